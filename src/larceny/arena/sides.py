"""What the sides of a game are called."""

from __future__ import annotations

from collections.abc import Callable

from larceny.engine.ruleset import Ruleset


def side_name(ruleset: Ruleset, lang: str, number: int, say: Callable[..., str]) -> str:
    """The name that a game gives a side, counted from 1, or else its number."""
    message = f"team-{number}"
    known = ruleset.texts.has(lang, message)
    return ruleset.texts.say(lang, message) if known else say("statistics-team", team=number)
