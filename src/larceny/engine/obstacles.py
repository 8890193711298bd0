"""Why not: the reason against an action, and against each thing that a seat holds and cannot play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from larceny.engine.errors import LarcenyError
from larceny.engine.prose import facts_of
from larceny.engine.sight import Sight

if TYPE_CHECKING:
    from larceny.engine.match import Match
    from larceny.engine.ruleset import Ruleset


class Obstacle(NamedTuple):
    """Something in a seat's hand, an action that would play it, and why that cannot be."""

    thing: str
    action: str
    reason: str
    section: str
    facts: tuple[tuple[str, str | int], ...]  # what the sentence speaks of


def why_not(match: Match, seat: int, text: str) -> LarcenyError | None:
    """Why the seat may not do this now, from nothing but what it sees; None if it may."""
    if text in match.legal(seat):
        return None
    try:
        match.play(seat, text)
    except LarcenyError as error:
        return error
    raise AssertionError(f"{text} is legal and not listed")


def obstacles(ruleset: Ruleset, seen: Sight, seat: int, legal: Sequence[int]) -> list[Obstacle]:
    """Each different thing that the seat, which may do so much, holds and cannot play now."""
    found = []
    for thing, text in ruleset.view.playable(seen, seat).items():
        if ruleset.ways_to(text).isdisjoint(legal):
            reason, section, facts = ruleset.view.why_not(seen, seat, text)
            found.append(Obstacle(thing, text, reason, section, (("text", text), *facts.items())))
    return found


def say_obstacle(ruleset: Ruleset, lang: str, obstacle: Obstacle, seat: int | None) -> str:
    """Why a thing cannot be played, with the things it speaks of in this language."""
    return ruleset.texts.say(lang, f"reason-{obstacle.reason}", facts_of(ruleset, lang, dict(obstacle.facts), seat))


def say_reason(ruleset: Ruleset, lang: str, error: LarcenyError, seat: int | None) -> str:
    """Why a move is refused, with the things it speaks of in this language."""
    message = f"reason-{error.reason}"
    if not ruleset.texts.has(lang, message):
        return str(error)
    return ruleset.texts.say(lang, message, facts_of(ruleset, lang, error.facts, seat))
