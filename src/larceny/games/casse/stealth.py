"""The thief's part of the quick rule of thumb: works, then a way out; out of sight and reach (§4)."""

from __future__ import annotations

from larceny.engine.desk import Desk, rate
from larceny.engine.rule import rule

from .actions import ANSWER, ENTER_BY, MOVE_AND_TRY, MOVE_TO
from .board import ART_NEEDED, NUMBERS, OPENINGS, SQUARES, STRAIGHT, colour_of, distance, inner_square
from .end import works_carried
from .goals import (
    AFTER_GOALS,
    EXIT,
    EXIT_COUNT,
    WHY_INTO_DANGER,
    WHY_LEAVE,
    WHY_NEARER_ART,
    WHY_NEARER_EXIT,
    WHY_NOTHING_TO_HIDE,
    WHY_SILENT,
    WHY_STEAL,
    WORK,
    WORK_COUNT,
    note_exits,
    note_works,
    possible_count,
    to_nearest,
)
from .pieces import detective_count, stands
from .sight import in_line
from .state import A_PAWN, A_WORK, LONG, ON, State
from .trace import may_be_at

PER_STEP = 500  # what a step nearer to the goal is worth
STEALING = 2500
LEAVING = 12000
CAUGHT_COSTS = 30000
SEEN_COSTS = 4000
ENOUGH = 4  # works with which he leaves in the long version
TELLING = 350  # if fewer of his possible places in a thousand have his colour, he does not tell it
GUARDED = 4  # a way out with a detective nearer than this costs a step more for each that he is nearer
SUSPICION = 24  # squares that he may be on, below which all of them are as good as searched
SOON, LATER = 4, 1  # how dangerous the detective is who plays next, and each other
FAR = 8  # steps beyond which a detective does not matter to who comes in

LEAVES = AFTER_GOALS  # 1 if he wants out
SUSPECTED = AFTER_GOALS + 1  # how sure they are of his place, in thousandths
EXIT_COST = AFTER_GOALS + 2  # + which exit: steps that a detective near it counts for
OUT_OF_REACH = NUMBERS + 1  # steps that nobody walks in a turn
COST = EXIT_COST + OPENINGS  # + steps of a detective: what he counts for
COST_IN_LINE = COST + OUT_OF_REACH + 1  # … if he looks that way


@rule
def rate_moves(seen: State, desk: Desk) -> None:
    """§4.2 Each move, with or without a lock to try."""
    note_prowl(seen, desk)
    for place in range(desk.count):
        action = desk.actions[place]
        if action >= MOVE_AND_TRY:
            square = inner_square(action - MOVE_AND_TRY)
            rate(desk, place, LEAVING - danger_at(seen, desk, square) * 3 // 10, WHY_LEAVE)
        else:
            rate_move(seen, desk, place, action - MOVE_TO)


@rule
def note_prowl(seen: State, desk: Desk) -> None:
    """What all moves have in common."""
    note_works(seen, desk, seen.thief_square)
    desk.notes[LEAVES] = 1 if has_enough(seen, desk) else 0
    if desk.notes[LEAVES] == 1:
        note_ways_out(seen, desk)
    desk.notes[SUSPECTED] = min(1000, 1000 * SUSPICION // max(possible_count(seen), 1))
    for steps in range(OUT_OF_REACH + 1):
        note_costs(seen, desk, steps)


@rule
def note_ways_out(seen: State, desk: Desk) -> None:
    """The ways out, and what it costs that they are guarded."""
    note_exits(seen, desk)
    for i in range(desk.notes[EXIT_COUNT]):
        steps = SQUARES
        for detective in range(detective_count(seen)):
            steps = min(steps, distance(desk.notes[EXIT + i], seen.pawn[detective]))
        desk.notes[EXIT_COST + i] = max(0, GUARDED - steps)


@rule
def note_costs(seen: State, desk: Desk, steps: int) -> None:
    """How likely a detective so many steps away is to catch or see him, by what that would cost."""
    reached = 1000 * (OUT_OF_REACH - steps) // NUMBERS
    if seen.spotted == 1:
        desk.notes[COST + steps] = CAUGHT_COSTS * reached // 1000
        desk.notes[COST_IN_LINE + steps] = CAUGHT_COSTS * reached // 1000
    else:
        caught = CAUGHT_COSTS // 10 * reached // 1000 * desk.notes[SUSPECTED] // 1000
        desk.notes[COST + steps] = SEEN_COSTS * (reached * 3 // 20) // 1000 + caught
        desk.notes[COST_IN_LINE + steps] = SEEN_COSTS * 600 // 1000 + caught


@rule
def has_enough(seen: State, desk: Desk) -> bool:
    """§4.7 Whether he wants to leave, and may."""
    if seen.version == LONG:
        return works_carried(seen) >= ENOUGH or desk.notes[WORK_COUNT] == 0
    return works_carried(seen) >= ART_NEEDED and (seen.until_spotted != ON or seen.spotted == 1)


@rule
def rate_move(seen: State, desk: Desk, place: int, square: int) -> None:
    """A move that tries no lock."""
    if stands(seen, square, A_PAWN):
        rate(desk, place, -CAUGHT_COSTS, WHY_INTO_DANGER)
        return
    danger = danger_at(seen, desk, square)
    if desk.notes[LEAVES] == 1:
        rate(desk, place, -PER_STEP * to_way_out(desk, square) - danger, WHY_NEARER_EXIT)
    elif stands(seen, square, A_WORK) and square != seen.thief_square:
        rate(desk, place, STEALING - danger, WHY_STEAL)
    else:
        steps = to_nearest(desk, square, WORK, desk.notes[WORK_COUNT])
        rate(desk, place, -PER_STEP * steps - danger, WHY_NEARER_ART)


@rule
def to_way_out(desk: Desk, square: int) -> int:
    """Steps to the way out that costs least: a guarded one costs more."""
    steps = 2 * SQUARES
    for i in range(desk.notes[EXIT_COUNT]):
        steps = min(steps, distance(square, desk.notes[EXIT + i]) + desk.notes[EXIT_COST + i])
    return steps


@rule
def danger_at(seen: State, desk: Desk, square: int) -> int:
    """How likely he is caught or seen there before he moves again, by what that would cost."""
    danger = 0
    for detective in range(detective_count(seen)):
        pawn = seen.pawn[detective]
        costs = COST_IN_LINE if in_line(pawn, STRAIGHT, square) else COST
        cost = desk.notes[costs + min(distance(pawn, square), OUT_OF_REACH)]
        danger += cost * (SOON if detective == seen.detective else LATER)
    return danger // SOON


# §4.1 Entering


@rule
def rate_entries(seen: State, desk: Desk) -> None:
    """Near to works, far from detectives."""
    note_works(seen, desk, SQUARES)
    for place in range(desk.count):
        square = inner_square(desk.actions[place] - ENTER_BY)
        steps = FAR
        for detective in range(detective_count(seen)):
            steps = min(steps, distance(square, seen.pawn[detective]))
        rate(desk, place, 500 * steps - 300 * to_first_works(desk, square), WHY_NEARER_ART)


@rule
def to_first_works(desk: Desk, square: int) -> int:
    """Steps to the works that he needs, each from here: the nearest ones."""
    total = 0
    last = -1
    for _ in range(ART_NEEDED):
        best = SQUARES * SQUARES
        for i in range(desk.notes[WORK_COUNT]):
            # Told apart by their place in the list, so that of two equally far ones each counts once.
            rank = distance(square, desk.notes[WORK + i]) * SQUARES + i
            if rank > last:
                best = min(best, rank)
        last = best
        total += best // SQUARES
    return total


# §5.4 The sensor


@rule
def rate_answers(seen: State, desk: Desk) -> None:
    """He keeps silent if the colour would tell much."""
    alike = 0
    for square in range(SQUARES):
        if colour_of(square) == colour_of(seen.thief_square) and may_be_at(seen, square):
            alike += 1
    silent = 1000 if 1000 * alike < TELLING * possible_count(seen) else -1000
    if alike == possible_count(seen):
        silent = -5000  # it would tell as much
    for place in range(desk.count):
        if desk.actions[place] == ANSWER:
            rate(desk, place, 0, WHY_NOTHING_TO_HIDE)
        else:
            rate(desk, place, silent, WHY_SILENT)
