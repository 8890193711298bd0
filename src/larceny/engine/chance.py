"""The dice: a small generator whose numbers are the same on every machine, compiled or not.

sfc32 kept in four words below 2**32, with sums and shifts below 2**53, so plain Python integers and compiled
64-bit ones agree.
"""

from __future__ import annotations

from larceny.engine.desk import Desk
from larceny.engine.rule import hot_rule, rule

LOW32 = 0xFFFFFFFF
LARGEST_SEED = 2**63 - 1


@hot_rule
def next_word(desk: Desk) -> int:
    """The next 32 random bits."""
    a, b, c, counter = desk.dice[0], desk.dice[1], desk.dice[2], desk.dice[3]
    word = (a + b + counter) & LOW32
    desk.dice[0] = b ^ (b >> 9)
    desk.dice[1] = (c + (c << 3)) & LOW32
    desk.dice[2] = ((((c << 21) | (c >> 11)) & LOW32) + word) & LOW32
    desk.dice[3] = (counter + 1) & LOW32
    return word


@hot_rule
def below(desk: Desk, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly equally likely (Lemire's method, with rejection)."""
    product = next_word(desk) * bound
    if (product & LOW32) < bound:
        unfair = (LOW32 + 1 - bound) % bound
        while (product & LOW32) < unfair:
            product = next_word(desk) * bound
    return product >> 32


@rule
def seed_dice(desk: Desk, seed: int, stream: int) -> None:
    """Set the generator for one game: `stream` tells the games of one seed apart."""
    desk.dice[0] = seed & LOW32
    desk.dice[1] = (seed >> 32) & LOW32
    desk.dice[2] = (0x9E3779B9 + stream) & LOW32
    desk.dice[3] = 1 + ((stream >> 32) & LOW32)
    for _ in range(15):
        next_word(desk)


@rule
def draw_outcome(desk: Desk) -> int:
    """One of the outcomes listed on the desk, each as likely as its integer weight says."""
    left = below(desk, desk.total)
    i = 0
    while left >= desk.weights[i]:
        left -= desk.weights[i]
        i += 1
    return desk.outcomes[i]
