"""What is legal, and what chance may bring."""

from __future__ import annotations

import numpy as np

from larceny.engine.chance import below
from larceny.engine.desk import Desk, offer, offer_if, weigh
from larceny.engine.rule import hot_rule, rule
from larceny.engine.usual import roll_by_odds

from . import LOOK_DICE
from .actions import (
    ANSWER,
    CHANCE_ART,
    CHANCE_CAMERA,
    CHANCE_LOCK,
    CHANCE_PAWN,
    CHANCE_ROLL,
    DISCONNECT,
    ENTER_BY,
    FACES,
    LOOK_CAMERA,
    LOOK_EYES,
    LOOK_SCAN,
    LOOK_SENSOR,
    MOVE_AND_TRY,
    MOVE_TO,
    NO_LOOK,
    PLACE_ART,
    PLACE_CAMERA,
    PLACE_LOCK,
    PLACE_PAWN,
    WALK_TO,
)
from .board import (
    ART_PLACES,
    CAMERAS,
    FACES_OF_LOOK_DIE,
    NOWHERE,
    NUMBERS,
    OPENINGS,
    PAWN_PLACES,
    SQUARES,
    STRIDE,
    art_place,
    distance,
    inner_square,
    near,
    near_count,
    pawn_place,
)
from .museum_setup import may_hold_art, may_hold_camera, may_hold_pawn, rooms_for_art
from .pieces import is_cornered, locks_left, may_stop
from .state import (
    ART,
    CAMERA,
    CLOSED,
    ENTER,
    EYE,
    LOCKS,
    LOOK,
    MOVE,
    OPEN,
    PAWN,
    ROLL,
    SCAN,
    SENSOR,
    TRY,
    TURN,
    WALK,
    State,
)
from .thief import may_try, may_try_locks

# §1.4 How many faces of each kind each allowed look die has: eye, scan, sensor.
FACES_WITH = np.array([[int(faces) for faces in die.split("-")] for die in LOOK_DICE])

# Players


@rule
def legal(state: State, seat: int, desk: Desk) -> None:
    """What the seat, which may act, may do now."""
    phase = state.phase
    if phase in (TURN, LOOK, WALK):
        legal_in_a_turn(state, desk)
    elif phase == MOVE:
        legal_moves(state, desk)
    elif phase == SENSOR:
        offer(desk, ANSWER)
        offer(desk, DISCONNECT)
    elif phase == ENTER:
        for opening in range(OPENINGS):
            offer(desk, ENTER_BY + opening)
    else:
        legal_pieces(state, desk)


# §3 Set-up


@rule
def legal_pieces(state: State, desk: Desk) -> None:
    """§8 The next lock, work, camera or pawn."""
    if state.phase == LOCKS:
        if locks_left(state, OPEN) > 0:
            offer(desk, PLACE_LOCK + 2 * state.pieces)
        if locks_left(state, CLOSED) > 0:
            offer(desk, PLACE_LOCK + 2 * state.pieces + 1)
    elif state.phase == ART:
        desk.count = offer_art(state, desk)
    elif state.phase == CAMERA:
        desk.count = offer_cameras(state, desk)
    elif state.phase == PAWN:
        desk.count = offer_pawns(state, desk)


@rule
def offer_art(state: State, desk: Desk) -> int:
    """§3.2 A square for the next work; return how many there are."""
    rooms = rooms_for_art(state)
    count = 0
    for i in range(len(ART_PLACES)):
        square = art_place(i)
        count = offer_if(desk, count, PLACE_ART + square, may_hold_art(state, square, rooms))
    return count


@rule
def offer_cameras(state: State, desk: Desk) -> int:
    """§3.3 A square for the next camera, which looks straight or diagonally; return how many choices there are."""
    count = 0
    for square in range(SQUARES):
        fits = may_hold_camera(state, square)
        count = offer_if(desk, count, PLACE_CAMERA + 2 * square, fits)
        count = offer_if(desk, count, PLACE_CAMERA + 2 * square + 1, fits)
    return count


@rule
def offer_pawns(state: State, desk: Desk) -> int:
    """§3.4 A square for the next pawn; return how many there are."""
    count = 0
    for i in range(len(PAWN_PLACES)):
        square = pawn_place(i)
        count = offer_if(desk, count, PLACE_PAWN + square, may_hold_pawn(state, square))
    return count


# §4 The thief


@rule
def legal_moves(state: State, desk: Desk) -> None:
    """§4.2 One to three squares; his own only if every move would end on a detective. §4.7 Or with a lock to try."""
    start = state.thief_square
    stays = is_cornered(state, start, STRIDE)
    count = 0
    for i in range(near_count(start, STRIDE)):
        square = near(start, STRIDE, i)
        count = offer_if(desk, count, MOVE_TO + square, (square != start) | stays)
    desk.count = count
    if may_try_locks(state):
        for opening in range(OPENINGS):
            steps = distance(start, inner_square(opening))
            if steps <= STRIDE and (steps > 0 or stays) and may_try(state, opening):
                offer(desk, MOVE_AND_TRY + opening)


# §5 The detectives


@rule
def legal_in_a_turn(state: State, desk: Desk) -> None:
    """§5.1 Walk and look in either order; looking is optional."""
    if state.phase != LOOK:
        legal_walks(state, desk)
    if state.phase != WALK:
        legal_looks(state, desk)
    if state.phase == LOOK:
        offer(desk, NO_LOOK)


@rule
def legal_walks(state: State, desk: Desk) -> None:
    """§5.1 0 to N squares; never onto a displayed work or a colleague at the end."""
    start, steps = state.pawn[state.detective], state.number
    count = 0
    for i in range(near_count(start, steps)):
        square = near(start, steps, i)
        count = offer_if(desk, count, WALK_TO + square, (square == start) | may_stop(state, square))
    desk.count = count


@rule
def legal_looks(state: State, desk: Desk) -> None:
    """§5.2–5.4 As the look die says; any camera still on the board may be asked, destroyed or not."""
    if state.look == EYE:
        offer(desk, LOOK_EYES)
        for camera in range(CAMERAS):
            if state.camera[camera] != NOWHERE:
                offer(desk, LOOK_CAMERA + camera)
    elif state.look == SCAN:
        offer(desk, LOOK_SCAN)
    else:
        offer(desk, LOOK_SENSOR)


# Chance


@rule
def odds(state: State, desk: Desk) -> None:
    """§8 Both dice; a lock among those still unknown; in a quick set-up each legal square alike."""
    phase = state.phase
    if phase == ROLL:
        odds_of_dice(state, desk)
    elif phase == TRY:
        if locks_left(state, OPEN) > 0:
            weigh(desk, CHANCE_LOCK, locks_left(state, OPEN))
        if locks_left(state, CLOSED) > 0:
            weigh(desk, CHANCE_LOCK + 1, locks_left(state, CLOSED))
    elif phase == ART:
        rooms = rooms_for_art(state)
        for i in range(len(ART_PLACES)):
            if may_hold_art(state, art_place(i), rooms):
                weigh(desk, CHANCE_ART + art_place(i), 1)
    elif phase == CAMERA:
        for square in range(SQUARES):
            if may_hold_camera(state, square):
                weigh(desk, CHANCE_CAMERA + square, 1)
    else:
        for i in range(len(PAWN_PLACES)):
            if may_hold_pawn(state, pawn_place(i)):
                weigh(desk, CHANCE_PAWN + pawn_place(i), 1)


@hot_rule
def faces_with(state: State, face: int) -> int:
    """§1.4 How many faces of the look die show this."""
    return int(FACES_WITH[state.look_die, face])


@rule
def odds_of_dice(state: State, desk: Desk) -> None:
    """§1.4 A number from 1 to 6, and a face of the look die."""
    for number in range(NUMBERS):
        for face in range(FACES):
            if faces_with(state, face) > 0:
                weigh(desk, CHANCE_ROLL + FACES * number + face, faces_with(state, face))


@rule
def roll(state: State, desk: Desk) -> int:
    """The same as odds, drawn at once: most of chance is the two dice."""
    if state.phase == ROLL:
        left = below(desk, NUMBERS * FACES_OF_LOOK_DIE)
        number, side = left // FACES_OF_LOOK_DIE, left % FACES_OF_LOOK_DIE
        face = 0
        while side >= faces_with(state, face):
            side -= faces_with(state, face)
            face += 1
        return CHANCE_ROLL + FACES * number + face
    return roll_by_odds(state, desk)
