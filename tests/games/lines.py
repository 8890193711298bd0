"""Matches played by lines as a transcript has them: `p1 stash 3`, `chance draw 2`."""

from __future__ import annotations

from typing import Any

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


def all_that(observer: str | int | None, match: larceny.Match) -> dict[str, Any]:
    """Everything that a match tells an observer, who is named or numbered."""
    seat = seat_of(observer) if isinstance(observer, str) else observer
    return {
        "view": match.view(seat),
        "text": match.text(seat),
        "log": match.log(seat),
        "read": match.read(seat),
        "events": match.events(seat),
        "legal": [] if seat is None else match.legal(seat),
        "record": match.seen(seat).vector.tolist(),
        "teams": match.teams(),
    }
