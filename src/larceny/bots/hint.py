"""Hints: the moves that a bot would think of in a player's place, each with the reason for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from larceny.bots.bot import View, all_levels, make_bot
from larceny.engine.insight import Insight
from larceny.engine.ruleset import Ruleset

ADVISERS = ("greedy", "search")  # the first that a game has: a rule of thumb says why, looking ahead only that
MOST = 3
NO_REASONS = ("why-any", "why-no-better")  # good enough for the best move, not for others beside it


class Thought(NamedTuple):
    """A move, and what speaks for it."""

    action: str
    reason: str  # the id of a message of the game
    fact: Insight | None  # what can be known that speaks for it
    risk: Insight | None  # … and what speaks against it most
    share: float | None  # of the win that it promises; None if the bot does not look ahead


def adviser(ruleset: Ruleset) -> str | None:
    """The level of the bot that gives hints; None in a game whose bots have no reasons."""
    known = all_levels(ruleset)
    return next((level for level in ADVISERS if level in known), None)


def thoughts(
    ruleset: Ruleset, events: Sequence[Mapping[str, Any]], view: View, legal: Sequence[str], seconds: float | None
) -> list[Thought]:
    """The best moves, the best first; never the worst, and none at all if all are alike."""
    level = adviser(ruleset)
    assert level is not None, "nobody to ask"
    bot = make_bot(ruleset, level, seconds=seconds)
    bot.see(events)
    ranked = bot.explain(view, legal)
    worst = min(one.value for one in ranked)
    return [
        Thought(one.move, one.reason, one.fact, one.risk, one.chance)
        for place, one in enumerate(ranked[:MOST])
        if one.value > worst and (place == 0 or one.reason not in NO_REASONS)
    ]
