"""§5 The detectives: they roll, walk and look, in either order."""

from __future__ import annotations

from larceny.engine.journal import show, tell
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, EVERYONE, holds

from .actions import (
    CAMERA_BLIND,
    CAMERA_GONE,
    CAMERA_SEES,
    CHANCE_ROLL,
    COLOUR,
    EYES_NOTHING,
    FACES,
    LOOK_CAMERA,
    LOOK_EYES,
    LOOK_SCAN,
    LOOK_SENSOR,
    NO_LOOK,
    NO_POWER,
    NOBODY_THERE,
    PUBLIC,
    SCAN_NOTHING,
    STAYS,
    WALK_TO,
)
from .board import CAMERAS, GENERATOR, NOWHERE, STRAIGHT, colour_of
from .end import catch_thief
from .pieces import can_walk, detective_count, put, seat_of, take
from .sight import sees
from .state import (
    A_CAMERA,
    A_PAWN,
    LOOK,
    MOVE,
    NONE,
    OFF_FOR_SURE,
    SENSOR,
    TURN,
    WALK,
    State,
)
from .thief import disconnect, put_pawn_on_board, tell_answer
from .trace import (
    may_be_at,
    rule_out,
    there_is_power,
    trace_colour,
    trace_connected,
    trace_power,
    trace_seen,
    trace_unseen,
)

# §5.1 A turn


@rule
def roll_dice(state: State, number: int, face: int) -> None:
    """§5.1 He rolls both dice. §8 With the thief's pawn on the board nothing is left to look for."""
    tell(state, CHANCE, CHANCE_ROLL + FACES * (number - 1) + face, PUBLIC, EVERYONE)
    state.number = number
    state.look = face
    if state.spotted == 1:
        let_walk(state)
    else:
        state.phase = TURN


@rule
def let_walk(state: State) -> None:
    """§8 What is left to do is to walk; he is asked where, unless all can see that he can only stay."""
    if can_walk(state, state.detective):
        state.phase = WALK
    else:
        show(state, STAYS, EVERYONE, seat_of(state, state.detective), 0)
        end_turn(state)


@rule
def walk(state: State, seat: int, square: int) -> None:
    """§5.1 He walks up to as many squares as he rolled; his own square is to stay."""
    tell(state, seat, WALK_TO + square, PUBLIC, EVERYONE)
    take(state, state.pawn[state.detective], A_PAWN)
    state.pawn[state.detective] = square
    put(state, square, A_PAWN)
    stop(state, square)


@rule
def stop(state: State, square: int) -> None:
    """§5.6 Who ends his move on the thief's square, visible or not, has caught him."""
    state.walked = 1
    if square == state.thief_square:
        catch_thief(state)
        return
    if may_be_at(state, square):
        show(state, NOBODY_THERE, EVERYONE, seat_of(state, state.detective), square)
        rule_out(state, square)
    if square == GENERATOR:
        restore_power(state)
    go_on(state)


@rule
def restore_power(state: State) -> None:
    """§4.5 At once, and without a word about whether it was off."""
    state.power_off = 0
    there_is_power(state)


@rule
def go_on(state: State) -> None:
    """§5.1 He walks and looks, in either order. Then the thief plays."""
    if state.walked == 0:
        let_walk(state)
    elif state.looked == 0 and state.spotted == 0:
        state.phase = LOOK
    else:
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    """§4.1 The thief plays after every detective's turn."""
    state.number = 0
    state.look = NONE
    state.walked = 0
    state.looked = 0
    state.detective = (state.detective + 1) % detective_count(state)
    state.phase = MOVE


# §5.2–5.4 Looking


@rule
def use_look(state: State, seat: int, action: int) -> None:
    """§5.1 He looks as the die allows, or not at all."""
    tell(state, seat, action, PUBLIC, EVERYONE)
    state.looked = 1
    if action == NO_LOOK:
        end_turn(state)
    elif action == LOOK_EYES:
        look_with_own_eyes(state)
    elif state.power_off == 1:
        show(state, NO_POWER, EVERYONE, 0, 0)
        state.power_known = OFF_FOR_SURE
        go_on(state)
    elif action == LOOK_SCAN:
        scan(state)
    elif action == LOOK_SENSOR:
        ask_sensor(state)
    else:
        ask_camera(state, action - LOOK_CAMERA)


@rule
def look_with_own_eyes(state: State) -> None:
    """§5.2 The four straight lines from his square, any distance; if the thief stands there, §4.6."""
    square = state.pawn[state.detective]
    if sees(state, square, STRAIGHT, state.thief_square):
        put_pawn_on_board(state)
    else:
        show(state, EYES_NOTHING, EVERYONE, 0, 0)
        trace_unseen(state, square, STRAIGHT)
    go_on(state)


@rule
def ask_camera(state: State, camera: int) -> None:
    """§5.2 Is it connected? If so, does it see the thief?"""
    trace_power(state)
    if holds(state.destroyed, camera):
        remove_camera(state, camera)
    elif not camera_sees(state, camera):
        show(state, CAMERA_BLIND, EVERYONE, camera + 1, 0)
    go_on(state)


@rule
def remove_camera(state: State, camera: int) -> None:
    """§5.2 Not connected, though there is power: it was destroyed, and leaves the board."""
    take(state, state.camera[camera], A_CAMERA)
    state.camera[camera] = NOWHERE
    state.lens[camera] = 0
    state.destroyed &= ~(1 << camera)
    state.since[camera] = 0
    show(state, CAMERA_GONE, EVERYONE, camera + 1, 0)


@rule
def camera_sees(state: State, camera: int) -> bool:
    """§5.2 A connected camera answers whether it sees the thief; he need not say where he is."""
    square = state.camera[camera]
    seen = sees(state, square, state.lens[camera], state.thief_square)
    trace_connected(state, camera)
    if seen:
        show(state, CAMERA_SEES, EVERYONE, camera + 1, 0)
        trace_seen(state, square, state.lens[camera])
    else:
        trace_unseen(state, square, state.lens[camera])
    return seen


@rule
def scan(state: State) -> None:
    """§5.3 All destroyed cameras leave the board; then the numbers of all that see the thief are told."""
    trace_power(state)
    for camera in range(CAMERAS):
        if holds(state.destroyed, camera):
            remove_camera(state, camera)
    sightings = 0
    for camera in range(CAMERAS):
        if state.camera[camera] != NOWHERE and camera_sees(state, camera):
            sightings += 1
    if sightings == 0:
        show(state, SCAN_NOTHING, EVERYONE, 0, 0)
    go_on(state)


@rule
def ask_sensor(state: State) -> None:
    """§5.4 The thief tells the colour of his square, unless he can and will disconnect the sensor."""
    trace_power(state)
    if state.disconnections > 0:
        state.phase = SENSOR
    else:
        tell_colour(state)


@rule
def tell_colour(state: State) -> None:
    """§5.4 The colour of his square."""
    colour = colour_of(state.thief_square)
    show(state, COLOUR, EVERYONE, colour, 0)
    trace_colour(state, colour)
    go_on(state)


@rule
def answer_sensor(state: State) -> None:
    """§5.4 He answers."""
    tell_answer(state)
    tell_colour(state)


@rule
def silence_sensor(state: State) -> None:
    """§5.4 He stays silent."""
    disconnect(state)
    go_on(state)
