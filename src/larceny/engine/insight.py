"""What a player can know about a move besides how good it seems: a fact that speaks for it, and a risk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

World = TypeVar("World")


class Insight(NamedTuple):
    """A sentence of the game (`fact-…` or `risk-…`) and what it speaks of."""

    message: str
    facts: dict[str, str | int]


Insights = tuple[Insight | None, Insight | None]  # the fact behind a move, and its main risk

NOTHING: Insights = (None, None)


def likely(message: str, share: int, **facts: str | int) -> Insight | None:
    """A sentence that says how likely something is, in percent; None where it is out of the question."""
    return Insight(message, {**facts, "percent": share}) if share else None


def percent(worlds: Sequence[World], holds: Callable[[World], bool]) -> int:
    """In how many of a hundred worlds something is so."""
    return round(100 * sum(map(holds, worlds)) / len(worlds))
