"""§6 The end of a round and of the game."""

from __future__ import annotations

from larceny.engine.journal import show
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE
from larceny.engine.usual import highest_scorers

from .actions import (
    HAS_ESCAPED,
    IS_CAUGHT,
    IS_TOO_LATE,
    LAID_ENTRY,
    LAID_LOCK,
    LAID_STOP,
    SCORED,
)
from .board import NOWHERE, OPENINGS
from .museum_setup import begin_round
from .pieces import lies_face_up, line_of, oldest_stop, stands
from .state import (
    A_WORK,
    CAUGHT,
    ESCAPED,
    LONG,
    NONE,
    OPEN,
    OVER,
    SHORT,
    TOO_LATE,
    UNTURNED,
    State,
)
from .trace import is_surely_at


@rule
def works_carried(state: State) -> int:
    """§4.3 What the thief has stolen: what has left the board, and the displayed work that he stands on."""
    on_it = state.thief_square != NOWHERE and stands(state, state.thief_square, A_WORK)
    return state.works_gone + (1 if on_it else 0)


@rule
def catch_thief(state: State) -> None:
    """§6.1 Caught: the detectives win the round."""
    show(state, IS_CAUGHT, EVERYONE, state.thief, state.thief_square)
    end_round(state, CAUGHT)


@rule
def escape(state: State) -> None:
    """§6.1 Escaped: the thief wins the round, or scores his works."""
    show(state, HAS_ESCAPED, EVERYONE, state.thief, works_carried(state))
    end_round(state, ESCAPED)


@rule
def run_out_of_turns(state: State) -> None:
    """§6.2 The detectives have won, the thief scores 0."""
    show(state, IS_TOO_LATE, EVERYONE, state.thief, 0)
    end_round(state, TOO_LATE)


@rule
def end_round(state: State, result: int) -> None:
    """§6.1 The round ends at once. In the long version the next one begins, until each has been the thief."""
    state.result = result
    lay_open(state)
    if state.version == LONG:
        scored = works_carried(state) if result == ESCAPED else 0
        state.scores[state.thief] = scored
        show(state, SCORED, EVERYONE, state.thief, scored)
    if state.version == SHORT or state.round_number == state.players:
        end_game(state)
    else:
        begin_round(state)


@rule
def end_game(state: State) -> None:
    """Nobody is at turn any more."""
    state.phase = OVER
    state.number = 0
    state.look = NONE
    state.walked = 0
    state.looked = 0


@rule
def lay_open(state: State) -> None:
    """§6.3 All of the round is laid open: the thief's sheet, and the locks that were chosen or turned."""
    state.pawn_seen_by = EVERYONE
    state.sheet_seen_by = EVERYONE
    is_surely_at(state, state.thief_square)
    show(state, LAID_ENTRY, EVERYONE, state.trail[0], 0)
    for turn in range(oldest_stop(state.thief_turns), state.thief_turns + 1):
        show(state, LAID_STOP, EVERYONE, turn, state.trail[line_of(turn)])
    for opening in range(OPENINGS):
        if state.locks[opening] != UNTURNED and not lies_face_up(state, opening):
            show(state, LAID_LOCK, EVERYONE, opening, state.locks[opening] - OPEN)
        state.locks_seen_by[opening] = EVERYONE


# The whole game


@rule
def ending(state: State) -> int:
    """§2.1 The short version ends as its round does, the long one when each has been the thief."""
    if state.phase != OVER:
        return 0
    return 4 if state.version == LONG else 1 + state.result


@rule
def score(state: State, seat: int) -> int:
    """§2.1 Long: works brought home. Short: 1 for those who have won."""
    if state.version == LONG:
        return state.scores[seat]
    if state.phase != OVER:
        return 0
    return 1 if (seat == state.thief) == (state.result == ESCAPED) else 0


@rule
def winners(state: State) -> int:
    """§2.1 Most works win, ties are shared, also at 0. §6.1 Short: the thief, or all detectives."""
    return highest_scorers(state)
