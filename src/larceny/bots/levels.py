"""Bots for people: four levels in each game (its levels.py), each with a name, a face and a manner."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from larceny.bots.advice import Advice
from larceny.bots.thumb import Mind, Thumb, rule_of_thumb
from larceny.bots.view import View
from larceny.engine.desk import THOUSANDTHS
from larceny.engine.level import NAMES, Level
from larceny.engine.ruleset import Ruleset

STEEP = 3.0  # how much rarer the worst move is that is still played than the best, as a power of e


def levels_for_people(ruleset: Ruleset) -> dict[str, Level]:
    """The levels that a game has, the weakest first."""
    if not ruleset.brings("levels", "LEVELS"):
        return {}
    written: Mapping[str, Level] = ruleset.module("levels").LEVELS
    return {name: written[name] for name in NAMES if name in written}


@dataclass(frozen=True)
class Persona:
    """Whom people think that they play with."""

    level: str
    name: str
    face: str  # a picture in the game's folder
    manner: str  # one sentence


def persona(ruleset: Ruleset, level: str, lang: str) -> Persona:
    """The name, the face and the manner of a level, in one language."""
    own = levels_for_people(ruleset)[level]
    return Persona(level, own.name, own.face, ruleset.texts.say(lang, f"bot-{level}-manner"))


def names_at(ruleset: Ruleset, sitting: Sequence[str | None]) -> list[str]:
    """What the bots at a table are called, by seat: each by a name of its level, no two alike; "" for who is none."""
    known, counts, names = levels_for_people(ruleset), dict.fromkeys(sitting, 0), []
    for level in sitting:
        own = known.get(level or "")
        choice = (own.name, *own.others) if own else (level or "",)
        turn, place = divmod(counts[level], len(choice))
        counts[level] += 1
        names.append(f"{choice[place]} {turn + 1}" if turn and level else choice[place])
    return names


class WaveringBot:
    """Plays by a rule of thumb with the weaknesses of a level.

    It overlooks facts or forgets them, and does not tell moves apart that are nearly as good as each other.
    """

    def __init__(self, ruleset: Ruleset, level: Level) -> None:
        self.ruleset, self.level = ruleset, level
        self.thumb = rule_of_thumb(ruleset, level)

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Keep in mind what happened, if the game asks for that."""
        self.thumb.see(events)

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """One of the best moves: the better it seems, the likelier."""
        values = [value for value, _ in self.thumb.rate(view, legal)]
        reach = wavering(self.ruleset, self.level, self.thumb, view)
        return legal[drawn(leanings(values, round(THOUSANDTHS * reach)), rng)]

    def explain(self, view: View, legal: Sequence[str]) -> list[Advice]:
        """The moves by value, the best first; equal ones in the order of the legal list."""
        rated, known = self.thumb.rate(view, legal), self.thumb.insights(view, legal)
        valued = [
            Advice(text, value / THOUSANDTHS, reason, insights=insights)
            for text, (value, reason), insights in zip(legal, rated, known, strict=True)
        ]
        return sorted(valued, key=lambda advice: -advice.value)


def wavering(ruleset: Ruleset, level: Level, thumb: Thumb | Mind, view: View) -> float:
    """By how much a move may seem worse to the seat of a view and be played."""
    if not level.wavers_by_team:
        return level.wavers
    teams = ruleset.teams(thumb.known(view))
    return next(reach for team, reach in zip(teams, level.wavers_by_team, strict=True) if view["you"] in team)


def leanings(values: Sequence[int], reach: int) -> list[float]:
    """How likely each move is: 0 for all that seem worse than the best by more than the reach."""
    best = max(values)
    if reach == 0:
        return [float(value == best) for value in values]
    return [math.exp(STEEP * (value - best) / reach) if best - value <= reach else 0.0 for value in values]


def drawn(weights: Sequence[float], rng: np.random.Generator) -> int:
    """A place, with the odds of these weights."""
    left = float(rng.random()) * sum(weights)
    for place, weight in enumerate(weights):
        if left < weight:
            return place
        left -= weight
    return weights.index(max(weights))
