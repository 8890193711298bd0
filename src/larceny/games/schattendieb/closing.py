"""§3.5 Fill and §3.6 close."""

from __future__ import annotations

from larceny.engine.journal import show
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, holds, lowest, only
from larceny.games.schattendieb.actions import CLOSED, STAYS_OPEN
from larceny.games.schattendieb.cards import HAND, NO_CARD, SAFE_VALUES, SAFES, THIEVES
from larceny.games.schattendieb.end import (
    end_with_all_closing,
    end_with_one_open,
    end_without_cards,
    only_one_is_open,
)
from larceny.games.schattendieb.piles import enter_safe, with_cards
from larceny.games.schattendieb.state import State
from larceny.games.schattendieb.turn import draw_cards


@rule
def after_more_jewels(state: State) -> None:
    """§4.3 Used up and nobody has a card: the round is over, without steps 5 and 6. Else they follow, and 7."""
    if state.used_up == 1 and with_cards(state, state.open_safes) == 0:
        end_without_cards(state)
        return
    fill(state)
    close(state)


# §3.5 Fill


@rule
def fill(state: State) -> None:
    """§3.5 All jewels in front of the players go onto their safes."""
    for seat in range(state.players):
        if holds(state.lying, seat):
            place = 0
            while place < HAND and state.shown[seat, place] != NO_CARD:
                enter_safe(state, seat, state.shown[seat, place])
                place += 1
    state.lying = 0


# §3.6 Close


@rule
def close(state: State) -> None:
    """§3.6 Those who can, close. §4.2 Not if that were all who are open. §4.1 If one is left, the round is over."""
    closing = 0
    for seat in range(state.players):
        if played_safe(state, seat) and holds(state.open_safes, seat):
            if can_close(state, seat):
                closing |= only(seat)
            else:
                show(state, STAYS_OPEN, EVERYONE, seat, 0)
    if closing == state.open_safes:
        end_with_all_closing(state)
        return
    while closing != 0:
        close_safe(state, lowest(closing))
        closing &= closing - 1
    if only_one_is_open(state):
        end_with_one_open(state, lowest(state.open_safes))
    else:
        draw_cards(state)


@rule
def played_safe(state: State, seat: int) -> bool:
    """Whether the card that he played this turn is a closed safe."""
    return SAFES <= state.shown[seat, 0] < THIEVES


@rule
def can_close(state: State, seat: int) -> bool:
    """§3.6 The value is at least the number of jewels in his safe, and there is at least one."""
    return 1 <= state.safe_count[seat] <= SAFE_VALUES[state.shown[seat, 0] - SAFES]


@rule
def close_safe(state: State, seat: int) -> None:
    """§3.6 He is out of the round; the rest of his hand is laid aside."""
    show(state, CLOSED, EVERYONE, seat, state.safe_value[seat])
    state.open_safes &= ~only(seat)
    lay_hand_aside(state, seat)


@rule
def lay_hand_aside(state: State, seat: int) -> None:
    """§3.6 Face down under the draw pile, below those laid earlier; discarded if the pile is used up."""
    cards = state.hand_count[seat]
    if cards > 0 and state.used_up == 0:
        state.laid_rank[seat] = hands_laid(state) + 1
        state.under_count += cards
    for place in range(HAND):
        state.laid[seat, place] = state.hand[seat, place]
        state.hand[seat, place] = NO_CARD
    state.laid_count[seat] = cards
    state.left_count[seat] = cards
    state.hand_count[seat] = 0


@rule
def hands_laid(state: State) -> int:
    """How many hands have been laid under the pile in this round."""
    hands = 0
    for seat in range(state.players):
        hands = max(hands, state.laid_rank[seat])
    return hands
