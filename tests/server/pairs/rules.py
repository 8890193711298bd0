"""The rules: one after the other says a number."""

from __future__ import annotations

from larceny.engine.desk import Desk, offer, weigh
from larceny.engine.journal import NOTHING, tell
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, only
from tests.server.pairs.state import State


@rule
def setup(state: State) -> None:
    """Nothing was said."""
    state.said = 0


@rule
def movers(state: State) -> int:
    """In turn."""
    if state.said == state.rounds * state.players:
        return 0
    return only(state.said % state.players)


@rule
def legal(state: State, seat: int, desk: Desk) -> None:
    """One or two."""
    if movers(state) == only(seat):
        offer(desk, 0)
        offer(desk, 1)


@rule
def odds(state: State, desk: Desk) -> None:
    """Chance has no part in it."""
    weigh(desk, 0, 1)


@rule
def step(state: State, seat: int, action: int) -> None:
    """So many points."""
    tell(state, seat, action, NOTHING, EVERYONE)
    state.points[seat] += action + 1
    state.said += 1


@rule
def ending(state: State) -> int:
    """After the last round."""
    return 1 if movers(state) == 0 else 0


@rule
def score(state: State, seat: int) -> int:
    """Points of the pair."""
    return state.points[seat] + state.points[(seat + 2) % 4]


@rule
def winners(state: State) -> int:
    """The pair with more points, or both."""
    if score(state, 0) > score(state, 1):
        return only(0) | only(2)
    if score(state, 0) < score(state, 1):
        return only(1) | only(3)
    return EVERYONE & 15
