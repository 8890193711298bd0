"""What must hold in every position of Der Schattendieb."""

from __future__ import annotations

from collections.abc import Sequence

from larceny.engine.record import Grid
from larceny.engine.seats import holds
from larceny.games.schattendieb.cards import (
    FACES,
    HAND,
    IN_BOX,
    JEWELS,
    KINDS,
    NAMES,
    NO_CARD,
    SEATS,
    SHORT_HAND,
    THIEVES,
)
from larceny.games.schattendieb.closing import can_close, played_safe
from larceny.games.schattendieb.piles import kind_of, value_of, with_cards
from larceny.games.schattendieb.state import ADD, DEAL, DRAW, GATHER, OVER, PLAY, READY, STEAL, State
from larceny.games.schattendieb.thieves import may_add, next_thief, prey_of
from larceny.games.schattendieb.turn import is_due

HIGHEST_SCORE = 4400  # ten rounds with all jewels


def flaw(state: State) -> str:
    """What is wrong with a position, in a few words; "" if nothing is."""
    return (
        _flaw_of_numbers(state)
        or _flaw_of_rows(state)
        or _flaw_of_laid_hands(state)
        or _flaw_of_cards(state)
        or _flaw_of_table(state)
        or _flaw_of_phase(state)
        or _flaw_of_choices(state)
    )


def cards_of(grid: Grid, seat: int) -> list[int]:
    """The cards in one row of places, empty places left out."""
    return [grid[seat, place] for place in range(HAND) if grid[seat, place] != NO_CARD]


def _is_row_of_cards(grid: Grid, seat: int, count: int) -> bool:
    """So many cards in ascending order, then empty places."""
    row = [grid[seat, place] for place in range(HAND)]
    cards = row[:count] if 0 <= count <= HAND else [FACES]
    return cards == sorted(cards) and all(0 <= card < FACES for card in cards) and _is_empty(row[count:])


def _is_empty(row: Sequence[int]) -> bool:
    return all(card == NO_CARD for card in row)


def _flaw_of_numbers(state: State) -> str:
    everyone = (1 << state.players) - 1
    if any(seats & ~everyone for seats in (state.open_safes, state.lying, state.thieves, state.waiting)):
        return "a set of seats with a seat too many"
    if not GATHER <= state.phase <= OVER or not 0 <= state.turn < state.players:
        return "no such phase or turn"
    if not 0 <= state.round_number <= state.rounds or (state.round_number == 0 and state.phase != GATHER):
        return "no such round"
    if (state.phase == OVER) > (state.round_number == state.rounds):
        return "the game is over before the last round is"
    if state.phase == GATHER and state.round_number == state.rounds:
        return "there is no further round"
    if not all(0 <= score <= HIGHEST_SCORE for score in state.scores) or any([*state.scores][state.players :]):
        return "no such score"
    flags = (state.used_up, state.singly)
    return "" if all(flag in (0, 1) for flag in flags) else "neither yes nor no"


def _flaw_of_rows(state: State) -> str:
    for seat in range(SEATS):
        if not _is_row_of_cards(state.hand, seat, state.hand_count[seat]):
            return "a hand that cannot be"
        if not _is_row_of_cards(state.laid, seat, state.laid_count[seat]):
            return "a laid hand that cannot be"
        shown = cards_of(state.shown, seat)
        if not all(0 <= card < FACES for card in shown) or not _is_empty(
            [state.shown[seat, i] for i in range(len(shown), HAND)]
        ):
            return "cards in front of a player that cannot be"
        if any(not may_add(state, seat, card) for card in shown[1:]) or (shown[1:] and shown[0] >= JEWELS):
            return "jewels of another kind were added"
        if not all(0 <= state.declined[seat, kind] <= SHORT_HAND for kind in range(KINDS)):
            return "more was declined than can be"
        if holds(state.open_safes, seat) and state.laid_count[seat]:
            return "a hand laid aside by an open player"
        if not holds(state.open_safes, seat) and state.hand_count[seat]:
            return "a hand of somebody who is out"
    return ""


def _flaw_of_laid_hands(state: State) -> str:
    ranks = sorted(rank for rank in state.laid_rank if rank)
    if ranks != list(range(1, len(ranks) + 1)):
        return "hands laid in no order"
    for seat in range(SEATS):
        taken = [place for place in range(HAND) if holds(state.taken[seat], place)]
        if not 0 <= state.taken[seat] < 1 << state.laid_count[seat]:
            return "a card drawn that was not laid"
        if state.left_count[seat] != state.laid_count[seat] - len(taken) or (taken and not state.laid_rank[seat]):
            return "a laid hand with too many or too few cards left"
        if state.laid_rank[seat] and not state.laid_count[seat]:
            return "a hand without cards under the pile"
        if any(i and i - 1 not in taken and state.laid[seat, i - 1] == state.laid[seat, i] for i in taken):
            return "of two cards alike the second was drawn"
    under = sum(state.left_count[seat] for seat in range(SEATS) if state.laid_rank[seat])
    return "" if state.under_count == (0 if state.used_up else under) else "another number of cards is under the pile"


def cards_by_face(state: State) -> list[int]:
    """How many there are of each card, wherever they are."""
    found = [in_pile + face_up for in_pile, face_up in zip(state.pile, state.revealed, strict=True)]
    for seat in range(SEATS):
        for place in range(HAND):
            if state.hand[seat, place] != NO_CARD:
                found[state.hand[seat, place]] += 1
            if state.laid[seat, place] != NO_CARD and not holds(state.taken[seat], place):
                found[state.laid[seat, place]] += 1
    return found


def _flaw_of_cards(state: State) -> str:
    for counts in (state.pile, state.revealed):
        if not all(0 <= count <= most for count, most in zip(counts, IN_BOX, strict=True)):
            return "a number of cards is out of range"
    for card, count in enumerate(cards_by_face(state)):
        if count != IN_BOX[card]:
            return f"there are {IN_BOX[card]} cards {NAMES[card]} in the box"
    if state.pile_count != (0 if state.used_up else sum(state.pile)):
        return "the pile is not as high as the cards in it"
    return ""


def _flaw_of_table(state: State) -> str:
    hidden = [*state.revealed]  # cards that were revealed, less those that lie face up
    for seat in range(SEATS):
        jewels = [state.safe[seat, jewel] for jewel in range(JEWELS)]
        value = sum(count * value_of(jewel) for jewel, count in enumerate(jewels) if count)
        if min(jewels) < 0 or (state.safe_count[seat], state.safe_value[seat]) != (sum(jewels), value):
            return "a safe that is not worth its jewels"
        if holds(state.lying, seat) and not (holds(state.open_safes, seat) and 0 <= state.shown[seat, 0] < JEWELS):
            return "a jewel lies where none can"
        if seat < state.players and not holds(state.open_safes, seat):
            if not played_safe(state, seat) or not can_close(state, seat):
                return "a safe that cannot be closed"
        for jewel, count in enumerate(jewels):
            hidden[jewel] -= count
        for card in cards_of(state.shown, seat) if holds(state.lying, seat) else ():
            hidden[card] -= 1
    if min(hidden) < 0:
        return "a jewel that nobody has revealed"
    lying = [value_of(state.shown[seat, 0]) for seat in range(SEATS) if holds(state.lying, seat)]
    return "" if len(set(lying)) == len(lying) else "jewels that should have cancelled each other"


def _flaw_of_phase(state: State) -> str:
    phase = state.phase
    if phase in (PLAY, STEAL, ADD, DRAW) and not state.open_safes & (state.open_safes - 1):
        return "a turn with one open safe"
    if (phase != DRAW and (state.draw_to or state.singly)) or (phase not in (DEAL, STEAL, DRAW) and state.turn):
        return "something of another phase"
    if phase == DEAL and (state.hand_count[state.turn] >= HAND or state.used_up):
        return "nothing is left to deal"
    if phase == DRAW and not _can_draw(state):
        return "nothing is left to draw"
    if (phase == STEAL) != (state.thieves != 0):
        return "thieves that are not about"
    if phase == STEAL and not _can_steal(state):
        return "a thief without a choice"
    return ""


def _can_draw(state: State) -> bool:
    height = state.pile_count + state.under_count
    right = state.draw_to in (HAND, SHORT_HAND) and (state.singly == 0 or state.draw_to == SHORT_HAND)
    return right and height > 0 and is_due(state, state.turn, state.draw_to)


def _can_steal(state: State) -> bool:
    thieves = [seat for seat in range(SEATS) if holds(state.thieves, seat)]
    if not all(holds(state.open_safes, seat) and state.shown[seat, 0] >= THIEVES for seat in thieves):
        return False
    prey = prey_of(state, state.turn)
    return next_thief(state) == state.turn and bool(prey & (prey - 1))


def _flaw_of_choices(state: State) -> str:
    asked = {PLAY: with_cards(state, state.open_safes), ADD: with_cards(state, state.lying)}.get(state.phase, 0)
    if state.waiting & ~asked or (asked and not state.waiting):
        return "somebody is asked who should not be"
    for seat in range(SEATS):
        chosen = state.chosen[seat]
        if not holds(asked, seat) and chosen:
            return "a choice of somebody who is not asked"
        if holds(asked, seat) and bool(chosen & READY) == bool(holds(state.waiting, seat)):
            return "a choice that is both made and not made"
        if not 0 <= chosen < 2 * READY or not _is_choice(state, seat, chosen % READY, bool(chosen & READY)):
            return "a choice that cannot be"
    return ""


def _is_choice(state: State, seat: int, places: int, ready: bool) -> bool:
    chosen = [place for place in range(HAND) if holds(places, place)]
    hand = cards_of(state.hand, seat)
    if chosen and chosen[-1] >= len(hand):
        return False
    if any(i and hand[i - 1] == hand[i] and i - 1 not in chosen for i in chosen):
        return False  # of two cards alike the first is chosen first
    if state.phase == PLAY:
        return len(chosen) == ready
    return all(kind_of(hand[i]) == kind_of(state.shown[seat, 0]) and hand[i] < JEWELS for i in chosen)
