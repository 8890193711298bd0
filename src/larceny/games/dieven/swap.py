"""§4.3 The swap: take a card of another player's loot, then give one of your own.

Cards lie in place, so all are told which face-down card moves. Which face-up one does they know: of equal ones the
first in the row, and so it is with a card that left no choice.
"""

from __future__ import annotations

from larceny.engine.journal import show, tell, tell_of
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, EVERYONE, holds
from larceny.games.dieven.actions import (
    MOVED,
    PICK_CARD,
    PICK_MASKED,
    PLAY_SWAP,
    PUBLIC,
    PUT_DOWN,
    PUT_MASKED,
    PUT_UP,
    TAKE_DOWN,
    TAKE_HIDDEN,
    TAKE_MASKED,
    TAKE_UP,
    WHICH,
)
from larceny.games.dieven.cards import MONEY, NO_CARD, SWAP
from larceny.games.dieven.piles import (
    discard_action,
    first_face_down,
    first_face_up,
    is_face_up,
    last_loot,
    move_loot,
    place_in_row,
    seen_by_now,
)
from larceny.games.dieven.state import PICK, PUT, TAKE, State
from larceny.games.dieven.turn import next_turn


@rule
def play_swap(state: State, seat: int) -> None:
    """§4.3 Choose another player with loot; first you take. If nobody else has loot it has no effect."""
    discard_action(state, seat, PLAY_SWAP, SWAP)
    offers = 0
    only_card = NO_CARD
    for i in range(state.loot_count):
        if state.loot_owner[i] != seat and is_different(state, i):
            offers += 1
            only_card = i
    if offers == 0:
        next_turn(state)
    elif offers > 1:
        state.phase = TAKE
    else:
        take_the_only_one(state, seat, only_card)


@rule
def is_different(state: State, i: int) -> bool:
    """§8 What counts as a choice for everybody: each face-up kind of a player once, and every face-down card."""
    return not is_face_up(state, i) or first_face_up(state, state.loot_owner[i], state.loot[i]) == i


@rule
def take_the_only_one(state: State, seat: int, i: int) -> None:
    """§8 What leaves no choice is not asked; a face-down card that the taker does not know is still picked."""
    owner = state.loot_owner[i]
    show(state, MOVED, EVERYONE, owner, seat)
    if holds(state.loot_seen[i], seat):
        move_loot(state, i, seat)
        show(state, WHICH, seen_by_now(state), last_loot(state), 0)
        give_back(state, seat, owner)
    else:
        state.swap_with = owner
        state.phase = PICK


@rule
def take(state: State, seat: int, action: int) -> None:
    """§4.3 A face-up card, a face-down card that you know, or blindly one of those that you don't."""
    if action >= TAKE_HIDDEN:
        tell(state, seat, action, PUBLIC, EVERYONE)
        state.swap_with = action - TAKE_HIDDEN
        state.phase = PICK
    elif action >= TAKE_DOWN:
        owner, kind = (action - TAKE_DOWN) // MONEY, (action - TAKE_DOWN) % MONEY
        taken = first_face_down(state, owner, kind, seat, 1)
        place = place_in_row(state, taken)
        move_loot(state, taken, seat)
        tell_of(state, seat, action, TAKE_MASKED + owner, seen_by_now(state), place)
        give_back(state, seat, owner)
    else:
        owner, kind = (action - TAKE_UP) // MONEY, (action - TAKE_UP) % MONEY
        tell(state, seat, action, PUBLIC, EVERYONE)
        move_loot(state, first_face_up(state, owner, kind), seat)
        give_back(state, seat, owner)


@rule
def pick(state: State, kind: int) -> None:
    """§4.3 A blind take: each of the face-down cards that the taker does not know is equally likely."""
    owner = state.swap_with
    picked = first_face_down(state, owner, kind, state.turn, 0)
    place = place_in_row(state, picked)
    move_loot(state, picked, state.turn)
    tell_of(state, CHANCE, PICK_CARD + kind, PICK_MASKED, seen_by_now(state), place)
    give_back(state, state.turn, owner)


@rule
def give_back(state: State, seat: int, owner: int) -> None:
    """§4.3 Then, if you had loot before, you give one of your own earlier cards: the one just taken lies last."""
    state.swap_with = owner
    choices = 0
    only_card = NO_CARD
    for i in range(state.loot_count - 1):
        if state.loot_owner[i] == seat and is_different(state, i):
            choices += 1
            only_card = i
    if choices > 1:
        state.phase = PUT
        return
    if choices == 1:
        show(state, MOVED, EVERYONE, seat, owner)
        move_loot(state, only_card, owner)
        show(state, WHICH, seen_by_now(state), last_loot(state), 0)
    next_turn(state)


@rule
def put(state: State, seat: int, action: int) -> None:
    """§4.3 You know your own cards. Each card keeps its face."""
    owner = state.swap_with
    if action >= PUT_DOWN:
        given = first_face_down(state, seat, action - PUT_DOWN, seat, 1)
        place = place_in_row(state, given)
        move_loot(state, given, owner)
        tell_of(state, seat, action, PUT_MASKED, seen_by_now(state), place)
    else:
        move_loot(state, first_face_up(state, seat, action - PUT_UP), owner)
        tell(state, seat, action, PUBLIC, EVERYONE)
    next_turn(state)
