"""The network of engine/practice.py as it is taught: in fractions, with what it expects of the game besides.

What it sees are few flags out of many, so it is written out as loops, which numba compiles.
"""

from __future__ import annotations

import math
from importlib import import_module
from typing import Any, NamedTuple

import numba
import numpy as np

from larceny.engine.desk import NEURONS
from larceny.engine.practice import FINE_BITS

Array = np.ndarray[Any, np.dtype[Any]]

CLIP, VALUE_WEIGHT, NORM = 0.2, 0.5, 0.5
NEVER = np.float32(-1e9)  # the logarithm of no odds at all
LARGEST = np.iinfo(np.int16).max


class Weights(NamedTuple):
    """All that is learnt, or how each of it should change."""

    of_the_table: Array  # a row for each flag; where the neurons begin goes before them
    of_an_action: Array
    expecting: Array  # what share of the win each neuron speaks for; the last is what is expected anyway


class Experience(NamedTuple):
    """Decisions of a learner: what it saw, might do and did, with what odds; how much better than expected it went."""

    tables: Array  # flags, as `Batch.flags` gives them
    actions: Array  # … for each action its number and its flags
    chosen: Array  # places among the actions
    odds: Array  # their logarithms
    gains: Array
    won: Array


class Network:
    """Rates actions, and says what share of the win it expects."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.moments = [[np.zeros_like(weight), np.zeros_like(weight)] for weight in weights]
        self.steps = 0

    @classmethod
    def new(cls, key: str, seed: int) -> Network:
        """One that knows nothing of a game."""
        described, rng = import_module(f"larceny.games.{key}.practice"), np.random.default_rng(seed)
        of_the_table = rng.normal(0, 0.2, (1 + described.TABLE_FLAGS, NEURONS))
        of_an_action = rng.normal(0, 0.05, (described.ACTION_FLAGS, NEURONS))
        parts = of_the_table, of_an_action, np.zeros(NEURONS + 1)
        return cls(Weights(*(part.astype(np.float32) for part in parts)))

    @classmethod
    def kept(cls, path: str) -> Network:
        """One as it was kept; what it expected was not."""
        with np.load(path) as kept:
            parts = [kept[name].astype(np.float32) / 2**FINE_BITS for name in Weights._fields[:2]]
        return cls(Weights(parts[0], parts[1], np.zeros(NEURONS + 1, np.float32)))

    def think(self, tables: Array, actions: Array) -> tuple[Array, Array]:
        """For each game the logarithms of the odds of its actions, and the share that is expected."""
        logits, values = np.empty(actions.shape[:2], np.float32), np.empty(len(tables), np.float32)
        think(tables, actions, self.weights, logits, values)
        return logits, values

    def learn(self, seen: Experience, rows: Array, rate: float, entropy: float, imitating: bool) -> None:
        """One step of Adam, for these decisions to be made more or less often."""
        slopes = Weights(*(np.zeros_like(weight) for weight in self.weights))
        descend(seen, rows, self.weights, slopes, imitating, entropy)
        norm = math.sqrt(sum(float((slope**2).sum()) for slope in slopes)) / len(rows)
        self.steps += 1
        rate *= math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, moment, slope in zip(self.weights, self.moments, slopes, strict=True):
            slope *= min(1.0, NORM / (norm + 1e-8)) / len(rows)
            moment[0] += 0.1 * (slope - moment[0])
            moment[1] += 0.001 * (slope**2 - moment[1])
            weight -= (rate * moment[0] / (np.sqrt(moment[1]) + 1e-8)).astype(np.float32)

    def whole(self) -> list[Array]:
        """The weights as the engine takes them: whole numbers, without what is expected."""
        parts = self.weights[:2]
        return [np.clip(np.round(part * 2**FINE_BITS), -LARGEST, LARGEST).astype(np.int16) for part in parts]

    def rounded(self) -> Network:
        """One that rates actions as the engine will."""
        of_the_table, of_an_action = (part.astype(np.float32) / 2**FINE_BITS for part in self.whole())
        return Network(Weights(of_the_table, of_an_action, self.weights.expecting))

    def save(self, path: str) -> None:
        """Into a file as it lies in a game's folder."""
        of_the_table, of_an_action = self.whole()
        np.savez_compressed(path, of_the_table=of_the_table, of_an_action=of_an_action)


# Forward


@numba.njit(cache=True, fastmath=True)
def think(tables: Array, actions: Array, weights: Weights, logits: Array, values: Array) -> None:
    """Fill in the logarithms of the odds, and what is expected."""
    neurons = np.empty(NEURONS, np.float32)
    for n in range(len(tables)):
        stir(tables[n], weights, neurons)
        respond(actions[n], weights, neurons, logits[n])
        values[n] = expectation(weights, neurons)


@numba.njit(cache=True, fastmath=True)
def stir(table: Array, weights: Weights, neurons: Array) -> None:
    """What the flags of a table add up to in each neuron."""
    neurons[:] = weights.of_the_table[0]
    for flag in table:
        if flag < 0:
            break
        row = weights.of_the_table[flag + 1]
        for k in range(NEURONS):
            neurons[k] += row[k]
    for k in range(NEURONS):
        neurons[k] = max(neurons[k], np.float32(0))


@numba.njit(cache=True, fastmath=True)
def respond(actions: Array, weights: Weights, neurons: Array, logits: Array) -> int:
    """The logarithms of the odds of each action; return how many there are."""
    count = 0
    for j in range(len(actions)):
        logits[j] = NEVER
        if actions[j, 0] >= 0:
            count += 1
            logits[j] = rating(actions[j], weights, neurons)
    best, total = logits[:count].max(), np.float32(0)
    for j in range(count):
        total += math.exp(logits[j] - best)
    logits[:count] -= best + np.float32(math.log(total))
    return count


@numba.njit(cache=True, fastmath=True)
def rating(action: Array, weights: Weights, neurons: Array) -> np.float32:
    """What the neurons make of an action's flags."""
    total = np.float32(0)
    for i in range(1, len(action)):
        if action[i] < 0:
            break
        row = weights.of_an_action[action[i]]
        for k in range(NEURONS):
            total += neurons[k] * row[k]
    return total


@numba.njit(cache=True, fastmath=True)
def expectation(weights: Weights, neurons: Array) -> np.float32:
    """The share of the win that is expected."""
    total: np.float32 = weights.expecting[NEURONS]
    for k in range(NEURONS):
        total += neurons[k] * weights.expecting[k]
    return total


# And back


@numba.njit(cache=True, fastmath=True)
def descend(seen: Experience, rows: Array, weights: Weights, slopes: Weights, imitating: bool, entropy: float) -> None:
    """Add up how much worse these decisions get with each weight."""
    neurons, pull = np.empty(NEURONS, np.float32), np.empty(NEURONS, np.float32)
    logits, push = np.empty(seen.actions.shape[1], np.float32), np.empty(seen.actions.shape[1], np.float32)
    for n in rows:
        stir(seen.tables[n], weights, neurons)
        count = respond(seen.actions[n], weights, neurons, logits)
        resist(seen, n, logits, count, imitating, entropy, push)
        error = np.float32(2 * VALUE_WEIGHT) * (expectation(weights, neurons) - seen.won[n])
        slopes.expecting[NEURONS] += error
        for k in range(NEURONS):
            slopes.expecting[k] += error * neurons[k]
            pull[k] = error * weights.expecting[k]
        for j in range(count):
            pass_to_action(seen.actions[n, j], push[j], weights, slopes, neurons, pull)
        pass_to_table(seen.tables[n], slopes, neurons, pull)


@numba.njit(cache=True, fastmath=True)
def resist(seen: Experience, n: int, logits: Array, count: int, imitating: bool, entropy: float, push: Array) -> None:
    """How much worse a decision gets with each logit: by proximal policy optimisation, or where it copies a teacher."""
    chosen, gain = seen.chosen[n], np.float32(1)
    if not imitating:
        ratio = math.exp(logits[chosen] - seen.odds[n])
        inside = ratio < 1 + CLIP if seen.gains[n] > 0 else ratio > 1 - CLIP
        gain = np.float32(seen.gains[n] * ratio if inside else 0)
    spread = np.float32(0)
    for j in range(count):
        spread -= math.exp(logits[j]) * logits[j]
    for j in range(count):
        push[j] = math.exp(logits[j]) * (gain + entropy * (logits[j] + spread))
    push[chosen] -= gain


@numba.njit(cache=True, fastmath=True)
def pass_to_action(action: Array, push: float, weights: Weights, slopes: Weights, neurons: Array, pull: Array) -> None:
    """What an action's flags are to blame for, and through them the neurons."""
    for i in range(1, len(action)):
        if action[i] < 0:
            break
        row, slope = weights.of_an_action[action[i]], slopes.of_an_action[action[i]]
        for k in range(NEURONS):
            slope[k] += push * neurons[k]
            pull[k] += push * row[k]


@numba.njit(cache=True, fastmath=True)
def pass_to_table(table: Array, slopes: Weights, neurons: Array, pull: Array) -> None:
    """What the table's flags are to blame for: those of neurons that were stirred."""
    for k in range(NEURONS):
        if neurons[k] <= 0:
            pull[k] = 0
        slopes.of_the_table[0, k] += pull[k]
    for flag in table:
        if flag < 0:
            break
        slope = slopes.of_the_table[flag + 1]
        for k in range(NEURONS):
            slope[k] += pull[k]
