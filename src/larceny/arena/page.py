"""The page of statistics, section by section: one file that needs nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Protocol

import numpy as np

from larceny.arena.intervals import Interval
from larceny.arena.measures import MINOR, SHARES, Measure, shown_by
from larceny.arena.plots import curve, heat, histogram, lying, upright
from larceny.arena.report import Findings
from larceny.arena.sides import side_name
from larceny.engine.census import Column
from larceny.engine.chart import EVENTS, ORDER, PER_GAME, PLACES, VALUES, WINS, Chart, Plan
from larceny.engine.ruleset import Ruleset

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --floor: #f1efe9; --wall: #555; --fair: #b33; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper); }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem; } p { margin: .3rem 0; }
figure { margin: 0; overflow-x: auto; }
svg { display: block; width: 100%; height: auto; } svg text { font-size: 12px; fill: currentColor; }
.ways { position: sticky; top: 0; background: var(--paper); padding: .3rem 0; z-index: 1; }
.ways p { display: inline-block; margin-right: 1rem; }
.key { display: inline-block; width: .8em; height: .8em; margin-right: .4em; }
.way0 { fill: #3f74aa; background: #3f74aa; } .way1 { fill: #d98a29; background: #d98a29; }
.way2 { fill: #2e8b6f; background: #2e8b6f; } .way3 { fill: #b0568c; background: #b0568c; }
.way4 { fill: #7a6fd0; background: #7a6fd0; } .way5 { fill: #8c6d31; background: #8c6d31; }
.way6 { fill: #c0392b; background: #c0392b; } .way7 { fill: #4aa3c7; background: #4aa3c7; }
.whisker { stroke: currentColor; stroke-width: 2; } .grid { stroke: #8884; }
.fair { stroke: var(--fair); stroke-dasharray: 5 4; } .curve { fill: none; stroke: #3f74aa; stroke-width: 2; }
.place { fill: var(--floor); stroke: #8884; } .wall { stroke: var(--wall); stroke-width: 3; stroke-linecap: round; }
table { border-collapse: collapse; font-size: .95rem; } th, td { padding: .1rem .8rem .1rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; } .settled { font-weight: bold; }
@media (max-width: 40rem) { svg text { font-size: 19px; } table { font-size: .8rem; } }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ddd; --paper: #16181c; --floor: #22252b; --wall: #aaa; --fair: #f77; }
}
"""


class Say(Protocol):
    """Puts a message into the language of the page."""

    def __call__(self, message: str, **facts: str | int) -> str:
        """One sentence or name."""


class Page:
    """The page in one language."""

    def __init__(self, found: Findings, lang: str, say: Say) -> None:
        self.found, self.lang, self.say = found, lang, say
        self.harvests = [way.harvest for way in found.ways]
        self.ruleset: Ruleset = self.harvests[0].game.ruleset
        self.players = max(one.game.players for one in self.harvests)
        self.seats = [f"p{seat + 1}" for seat in range(self.players)]
        counts = {one.game.players for one in self.harvests}
        self.fair = 1 / self.players if len(counts) == 1 else None

    def html(self) -> str:
        """All of it."""
        title = escape(self.ruleset.card.title)
        parts = [
            f'<!DOCTYPE html>\n<html lang="{self.lang}"><head><meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width"/>',
            f"<title>{title}</title><style>{STYLE}</style></head><body>",
            f"<h1>{title}</h1>",
            *self._ways(),
            *self._sections(),
            *self._charts(),
            *self._events(),
            *self._comparison(),
            *self._skill(),
            "</body></html>\n",
        ]
        return "\n".join(parts)

    def _ways(self) -> Iterator[str]:
        """Which colour is which way of playing."""
        yield '<div class="ways">' if len(self.harvests) > 1 else "<div>"
        for number, way in enumerate(self.found.ways):
            told = self.say("statistics-games", way=way.name, games=len(way.harvest))
            yield f'<p><span class="key way{number}"></span>{escape(told)}</p>'
        yield "</div>"

    # What all games have

    def _sections(self) -> Iterator[str]:
        yield self._section("wins", upright(self.seats, self._bars("win", self.seats), self.fair))
        teams = [str(team + 1) for team in range(self.players)]
        teams = [team for team in teams if any(Measure("team", team) in means for means in self.found.means)]
        if teams:
            names = [self._team(team) for team in teams]
            yield self._section("teams", upright(names, self._bars("team", teams)))
        yield self._section("length", histogram([one.decisions for one in self.harvests]))
        yield self._section("scores", upright(self.seats, self._bars("score", self.seats)))
        yield self._section("spread", histogram([one.scores.ravel() for one in self.harvests]))
        if any(np.any(one.leads) for one in self.harvests):
            yield self._section("leads", histogram([one.leads for one in self.harvests]))
        if any(Measure("comeback") in means for means in self.found.means):
            yield self._section("comeback", upright([""], self._bars("comeback", [""]), self.fair))

    def _section(self, name: str, plot: str) -> str:
        return self._figure(self.say(f"statistics-{name}"), plot)

    def _figure(self, title: str, plot: str) -> str:
        told = plot.replace("<svg ", f'<svg aria-label="{escape(title)}" ')
        return f"<h2>{escape(title)}</h2>\n<figure>{told}</figure>"

    def _bars(self, kind: str, details: Sequence[str]) -> list[list[Interval | None]]:
        return self._means([Measure(kind, detail) for detail in details])

    def _means(self, measures: Sequence[Measure]) -> list[list[Interval | None]]:
        return [[means.get(measure) for measure in measures] for means in self.found.means]

    def _team(self, team: str) -> str:
        return side_name(self.ruleset, self.lang, int(team), self.say)

    # What the game's own charts show

    def _charts(self) -> Iterator[str]:
        drawn: Mapping[str, Callable[[Chart], str]] = {
            EVENTS: self._frequencies,
            VALUES: self._frequencies,
            PER_GAME: self._per_game,
            PLACES: self._places,
            WINS: self._shares,
            ORDER: self._shares,
        }
        for chart in self.ruleset.census.charts:
            if plot := drawn[chart.kind](chart):
                yield self._figure(self.ruleset.texts.say(self.lang, f"chart-{chart.name}"), plot)

    def _known(self, chart: Chart) -> list[Measure]:
        """The measures of a chart that occurred in any way of playing."""
        measures = dict.fromkeys(measure for one in self.harvests for measure in shown_by(one, chart))
        return [measure for measure in measures if any(measure in means for means in self.found.means)]

    def _frequencies(self, chart: Chart) -> str:
        measures = self._known(chart)
        return lying([self._label(chart, one) for one in measures], self._means(measures)) if measures else ""

    def _shares(self, chart: Chart) -> str:
        """Shares of the wins, with intervals."""
        measures = self._known(chart)
        if not measures:
            return ""
        labels, means = [self._label(chart, one) for one in measures], self._means(measures)
        return upright(labels, means, self.fair if chart.kind == ORDER else None)

    def _per_game(self, chart: Chart) -> str:
        (event,) = chart.events
        series = [one.count_of(Column(event)) for one in self.harvests]
        return histogram(series) if any(np.any(values) for values in series) else ""

    def _places(self, chart: Chart) -> str:
        """A map for each way of playing, all on one scale."""
        (event,) = chart.events
        plans = [self._plan(one.game.ruleset, chart.name) for one in self.harvests]
        maps = [
            {place: means[one].mean for place in plan.places if (one := self._place(event, place)) in means}
            for plan, means in zip(plans, self.found.means, strict=True)
        ]
        top = max((value for values in maps for value in values.values()), default=0.0)
        if top == 0:
            return ""
        names = [f"<p>{escape(way.name)}</p>" if len(maps) > 1 else "" for way in self.found.ways]
        drawn = [heat(plan, values, top) for plan, values in zip(plans, maps, strict=True)]
        return "".join(name + plot for name, plot in zip(names, drawn, strict=True))

    def _plan(self, ruleset: Ruleset, name: str) -> Plan:
        """The plan of a chart in one way of playing, with its labels in the language of the page."""
        (plan,) = (chart.plan for chart in ruleset.census.charts if chart.name == name)
        assert plan is not None
        return replace(plan, labels={self._word(label): point for label, point in (plan.labels or {}).items()})

    def _place(self, event: str, place: str) -> Measure:
        return Measure("place", str(Column(event, place)))

    def _label(self, chart: Chart, measure: Measure) -> str:
        """What stands beside a bar: the words of the game where it has them."""
        if measure.kind == "order":
            return measure.detail
        event, *words = measure.detail.split(" ")
        if measure.kind == "event":
            return self._event(event)
        more = "+" if chart.upto and words[-1] == str(chart.upto) else ""
        return " ".join(chart.names.get(word) or self._word(word) for word in words) + more

    def _event(self, name: str) -> str:
        """What the game calls an event, if it has a word for it."""
        return self._text(f"event-{name}", name)

    def _word(self, word: str) -> str:
        """A word of the notation, if it is one that differs between languages."""
        return self._text(f"word-{word}", word)

    def _text(self, message: str, other: str) -> str:
        texts = self.ruleset.texts
        return texts.say(self.lang, message) if texts.has(self.lang, message) else other

    # Events, comparison, luck and skill

    def _events(self) -> Iterator[str]:
        """The events of all games, the most frequent first."""
        kinds = dict.fromkeys(one for means in self.found.means for one in means if one.kind == "event")

        def frequency(measure: Measure) -> float:
            return max(means[measure].mean for means in self.found.means if measure in means)

        events = sorted(kinds, key=lambda one: (-frequency(one), one.detail))
        yield self._section("events", lying([self._event(one.detail) for one in events], self._means(events)))

    def _comparison(self) -> Iterator[str]:
        """A row for each measure: all ways, and the differences to the first with their intervals."""
        if not self.found.changes:
            return
        yield f"<h2>{escape(self.say('statistics-comparison'))}</h2>"
        ways = self.found.ways
        head = ["", *(way.name for way in ways)]
        head += [f"{way.name}: {self.say('statistics-difference')}" for way in ways[1:]]
        yield "<figure><table><tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"
        for measure in dict.fromkeys(one for changes in self.found.changes for one in changes):
            if measure.kind not in MINOR:
                yield self._compared(measure)
        yield "</table></figure>"

    def _compared(self, measure: Measure) -> str:
        means = [shown(measure, one[measure].mean) if measure in one else "–" for one in self.found.means]
        changes = [one.get(measure) for one in self.found.changes]
        settled = any(one is not None and one.settled for one in changes)
        cells = [self.say(f"measure-{measure.kind}", detail=self._detail(measure)), *means]
        cells += ["–" if one is None else with_interval(measure, one, "+") for one in changes]
        mark = ' class="settled"' if settled else ""
        return f"<tr{mark}>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"

    def _detail(self, measure: Measure) -> str:
        """What was measured, in the words of the game."""
        if measure.kind == "team":
            return self._team(measure.detail)
        if measure.kind not in ("event", "value"):
            return measure.detail
        event, *words = measure.detail.split(" ")
        return ": ".join([self._event(event), *filter(None, [" ".join(map(self._word, words))])])

    def _skill(self) -> Iterator[str]:
        """The curve of luck and skill, and what the deal decides among equals."""
        rungs = self.found.rungs
        if not rungs:
            return
        plot = curve([one.level for one in rungs], [one.share for one in rungs], 1 / self.harvests[0].game.players)
        title = self.say("statistics-skill", field=self.found.against)
        yield self._figure(title, plot)
        yield f"<h2>{escape(self.say('statistics-luck'))}</h2><p>{escape(self.say('statistics-luck-remark'))}</p>"
        head = ["", *(self.say(f"statistics-{name}") for name in ("span", "span-by-chance", "entropy"))]
        yield "<figure><table><tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"
        share, number = Measure("win"), Measure("entropy")
        for one in rungs:
            cells = [one.level, with_interval(share, one.span), shown(share, one.span_by_chance)]
            cells.append(with_interval(number, one.entropy))
            yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        yield "</table></figure>"


def with_interval(measure: Measure, it: Interval, sign: str = "") -> str:
    """A number and its interval."""
    mean, low, high = (shown(measure, value, sign) for value in (it.mean, it.low, it.high))
    return f"{mean} ({low} … {high})"


def shown(measure: Measure, value: float, sign: str = "") -> str:
    """A number as people read it: shares in percent."""
    if not math.isfinite(value):
        return "∞" if value > 0 else "-∞"
    return f"{100 * value:{sign}.1f} %" if measure.kind in SHARES else f"{value:{sign}.2f}"
