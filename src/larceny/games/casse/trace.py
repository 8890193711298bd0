"""§7 What anybody can work out: where the thief may be, which cameras may be destroyed, whether the power may be off.

It follows from what is told to all, so it is no secret; no function here reads the thief's sheet.
"""

from __future__ import annotations

from larceny.engine.rule import hot_rule, rule

from .board import (
    CAMERAS,
    GENERATOR,
    NOWHERE,
    OPENINGS,
    ROWS,
    STRIDE,
    bit_of,
    count_bits,
    first_square,
    in_colour,
    in_stride,
    inner_square,
    next_square,
    open_to_east,
    open_to_south,
    row_of,
    sight,
    way_between,
)
from .pieces import detective_count, is_cornered, stands
from .sight import in_line
from .state import A_PAWN, ON_FOR_SURE, PERHAPS_OFF, State

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
    for row in range(ROWS):
        state.possible[row] &= ~state.displayed[row]


@rule
def trace_move(state: State) -> None:
    """§4.2 He is now 1 to 3 squares from where he may have been, and not where a detective stands."""
    for row in range(ROWS):
        state.before[row] = state.possible[row]
    alone = first_step(state)
    for _ in range(STRIDE - 1):
        spread(state)
    for detective in range(detective_count(state)):
        rule_out(state, state.pawn[detective])
    if alone != 0:
        trace_lonely(state)


@hot_rule
def first_step(state: State) -> int:
    """One step from every square where he may have been; return 0 if each of them had another beside it."""
    alone = 0
    for row in range(ROWS):
        beside = beside_possible(state, row)
        alone |= state.before[row] & ~beside
        state.possible[row] = state.before[row] | beside
    return alone


@rule
def trace_lonely(state: State) -> None:
    """§4.2 To some squares where he may have been no step led from another: perhaps he cannot be there now."""
    for row in range(ROWS):
        alone = state.before[row] & ~beside_possible(state, row)
        while alone != 0:
            trace_leaving(state, first_square(row, alone))
            alone &= alone - 1


@rule
def beside_possible(state: State, row: int) -> int:
    """The squares of a row, as bits, to which one step led from another where he may have been."""
    here = state.before[row]
    reached = ((here & open_to_east(row)) << 1) | ((here >> 1) & open_to_east(row))
    if row > 0:
        reached |= state.before[row - 1] & open_to_south(row - 1)
    if row + 1 < ROWS:
        reached |= state.before[row + 1] & open_to_south(row)
    return reached


@rule
def trace_leaving(state: State, square: int) -> None:
    """§4.2 He must move: he has left a square, unless he has come from elsewhere or could only stand still."""
    origins = 0
    for row in range(ROWS):
        origins += count_bits(state.before[row] & in_stride(square, row))
    if origins == 1 and not is_cornered(state, square, STRIDE):  # only itself
        rule_out(state, square)


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
        if state.camera[camera] != NOWHERE and state.since[camera] == 0 and may_be_at(state, state.camera[camera]):
            state.since[camera] = state.thief_turns
    if state.power_known == ON_FOR_SURE and may_be_at(state, GENERATOR):
        state.power_known = PERHAPS_OFF
        state.since[CAMERAS] = state.thief_turns


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
    if not is_pawn_in_line(state, square, lens):
        for row in range(ROWS):
            state.possible[row] &= ~sight(square, lens, row)
        return
    for way in range(4 * lens, 4 * lens + 4):
        here = next_square(way, square)
        while here != NOWHERE and not stands(state, here, A_PAWN):
            rule_out(state, here)
            here = next_square(way, here)


@hot_rule
def is_pawn_in_line(state: State, square: int, lens: int) -> bool:
    """Whether some pawn is in the way of a view from a square."""
    found = False
    for detective in range(detective_count(state)):
        found |= in_line(square, lens, state.pawn[detective])
    return found


@rule
def trace_colour(state: State, colour: int) -> None:
    """§5.4 He is on a square of that colour."""
    for row in range(ROWS):
        state.possible[row] &= in_colour(colour, row)


@rule
def trace_connected(state: State, camera: int) -> None:
    """§5.2 A camera that is connected was never stopped on, and there is power."""
    state.since[camera] = 0
    rule_out(state, state.camera[camera])
    trace_power(state)


@rule
def trace_power(state: State) -> None:
    """There is power: he is not at the generator."""
    there_is_power(state)
    rule_out(state, GENERATOR)


@rule
def there_is_power(state: State) -> None:
    """§4.5 It is on, for sure."""
    state.power_known = ON_FOR_SURE
    state.since[CAMERAS] = 0


@rule
def may_be_destroyed(state: State, camera: int) -> bool:
    """Whether a camera on the board may be destroyed, for all that is known."""
    return state.since[camera] != 0
