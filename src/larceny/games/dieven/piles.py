"""Small moves of cards between hands, piles and loot."""

from __future__ import annotations

from larceny.engine.journal import tell
from larceny.engine.rule import hot_rule, rule
from larceny.engine.seats import EVERYONE, holds, only
from larceny.games.dieven.actions import PUBLIC
from larceny.games.dieven.cards import NO_CARD
from larceny.games.dieven.state import PLAY_DRAWN, State


@hot_rule
def enter_hand(state: State, seat: int, kind: int) -> None:
    """A card comes into a hand."""
    state.hand[seat, kind] += 1
    state.hand_count[seat] += 1


@hot_rule
def leave_hand(state: State, seat: int, kind: int) -> None:
    """The card that is played leaves the hand or, in a double play, was just drawn."""
    if state.phase == PLAY_DRAWN:
        state.drawn[seat] = NO_CARD
    else:
        state.hand[seat, kind] -= 1
        state.hand_count[seat] -= 1


@rule
def enter_pile(state: State, kind: int, count: int) -> None:
    """Cards are shuffled into the draw pile: it has no order, so they are just there."""
    state.pile[kind] += count
    state.pile_count += count


@hot_rule
def leave_pile(state: State, kind: int) -> None:
    """A card is drawn. §6.3 The pile never runs out: a getaway car is left in it while the game goes on."""
    state.pile[kind] -= 1
    state.pile_count -= 1


@rule
def is_face_up(state: State, i: int) -> bool:
    """§7 A face-up card is one that everyone sees."""
    return state.loot_seen[i] == EVERYONE


@rule
def first_face_up(state: State, owner: int, kind: int) -> int:
    """§8 Of several face-up cards that fit, the one that has lain longest; NO_CARD if there is none."""
    for i in range(state.loot_count):
        if state.loot_owner[i] == owner and state.loot[i] == kind and is_face_up(state, i):
            return i
    return NO_CARD


@rule
def first_face_down(state: State, owner: int, kind: int, seat: int, known: int) -> int:
    """§8 Likewise face down, among those that the seat knows (1) or does not know (0)."""
    for i in range(state.loot_count):
        if state.loot_owner[i] == owner and state.loot[i] == kind and not is_face_up(state, i):
            if holds(state.loot_seen[i], seat) == known:
                return i
    return NO_CARD


@hot_rule
def lay_loot(state: State, owner: int, kind: int, seen: int) -> None:
    """§8 A card is laid last in front of its owner."""
    i = state.loot_count
    state.loot[i] = kind
    state.loot_seen[i] = seen
    state.loot_owner[i] = owner
    state.loot_count = i + 1


@rule
def place_in_row(state: State, i: int) -> int:
    """How many cards of its owner have lain longer than this one."""
    place = 0
    for j in range(i):
        if state.loot_owner[j] == state.loot_owner[i]:
            place += 1
    return place


@rule
def lift_loot(state: State, i: int) -> None:
    """A card leaves the loot; those that came later close up."""
    last = state.loot_count - 1
    for j in range(i, last):
        state.loot[j] = state.loot[j + 1]
        state.loot_seen[j] = state.loot_seen[j + 1]
        state.loot_owner[j] = state.loot_owner[j + 1]
    state.loot[last] = 0
    state.loot_seen[last] = 0
    state.loot_owner[last] = 0
    state.loot_count = last


@rule
def move_loot(state: State, i: int, receiver: int) -> None:
    """§4.3 A card keeps its face; who has seen it still knows it, and the new owner may look at it."""
    kind, seen = state.loot[i], state.loot_seen[i]
    lift_loot(state, i)
    lay_loot(state, receiver, kind, seen | only(receiver))


@rule
def last_loot(state: State) -> int:
    """The card that came last."""
    return state.loot[state.loot_count - 1]


@rule
def seen_by_now(state: State) -> int:
    """§8 Who knows the card that came last: they read its name."""
    return state.loot_seen[state.loot_count - 1]


@rule
def discard_action(state: State, seat: int, action: int, kind: int) -> None:
    """§4.3 An action card goes to the discard pile first."""
    tell(state, seat, action, PUBLIC, EVERYONE)
    leave_hand(state, seat, kind)
    state.discard[kind] += 1
