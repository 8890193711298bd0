"""A rule of thumb that goes by what lies on the table, for games that are played on in the mind.

It is quick, and knows of the thief only where he may be (trace.py); what was told of him before, bot.py remembers. Its
chapters are chase.py for the detectives and stealth.py for the thief. All values are in thousandths.
"""

from __future__ import annotations

from larceny.engine.desk import Desk, rate
from larceny.engine.ledger import WHOLE
from larceny.engine.rule import hot_rule, rule
from larceny.engine.sight import Sight

from .actions import PLACE_ART, PLACE_CAMERA, PLACE_LOCK, PLACE_PAWN
from .board import SQUARES, distance, in_sight, to_ways_out
from .chase import rate_turn
from .goals import REASONS, WHY_GOOD_PLACE, WORK, WORK_COUNT, note_works
from .museum import WORKS
from .pieces import seat_of
from .state import ART, CAMERA, CAUGHT, ENTER, ESCAPED, LONG, LOOK, MOVE, OVER, PAWN, SENSOR, TURN, WALK, State
from .stealth import rate_answers, rate_entries, rate_moves

__all__ = ["REASONS", "appraise", "enough", "ponders", "worth"]

TEAM_MATE = WHOLE * 199 // 200  # what it is worth to a detective that another has caught the thief
FAR = 8  # steps apart that are as good as more


@rule
def appraise(seen: State, seat: int, desk: Desk) -> None:
    """Rate each listed action."""
    phase = seen.phase
    if phase in (TURN, LOOK, WALK):
        rate_turn(seen, desk)
    elif phase == MOVE:
        rate_moves(seen, desk)
    elif phase == SENSOR:
        rate_answers(seen, desk)
    elif phase == ENTER:
        rate_entries(seen, desk)
    else:
        rate_pieces(seen, desk)


def ponders(seen: Sight) -> bool:
    """What an answer or silence tells is worked out; in the games that are played on it hardly shows."""
    return seen.phase not in (SENSOR, LOOK)


# §3 Set-up


@rule
def rate_pieces(seen: State, desk: Desk) -> None:
    """Where a lock or a piece may go: closed locks, cameras that see much, detectives apart from each other."""
    if seen.phase == ART:
        rate_art(seen, desk)
    elif seen.phase == CAMERA:
        for place in range(desk.count):
            rate(desk, place, 1000 * in_sight(desk.actions[place] - PLACE_CAMERA), WHY_GOOD_PLACE)
    elif seen.phase == PAWN:
        for place in range(desk.count):
            rate(desk, place, 1000 * to_pawns(seen, desk.actions[place] - PLACE_PAWN), WHY_GOOD_PLACE)
    else:
        for place in range(desk.count):
            rate(desk, place, 1000 * ((desk.actions[place] - PLACE_LOCK) % 2), WHY_GOOD_PLACE)


@rule
def rate_art(seen: State, desk: Desk) -> None:
    """Art far from ways out and other works."""
    note_works(seen, desk, SQUARES)
    for place in range(desk.count):
        desk.values[place] = FAR
    for i in range(desk.notes[WORK_COUNT]):  # work by work: what is looked up for all squares then lies side by side
        work = desk.notes[WORK + i]
        for place in range(desk.count):
            desk.values[place] = min(desk.values[place], distance(work, desk.actions[place] - PLACE_ART))
    for place in range(desk.count):
        far = to_ways_out(desk.actions[place] - PLACE_ART)
        rate(desk, place, 1000 * far + 300 * desk.values[place], WHY_GOOD_PLACE)


@hot_rule
def to_pawns(seen: State, square: int) -> int:
    """Steps to the nearest detective who stands already."""
    steps = FAR
    for detective in range(seen.pieces):
        steps = min(steps, distance(square, seen.pawn[detective]))
    return steps


# What a simulated game has come to


@rule
def enough(state: State, start: State) -> bool:
    """A round tells enough: in the long version the next ones are others' to win."""
    return state.round_number != start.round_number


@rule
def worth(state: State, seat: int) -> int:
    """What the round is worth to a seat. Detectives win as one team, but each would rather catch the thief himself."""
    if state.version == LONG:
        return worth_of_works(state, seat)
    if (seat == state.thief) != (state.result == ESCAPED):
        return 0
    own = seat == state.thief or state.result != CAUGHT or seat_of(state, state.detective) == seat
    return WHOLE if own else TEAM_MATE


@rule
def worth_of_works(state: State, seat: int) -> int:
    """§2.1 What counts is the works that the last thief has brought home; the others wish him none."""
    last = state.thief if state.phase == OVER else (state.thief + state.players - 1) % state.players
    home = WHOLE * min(state.scores[last], WORKS) // WORKS
    return home if seat == last else WHOLE - home
