"""What a player of Master Thieves has in mind, and what it tells of a move; policy.py is the rule of thumb."""

from __future__ import annotations

from larceny.games.master_thieves.insight import insights
from larceny.games.master_thieves.memory import Memory
from larceny.games.master_thieves.recollection import recollect

__all__ = ["Memory", "insights", "recollect"]
