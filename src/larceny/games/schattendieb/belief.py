"""What a view says, as a record again; and worlds that it cannot exclude."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from larceny.engine.chance import below
from larceny.engine.desk import Desk
from larceny.engine.record import HIDDEN, Grid
from larceny.engine.rule import rule
from larceny.engine.seats import holds, only
from larceny.games.schattendieb.cards import (
    COPIES,
    FACES,
    HAND,
    IN_BOX,
    JEWELS,
    KINDS,
    NAMES,
    NO_CARD,
    SEATS,
    SHADOW,
    THIEVES,
)
from larceny.games.schattendieb.piles import enter_hand, is_jewel, kind_of, mark_taken, unchosen_place, with_cards
from larceny.games.schattendieb.state import ADD, PLAY, READY, STEAL, State
from larceny.games.schattendieb.thieves import may_add
from larceny.games.schattendieb.view import PHASES

CARD_OF = {name: card for card, name in enumerate(NAMES)}
PHASE_OF = {name: phase for phase, name in PHASES.items()}

HELD_BACK = 8  # a jewel that its holder could have added and did not is so many times less likely
QUICK = 8  # one world in so many: some of the others have already chosen, which no view tells


# What the view says


def recall(state: State, view: Mapping[str, Any]) -> None:
    """Write what a view says into the record of a table that is laid; what it hides is left as it is."""
    state.phase = PHASE_OF[view["phase"]]
    state.round_number = view["round"]
    state.turn = view["turn"] or 0
    state.open_safes = seats_where(view["open"])
    state.lying = seats_where(view["lying"])
    state.used_up = int(view["used_up"])
    for seat in range(state.players):
        recall_front(state, seat, view)
        recall_hands(state, seat, view)
    if state.phase == STEAL:
        state.thieves = thieves_left(state)
    state.under_count = sum(left for left, rank in zip(view["laid_left"], view["laid_order"], strict=True) if rank)
    state.pile_count = view["pile_count"] - state.under_count
    recall_revealed(state, view)
    if view["you"] is not None:
        recall_choice(state, view["you"], view)


def seats_where(flags: Sequence[bool]) -> int:
    """The set of seats whose flag is set."""
    return sum(only(seat) for seat, flag in enumerate(flags) if flag)


def write_row(grid: Grid, seat: int, names: Sequence[str]) -> None:
    """Cards in a row of places, unless they are hidden."""
    for place, name in enumerate(names):
        grid[seat, place] = CARD_OF.get(name, NO_CARD)


def recall_front(state: State, seat: int, view: Mapping[str, Any]) -> None:
    """What lies in front of a player, and what he has scored."""
    state.scores[seat] = view["scores"][seat]
    state.safe_count[seat] = view["safe_count"][seat]
    state.safe_value[seat] = view["safe_value"][seat]
    for name in view["safe"][seat]:
        state.safe[seat, CARD_OF[name]] += 1
    write_row(state.shown, seat, view["shown"][seat])


def recall_hands(state: State, seat: int, view: Mapping[str, Any]) -> None:
    """A player's hand, and the one he laid aside."""
    write_row(state.hand, seat, view["hand"][seat])
    write_row(state.laid, seat, view["laid"][seat])
    state.hand_count[seat] = view["hand_count"][seat]
    state.laid_count[seat] = len(view["laid"][seat])
    state.left_count[seat] = state.laid_count[seat] - view["laid_drawn"][seat]
    state.laid_rank[seat] = view["laid_order"][seat]
    for kind in range(KINDS):
        state.declined[seat, kind] = view["declined"][seat][kind]


def thieves_left(state: State) -> int:
    """§3.3 Of the thieves played, those whose turn to steal has not passed: the shadow thief's comes first."""
    thieves = [seat for seat in range(state.players) if state.shown[seat, 0] >= THIEVES]
    if state.shown[state.turn, 0] != SHADOW:
        thieves = [seat for seat in thieves if seat >= state.turn and state.shown[seat, 0] != SHADOW]
    return sum(only(seat) for seat in thieves)


def recall_revealed(state: State, view: Mapping[str, Any]) -> None:
    """The cards revealed in this round: in safes, in the discard pile, and in front of the players."""
    for name in view["discard_seen"]:
        state.revealed[CARD_OF[name]] += 1
    for seat in range(state.players):
        for name in view["safe"][seat]:
            state.revealed[CARD_OF[name]] += 1
        for name in view["shown"][seat] if still_lies(state, seat) else ():
            state.revealed[CARD_OF[name]] += 1


def still_lies(state: State, seat: int) -> bool:
    """Whether what a player revealed is still in front of him. A closed safe keeps the card that closed it."""
    card = state.shown[seat, 0]
    if card < JEWELS:
        return holds(state.lying, seat) == 1
    if card < THIEVES and not holds(state.open_safes, seat):
        return True
    return state.phase == STEAL or (state.phase == ADD and card < THIEVES)


def recall_choice(state: State, seat: int, view: Mapping[str, Any]) -> None:
    """What the observer has chosen in step 1 or 4; who has chosen and may not act any more is ready."""
    for name in view["chosen"][seat]:
        state.chosen[seat] |= only(unchosen_place(state, seat, CARD_OF[name]))
    if not view["your_move"] and holds(asked_now(state), seat):
        state.chosen[seat] |= READY


# Worlds


@rule
def imagine(state: State, observer: int, desk: Desk) -> None:
    """Deal what the observer has not seen: the cards left of laid hands, then hands; the rest is the pile.

    Each way is as likely as what its holders did not add makes it; none is impossible.
    """
    if observer < state.players:
        imagine_what_was_taken(state, observer, desk)
    unseen = count_unseen(state, observer)
    for seat in range(SEATS):
        unseen = imagine_laid_hand(state, seat, observer, unseen, desk)
    for seat in range(SEATS):
        unseen = imagine_hand(state, seat, unseen, desk)
    for seat in range(SEATS):
        if seat != observer:
            imagine_taken_cards(state, seat, desk)
    imagine_choices(state, observer, desk)


# What is unseen


@rule
def count_unseen(state: State, observer: int) -> int:
    """Put all cards that the observer does not see into the pile, whatever that held; return how many."""
    unseen = 0
    for card in range(FACES):
        state.pile[card] = IN_BOX[card] - state.revealed[card]
        unseen += state.pile[card]
    if observer < state.players:
        for place in range(HAND):
            if state.hand[observer, place] != NO_CARD:
                state.pile[state.hand[observer, place]] -= 1
                unseen -= 1
            if state.laid[observer, place] != NO_CARD and not holds(state.taken[observer], place):
                state.pile[state.laid[observer, place]] -= 1
                unseen -= 1
    return unseen


@rule
def take_unseen(state: State, seat: int, place: int, unseen: int, desk: Desk) -> int:
    """Take one of the unseen cards at random for a place in a seat's hand."""
    while True:
        card = any_unseen(state, unseen, desk)
        if not is_held_back(state, seat, card, place) or below(desk, HELD_BACK) == 0:
            state.pile[card] -= 1
            return card


@rule
def any_unseen(state: State, unseen: int, desk: Desk) -> int:
    """Any unseen card, each equally likely."""
    left = below(desk, unseen)
    card = 0
    while left >= state.pile[card]:
        left -= state.pile[card]
        card += 1
    return card


@rule
def is_held_back(state: State, seat: int, card: int, place: int) -> bool:
    """§3.4 Whether he would have this jewel though he has not added it. His first places stand for older cards."""
    return is_jewel(card) and place < state.declined[seat, kind_of(card)]


# Hands


@rule
def imagine_hand(state: State, seat: int, unseen: int, desk: Desk) -> int:
    """Fill a hidden hand; return how many cards are still unseen."""
    if state.hand[seat, 0] != HIDDEN:
        return unseen
    cards = state.hand_count[seat]
    state.hand_count[seat] = 0
    for place in range(HAND):
        state.hand[seat, place] = NO_CARD
    for place in range(cards):
        enter_hand(state, seat, take_unseen(state, seat, place, unseen - place, desk))
    return unseen - cards


# Hands that were laid aside


@rule
def imagine_what_was_taken(state: State, seat: int, desk: Desk) -> None:
    """The observer knows the hand that he laid under the pile, but not which of its cards were drawn."""
    state.taken[seat] = 0
    due = state.laid_count[seat] - state.left_count[seat]
    for place in range(HAND):
        card = state.laid[seat, place]
        if card != NO_CARD and left_in_laid_hand(state, seat, card) + state.revealed[card] > IN_BOX[card]:
            state.taken[seat] |= only(place)
            due -= 1
    while due > 0:
        place = below(desk, state.laid_count[seat])
        if not holds(state.taken[seat], place):
            mark_taken(state, seat, state.laid[seat, place])
            due -= 1


@rule
def left_in_laid_hand(state: State, seat: int, card: int) -> int:
    """How many such cards of a laid hand nobody has drawn."""
    cards = 0
    for place in range(HAND):
        if state.laid[seat, place] == card and not holds(state.taken[seat], place):
            cards += 1
    return cards


@rule
def imagine_laid_hand(state: State, seat: int, observer: int, unseen: int, desk: Desk) -> int:
    """Fill what is left of a hidden laid hand; return how many cards are still unseen."""
    if seat == observer:
        return unseen
    state.taken[seat] = 0
    for place in range(HAND):
        state.laid[seat, place] = NO_CARD
    for place in range(state.left_count[seat]):
        card = take_unseen(state, seat, place, unseen - place, desk)
        insert_laid(state, seat, card)
    return unseen - state.left_count[seat]


@rule
def imagine_taken_cards(state: State, seat: int, desk: Desk) -> None:
    """The cards that were drawn from it: any that are not in the pile nor left there."""
    for _ in range(state.laid_count[seat] - state.left_count[seat]):
        card = NO_CARD
        while card == NO_CARD:
            card = below(desk, FACES)
            elsewhere = IN_BOX[card] - state.pile[card]
            for place in range(HAND):
                if state.laid[seat, place] == card:
                    elsewhere -= 1
            if elsewhere <= below(desk, COPIES):
                card = NO_CARD
        place = insert_laid(state, seat, card)
        before = state.taken[seat] & (only(place) - 1)
        state.taken[seat] = before | only(place) | (state.taken[seat] - before) << 1


@rule
def insert_laid(state: State, seat: int, card: int) -> int:
    """Put a card into a laid hand, before those alike; return its place."""
    found = 0
    while state.laid[seat, found] != NO_CARD and state.laid[seat, found] < card:
        found += 1
    for place in range(HAND - 1, found, -1):
        state.laid[seat, place] = state.laid[seat, place - 1]
    state.laid[seat, found] = card
    return found


# What the others may have chosen already


@rule
def imagine_choices(state: State, observer: int, desk: Desk) -> None:
    """Mostly nobody else has chosen yet: so others decide for themselves when such a world is played on."""
    asked = asked_now(state)
    state.waiting = asked
    for seat in range(SEATS):
        if state.chosen[seat] == HIDDEN:
            state.chosen[seat] = 0
        elif state.chosen[seat] >= READY:
            state.waiting &= ~only(seat)
    if asked != 0 and below(desk, QUICK) == 0:
        for seat in range(state.players):
            if holds(asked, seat) and seat != observer and below(desk, 2) == 0:
                imagine_choice(state, seat, desk)
        if state.waiting == 0:
            let_one_wait(state, asked, observer, desk)


@rule
def asked_now(state: State) -> int:
    """§3.1, §3.4 The seats of which each has to choose now, or has chosen."""
    if state.phase == PLAY:
        return with_cards(state, state.open_safes)
    return with_cards(state, state.lying) if state.phase == ADD else 0


@rule
def imagine_choice(state: State, seat: int, desk: Desk) -> None:
    """Any card; or any jewels that may be added, and perhaps he has finished."""
    if state.phase == PLAY:
        card = state.hand[seat, below(desk, state.hand_count[seat])]
        state.chosen[seat] = only(unchosen_place(state, seat, card)) | READY
    else:
        for place in range(state.hand_count[seat]):
            if may_add(state, seat, state.hand[seat, place]) and below(desk, 2) == 0:
                state.chosen[seat] |= only(unchosen_place(state, seat, state.hand[seat, place]))
        state.chosen[seat] |= READY * below(desk, 2)
    if state.chosen[seat] >= READY:
        state.waiting &= ~only(seat)


@rule
def let_one_wait(state: State, asked: int, observer: int, desk: Desk) -> None:
    """Had all chosen, all would be revealed: so one of the others has not."""
    seat = below(desk, state.players)
    while not holds(asked, seat) or seat == observer:
        seat = below(desk, state.players)
    state.chosen[seat] = 0 if state.phase == PLAY else state.chosen[seat] - READY
    state.waiting = only(seat)
