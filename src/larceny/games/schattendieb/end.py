"""§4 The end of a round, and what the safes are worth then."""

from __future__ import annotations

from larceny.engine.journal import show
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, holds
from larceny.engine.usual import highest_scorers
from larceny.games.schattendieb.actions import ALL_CLOSE, LAST_OPEN, NO_CARDS, SCORED
from larceny.games.schattendieb.state import GATHER, OVER, State


@rule
def only_one_is_open(state: State) -> bool:
    """§4.1 Only one safe is still open. (No safe open cannot be: then nobody would have closed.)"""
    return state.open_safes & (state.open_safes - 1) == 0


@rule
def end_with_one_open(state: State, seat: int) -> None:
    """§4.1 That player scores 0."""
    show(state, LAST_OPEN, EVERYONE, seat, 0)
    end_round(state)


@rule
def end_with_all_closing(state: State) -> None:
    """§4.2 All players still open would close in the same turn: none of them does."""
    show(state, ALL_CLOSE, EVERYONE, 0, 0)
    end_round(state)


@rule
def end_without_cards(state: State) -> None:
    """§4.3 The pile is used up and nobody who is open has a card: all open safes score 0."""
    show(state, NO_CARDS, EVERYONE, 0, 0)
    end_round(state)


@rule
def end_round(state: State) -> None:
    """§4.4 Who closed scores. §2.2 Then comes the next round. The table is cleared when it is dealt."""
    for seat in range(state.players):
        won = value_of_round(state, seat)
        state.scores[seat] += won
        show(state, SCORED, EVERYONE, seat, won)
    state.phase = OVER if state.round_number == state.rounds else GATHER


@rule
def value_of_round(state: State, seat: int) -> int:
    """§4.4 The sum of the values of the jewels in a closed safe; an open one scores 0."""
    return 0 if holds(state.open_safes, seat) else state.safe_value[seat]


# The whole game


@rule
def ending(state: State) -> int:
    """§2.2 The game ends after the last round."""
    return 1 if state.phase == OVER else 0


@rule
def score(state: State, seat: int) -> int:
    """§2.2 The total of all rounds; a safe closed in this one is sure already."""
    if state.phase == OVER or state.phase == GATHER:
        return state.scores[seat]
    return state.scores[seat] + value_of_round(state, seat)


@rule
def winners(state: State) -> int:
    """§2.2 The highest total wins; ties are shared."""
    return highest_scorers(state)
