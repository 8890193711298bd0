"""A rule of thumb that goes by what lies on the table, for games that are played on in the mind.

It is quick, and knows of the thief only where he may be (trace.py); what was told of him before, bot.py remembers. Its
chapters are chase.py for the detectives and stealth.py for the thief. All values are in thousandths.
"""

from __future__ import annotations

from larceny.engine.desk import Desk, rate
from larceny.engine.ledger import WHOLE
from larceny.engine.rule import hot_rule, rule

from .actions import PLACE_ART, PLACE_CAMERA, PLACE_PAWN
from .board import SQUARES, distance, in_sight, to_ways_out
from .chase import rate_turn
from .goals import REASONS, WHY_GOOD_PLACE, WORK, WORK_COUNT, note_works, to_nearest
from .museum import WORKS
from .pieces import seat_of
from .state import CAUGHT, ENTER, ESCAPED, LONG, LOOK, MOVE, OVER, SENSOR, TURN, WALK, State
from .stealth import rate_answers, rate_entries, rate_moves

__all__ = ["REASONS", "appraise", "enough", "worth"]

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


# §3 Set-up


@rule
def rate_pieces(seen: State, desk: Desk) -> None:
    """Where a lock or a piece may go."""
    note_works(seen, desk, SQUARES)
    for place in range(desk.count):
        rate(desk, place, value_of_piece(seen, desk, desk.actions[place]), WHY_GOOD_PLACE)


@rule
def value_of_piece(seen: State, desk: Desk, action: int) -> int:
    """Closed locks; art far from ways out and other works, cameras that see much, detectives apart from each other."""
    if action < PLACE_ART:
        return 1000 * (action % 2)
    if action < PLACE_CAMERA:
        square = action - PLACE_ART
        return 1000 * to_ways_out(square) + 300 * to_works(desk, square)
    if action < PLACE_PAWN:
        return 1000 * in_sight((action - PLACE_CAMERA) // 2, (action - PLACE_CAMERA) % 2)
    return 1000 * to_pawns(seen, action - PLACE_PAWN)


@hot_rule
def to_works(desk: Desk, square: int) -> int:
    """Steps to the nearest work that stands already."""
    return min(FAR, to_nearest(desk, square, WORK, desk.notes[WORK_COUNT]))


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
