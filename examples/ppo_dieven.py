"""A network that learns Dieven! by playing against itself (PPO, numpy only), and is then tried against `greedy`.

    python -m examples.ppo_dieven --minutes 15 --save dieven.npz

It first imitates the rule of thumb for a few rounds: from nothing it would need hours. Then it plays all seats.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import larceny

Array = np.ndarray[Any, np.dtype[Any]]
Chooser = Callable[[larceny.Batch], Array]  # gives an action for each game of a batch

PLAYERS = 4
KINDS, MONEY, LOOT, PHASES = 13, 6, 26, 9  # kinds of cards, those of money, cards of money, phases of a turn
SWAPPING = (5, 6, 7)  # phases in which a card is taken, picked or put
HIDDEN, UNSEEN = -128, MONEY  # a card that the mover has not seen, in observations and among the features
EVERYONE = -1  # has seen it: it lies face up
CLIP, VALUE_WEIGHT, NORM = 0.2, 0.5, 0.5
MINIBATCH, EPOCHS = 4096, 3


# What the network sees and does: everything as counted from the seat that is to act


def features(game: larceny.Game, seen: Array, movers: Array) -> Array:
    """Observations as numbers of about 1: own hand, what lies before whom, and what is on the table."""
    fields, rows, n = game.ruleset.State.FIELDS, np.arange(len(seen)), len(seen)

    def field(name: str) -> Array:
        return seen[:, fields[name].start : fields[name].stop].reshape(n, *fields[name].shape)

    def one_hot(values: Array, size: int) -> Array:
        found: Array = (values[:, None] == np.arange(size)).astype(np.float32)
        return found

    me = movers[:, None]
    seats = (me + np.arange(PLAYERS)) % PLAYERS
    lies = np.arange(LOOT) < field("loot_count")[:, None]
    card = np.where(field("loot") == HIDDEN, UNSEEN, field("loot"))
    place = (
        (field("loot_owner") - me) % PLAYERS * 2 * (MONEY + 1) + (field("loot_seen") == EVERYONE) * (MONEY + 1) + card
    )
    width = PLAYERS * 2 * (MONEY + 1)
    loot = np.bincount((rows[:, None] * width + place)[lies], minlength=n * width).reshape(n, width)
    swapping = np.isin(field("phase"), SWAPPING)
    parts = [
        field("hand")[rows, movers],
        one_hot(field("drawn")[rows, movers], KINDS),
        one_hot(field("phase"), PHASES),
        one_hot(np.where(swapping, (field("swap_with") - movers) % PLAYERS, -1), PLAYERS),
        loot,
        field("hand_count")[rows[:, None], seats] / 4,
        field("discard") / 4,
        field("police"),
        np.stack([field("getaway_cars") / 4, field("pile_count") / 20, field("doubles")], axis=1),
    ]
    return np.concatenate([part.astype(np.float32) for part in parts], axis=1)


def relative_actions(game: larceny.Game) -> Array:
    """For each seat the action numbers in an order that is the same for all, if they count seats from their own."""
    number = game.ruleset.action_numbers

    def turned(text: str, seat: int) -> int:
        words = [f"p{(int(w[1:]) - 1 + seat) % PLAYERS + 1}" if w in NAMES else w for w in text.split(" ")]
        return number[" ".join(words)]

    return np.array([[turned(text, seat) for text in game.ruleset.actions] for seat in range(PLAYERS)])


NAMES = tuple(f"p{seat + 1}" for seat in range(PLAYERS))


# The network


class Network:
    """Two hidden layers; for each action a logit, and the share of the win that is expected."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        rng, sizes = np.random.default_rng(seed), (inputs, hidden, hidden, actions + 1)
        scales = (math.sqrt(2 / inputs), math.sqrt(2 / hidden), 0.01)
        self.weights: list[Array] = []
        for fan_in, fan_out, scale in zip(sizes, sizes[1:], scales, strict=False):
            self.weights += [rng.normal(0, scale, (fan_in, fan_out)).astype(np.float32), np.zeros(fan_out, np.float32)]
        self.moments = [[np.zeros_like(weight), np.zeros_like(weight)] for weight in self.weights]
        self.steps = 0

    def forward(self, inputs: Array) -> tuple[Array, Array, list[Array]]:
        """Logits, expected shares, and what the way back needs."""
        one, at_one, two, at_two, three, at_three = self.weights
        first = np.maximum(inputs @ one + at_one, 0)
        second = np.maximum(first @ two + at_two, 0)
        out = second @ three + at_three
        return out[:, :-1], out[:, -1], [inputs, first, second]

    def learn(self, layers: list[Array], d_logits: Array, d_values: Array, rate: float) -> None:
        """One step of Adam down a gradient of the outputs."""
        slope = np.concatenate([d_logits, d_values[:, None]], axis=1)
        gradients: list[Array] = []
        for layer, weight in zip(reversed(layers), reversed(self.weights[::2]), strict=True):
            gradients = [layer.T @ slope, slope.sum(axis=0), *gradients]
            slope = (slope @ weight.T) * (layer > 0)
        norm = math.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        self.steps += 1
        rate *= math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, moment, gradient in zip(self.weights, self.moments, gradients, strict=True):
            gradient *= min(1.0, NORM / (norm + 1e-8))
            moment[0] += 0.1 * (gradient - moment[0])
            moment[1] += 0.001 * (gradient**2 - moment[1])
            weight -= rate * moment[0] / (np.sqrt(moment[1]) + 1e-8)


def log_softmax(logits: Array, masks: Array) -> Array:
    """The logarithms of the odds, legal actions only."""
    legal = np.where(masks != 0, logits, np.float32(-1e9))
    legal = legal - legal.max(axis=1, keepdims=True)
    odds: Array = legal - np.log(np.exp(legal).sum(axis=1, keepdims=True))
    return odds


# Playing


@dataclass
class Player:
    """A network with the game that it plays."""

    game: larceny.Game
    network: Network
    relative: Array

    def odds(self, seen: Array, masks: Array, movers: Array) -> tuple[Array, Array, Array, Array]:
        """Features, legal actions, logarithms of the odds, expected shares; actions as counted from the mover."""
        inputs = features(self.game, seen, movers)
        legal = np.take_along_axis(masks, self.relative[movers], axis=1)
        logits, values, _ = self.network.forward(inputs)
        return inputs, legal, log_softmax(logits, legal), values

    def best(self, seen: Array, masks: Array, movers: Array) -> Array:
        """The action of each mover that has the best odds."""
        place = self.odds(seen, masks, movers)[2].argmax(axis=1)
        chosen: Array = self.relative[movers, place]
        return chosen


def new_player(seed: int = 0) -> Player:
    """A player who knows nothing yet."""
    batch = larceny.batch("dieven", n=1, players=PLAYERS)
    inputs = features(batch.game, batch.observations, batch.movers).shape[1]
    return Player(batch.game, Network(inputs, batch.game.num_actions, seed=seed), relative_actions(batch.game))


def thumb(rng: np.random.Generator) -> Chooser:
    """The rule of thumb, ties by lot, as `greedy` plays."""

    def choose(batch: larceny.Batch) -> Array:
        ratings = batch.ratings()
        best: Array = (ratings + 1e-4 * rng.random(ratings.shape, np.float32)).argmax(axis=1)
        return best

    return choose


@dataclass
class Experience:
    """Decisions of a learner: what it saw, might do and did, with what odds, and what it won in the end."""

    inputs: Array
    legal: Array
    chosen: Array
    odds: Array
    values: Array
    won: Array


def play(
    player: Player, games: int, seed: int, rivals: Chooser | None = None, teacher: Chooser | None = None
) -> Experience:
    """Play so many games to their end and keep the learner's decisions.

    It has all seats; with rivals only one, another one in each game. A teacher decides in its place.
    """
    batch = larceny.batch("dieven", n=games, players=PLAYERS, seed=seed)
    rng, own = np.random.default_rng(seed), np.arange(games) % PLAYERS
    going, kept, won = np.ones(games, bool), [], np.zeros((games, PLAYERS), np.float32)
    while going.any():
        actions = batch.masks.argmax(axis=1) if rivals is None else rivals(batch)
        rows = np.flatnonzero(going & ((batch.movers == own) | (rivals is None)))
        if len(rows):
            movers = batch.movers[rows]
            inputs, legal, odds, values = player.odds(batch.observations[rows], batch.masks[rows], movers)
            if teacher is None:
                chosen = (odds + rng.gumbel(size=odds.shape)).argmax(axis=1)
            else:
                chosen = (player.relative[movers] == teacher(batch)[rows, None]).argmax(axis=1)
            actions[rows] = player.relative[movers, chosen]
            kept.append((rows, movers.copy(), inputs, legal, chosen, odds[np.arange(len(rows)), chosen], values))
        batch.step(actions)
        ended = going & batch.dones
        won[ended] = batch.rewards[ended]
        going &= ~ended
    columns = [np.concatenate(column) for column in zip(*kept, strict=True)]
    rows, movers, inputs, legal, decided, likely, expected = columns
    return Experience(inputs, legal, decided, likely, expected, won[rows, movers])


# Learning


def imitate(network: Network, seen: Experience, rate: float, rng: np.random.Generator) -> float:
    """Come nearer to what a teacher did; how often the network would do the same."""
    same = 0
    for rows in np.array_split(rng.permutation(len(seen.won)), max(1, len(seen.won) // MINIBATCH)):
        logits, values, layers = network.forward(seen.inputs[rows])
        odds = log_softmax(logits, seen.legal[rows])
        d_logits = np.exp(odds)
        d_logits[np.arange(len(rows)), seen.chosen[rows]] -= 1
        d_values = 2 * VALUE_WEIGHT * (values - seen.won[rows])
        same += int((odds.argmax(axis=1) == seen.chosen[rows]).sum())
        network.learn(layers, d_logits / len(rows), d_values / len(rows), rate)
    return same / len(seen.won)


def improve(network: Network, seen: Experience, rate: float, entropy: float, rng: np.random.Generator) -> None:
    """Proximal policy optimisation: do more often what won more than was expected."""
    gains = seen.won - seen.values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(len(gains)), max(1, len(gains) // MINIBATCH)):
            logits, values, layers = network.forward(seen.inputs[rows])
            odds, one = log_softmax(logits, seen.legal[rows]), np.arange(len(rows))
            ratio = np.exp(odds[one, seen.chosen[rows]] - seen.odds[rows])
            gain = gains[rows]
            inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            share = np.exp(odds)
            spread = -(share * np.maximum(odds, -50)).sum(axis=1, keepdims=True)
            d_logits = share * (inside * gain * ratio)[:, None]
            d_logits[one, seen.chosen[rows]] -= inside * gain * ratio
            d_logits += entropy * share * (np.maximum(odds, -50) + spread)
            d_values = 2 * VALUE_WEIGHT * (values - seen.won[rows])
            network.learn(layers, d_logits / len(rows), d_values / len(rows), rate)


def share_won(player: Player, rivals: Chooser, deals: int, seed: int) -> tuple[float, float]:
    """What the learner wins at a table of rivals, over deals that it plays once in every seat; 95 % either side."""
    won = np.zeros((deals, PLAYERS), np.float32)
    for seat in range(PLAYERS):
        batch, going = larceny.batch("dieven", n=deals, players=PLAYERS, seed=seed), np.ones(deals, bool)
        while going.any():
            actions = rivals(batch)
            rows = np.flatnonzero(going & (batch.movers == seat))
            if len(rows):
                actions[rows] = player.best(batch.observations[rows], batch.masks[rows], batch.movers[rows])
            batch.step(actions)
            ended = going & batch.dones
            won[ended, seat] = batch.rewards[ended, seat]
            going &= ~ended
    mean = won.mean(axis=1)
    return float(mean.mean()), 1.96 * float(mean.std(ddof=1)) / math.sqrt(deals)


def warm_start(player: Player, rounds: int, games: int, rng: np.random.Generator) -> None:
    """Let the network imitate the rule of thumb."""
    for number in range(rounds):
        seen = play(player, games, seed=number, teacher=thumb(rng))
        same = max(imitate(player.network, seen, 1e-3, rng) for _ in range(EPOCHS))
    print(f"imitates the rule of thumb in {100 * same:.0f} % of its decisions", flush=True)


def train(
    player: Player, minutes: float, rounds: int, games: int, rng: np.random.Generator, rivals: Chooser | None = None
) -> int:
    """Play and learn until the time or the rounds are over; how many games were played."""
    began, number = time.monotonic(), 0
    while number < rounds and (spent := (time.monotonic() - began) / 60) < minutes:
        left = 1 - max(number / rounds, spent / minutes)
        seen = play(player, games, seed=1_000_000 + number, rivals=rivals)
        improve(player.network, seen, 1e-3 * max(left, 0.1), 0.01 * max(left, 0.1), rng)
        number += 1
        if number % 20 == 0:
            share, reach = share_won(player, thumb(rng), 250, seed=1)
            print(f"{number * games} games: {100 * share:.1f} % ± {100 * reach:.1f} against greedy", flush=True)
    return number * games


def main(minutes: float = 13.0, rounds: int = 100_000, games: int = 2048, deals: int = 1000, save: str = "") -> None:
    """Learn, then play every deal in every seat against three greedy bots."""
    player, rng = new_player(), np.random.default_rng(0)
    warm_start(player, min(rounds, 10), games, rng)
    played = train(player, minutes, rounds, games, rng)
    share, reach = share_won(player, thumb(rng), deals, seed=2)
    print(f"after {played} games: wins {100 * share:.1f} % ± {100 * reach:.1f} of {PLAYERS * deals} against greedy")
    if save:
        np.savez(save, *player.network.weights)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=13.0)
    parser.add_argument("--save", default="")
    arguments = parser.parse_args()
    main(minutes=arguments.minutes, save=arguments.save)
