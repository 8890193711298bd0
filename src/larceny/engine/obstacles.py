"""Why not: the reason against an action, and against each thing that a seat holds and cannot play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from larceny.engine.errors import LarcenyError
from larceny.engine.prose import facts_of

if TYPE_CHECKING:
    from larceny.engine.match import Match
    from larceny.engine.ruleset import Ruleset


@dataclass(frozen=True)
class Obstacle:
    """Something in a seat's hand, an action that would play it, and why that cannot be."""

    thing: str
    action: str
    why: LarcenyError


def why_not(match: Match, seat: int, text: str) -> LarcenyError | None:
    """Why the seat may not do this now, from nothing but what it sees; None if it may."""
    if text in match.legal(seat):
        return None
    try:
        match.play(seat, text)
    except LarcenyError as error:
        return error
    raise AssertionError(f"{text} is legal and not listed")


def obstacles(match: Match, seat: int) -> list[Obstacle]:
    """Each different thing that the seat, which may act, holds and cannot play now."""
    legal = match.legal(seat)
    found = []
    for thing, text in match.game.ruleset.view.playable(match.seen(seat), seat).items():
        if not any(move == text or move.startswith(f"{text} ") for move in legal):
            why = why_not(match, seat, text)
            assert why is not None, f"{text} begins no legal move"
            found.append(Obstacle(thing, text, why))
    return found


def say_reason(ruleset: Ruleset, lang: str, error: LarcenyError, seat: int | None) -> str:
    """Why a move is refused, with the things it speaks of in this language."""
    message = f"reason-{error.reason}"
    if not ruleset.texts.has(lang, message):
        return str(error)
    return ruleset.texts.say(lang, message, facts_of(ruleset, lang, error.facts, seat))
