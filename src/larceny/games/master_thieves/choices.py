"""What is legal (§8), and what chance may bring."""

from __future__ import annotations

from larceny.engine.desk import Desk, offer, weigh
from larceny.engine.rule import rule
from larceny.engine.seats import holds
from larceny.games.master_thieves.actions import (
    ADD_ALARM,
    ALARM_BACK,
    ALARM_STAY,
    DEAL_NUMBER,
    KEEP,
    LEAVE,
    NO_ALARM,
    NO_ROTATE,
    NO_TURN,
    OPEN_AT,
    PLACE_GEM,
    PLACE_NOTHING,
    PLAY_ROLE,
    PULL,
    PUT_IN,
    ROTATE_BOX,
    SHARE_GEM,
    TAKE_ALL,
    TAKE_GEM,
    TURN_BOX,
)
from larceny.games.master_thieves.box import DRAWERS, upper
from larceny.games.master_thieves.cards import EN, FRONT_GEMS, GEMS, NUMBERS, ROLES
from larceny.games.master_thieves.drawer import gems_in
from larceny.games.master_thieves.state import (
    ALARM,
    LONE_ALARM,
    LOOT,
    MOVE,
    OPEN,
    PLACE,
    PUT,
    ROLE,
    ROTATE,
    SEARCH,
    SHARE,
    TAKE,
    TAKE_ONE,
    TURN,
    State,
)

# Players


@rule
def legal(state: State, seat: int, desk: Desk) -> None:
    """What the seat may do now; nothing if it is not asked."""
    phase = state.phase
    if phase == ROLE:
        if holds(state.waiting, seat):
            offer_roles(state, seat, desk)
    elif state.asked != seat:
        return
    elif phase in (OPEN, PUT):
        start = OPEN_AT if phase == OPEN else PUT_IN
        for place in range(DRAWERS):
            offer(desk, start + place)
    elif phase >= ROTATE:
        offer_of_box_and_pillow(state, desk)
    else:
        offer_of_drawer(state, seat, desk)


@rule
def offer_roles(state: State, seat: int, desk: Desk) -> None:
    """§3.1 Any role of his hand."""
    for role in range(ROLES):
        if holds(state.hand[seat], role):
            offer(desk, PLAY_ROLE + role)


@rule
def offer_of_drawer(state: State, seat: int, desk: Desk) -> None:
    """What may be done with the open drawer."""
    phase = state.phase
    if phase == PLACE:
        offer_imitations(state, seat, desk)
    elif phase == SEARCH:
        offer(desk, TAKE_ALL)
        if state.edition == EN and gems_in(state, upper(state, state.drawer)) > 0:
            offer(desk, LEAVE)
        offer(desk, PULL)
    elif phase == TAKE_ONE:
        offer_gems_of_bin(state, desk)
    elif phase in (TAKE, LOOT):
        offer(desk, TAKE_ALL)
        offer(desk, LEAVE)
    elif phase == ALARM:
        offer(desk, ADD_ALARM)
        offer(desk, NO_ALARM)
    elif phase == LONE_ALARM:
        offer(desk, ALARM_BACK)
        offer(desk, ALARM_STAY)


@rule
def offer_imitations(state: State, seat: int, desk: Desk) -> None:
    """An imitation of either kind, or nothing where placing is optional."""
    for gem in range(FRONT_GEMS):
        if state.white[seat, gem] > 0:
            offer(desk, PLACE_GEM + gem)
    if state.must_place == 0:
        offer(desk, PLACE_NOTHING)


@rule
def offer_gems_of_bin(state: State, desk: Desk) -> None:
    """§5.1 en: one gem of his choice, or none."""
    top = upper(state, state.drawer)
    if state.diamonds[top] > 0:
        offer(desk, TAKE_GEM)
    if state.sapphires[top] > 0:
        offer(desk, TAKE_GEM + 1)
    offer(desk, LEAVE)


@rule
def offer_of_box_and_pillow(state: State, desk: Desk) -> None:
    """§4.5 Moving the box, and §5.2 gems of the red pillow."""
    phase = state.phase
    if phase == SHARE:
        for gem in range(GEMS):
            if state.red[gem] > 0:
                offer(desk, SHARE_GEM + gem)
    elif phase == TURN:
        offer(desk, TURN_BOX)
        offer(desk, NO_TURN)
    else:
        for rotation in range(4):
            offer(desk, ROTATE_BOX + rotation)
        if phase == ROTATE:
            offer(desk, NO_ROTATE)
        elif phase == MOVE:
            offer(desk, TURN_BOX)
            offer(desk, KEEP)


# Chance


@rule
def odds(state: State, desk: Desk) -> None:
    """§2.2 Any number of this role that nobody has yet."""
    role, given = state.dealt % ROLES, 0
    for seat in range(state.dealt // ROLES):
        given |= 1 << state.number[seat, role]
    for number in range(1, NUMBERS + 1):
        if not holds(given, number):
            weigh(desk, DEAL_NUMBER + number - 1, 1)
