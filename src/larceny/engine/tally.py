"""Counting events in compiled play: the state gets a grid more, and what rules tell is counted there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from larceny.engine.binding import Rule
from larceny.engine.compiler import Compiler
from larceny.engine.events import Vocabulary
from larceny.engine.journal import NOTHING, show, tell
from larceny.engine.record import Grid, Record, Vector, grid
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, SPECTATOR_BIT, holds

ROWS = 4
BY_PLAYERS, BY_CHANCE, MASKED, SHOWN = range(ROWS)


class Tallied(Record):
    """A state with a tally; its fields are declared in tallied, once the game's record is known."""

    tally: Grid = grid(1, 1)


def tallied(record: type[Record], vocabulary: Vocabulary) -> type[Tallied]:
    """The record of a game with a tally of its events as spectators hear them."""
    kinds = {0: "int", 1: "Row", 2: "Grid"}
    fields: dict[str, Any] = {name: field.again() for name, field in record.FIELDS.items()}
    notes = {name: kinds[len(field.shape)] for name, field in record.FIELDS.items()}
    fields["tally"], notes["tally"] = grid(ROWS, max(map(len, _lists(vocabulary)))), "Grid"
    made: type[Tallied] = type("Tallied", (Record,), {**fields, "__annotations__": notes})
    return made


@rule
def count_told(state: Tallied, seat: int, action: int, masked: int, knowers: int) -> None:
    """An action is told."""
    if holds(knowers, SPECTATOR_BIT):
        state.tally[BY_CHANCE if seat == CHANCE else BY_PLAYERS, action] += 1
    elif masked != NOTHING:
        state.tally[MASKED, masked] += 1


@rule
def count_shown(state: Tallied, event: int, audience: int, first: int, second: int) -> None:
    """Something follows from an action."""
    if holds(audience, SPECTATOR_BIT):
        state.tally[SHOWN, event] += 1


class Counting(Compiler):
    """A compiler that has events counted."""

    def silence(self, callee: Rule) -> Rule:
        """What counts in place of what would tell."""
        return self.twin({tell: count_told, show: count_shown}[callee])


class Names:
    """The names of what is counted at each place of a tally."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        lists = [[text.split(" ", 1)[0] for text in texts] for texts in _lists(vocabulary)]
        self.names = sorted({name for row in lists for name in row})
        number = {name: i for i, name in enumerate(self.names)}
        width = max(map(len, lists))
        self._numbers = np.array(
            [[*(number[name] for name in row), *[0] * (width - len(row))] for row in lists]
        ).ravel()

    def counted(self, tally: Vector) -> dict[str, int]:
        """How often each event occurred, by name, in the order of the alphabet."""
        counts = np.bincount(self._numbers, tally, len(self.names)).tolist()
        return {name: int(count) for name, count in zip(self.names, counts, strict=True) if count}


def _lists(vocabulary: Vocabulary) -> tuple[Sequence[str], ...]:
    """What can be told and shown, row by row."""
    shown = [event.name for event in vocabulary.events]
    return vocabulary.actions, vocabulary.outcomes, vocabulary.masked, shown
