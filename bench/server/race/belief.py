"""Worlds that a view cannot exclude: only the real one."""

from __future__ import annotations

from bench.server.race.state import State
from larceny.engine.desk import Desk
from larceny.engine.rule import rule


@rule
def imagine(state: State, observer: int, desk: Desk) -> None:
    """Nothing is hidden."""
