"""§3 Set-up: locks, works of art, cameras and pawns, by the detectives or by chance."""

from __future__ import annotations

from larceny.engine.journal import NOTHING, show, tell
from larceny.engine.rule import hot_rule, rule
from larceny.engine.seats import CHANCE, EVERYONE, holds, only

from .actions import (
    CHANCE_ART,
    CHANCE_CAMERA,
    CHANCE_PAWN,
    LOCK_CHOSEN,
    PLACE_ART,
    PLACE_CAMERA,
    PLACE_LOCK,
    PLACE_PAWN,
    PUBLIC,
    ROUND,
)
from .board import (
    ART_PLACES,
    CAMERAS,
    DETECTIVES,
    DISCONNECTIONS,
    NOWHERE,
    OPENINGS,
    ROWS,
    SEATS,
    SQUARES,
    art_place,
    room_of,
)
from .museum import COLOURED, SMALL_ROOM, WORKS
from .pieces import all_detectives, detective_count, display, locks_are_chosen, locks_to_choose, put, stands
from .state import (
    A_CAMERA,
    A_PAWN,
    A_WORK,
    ART,
    CAMERA,
    CLOSED,
    ENTER,
    LOCKS,
    NONE,
    ON_FOR_SURE,
    OPEN,
    PAWN,
    QUICK,
    TRAIL,
    UNTURNED,
    State,
)
from .trace import forget_all

# A round begins


@rule
def setup(state: State) -> None:
    """§2.1 The first round; nobody has scored."""
    for seat in range(SEATS):
        state.scores[seat] = 0
    state.round_number = 0
    state.result = NONE
    begin_round(state)


@rule
def begin_round(state: State) -> None:
    """§3.5 Each round is set up afresh. §8 The thief passes to the left each round."""
    state.thief = (state.first_thief + state.round_number) % state.players
    state.round_number += 1
    show(state, ROUND, EVERYONE, state.round_number, state.thief)
    clear_museum(state)
    clear_sheet(state)
    lay_locks(state)
    state.phase = LOCKS if locks_to_choose(state) else ART


@rule
def clear_museum(state: State) -> None:
    """Nothing stands anywhere, and nobody is at turn."""
    for square in range(SQUARES):
        state.floor[square] = 0
    for row in range(ROWS):
        state.displayed[row] = 0
    for detective in range(DETECTIVES):
        state.pawn[detective] = NOWHERE
    for camera in range(CAMERAS):
        state.camera[camera] = NOWHERE
        state.lens[camera] = 0
    state.detective = 0
    state.pieces = 0
    state.rotation = 0
    state.number = 0
    state.look = NONE
    state.walked = 0
    state.looked = 0
    state.works_gone = 0


@rule
def clear_sheet(state: State) -> None:
    """The thief takes a new sheet."""
    state.disconnections = DISCONNECTIONS
    state.thief_turns = 0
    state.spotted = 0
    state.thief_square = NOWHERE
    state.pawn_seen_by = only(state.thief)
    state.sheet_seen_by = only(state.thief)
    state.destroyed = 0
    state.power_off = 0
    for turn in range(TRAIL):
        state.trail[turn] = NOWHERE
    forget_all(state)
    for row in range(ROWS):
        state.before[row] = 0
    for device in range(CAMERAS + 1):
        state.since[device] = 0
    state.power_known = ON_FOR_SURE


# §3.1 Locks


@rule
def lay_locks(state: State) -> None:
    """§3.1 Face down and mixed, so nobody knows which are open; §2.3 or as the detectives choose."""
    chosen = locks_are_chosen(state)
    for opening in range(OPENINGS):
        state.locks[opening] = OPEN if chosen and state.open_locks == OPENINGS else UNTURNED
        state.locks_seen_by[opening] = all_detectives(state) if chosen else EVERYONE


@rule
def place_lock(state: State, seat: int, opening: int, kind: int) -> None:
    """§2.3 A detective chooses which lock goes to the next opening; the thief learns nothing of it."""
    tell(state, seat, PLACE_LOCK + 2 * opening + (1 if kind == CLOSED else 0), NOTHING, all_detectives(state))
    show(state, LOCK_CHOSEN, all_detectives(state), opening, kind - OPEN)
    state.locks[opening] = kind
    next_piece(state, OPENINGS, ART)


@rule
def next_piece(state: State, pieces: int, phase: int) -> None:
    """§8 One piece per detective, in one rotation; after the last of a kind comes the next kind."""
    state.pieces += 1
    state.rotation += 1
    if state.pieces == pieces:
        state.pieces = 0
        state.phase = phase


# §3.2 Works of art


@hot_rule
def may_hold_art(state: State, place: int, rooms: int) -> int:
    """§3.2 One work on each of the squares for art, in one of these rooms."""
    return holds(rooms, room_of(place)) & (not stands(state, place, A_WORK))


@rule
def rooms_without_art(state: State) -> int:
    """§3.2 The coloured rooms, as bits, that have no work yet."""
    taken = 0
    for i in range(len(ART_PLACES)):
        taken |= stands(state, art_place(i), A_WORK) << room_of(art_place(i))
    return ((1 << COLOURED) - 1) & ~taken


@rule
def rooms_for_art(state: State) -> int:
    """§3.2 The rooms, as bits, that the next work may go to: the last works must go where there is none.

    §8 Chance gives each coloured room its work first.
    """
    if state.setup == QUICK and state.pieces < COLOURED:
        return 1 << state.pieces
    anywhere = (1 << (SMALL_ROOM + 1)) - 1
    if WORKS - state.pieces > COLOURED:
        return anywhere
    missing = rooms_without_art(state)
    count = 0
    for room in range(COLOURED):
        count += (missing >> room) & 1
    return missing if count == WORKS - state.pieces else anywhere


@rule
def place_art(state: State, seat: int, square: int) -> None:
    """§3.2 A work of art is displayed."""
    tell(state, seat, (CHANCE_ART if seat == CHANCE else PLACE_ART) + square, PUBLIC, EVERYONE)
    display(state, square)
    next_piece(state, WORKS, CAMERA)


# §3.3 Cameras


@hot_rule
def may_hold_camera(state: State, square: int) -> bool:
    """§3.3 One per square, on any square without art."""
    return not stands(state, square, A_WORK | A_CAMERA)


@rule
def place_camera(state: State, seat: int, square: int, lens: int) -> None:
    """§3.3 A camera is set up; they are numbered in the order placed."""
    action = CHANCE_CAMERA + square if seat == CHANCE else PLACE_CAMERA + 2 * square + lens
    tell(state, seat, action, PUBLIC, EVERYONE)
    put(state, square, A_CAMERA)
    state.camera[state.pieces] = square
    state.lens[state.pieces] = lens
    next_piece(state, CAMERAS, PAWN)


# §3.4 Pawns


@hot_rule
def may_hold_pawn(state: State, place: int) -> bool:
    """§3.4 No work, and no other pawn."""
    return not stands(state, place, A_WORK | A_PAWN)


@rule
def place_pawn(state: State, seat: int, square: int) -> None:
    """§3.4 A detective's pawn stands in the museum; when all do, the thief may come."""
    tell(state, seat, (CHANCE_PAWN if seat == CHANCE else PLACE_PAWN) + square, PUBLIC, EVERYONE)
    put(state, square, A_PAWN)
    state.pawn[state.pieces] = square
    state.pieces += 1
    if state.pieces == detective_count(state):
        state.pieces = 0
        state.rotation = 0
        state.phase = ENTER
