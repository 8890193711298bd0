"""§5.5 Lines of sight: walls and pawns block every view."""

from __future__ import annotations

from larceny.engine.rule import hot_rule, rule

from .board import next_square, way_between
from .pieces import stands
from .state import A_PAWN, State


@hot_rule
def in_line(square: int, lens: int, target: int) -> bool:
    """§5.5 Whether a camera or a detective on a square sees another, if no pawn is in the way."""
    way = way_between(square, target)
    return way >= 0 and way // 4 == lens


@rule
def sees(state: State, square: int, lens: int, target: int) -> bool:
    """§5.5 Whether a camera or a detective on a square sees another; a pawn on its own square is not in the way."""
    if not in_line(square, lens, target):
        return False
    way = way_between(square, target)
    here = next_square(way, square)
    while here != target:
        if stands(state, here, A_PAWN):
            return False
        here = next_square(way, here)
    return True
