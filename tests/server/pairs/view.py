"""What an observer sees."""

from __future__ import annotations

from typing import Any

from larceny.engine.prose import Line, Table
from tests.server.pairs.state import State


def view(seen: State) -> dict[str, Any]:
    """The view, JSON-ready."""
    return {"said": seen.said, "points": [seen.points[seat] for seat in range(seen.players)]}


def teams(seen: State) -> list[list[int]]:
    """Those who sit opposite each other play together."""
    return [[0, 2], [1, 3]]


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal."""
    lines = tuple((Line("table-points", facts={"points": seen.points[seat]}),) for seat in range(seen.players))
    return Table((), lines)


def why_not(seen: State, seat: int, text: str) -> tuple[str, str, dict[str, str | int]]:
    """Everything is allowed."""
    return "not-a-move", "", {"example": "say 1"}


def section(seen: State) -> str:
    """The clause at hand; there is only one."""
    return "1"


def playable(seen: State, seat: int) -> dict[str, str]:
    """Nobody holds anything."""
    return {}
