"""Counting events in compiled play: the state gets a grid more, and what rules tell is counted there."""

from __future__ import annotations

from typing import Any

import numpy as np

from larceny.engine.binding import Rule
from larceny.engine.census import Census, Column, told_texts
from larceny.engine.compiler import Compiler
from larceny.engine.journal import NOTHING, show, tell, tell_of
from larceny.engine.record import Grid, Record, Vector, grid
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, SPECTATOR_BIT, holds

# The rows of a tally: what was told by its number, what was shown by the event's, and values of what was shown. Where
# the values of an event's first and second argument are counted, and how many are told apart, is written there before.
ROWS = 9
BY_PLAYERS, BY_CHANCE, MASKED, SHOWN, SHOWN_VALUES, FIRST_AT, FIRST_ROOM, SECOND_AT, SECOND_ROOM = range(ROWS)


class Tallied(Record):
    """A state with a tally; its fields are declared in tallied, once the game's record is known."""

    tally: Grid = grid(1, 1)


def tallied(record: type[Record], width: int) -> type[Tallied]:
    """The record of a game with a tally of its events as spectators hear them."""
    kinds = {0: "int", 1: "Row", 2: "Grid"}
    fields: dict[str, Any] = {name: field.again() for name, field in record.FIELDS.items()}
    notes = {name: kinds[len(field.shape)] for name, field in record.FIELDS.items()}
    fields["tally"], notes["tally"] = grid(ROWS, width), "Grid"
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
def count_told_of(state: Tallied, seat: int, action: int, masked: int, knowers: int, index: int) -> None:
    """An action is told, and which of several things it is about: that is not counted."""
    count_told(state, seat, action, masked, knowers)


@rule
def count_shown(state: Tallied, event: int, audience: int, first: int, second: int) -> None:
    """Something follows from an action."""
    if holds(audience, SPECTATOR_BIT):
        state.tally[SHOWN, event] += 1
        count_value(state, event, FIRST_AT, first)
        count_value(state, event, SECOND_AT, second)


@rule
def count_value(state: Tallied, event: int, argument: int, value: int) -> None:
    """It has a value that is told apart from others, if there is room for that."""
    room = state.tally[argument + 1, event]
    if room > 0 and value >= 0:
        state.tally[SHOWN_VALUES, state.tally[argument, event] + min(value, room - 1)] += 1


class Counting(Compiler):
    """A compiler that has events counted."""

    def silence(self, callee: Rule) -> Rule:
        """What counts in place of what would tell."""
        counts: dict[Rule, Rule] = {tell: count_told, tell_of: count_told_of, show: count_shown}
        return self.twin(counts[callee])


class TallyLayout:
    """What is counted at each place of a tally."""

    def __init__(self, census: Census) -> None:
        self.census = census
        self._sums: list[tuple[int, int, int]] = []  # row, place and the column that it adds to
        self._spans: list[tuple[int, int, int, int]] = []  # event, argument, where its values begin, how many
        self._lay_told()
        self._lay_shown()
        lists = (*told_texts(census.vocabulary), census.vocabulary.events)
        self.width = max([*map(len, lists), *(start + room for _, _, start, room in self._spans)])

    def _lay_told(self) -> None:
        census, vocabulary = self.census, self.census.vocabulary
        for row, texts in zip((BY_PLAYERS, BY_CHANCE, MASKED), told_texts(vocabulary), strict=True):
            for place, text in enumerate(texts):
                name = text.split(" ", 1)[0]
                event = {"event": name, **(vocabulary.arguments(text) if text else {})}
                for column in census.columns_with(event) if text else ():
                    self._sums.append((row, place, census.numbers[column]))

    def _lay_shown(self) -> None:
        census, free = self.census, 0
        for number, event in enumerate(census.vocabulary.events):
            self._sums.append((SHOWN, number, census.numbers[Column(event.name)]))
            for place, argument in enumerate(event.arguments):
                for chart in census.detailed:
                    if event.name in chart.events and chart.by == (argument,):
                        values = census.shown_values(chart, event)
                        self._spans.append((number, (FIRST_AT, SECOND_AT)[place], free, len(values)))
                        for i, value in enumerate(values):
                            self._sums.append((SHOWN_VALUES, free + i, census.numbers[Column(event.name, value)]))
                        free += len(values)

    def blank(self) -> Vector:
        """A tally before anything was counted."""
        rows = np.zeros((ROWS, self.width), np.int16)
        for event, argument, start, room in self._spans:
            rows[argument, event], rows[argument + 1, event] = start, room
        return rows.ravel()

    def counts(self, tallies: Vector) -> Vector:
        """The columns of games, from a row of each game's tally."""
        counts = np.zeros((len(self.census.columns), len(tallies)), np.int32)
        places = np.ascontiguousarray(tallies.T)
        for row, place, column in self._sums:
            counts[column] += places[row * self.width + place]
        return counts.T
