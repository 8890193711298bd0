"""What both sides want, noted on the desk: works, and ways out. The reasons of the rule of thumb."""

from __future__ import annotations

from larceny.engine.desk import Desk
from larceny.engine.rule import hot_rule, rule

from .board import ART_PLACES, OPENINGS, ROWS, SQUARES, art_place, count_bits, distance, inner_square
from .museum import WORKS
from .pieces import stands
from .state import A_WORK, CLOSED, State

REASONS = (
    "why-good-place",
    "why-steal",
    "why-nearer-art",
    "why-nearer-exit",
    "why-leave",
    "why-into-danger",
    "why-silent",
    "why-nothing-to-hide",
    "why-catches",
    "why-closes-in",
    "why-tells-most",
    "why-tells-little",
)
WHY_GOOD_PLACE, WHY_STEAL, WHY_NEARER_ART, WHY_NEARER_EXIT, WHY_LEAVE, WHY_INTO_DANGER = range(6)
WHY_SILENT, WHY_NOTHING_TO_HIDE, WHY_CATCHES, WHY_CLOSES_IN, WHY_TELLS_MOST, WHY_TELLS_LITTLE = range(6, 12)

# Places among a desk's notes.
WORK_COUNT = 0
WORK = 1  # + which: its square
EXIT_COUNT = WORK + WORKS + 1  # a place is left free after the last work
EXIT = EXIT_COUNT + 1  # + which: its inner square
AFTER_GOALS = EXIT + OPENINGS  # the first that is free


@rule
def note_works(seen: State, desk: Desk, left_out: int) -> None:
    """The works that are displayed, but for one on a square that is left out."""
    count = 0
    for i in range(len(ART_PLACES)):
        square = art_place(i)
        desk.notes[WORK + count] = square  # noted in any case, and kept if it is one: nothing is jumped over
        count += stands(seen, square, A_WORK) & (square != left_out)
    desk.notes[WORK_COUNT] = count


@rule
def note_exits(seen: State, desk: Desk) -> None:
    """§4.7 The ways out that may be open for all that the seat knows; all, if none is left."""
    count = 0
    for opening in range(OPENINGS):
        if seen.locks[opening] != CLOSED:
            desk.notes[EXIT + count] = inner_square(opening)
            count += 1
    if count == 0:
        for opening in range(OPENINGS):
            desk.notes[EXIT + opening] = inner_square(opening)
        count = OPENINGS
    desk.notes[EXIT_COUNT] = count


@hot_rule
def to_nearest(desk: Desk, square: int, first: int, count: int) -> int:
    """Steps from a square to the nearest of so many that are noted from a place on."""
    steps = SQUARES
    for i in range(first, first + count):
        steps = min(steps, distance(square, desk.notes[i]))
    return steps


@rule
def possible_count(seen: State) -> int:
    """How many squares the thief may be on."""
    count = 0
    for row in range(ROWS):
        count += count_bits(seen.possible[row])
    return count
