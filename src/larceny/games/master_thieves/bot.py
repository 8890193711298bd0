"""What a player of Master Thieves has in mind, and what it tells of a drawer; policy.py is the rule of thumb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larceny.engine.insight import NOTHING, Insight, Insights
from larceny.games.master_thieves.box import GRAIN_NAMES
from larceny.games.master_thieves.memory import Memory
from larceny.games.master_thieves.recollection import recollect

__all__ = ["Memory", "insights", "recollect"]

View = Mapping[str, Any]


def insights(view: View, text: str, memory: Memory) -> Insights:
    """What is remembered of a drawer, and whether its gems would fall."""
    verb, *words = text.split(" ")
    if verb != "open":
        return NOTHING
    memory.think(view["options"]["edition"])
    front = memory.front(GRAIN_NAMES.index(view["box"][words[0]][words[1]]))
    if front is None:
        return None, Insight("risk-not-known", {})
    fact = Insight("fact-remembered", {"value": front.worth})
    falls = front.worth > 0 and not memory.is_up(front.half)
    return fact, Insight("risk-underneath", {}) if falls else None
