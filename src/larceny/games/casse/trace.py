"""§7 What anybody can work out: where the thief may be, which cameras may be destroyed, whether the power may be off.

It follows from what is told to all, so it is no secret; no function here reads the thief's sheet.
"""

from __future__ import annotations

from larceny.engine.rule import rule
from larceny.engine.seats import holds
from larceny.games.casse.board import (
    CAMERAS,
    GENERATOR,
    NOWHERE,
    OPENINGS,
    ROWS,
    SQUARES,
    STRIDE,
    bit_of,
    colour_of,
    inner_square,
    next_square,
    open_to_east,
    open_to_south,
    row_of,
    sight,
    way_between,
)
from larceny.games.casse.pieces import detective_count, is_cornered, stands
from larceny.games.casse.state import A_PAWN, A_WORK, ON_FOR_SURE, PERHAPS_OFF, State

# The set of possible squares


@rule
def may_be_at(state: State, square: int) -> bool:
    """Whether the thief may be on a square, for all that is known."""
    return state.possible[row_of(square)] & bit_of(square) != 0


@rule
def rule_out(state: State, square: int) -> None:
    """The thief is not there."""
    state.possible[row_of(square)] &= ~bit_of(square)


@rule
def rule_in(state: State, square: int) -> None:
    """The thief may be there."""
    state.possible[row_of(square)] |= bit_of(square)


@rule
def forget_all(state: State) -> None:
    """The thief is nowhere."""
    for row in range(ROWS):
        state.possible[row] = 0


@rule
def is_surely_at(state: State, square: int) -> None:
    """The thief is there and nowhere else."""
    forget_all(state)
    rule_in(state, square)


@rule
def only_possible(state: State) -> int:
    """The one square where the thief may be, or NOWHERE if there are several."""
    found = NOWHERE
    for row in range(ROWS):
        squares = state.possible[row]
        if squares != 0:
            if found != NOWHERE or squares & (squares - 1) != 0:
                return NOWHERE
            found = row
    if found == NOWHERE:
        return NOWHERE
    for square in range(SQUARES):
        if row_of(square) == found and bit_of(square) == state.possible[found]:
            return square
    return NOWHERE


# §4 What his moves tell


@rule
def trace_entry(state: State) -> None:
    """§4.1 He may have come in by any opening."""
    forget_all(state)
    for opening in range(OPENINGS):
        rule_in(state, inner_square(opening))


@rule
def trace_theft(state: State, square: int) -> None:
    """§4.3 A work that leaves the board after his move was under his feet before it; else he stood on none."""
    if square != NOWHERE:
        is_surely_at(state, square)
        return
    for displayed in range(SQUARES):
        if stands(state, displayed, A_WORK):
            rule_out(state, displayed)


@rule
def trace_move(state: State) -> None:
    """§4.2 He is now up to 3 squares from where he may have been, and not where a detective stands."""
    start = only_possible(state)
    for _ in range(STRIDE):
        spread(state)
    for detective in range(detective_count(state)):
        rule_out(state, state.pawn[detective])
    if start != NOWHERE and not is_cornered(state, start, STRIDE):
        rule_out(state, start)


@rule
def spread(state: State) -> None:
    """One step from every possible square to all that are open to it."""
    from_north = 0
    for row in range(ROWS):
        here = state.possible[row]
        reached = here | from_north | ((here & open_to_east(row)) << 1) | ((here >> 1) & open_to_east(row))
        if row + 1 < ROWS:
            reached |= state.possible[row + 1] & open_to_south(row)
        from_north = here & open_to_south(row)
        state.possible[row] = reached


@rule
def suspect_sabotage(state: State) -> None:
    """§4.4–4.5 Where he may have stopped, he may have destroyed a camera or cut the power."""
    for camera in range(CAMERAS):
        if state.camera[camera] != NOWHERE and may_be_at(state, state.camera[camera]):
            state.doubtful |= 1 << camera
    if state.power_known == ON_FOR_SURE and may_be_at(state, GENERATOR):
        state.power_known = PERHAPS_OFF


# §5 What answers tell


@rule
def trace_seen(state: State, square: int, lens: int) -> None:
    """He is on one of the lines from a square, and not behind a pawn."""
    for row in range(ROWS):
        state.possible[row] &= sight(square, lens, row)
    for detective in range(detective_count(state)):
        pawn = state.pawn[detective]
        way = way_between(square, pawn)
        if way >= 0 and way // 4 == lens:
            while pawn != NOWHERE:
                rule_out(state, pawn)
                pawn = next_square(way, pawn)


@rule
def trace_unseen(state: State, square: int, lens: int) -> None:
    """He is on none of the lines from a square, unless behind a pawn."""
    for way in range(4 * lens, 4 * lens + 4):
        here = next_square(way, square)
        while here != NOWHERE and not stands(state, here, A_PAWN):
            rule_out(state, here)
            here = next_square(way, here)


@rule
def trace_colour(state: State, colour: int) -> None:
    """§5.4 He is on a square of that colour."""
    for square in range(SQUARES):
        if colour_of(square) != colour:
            rule_out(state, square)


@rule
def trace_connected(state: State, camera: int) -> None:
    """§5.2 A camera that is connected was never stopped on, and there is power."""
    state.doubtful &= ~(1 << camera)
    rule_out(state, state.camera[camera])
    trace_power(state)


@rule
def trace_power(state: State) -> None:
    """There is power: he is not at the generator."""
    state.power_known = ON_FOR_SURE
    rule_out(state, GENERATOR)


@rule
def may_be_destroyed(state: State, camera: int) -> bool:
    """Whether a camera on the board may be destroyed, for all that is known."""
    return holds(state.doubtful, camera) == 1
