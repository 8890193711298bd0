"""What is on the table."""

from __future__ import annotations

from larceny.engine.record import ALL, Record, Row, cell, row

SEATS = 4


class State(Record):
    """One table."""

    players: int = cell(ALL)
    rounds: int = cell(ALL)  # option: rounds that are played
    said: int = cell(ALL)  # how often somebody has said something
    points: Row = row(SEATS, ALL)
