"""Worlds that a view cannot exclude."""

from __future__ import annotations

from larceny.engine.desk import Desk
from larceny.engine.record import HIDDEN
from larceny.engine.rule import rule
from tests.adapters.fingers.state import SEATS, State


@rule
def imagine(state: State, observer: int, desk: Desk) -> None:
    """Nobody else has chosen yet: that can never be excluded."""
    for seat in range(SEATS):
        if state.chosen[seat] == HIDDEN:
            state.chosen[seat] = 0
