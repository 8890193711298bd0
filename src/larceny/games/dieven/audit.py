"""What must hold in every position of Dieven!"""

from __future__ import annotations

from larceny.engine.seats import EVERYONE, holds
from larceny.games.dieven.cards import (
    CARDS,
    DEALT,
    GETAWAY,
    HAND,
    IN_BOX,
    KINDS,
    MONEY,
    MONEY_CARDS,
    NAMES,
    NO_CARD,
    POLICE,
    POLICE_FOR_RAID,
    RAID_VALUE,
    SEATS,
    SWAP,
)
from larceny.games.dieven.state import DEAL, LOT, OVER, PICK, PLAY, PLAY_DRAWN, PUT, TAKE, State
from larceny.games.dieven.swap import is_different

# §4.3 Cards that double plays can still be due: 3 after both; a raid that a police car brings and another that a
# siren brings each shuffle them back for the price of one card; any further raid costs as much as they add.
MOST_DUE = 5

ALL_MONEY = sum(value * count for value, count in zip(RAID_VALUE, IN_BOX, strict=False))  # §1.3 in a raid


def flaw(state: State) -> str:
    """What is wrong with a position, in a few words; "" if nothing is."""
    flaws = (_flaw_of_cards, _flaw_of_loot, _flaw_of_phase, _flaw_of_swap, _flaw_of_raid, _flaw_of_hands)
    return next((found for look in flaws if (found := look(state))), "")


def cards_of_kind(state: State, kind: int) -> int:
    """All cards of a kind, wherever they lie."""
    found = state.pile[kind] + state.discard[kind]
    found += sum(state.hand[seat, kind] for seat in range(SEATS))
    found += sum(state.drawn[seat] == kind for seat in range(SEATS))
    if kind < MONEY:
        found += sum(state.loot[i] == kind for i in range(state.loot_count))
    if kind in (POLICE, POLICE + 1):
        found += state.police[kind - POLICE]
    return found + (state.getaway_cars if kind == GETAWAY else 0)


def _flaw_of_cards(state: State) -> str:
    counts = [*state.pile, *state.discard, *state.police, *state.hand_count, state.pile_count]
    hands = [state.hand[seat, kind] for seat in range(SEATS) for kind in range(KINDS)]
    if not all(0 <= count <= CARDS for count in [*counts, *hands]):
        return "a number of cards is out of range"
    if not 0 <= state.loot_count <= MONEY_CARDS:
        return "there is more loot than money"
    for kind in range(KINDS):
        aside = IN_BOX[GETAWAY] if kind == GETAWAY and state.phase in (LOT, DEAL) else 0
        if cards_of_kind(state, kind) + aside != IN_BOX[kind]:
            return f"there are {IN_BOX[kind]} cards {NAMES[kind]} in the box"
    if state.pile_count != sum(state.pile):
        return "the pile is not as high as the cards in it"
    return ""


def _flaw_of_loot(state: State) -> str:
    for i in range(MONEY_CARDS):
        seen, owner = state.loot_seen[i], state.loot_owner[i]
        if i >= state.loot_count:
            if state.loot[i] or seen or owner:
                return "something lies beyond the loot"
        elif not 0 <= state.loot[i] < MONEY or not 0 <= owner < state.players:
            return "loot that is no money or nobody's"
        elif seen != EVERYONE and not (0 < seen < 1 << state.players and holds(seen, owner)):
            return "face-down loot that its owner does not know"
    return ""


def _flaw_of_phase(state: State) -> str:
    if not LOT <= state.phase <= OVER or not 0 <= state.turn < state.players:
        return "no such phase or turn"
    if not 0 <= state.getaway_cars <= state.getaways or (state.getaway_cars == state.getaways) != (state.phase == OVER):
        return "the getaway cars do not fit the phase"
    if not 0 <= state.doubles <= MOST_DUE or not 0 <= state.swap_with < state.players:
        return "no such double play or swap"
    if state.police[0] + 2 * state.police[1] >= POLICE_FOR_RAID:
        return "enough police for a raid, and there was none"
    if state.phase in (LOT, DEAL) and not _deal_can_be(state):
        return "a deal that cannot be"
    if state.phase == PLAY and state.hand_count[state.turn] != HAND:
        return "a player must hold four cards to play one"
    if state.phase == PLAY_DRAWN and (
        state.drawn[state.turn] not in range(KINDS) or state.drawn[state.turn] == GETAWAY
    ):
        return "a double play without its card"
    if state.phase in (LOT, DEAL, PLAY) and state.doubles:
        return "a double play that is not under way"
    return ""


def _flaw_of_swap(state: State) -> str:
    if state.phase not in (TAKE, PICK, PUT):
        return ""
    if not _swap_can_be(state):
        return "a swap without loot"
    if state.discard[SWAP] == 0:  # §4.3 it goes there first, and no raid comes before it is over
        return "a swap that nobody has played"
    if state.phase != PICK and not _is_asked(state):
        return "a question that leaves no choice"
    return ""


def _flaw_of_raid(state: State) -> str:
    worth = [*state.raid_worth]
    if min(worth) < 0 or sum(worth) > ALL_MONEY or any(worth[state.players :]):
        return "a raid that found more than there is"
    if state.phase in (LOT, DEAL) and any(worth):
        return "a raid before the deal"
    return ""


def _flaw_of_hands(state: State) -> str:
    for seat in range(SEATS):
        held = sum(state.hand[seat, kind] for kind in range(KINDS))
        most = HAND if state.phase == PLAY and seat == state.turn else DEALT
        if held != state.hand_count[seat] or held > most or state.hand[seat, GETAWAY]:
            return "a hand that cannot be"
        if seat >= state.players and held:
            return "cards at an empty seat"
        if state.drawn[seat] != NO_CARD and not (state.phase == PLAY_DRAWN and state.turn == seat):
            return "a card drawn by nobody"
    return ""


def _deal_can_be(state: State) -> bool:
    dealt = [state.hand_count[seat] for seat in range(state.players)]
    in_order = [min(max(sum(dealt) - DEALT * seat, 0), DEALT) for seat in range(state.players)]
    all_else_in_pile = state.pile_count + sum(dealt) == CARDS - IN_BOX[GETAWAY]
    due = sum(dealt) == 0 if state.phase == LOT else sum(dealt) < DEALT * state.players
    return dealt == in_order and all_else_in_pile and due


def _is_asked(state: State) -> bool:
    """§8 Whether what lies on offer, or of one's own earlier loot, comes down to more than one thing for everybody."""
    own = state.phase == PUT
    cards = range(state.loot_count - own)  # the card just taken lies last
    return sum((state.loot_owner[i] == state.turn) == own and is_different(state, i) for i in cards) > 1


def _swap_can_be(state: State) -> bool:
    owners = [state.loot_owner[i] for i in range(state.loot_count)]
    if state.phase == PUT:
        return state.swap_with != state.turn and owners.count(state.turn) > 1 and owners[-1] == state.turn
    if state.phase == PICK:
        cards = [i for i, owner in enumerate(owners) if owner == state.swap_with != state.turn]
        return any(not holds(state.loot_seen[i], state.turn) for i in cards)
    return any(owner != state.turn for owner in owners)
