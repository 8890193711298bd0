"""§5.5 Lines of sight: walls and pawns block every view."""

from __future__ import annotations

from larceny.engine.rule import rule

from .board import next_square, way_between
from .pieces import stands
from .state import A_PAWN, State


@rule
def sees(state: State, square: int, lens: int, target: int) -> bool:
    """§5.5 Whether a camera or a detective on a square sees another; a pawn on its own square is not in the way."""
    way = way_between(square, target)
    if way < 0 or way // 4 != lens:
        return False
    here = next_square(way, square)
    while here != target:
        if stands(state, here, A_PAWN):
            return False
        here = next_square(way, here)
    return True
