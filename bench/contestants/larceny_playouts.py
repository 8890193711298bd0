"""Our random games, compiled."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from itertools import count

from bench.entry import OURS, Entry, Section, Tally, Unit
from bench.tables import Table, tables, usual_tables

CALL_SECONDS = 0.05  # long enough that what one call costs besides its games does not weigh


def entries() -> list[Entry]:
    """List every game at every table size."""
    usual = usual_tables()
    return [
        Entry(
            Section.PLAYOUTS,
            OURS,
            table.game,
            f"playouts, {table.players} players",
            partial(playouts, table),
            headline=table in usual,
            quick=table in usual,
        )
        for table in tables()
    ]


def playouts(table: Table) -> Unit:
    """Play games of new seeds in each call."""
    seeds = count(1)

    def play(games: int) -> Tally:
        import larceny

        done = larceny.playouts(table.game, games=games, players=table.players, seed=next(seeds))
        return Tally(done.decisions, done.games)

    play(1)  # compiles
    return partial(play, enough(play))


def enough(play: Callable[[int], Tally]) -> int:
    """Find how many games fill a call."""
    games = 100
    while True:
        start = time.process_time()
        play(games)
        if time.process_time() - start >= CALL_SECONDS:
            return games
        games *= 2
