"""Explaining: each move with how good it seems, the fact behind it and its main risk, as data and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from larceny.bots.view import View
from larceny.engine.game import Game
from larceny.engine.insight import NOTHING, Insight, Insights
from larceny.engine.ruleset import Ruleset

WORLDS = 60  # that are imagined to tell how likely something is
STEP = 5  # of a hundred: how exactly a chance is said


class Ranked(NamedTuple):
    """A move, how good it seems, and the id of the reason."""

    move: str
    value: float
    reason: str


class Advice(Ranked):
    """The same, and what else can be said: it is unpacked as three, the rest has names.

    chance   the share of the win that the move promises, 0 to 1; None for a bot that does not look ahead, for a move
             that it has hardly tried, and where something else than the win is at stake
    promise  what it promises, as a sentence says it; None for a bot that cannot tell
    fact     what speaks for it; None where nothing is known
    risk     what speaks against it most
    """

    chance: float | None
    promise: Insight | None
    fact: Insight | None
    risk: Insight | None

    def __new__(
        cls,
        move: str,
        value: float,
        reason: str,
        *,
        chance: float | None = None,
        promise: Insight | None = None,
        insights: Insights = NOTHING,
    ) -> Advice:
        """A tuple of three with the rest beside it."""
        made = super().__new__(cls, move, value, reason)
        made.chance, made.promise = chance, promise
        made.fact, made.risk = insights
        return made

    def data(self) -> dict[str, Any]:
        """All of it, JSON-ready."""
        return {
            "move": self.move,
            "value": self.value,
            "reason": self.reason,
            "chance": self.chance,
            **{name: as_data(getattr(self, name)) for name in ("promise", "fact", "risk")},
        }


def as_data(insight: Insight | None) -> dict[str, Any] | None:
    """A sentence and its facts, JSON-ready."""
    return None if insight is None else insight._asdict()


def promise_of(ruleset: Ruleset, view: View, share: float) -> tuple[float | None, Insight]:
    """What it means that simulated games brought such a share: the chance to win, or what a game's bot.py says.

    A sentence gives it in steps of five of a hundred: more than that some thousand games do not tell.
    """
    own = ruleset.module("bot").promise(view, share) if ruleset.brings("bot", "promise") else None
    if own is not None:
        return None, own
    return share, Insight("promise-win", {"percent": STEP * round(100 * share / STEP)})


def falling(values: Sequence[float], tries: Sequence[int]) -> list[float]:
    """These means of so many tries each, the best move first, so that none is higher than what goes before it.

    A move that was tried seldom looks better by chance alone: where one does, it and those before it are taken for
    equally good, and their tries are thrown together.
    """
    pools: list[tuple[float, int, int]] = []  # a mean, of so many tries, of so many moves
    for value, count in zip(values, tries, strict=True):
        pools.append((value, count, 1))
        while len(pools) > 1 and pools[-1][0] > pools[-2][0]:
            (value, count, moves), (other, more, others) = pools.pop(), pools.pop()
            pools.append(((value * count + other * more) / (count + more), count + more, moves + others))
    return [value for value, _, moves in pools for _ in range(moves)]


def say(ruleset: Ruleset, advice: Advice, lang: str) -> str:
    """One move in words: `stash 3 (wins about 40 %): keeps the best money where nobody sees it. Risk: …`."""
    texts = ruleset.texts
    reason = texts.say(lang, advice.reason)
    facts = {"move": advice.move, "reason": reason}
    if advice.promise is None:
        head = texts.say(lang, "advice", facts)
    else:
        head = texts.say(lang, "advice-promise", facts | {"promise": texts.say(lang, *advice.promise)})
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
