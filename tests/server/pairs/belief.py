"""Worlds that a view cannot exclude."""

from __future__ import annotations

from larceny.engine.desk import Desk
from larceny.engine.rule import rule
from tests.server.pairs.state import State


@rule
def imagine(state: State, observer: int, desk: Desk) -> None:
    """Nothing is hidden."""
    state.said = state.said
