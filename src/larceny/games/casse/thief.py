"""§4 The thief: he enters, moves, steals, destroys, cuts the power, tries locks; §5.4 and answers the sensor."""

from __future__ import annotations

from larceny.engine.journal import show, tell
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, EVERYONE, only

from .actions import (
    ANSWER,
    ART_GONE,
    CHANCE_LOCK,
    DISCONNECT,
    ENTER_BY,
    ENTER_MASKED,
    LOCK_TURNED,
    MOVE_AND_TRY,
    MOVE_MASKED,
    MOVE_TO,
    PUBLIC,
    SPOTTED,
)
from .board import (
    ART_NEEDED,
    CAMERAS,
    GENERATOR,
    NOWHERE,
    inner_square,
    opening_at,
)
from .end import catch_thief, escape, run_out_of_turns, works_carried
from .pieces import lies_face_up, line_of, stands, take_down
from .state import (
    A_CAMERA,
    A_PAWN,
    A_WORK,
    CLOSED,
    MOVE,
    ON,
    OPEN,
    ROLL,
    SHORT,
    TRY,
    UNTURNED,
    State,
)
from .trace import (
    is_surely_at,
    suspect_sabotage,
    trace_entry,
    trace_move,
    trace_theft,
)


@rule
def enter(state: State, opening: int) -> None:
    """§4.1 He secretly enters by an opening, whatever its lock; it costs nothing, and is not ending a move there."""
    tell(state, state.thief, ENTER_BY + opening, ENTER_MASKED, only(state.thief))
    state.thief_square = inner_square(opening)
    state.trail[0] = state.thief_square
    trace_entry(state)
    state.phase = MOVE


# §4.2 Moving


@rule
def move(state: State, square: int, tries: int) -> None:
    """§4.2 He moves; what he meets where he ends happens in the order of the rules. `tries`: 1 to turn the lock."""
    tell_move(state, square, tries)
    left = state.thief_square
    note_stop(state, square)
    trace_from(state, left, tries)
    if stands(state, left, A_WORK):
        remove_stolen_work(state, left)
    if stands(state, square, A_PAWN):
        catch_thief(state)
        return
    destroy_camera(state, square)
    cut_power(state, square)
    if state.spotted == 1:
        steal_in_the_open(state)
    if tries == 1:
        turn_lock(state, opening_at(square))
    else:
        end_turn(state)


@rule
def tell_move(state: State, square: int, tries: int) -> None:
    """§4.6 With his pawn on the board all see it. §4.7 All see a lock being turned over, too."""
    action = MOVE_AND_TRY + opening_at(square) if tries == 1 else MOVE_TO + square
    openly = state.spotted == 1 or tries == 1
    tell(state, state.thief, action, MOVE_MASKED, EVERYONE if openly else only(state.thief))


@rule
def note_stop(state: State, square: int) -> None:
    """He notes the stop on his sheet."""
    state.thief_turns += 1
    state.thief_square = square
    state.trail[line_of(state.thief_turns)] = square


@rule
def trace_from(state: State, left: int, tries: int) -> None:
    """§7 What the move tells: where he is, or else whether a work leaves the board and how far he can have come."""
    if state.spotted == 1 or tries == 1:
        is_surely_at(state, state.thief_square)
    else:
        trace_theft(state, left if stands(state, left, A_WORK) else NOWHERE)
        trace_move(state)
    suspect_sabotage(state)


@rule
def end_turn(state: State) -> None:
    """§4.1 After the thief plays a detective. §6.2 unless the thief's turns are used up."""
    if state.thief_turns == state.turn_limit:
        run_out_of_turns(state)
    else:
        state.phase = ROLL


# §4.3 Stealing: ending on a displayed work is all it takes (works_carried)


@rule
def remove_stolen_work(state: State, square: int) -> None:
    """§4.3 The work leaves the board; its frame is empty."""
    take_down(state, square)
    state.works_gone += 1
    show(state, ART_GONE, EVERYONE, square, 0)


@rule
def steal_in_the_open(state: State) -> None:
    """§4.3 While his pawn is on the board the work that he stands on goes at once."""
    if stands(state, state.thief_square, A_WORK):
        remove_stolen_work(state, state.thief_square)


# §4.4–4.5 Sabotage


@rule
def destroy_camera(state: State, square: int) -> None:
    """§4.4 Ending on a camera destroys it for good; nobody is told."""
    if stands(state, square, A_CAMERA):
        for camera in range(CAMERAS):
            if state.camera[camera] == square:
                state.destroyed |= 1 << camera


@rule
def cut_power(state: State, square: int) -> None:
    """§4.5 Ending on the generator cuts the power of all cameras and sensors; nobody is told."""
    if square == GENERATOR:
        state.power_off = 1


# §4.6 Being seen


@rule
def put_pawn_on_board(state: State) -> None:
    """§4.6 Seen by a detective's own eyes, he moves openly for the rest of the round."""
    state.spotted = 1
    state.pawn_seen_by = EVERYONE
    show(state, SPOTTED, EVERYONE, state.thief_square, 0)
    is_surely_at(state, state.thief_square)
    steal_in_the_open(state)


# §4.7 Leaving


@rule
def may_try_locks(state: State) -> bool:
    """§4.7 In the short version he needs 3 works. §2.2 And, if so agreed, he must have been seen."""
    if state.version != SHORT:
        return True
    return works_carried(state) >= ART_NEEDED and (state.until_spotted != ON or state.spotted == 1)


@rule
def may_try(state: State, opening: int) -> bool:
    """§4.7 A lock that lies face up already is not tried again."""
    return not lies_face_up(state, opening)


@rule
def turn_lock(state: State, opening: int) -> None:
    """§4.7 He turns the lock over; §8 one that nobody chose is drawn only now."""
    if state.locks[opening] == UNTURNED:
        state.phase = TRY
    else:
        show_lock(state, opening, state.locks[opening])


@rule
def draw_lock(state: State, kind: int) -> None:
    """§8 Chance says which of the locks still unknown it is."""
    tell(state, CHANCE, CHANCE_LOCK + kind - OPEN, PUBLIC, EVERYONE)
    show_lock(state, opening_at(state.thief_square), kind)


@rule
def show_lock(state: State, opening: int, kind: int) -> None:
    """§4.7 Open: he has escaped. Closed: he stays, and the lock lies face up for all; his pawn is not placed."""
    state.locks[opening] = kind
    state.locks_seen_by[opening] = EVERYONE
    show(state, LOCK_TURNED, EVERYONE, opening, kind - OPEN)
    if kind == CLOSED:
        end_turn(state)
    else:
        escape(state)


# §5.4 The sensor asks


@rule
def tell_answer(state: State) -> None:
    """§5.4 He chooses to answer."""
    tell(state, state.thief, ANSWER, PUBLIC, EVERYONE)


@rule
def disconnect(state: State) -> None:
    """§5.4 He uses one of his 2 disconnections and stays silent; all hear that."""
    tell(state, state.thief, DISCONNECT, PUBLIC, EVERYONE)
    state.disconnections -= 1
