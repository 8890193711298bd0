"""Small moves of cards between hands, piles and safes."""

from __future__ import annotations

from larceny.engine.rule import rule
from larceny.engine.seats import holds, only
from larceny.games.schattendieb.cards import HAND, JEWELS, NO_CARD, SEATS, VALUES
from larceny.games.schattendieb.state import State

# Cards


@rule
def is_jewel(card: int) -> bool:
    """§1.2 Jewels come first."""
    return 0 <= card < JEWELS


@rule
def kind_of(jewel: int) -> int:
    """§1.2 Necklace, ring, watch or tiara."""
    return jewel // VALUES


@rule
def value_of(jewel: int) -> int:
    """§1.2 From 1 to 10."""
    return jewel % VALUES + 1


# Hands


@rule
def enter_hand(state: State, seat: int, card: int) -> None:
    """A card comes into a hand, which is kept in ascending order."""
    place = state.hand_count[seat]
    while place > 0 and state.hand[seat, place - 1] > card:
        state.hand[seat, place] = state.hand[seat, place - 1]
        place -= 1
    state.hand[seat, place] = card
    state.hand_count[seat] += 1


@rule
def leave_hand(state: State, seat: int, place: int) -> None:
    """The card at a place leaves the hand; those after it close up."""
    for i in range(place, HAND - 1):
        state.hand[seat, i] = state.hand[seat, i + 1]
    state.hand[seat, HAND - 1] = NO_CARD
    state.hand_count[seat] -= 1


@rule
def unchosen_place(state: State, seat: int, card: int) -> int:
    """The first place in a hand where this card is and has not been chosen."""
    place = 0
    while state.hand[seat, place] != card or holds(state.chosen[seat], place):
        place += 1
    return place


@rule
def with_cards(state: State, seats: int) -> int:
    """Those of a set of seats who have a card in hand."""
    found = 0
    for seat in range(state.players):
        if holds(seats, seat) and state.hand_count[seat] > 0:
            found |= only(seat)
    return found


# The draw pile


@rule
def pile_height(state: State) -> int:
    """§3.7 Hands laid under the pile count as pile."""
    return state.pile_count + state.under_count


@rule
def leave_pile(state: State, card: int) -> None:
    """A card is drawn. §6 Hands laid under the pile come up after all else."""
    if state.pile_count > 0:
        state.pile[card] -= 1
        state.pile_count -= 1
    else:
        leave_laid_hand(state, next_laid_hand(state), card)


@rule
def next_laid_hand(state: State) -> int:
    """§6 Whose hand comes up next: of those that still have cards, the one laid first."""
    found = 0
    first = SEATS + 1
    for seat in range(state.players):
        if state.left_count[seat] > 0 and 0 < state.laid_rank[seat] < first:
            found = seat
            first = state.laid_rank[seat]
    return found


@rule
def leave_laid_hand(state: State, seat: int, card: int) -> None:
    """A card of a laid hand is drawn; its owner does not see which."""
    mark_taken(state, seat, card)
    state.left_count[seat] -= 1
    state.under_count -= 1


@rule
def mark_taken(state: State, seat: int, card: int) -> None:
    """Of two cards alike in a laid hand the first goes first."""
    place = 0
    while state.laid[seat, place] != card or holds(state.taken[seat], place):
        place += 1
    state.taken[seat] |= only(place)


# Safes


@rule
def enter_safe(state: State, seat: int, jewel: int) -> None:
    """§3.5 Face up onto the safe, to stay there to the end of the round."""
    state.safe[seat, jewel] += 1
    state.safe_count[seat] += 1
    state.safe_value[seat] += value_of(jewel)
