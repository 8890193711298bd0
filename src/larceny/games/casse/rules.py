"""Who may act, and the way from an action's number to its rule; the rules themselves are in chapters beside this."""

from __future__ import annotations

from larceny.engine.promise import CHANCE_MOVES
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, only

from .actions import (
    ANSWER,
    CHANCE_CAMERA,
    CHANCE_LOCK,
    CHANCE_PAWN,
    CHANCE_ROLL,
    DISCONNECT,
    ENTER_BY,
    FACES,
    LOOK_EYES,
    MOVE_AND_TRY,
    MOVE_TO,
    PLACE_ART,
    PLACE_CAMERA,
    PLACE_LOCK,
    PLACE_PAWN,
    WALK_TO,
)
from .board import STRAIGHT, inner_square
from .choices import legal, odds, roll
from .detectives import answer_sensor, roll_dice, silence_sensor, use_look, walk
from .end import ending, score, winners
from .museum_setup import place_art, place_camera, place_lock, place_pawn, setup
from .pieces import detective_count, seat_of
from .state import (
    ART,
    CAMERA,
    ENTER,
    LOCKS,
    LOOK,
    MOVE,
    OPEN,
    OVER,
    PAWN,
    QUICK,
    SENSOR,
    TURN,
    WALK,
    State,
)
from .thief import draw_lock, enter, move

__all__ = ["ending", "legal", "movers", "odds", "roll", "score", "setup", "step", "winners"]


@rule
def movers(state: State) -> int:
    """§8 Who is asked: the thief, the detective whose turn it is, or chance."""
    phase = state.phase
    if phase in (MOVE, ENTER, SENSOR):
        return only(state.thief)
    if phase in (TURN, LOOK, WALK):
        return only(seat_of(state, state.detective))
    if phase == OVER:
        return 0
    if state.setup == QUICK:
        return CHANCE_MOVES
    if phase in (LOCKS, ART, CAMERA):
        return only(seat_of(state, state.rotation % detective_count(state)))
    return only(seat_of(state, state.pieces)) if phase == PAWN else CHANCE_MOVES


@rule
def step(state: State, seat: int, action: int) -> None:
    """Carry out an action or an outcome of chance, by its number (§8)."""
    if seat == CHANCE:
        step_of_chance(state, action)
    elif action >= PLACE_LOCK:
        step_of_setup(state, seat, action)
    elif action >= LOOK_EYES:
        use_look(state, seat, action)
    elif action >= WALK_TO:
        walk(state, seat, action - WALK_TO)
    elif action == DISCONNECT:
        silence_sensor(state)
    elif action == ANSWER:
        answer_sensor(state)
    elif action >= MOVE_AND_TRY:
        move(state, inner_square(action - MOVE_AND_TRY), 1)
    else:
        move(state, action - MOVE_TO, 0)


@rule
def step_of_chance(state: State, outcome: int) -> None:
    """An outcome of chance."""
    if outcome >= CHANCE_ROLL:
        roll_dice(state, (outcome - CHANCE_ROLL) // FACES + 1, (outcome - CHANCE_ROLL) % FACES)
    elif outcome >= CHANCE_LOCK:
        draw_lock(state, outcome - CHANCE_LOCK + OPEN)
    elif outcome >= CHANCE_PAWN:
        place_pawn(state, CHANCE, outcome - CHANCE_PAWN)
    elif outcome >= CHANCE_CAMERA:
        place_camera(state, CHANCE, outcome - CHANCE_CAMERA, STRAIGHT)
    else:
        place_art(state, CHANCE, outcome)


@rule
def step_of_setup(state: State, seat: int, action: int) -> None:
    """A piece is placed, or the thief enters."""
    if action >= ENTER_BY:
        enter(state, action - ENTER_BY)
    elif action >= PLACE_PAWN:
        place_pawn(state, seat, action - PLACE_PAWN)
    elif action >= PLACE_CAMERA:
        place_camera(state, seat, (action - PLACE_CAMERA) // 2, (action - PLACE_CAMERA) % 2)
    elif action >= PLACE_ART:
        place_art(state, seat, action - PLACE_ART)
    else:
        place_lock(state, seat, (action - PLACE_LOCK) // 2, (action - PLACE_LOCK) % 2 + OPEN)
