"""What a view says, as a record again; worlds that it cannot exclude; and the exact belief (evidence.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larceny.engine.chance import below
from larceny.engine.desk import Desk
from larceny.engine.record import HIDDEN
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, only

from .actions import FACE_NAMES, LENS_NAMES, LOCK_NAMES
from .board import CAMERAS, GENERATOR, NOWHERE, OPENINGS, SQUARES, STRIDE, distance
from .evidence import NUMBER, Belief
from .museum import OPENING_NAMES, WORKS
from .pieces import all_detectives, display, line_of, locks_are_chosen, locks_left, locks_to_choose, oldest_stop, put
from .state import (
    A_CAMERA,
    A_FRAME,
    A_PAWN,
    ART,
    CAMERA,
    CLOSED,
    ENTER,
    LOCKS,
    NONE,
    OFF_FOR_SURE,
    OPEN,
    OVER,
    PAWN,
    PERHAPS_OFF,
    TRAIL,
    UNTURNED,
    State,
)
from .trace import may_be_at, may_be_destroyed, rule_in
from .view import PHASES, POWER, RESULTS

__all__ = ["Belief", "imagine", "recall"]

PHASE_OF = {name: phase for phase, name in PHASES.items()}

FORGOTTEN = ("before",)  # what it holds between two moves of the thief has no consequence

STOPS = 48  # one of so many stops is imagined to have been just there
MOST_STOPS = 12  # that count


# What the view says


def recall(state: State, view: Mapping[str, Any]) -> None:
    """Write what a view says into the record of a table that is laid; what it hides is left as it is."""
    state.phase = PHASE_OF[view["phase"]]
    state.round_number, state.thief, state.detective = view["round"], view["thief"], view["detective"]
    state.pieces = view["placed"]
    state.rotation = rotation(state)
    state.number = view["number"] or 0
    state.look = NONE if view["look"] is None else FACE_NAMES.index(view["look"])
    state.walked, state.looked = int(view["walked"]), int(view["looked"])
    state.works_gone, state.disconnections = view["works_gone"], view["disconnections"]
    state.result = NONE if view["result"] is None else RESULTS.index(view["result"])
    for seat in range(state.players):
        state.scores[seat] = view["scores"][seat]
    recall_pieces(state, view)
    recall_locks(state, view)
    recall_thief(state, view)
    recall_traces(state, view)


def rotation(state: State) -> int:
    """§8 How many locks, works and cameras the detectives have placed in set-up."""
    kinds = ((LOCKS, OPENINGS if locks_to_choose(state) else 0), (ART, WORKS), (CAMERA, CAMERAS))
    before = sum(pieces for phase, pieces in kinds if phase < state.phase)
    if state.phase > PAWN:
        return 0
    return before if state.phase == PAWN else before + state.pieces


def recall_pieces(state: State, view: Mapping[str, Any]) -> None:
    """§3 Works, cameras and pawns."""
    for name in view["works"]:
        display(state, NUMBER[name])
    for name in view["frames"]:
        put(state, NUMBER[name], A_FRAME)
    for camera in view["cameras"]:
        square = NUMBER[camera["square"]]
        put(state, square, A_CAMERA)
        state.camera[camera["number"] - 1] = square
        state.lens[camera["number"] - 1] = LENS_NAMES.index(camera["lens"])
    for detective, name in enumerate(view["pawns"]):
        if name is not None:
            put(state, NUMBER[name], A_PAWN)
            state.pawn[detective] = NUMBER[name]


def recall_locks(state: State, view: Mapping[str, Any]) -> None:
    """§3.1, §2.3 Locks, and who has seen them."""
    for opening, name in enumerate(OPENING_NAMES):
        lock = view["locks"][name]
        state.locks[opening] = LOCK_NAMES.index(lock) + OPEN if lock in LOCK_NAMES else UNTURNED
        hidden = locks_are_chosen(state) and name not in view["face_up"] and state.phase != OVER
        state.locks_seen_by[opening] = all_detectives(state) if hidden else EVERYONE


def recall_thief(state: State, view: Mapping[str, Any]) -> None:
    """§4 The thief and, if it is shown, his sheet."""
    over = state.phase == OVER
    state.thief_turns, state.spotted = view["thief_turns"], int(view["spotted"])
    state.pawn_seen_by = EVERYONE if over or state.spotted else only(state.thief)
    state.sheet_seen_by = EVERYONE if over else only(state.thief)
    state.thief_square = NUMBER.get(view["thief_square"], NOWHERE)
    sheet = view["sheet"]
    if sheet is not None:
        state.destroyed = sum(1 << camera - 1 for camera in sheet["destroyed"])
        state.power_off = int(sheet["power_off"])
        state.trail[0] = NUMBER[sheet["stops"][0]] if sheet["stops"] else NOWHERE
        for turn, name in enumerate(sheet["stops"][1:], start=oldest_stop(state.thief_turns)):
            state.trail[line_of(turn)] = NUMBER[name]


def recall_traces(state: State, view: Mapping[str, Any]) -> None:
    """§7 What anybody can work out."""
    for name in view["possible"]:
        rule_in(state, NUMBER[name])
    for camera, turn in zip(view["doubtful"], view["doubtful_since"], strict=True):
        state.since[camera - 1] = turn
    state.since[CAMERAS] = view["power_doubtful_since"] or 0
    state.power_known = POWER.index(view["power_known"])


# Worlds


@rule
def imagine(state: State, observer: int, desk: Desk) -> None:
    """Imagine the thief's sheet, or the locks that the detectives chose."""
    if state.thief_square == HIDDEN:
        imagine_place(state, desk)
    if state.destroyed == HIDDEN:
        imagine_sabotage(state, desk)
        imagine_trail(state)
    imagine_locks(state, desk)


# The thief's sheet


@rule
def imagine_place(state: State, desk: Desk) -> None:
    """Any square where the thief may be, each alike."""
    state.thief_square = NOWHERE
    count = 0
    for square in range(SQUARES):
        if may_be_at(state, square):
            count += 1
            if below(desk, count) == 0:
                state.thief_square = square


@rule
def imagine_sabotage(state: State, desk: Desk) -> None:
    """Cameras that may be destroyed, and the power off if it may be, as far as it agrees with where he is now."""
    state.destroyed = 0
    for camera in range(CAMERAS):
        if may_be_destroyed(state, camera) and imagine_stop(state, state.camera[camera], state.since[camera], desk):
            state.destroyed |= 1 << camera
    if state.power_known == PERHAPS_OFF:
        state.power_off = 1 if imagine_stop(state, GENERATOR, state.since[CAMERAS], desk) else 0
    else:
        state.power_off = 1 if state.power_known == OFF_FOR_SURE else 0


@rule
def imagine_stop(state: State, square: int, since: int, desk: Desk) -> bool:
    """Whether he has stopped on a square in this turn or an earlier one; the more turns, the likelier.

    From there he must have come to where he is; and if he is there, he has stopped there.
    """
    if square == state.thief_square:
        return True
    turns = state.thief_turns - since
    if distance(square, state.thief_square) > STRIDE * turns:
        return False
    return below(desk, STOPS) < min(turns, MOST_STOPS)


@rule
def imagine_trail(state: State) -> None:
    """No rule asks where he was before: so many stops, all on the square where he is now."""
    for turn in range(TRAIL):
        stopped = state.phase > ENTER and turn <= state.thief_turns
        state.trail[turn] = state.thief_square if stopped else NOWHERE


# Locks


@rule
def imagine_locks(state: State, desk: Desk) -> None:
    """Open and closed ones in any order, as many as there are; those that are still to be placed come last."""
    for opening in range(OPENINGS):
        if state.locks[opening] == HIDDEN:
            state.locks[opening] = UNTURNED
            if is_placed(state, opening):
                opened, closed = locks_left(state, OPEN), locks_left(state, CLOSED)
                state.locks[opening] = OPEN if below(desk, opened + closed) < opened else CLOSED


@rule
def is_placed(state: State, opening: int) -> bool:
    """Whether this lock has been placed already."""
    return state.phase != LOCKS or opening < state.pieces
