"""What stands where, who sits where, and which lock is which: what all chapters ask and change."""

from __future__ import annotations

from larceny.engine.rule import hot_rule, rule
from larceny.engine.seats import EVERYONE, only

from .board import OPENINGS, bit_of, near, near_count, row_of
from .state import A_FRAME, A_PAWN, A_WORK, ON, OPEN, QUICK, TRAIL, UNTURNED, State

# Squares


@hot_rule
def stands(state: State, square: int, piece: int) -> bool:
    """Whether any of these pieces stands on a square."""
    return state.floor[square] & piece != 0


@hot_rule
def put(state: State, square: int, piece: int) -> None:
    """A piece comes to stand on a square."""
    state.floor[square] |= piece


@hot_rule
def take(state: State, square: int, piece: int) -> None:
    """A piece leaves a square."""
    state.floor[square] &= ~piece


@hot_rule
def display(state: State, square: int) -> None:
    """A work of art comes to hang on a square."""
    put(state, square, A_WORK)
    state.displayed[row_of(square)] |= bit_of(square)


@hot_rule
def take_down(state: State, square: int) -> None:
    """It leaves the board, and its frame is empty."""
    take(state, square, A_WORK)
    put(state, square, A_FRAME)
    state.displayed[row_of(square)] &= ~bit_of(square)


# The thief's sheet


@hot_rule
def line_of(turn: int) -> int:
    """Where a stop is written; the entry, turn 0, is never written over."""
    return 0 if turn == 0 else 1 + (turn - 1) % (TRAIL - 1)


@rule
def oldest_stop(turns: int) -> int:
    """The first turn whose stop is still to be read after so many."""
    return max(1, turns - (TRAIL - 1) + 1)


# Seats


@hot_rule
def detective_count(state: State) -> int:
    """§1.1 All but the thief; with 2 players one runs two detectives."""
    return 2 if state.players == 2 else state.players - 1


@hot_rule
def seat_of(state: State, detective: int) -> int:
    """The seat of a detective."""
    return seat_from(state.players, state.thief, detective)


@hot_rule
def seat_from(players: int, thief: int, detective: int) -> int:
    """§8 Detectives play clockwise from the thief's left."""
    if players == 2:
        return 1 - thief
    return (thief + 1 + detective) % players


@rule
def all_detectives(state: State) -> int:
    """The set of the detectives' seats."""
    return ((1 << state.players) - 1) & ~only(state.thief)


# Locks


@rule
def locks_are_chosen(state: State) -> bool:
    """§2.3 Whether the detectives choose the locks; a quick set-up knows no choice."""
    return state.chosen_locks == ON and state.setup != QUICK


@rule
def locks_to_choose(state: State) -> bool:
    """§8 Whether they are asked for each lock: not where all are open."""
    return locks_are_chosen(state) and state.open_locks < OPENINGS


@rule
def lies_face_up(state: State, opening: int) -> bool:
    """§4.7 Whether a lock has been turned over."""
    return is_turned_over(state.locks[opening], state.locks_seen_by[opening])


@rule
def is_turned_over(lock: int, seats: int) -> bool:
    """§4.7 Whether a lock that these seats have seen lies face up."""
    return seats == EVERYONE and lock != UNTURNED


@rule
def locks_that_are(state: State, kind: int) -> int:
    """How many locks are known to be open, or closed."""
    count = 0
    for opening in range(OPENINGS):
        if state.locks[opening] == kind:
            count += 1
    return count


@rule
def locks_left(state: State, kind: int) -> int:
    """§1.4 How many open or closed locks are neither placed nor turned."""
    all_of_kind = state.open_locks if kind == OPEN else OPENINGS - state.open_locks
    return all_of_kind - locks_that_are(state, kind)


# Ways


@hot_rule
def may_stop(state: State, square: int) -> bool:
    """§5.1 A detective never stops on a displayed work, nor where another detective stands."""
    return not stands(state, square, A_WORK | A_PAWN)


@rule
def can_walk(state: State, detective: int) -> bool:
    """Whether there is a square to walk to, besides the one where the detective stands."""
    square = state.pawn[detective]
    for i in range(near_count(square, state.number)):
        if may_stop(state, near(square, state.number, i)):
            return True
    return False


@rule
def is_cornered(state: State, square: int, steps: int) -> bool:
    """§4.2 Whether every move of so many steps from a square would end on a detective."""
    for i in range(near_count(square, steps)):
        other = near(square, steps, i)
        if other != square and not stands(state, other, A_PAWN):
            return False
    return True
