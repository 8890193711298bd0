"""What must hold in every position of Le Casse du Siècle."""

from __future__ import annotations

from larceny.engine.seats import EVERYONE, holds, only

from .board import (
    CAMERAS,
    DETECTIVES,
    DISCONNECTIONS,
    GENERATOR,
    NOWHERE,
    NUMBERS,
    OPENINGS,
    ROWS,
    SQUARES,
    inner_square,
    opening_at,
    room_of,
    squares_by_row,
)
from .choices import faces_with
from .museum import COLOURED, CONTROL_ROOM, SMALL_ROOM, WORKS
from .pieces import (
    all_detectives,
    can_walk,
    detective_count,
    lies_face_up,
    line_of,
    locks_are_chosen,
    locks_left,
    locks_to_choose,
    stands,
)
from .state import (
    A_CAMERA,
    A_FRAME,
    A_PAWN,
    A_WORK,
    ART,
    CAMERA,
    CAUGHT,
    CLOSED,
    ENTER,
    LOCKS,
    LONG,
    LOOK,
    MOVE,
    NONE,
    OFF_FOR_SURE,
    ON_FOR_SURE,
    OPEN,
    OVER,
    PAWN,
    SENSOR,
    TOO_LATE,
    TRAIL,
    TRY,
    TURN,
    UNTURNED,
    WALK,
    State,
)
from .thief import may_try_locks
from .trace import may_be_at, may_be_destroyed

IN_TURN = (TURN, LOOK, WALK, SENSOR)


def flaw(state: State) -> str:
    """What is wrong with a position, in a few words; "" if nothing is."""
    return (
        _flaw_of_numbers(state)
        or _flaw_of_phase(state)
        or _flaw_of_floor(state)
        or _flaw_of_cameras(state)
        or _flaw_of_pawns(state)
        or _flaw_of_locks(state)
        or _flaw_of_thief(state)
        or _flaw_of_sheet(state)
        or _flaw_of_traces(state)
    )


def works_on_floor(state: State) -> list[int]:
    """The squares where a work is displayed."""
    return [square for square in range(SQUARES) if stands(state, square, A_WORK)]


def _flaw_of_numbers(state: State) -> str:
    if not LOCKS <= state.phase <= OVER or not 0 <= state.thief < state.players:
        return "no such phase or thief"
    rounds = state.players if state.version == LONG else 1
    if not 1 <= state.round_number <= rounds or (state.phase == OVER and state.round_number != rounds):
        return "no such round"
    if state.thief != (state.first_thief + state.round_number - 1) % state.players:
        return "it is not this thief's round"
    if not 0 <= state.detective < detective_count(state) or not 0 <= state.disconnections <= DISCONNECTIONS:
        return "no such detective, or too many disconnections"
    flags = (state.walked, state.looked, state.spotted, state.power_off)
    if any(flag not in (0, 1) for flag in flags):
        return "neither yes nor no"
    if not NONE <= state.result <= TOO_LATE or (state.phase == OVER and state.result == NONE):
        return "no such result"
    if state.round_number == 1 and state.phase != OVER and state.result != NONE:
        return "a result before a round is over"
    allowed = range(WORKS + 1) if state.version == LONG else (0,)
    if any(score not in allowed for score in state.scores) or any([*state.scores][state.players :]):
        return "no such score"
    return ""


def _flaw_of_phase(state: State) -> str:
    phase, placed = state.phase, state.pieces
    most = {LOCKS: OPENINGS, ART: WORKS, CAMERA: CAMERAS, PAWN: detective_count(state)}.get(phase, 1)
    if not 0 <= placed < most:
        return "a piece too many"
    before = {ART: 0, CAMERA: WORKS, PAWN: WORKS + CAMERAS}.get(phase, 0)
    chosen = locks_to_choose(state)
    before += OPENINGS if chosen and phase != LOCKS else 0
    turns = before + (placed if phase != PAWN else 0)
    if state.rotation != (turns if phase <= PAWN else 0) or (phase == LOCKS and not chosen):
        return "pieces placed in another order"
    rolled = 1 <= state.number <= NUMBERS and 0 <= state.look < 3 and faces_with(state, state.look) > 0
    if (phase in IN_TURN) != rolled or (not rolled and (state.number, state.look) != (0, NONE)):
        return "dice that cannot be"
    return _flaw_of_turn(state)


def _flaw_of_turn(state: State) -> str:
    phase, done = state.phase, (state.walked, state.looked)
    if phase not in IN_TURN:
        return "something of a turn that is over" if any(done) else ""
    wanted = {TURN: ((0, 0),), LOOK: ((1, 0),), WALK: ((0, 1), (0, 0)), SENSOR: ((0, 1), (1, 1))}[phase]
    if done not in wanted or (phase == WALK and done == (0, 0) and not state.spotted):
        return "a turn in the wrong order"
    if state.spotted and phase != WALK:
        return "something to look for, though the thief is in sight"
    if phase == WALK and not can_walk(state, state.detective):
        return "a walk without a choice"
    if phase == SENSOR and (state.disconnections == 0 or state.power_off or state.look != 2):
        return "a sensor that cannot ask"
    return ""


def _flaw_of_floor(state: State) -> str:
    if any(not 0 <= what < 16 for what in state.floor):
        return "something unknown on a square"
    works = works_on_floor(state)
    if [*state.displayed] != squares_by_row(works):
        return "works that are not where they are displayed"
    if any(room_of(square) > SMALL_ROOM or opening_at(square) != NOWHERE for square in works):
        return "a work where none may be"
    shown = {LOCKS: 0, ART: state.pieces}.get(state.phase, WORKS - state.works_gone)
    if len(works) != shown or not 0 <= state.works_gone <= (WORKS if state.phase > ENTER else 0):
        return "works too many or too few"
    frames = [square for square in range(SQUARES) if stands(state, square, A_FRAME)]
    if len(frames) != state.works_gone or set(frames) & set(works):
        return "frames that are not those of the works that are gone"
    missing = set(range(COLOURED)) - {room_of(square) for square in works}
    placed = WORKS if state.phase > ART else (state.pieces if state.phase == ART else 0)
    return "a coloured room without a work" if len(missing) > WORKS - placed + state.works_gone else ""


def _flaw_of_cameras(state: State) -> str:
    standing = [square for square in state.camera if square != NOWHERE]
    on_floor = [square for square in range(SQUARES) if stands(state, square, A_CAMERA)]
    if sorted(standing) != on_floor or any(lens not in (0, 1) for lens in state.lens):
        return "cameras that are not where they stand"
    placed = {LOCKS: 0, ART: 0, CAMERA: state.pieces}.get(state.phase, CAMERAS)
    if any(square != NOWHERE for square in [*state.camera][placed:]):
        return "a camera too many"
    if state.phase <= ENTER and len(standing) != placed:
        return "a camera too few"
    return "a camera on a work" if any(stands(state, square, A_WORK) for square in standing) else ""


def _flaw_of_pawns(state: State) -> str:
    placed = {PAWN: state.pieces}.get(state.phase, 0 if state.phase < PAWN else detective_count(state))
    pawns = [*state.pawn][:placed]
    if any(square != NOWHERE for square in [*state.pawn][placed:DETECTIVES]):
        return "a pawn too many"
    if any(not 0 <= square < SQUARES for square in pawns) or len(set(pawns)) != placed:
        return "pawns that cannot stand so"
    if sorted(pawns) != [square for square in range(SQUARES) if stands(state, square, A_PAWN)]:
        return "pawns that are not where they stand"
    if any(stands(state, square, A_WORK) for square in pawns):
        return "a pawn on a work"
    if state.phase <= ENTER and any(opening_at(s) != NOWHERE or room_of(s) == CONTROL_ROOM for s in pawns):
        return "a pawn that was placed where none may be"
    return ""


def _flaw_of_locks(state: State) -> str:
    if any(lock not in (UNTURNED, OPEN, CLOSED) for lock in state.locks):
        return "no such lock"
    if locks_left(state, OPEN) < 0 or locks_left(state, CLOSED) < 0:
        return "another number of open and closed locks"
    hidden = all_detectives(state) if locks_are_chosen(state) and state.phase != OVER else EVERYONE
    for opening in range(OPENINGS):
        turned = lies_face_up(state, opening)
        if not turned and state.locks_seen_by[opening] != hidden:
            return "a lock seen by others"
        if turned and state.phase != OVER and (state.phase <= ENTER or state.locks[opening] == OPEN):
            return "a lock that was turned too early, or let nobody out"
        if not turned and not locks_are_chosen(state) and state.locks[opening] != UNTURNED:
            return "a lock known that was not turned"
    placed = OPENINGS if state.phase != LOCKS else state.pieces
    chosen = [lock != UNTURNED for lock in state.locks]
    in_order = chosen == [opening < placed for opening in range(OPENINGS)]
    return "" if in_order or not locks_to_choose(state) else "a lock that was not chosen"


def _flaw_of_thief(state: State) -> str:
    square, inside = state.thief_square, state.phase > ENTER
    if inside != (0 <= square < SQUARES) or (not inside and square != NOWHERE):
        return "the thief is not where he should be"
    if not 0 <= state.thief_turns <= state.turn_limit or (not inside and (state.thief_turns or state.spotted)):
        return "the thief has moved too often"
    if inside and state.phase not in (MOVE, OVER) and not state.thief_turns > 0:
        return "the thief has not moved yet"
    if state.thief_turns == state.turn_limit and state.phase not in (TRY, OVER):
        return "the thief's turns are used up"
    if inside and state.phase != OVER and stands(state, square, A_PAWN):
        return "the thief should have been caught"
    if state.phase == OVER and state.result == CAUGHT and not stands(state, square, A_PAWN):
        return "nobody has caught the thief"
    if state.spotted and stands(state, square, A_WORK):
        return "a work that was stolen in the open"
    if state.phase == TRY:
        opening = opening_at(square)
        if opening == NOWHERE or state.locks[opening] != UNTURNED or not may_try_locks(state):
            return "a lock that cannot be tried"
    return ""


def _flaw_of_sheet(state: State) -> str:
    over = state.phase == OVER
    if state.sheet_seen_by != (EVERYONE if over else only(state.thief)):
        return "a sheet seen by others"
    if state.pawn_seen_by != (EVERYONE if over or state.spotted else only(state.thief)):
        return "a thief seen by others"
    inside = state.phase > ENTER
    written = min(state.thief_turns + 1, TRAIL) if inside else 0
    stops = [*state.trail]
    if any(not 0 <= stop < SQUARES for stop in stops[:written]) or any(stop != NOWHERE for stop in stops[written:]):
        return "a sheet with other stops"
    if inside and stops[line_of(state.thief_turns)] != state.thief_square:
        return "the thief is not where he last stopped"
    if inside and state.thief_turns == 0 and state.thief_square not in map(inner_square, range(OPENINGS)):
        return "the thief has come in by no opening"
    standing = sum(1 << camera for camera, square in enumerate(state.camera) if square != NOWHERE)
    if state.destroyed & ~standing or (not inside and (state.destroyed or state.power_off)):
        return "sabotage that cannot be"
    return _flaw_of_last_stop(state) if inside and state.thief_turns and not over else ""


def _flaw_of_last_stop(state: State) -> str:
    for camera in range(CAMERAS):
        if state.camera[camera] == state.thief_square and not holds(state.destroyed, camera):
            return "a camera that should be destroyed"
    if state.thief_square == GENERATOR and not state.power_off:
        return "power that should be off"
    return ""


def _flaw_of_traces(state: State) -> str:
    squares = [square for square in range(SQUARES) if may_be_at(state, square)]
    rows = sum(row.bit_count() for row in state.possible)
    if len(state.possible) != ROWS or len(squares) != rows or any(row < 0 for row in state.possible):
        return "traces beside the board"
    if state.phase <= ENTER:
        return "traces before the thief has come" if squares else ""
    if not may_be_at(state, state.thief_square):
        return "the thief is where he cannot be"
    openly = state.spotted or state.phase in (TRY, OVER)
    if openly and squares != [state.thief_square]:
        return "traces elsewhere, though all know where the thief is"
    if any(holds(state.destroyed, camera) and not may_be_destroyed(state, camera) for camera in range(CAMERAS)):
        return "a destroyed camera that nobody suspects"
    if not ON_FOR_SURE <= state.power_known <= OFF_FOR_SURE:
        return "no such knowledge of the power"
    if (state.power_known == ON_FOR_SURE and state.power_off) or (
        state.power_known == OFF_FOR_SURE and not state.power_off
    ):
        return "the power is not as all know it is"
    return ""
