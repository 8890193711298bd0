"""What an observer sees: all."""

from __future__ import annotations

from typing import Any

from bench.server.race.state import State
from larceny.engine.prose import Line, Table


def view(seen: State) -> dict[str, Any]:
    """The view, JSON-ready."""
    return {"count": seen.count, "turn": seen.turn}


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal."""
    return Table((Line("table-count", facts={"count": seen.count}),), ((), ()))


def section(seen: State) -> str:
    """The clause at hand: there is only one."""
    return "1"


def playable(seen: State, seat: int) -> dict[str, str]:
    """Nobody holds anything."""
    return {}


def why_not(seen: State, seat: int, text: str) -> tuple[str, str, dict[str, str | int]]:
    """Every number there is may be said."""
    return "not-a-move", "§1", {"example": "add 1"}
