"""Who may know: observers, and sets of them as bits of one number."""

from __future__ import annotations

import functools

from larceny.engine.rule import rule

CHANCE = -1  # the seat of dice, deals and draws
EVERYONE = -1  # all bits set: every seat and the spectators
LAST_SEAT = 14  # of any game: there are bits for no more
SPECTATOR_BIT = LAST_SEAT + 1  # set in EVERYONE only, so a spectator sees just what is face up


@rule
def only(seat: int) -> int:
    """The set that holds one seat."""
    return 1 << seat


@rule
def holds(seats: int, seat: int) -> int:
    """1 if the set holds the seat, else 0."""
    return (seats >> seat) & 1


@rule
def lowest(seats: int) -> int:
    """The lowest seat of a set that is not empty."""
    seat = 0
    while not holds(seats, seat):
        seat += 1
    return seat


@functools.cache  # there are few sets, and views ask for them again and again
def members(seats: int, players: int) -> tuple[int, ...]:
    """The players that a set holds."""
    return tuple(seat for seat in range(players) if holds(seats, seat))


def observer_bit(observer: int | None) -> int:
    """The bit that an observer looks through: its seat's, or the spectators' for None."""
    return SPECTATOR_BIT if observer is None else observer


def seat_name(seat: int) -> str:
    """A seat as notation writes it: `p1`, `p2`, …, or `chance`."""
    return "chance" if seat == CHANCE else f"p{seat + 1}"
