"""What was measured, as data: one line of JSON for each series and side, from which docs/bots.md has its tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

FILE = Path(__file__).parents[1] / "results" / "strength.json"

Series = tuple[str, int, tuple[tuple[str, str | int], ...], str, str, int | None]


def series_of(
    game: str, players: int, options: Mapping[str, str | int], challenger: str, rival: str, seed: int | None
) -> Series:
    """The name of a series."""
    return game, players, tuple(sorted(options.items())), challenger, rival, seed


@dataclass(frozen=True)
class Record:
    """What a challenger won at a table of rivals; a shared win counts in parts."""

    game: str
    rules: int
    players: int
    options: dict[str, str | int]  # those that were not as usual
    challenger: str  # entrants, as the arena names them
    rival: str
    role: int | None  # the team that the challenger played; None where each plays for himself
    seed: int | None  # of the first deal; None if nobody kept it
    games: int
    share: float
    low: float  # … and high: the 95 % interval, in which deals count, not games
    high: float
    meant: tuple[float, ...]  # what it was to win: at least, and at most; empty if nobody said
    version: str  # the commit whose bots played, or the first that held the figure
    deals: tuple[float, ...] = ()  # the share of each deal, if they were kept: a longer series begins with them
    first: int = 0  # decisions in the first deal, by which a bot that plays otherwise than then is found out

    @property
    def series(self) -> Series:
        """What makes it a part of the same series: both sides of a deal have a record."""
        return series_of(self.game, self.players, self.options, self.challenger, self.rival, self.seed)

    @property
    def bots(self) -> tuple[object, ...]:
        """Who played whom at what, whichever the deals."""
        return *self.series[:-1], self.role

    @property
    def name(self) -> tuple[object, ...]:
        """What makes it the same measurement, made again."""
        return self.series, self.role


@dataclass(frozen=True)
class Pace:
    """CPU seconds of one core that a choice takes, on average; choices with a single option are not counted."""

    game: str
    players: int
    options: dict[str, str | int]
    challenger: str
    rival: str
    challenger_seconds: float
    rival_seconds: float
    choices: int
    version: str

    @property
    def name(self) -> tuple[object, ...]:
        """What makes it the same measurement, made again."""
        return self.game, self.players, tuple(sorted(self.options.items())), self.challenger, self.rival


One = TypeVar("One", bound=Record | Pace)


@dataclass(frozen=True)
class Book:
    """All of them."""

    records: tuple[Record, ...] = ()
    paces: tuple[Pace, ...] = ()


def read(file: Path = FILE) -> Book:
    """What has been measured so far."""
    if not file.exists():
        return Book()
    found = json.loads(file.read_text(encoding="utf-8"))
    return Book(tuple(map(_record, found["records"])), tuple(Pace(**line) for line in found["paces"]))


def _record(line: dict[str, Any]) -> Record:
    return Record(**line | {name: tuple(line.get(name, ())) for name in ("meant", "deals")})


def add(records: Sequence[Record] = (), paces: Sequence[Pace] = (), file: Path = FILE) -> None:
    """Keep more; what was measured before in the same way is replaced."""
    book = read(file)
    lines = {
        "records": [json.dumps(asdict(one), ensure_ascii=False) for one in renewed(book.records, records)],
        "paces": [json.dumps(asdict(one), ensure_ascii=False) for one in renewed(book.paces, paces)],
    }
    parts = [f'"{name}": [\n' + ",\n".join(each) + "\n]" for name, each in lines.items()]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def renewed(old: Sequence[One], new: Sequence[One]) -> list[One]:
    """The old ones, each in its place even if it was measured again, then those that were not there."""
    by_name = {one.name: one for one in (*old, *new)}
    return list(by_name.values())
