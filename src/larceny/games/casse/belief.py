"""Worlds that a view cannot exclude; and the exact belief that all that was told leaves (evidence.py)."""

from __future__ import annotations

from larceny.engine.chance import below
from larceny.engine.desk import Desk
from larceny.engine.record import HIDDEN
from larceny.engine.rule import rule
from larceny.games.casse.board import CAMERAS, GENERATOR, NOWHERE, OPENINGS, SQUARES
from larceny.games.casse.evidence import Belief
from larceny.games.casse.pieces import locks_left
from larceny.games.casse.state import CLOSED, ENTER, LOCKS, OFF_FOR_SURE, ON_FOR_SURE, OPEN, TRAIL, UNTURNED, State
from larceny.games.casse.trace import may_be_at, may_be_destroyed

__all__ = ["Belief", "imagine"]

DESTROYED = 4  # one of so many cameras that may be destroyed is imagined to be
POWER_CUT = 8  # one time in so many, the power is imagined to be off where it may be


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
    """Any cameras that may be destroyed, and the power off if it may be; for sure where the thief has stopped."""
    state.destroyed = 0
    moved = state.thief_turns > 0
    for camera in range(CAMERAS):
        if may_be_destroyed(state, camera):
            if (moved and state.camera[camera] == state.thief_square) or below(desk, DESTROYED) == 0:
                state.destroyed |= 1 << camera
    if state.power_known == ON_FOR_SURE:
        state.power_off = 0
    elif state.power_known == OFF_FOR_SURE or (moved and state.thief_square == GENERATOR):
        state.power_off = 1
    else:
        state.power_off = 1 if below(desk, POWER_CUT) == 0 else 0


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
