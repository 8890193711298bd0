"""§6 The end, and who wins."""

from __future__ import annotations

from larceny.engine.rule import rule
from larceny.engine.seats import only
from larceny.games.master_thieves.cards import DIAMOND, EN, RUBIES, RUBY, SAPPHIRE, WORTH
from larceny.games.master_thieves.pillows import imitations
from larceny.games.master_thieves.state import OVER, State

NO_REASON, NO_IMITATIONS, NO_RUBIES, ENOUGH_ROUNDS = 0, 1, 2, 3  # 1 + the place in REASONS


@rule
def ending(state: State) -> int:
    """§6.1 Why the game is over, if it is."""
    return reason_to_end(state) if state.phase == OVER else NO_REASON


@rule
def reason_to_end(state: State) -> int:
    """§6.1 At the end of a round: whether the game ends with it."""
    for seat in range(state.players):
        if imitations(state, seat) == 0:
            return NO_IMITATIONS
    if do_rubies_end(state) and rubies_left(state) == 0:
        return NO_RUBIES
    return ENOUGH_ROUNDS if state.round_number == state.round_limit else NO_REASON


@rule
def do_rubies_end(state: State) -> bool:
    """§6.1 The option `ruby_end`: as the edition has it, on, or off."""
    if state.ruby_end == 0:
        return state.edition != EN
    return state.ruby_end == 1


@rule
def rubies_left(state: State) -> int:
    """How many rubies are still in the secret compartments."""
    left = RUBIES - state.red[RUBY]
    for seat in range(state.players):
        left -= state.black[seat, RUBY]
    return left


@rule
def score(state: State, seat: int) -> int:
    """§6.2 True gems on the black pillow count for him, imitations on the white pillow against him."""
    return points(
        state.black[seat, DIAMOND],
        state.black[seat, SAPPHIRE],
        state.black[seat, RUBY],
        state.white[seat, DIAMOND],
        state.white[seat, SAPPHIRE],
    )


@rule
def points(diamonds: int, sapphires: int, rubies: int, false_diamonds: int, false_sapphires: int) -> int:
    """§6.2 What so many true gems and imitations count."""
    true_gems = WORTH[DIAMOND] * diamonds + WORTH[SAPPHIRE] * sapphires + WORTH[RUBY] * rubies
    return true_gems - WORTH[DIAMOND] * false_diamonds - WORTH[SAPPHIRE] * false_sapphires


@rule
def winners(state: State) -> int:
    """§6.2 Most points win; then most rubies; then most sapphires; then shared."""
    seats = only(0)
    best = 0
    for seat in range(1, state.players):
        difference = compare(state, seat, best)
        if difference > 0:
            seats = 0
            best = seat
        if difference >= 0:
            seats |= only(seat)
    return seats


@rule
def compare(state: State, seat: int, other: int) -> int:
    """§6.2 Above 0 if the first is ahead, below if the other is."""
    points = score(state, seat) - score(state, other)
    if points != 0:
        return points
    rubies = state.black[seat, RUBY] - state.black[other, RUBY]
    if rubies != 0:
        return rubies
    return state.black[seat, SAPPHIRE] - state.black[other, SAPPHIRE]
