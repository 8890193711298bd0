"""The rules."""

from __future__ import annotations

from larceny.engine.desk import Desk, offer, weigh
from larceny.engine.promise import CHANCE_MOVES
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE
from tests.engine.doors.state import State


@rule
def setup(state: State) -> None:
    """The doors are shut."""
    state.opened = 0


@rule
def movers(state: State) -> int:
    """Chance opens the doors; then both choose at the same time."""
    if state.opened == 0:
        return CHANCE_MOVES
    if state.shown[0] != 0:
        return 0
    return (1 if state.chosen[0] == 0 else 0) + (2 if state.chosen[1] == 0 else 0)


@rule
def legal(state: State, seat: int, desk: Desk) -> None:
    """Either door."""
    if state.chosen[seat] == 0:
        offer(desk, 0)
        offer(desk, 1)


@rule
def odds(state: State, desk: Desk) -> None:
    """They are always opened."""
    weigh(desk, 0, 1)


@rule
def step(state: State, seat: int, action: int) -> None:
    """The second choice reveals both."""
    if seat == CHANCE:
        state.opened = 1
        return
    state.chosen[seat] = action + 1
    if state.chosen[0] != 0 and state.chosen[1] != 0:
        for each in range(2):
            state.shown[each] = state.chosen[each]


@rule
def ending(state: State) -> int:
    """When both are shown."""
    return 1 if state.shown[0] != 0 else 0


@rule
def score(state: State, seat: int) -> int:
    """Who has won scores."""
    return (winners(state) >> seat) & 1


@rule
def winners(state: State) -> int:
    """The thief wins at the front door if the guard is there too; at the back they share; else the guard wins.

    So each does best to choose the front door one time in three.
    """
    if state.shown[0] != state.shown[1]:
        return 2
    return 1 if state.shown[0] == 1 else 3
