"""Statistics on disk: tables, and one page with plots that needs nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Protocol

from larceny.arena.intervals import Interval
from larceny.arena.measures import SHARES, Measure, differences, event_names, measured, summary
from larceny.arena.plots import histogram, lying, upright
from larceny.arena.tables import write_table
from larceny.arena.workers import Played

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
svg { width: 100%; height: auto; } svg text { font-size: 12px; fill: currentColor; }
.way0 { fill: #35618f; background: #35618f; } .way1 { fill: #d98a29; background: #d98a29; }
.whisker { stroke: currentColor; stroke-width: 2; } .grid { stroke: #8884; }
.fair { stroke: #b33; stroke-dasharray: 5 4; }
.key { display: inline-block; width: .8em; height: .8em; margin: 0 .4em 0 1em; }
table { border-collapse: collapse; } th, td { padding: .1rem .8rem .1rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; } .settled { font-weight: bold; }
@media (prefers-color-scheme: dark) { body { background: #16181c; color: #ddd; } }
"""


class Say(Protocol):
    """Puts a message into the language of the page."""

    def __call__(self, message: str, **facts: str | int) -> str:
        """One sentence or name."""


@dataclass(frozen=True)
class Way:
    """One way of playing, and the games that were played so."""

    name: str
    played: Sequence[Played]


def write_statistics(folder: Path, title: str, lang: str, ways: Sequence[Way], say: Say) -> None:
    """Write all tables and the page."""
    folder.mkdir(parents=True, exist_ok=True)
    found = [measured(way.played) for way in ways]
    changed = differences(*found) if len(found) == 2 else {}
    _write_games(folder / "games.csv", ways)
    _write_events(folder / "events.csv", ways)
    _write_measures(folder / "measures.csv", ways, [summary(one) for one in found])
    if changed:
        rows = ((one.kind, one.detail, it.mean, it.low, it.high, it.count) for one, it in changed.items())
        write_table(folder / "comparison.csv", ("measure", "detail", "difference", "low", "high", "games"), rows)
    page = Page(ways, [summary(one) for one in found], changed, say)
    (folder / "report.html").write_text(page.html(title, lang), encoding="utf-8")


def _write_games(file: Path, ways: Sequence[Way]) -> None:
    seats = [f"p{seat + 1}" for seat in range(len(ways[0].played[0]["scores"]))]
    head = ["way", "game", "seed", "decisions", "reason", "lead_changes", "comeback"]
    head += [f"score_{seat}" for seat in seats] + [f"win_{seat}" for seat in seats]
    names = ("number", "seed", "decisions", "reason", "leads", "comeback")
    rows = (
        [way.name, *(one[name] for name in names), *one["scores"], *one["wins"]] for way in ways for one in way.played
    )
    write_table(file, head, rows)


def _write_events(file: Path, ways: Sequence[Way]) -> None:
    rows = (
        (way.name, one["number"], event, count)
        for way in ways
        for one in way.played
        for event, count in one["events"].items()
    )
    write_table(file, ("way", "game", "event", "count"), rows)


def _write_measures(file: Path, ways: Sequence[Way], found: Sequence[Mapping[Measure, Interval]]) -> None:
    rows = (
        (way.name, one.kind, one.detail, it.mean, it.low, it.high, it.count)
        for way, measures in zip(ways, found, strict=True)
        for one, it in measures.items()
    )
    write_table(file, ("way", "measure", "detail", "mean", "low", "high", "games"), rows)


class Page:
    """The page, section by section."""

    def __init__(
        self,
        ways: Sequence[Way],
        found: Sequence[Mapping[Measure, Interval]],
        changed: Mapping[Measure, Interval],
        say: Say,
    ) -> None:
        self.ways, self.found, self.changed, self.say = ways, found, changed, say
        self.seats = [f"p{seat + 1}" for seat in range(len(ways[0].played[0]["scores"]))]

    def html(self, title: str, lang: str) -> str:
        """All of it."""
        parts = [
            f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width"/>',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            *self._ways(),
            *self._sections(),
            *self._comparison(),
            "</body></html>\n",
        ]
        return "\n".join(parts)

    def _ways(self) -> Iterator[str]:
        """Which colour is which way of playing."""
        for number, way in enumerate(self.ways):
            told = self.say("statistics-games", way=way.name, games=len(way.played))
            yield f'<p><span class="key way{number}"></span>{escape(told)}</p>'

    def _sections(self) -> Iterator[str]:
        fair = 1 / len(self.seats)
        yield self._section("wins", upright(self.seats, self._bars("win", self.seats), fair))
        yield self._section("length", histogram(self._of_games("decisions")))
        yield self._section("scores", upright(self.seats, self._bars("score", self.seats)))
        yield self._section(
            "spread", histogram([[x for one in way.played for x in one["scores"]] for way in self.ways])
        )
        yield self._section("leads", histogram(self._of_games("leads")))
        if any(Measure("comeback") in one for one in self.found):
            yield self._section("comeback", upright([""], self._bars("comeback", [""]), fair))
        events = self._events()
        yield self._section("events", lying(events, self._bars("event", events)))

    def _section(self, name: str, plot: str) -> str:
        return f"<h2>{escape(self.say(f'statistics-{name}'))}</h2>\n<figure>{plot}</figure>"

    def _bars(self, kind: str, details: Sequence[str]) -> list[list[Interval | None]]:
        return [[found.get(Measure(kind, detail)) for detail in details] for found in self.found]

    def _of_games(self, name: str) -> list[list[float]]:
        return [[one[name] for one in way.played] for way in self.ways]

    def _events(self) -> list[str]:
        """The names of all events, the most frequent first."""
        names = event_names([one for way in self.ways for one in way.played])

        def frequency(name: str) -> float:
            return max(found[Measure("event", name)].mean for found in self.found if Measure("event", name) in found)

        return sorted(names, key=lambda name: (-frequency(name), name))

    def _comparison(self) -> Iterator[str]:
        """A row for each measure: both ways, and the difference with its interval."""
        if not self.changed:
            return
        yield f"<h2>{escape(self.say('statistics-comparison'))}</h2>"
        head = ["", *(way.name for way in self.ways), self.say("statistics-difference")]
        yield "<table><tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"
        for measure, change in self.changed.items():
            both = [shown(measure, found[measure].mean) if measure in found else "–" for found in self.found]
            mean, low, high = (shown(measure, value, "+") for value in (change.mean, change.low, change.high))
            cells = [self.say(f"measure-{measure.kind}", detail=measure.detail), *both, f"{mean} ({low} … {high})"]
            mark = ' class="settled"' if change.settled else ""
            yield f"<tr{mark}>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        yield "</table>"


def shown(measure: Measure, value: float, sign: str = "") -> str:
    """A number as people read it: shares in percent."""
    if not math.isfinite(value):
        return "∞" if value > 0 else "-∞"
    return f"{100 * value:{sign}.1f} %" if measure.kind in SHARES else f"{value:{sign}.2f}"
