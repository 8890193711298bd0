"""Explaining: each move with how good it seems, the fact behind it and its main risk, as data and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from larceny.bots.view import View
from larceny.engine.game import Game
from larceny.engine.insight import NOTHING, Insight, Insights
from larceny.engine.ruleset import Ruleset

WORLDS = 60  # that are imagined to tell how likely something is


class Ranked(NamedTuple):
    """A move, how good it seems, and the id of the reason."""

    move: str
    value: float
    reason: str


class Advice(Ranked):
    """The same, and what else can be said: it is unpacked as three, the rest has names.

    chance  the share of the win that the move promises, 0 to 1; None for a bot that does not look ahead
    fact    what speaks for it; None where nothing is known
    risk    what speaks against it most
    """

    chance: float | None
    fact: Insight | None
    risk: Insight | None

    def __new__(
        cls, move: str, value: float, reason: str, *, chance: float | None = None, insights: Insights = NOTHING
    ) -> Advice:
        """A tuple of three with the rest beside it."""
        made = super().__new__(cls, move, value, reason)
        made.chance = chance
        made.fact, made.risk = insights
        return made

    def data(self) -> dict[str, Any]:
        """All of it, JSON-ready."""
        return {
            "move": self.move,
            "value": self.value,
            "reason": self.reason,
            "chance": self.chance,
            "fact": None if self.fact is None else self.fact._asdict(),
            "risk": None if self.risk is None else self.risk._asdict(),
        }


def say(ruleset: Ruleset, advice: Advice, lang: str) -> str:
    """One move in words: `stash 3 (wins 38 %): keeps the best money where nobody sees it. Risk: …`."""
    texts = ruleset.texts
    reason = texts.say(lang, advice.reason)
    if advice.chance is None:
        head = texts.say(lang, "advice", {"move": advice.move, "reason": reason})
    else:
        facts = {"move": advice.move, "reason": reason, "percent": round(100 * advice.chance)}
        head = texts.say(lang, "advice-chance", facts)
    parts = [head]
    if advice.fact is not None:
        parts.append(texts.say(lang, advice.fact.message, advice.fact.facts))
    if advice.risk is not None:
        parts.append(say_risk(ruleset, advice.risk, lang))
    return " ".join(parts)


def say_risk(ruleset: Ruleset, risk: Insight, lang: str) -> str:
    """A risk as a sentence."""
    return ruleset.texts.say(lang, "advice-risk", {"risk": ruleset.texts.say(lang, *risk)})


def insights_of(game: Game, view: View, legal: Sequence[str]) -> list[Insights]:
    """The facts and risks of moves, from worlds that the view cannot exclude; nothing where the game knows none."""
    ruleset = game.ruleset
    if not ruleset.brings("insight", "insights"):
        return [NOTHING] * len(legal)
    seen, seat = game.recall(view), view["you"]
    worlds = [game.imagine(seen, seat, number) for number in range(WORLDS)]
    insights = ruleset.module("insight").insights
    return [insights(worlds, seat, ruleset.action_numbers[text]) for text in legal]
