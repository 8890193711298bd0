"""Proximal policy optimisation in plain numpy, on larceny.batch: what the scripts that learn have in common.

It knows no game. A player of a game is a network with its own way to look at an observation; the others at its table
are copies of itself, or play by the game's rule of thumb.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import larceny
from larceny.arena.intervals import of_shares

Array = np.ndarray[Any, np.dtype[Any]]
Where = tuple[Array, Array]  # in which games, and for which places at their tables

CLIP, VALUE_WEIGHT, NORM = 0.2, 0.5, 0.5
MINIBATCH, EPOCHS = 4096, 3
STRAGGLERS = 0.03  # the longest games are broken off, and count as what was expected of them
ILLEGAL = np.float32(-1e9)  # added to the logit of what may not be done


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
            if layer is not layers[0]:
                slope = (slope @ weight.T) * (layer > 0)
        norm = math.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        self.steps += 1
        rate *= math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, moment, gradient in zip(self.weights, self.moments, gradients, strict=True):
            gradient *= min(1.0, NORM / (norm + 1e-8))
            moment[0] += 0.1 * (gradient - moment[0])
            moment[1] += 0.001 * (gradient**2 - moment[1])
            weight -= rate * moment[0] / (np.sqrt(moment[1]) + 1e-8)


def log_softmax(logits: Array) -> Array:
    """The logarithms of the odds."""
    shifted = logits - logits.max(axis=1, keepdims=True)
    odds: Array = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    return odds


# Playing


def places_of(game: larceny.Game) -> list[list[int]]:
    """Who wins together: the teams, or each seat by itself."""
    return game.start(seed=0).teams() or [[seat] for seat in range(game.players)]


def relative_actions(game: larceny.Game) -> Array:
    """For each seat the action numbers in an order that is the same for all, if they count seats from their own."""
    number, names = game.ruleset.action_numbers, [f"p{seat + 1}" for seat in range(game.players)]

    def turned(text: str, seat: int) -> int:
        words = [names[(names.index(word) + seat) % len(names)] if word in names else word for word in text.split(" ")]
        return number[" ".join(words)]

    return np.array([[turned(text, seat) for text in game.ruleset.actions] for seat in range(game.players)])


@dataclass
class Player:
    """A network with the game that it plays; actions are counted from the seat that is to act."""

    game: larceny.Game
    network: Network
    features: Callable[[Array, Array], Array]  # observations and movers as the network's inputs
    relative: Array  # as relative_actions gives it
    trust: float = 0.0  # what a point of the rule of thumb adds to a logit

    def odds(self, seen: Array, ratings: Array, movers: Array) -> tuple[Array, Array, Array, Array]:
        """Features, what is added to the logits, logarithms of the odds, expected shares."""
        inputs = self.features(seen, movers)
        rated = np.take_along_axis(ratings, self.relative[movers], axis=1)
        legal = np.isfinite(rated)
        prior = np.where(legal, np.float32(self.trust) * np.where(legal, rated, 0), ILLEGAL)
        logits, values, _ = self.network.forward(inputs)
        return inputs, prior, log_softmax(logits + prior), values

    def choose(self, seen: Array, ratings: Array, movers: Array, rng: np.random.Generator | None = None) -> Array:
        """The action of each mover that has the best odds; with a generator one of them, by its odds."""
        odds = self.odds(seen, ratings, movers)[2]
        place = (odds if rng is None else odds + rng.gumbel(size=odds.shape)).argmax(axis=1)
        chosen: Array = self.relative[movers, place]
        return chosen


def thumb(ratings: Array, rng: np.random.Generator) -> Array:
    """What the rule of thumb does, ties by lot, as `greedy` plays where nothing need be remembered."""
    best: Array = (ratings + 1e-4 * rng.random(ratings.shape, np.float32)).argmax(axis=1)
    return best


@dataclass
class Experience:
    """Decisions of a learner: what it saw, might do and did, with what odds; how much better than expected it went."""

    inputs: Array
    prior: Array
    chosen: Array
    odds: Array
    gains: Array
    won: Array


def play(
    player: Player,
    games: int,
    seed: int,
    places: Sequence[int] | None = None,
    fade: float = 1.0,
    teacher: bool = False,
) -> Experience:
    """Play so many games and keep the learner's decisions, but for those that left no choice.

    It has all seats; or one of some places, which change from game to game, and the rule of thumb has the others. As a
    teacher the rule of thumb decides in the learner's place. What comes later tells less of a decision: by `fade` for
    each decision that lies between.
    """
    batch, rng, teams = larceny.Batch(player.game, games, seed), np.random.default_rng(seed), places_of(player.game)
    place_of = np.array([[seat in team for team in teams].index(True) for seat in range(player.game.players)])
    own = None if places is None else np.array(places)[np.arange(games) % len(places)]
    going, shares = np.ones(games, bool), np.zeros((games, len(teams)), np.float32)
    expected: list[tuple[Where, Array]] = []
    decided: list[tuple[Array, ...]] = []
    while going.mean() > STRAGGLERS:
        ratings = batch.ratings()
        actions = thumb(ratings, rng)
        choosing = going & (np.isfinite(ratings).sum(axis=1) > 1)
        rows = np.flatnonzero(choosing if own is None else choosing & (place_of[batch.movers] == own))
        if len(rows):
            movers = batch.movers[rows]
            inputs, prior, odds, values = player.odds(batch.observations[rows], ratings[rows], movers)
            noise = rng.gumbel(size=odds.shape)
            chosen = (player.relative[movers] == actions[rows, None] if teacher else odds + noise).argmax(axis=1)
            actions[rows] = player.relative[movers, chosen]
            where = rows, place_of[movers]
            shares[where] = values
            expected.append((where, values))
            decided.append((inputs, prior, chosen, odds[np.arange(len(rows)), chosen]))
        batch.step(actions)
        ended = going & batch.dones
        shares[ended] = np.stack([batch.rewards[ended][:, team].sum(axis=1) for team in teams], axis=1)
        going &= ~ended
    inputs, prior, chosen, likely = (np.concatenate(column) for column in zip(*decided, strict=True))
    won = np.concatenate([shares[where] for where, _ in expected])
    return Experience(inputs, prior, chosen, likely, _gains(expected, shares, fade), won)


def _gains(expected: Sequence[tuple[Where, Array]], shares: Array, fade: float) -> Array:
    """How much better than expected it went after each decision (generalised advantages), from the last one back."""
    later, surprise, found = shares.copy(), np.zeros_like(shares), []
    for where, values in reversed(expected):
        surprise[where] = later[where] - values + fade * surprise[where]
        later[where] = values
        found.append(surprise[where])
    return np.concatenate(found[::-1])


# Learning


def improve(network: Network, seen: Experience, rate: float, entropy: float, rng: np.random.Generator) -> None:
    """Do more often what went better than was expected, a little at a time."""
    gains = (seen.gains - seen.gains.mean()) / (seen.gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(len(gains)), max(1, len(gains) // MINIBATCH)):
            logits, values, layers = network.forward(seen.inputs[rows])
            odds, one = log_softmax(logits + seen.prior[rows]), np.arange(len(rows))
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


def train(
    player: Player,
    minutes: float,
    rounds: int,
    games: int,
    rng: np.random.Generator,
    places: Sequence[int] | None = None,
    fade: float = 1.0,
) -> Iterator[tuple[int, float]]:
    """Play and learn until the time or the rounds are over; after each round the games so far and how much is over."""
    began, number, over = time.monotonic(), 0, 0.0
    while over < 1 and minutes > 0:
        seen = play(player, games, 1_000_000 + number, places, fade)
        improve(player.network, seen, 1e-3 * max(1 - over, 0.1), 0.01 * max(1 - over, 0.1), rng)
        number += 1
        over = min(1.0, max(number / rounds, (time.monotonic() - began) / 60 / minutes))
        yield number * games, over


# Trying it


def won_in_batches(player: Player, deals: int, seed: int, places: Sequence[int], by_thumb: bool = False) -> Array:
    """What the learner wins among players by the rule of thumb: a row for each deal, which it plays in all places.

    Or what the rule of thumb itself wins in those places.
    """
    teams, rng = places_of(player.game), np.random.default_rng(seed)
    won = np.zeros((deals, len(places)), np.float32)
    for column, place in enumerate(places):
        batch, going = larceny.Batch(player.game, deals, seed), np.ones(deals, bool)
        while going.any():
            ratings = batch.ratings()
            actions = thumb(ratings, rng)
            rows = np.flatnonzero(going & np.isin(batch.movers, teams[place]))
            if len(rows) and not by_thumb:
                actions[rows] = player.choose(batch.observations[rows], ratings[rows], batch.movers[rows])
            batch.step(actions)
            ended = going & batch.dones
            won[ended, column] = batch.rewards[ended][:, teams[place]].sum(axis=1)
            going &= ~ended
    return won


def interval(won: Array) -> tuple[float, float]:
    """The mean share over deals, and how far the true one may lie from it: 95 %, and with care where deals are few."""
    share = of_shares(won.mean(axis=1))
    return share.mean, (share.high - share.low) / 2
