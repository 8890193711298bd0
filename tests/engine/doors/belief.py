"""Worlds that a view cannot exclude."""

from __future__ import annotations

from larceny.engine.desk import Desk
from larceny.engine.record import HIDDEN
from larceny.engine.rule import rule
from tests.engine.doors.state import State


@rule
def imagine(state: State, observer: int, desk: Desk) -> None:
    """The other has not chosen yet: that can never be excluded."""
    for seat in range(2):
        if state.chosen[seat] == HIDDEN:
            state.chosen[seat] = 0
