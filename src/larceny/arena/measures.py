"""What many games have in common: means with intervals, and what an option changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from larceny.arena.harvest import Harvest
from larceny.arena.intervals import Interval, of_shares, of_values
from larceny.engine.chart import EVENTS, ORDER, PER_GAME, PLACES, WINS, Chart
from larceny.engine.record import Vector

SHARES = ("win", "team", "order", "comeback", "by-value")  # measures from 0 to 1
MINOR = ("place", "by-value")  # there may be very many: a comparison leaves them to the tables


@dataclass(frozen=True)
class Measure:
    """Something that can be counted in a game."""

    kind: str  # win, team, order, score, length, leads, comeback, event, value, place or by-value
    detail: str = ""  # the seat, the team, the place in the order of play, the event, or that with its value


Measures = Mapping[Measure, Vector]  # a number for each game, NaN where it has none


def measured(harvest: Harvest) -> dict[Measure, Vector]:
    """All measures of these games."""
    found: dict[Measure, Vector] = {}
    wins = harvest.wins
    for seat in range(harvest.game.players):
        found[Measure("win", f"p{seat + 1}")] = wins[:, seat]
        found[Measure("score", f"p{seat + 1}")] = harvest.scores[:, seat].astype(np.float64)
    teams = harvest.team_wins()
    for team in range(0 if teams is None else teams.shape[1]):
        assert teams is not None
        found[Measure("team", str(team + 1))] = teams[:, team]
    found[Measure("length")] = harvest.decisions.astype(np.float64)
    found[Measure("leads")] = harvest.leads.astype(np.float64)
    found[Measure("comeback")] = harvest.comebacks
    found |= dict(_counted(harvest))
    for chart in harvest.game.ruleset.census.charts:
        found |= dict(_by_value(harvest, chart, teams)) if chart.kind == WINS else {}
        found |= dict(_in_order(harvest, chart)) if chart.kind == ORDER else {}
    return {measure: values for measure, values in found.items() if not np.isnan(values).all()}


def _counted(harvest: Harvest) -> Iterator[tuple[Measure, Vector]]:
    """Events, and their values, that occurred at all."""
    census = harvest.game.ruleset.census
    on_plans = {column for chart in census.charts if chart.kind == PLACES for column in census.columns_of(chart)}
    for number, column in enumerate(census.columns):
        counts = harvest.counts[:, number]
        if counts.any():
            kind = "event" if not column.value else "place" if column in on_plans else "value"
            yield Measure(kind, str(column)), counts.astype(np.float64)


def _by_value(harvest: Harvest, chart: Chart, teams: Vector | None) -> Iterator[tuple[Measure, Vector]]:
    """What the first team won, by the value of an event, in games in which it occurred once."""
    census = harvest.game.ruleset.census
    columns = census.columns_of(chart)
    counts = harvest.counts[:, [census.numbers[column] for column in columns]]
    once = counts.sum(axis=1) == 1
    for place, column in enumerate(columns):
        there = once & (counts[:, place] == 1)
        if teams is not None and there.any():
            yield Measure("by-value", str(column)), np.where(there, teams[:, 0], np.nan)


def _in_order(harvest: Harvest, chart: Chart) -> Iterator[tuple[Measure, Vector]]:
    """What seats won, counted from the one that an event names, in games in which it occurred once."""
    census, players = harvest.game.ruleset.census, harvest.game.players
    counts = harvest.counts[:, [census.numbers[column] for column in census.columns_of(chart)][:players]]
    once, first, wins = counts.sum(axis=1) == 1, counts.argmax(axis=1), harvest.wins
    for place in range(players):
        theirs = np.take_along_axis(wins, ((first + place) % players)[:, np.newaxis], axis=1)[:, 0]
        yield Measure("order", str(place + 1)), np.where(once, theirs, np.nan)


def shown_by(harvest: Harvest, chart: Chart) -> list[Measure]:
    """The measures of which a chart is made, in its order."""
    columns = harvest.game.ruleset.census.columns_of(chart)
    kind = {EVENTS: "event", PER_GAME: "event", PLACES: "place", WINS: "by-value"}.get(chart.kind, "value")
    if chart.kind == ORDER:
        return [Measure("order", str(place + 1)) for place in range(harvest.game.players)]
    return [Measure(kind, str(column)) for column in columns]


def summary(found: Measures) -> dict[Measure, Interval]:
    """The mean of each measure."""
    return {
        measure: (of_shares if measure.kind in SHARES else of_values)(values[~np.isnan(values)])
        for measure, values in found.items()
    }


def differences(usual: Measures, other: Measures) -> dict[Measure, Interval]:
    """What the other way of playing adds to each measure, over games that began with the same seed."""
    found: dict[Measure, Interval] = {}
    for measure in dict.fromkeys((*usual, *other)):
        one, two = _values(usual, measure), _values(other, measure)
        if one is not None and two is not None:
            paired = two - one
            paired = paired[~np.isnan(paired)]
            if len(paired):
                found[measure] = of_values(paired)
    return found


def _values(found: Measures, measure: Measure) -> Vector | None:
    """The values of a measure; an event that never occurred did so 0 times in each game."""
    if measure in found or measure.kind not in ("event", "value", "place"):
        return found.get(measure)
    return np.zeros_like(found[Measure("length")])
