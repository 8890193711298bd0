"""What an observer sees."""

from __future__ import annotations

from typing import Any

from larceny.engine.prose import Line, Table
from larceny.engine.record import HIDDEN
from tests.adapters.fingers.state import State


def view(seen: State) -> dict[str, Any]:
    """The view, JSON-ready."""
    seats = range(seen.players)
    return {
        "round": seen.played + 1,
        "coin": seen.coin,
        "chosen": [None if seen.chosen[seat] == HIDDEN else seen.chosen[seat] for seat in seats],
        "points": [seen.points[seat] for seat in seats],
    }


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal."""
    lines = tuple((Line("table-points", facts={"points": seen.points[seat]}),) for seat in range(seen.players))
    return Table((Line("table-coin", facts={"coin": seen.coin}),), lines)


def why_not(seen: State, seat: int, text: str) -> tuple[str, str, dict[str, str | int]]:
    """Everything is allowed."""
    return "not-a-move", "", {"example": "show 1"}


def section(seen: State) -> str:
    """The clause at hand; there is only one."""
    return "1"


def playable(seen: State, seat: int) -> dict[str, str]:
    """Nobody holds anything."""
    return {}
