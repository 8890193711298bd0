"""What stands on the board, put in words and remembered: a move changes little of it.

Each function gets rows and numbers of a redacted state, and goes by nothing else.
"""

from __future__ import annotations

import functools
from itertools import chain, compress
from typing import Any

from larceny.engine.record import HIDDEN, Row
from larceny.engine.sight import remembered

from .actions import LENS_NAMES, LOCK_NAMES
from .board import BIT, DIAGONAL, NAMES, NOWHERE, ROW, ROWS, SQUARES, STRAIGHT, lines_from
from .drawing import path_between
from .museum import OPENING_NAMES
from .pieces import is_turned_over, seat_from
from .state import A_FRAME, A_WORK, CLOSED, OPEN, UNTURNED

LOCKS_SEEN = {HIDDEN: "hidden", UNTURNED: "unturned", OPEN: LOCK_NAMES[0], CLOSED: LOCK_NAMES[1]}
RAYS = [[lines_from(square, lens) for square in range(SQUARES)] for lens in (STRAIGHT, DIAGONAL)]
IN_RAYS = [[frozenset(chain(*rays)) for rays in lens] for lens in RAYS]
ART = bytes(pieces & (A_WORK | A_FRAME) for pieces in range(256))  # what of the pieces on a square is art
ROWS_OF_NAMES = [[(NAMES[at], int(BIT[at])) for at in range(SQUARES) if ROW[at] == row] for row in range(ROWS)]


# Pieces


@remembered
def seats_of(players: int, thief: int, count: int) -> list[int]:
    """§8 The seats of so many detectives."""
    return [seat_from(players, thief, detective) for detective in range(count)]


def displayed(floor: Row) -> tuple[list[str], list[str]]:
    """The squares where works are displayed, and those where their empty frames are."""
    return art_by_name(bytes(floor).translate(ART))


@remembered
def art_by_name(floor: bytes) -> tuple[list[str], list[str]]:
    """The same of a floor without cameras and pawns, which walk about."""
    taken = [*compress(range(SQUARES), floor)]  # most are empty
    works, frames = ([NAMES[square] for square in taken if floor[square] & piece] for piece in (A_WORK, A_FRAME))
    return works, frames


@remembered
def in_doubt(since: Row) -> tuple[list[int], list[int]]:
    """The numbers of the cameras that are in doubt, and since which turn."""
    *cameras, _ = since
    return [number for number, turn in enumerate(cameras, start=1) if turn], [turn for turn in cameras if turn]


@remembered
def cameras(squares: Row, lenses: Row, pawns: Row) -> list[dict[str, Any]]:
    """§4.4 The cameras on the board; a destroyed one looks like any other."""
    return [
        camera(number, square, lens, IN_RAYS[lens][square].intersection(pawns))
        for number, (square, lens) in enumerate(zip(squares, lenses, strict=True), start=1)
        if square != NOWHERE
    ]


@remembered
def camera(number: int, square: int, lens: int, pawns: frozenset[int]) -> dict[str, Any]:
    """A camera, which sees these pawns, or would."""
    return {
        "number": number,
        "square": NAMES[square],
        "lens": LENS_NAMES[lens],
        "sees": up_to_pawns(square, lens, pawns),
    }


@remembered
def eyes(pawns: Row) -> list[list[str]]:
    """What each detective sees."""
    rays = IN_RAYS[STRAIGHT]
    return [[] if at == NOWHERE else up_to_pawns(at, STRAIGHT, rays[at].intersection(pawns)) for at in pawns]


@remembered
def up_to_pawns(square: int, lens: int, pawns: frozenset[int]) -> list[str]:
    """§5.5 What can be seen from a square, ray by ray: each ends at a wall or with the first pawn."""
    found = []
    for ray in RAYS[lens][square]:
        for target in ray:
            found.append(NAMES[target])
            if target in pawns:
                break
    return found


@remembered
def locks(each: Row) -> dict[str, str]:
    """The lock of each opening: open or closed for who knows it."""
    return dict(zip(OPENING_NAMES, [LOCKS_SEEN[lock] for lock in each], strict=True))


@remembered
def face_up(each: Row, seen_by: Row) -> list[str]:
    """§4.7 The openings whose lock has been turned over."""
    locked = zip(OPENING_NAMES, each, seen_by, strict=True)
    return [opening for opening, lock, seats in locked if is_turned_over(lock, seats)]


@remembered
def possible(rows: Row) -> list[str]:
    """The squares where the thief may be, for all that is told."""
    return [*chain.from_iterable(map(names_in_row, range(ROWS), rows))]


@functools.lru_cache(maxsize=1 << 14)
def names_in_row(row: int, bits: int) -> tuple[str, ...]:
    """The squares that these bits of a row stand for."""
    return tuple(name for name, bit in ROWS_OF_NAMES[row] if bits & bit)


@remembered
def way_by_name(way: tuple[int, ...], begins: int) -> tuple[list[str], list[str]]:
    """The squares where the thief has stopped, and all that he has passed since one of these stops."""
    stopped = [NAMES[square] for square in way]
    legs = map(leg_by_name, way[begins:], way[begins + 1 :])
    return stopped, [*stopped[begins : begins + 1], *chain.from_iterable(legs)]


@functools.cache
def leg_by_name(start: int, end: int) -> tuple[str, ...]:
    """The squares that he passes from one stop to the next, which is the last of them."""
    return tuple(NAMES[square] for square in (*path_between(start, end), end))
