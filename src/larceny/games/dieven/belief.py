"""What a view says, as a record again; and worlds that it cannot exclude, the likelier the more often."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larceny.engine.chance import below
from larceny.engine.desk import Desk
from larceny.engine.record import HIDDEN
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, only
from larceny.games.dieven.cards import (
    CARDS,
    GETAWAY,
    IN_BOX,
    KINDS,
    MONEY,
    MONEY_CARDS,
    NAMES,
    NO_CARD,
    POLICE,
    SEATS,
)
from larceny.games.dieven.state import DEAL, PLAY_DRAWN, State
from larceny.games.dieven.view import PHASES

KIND_OF = {name: kind for kind, name in enumerate(NAMES)}
PHASE_OF = {name: phase for phase, name in PHASES.items()}

HIDES = (1, 6, 8, 9, 5, 8)  # how much rather a card of each kind of money is hidden than another; counted in games

FORGOTTEN = ("swap_with", "raid_worth")  # what they hold between swaps and between raids has no consequence

# What the view says


def recall(state: State, view: Mapping[str, Any]) -> None:
    """Write what a view says into the record of a table that is laid; what it hides is left as it is."""
    state.phase = PHASE_OF[view["phase"]]
    state.turn = view["turn"] or 0
    state.doubles = view["double_play_cards_due"]
    state.swap_with = view["swap_with"] or 0
    state.pile_count = view["pile_count"]
    state.getaway_cars = view["getaway_cars"]
    for name in view["discard"]:
        state.discard[KIND_OF[name]] += 1
    for name in view["police"]:
        state.police[KIND_OF[name] - POLICE] += 1
    for seat in range(state.players):
        recall_hand(state, seat, view)
    recall_loot(state, view)


def recall_hand(state: State, seat: int, view: Mapping[str, Any]) -> None:
    """A hand, and the card of a double play."""
    state.hand_count[seat] = view["hand_count"][seat]
    state.drawn[seat] = KIND_OF.get(view["drawn"][seat], NO_CARD)
    for name in view["hand"][seat]:
        if name != "hidden":
            state.hand[seat, KIND_OF[name]] += 1


def recall_loot(state: State, view: Mapping[str, Any]) -> None:
    """All loot in the order of arrival; each player's lies there in that order too."""
    left = [iter(zip(*cards)) for cards in zip(view["loot"], view["loot_face"], view["loot_known_by"], strict=True)]
    for i, owner in enumerate(view["loot_order"]):
        name, face, knowers = next(left[owner])
        state.loot_owner[i] = owner
        state.loot[i] = KIND_OF.get(name, 0)
        state.loot_seen[i] = EVERYONE if face == "up" else sum(only(seat) for seat in knowers)
    state.loot_count = len(view["loot_order"])


# Worlds


@rule
def imagine(state: State, observer: int, desk: Desk) -> None:
    """Deal what the observer has not seen; what is left is the draw pile.

    Loot is money and hands hold no getaway cars. What lies face down was mostly chosen to: people hide what is worth
    much at the end (HIDES). Hands are dealt from the rest, each way equally likely.
    """
    count_unseen(state)
    for i in range(MONEY_CARDS):
        if state.loot[i] == HIDDEN:
            state.loot[i] = take_hidden(state, desk) if i < state.loot_count else 0
    for seat in range(SEATS):
        imagine_hand(state, seat, desk)


@rule
def count_unseen(state: State) -> None:
    """Put all cards that the observer does not see into the pile, whatever that held."""
    for kind in range(KINDS):
        state.pile[kind] = IN_BOX[kind] - state.discard[kind]
    state.pile[GETAWAY] = 0 if state.phase <= DEAL else IN_BOX[GETAWAY] - state.getaway_cars
    for i in range(2):
        state.pile[POLICE + i] -= state.police[i]
    for i in range(state.loot_count):
        if state.loot[i] != HIDDEN:
            state.pile[state.loot[i]] -= 1
    for seat in range(state.players):
        if state.drawn[seat] >= 0:
            state.pile[state.drawn[seat]] -= 1
        for kind in range(KINDS):
            if state.hand[seat, kind] != HIDDEN:
                state.pile[kind] -= state.hand[seat, kind]


@rule
def imagine_hand(state: State, seat: int, desk: Desk) -> None:
    """Fill a hidden hand, and the hidden card of a double play."""
    if state.drawn[seat] == HIDDEN:
        waits = state.phase == PLAY_DRAWN and state.turn == seat
        state.drawn[seat] = take_unseen(state, KINDS, desk) if waits else NO_CARD
    if state.hand[seat, 0] == HIDDEN:
        for kind in range(KINDS):
            state.hand[seat, kind] = 0
        for _ in range(state.hand_count[seat]):
            state.hand[seat, take_unseen(state, KINDS, desk)] += 1


@rule
def take_hidden(state: State, desk: Desk) -> int:
    """Take one of the unseen money cards that somebody has laid face down, the likelier the rather he would hide it."""
    weight = 0
    for kind in range(MONEY):
        weight += HIDES[kind] * state.pile[kind]
    left = below(desk, weight)
    kind = 0
    while left >= HIDES[kind] * state.pile[kind]:
        left -= HIDES[kind] * state.pile[kind]
        kind += 1
    state.pile[kind] -= 1
    return kind


@rule
def take_unseen(state: State, kinds: int, desk: Desk) -> int:
    """Take one of the unseen cards of the first `kinds` kinds at random, but no getaway car."""
    cards = 0
    for kind in range(kinds):
        cards += 0 if kind == GETAWAY else state.pile[kind]
    left = below(desk, cards)
    for kind in range(kinds):
        left -= 0 if kind == GETAWAY else state.pile[kind]
        if left < 0:
            state.pile[kind] -= 1
            return kind
    return CARDS  # not reached: the number drawn is below the sum
