"""The dice: a small generator whose numbers are the same on every machine, compiled or not.

sfc32 kept in four words below 2**32, with sums and shifts below 2**53, so plain Python integers and compiled
64-bit ones agree.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from larceny.engine.record import Row
from larceny.engine.rule import rule

WORDS = 4  # what a generator needs
LOW32 = 0xFFFFFFFF
LARGEST_SEED = 2**63 - 1


@rule
def next_word(dice: Row) -> int:
    """The next 32 random bits."""
    a, b, c, counter = dice[0], dice[1], dice[2], dice[3]
    word = (a + b + counter) & LOW32
    dice[0] = b ^ (b >> 9)
    dice[1] = (c + (c << 3)) & LOW32
    dice[2] = ((((c << 21) | (c >> 11)) & LOW32) + word) & LOW32
    dice[3] = (counter + 1) & LOW32
    return word


@rule
def below(dice: Row, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly equally likely (Lemire's method, with rejection)."""
    product = next_word(dice) * bound
    if (product & LOW32) < bound:
        unfair = (LOW32 + 1 - bound) % bound
        while (product & LOW32) < unfair:
            product = next_word(dice) * bound
    return product >> 32


@rule
def seed_dice(dice: Row, seed: int, stream: int) -> None:
    """Set the generator for one game: `stream` tells the games of one seed apart."""
    dice[0] = seed & LOW32
    dice[1] = (seed >> 32) & LOW32
    dice[2] = (0x9E3779B9 + stream) & LOW32
    dice[3] = 1 + ((stream >> 32) & LOW32)
    for _ in range(15):
        next_word(dice)


@rule
def weighted(dice: Row, weights: Row, count: int) -> int:
    """Which of `count` things, each as likely as its integer weight says."""
    total = 0
    for i in range(count):
        total += weights[i]
    left = below(dice, total)
    for i in range(count):
        left -= weights[i]
        if left < 0:
            return i
    return count - 1


def dice_for(seed: int, stream: int = 0) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A seeded generator of its own."""
    dice = np.zeros(WORDS, np.int64)
    seed_dice(memoryview(dice), seed, stream)  # type: ignore[arg-type]  # an ndarray is a buffer
    return dice
