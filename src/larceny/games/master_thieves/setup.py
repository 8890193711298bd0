"""§2 Set-up."""

from __future__ import annotations

from larceny.engine.journal import show, tell
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, EVERYONE, holds, only
from larceny.games.master_thieves.actions import (
    DEAL_NUMBER,
    FELL,
    LAY_THERE,
    NUMBER_MASKED,
    PLACES_DIAMONDS,
    PUBLIC,
    PUT_IN,
    WAS_EMPTY,
)
from larceny.games.master_thieves.box import BINS, NO_DRAWER, RUBY_AT_FIRST, assemble, lower, upper
from larceny.games.master_thieves.cards import (
    DIAMOND,
    FR,
    FRONT_GEMS,
    IMITATIONS,
    NO_ROLE,
    ROLES,
    SEATS,
    SHARED_OUT,
)
from larceny.games.master_thieves.drawer import drawer_at, open_drawer
from larceny.games.master_thieves.state import DEAL, OPEN_MEMORY, PUT, ROTATE, State


@rule
def setup(state: State) -> None:
    """§2.1 Imitations on each white pillow; §2.3 the box and its rubies; the cards are about to be dealt."""
    assemble(state)
    for bin_ in range(BINS):
        state.ruby[bin_] = RUBY_AT_FIRST[bin_]
        state.bin_seen[bin_] = EVERYONE if state.memory == OPEN_MEMORY else 0
        state.secret_seen[bin_] = state.bin_seen[bin_]
    state.drawer = NO_DRAWER
    for seat in range(SEATS):
        lay_out(state, seat)
    state.phase = DEAL


@rule
def lay_out(state: State, seat: int) -> None:
    """What a player has before him; nobody has anything at an empty seat."""
    taken = 1 if seat < state.players else 0
    for gem in range(FRONT_GEMS):
        state.white[seat, gem] = taken * IMITATIONS[FRONT_GEMS * state.edition + gem]
    state.alarm_home[seat] = taken
    state.pick[seat] = NO_ROLE
    state.role[seat] = NO_ROLE
    state.hand[seat] = taken * ((1 << ROLES) - 1)
    state.hand_seen[seat] = EVERYONE if state.memory == OPEN_MEMORY else only(seat)
    for role in range(ROLES):
        state.number_seen[seat, role] = only(seat)


@rule
def deal(state: State, number: int) -> None:
    """§2.2 Everyone gets one card of each role, unseen by the others."""
    seat, role = state.dealt // ROLES, state.dealt % ROLES
    tell(state, CHANCE, DEAL_NUMBER + number - 1, NUMBER_MASKED, only(seat))
    state.number[seat, role] = number
    state.dealt += 1
    if state.dealt == ROLES * state.players:
        begin_placing(state, 0)


@rule
def share_of(state: State, seat: int) -> int:
    """§2.4 12 diamonds are shared out; the first seats get one more where it doesn't divide."""
    return SHARED_OUT // state.players + (1 if seat < SHARED_OUT % state.players else 0)


@rule
def still_to_put(state: State) -> int:
    """§2.4 Diamonds that are shared out and not in the box yet."""
    if state.phase == DEAL:
        return SHARED_OUT
    diamonds = state.to_put
    if state.round_number == 0:
        for seat in range(state.turn + 1, state.players):
            diamonds += share_of(state, seat)
    return diamonds


@rule
def begin_placing(state: State, seat: int) -> None:
    """§2.4 Clockwise from the first player each puts his diamonds into the box."""
    state.turn = seat
    state.asked = seat
    state.to_put = share_of(state, seat)
    state.phase = PUT
    show(state, PLACES_DIAMONDS, EVERYONE, seat, state.to_put)


@rule
def put(state: State, seat: int, place: int) -> None:
    """§2.4 A diamond goes into an upper front bin, of a drawer that is opened for this or already is."""
    tell(state, seat, PUT_IN + place, PUBLIC, EVERYONE)
    drawer = drawer_at(state, place)
    if holds(state.opened, drawer):
        state.drawer = drawer
    else:
        open_to_put(state, drawer)
    state.diamonds[upper(state, drawer)] += 1
    state.to_put -= 1
    if state.to_put == 0:
        state.phase = ROTATE


@rule
def open_to_put(state: State, drawer: int) -> None:
    """§2.4 Diamonds that fall out go fr to the red pillow, en into the upper bin. All see what was there before."""
    top, fallen = upper(state, drawer), state.diamonds[lower(state, drawer)]
    open_drawer(state, drawer)
    if state.diamonds[top] > 0:
        show(state, LAY_THERE, EVERYONE, DIAMOND, state.diamonds[top])
    elif fallen > 0:
        show(state, FELL, EVERYONE, DIAMOND, fallen)
    else:
        show(state, WAS_EMPTY, EVERYONE, 0, 0)
    if state.edition == FR:
        state.red[DIAMOND] += fallen
    else:
        state.diamonds[top] += fallen
