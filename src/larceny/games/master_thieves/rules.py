"""§4.5 Moving the box; who may act; and the way from an action's number to its rule."""

from __future__ import annotations

from larceny.engine.journal import tell
from larceny.engine.promise import CHANCE_MOVES
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, EVERYONE, only
from larceny.games.master_thieves.actions import (
    ADD_ALARM,
    ALARM_BACK,
    DEAL_NUMBER,
    LEAVE,
    NO_ALARM,
    NO_ROTATE,
    OPEN_AT,
    PLACE_GEM,
    PLACE_NOTHING,
    PLAY_ROLE,
    PUBLIC,
    PULL,
    PUT_IN,
    ROTATE_BOX,
    SHARE_GEM,
    TAKE_ALL,
    TAKE_GEM,
    TURN_BOX,
)
from larceny.games.master_thieves.box import rotate, turn_over
from larceny.games.master_thieves.choices import legal, odds
from larceny.games.master_thieves.drawer import close_drawers
from larceny.games.master_thieves.end import ending, score, winners
from larceny.games.master_thieves.pillows import divide, share
from larceny.games.master_thieves.roles import (
    add_alarm,
    add_no_alarm,
    ask_for_alarm,
    ask_for_box,
    go_on_placing,
    leave,
    let_alarm_stay,
    look_for_lone_alarm,
    open_at,
    place,
    place_nothing,
    pull,
    take,
    take_alarm_back,
    take_one,
)
from larceny.games.master_thieves.round import begin_round, between_turns, finish_round, pick_role
from larceny.games.master_thieves.setup import begin_placing, deal, put, setup
from larceny.games.master_thieves.state import (
    BETWEEN,
    DEAL,
    DIVIDE,
    NEW_ROUND,
    OVER,
    ROLE,
    ROTATE,
    ROUND_OVER,
    TO_ALARM,
    TO_BOX,
    TO_LONE_ALARM,
    TO_PLACE,
    TURN,
    State,
)

__all__ = ["ending", "legal", "movers", "odds", "score", "setup", "step", "winners"]

# §4.5 The box


@rule
def rotate_or_not(state: State, seat: int, action: int) -> None:
    """§4.5 The top level or the top two, left or right; with two actions he may turn over next."""
    tell(state, seat, action, PUBLIC, EVERYONE)
    if action != NO_ROTATE:
        rotation = action - ROTATE_BOX
        rotate(state, 1 + rotation // 2, rotation % 2)
    if state.phase == ROTATE:
        state.phase = TURN
    else:
        leave_box(state)


@rule
def turn_or_not(state: State, seat: int, action: int) -> None:
    """§4.5 The whole box is turned over, or stays."""
    tell(state, seat, action, PUBLIC, EVERYONE)
    if action == TURN_BOX:
        turn_over(state)
    leave_box(state)


@rule
def leave_box(state: State) -> None:
    """The turn is over. §2.4 In set-up the next player puts his diamonds; after the last the first round begins."""
    close_drawers(state)
    if state.round_number > 0:
        state.phase = BETWEEN
    elif state.turn + 1 < state.players:
        begin_placing(state, state.turn + 1)
    else:
        state.phase = NEW_ROUND
        state.turn = 0
        state.asked = 0


# Who may act


@rule
def movers(state: State) -> int:
    """§3.1 All pick at the same time; else one is asked. Chance deals the numbers."""
    phase = state.phase
    if phase == ROLE:
        return state.waiting
    if phase == DEAL:
        return CHANCE_MOVES
    return 0 if phase == OVER else only(state.asked)


# What goes without a question


@rule
def carry_on(state: State) -> None:
    """One thing that nobody is asked about, or the question it leads to."""
    phase = state.phase
    if phase == TO_PLACE:
        go_on_placing(state)
    elif phase == TO_ALARM:
        ask_for_alarm(state)
    elif phase == TO_LONE_ALARM:
        look_for_lone_alarm(state)
    elif phase == TO_BOX:
        ask_for_box(state)
    elif phase == BETWEEN:
        between_turns(state)
    elif phase == DIVIDE:
        divide(state)
    elif phase == ROUND_OVER:
        finish_round(state)
    else:
        begin_round(state)


# From number to rule


@rule
def step(state: State, seat: int, action: int) -> None:
    """Carry out an action or an outcome of chance, by its number (§8), and what follows without a question."""
    if seat == CHANCE:
        deal(state, 1 + action - DEAL_NUMBER)
    elif action < OPEN_AT:
        put(state, seat, action - PUT_IN)
    elif action < PLAY_ROLE:
        open_at(state, seat, action - OPEN_AT)
    elif action < TAKE_ALL:
        pick_role(state, seat, action - PLAY_ROLE)
    elif action < PLACE_GEM:
        step_of_taking(state, seat, action)
    elif action < ROTATE_BOX:
        step_of_placing(state, seat, action)
    elif action <= NO_ROTATE:
        rotate_or_not(state, seat, action)
    elif action < SHARE_GEM:
        turn_or_not(state, seat, action)
    else:
        share(state, seat, action - SHARE_GEM)
    while state.phase >= TO_PLACE:
        carry_on(state)


@rule
def step_of_taking(state: State, seat: int, action: int) -> None:
    """Actions of thieves and smugglers."""
    if action == TAKE_ALL:
        take(state, seat)
    elif action < LEAVE:
        take_one(state, seat, action - TAKE_GEM)
    elif action < PULL:
        leave(state, seat)
    else:
        pull(state, seat)


@rule
def step_of_placing(state: State, seat: int, action: int) -> None:
    """Actions with imitations and alarms."""
    if action < PLACE_NOTHING:
        place(state, seat, action - PLACE_GEM)
    elif action == PLACE_NOTHING:
        place_nothing(state, seat)
    elif action == ADD_ALARM:
        add_alarm(state, seat)
    elif action == NO_ALARM:
        add_no_alarm(state, seat)
    elif action == ALARM_BACK:
        take_alarm_back(state, seat)
    else:
        let_alarm_stay(state, seat)
