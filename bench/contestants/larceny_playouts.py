"""Our random games, compiled."""

from __future__ import annotations

from functools import partial

from bench.entry import OURS, Entry, Section, Tally, Unit
from bench.tables import Table, tables, usual_tables

GAMES_PER_CALL = 500


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
    import larceny

    seed = 0

    def unit() -> Tally:
        nonlocal seed
        seed += 1
        done = larceny.playouts(table.game, games=GAMES_PER_CALL, players=table.players, seed=seed)
        return Tally(done.decisions, done.games)

    return unit
