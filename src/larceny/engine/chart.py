"""What statistics of a game show besides what all games have: its charts.py says so, as `CHARTS`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

EVENTS = "events"  # how often each of these events occurs in a game
VALUES = "values"  # how often an event occurs with each of its values
PER_GAME = "per-game"  # in how many games an event occurs once, twice, …
PLACES = "places"  # the same as VALUES, drawn on a plan
WINS = "wins"  # how often the first team wins, by the value of an event that occurs once in a game
ORDER = "order"  # how often seats win, counted from the one that an event names

Point = tuple[float, float]  # to the right and down, in widths of a place


@dataclass(frozen=True)
class Plan:
    """Where places lie, to be drawn: each is a square around its point."""

    places: Mapping[str, Point]
    walls: tuple[tuple[Point, Point], ...] = ()
    labels: Mapping[str, Point] | None = None  # what is written beside the places


@dataclass(frozen=True)
class Chart:
    """Events, as spectators hear them, that are counted and shown; its title is the game's message `chart-…`."""

    name: str
    kind: str
    events: tuple[str, ...]
    by: tuple[str, ...] = ()  # the arguments of the event whose values are told apart
    upto: int = 0  # numbers are told apart as far as this one, larger ones count as it
    plan: Plan | None = None  # of PLACES
    names: Mapping[str, str] = field(default_factory=dict)  # what stands beside a value, if not its word
