"""What a contestant is: one row of the report, and the way its number is made."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeVar

Option = TypeVar("Option")


class Section(StrEnum):
    """The parts of the report, in its order."""

    PLAYOUTS = "playouts"
    STEP = "step"
    BATCH = "batch"
    SEARCH = "search"
    TABLE = "table"
    SERVER = "server"
    PROMPT = "prompt"
    COMPILE = "compile"

    @property
    def heading(self) -> str:
        """Give the section's name with what it measures."""
        return HEADINGS[self]

    @property
    def in_seconds(self) -> bool:
        """Tell whether the section measures durations, where less is better."""
        return self in (Section.TABLE, Section.PROMPT, Section.COMPILE)


HEADINGS = {
    Section.PLAYOUTS: "Random playouts: decisions per CPU second",
    Section.STEP: "Step API from Python: decisions per CPU second",
    Section.BATCH: "Batch environment: decisions per CPU second",
    Section.SEARCH: "Search: simulated decisions per CPU second",
    Section.TABLE: "A table of players who are shown everything after each move: CPU seconds of each part",
    Section.SERVER: "Table server under load, 1,000 sockets: moves per CPU second of the server",
    Section.PROMPT: "Fresh process until its first prompt or move: wall seconds",
    Section.COMPILE: "Compiling a game from nothing: CPU seconds",
}

OURS = "larceny"


@dataclass(frozen=True)
class Tally:
    """What one unit of work did. Chance is no decision."""

    decisions: float
    games: float = 0  # 0 where the contestant can't tell games apart
    aside: float = 0.0  # CPU seconds spent on what is not being measured


Unit = Callable[[], Tally]


@dataclass(frozen=True)
class Answer:
    """What a contestant measured in one round."""

    decisions: float
    games: float
    seconds: float

    @property
    def rate(self) -> float:
        """Give decisions per second."""
        return self.decisions / self.seconds

    def value(self, section: Section) -> float:
        """Give the number that a section shows: seconds per decision where it measures durations, else the rate."""
        return 1 / self.rate if section.in_seconds else self.rate


@dataclass(frozen=True)
class Launch:
    """A command started anew for each measurement, as arguments of this Python."""

    arguments: tuple[str, ...]
    until: str | None = None  # measured until this pattern is on stdout; None: until the process ends
    cpu: bool = False  # in CPU seconds, of its children too, instead of wall seconds; needs the process to end
    cold: bool = False  # with an empty compiler cache
    first: tuple[str, ...] = ()  # run to its end, unmeasured, before the first round


@dataclass(frozen=True)
class Serve:
    """A server started anew for each round, with tables at which everybody plays as soon as it is his turn."""

    speaker: Literal["ours", "theirs"]  # whose protocol the players speak
    game: str  # as that server calls it
    tables: int
    seats: int
    warming: int  # moves per table before the measured ones
    measured: int  # moves per table; together less than the shortest game has
    interpreted: bool = False  # ours, as it runs where there is no C compiler


@dataclass(frozen=True)
class Entry:
    """One row: `how` prepares a unit of work in a process of its own, launches a command, or loads a server."""

    section: Section
    library: str
    game: str
    mode: str
    how: Callable[[], Unit] | Launch | Serve
    headline: bool = False  # one of our rows that the peers' rows are compared with
    quick: bool = False  # also part of --quick

    @property
    def name(self) -> str:
        """Give the row's unique name, which --only is matched with."""
        return f"{self.section}/{self.library}/{self.game}/{self.mode}"


def pick(options: Sequence[Option]) -> Option:
    """Choose uniformly. Every Python loop here uses this one, so that choosing costs all the same."""
    return options[int(random.random() * len(options))]


def repeat(play: Callable[[], int], games: int = 16) -> Unit:
    """Make a unit of several games, so that reading the clock does not weigh on short ones."""

    def unit() -> Tally:
        decisions = 0
        for _ in range(games):
            decisions += play()
        return Tally(decisions, games)

    return unit
