"""What is on the table: everybody sees all of it."""

from __future__ import annotations

from larceny.engine.record import ALL, Record, cell

GOAL = 120  # about sixty moves


class State(Record):
    """One table."""

    players: int = cell(ALL)
    count: int = cell(ALL)
    turn: int = cell(ALL)
