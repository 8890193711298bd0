"""§4.1 Opening a drawer, §4.3 alarms that fall, and what lies in its bins."""

from __future__ import annotations

from larceny.engine.journal import show
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, holds
from larceny.games.master_thieves.actions import CLOSED, FELL, FELL_ALARM, FOUND, FOUND_ALARM, NOTHING_THERE
from larceny.games.master_thieves.box import DRAWERS, NO_DRAWER, SIDES, lower, upper
from larceny.games.master_thieves.cards import DIAMOND, FRONT_GEMS, GEMS, SAPPHIRE
from larceny.games.master_thieves.state import OPEN_MEMORY, State

# What lies in a bin


@rule
def gems_in(state: State, bin_: int) -> int:
    """How many gems lie in a front bin."""
    return state.diamonds[bin_] + state.sapphires[bin_]


@rule
def put_gem(state: State, bin_: int, gem: int) -> None:
    """One gem goes into a front bin."""
    if gem == DIAMOND:
        state.diamonds[bin_] += 1
    else:
        state.sapphires[bin_] += 1


@rule
def take_gem(state: State, bin_: int, gem: int) -> None:
    """One gem is taken out of a front bin."""
    if gem == DIAMOND:
        state.diamonds[bin_] -= 1
    else:
        state.sapphires[bin_] -= 1


# §4.1 Opening


@rule
def drawer_at(state: State, place: int) -> int:
    """The drawer that sits there now."""
    return state.slot[place // SIDES, place % SIDES]


@rule
def open_drawer(state: State, drawer: int) -> None:
    """§4.1 The upper front bin is seen; everything in the lower front bin falls out."""
    state.drawer = drawer
    state.opened |= 1 << drawer
    top, bottom = upper(state, drawer), lower(state, drawer)
    state.bin_seen[top] = EVERYONE
    state.bin_seen[bottom] = EVERYONE
    # §8 Whoever put gems into one half had first opened the drawer, and emptied the other by that.
    assert gems_in(state, top) == 0 or gems_in(state, bottom) == 0
    state.found[drawer, DIAMOND] = state.diamonds[top]
    state.found[drawer, SAPPHIRE] = state.sapphires[top]
    state.fell[DIAMOND] += state.diamonds[bottom]  # §2.4 in set-up more than one drawer may be open
    state.fell[SAPPHIRE] += state.sapphires[bottom]
    state.fell_alarm = state.alarm[bottom]
    state.diamonds[bottom] = 0
    state.sapphires[bottom] = 0
    state.alarm[bottom] = 0


@rule
def gems_that_fell(state: State) -> int:
    """How many gems fell out of the lower front bin."""
    return state.fell[DIAMOND] + state.fell[SAPPHIRE]


@rule
def show_what_is_there(state: State, drawer: int) -> None:
    """§7 All see what lies in the upper bin and what fell."""
    top = upper(state, drawer)
    for gem in range(FRONT_GEMS):
        if state.found[drawer, gem] > 0:
            show(state, FOUND, EVERYONE, gem, state.found[drawer, gem])
        if state.fell[gem] > 0:
            show(state, FELL, EVERYONE, gem, state.fell[gem])
    if state.alarm[top] > 0:
        show(state, FOUND_ALARM, EVERYONE, state.alarm[top] - 1, 0)
    if state.fell_alarm > 0:
        show(state, FELL_ALARM, EVERYONE, state.fell_alarm - 1, 0)
    if gems_in(state, top) + gems_that_fell(state) + state.alarm[top] + state.fell_alarm == 0:
        show(state, NOTHING_THERE, EVERYONE, 0, 0)


# §7 Closing


@rule
def close_drawers(state: State) -> None:
    """§7 The player has answered for the box: what was open is closed, and must be remembered from now on."""
    show(state, CLOSED, EVERYONE, 0, 0)
    for drawer in range(DRAWERS):
        if holds(state.opened, drawer):
            for bin_ in range(2 * drawer, 2 * drawer + 2):
                if state.memory != OPEN_MEMORY:
                    state.bin_seen[bin_] = 0
                    state.secret_seen[bin_] = 0
            for gem in range(FRONT_GEMS):
                state.found[drawer, gem] = 0
    state.opened = 0
    state.drawer = NO_DRAWER
    for gem in range(GEMS):
        state.fell[gem] = 0
    state.fell_alarm = 0
    state.placed = 0
    state.pulled = 0


# §4.3 and §4.4 Alarms


@rule
def bring_back_alarm(state: State, bin_: int) -> None:
    """The alarm that lies in a bin goes back to its owner."""
    state.alarm_home[state.alarm[bin_] - 1] = 1
    state.alarm[bin_] = 0


@rule
def where_the_gems_go(state: State, seat: int) -> int:
    """§4.3 Gems that fell go to the owner of the alarm; if there is none, or he opened it, to the red pillow (-1)."""
    owner = state.fell_alarm - 1
    return -1 if owner == seat else owner
