"""§1 The museum, measured: neighbours, distances, what is near, and what lies in a straight or diagonal line.

Everything is worked out once from the map, as tables that rules look up through the short functions below.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from larceny.engine.plan import plan_of
from larceny.engine.rule import hot_rule

from .museum import (
    COLOURED,
    CONTROL_ROOM,
    OPENING_NAMES,
    ROOMS,
    SIDES,
    SMALL_ROOM,
    Museum,
    Place,
    read_map,
    write,
)

ORIGINAL = (Path(__file__).parent / "museum.map").read_text(encoding="utf-8")
MUSEUM = read_map(plan_of(__package__, "museum") or ORIGINAL)

SEATS = 7
DETECTIVES = SEATS - 1
CAMERAS = 6
OPENINGS = len(OPENING_NAMES)
NUMBERS = FACES_OF_LOOK_DIE = 6  # sides of the dice
STRIDE = 3  # squares that the thief may go in a turn
DISCONNECTIONS = 2
ART_NEEDED = 3  # works without which the thief may not leave in the short version

NOWHERE = -1
STRAIGHT, DIAGONAL = 0, 1  # how a camera is set up; own eyes see as a straight one does
GREY = COLOURED  # the colour of all floors that are not in a coloured room
COLOUR_NAMES = ("red", "purple", "blue", "yellow", "green", "white", "grey")

Table = np.ndarray[Any, np.dtype[np.int64]]
SmallTable = np.ndarray[Any, np.dtype[np.int16]]

PLACES: list[Place] = MUSEUM.squares
NUMBER_OF: dict[Place, int] = {place: number for number, place in enumerate(PLACES)}
SQUARES = len(PLACES)
ROWS, COLUMNS = len(MUSEUM.floor), len(MUSEUM.floor[0])
NAMES = tuple(write(place) for place in PLACES)
ROOM: Table = np.array([ROOMS.index(MUSEUM.room(place)) for place in PLACES])
ROW: Table = np.array([row for row, _ in PLACES])
BIT: Table = np.array([1 << column for _, column in PLACES])  # a square in the number that stands for its row
SQUARE_AT: Table = np.array([[NUMBER_OF.get((r, c), NOWHERE) for c in range(COLUMNS)] for r in range(ROWS)])
INNER: Table = np.array([NUMBER_OF[MUSEUM.openings[name][0]] for name in OPENING_NAMES])
OPENING: Table = np.array([list(INNER).index(square) if square in INNER else NOWHERE for square in range(SQUARES)])
assert MUSEUM.generator is not None, "a museum without one is refused"
GENERATOR = NUMBER_OF[MUSEUM.generator]

# Directions: the four straight ones, then the four diagonal ones, so that direction // 4 is STRAIGHT or DIAGONAL.
WAYS = (*SIDES.values(), (-1, 1), (1, 1), (1, -1), (-1, -1))


def _next_squares(museum: Museum) -> Table:
    """For each direction and square the next square in that direction, or NOWHERE."""
    table = np.full((len(WAYS), SQUARES), NOWHERE)
    for way, (down, right) in enumerate(WAYS):
        for square, (row, column) in enumerate(PLACES):
            other = row + down, column + right
            corner = ((row, column), (row, column + right), other, (row + down, column))
            # §5.5 A diagonal step is clear only if all four edges round the corner are open.
            edges = zip(corner, corner[1:] + corner[:1]) if down and right else [((row, column), other)]
            if all(museum.is_open(one, beside) for one, beside in edges):
                table[way, square] = NUMBER_OF[other]
    return table


NEXT = _next_squares(MUSEUM)


def _distances() -> SmallTable:
    """How many steps lead from each square to each other."""
    table = np.full((SQUARES, SQUARES), SQUARES, np.int16)
    reached = np.eye(SQUARES, SQUARES + 1, dtype=bool)  # from each square; the last column, NOWHERE, stays empty
    steps = 0
    while reached.any():
        table[reached[:, :SQUARES]] = steps
        beside = reached[:, NEXT[:4]].any(axis=1)
        reached[:, :SQUARES] = beside & (table == SQUARES)
        steps += 1
    return table


DISTANCE = _distances()
WITHIN = DISTANCE[:, None] <= np.arange(NUMBERS + 1)[:, None]  # by square, steps and other square
NEAR_COUNT: Table = WITHIN.sum(axis=2)


def _near_squares() -> SmallTable:
    """For each square and number of steps the squares within them, ascending; the square itself is among them."""
    table = np.zeros((SQUARES, NUMBERS + 1, NEAR_COUNT.max()), np.int16)
    squares, steps, others = WITHIN.nonzero()
    table[squares, steps, WITHIN.cumsum(axis=2)[WITHIN] - 1] = others
    return table


NEAR = _near_squares()


@functools.cache
def lines_from(square: int, lens: int) -> tuple[tuple[int, ...], ...]:
    """The squares that a straight or diagonal look from a square meets, line by line, as far as walls allow."""
    lines = []
    for way in range(4 * lens, 4 * lens + 4):
        line = []
        here = int(NEXT[way, square])
        while here != NOWHERE:
            line.append(here)
            here = int(NEXT[way, here])
        lines.append(tuple(line))
    return tuple(lines)


def _ways_between() -> SmallTable:
    """The direction in which one square sees another, or NOWHERE."""
    table = np.full((SQUARES, SQUARES), NOWHERE, np.int16)
    for square in range(SQUARES):
        for lens in (STRAIGHT, DIAGONAL):
            for side, line in enumerate(lines_from(square, lens)):
                table[square, list(line)] = 4 * lens + side
    return table


WAY = _ways_between()


def _sights() -> Table:
    """For each square, lens and row of the board: the squares in sight, as bits."""
    table = np.zeros((SQUARES, 2, ROWS), np.int64)
    for square in range(SQUARES):
        for lens in (STRAIGHT, DIAGONAL):
            for line in lines_from(square, lens):
                for seen in line:
                    table[square, lens, ROW[seen]] |= BIT[seen]
    return table


SIGHT = _sights()


def _open_edges(way: int) -> Table:
    """For each row the squares, as bits, that are open in that direction."""
    table = np.zeros(ROWS, np.int64)
    for square in range(SQUARES):
        if NEXT[way, square] != NOWHERE:
            table[ROW[square]] |= BIT[square]
    return table


OPEN_EAST, OPEN_SOUTH = _open_edges(1), _open_edges(2)


def squares_by_row(chosen: Iterable[int]) -> list[int]:
    """For each row those of the chosen squares that are in it, as bits."""
    table = [0] * ROWS
    for square in chosen:
        table[ROW[square]] |= int(BIT[square])
    return table


COLOUR: Table = np.minimum(ROOM, GREY)  # §5.4 corridor, small room and control room are all grey
IN_COLOUR: Table = np.array([squares_by_row(np.flatnonzero(np.equal(COLOUR, colour))) for colour in range(GREY + 1)])
IN_STRIDE: Table = np.array([squares_by_row(np.flatnonzero(WITHIN[square, STRIDE])) for square in range(SQUARES)])
ART_PLACES: Table = np.flatnonzero((ROOM <= SMALL_ROOM) & (OPENING == NOWHERE))
PAWN_PLACES: Table = np.flatnonzero((ROOM != CONTROL_ROOM) & (OPENING == NOWHERE))
BITS_IN: SmallTable = np.array([bits.bit_count() for bits in range(1 << COLUMNS)], np.int16)
IN_SIGHT: Table = np.array([[sum(int(row).bit_count() for row in lens) for lens in square] for square in SIGHT])
TO_WAYS_OUT: SmallTable = DISTANCE[:, INNER].min(axis=1)


def _smallest(table: Table | SmallTable) -> np.ndarray[Any, np.dtype[Any]]:
    """The same in as few bytes as it can be: what is looked up most is to fit the processor's cache.

    Without a sign if it can be: what is then looked up by it is not looked for from the other end of a table.
    """
    lowest, highest = table.min(), table.max()
    return table.astype(np.min_scalar_type(highest if lowest >= 0 else min(lowest, -1 - highest)))


STEPS, NEAREST, WAYS_BETWEEN = _smallest(DISTANCE), _smallest(NEAR), _smallest(WAY)
SIGHTS, SIGHT_ROWS, STRIDE_ROWS = _smallest(IN_SIGHT.ravel()), _smallest(SIGHT), _smallest(IN_STRIDE)
ROWS_OF, BITS_OF = _smallest(ROW), _smallest(BIT)


# What rules look up


@hot_rule
def row_of(square: int) -> int:
    """The row of the board."""
    return int(ROWS_OF[square])


@hot_rule
def bit_of(square: int) -> int:
    """The square as a bit of its row."""
    return int(BITS_OF[square])


@hot_rule
def count_bits(squares: int) -> int:
    """How many squares of a row are in the number that stands for them."""
    return int(BITS_IN[squares])


@hot_rule
def square_at(row: int, column: int) -> int:
    """The square there, or NOWHERE."""
    return int(SQUARE_AT[row, column])


@hot_rule
def first_square(row: int, squares: int) -> int:
    """The first of the squares of a row that are in the number that stands for them."""
    return square_at(row, count_bits((squares & -squares) - 1))


@hot_rule
def near_count(square: int, steps: int) -> int:
    """How many squares are within so many steps, the square itself among them."""
    return int(NEAR_COUNT[square, steps])


@hot_rule
def near(square: int, steps: int, i: int) -> int:
    """The i-th of them, in ascending order."""
    return int(NEAREST[square, steps, i])


@hot_rule
def distance(square: int, other: int) -> int:
    """How many steps lead from one square to another."""
    return int(STEPS[square, other])


@hot_rule
def to_ways_out(square: int) -> int:
    """How many steps lead to the nearest opening."""
    return int(TO_WAYS_OUT[square])


@hot_rule
def next_square(way: int, square: int) -> int:
    """The square that comes next in a direction, or NOWHERE."""
    return int(NEXT[way, square])


@hot_rule
def way_between(square: int, other: int) -> int:
    """The direction in which a square sees another through no wall, or NOWHERE."""
    return int(WAYS_BETWEEN[square, other])


@hot_rule
def sight(square: int, lens: int, row: int) -> int:
    """The squares of a row that are in sight, as bits, if no pawn is in the way."""
    return int(SIGHT_ROWS[square, lens, row])


@hot_rule
def in_stride(square: int, row: int) -> int:
    """§4.2 The squares of a row that the thief may come from to a square in a turn, as bits; itself among them."""
    return int(STRIDE_ROWS[square, row])


@hot_rule
def in_sight(camera: int) -> int:
    """How many squares that are, in all rows, from the square camera // 2 with the lens camera % 2."""
    return int(SIGHTS[camera])


@hot_rule
def room_of(square: int) -> int:
    """The number of a square's room."""
    return int(ROOM[square])


@hot_rule
def colour_of(square: int) -> int:
    """§5.4 The colour of a square."""
    return int(COLOUR[square])


@hot_rule
def in_colour(colour: int, row: int) -> int:
    """§5.4 The squares of a row that have a colour, as bits."""
    return int(IN_COLOUR[colour, row])


@hot_rule
def art_place(i: int) -> int:
    """§3.2 The i-th square for works of art: in a coloured room or the small room, but at no opening."""
    return int(ART_PLACES[i])


@hot_rule
def pawn_place(i: int) -> int:
    """§3.4 The i-th square for a detective to begin: outside the control room, and at no opening."""
    return int(PAWN_PLACES[i])


@hot_rule
def inner_square(opening: int) -> int:
    """§1.3 The square just inside an opening."""
    return int(INNER[opening])


@hot_rule
def opening_at(square: int) -> int:
    """§1.3 The opening whose inner square it is, or NOWHERE."""
    return int(OPENING[square])


@hot_rule
def open_to_east(row: int) -> int:
    """The squares of a row, as bits, from which a step east leads."""
    return int(OPEN_EAST[row])


@hot_rule
def open_to_south(row: int) -> int:
    """The squares of a row, as bits, from which a step south leads."""
    return int(OPEN_SOUTH[row])
