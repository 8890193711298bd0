"""What is legal, and what chance may bring."""

from __future__ import annotations

from larceny.engine.chance import below
from larceny.engine.desk import Desk, offer, weigh
from larceny.engine.rule import rule
from larceny.engine.seats import holds
from larceny.engine.usual import roll_by_odds
from larceny.games.schattendieb.actions import ADD_JEWEL, DEAL_CARD, DONE, DRAW_CARD, PLAY_CARD, STEAL_FROM
from larceny.games.schattendieb.cards import FACES, HAND, IN_BOX, NO_CARD
from larceny.games.schattendieb.piles import next_laid_hand
from larceny.games.schattendieb.state import ADD, DEAL, DRAW, GATHER, PLAY, STEAL, State
from larceny.games.schattendieb.thieves import may_add, prey_of

# Players


@rule
def legal(state: State, seat: int, desk: Desk) -> None:
    """What the seat may do now; nothing if it has already chosen."""
    if state.phase == PLAY:
        if holds(state.waiting, seat):
            legal_plays(state, seat, desk)
    elif state.phase == STEAL:
        if state.turn == seat:
            legal_steals(state, seat, desk)
    elif state.phase == ADD:
        if holds(state.waiting, seat):
            legal_additions(state, seat, desk)


@rule
def legal_plays(state: State, seat: int, desk: Desk) -> None:
    """§3.1 Any card of the hand; two that are alike are one choice."""
    before = NO_CARD
    for place in range(state.hand_count[seat]):
        card = state.hand[seat, place]
        if card != before:
            offer(desk, PLAY_CARD + card)
        before = card


@rule
def legal_steals(state: State, seat: int, desk: Desk) -> None:
    """§3.3 Any matching jewel that still lies there."""
    prey = prey_of(state, seat)
    for other in range(state.players):
        if holds(prey, other):
            offer(desk, STEAL_FROM + other)


@rule
def legal_additions(state: State, seat: int, desk: Desk) -> None:
    """§3.4 Any jewel of the same kind that is still in hand, or no more."""
    before = NO_CARD
    for place in range(state.hand_count[seat]):
        card = state.hand[seat, place]
        if card != before and not holds(state.chosen[seat], place) and may_add(state, seat, card):
            offer(desk, ADD_JEWEL + card)
            before = card
    offer(desk, DONE)


# Chance


@rule
def odds(state: State, desk: Desk) -> None:
    """§6 Any card of the pile; when only laid hands are left, any card of the one that comes next."""
    if state.phase == GATHER:
        for card in range(FACES):
            weigh(desk, DEAL_CARD + card, IN_BOX[card])
    elif state.pile_count > 0:
        start = DRAW_CARD if state.phase == DRAW else DEAL_CARD
        for card in range(FACES):
            if state.pile[card] > 0:
                weigh(desk, start + card, state.pile[card])
    else:
        odds_of_laid_hand(state, next_laid_hand(state), desk)


@rule
def odds_of_laid_hand(state: State, seat: int, desk: Desk) -> None:
    """§6 The cards of that hand which are still there."""
    place = 0
    while place < state.laid_count[seat]:
        card = state.laid[seat, place]
        cards = 0
        while place < HAND and state.laid[seat, place] == card:
            cards += 1 - holds(state.taken[seat], place)
            place += 1
        if cards > 0:
            weigh(desk, DRAW_CARD + card, cards)


@rule
def roll(state: State, desk: Desk) -> int:
    """The same as odds, drawn at once: most of chance is one card of the pile."""
    if state.phase == DRAW and state.pile_count > 0:
        return DRAW_CARD + any_of_pile(state, desk)
    if state.phase == DEAL:
        return DEAL_CARD + any_of_pile(state, desk)
    return roll_by_odds(state, desk)


@rule
def any_of_pile(state: State, desk: Desk) -> int:
    """Any card of the pile, each equally likely."""
    left = below(desk, state.pile_count)
    card = 0
    while left >= state.pile[card]:
        left -= state.pile[card]
        card += 1
    return card
