"""What is legal, and what chance may bring."""

from __future__ import annotations

from larceny.engine.record import Row
from larceny.engine.rule import rule
from larceny.engine.seats import holds
from larceny.games.dieven.actions import (
    DEAL_CARD,
    DRAW_CARD,
    FIRST,
    GIVE,
    PICK_CARD,
    PLAY_CLEAR,
    PLAY_CLEAR_POLICE,
    PLAY_DOUBLE_PLAY,
    PLAY_POLICE,
    PLAY_SIREN,
    PLAY_SWAP,
    PUT_DOWN,
    PUT_UP,
    STASH,
    TAKE_DOWN,
    TAKE_HIDDEN,
    TAKE_UP,
)
from larceny.games.dieven.cards import CLEAR, DOUBLE_PLAY, KINDS, MONEY, POLICE, SEATS, SIREN, SWAP
from larceny.games.dieven.piles import first_face_down, first_face_up, has_unknown
from larceny.games.dieven.raid import police_value
from larceny.games.dieven.state import DEAL, LOT, PICK, PLAY, PLAY_DRAWN, PUT, TAKE, State

# Players


@rule
def legal(state: State, seat: int, actions: Row) -> int:
    """What the seat whose turn it is may do now."""
    if state.turn != seat:
        return 0
    if state.phase == TAKE:
        return legal_takes(state, seat, actions)
    if state.phase == PUT:
        return legal_puts(state, seat, actions)
    if state.phase == PLAY or state.phase == PLAY_DRAWN:
        return legal_plays(state, seat, actions)
    return 0


@rule
def may_play(state: State, seat: int, kind: int) -> bool:
    """§3.2, §4.4 Any card of the hand; in a double play (§4.3) only the card just drawn."""
    if state.phase == PLAY_DRAWN:
        return state.drawn[seat] == kind
    return state.hand[seat, kind] > 0


@rule
def legal_plays(state: State, seat: int, actions: Row) -> int:
    """§4 Each playable card in each way it may be played."""
    count = 0
    for kind in range(MONEY):
        if may_play(state, seat, kind):
            actions[count] = STASH + kind
            count += 1
    for kind in range(MONEY):
        if may_play(state, seat, kind):
            for other in range(state.players):
                if other != seat:
                    actions[count] = GIVE + kind * SEATS + other
                    count += 1
    for kind in range(POLICE, POLICE + 2):
        if may_play(state, seat, kind):
            actions[count] = PLAY_POLICE + kind - POLICE
            count += 1
    if may_play(state, seat, SIREN):
        actions[count] = PLAY_SIREN
        count += 1
    if may_play(state, seat, CLEAR):
        count = legal_clears(state, actions, count)
    if may_play(state, seat, SWAP):
        actions[count] = PLAY_SWAP
        count += 1
    if may_play(state, seat, DOUBLE_PLAY):
        actions[count] = PLAY_DOUBLE_PLAY
        count += 1
    return count


@rule
def legal_clears(state: State, actions: Row, count: int) -> int:
    """§4.3 With `clear=one` the player chooses the kind among those on the table."""
    if state.clear == 0 or police_value(state) == 0:
        actions[count] = PLAY_CLEAR
        return count + 1
    for i in range(2):
        if state.police[i] > 0:
            actions[count] = PLAY_CLEAR_POLICE + i
            count += 1
    return count


@rule
def legal_takes(state: State, seat: int, actions: Row) -> int:
    """§4.3 What a swap may take: face up, face down but known, or blindly."""
    count = 0
    for other in range(state.players):
        for kind in range(MONEY):
            if other != seat and first_face_up(state, other, kind) >= 0:
                actions[count] = TAKE_UP + other * MONEY + kind
                count += 1
    for other in range(state.players):
        for kind in range(MONEY):
            if other != seat and first_face_down(state, other, kind, seat, 1) >= 0:
                actions[count] = TAKE_DOWN + other * MONEY + kind
                count += 1
    for other in range(state.players):
        if other != seat and has_unknown(state, other, seat):
            actions[count] = TAKE_HIDDEN + other
            count += 1
    return count


@rule
def legal_puts(state: State, seat: int, actions: Row) -> int:
    """§4.3 One of his own earlier cards: the card just taken lies last and is not among them."""
    earlier = state.loot_count[seat] - 1
    count = 0
    for kind in range(MONEY):
        found = first_face_up(state, seat, kind)
        if 0 <= found < earlier:
            actions[count] = PUT_UP + kind
            count += 1
    for kind in range(MONEY):
        found = first_face_down(state, seat, kind, seat, 1)
        if 0 <= found < earlier:
            actions[count] = PUT_DOWN + kind
            count += 1
    return count


# Chance


@rule
def odds(state: State, outcomes: Row, weights: Row) -> int:
    """What chance may bring, in the order of the notation, with integer weights."""
    if state.phase == LOT:
        for seat in range(state.players):
            outcomes[seat] = FIRST + seat
            weights[seat] = 1
        return state.players
    if state.phase == PICK:
        return odds_of_pick(state, outcomes, weights)
    start = DEAL_CARD if state.phase == DEAL else DRAW_CARD
    count = 0
    for kind in range(KINDS):
        if state.pile[kind] > 0:
            outcomes[count] = start + kind
            weights[count] = state.pile[kind]
            count += 1
    return count


@rule
def odds_of_pick(state: State, outcomes: Row, weights: Row) -> int:
    """§4.3 Each face-down card that the taker does not know is equally likely."""
    count = 0
    for kind in range(MONEY):
        cards = 0
        for i in range(state.loot_count[state.swap_with]):
            if state.loot[state.swap_with, i] == kind and not holds(
                state.loot_seen[state.swap_with, i], state.turn
            ):
                cards += 1
        if cards > 0:
            outcomes[count] = PICK_CARD + kind
            weights[count] = cards
            count += 1
    return count
