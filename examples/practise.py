"""Practise a game: train the small network with which masters play on in their minds (engine/practice.py).

    python -m examples.practise schattendieb --minutes 15

It learns by proximal policy optimisation in one seat against players who go by the rule of thumb, at some tables rather
blindly, and is told how blindly: so it learns what to do against whom. It first imitates the rule of thumb; with
`--start` it goes on from what it has learnt. The result goes into the game's folder unless `--save` says otherwise.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence

import numpy as np

import larceny
from examples.ppo import EPOCHS, MINIBATCH, STRAGGLERS, interval, thumb
from examples.practice_network import Array, Experience, Network
from larceny.engine.batch import UNUSED
from larceny.engine.desk import THOUSANDTHS
from larceny.engine.search import BLIND

FADE = 0.95  # what comes later tells less of a decision
IMITATING = 8  # rounds
SURE, GOING_ON = 2e-3, 1e-3  # how fast it learns at first: from nothing, or from what it has learnt
USUAL_PLAYERS = 4  # in every other round
ERRING, BLINDLY = 0.5, 0.25  # shares of tables at which the others err as people do, and choose blindly; else between
UNERRING = 0.6  # … and of those where they err, where they do not, which the learner is not told


def how_blind(games: int, rng: np.random.Generator) -> Array:
    """How many of a thousand choices the others at each table are said to make blindly."""
    lot, between = rng.random(games), rng.integers(0, THOUSANDTHS, games)
    return np.where(lot < ERRING, BLIND, np.where(lot < ERRING + BLINDLY, THOUSANDTHS, between))


def blindly(masks: Array, rng: np.random.Generator) -> Array:
    """Any of the legal actions."""
    chosen: Array = (masks * (1 + rng.random(masks.shape, np.float32))).argmax(axis=1)
    return chosen


# Playing


def play(game: larceny.Game, network: Network, said: Array, seed: int, teacher: bool = False) -> Experience:
    """Play a game for each rate of blindness that is said of the others, and keep the learner's decisions.

    It has one seat, another in the next game. As a teacher the rule of thumb decides in its place.
    """
    games, rng = len(said), np.random.default_rng(seed)
    batch, own, going = larceny.Batch(game, games, seed), np.arange(games) % game.players, np.ones(games, bool)
    rate = np.where((said == BLIND) & (rng.random(games) < UNERRING), 0, said) / THOUSANDTHS
    shares, decided = np.zeros(games, np.float32), []
    while going.mean() > STRAGGLERS:
        actions = thumb(batch.ratings(), rng)
        actions = np.where((batch.movers != own) & (rng.random(games) < rate), blindly(batch.masks, rng), actions)
        rows = np.flatnonzero(going & (batch.movers == own) & (batch.masks.sum(axis=1) > 1))
        if len(rows):
            tables, listed = batch.flags(rows, said[rows])
            odds, shares[rows] = network.think(tables, listed)
            chosen = (odds + rng.gumbel(size=odds.shape)).argmax(axis=1)
            if teacher:
                chosen = (listed[:, :, 0] == actions[rows, None]).argmax(axis=1)
            one = np.arange(len(rows))
            actions[rows] = listed[one, chosen, 0]
            decided.append((rows, shares[rows], tables, listed, chosen, odds[one, chosen]))
        batch.step(actions)
        ended = going & batch.dones
        shares[ended] = batch.rewards[ended, own[ended]]
        going &= ~ended
    return experience(decided, shares)


def experience(decided: Sequence[tuple[Array, ...]], shares: Array) -> Experience:
    """What was decided at each step, one after the other, and what came of it."""
    rows, values, tables, listed, chosen, odds = (list(column) for column in zip(*decided, strict=True))
    most = max(one.shape[1] for one in listed)
    listed = [np.pad(one, ((0, 0), (0, most - one.shape[1]), (0, 0)), constant_values=UNUSED) for one in listed]
    later, surprise, gains = shares.copy(), np.zeros_like(shares), []
    for where, value in zip(reversed(rows), reversed(values), strict=True):
        surprise[where] = later[where] - value + FADE * surprise[where]
        later[where] = value
        gains.append(surprise[where])
    gain = np.concatenate(gains[::-1])
    gain = ((gain - gain.mean()) / (gain.std() + 1e-6)).astype(np.float32)
    seen, might, did, how = (np.concatenate(column) for column in (tables, listed, chosen, odds))
    return Experience(seen, might, did, how, gain, np.concatenate([shares[where] for where in rows]))


def won(game: larceny.Game, network: Network, blind: int, deals: int, seed: int) -> Array:
    """What it wins from players who go by the rule of thumb, or all blindly: a row for each deal, from every seat."""
    shares, rng = np.zeros((deals, game.players), np.float32), np.random.default_rng(seed)
    for seat in range(game.players):
        batch, going = larceny.Batch(game, deals, seed), np.ones(deals, bool)
        while going.any():
            actions = blindly(batch.masks, rng) if blind == THOUSANDTHS else thumb(batch.ratings(), rng)
            rows = np.flatnonzero(going & (batch.movers == seat))
            if len(rows):
                tables, listed = batch.flags(rows, np.full(len(rows), blind))
                actions[rows] = listed[np.arange(len(rows)), network.think(tables, listed)[0].argmax(axis=1), 0]
            batch.step(actions)
            ended = going & batch.dones
            shares[ended, seat] = batch.rewards[ended, seat]
            going &= ~ended
    return shares


# Learning


def improve(network: Network, seen: Experience, rate: float, entropy: float, rng: np.random.Generator) -> None:
    """Do more often what went better than was expected; without entropy, what was done."""
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(len(seen.won)), max(1, len(seen.won) // MINIBATCH)):
            network.learn(seen, rows, rate, entropy, imitating=entropy == 0)


def tables(key: str) -> Iterator[larceny.Game]:
    """Those at which it practises in turn: of four players every other time, of all numbers above two."""
    numbers = [players for players in larceny.load(key).ruleset.card.players if players > 2]
    games = {players: larceny.load(key, players=players) for players in numbers}
    while True:
        for game in games.values():
            yield games[USUAL_PLAYERS]
            yield game


def main(
    key: str, minutes: float, save: str, start: str = "", games: int = 4096, deals: int = 500, seed: int = 0
) -> None:
    """Practise for so long, and keep what was learnt."""
    network, rng = Network.kept(start) if start else Network.new(key, seed), np.random.default_rng(seed)
    fastest, began, over = GOING_ON if start else SURE, time.monotonic(), 0.0
    for number, game in enumerate(tables(key)):
        imitating = number < IMITATING  # itself, if it goes on: so it learns what to expect
        said = how_blind(games, rng)
        seen = play(game, network, said, int(rng.integers(2**60)), teacher=imitating and not start)
        improve(network, seen, fastest * max(1 - over, 0.05), 0.0 if imitating else 0.01 * max(1 - over, 0.1), rng)
        over = (time.monotonic() - began) / 60 / minutes
        if over >= 1:
            break
        if number % 20 == IMITATING:
            print(f"{(number + 1) * games} games: {told(key, network, deals, seed=1)}", flush=True)
    network.save(save)
    print(f"as it is kept: {told(key, network.rounded(), 4 * deals, seed=2)}")


def told(key: str, network: Network, deals: int, seed: int) -> str:
    """What it wins at a table of four, in words."""
    game, words = larceny.load(key, players=USUAL_PLAYERS), []
    for name, blind in (("the rule of thumb", BLIND), ("random", THOUSANDTHS)):
        share, error = interval(won(game, network, blind, deals, seed))
        words.append(f"{share:.1%} ± {100 * error:.1f} against {name}")
    return ", ".join(words)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", default="", help="a file that was kept")
    parser.add_argument("--save", help="a file; usually the game's own")
    arguments = parser.parse_args()
    own = larceny.load(arguments.game).ruleset.folder / "practice.npz"
    main(arguments.game, arguments.minutes, arguments.save or str(own), arguments.start, seed=arguments.seed)
