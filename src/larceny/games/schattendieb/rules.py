"""§3.1 Play and §3.2 cancel; who may act; and the way from an action's number to its rule."""

from __future__ import annotations

from larceny.engine.journal import NOTHING, show, tell
from larceny.engine.promise import CHANCE_MOVES
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, EVERYONE, holds, lowest, only
from larceny.games.schattendieb.actions import (
    ADD_JEWEL,
    CANCELLED,
    DEAL_CARD,
    DONE,
    DRAW_CARD,
    PLAY_CARD,
    STEAL_FROM,
)
from larceny.games.schattendieb.cards import HAND, NO_CARD, THIEVES, VALUES
from larceny.games.schattendieb.choices import legal, odds, roll
from larceny.games.schattendieb.end import ending, score, winners
from larceny.games.schattendieb.piles import is_jewel, leave_hand, unchosen_place, value_of
from larceny.games.schattendieb.state import ADD, OVER, PLAY, READY, STEAL, State
from larceny.games.schattendieb.thieves import add, finish_adding, let_thieves_act, steal
from larceny.games.schattendieb.turn import deal, draw, setup

__all__ = ["ending", "legal", "movers", "odds", "roll", "score", "setup", "step", "winners"]

# §3.1 Play


@rule
def play(state: State, seat: int, card: int) -> None:
    """§3.1 Each picks one card; the others learn nothing of it until all have."""
    tell(state, seat, PLAY_CARD + card, NOTHING, only(seat))
    state.chosen[seat] = only(unchosen_place(state, seat, card)) | READY
    state.waiting &= ~only(seat)
    if state.waiting == 0:
        reveal(state)
        cancel(state)
        let_thieves_act(state)


@rule
def reveal(state: State) -> None:
    """§3.1 All reveal together. A closed safe keeps the card that closed it."""
    state.lying = 0
    state.thieves = 0
    for seat in range(state.players):
        if holds(state.open_safes, seat):
            for place in range(HAND):
                state.shown[seat, place] = NO_CARD
            if state.chosen[seat] != 0:
                reveal_card(state, seat)


@rule
def reveal_card(state: State, seat: int) -> None:
    """The card that one player picked lies in front of him."""
    place = lowest(state.chosen[seat])
    card = state.hand[seat, place]
    tell(state, seat, PLAY_CARD + card, NOTHING, EVERYONE & ~only(seat))
    state.chosen[seat] = 0
    leave_hand(state, seat, place)
    state.shown[seat, 0] = card
    state.revealed[card] += 1
    if is_jewel(card):
        state.lying |= only(seat)
    elif card >= THIEVES:
        state.thieves |= only(seat)


# §3.2 Cancel


@rule
def cancel(state: State) -> None:
    """§3.2 Jewels of equal value, whatever their kind, are all discarded if two or more were played."""
    once = twice = 0  # sets of values
    for seat in range(state.players):
        if holds(state.lying, seat):
            value = 1 << value_of(state.shown[seat, 0])
            twice |= once & value
            once |= value
    if twice == 0:
        return
    for value in range(1, VALUES + 1):
        if holds(twice, value):
            show(state, CANCELLED, EVERYONE, value, 0)
    for seat in range(state.players):
        if holds(state.lying, seat) and holds(twice, value_of(state.shown[seat, 0])):
            state.lying &= ~only(seat)


# Who may act


@rule
def movers(state: State) -> int:
    """§3.1 and §3.4 are chosen by all at the same time, §3.3 by one; chance deals and draws."""
    phase = state.phase
    if phase in (PLAY, ADD):
        return state.waiting
    if phase == STEAL:
        return only(state.turn)
    return 0 if phase == OVER else CHANCE_MOVES


# From number to rule


@rule
def step(state: State, seat: int, action: int) -> None:
    """Carry out an action or an outcome of chance, by its number (§6)."""
    if seat == CHANCE:
        if action < DRAW_CARD:
            deal(state, action - DEAL_CARD)
        else:
            draw(state, action - DRAW_CARD)
    elif action < STEAL_FROM:
        play(state, seat, action - PLAY_CARD)
    elif action < ADD_JEWEL:
        steal(state, seat, action - STEAL_FROM)
    elif action < DONE:
        add(state, seat, action - ADD_JEWEL)
    else:
        finish_adding(state, seat)
