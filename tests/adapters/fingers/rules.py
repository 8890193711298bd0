"""The rules."""

from __future__ import annotations

from larceny.engine.desk import Desk, offer, weigh
from larceny.engine.journal import NOTHING, show, tell
from larceny.engine.promise import CHANCE_MOVES
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, EVERYONE, only
from tests.adapters.fingers.actions import SHOWED
from tests.adapters.fingers.state import State


@rule
def setup(state: State) -> None:
    """Nothing lies on the table."""
    state.played = 0


@rule
def movers(state: State) -> int:
    """Chance tosses; then all who have not chosen may."""
    if state.played == state.rounds:
        return 0
    if state.coin == 0:
        return CHANCE_MOVES
    seats = 0
    for seat in range(state.players):
        if state.chosen[seat] == 0:
            seats |= only(seat)
    return seats


@rule
def legal(state: State, seat: int, desk: Desk) -> None:
    """One or two fingers."""
    if seat < state.players and state.chosen[seat] == 0:
        offer(desk, 0)
        offer(desk, 1)


@rule
def odds(state: State, desk: Desk) -> None:
    """The coin is not fair."""
    weigh(desk, 0, 2)
    weigh(desk, 1, 1)


@rule
def step(state: State, seat: int, action: int) -> None:
    """A toss or a choice; the last choice reveals all."""
    if seat == CHANCE:
        tell(state, CHANCE, action, 0, EVERYONE)
        state.coin = action + 1
        return
    tell(state, seat, action, NOTHING, only(seat))
    state.chosen[seat] = action + 1
    if movers(state) == 0:
        reveal(state)


@rule
def reveal(state: State) -> None:
    """A point for each who shows what the coin shows."""
    for seat in range(state.players):
        show(state, SHOWED, EVERYONE, seat, state.chosen[seat])
        if state.chosen[seat] == state.coin:
            state.points[seat] += 1
        state.chosen[seat] = 0
    state.coin = 0
    state.played += 1


@rule
def ending(state: State) -> int:
    """After the last round."""
    return 1 if state.played == state.rounds else 0


@rule
def score(state: State, seat: int) -> int:
    """Points."""
    return state.points[seat]


@rule
def winners(state: State) -> int:
    """The most points win."""
    best = 0
    seats = 0
    for seat in range(state.players):
        if state.points[seat] > best:
            best = state.points[seat]
            seats = 0
        if state.points[seat] == best:
            seats |= only(seat)
    return seats
