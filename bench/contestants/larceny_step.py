"""Our matches, stepped from Python by action numbers and by notation."""

from __future__ import annotations

from functools import partial
from itertools import count

from bench.entry import OURS, Entry, Section, Unit, pick, repeat
from bench.tables import Table, usual_tables

NUMBERS = "match loop, action numbers"
NOTATION = "match loop, notation"


def entries() -> list[Entry]:
    """List both loops for every game."""
    rows = []
    for table in usual_tables():
        by_number = partial(numbers, table)
        by_text = partial(notation, table)
        rows.append(Entry(Section.STEP, OURS, table.game, NUMBERS, by_number, headline=True, quick=True))
        rows.append(Entry(Section.STEP, OURS, table.game, NOTATION, by_text, quick=True))
    return rows


def numbers(table: Table) -> Unit:
    """Play by action numbers. In a simultaneous choice the first seat answers, then the loop asks again."""
    import larceny

    game = larceny.load(table.game, players=table.players)
    seeds = count()

    def play() -> int:
        match = game.start(seed=next(seeds))
        decisions = 0
        while movers := match.movers():
            seat = movers[0]
            match.play_id(seat, pick(match.legal_ids(seat)))
            decisions += 1
        return decisions

    return repeat(play)


def notation(table: Table) -> Unit:
    """Play by the texts of actions."""
    import larceny

    game = larceny.load(table.game, players=table.players)
    seeds = count()

    def play() -> int:
        match = game.start(seed=next(seeds))
        decisions = 0
        while movers := match.movers():
            seat = movers[0]
            match.play(seat, pick(match.legal(seat)))
            decisions += 1
        return decisions

    return repeat(play)
