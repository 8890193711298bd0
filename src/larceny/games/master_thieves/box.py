"""§1.2 and §1.3 The jewelry box: twelve drawers on three levels, 128 positions, and what moves it.

A drawer is a number from 0 to 11, which is its grain: that is all one sees of a closed drawer, so the numbers follow
no order that would tell a long one. Each of its compartments is doubled; bin 2 * drawer is the half that is up at
first, bin 2 * drawer + 1 the other.
"""

from __future__ import annotations

from typing import Protocol

from larceny.engine.record import Grid
from larceny.engine.rule import rule

LEVEL_NAMES = ("top", "middle", "bottom")
SIDE_NAMES = ("n", "e", "s", "w")  # clockwise, seen from above
LEVELS, SIDES = len(LEVEL_NAMES), len(SIDE_NAMES)
NORTH, EAST, SOUTH, WEST = range(SIDES)
GRAIN_NAMES = ("wave", "knot", "dots", "bars", "arch", "star", "kite", "band", "ring", "peak", "comb", "claw")  # §1.6
DRAWERS = LEVELS * SIDES
BINS = 2 * DRAWERS
LEFT, RIGHT = 0, 1  # ways to rotate: right is clockwise
NO_DRAWER = -1

# §8 How the box stands at first: which drawer is where. The long ones lie on the axis from north to south, and those
# in the north hold their ruby in the half that is up.
AT_FIRST = (
    (7, 2, 4, 11),
    (0, 9, 10, 5),
    (6, 3, 1, 8),
)
LONG = tuple(int(any(drawer in (level[NORTH], level[SOUTH]) for level in AT_FIRST)) for drawer in range(DRAWERS))
RUBY_AT_FIRST = tuple(
    int(any(bin_ in (2 * level[NORTH], 2 * level[SOUTH] + 1) for level in AT_FIRST)) for bin_ in range(BINS)
)


class State(Protocol):
    """What of a state is the box itself."""

    slot: Grid  # the drawer at each height and side
    up: int  # which half of all drawers is up


@rule
def assemble(state: State) -> None:
    """§8 The box as it stands at the start of set-up."""
    for level in range(LEVELS):
        for side in range(SIDES):
            state.slot[level, side] = AT_FIRST[level][side]
    state.up = 0


@rule
def rotate(state: State, levels: int, way: int) -> None:
    """§1.3 The top level, or the top two together, by 90°: their drawers move one side on."""
    for level in range(levels):
        north, east = state.slot[level, NORTH], state.slot[level, EAST]
        south, west = state.slot[level, SOUTH], state.slot[level, WEST]
        if way == RIGHT:
            state.slot[level, NORTH], state.slot[level, EAST] = west, north
            state.slot[level, SOUTH], state.slot[level, WEST] = east, south
        else:
            state.slot[level, NORTH], state.slot[level, EAST] = east, south
            state.slot[level, SOUTH], state.slot[level, WEST] = west, north


@rule
def turn_over(state: State) -> None:
    """§1.3 The levels change their order, north and south change places, the other halves are up."""
    for side in range(SIDES):
        state.slot[0, side], state.slot[2, side] = state.slot[2, side], state.slot[0, side]
    for level in range(LEVELS):
        north = state.slot[level, NORTH]
        state.slot[level, NORTH] = state.slot[level, SOUTH]
        state.slot[level, SOUTH] = north
    state.up = 1 - state.up


@rule
def upper(state: State, drawer: int) -> int:
    """The bin of a drawer that is up now."""
    return 2 * drawer + state.up


@rule
def lower(state: State, drawer: int) -> int:
    """The bin of a drawer that is down now."""
    return 2 * drawer + 1 - state.up
