"""The museum as a terminal draws it: rooms in their colours, walls, pieces, and what the observer's sheet says.

A square is three characters: the camera there; who or what stands on it; what the sheet has to say of it.
"""

from __future__ import annotations

import functools
import itertools

from larceny.engine.record import HIDDEN

from .board import (
    CAMERAS,
    COLUMNS,
    DISTANCE,
    GENERATOR,
    MUSEUM,
    NEXT,
    NOWHERE,
    NUMBER_OF,
    ROWS,
    SQUARES,
)
from .museum import SIDES, VOID
from .pieces import detective_count, line_of, oldest_stop, seat_of, stands
from .state import A_FRAME, A_WORK, ENTER, OVER, State
from .trace import may_be_at

Span = tuple[str, str]  # a text and its style

WIDTH = 3  # characters of a square
CAMERA_SIGNS = "①②③④⑤⑥"
DESTROYED_SIGNS = "❶❷❸❹❺❻"
WORK_SIGN, STOLEN_SIGN, THIEF_SIGN, GENERATOR_SIGN = "✕", "⊗", "T", "ϟ"
DETECTIVE_SIGNS = "AB"  # of one who runs two; else the number of his seat
ENTRY_SIGN, STOP_SIGN, PATH_SIGN, SUSPECT_SIGN = "E", "•", "·", "?"
FLOORS = {
    "R": "#ffffff on #8c2f39",
    "P": "#ffffff on #6a3d80",
    "B": "#ffffff on #2b5c99",
    "Y": "#221a00 on #d9b23c",
    "G": "#ffffff on #2e6f4e",
    "W": "#1f1f1f on #e8e4da",
    "S": "#ffffff on #6f747c",
    "K": "#ffffff on #585d66",
    "H": "#ffffff on #7d828a",
}
WALL, LABEL = "#b9bec7", "bold"


def picture(seen: State) -> tuple[tuple[Span, ...], ...]:
    """The museum, line by line, with the numbers of its rows and columns."""
    marks = sheet_marks(seen)
    blank = " " * WIDTH, LABEL
    lines = [[blank, *_column_numbers()], [blank, *_edges(0)]]
    for row in range(ROWS):
        lines += [[(f"{row + 1:>2} ", LABEL), *_squares(seen, row, marks)], [blank, *_edges(row + 1)]]
    return tuple(tuple(line) for line in lines)


def _column_numbers() -> list[Span]:
    """One above the middle of each column."""
    return [(" " * WIDTH, LABEL), *((f" {column + 1:^{WIDTH}}", LABEL) for column in range(COLUMNS))]


# Rows of squares


def _squares(seen: State, row: int, marks: dict[int, str]) -> list[Span]:
    spans = [(_label((row, -1)), LABEL)]
    for column in range(COLUMNS):
        place = row, column
        spans.append((_upright_wall(place), WALL))
        if place in NUMBER_OF:
            square = NUMBER_OF[place]
            text = camera_sign(seen, square) + piece_sign(seen, square) + marks.get(square, " ")
            spans.append((text, FLOORS[MUSEUM.room(place)]))
        else:
            spans.append((_label(place), LABEL))
    return [*spans, (_upright_wall((row, COLUMNS)), WALL), (_label((row, COLUMNS)), LABEL)]


def _label(place: tuple[int, int]) -> str:
    """The name of an opening in the east or west wall that leads to a place outside."""
    for name, (inner, side) in MUSEUM.openings.items():
        down, right = SIDES[side]
        if right and (inner[0] + down, inner[1] + right) == place:
            return name.center(WIDTH)
    return " " * WIDTH


def _upright_wall(place: tuple[int, int]) -> str:
    """What stands between a place and the one to the west of it."""
    west = place[0], place[1] - 1
    if MUSEUM.room(place) == MUSEUM.room(west) == VOID or MUSEUM.is_open(west, place):
        return " "
    return "│"


def _edges(row: int) -> list[Span]:
    """The walls above a row, with the names of openings in them."""
    spans = [(" " * WIDTH, WALL)]
    for column in range(COLUMNS + 1):
        spans.append((_corner(row, column), WALL))
        if column < COLUMNS:
            name = _opening_above(row, column)
            wall = "─" if _has_wall((row - 1, column), (row, column)) else " "
            spans.append((name.center(WIDTH, wall), LABEL) if name else (wall * WIDTH, WALL))
    return spans


def _opening_above(row: int, column: int) -> str:
    for name, (inner, side) in MUSEUM.openings.items():
        if (inner == (row, column) and side == "north") or (inner == (row - 1, column) and side == "south"):
            return name
    return ""


def _has_wall(one: tuple[int, int], other: tuple[int, int]) -> bool:
    both_outside = MUSEUM.room(one) == MUSEUM.room(other) == VOID
    return not both_outside and not MUSEUM.is_open(one, other)


CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the walls that meet: north 1, south 2, west 4, east 8


def _corner(row: int, column: int) -> str:
    north = _has_wall((row - 1, column - 1), (row - 1, column))
    south = _has_wall((row, column - 1), (row, column))
    west = _has_wall((row - 1, column - 1), (row, column - 1))
    east = _has_wall((row - 1, column), (row, column))
    return CORNERS[north + 2 * south + 4 * west + 8 * east]


# What stands on a square


def camera_sign(seen: State, square: int) -> str:
    """The number of the camera there; on the thief's sheet a destroyed one is crossed off."""
    for camera in range(CAMERAS):
        if seen.camera[camera] == square:
            crossed_off = seen.destroyed != HIDDEN and seen.destroyed >> camera & 1
            return (DESTROYED_SIGNS if crossed_off else CAMERA_SIGNS)[camera]
    return " "


def piece_sign(seen: State, square: int) -> str:
    """The thief, a detective, a work, stolen or not, or the generator."""
    if seen.thief_square == square:
        return STOLEN_SIGN if stands(seen, square, A_WORK) else THIEF_SIGN
    for detective in range(detective_count(seen)):
        if seen.pawn[detective] == square:
            return detective_sign(seen, detective)
    if stands(seen, square, A_WORK | A_FRAME):
        return WORK_SIGN if stands(seen, square, A_WORK) else STOLEN_SIGN
    return GENERATOR_SIGN if square == GENERATOR else " "


def detective_sign(seen: State, detective: int) -> str:
    """§1.1 The number of his seat; with 2 players a letter for each of the two."""
    return DETECTIVE_SIGNS[detective] if seen.players == 2 else str(seat_of(seen, detective) + 1)


# What the sheet says


def stops(seen: State) -> tuple[int, ...]:
    """The entry and all stops on the sheet, the oldest first; none for who may not look at it."""
    trail, turns = seen.trail, seen.thief_turns
    if trail[0] == HIDDEN or seen.phase <= ENTER:
        return ()
    oldest = line_of(oldest_stop(turns))  # where the sheet is written over
    return (trail[0], *trail[oldest : turns + 1], *trail[1:oldest])


def way_begins(seen: State) -> int:
    """Which of these stops is the first of an unbroken way: not the entry, if the stop after it is written over."""
    return 0 if oldest_stop(seen.thief_turns) == 1 else 1


@functools.cache  # the thief's whole way is drawn again and again
def path_between(start: int, end: int) -> tuple[int, ...]:
    """The squares between two stops, by one of the shortest ways."""
    between = []
    here = start
    while DISTANCE[here, end] > 1:
        here = next(int(n) for n in NEXT[:4, here] if n != NOWHERE and DISTANCE[n, end] < DISTANCE[here, end])
        between.append(here)
    return tuple(between)


def sheet_marks(seen: State) -> dict[int, str]:
    """What stands beside the pieces: for the thief his way, for the others where he may be."""
    way = stops(seen)
    if not way:
        hunted = seen.phase > ENTER and not seen.spotted and seen.phase != OVER
        return {square: SUSPECT_SIGN for square in range(SQUARES) if hunted and may_be_at(seen, square)}
    marks = dict.fromkeys(way, STOP_SIGN)
    for start, end in itertools.pairwise(way[way_begins(seen) :]):
        marks.update({square: PATH_SIGN for square in path_between(start, end) if square not in marks})
    marks[way[0]] = ENTRY_SIGN
    return marks
