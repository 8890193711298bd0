"""What many games have in common: means with intervals, and what an option changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from larceny.arena.intervals import Interval, of_shares, of_values
from larceny.arena.workers import Played

SHARES = ("win", "comeback")  # measures from 0 to 1


@dataclass(frozen=True)
class Measure:
    """Something that can be counted in a game."""

    kind: str  # win, score, length, leads, comeback or event
    detail: str = ""  # the seat, or the name of the event


Values = Mapping[int, float]  # by the number of the game; a game may have none


def measured(all_played: Sequence[Played]) -> dict[Measure, Values]:
    """All measures of these games."""
    found: dict[Measure, Values] = {}
    for seat in range(len(all_played[0]["scores"])):
        label = f"p{seat + 1}"
        found[Measure("win", label)] = {one["number"]: one["wins"][seat] for one in all_played}
        found[Measure("score", label)] = {one["number"]: float(one["scores"][seat]) for one in all_played}
    found[Measure("length")] = {one["number"]: float(one["decisions"]) for one in all_played}
    found[Measure("leads")] = {one["number"]: float(one["leads"]) for one in all_played}
    behind = {one["number"]: float(one["comeback"]) for one in all_played if one["comeback"] is not None}
    if behind:
        found[Measure("comeback")] = behind
    for name in event_names(all_played):
        found[Measure("event", name)] = {one["number"]: float(one["events"].get(name, 0)) for one in all_played}
    return found


def event_names(all_played: Sequence[Played]) -> list[str]:
    """The events that occurred, in the order of the alphabet."""
    return sorted({name for one in all_played for name in one["events"]})


def summary(found: Mapping[Measure, Values]) -> dict[Measure, Interval]:
    """The mean of each measure."""
    return {
        measure: (of_shares if measure.kind in SHARES else of_values)([*values.values()])
        for measure, values in found.items()
    }


def differences(usual: Mapping[Measure, Values], other: Mapping[Measure, Values]) -> dict[Measure, Interval]:
    """What the other way of playing adds to each measure, over games that began with the same seed."""
    found: dict[Measure, Interval] = {}
    for measure in dict.fromkeys((*usual, *other)):
        one, two = _values(usual, measure), _values(other, measure)
        paired = [two[number] - one[number] for number in one if number in two]
        if paired:
            found[measure] = of_values(paired)
    return found


def _values(found: Mapping[Measure, Values], measure: Measure) -> Values:
    """The values of a measure; an event that never occurred did so 0 times in each game."""
    if measure in found or measure.kind != "event":
        return found.get(measure, {})
    return dict.fromkeys(found[Measure("length")], 0.0)
