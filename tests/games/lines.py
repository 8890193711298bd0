"""Matches played by lines as a transcript has them: `p1 stash 3`, `chance draw 2`."""

from __future__ import annotations

import larceny


def seat_of(name: str) -> int | None:
    """A seat's number: `p1` is 0, chance is CHANCE, a spectator None."""
    if name == "spectator":
        return None
    return larceny.CHANCE if name == "chance" else int(name[1:]) - 1


def player(name: str) -> int:
    """A player's number."""
    seat = seat_of(name)
    assert seat is not None
    return seat


def moves(match: larceny.Match, *lines: str) -> larceny.Match:
    """Play lines of a transcript, without their numbers."""
    for line in lines:
        seat, _, text = line.partition(" ")
        match.play(player(seat), text)
    return match


def lines(match: larceny.Match) -> list[str]:
    """The lines of a match's transcript, without their numbers."""
    told = match.transcript().partition("\n\n")[2].splitlines()
    return [line.partition(" ")[2] for line in told if not line.startswith("result")]
