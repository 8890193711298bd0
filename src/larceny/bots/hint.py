"""Hints: the moves that a bot would think of in a player's place, each with the reason for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from larceny.bots.advice import Advice
from larceny.bots.bot import View, all_levels, looks_ahead, make_bot
from larceny.engine.kernel_set import OF_A_SEARCH
from larceny.engine.match import Match
from larceny.engine.ruleset import Ruleset

MOST = 3
SIMULATIONS = 5000  # they take a quarter of a second of one core, at most
NO_REASONS = ("why-any", "why-no-better")  # good enough for the best move, not for others beside it


def adviser(ruleset: Ruleset) -> str | None:
    """The level of the bot that gives hints; None in a game whose bots have no reasons.

    One that looks ahead can say how good a move is; until that is compiled the rule of thumb answers, if there is one.
    """
    known = all_levels(ruleset)
    if "search" in known and (ruleset.at_hand(OF_A_SEARCH).compiled or "greedy" not in known):
        return "search"
    return "greedy" if "greedy" in known else None


def heard(match: Match, seat: int) -> Sequence[Mapping[str, Any]]:
    """What a seat may look up of what happened: a hint goes by that and by the view.

    In a game of memory that is less than what the seat was shown: what its log no longer tells it has to remember
    itself. With gaps in the log the box can't be followed, so then there is the view alone.
    """
    events = match.events(seat)
    return events if match.narrator.as_told(seat) == events else []


def thoughts(
    ruleset: Ruleset, events: Sequence[Mapping[str, Any]], view: View, legal: Sequence[str], seconds: float | None
) -> list[Advice]:
    """The best moves, the best first; never the worst, and none at all if all are alike."""
    level = adviser(ruleset)
    assert level is not None, "nobody to ask"
    simulations = SIMULATIONS if looks_ahead(ruleset, level) else None
    bot = make_bot(ruleset, level, simulations=simulations, seconds=seconds)
    bot.see(events)
    ranked = bot.explain(view, legal)
    worst = min(one.value for one in ranked)
    return [
        one
        for place, one in enumerate(ranked[:MOST])
        if one.value > worst and (place == 0 or one.reason not in NO_REASONS)
    ]
