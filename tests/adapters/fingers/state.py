"""What is on the table."""

from __future__ import annotations

from larceny.engine.record import ALL, OWNER, Record, Row, cell, row

SEATS = 3


class State(Record):
    """One table."""

    players: int = cell(ALL)
    rounds: int = cell(ALL)  # option: rounds that are played
    played: int = cell(ALL)
    coin: int = cell(ALL)  # what it shows, 1 or 2; 0: it is to be tossed
    chosen: Row = row(SEATS, OWNER)  # fingers, 1 or 2; 0: not yet. Nobody else knows even whether.
    points: Row = row(SEATS, ALL)
