"""Our vector environment: many games at once, random legal actions picked with numpy."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from bench.entry import OURS, Entry, Section, Tally, Unit
from bench.tables import Table, usual_tables

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

STEP = "batch.step, choosing not counted"
STEP_AND_CHOOSE = "batch.step, choosing counted"
GAMES_AT_ONCE = 4096


def entries() -> list[Entry]:
    """List both ways of counting for every game."""
    return [row(table, mode) for table in usual_tables() for mode in (STEP, STEP_AND_CHOOSE)]


def row(table: Table, mode: str) -> Entry:
    """Make one row. The peers' rows include their choosing: the row of ours that does is their measure."""
    counted = mode == STEP_AND_CHOOSE
    how = partial(batch, table, counted)
    return Entry(Section.BATCH, OURS, table.game, mode, how, headline=counted, quick=True)


def batch(table: Table, choosing_counts: bool) -> Unit:
    """Step all games once per unit; masks, observations and rewards are those that each step leaves."""
    import numpy as np

    import larceny

    env = larceny.batch(table.game, n=GAMES_AT_ONCE, players=table.players, seed=1)
    rng = np.random.default_rng(1)

    def unit() -> Tally:
        start = time.process_time()
        actions, decisions = random_legal(np.asarray(env.masks, dtype=bool), rng)
        chosen = time.process_time()
        env.step(actions)
        return Tally(decisions, aside=0.0 if choosing_counts else chosen - start)

    return unit


def random_legal(masks: NDArray[np.bool_], rng: np.random.Generator) -> tuple[NDArray[Any], int]:
    """Pick a random legal action in each game; count the games that have one."""
    import numpy as np

    rows, legal = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    first = counts.cumsum() - counts
    places = first + (rng.random(len(masks)) * counts).astype(np.int64)
    # A game without a legal action has no place of its own; any number will do for it.
    return legal[np.minimum(places, len(legal) - 1)], int((counts > 0).sum())
