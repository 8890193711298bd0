"""The rules."""

from __future__ import annotations

from bench.server.race.state import GOAL, State
from larceny.engine.desk import Desk, offer
from larceny.engine.journal import NOTHING, tell
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, only


@rule
def setup(state: State) -> None:
    """The first seat begins at nothing."""
    state.count = 0
    state.turn = 0


@rule
def movers(state: State) -> int:
    """One after the other, until the goal is reached."""
    if state.count >= GOAL:
        return 0
    return only(state.turn)


@rule
def legal(state: State, seat: int, desk: Desk) -> None:
    """1, 2 or 3."""
    if seat == state.turn and state.count < GOAL:
        for action in range(3):
            offer(desk, action)


@rule
def odds(state: State, desk: Desk) -> None:
    """Nothing is left to chance."""


@rule
def step(state: State, seat: int, action: int) -> None:
    """Add the number; who reaches the goal keeps the turn."""
    tell(state, seat, action, NOTHING, EVERYONE)
    state.count += action + 1
    if state.count < GOAL:
        state.turn = 1 - state.turn


@rule
def ending(state: State) -> int:
    """When the goal is reached."""
    return 1 if state.count >= GOAL else 0


@rule
def score(state: State, seat: int) -> int:
    """One point for who reached it."""
    return 1 if state.count >= GOAL and seat == state.turn else 0


@rule
def winners(state: State) -> int:
    """Who reached it."""
    return only(state.turn)
