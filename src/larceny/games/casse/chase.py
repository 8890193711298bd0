"""The detectives' part of the quick rule of thumb: close in, watch the ways out, look where it tells most (§5).

A few of the squares where the thief may be stand for all of them: his ghosts, each as likely as it would draw him.
"""

from __future__ import annotations

import numpy as np

from larceny.engine.desk import Desk, rate
from larceny.engine.rule import hot_rule, rule

from .actions import LOOK_CAMERA, LOOK_EYES, LOOK_SCAN, LOOK_SENSOR, NO_LOOK, WALK_TO
from .board import (
    ART_NEEDED,
    CAMERAS,
    NOWHERE,
    OPENINGS,
    ROWS,
    SQUARES,
    STRAIGHT,
    STRIDE,
    count_bits,
    distance,
    first_square,
    near,
    near_count,
)
from .goals import (
    AFTER_GOALS,
    EXIT,
    EXIT_COUNT,
    WHY_CATCHES,
    WHY_CLOSES_IN,
    WHY_TELLS_LITTLE,
    WHY_TELLS_MOST,
    WORK,
    WORK_COUNT,
    note_exits,
    note_works,
    possible_count,
    to_nearest,
)
from .pieces import detective_count, stands
from .sight import in_line
from .state import A_PAWN, EYE, OFF_FOR_SURE, PERHAPS_OFF, State
from .trace import may_be_at, may_be_destroyed

CATCH = 20000  # what catching the thief is worth
SIGHTING = 3000  # what seeing him is worth
COVER = 150  # per step that the nearest detective is from where he may be
WATCH = 600  # per step that the nearest detective is from ways out
LEAVING_SOON = 3  # how much more ways out matter once he may have enough
KNOWING = 900  # what an answer is worth that halves his possible places
DOUBT = 600  # what is left of that, in thousandths, if the camera may be destroyed
SILENCE = 700  # … if the sensor may be disconnected
BLACKOUT = 700  # … if the power may be off
WORTH_A_LOOK = 200

MOST_GHOSTS = 8  # in 2,000 games by this rule of thumb alone the thief won 68.0 %, with twelve 67.7
# How much a square draws the thief, by its steps to what he wants; a way out draws who must guard it, by steps too.
LURE = np.array([max(40, round(1000 * 0.72**steps)) for steps in range(SQUARES + 1)])
FLIGHT = np.array([max(1, round(1000 * 0.55**steps)) for steps in range(SQUARES + 1)])
NEED = np.array([max(1, round(1000 * 0.78**steps)) for steps in range(SQUARES + 1)])

GHOST_COUNT = AFTER_GOALS
GHOST = GHOST_COUNT + 1  # + which: his square
WEIGHT = GHOST + MOST_GHOSTS  # + which: how likely, in parts of TOTAL
NEAREST = WEIGHT + MOST_GHOSTS  # + which: steps from the nearest of the other detectives
TOTAL = NEAREST + MOST_GHOSTS
EXIT_NEED = TOTAL + 1  # + which: how much it needs a guard
POSSIBLE = EXIT_NEED + OPENINGS  # how many squares are possible
ALL_OF_THEM = POSSIBLE + 1  # the weight of all squares that ghosts stand for
GOAL, GOALS = POSSIBLE + 2, POSSIBLE + 3  # where what he wants is noted, and how many there are
# Posts are the ghosts and ways out that he whose turn it is may come nearer to than the others are.
MOST_POSTS = MOST_GHOSTS + OPENINGS
POST_COUNT = GOALS + 1
OUT_OF_REACH = POST_COUNT + 1  # what all other ghosts and ways out cost, wherever he goes
POST = OUT_OF_REACH + 1  # + which: its square
POST_COST = POST + MOST_POSTS  # + which: what each step costs that everybody is away from it, in parts of FINE
POST_NEAREST = POST_COST + MOST_POSTS  # + which: steps from the nearest of the others
FINE = 1024


@rule
def rate_turn(seen: State, desk: Desk) -> None:
    """§5.1 Walks, and looks: before walking, a look is worth something besides the best walk."""
    note_hunt(seen, desk)
    best = 0 if seen.walked == 1 else -1000 * CATCH
    for place in range(desk.count):
        action = desk.actions[place]
        if action < LOOK_EYES:
            square = action - WALK_TO
            value = value_of_walk(seen, desk, square)
            best = max(best, value)
            rate(desk, place, value, WHY_CATCHES if may_be_at(seen, square) else WHY_CLOSES_IN)
        else:  # looks come after walks
            value = value_of_look(seen, desk, action)
            rate(desk, place, best + value, WHY_TELLS_MOST if value > WORTH_A_LOOK else WHY_TELLS_LITTLE)


# What is to be hunted


@rule
def note_hunt(seen: State, desk: Desk) -> None:
    """The thief's ghosts and the ways out, and how near the others are to them."""
    note_works(seen, desk, SQUARES)
    note_exits(seen, desk)
    leaves = seen.works_gone >= ART_NEEDED or desk.notes[WORK_COUNT] == 0
    desk.notes[GOAL] = EXIT if leaves else WORK
    desk.notes[GOALS] = desk.notes[EXIT_COUNT] if leaves else desk.notes[WORK_COUNT]
    desk.notes[POSSIBLE] = possible_count(seen)
    desk.notes[GHOST_COUNT] = 0
    desk.notes[TOTAL] = 0
    if seen.spotted == 1:
        note_flight(seen, desk)
    else:
        note_ghosts(seen, desk)
        desk.notes[ALL_OF_THEM] = desk.notes[TOTAL] * desk.notes[POSSIBLE] // max(desk.notes[GHOST_COUNT], 1)
    if seen.walked == 0:
        note_posts(seen, desk, note_need(desk))


@rule
def note_ghosts(seen: State, desk: Desk) -> None:
    """Of the squares where he may be, every so many-th; which, changes from turn to turn."""
    stride = max(1, (desk.notes[POSSIBLE] + MOST_GHOSTS - 1) // MOST_GHOSTS)
    left_out = (stride - seen.thief_turns % stride) % stride
    for row in range(ROWS):
        squares, count = seen.possible[row], count_bits(seen.possible[row])
        while left_out < count:
            for _ in range(left_out):
                squares &= squares - 1
            square = first_square(row, squares)
            add_ghost(seen, desk, square, lure(desk, square))
            squares &= squares - 1
            count -= left_out + 1
            left_out = stride - 1
        left_out -= count


@hot_rule
def lure(desk: Desk, square: int) -> int:
    """How much a square draws him."""
    return int(LURE[to_nearest(desk, square, desk.notes[GOAL], desk.notes[GOALS])])


@rule
def note_flight(seen: State, desk: Desk) -> None:
    """Where a thief in sight may go next, rather to what he wants."""
    here = seen.thief_square
    count = near_count(here, STRIDE)
    stride = (count + MOST_GHOSTS - 1) // MOST_GHOSTS
    for i in range(seen.thief_turns % stride, count, stride):
        square = near(here, STRIDE, i)
        if not stands(seen, square, A_PAWN):
            steps = to_nearest(desk, square, desk.notes[GOAL], desk.notes[GOALS])
            add_ghost(seen, desk, square, int(FLIGHT[steps]))
    if desk.notes[GHOST_COUNT] == 0:
        add_ghost(seen, desk, here, 1)


@rule
def add_ghost(seen: State, desk: Desk, square: int, weight: int) -> None:
    """One more square that stands for others."""
    i = desk.notes[GHOST_COUNT]
    desk.notes[GHOST + i] = square
    desk.notes[WEIGHT + i] = weight
    desk.notes[NEAREST + i] = to_others(seen, square)
    desk.notes[TOTAL] += weight
    desk.notes[GHOST_COUNT] += 1


@hot_rule
def to_others(seen: State, square: int) -> int:
    """Steps to a square from the nearest detective besides the one whose turn it is."""
    steps = SQUARES
    for detective in range(detective_count(seen)):
        if detective != seen.detective:
            steps = min(steps, distance(seen.pawn[detective], square))
    return steps


@rule
def note_need(desk: Desk) -> int:
    """How much each way out needs a guard: the more, the nearer he may be to it; return the need of all."""
    total = 1
    for i in range(desk.notes[EXIT_COUNT]):
        steps = 0
        for j in range(desk.notes[GHOST_COUNT]):
            steps += desk.notes[WEIGHT + j] * distance(desk.notes[EXIT + i], desk.notes[GHOST + j])
        need = int(NEED[steps // max(desk.notes[TOTAL], 1)])
        desk.notes[EXIT_NEED + i] = need
        total += need
    return total


@rule
def note_posts(seen: State, desk: Desk, need: int) -> None:
    """What it costs that everybody is away from his ghosts and the ways out, which need as much in all."""
    desk.notes[POST_COUNT] = 0
    desk.notes[OUT_OF_REACH] = 0
    for i in range(desk.notes[GHOST_COUNT]):
        cost = COVER * FINE * desk.notes[WEIGHT + i] // max(desk.notes[TOTAL], 1)
        add_post(seen, desk, desk.notes[GHOST + i], cost, desk.notes[NEAREST + i])
    urgent = LEAVING_SOON if seen.works_gone >= ART_NEEDED - 1 else 1
    for i in range(desk.notes[EXIT_COUNT]):
        square = desk.notes[EXIT + i]
        add_post(seen, desk, square, WATCH * urgent * FINE * desk.notes[EXIT_NEED + i] // need, to_others(seen, square))


@hot_rule
def add_post(seen: State, desk: Desk, square: int, cost: int, steps: int) -> None:
    """One more, if he may come nearer than so many steps; noted in any case, and kept if so: nothing is jumped over."""
    i = desk.notes[POST_COUNT]
    desk.notes[POST + i] = square
    desk.notes[POST_COST + i] = cost
    desk.notes[POST_NEAREST + i] = steps
    may_come_nearer = distance(seen.pawn[seen.detective], square) < seen.number + steps
    desk.notes[POST_COUNT] += may_come_nearer
    desk.notes[OUT_OF_REACH] += (1 - may_come_nearer) * cost * steps


# Walking


@rule
def value_of_walk(seen: State, desk: Desk, square: int) -> int:
    """A catch, how well the team then covers where he may be and the ways out, and what can be seen from there."""
    if seen.spotted == 1 and square == seen.thief_square:
        return 2 * CATCH
    value = CATCH * chance_at(seen, desk, square) // 1000 - uncovered(desk, square)
    if seen.look == EYE and seen.looked == 0 and seen.spotted == 0:
        value += SIGHTING * ghosts_in_line(desk, square, STRAIGHT) // max(desk.notes[TOTAL], 1)
    return value


@hot_rule
def uncovered(desk: Desk, square: int) -> int:
    """What it costs that ghosts and ways out are far from everybody, somebody on this square among them."""
    cost = desk.notes[OUT_OF_REACH]
    for i in range(desk.notes[POST_COUNT]):
        steps = min(distance(square, desk.notes[POST + i]), desk.notes[POST_NEAREST + i])
        cost += desk.notes[POST_COST + i] * steps
    return cost // FINE


@hot_rule
def ghosts_in_line(desk: Desk, square: int, lens: int) -> int:
    """The weight of the ghosts that can be seen from a square."""
    weight = 0
    for i in range(desk.notes[GHOST_COUNT]):
        if in_line(square, lens, desk.notes[GHOST + i]):
            weight += desk.notes[WEIGHT + i]
    return weight


@rule
def chance_at(seen: State, desk: Desk, square: int) -> int:
    """How likely he is there, in thousandths: by what its ghosts stand for."""
    if seen.spotted == 1 or not may_be_at(seen, square):
        return 0
    return min(1000, 1000 * lure(desk, square) // max(desk.notes[ALL_OF_THEM], 1))


# Looking


@rule
def value_of_look(seen: State, desk: Desk, action: int) -> int:
    """What an answer tells."""
    if action == NO_LOOK:
        return 0
    if action == LOOK_EYES:
        return value_of_eyes(seen, desk)
    if seen.power_known == OFF_FOR_SURE:
        return 0
    value = KNOWING * SILENCE // 1000
    if action == LOOK_SCAN:
        value = 0
        for camera in range(CAMERAS):
            value += value_of_camera(seen, desk, camera)
    elif action < LOOK_SENSOR:
        value = value_of_camera(seen, desk, action - LOOK_CAMERA)
    if desk.notes[POSSIBLE] <= 1:
        return 0
    return value * BLACKOUT // 1000 if seen.power_known == PERHAPS_OFF else value


@rule
def value_of_eyes(seen: State, desk: Desk) -> int:
    """To see him; and to catch him at once if he is then in reach."""
    here = seen.pawn[seen.detective]
    steps = seen.number if seen.walked == 0 else 0
    value = 0
    for i in range(desk.notes[GHOST_COUNT]):
        if in_line(here, STRAIGHT, desk.notes[GHOST + i]):
            at_once = distance(here, desk.notes[GHOST + i]) <= steps
            value += desk.notes[WEIGHT + i] * (CATCH if at_once else SIGHTING)
    return value // max(desk.notes[TOTAL], 1)


@rule
def value_of_camera(seen: State, desk: Desk, camera: int) -> int:
    """Most, if it sees half of where he may be."""
    if seen.camera[camera] == NOWHERE:
        return 0
    spied = ghosts_in_line(desk, seen.camera[camera], seen.lens[camera])
    part = 1000 * spied // max(desk.notes[TOTAL], 1)
    value = KNOWING * 4 * part * (1000 - part) // 1000000
    return value * DOUBT // 1000 if may_be_destroyed(seen, camera) else value
