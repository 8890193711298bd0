"""What is legal, and what chance may bring."""

from __future__ import annotations

from larceny.engine.chance import below
from larceny.engine.desk import Desk, offer, weigh
from larceny.engine.rule import hot_rule, rule
from larceny.engine.seats import holds
from larceny.engine.usual import roll_by_odds
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
    WAYS,
)
from larceny.games.dieven.cards import CLEAR, DOUBLE_POLICE, KINDS, MONEY, POLICE, SIREN, SWAP
from larceny.games.dieven.piles import is_face_up
from larceny.games.dieven.raid import police_value
from larceny.games.dieven.state import DEAL, DRAW, PICK, PLAY, PLAY_DRAWN, PUT, TAKE, State

# Players


@hot_rule
def legal(state: State, seat: int, desk: Desk) -> None:
    """What the seat whose turn it is may do now."""
    if state.turn != seat:
        return
    if state.phase == PLAY:
        for kind in range(KINDS):
            if state.hand[seat, kind] > 0:
                offer_card(state, seat, kind, desk)
    elif state.phase == PLAY_DRAWN:
        offer_card(state, seat, state.drawn[seat], desk)
    elif state.phase == TAKE:
        legal_takes(state, seat, desk)
    elif state.phase == PUT:
        legal_puts(state, seat, desk)


@hot_rule
def offer_card(state: State, seat: int, kind: int, desk: Desk) -> None:
    """§4 A card in each way that it may be played."""
    if kind < MONEY:
        offer(desk, STASH + kind * WAYS)
        for other in range(state.players):
            if other != seat:
                offer(desk, GIVE + kind * WAYS + other)
    elif kind <= DOUBLE_POLICE:
        offer(desk, PLAY_POLICE + kind - POLICE)
    elif kind == SIREN:
        offer(desk, PLAY_SIREN)
    elif kind == CLEAR:
        offer_clear(state, desk)
    elif kind == SWAP:
        offer(desk, PLAY_SWAP)
    else:
        offer(desk, PLAY_DOUBLE_PLAY)


@rule
def offer_clear(state: State, desk: Desk) -> None:
    """§4.3 With `clear=one` the player chooses the kind among those on the table."""
    if state.clear == 0 or police_value(state) == 0:
        offer(desk, PLAY_CLEAR)
        return
    for i in range(2):
        if state.police[i] > 0:
            offer(desk, PLAY_CLEAR_POLICE + i)


@rule
def legal_takes(state: State, seat: int, desk: Desk) -> None:
    """§4.3 What a swap may take: face up, face down but known, or blindly."""
    face_up = known = blind = 0  # sets of what lies there, as bits: a card of a player, or a player
    for i in range(state.loot_count):
        owner = state.loot_owner[i]
        if owner != seat:
            if is_face_up(state, i):
                face_up |= 1 << owner * MONEY + state.loot[i]
            elif holds(state.loot_seen[i], seat):
                known |= 1 << owner * MONEY + state.loot[i]
            else:
                blind |= 1 << owner
    offer_set(desk, TAKE_UP, face_up)
    offer_set(desk, TAKE_DOWN, known)
    offer_set(desk, TAKE_HIDDEN, blind)


@rule
def legal_puts(state: State, seat: int, desk: Desk) -> None:
    """§4.3 One of his own earlier cards: the card just taken lies last and is not among them."""
    face_up = face_down = 0
    for i in range(state.loot_count - 1):
        if state.loot_owner[i] == seat:
            if is_face_up(state, i):
                face_up |= 1 << state.loot[i]
            else:
                face_down |= 1 << state.loot[i]
    offer_set(desk, PUT_UP, face_up)
    offer_set(desk, PUT_DOWN, face_down)


@rule
def offer_set(desk: Desk, start: int, members: int) -> None:
    """Offer the action start + m for each member m of a set."""
    action = start
    while members > 0:
        if members & 1:
            offer(desk, action)
        action += 1
        members >>= 1


# Chance


@rule
def odds(state: State, desk: Desk) -> None:
    """What chance may bring, in the order of the notation, with integer weights."""
    if state.phase == DRAW or state.phase == DEAL:
        start = DRAW_CARD if state.phase == DRAW else DEAL_CARD
        for kind in range(KINDS):
            if state.pile[kind] > 0:
                weigh(desk, start + kind, state.pile[kind])
    elif state.phase == PICK:
        odds_of_pick(state, desk)
    else:
        for seat in range(state.players):
            weigh(desk, FIRST + seat, 1)


@rule
def odds_of_pick(state: State, desk: Desk) -> None:
    """§4.3 Each face-down card that the taker does not know is equally likely."""
    for kind in range(MONEY):
        cards = 0
        for i in range(state.loot_count):
            if state.loot_owner[i] == state.swap_with and state.loot[i] == kind:
                cards += 1 - holds(state.loot_seen[i], state.turn)
        if cards > 0:
            weigh(desk, PICK_CARD + kind, cards)


@hot_rule
def roll(state: State, desk: Desk) -> int:
    """The same as odds, drawn at once: most of chance is one card of the pile."""
    if state.phase == DRAW:
        return DRAW_CARD + any_of_pile(state, desk)
    if state.phase == DEAL:
        return DEAL_CARD + any_of_pile(state, desk)
    return roll_by_odds(state, desk)


@hot_rule
def any_of_pile(state: State, desk: Desk) -> int:
    """Any card of the pile, each equally likely."""
    left = below(desk, state.pile_count)
    kind = 0
    while left >= state.pile[kind]:
        left -= state.pile[kind]
        kind += 1
    return kind
