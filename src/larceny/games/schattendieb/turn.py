"""§2 Set-up and deal; how a turn begins and how it ends: §3.7 drawing."""

from __future__ import annotations

from larceny.engine.journal import show, tell
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, EVERYONE, holds, only
from larceny.games.schattendieb.actions import DEAL_CARD, DEAL_MASKED, DRAW_CARD, DRAW_MASKED, ROUND, USED_UP
from larceny.games.schattendieb.cards import CARDS, FACES, HAND, IN_BOX, JEWELS, KINDS, NO_CARD, SEATS, SHORT_HAND
from larceny.games.schattendieb.end import end_without_cards
from larceny.games.schattendieb.piles import enter_hand, leave_pile, pile_height, with_cards
from larceny.games.schattendieb.state import DEAL, DRAW, GATHER, PLAY, State

# §2 Set-up


@rule
def setup(state: State) -> None:
    """§2.1 All safes are open and empty, all cards are in the pile."""
    clear_table(state)
    state.phase = GATHER


@rule
def clear_table(state: State) -> None:
    """§2.2 Each round is dealt afresh: only the scores remain."""
    for card in range(FACES):
        state.pile[card] = IN_BOX[card]
        state.revealed[card] = 0
    state.pile_count = CARDS
    state.under_count = 0
    state.used_up = 0
    state.open_safes = (1 << state.players) - 1
    state.lying = 0
    for seat in range(SEATS):
        clear_seat(state, seat)


@rule
def clear_seat(state: State, seat: int) -> None:
    """Nothing is left in front of a player, in his hand, or of what he laid aside."""
    for place in range(HAND):
        state.hand[seat, place] = NO_CARD
        state.shown[seat, place] = NO_CARD
        state.laid[seat, place] = NO_CARD
    for jewel in range(JEWELS):
        state.safe[seat, jewel] = 0
    for kind in range(KINDS):
        state.declined[seat, kind] = 0
    state.hand_count[seat] = 0
    state.safe_count[seat] = 0
    state.safe_value[seat] = 0
    state.laid_count[seat] = 0
    state.left_count[seat] = 0
    state.laid_rank[seat] = 0
    state.taken[seat] = 0


@rule
def begin_round(state: State) -> None:
    """§2.2 A round begins; what the last one left is cleared away."""
    if state.round_number > 0:
        clear_table(state)
    state.round_number += 1
    state.phase = DEAL
    show(state, ROUND, EVERYONE, state.round_number, 0)


@rule
def deal(state: State, card: int) -> None:
    """§2.1 Deal 4 each: those of the first player, then those of the next."""
    if state.phase == GATHER:
        begin_round(state)
    seat = state.turn
    tell(state, CHANCE, DEAL_CARD + card, DEAL_MASKED, only(seat))
    leave_pile(state, card)
    enter_hand(state, seat, card)
    if state.hand_count[seat] == HAND:
        state.turn += 1
        if state.turn == state.players:
            state.turn = 0
            begin_turn(state)


# §3 A turn begins


@rule
def begin_turn(state: State) -> None:
    """§3.1 Each open player who has a card picks one. §4.3 If there is none, the round is over."""
    state.waiting = with_cards(state, state.open_safes)
    if state.waiting == 0:
        end_without_cards(state)
    else:
        state.phase = PLAY


# §3.7 Draw


@rule
def draw_cards(state: State) -> None:
    """§3.7 Open players draw back to 4, or to 3 if the pile can't do that. Used up, it is not drawn from."""
    if state.used_up == 1:
        begin_turn(state)
        return
    cards = pile_height(state)
    state.draw_to = HAND if cards >= cards_missing(state, HAND) else SHORT_HAND
    state.singly = 1 if cards < cards_missing(state, state.draw_to) else 0
    state.phase = DRAW
    state.turn = 0
    to_the_next_drawer(state)


@rule
def cards_missing(state: State, full: int) -> int:
    """How many cards would fill up the hands of all open players."""
    missing = 0
    for seat in range(state.players):
        if is_due(state, seat, full):
            missing += full - state.hand_count[seat]
    return missing


@rule
def is_due(state: State, seat: int, full: int) -> bool:
    """Whether an open player has fewer cards than that."""
    return holds(state.open_safes, seat) == 1 and state.hand_count[seat] < full


@rule
def draw(state: State, card: int) -> None:
    """§3.7 One card. Usually a player draws all he is due; the last cards are dealt singly, round and round."""
    seat = state.turn
    tell(state, CHANCE, DRAW_CARD + card, DRAW_MASKED, only(seat))
    leave_pile(state, card)
    enter_hand(state, seat, card)
    if state.singly == 1:
        state.turn = seat + 1
    to_the_next_drawer(state)


@rule
def to_the_next_drawer(state: State) -> None:
    """§3.7 Clockwise from the lowest seat; only cards dealt singly go round more than once."""
    if pile_height(state) == 0:
        finish_drawing(state)
        return
    while state.turn < state.players or state.singly == 1:
        if state.turn == state.players:
            state.turn = 0
        if is_due(state, state.turn, state.draw_to):
            return
        state.turn += 1
    finish_drawing(state)


@rule
def finish_drawing(state: State) -> None:
    """§3.7 After drawing to 3 the rest of the pile is discarded. It is used up then, and when it holds no card."""
    if state.draw_to == SHORT_HAND or pile_height(state) == 0:
        state.used_up = 1
        state.pile_count = 0
        state.under_count = 0
        show(state, USED_UP, EVERYONE, 0, 0)
    state.turn = 0
    state.draw_to = 0
    state.singly = 0
    begin_turn(state)
