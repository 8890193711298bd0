"""What is counted in a game: its events as spectators hear them, and the values of those that its charts tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from larceny.engine.chart import EVENTS, PER_GAME, Chart
from larceny.engine.events import NUMBER, SEAT, Event, Vocabulary
from larceny.engine.seats import seat_name


@dataclass(frozen=True)
class Column:
    """One thing that is counted: an event, or one with some value."""

    event: str
    value: str = ""

    def __str__(self) -> str:
        return f"{self.event} {self.value}".rstrip()


class Census:
    """The columns of a game's counts, and how events become counts."""

    def __init__(self, vocabulary: Vocabulary, charts: Sequence[Chart], seats: int) -> None:
        self.vocabulary, self.seats = vocabulary, seats
        self.charts = tuple(charts)
        self._seats = {
            (event.name, name) for event in vocabulary.events for name, kind in event.arguments.items() if kind == SEAT
        }
        self.told = [[text for text in texts if text] for texts in told_texts(vocabulary)]
        names = {text.split(" ", 1)[0] for texts in self.told for text in texts}
        names |= {event.name for event in vocabulary.events}
        self.columns = [Column(name) for name in sorted(names)]
        self.detailed = [chart for chart in self.charts if chart.kind not in (EVENTS, PER_GAME)]
        self.columns += dict.fromkeys(column for chart in self.detailed for column in self._columns(chart))
        self.numbers = {column: number for number, column in enumerate(self.columns)}

    def columns_of(self, chart: Chart) -> list[Column]:
        """What a chart shows, in the order in which it shows it."""
        return self._columns(chart) if chart in self.detailed else [Column(event) for event in chart.events]

    def _columns(self, chart: Chart) -> list[Column]:
        """An event with each of its values: as words stand in the notation, and numbers ascending."""
        (name,) = chart.events
        values = [
            self.value(chart, {"event": name, **self.vocabulary.arguments(text)})
            for texts in self.told
            for text in texts
            if text.split(" ", 1)[0] == name
        ]
        for event in self.vocabulary.events:
            if event.name == name:
                values += self.shown_values(chart, event)
        return [Column(name, value) for value in dict.fromkeys(values) if value]

    def shown_values(self, chart: Chart, event: Event) -> list[str]:
        """The values of something that follows from an action, by number."""
        (argument,) = chart.by  # two at a time are not counted
        kind = event.arguments[argument]
        if kind == SEAT:
            return [seat_name(seat) for seat in range(self.seats)]
        return [str(n) for n in range(chart.upto + 1)] if kind == NUMBER else list(self.vocabulary.listed[kind])

    def value(self, chart: Chart, event: Mapping[str, Any]) -> str:
        """The value of an event that a chart tells apart; "" if it has none."""
        name = event["event"]
        return " ".join(
            seat_name(event[argument])
            if argument.startswith("player") or (name, argument) in self._seats
            else str(min(event[argument], chart.upto) if isinstance(event[argument], int) else event[argument])
            for argument in chart.by
            if argument in event
        )

    def columns_with(self, event: Mapping[str, Any]) -> list[Column]:
        """The columns to which an event adds: its own, and those of its values."""
        name = event["event"]
        values = {self.value(chart, event) for chart in self.detailed if name in chart.events}
        detailed = (Column(name, value) for value in sorted(values) if value)
        return [Column(name), *(column for column in detailed if column in self.numbers)]  # no number is below 0

    def count(self, events: Iterable[Mapping[str, Any]]) -> list[int]:
        """How often each column occurred among a spectator's events."""
        counts = [0] * len(self.columns)
        for event in events:
            for column in self.columns_with(event):
                counts[self.numbers[column]] += 1
        return counts


def told_texts(vocabulary: Vocabulary) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
    """What can be told: players' actions, chance's outcomes, and what those read who may not know."""
    return vocabulary.actions, vocabulary.outcomes, vocabulary.masked
