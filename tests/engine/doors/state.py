"""What is on the table."""

from __future__ import annotations

from larceny.engine.record import ALL, OWNER, Record, Row, cell, row


class State(Record):
    """One table: the thief is seat 0, the guard seat 1."""

    players: int = cell(ALL)
    opened: int = cell(ALL)  # 1 when the doors may be chosen
    chosen: Row = row(2, OWNER)  # 1 the front door, 2 the back door; 0: not yet
    shown: Row = row(2, ALL)  # … after the reveal
