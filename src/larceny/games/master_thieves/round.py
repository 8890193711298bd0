"""§3 A round: picking, revealing, the order of play; and what lies between two turns."""

from __future__ import annotations

from larceny.engine.journal import NOTHING, show, tell
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, holds, lowest, only
from larceny.games.master_thieves.actions import (
    LAST_CARD,
    NO_SHARE,
    OUTNUMBERED,
    PASSED,
    PLAY_ROLE,
    REVEALED,
    ROUND,
    SCORED,
    TURN_OF,
)
from larceny.games.master_thieves.cards import DETECTIVE, EN, FR, NO_ROLE, ROLES, SMUGGLER
from larceny.games.master_thieves.end import reason_to_end, score
from larceny.games.master_thieves.pillows import (
    NOBODY_LEFT,
    begin_sharing,
    first_by_number,
    how_many,
    players_of,
)
from larceny.games.master_thieves.state import (
    BETWEEN,
    NEW_ROUND,
    OPEN,
    OPEN_MEMORY,
    OVER,
    ROLE,
    ROUND_OVER,
    State,
)

# §3.1 Picking


@rule
def begin_round(state: State) -> None:
    """§3.1 Everyone picks a role from his hand. In every sixth round all know which card is left: nobody is asked."""
    state.round_number += 1
    show(state, ROUND, EVERYONE, state.round_number, 0)
    if state.round_number % ROLES == 0:
        for seat in range(state.players):
            state.pick[seat] = lowest(state.hand[seat])
        reveal(state)
    else:
        state.waiting = (1 << state.players) - 1
        state.phase = ROLE


@rule
def pick_role(state: State, seat: int, role: int) -> None:
    """§3.1 Face down: the others learn nothing of it until it is revealed."""
    tell(state, seat, PLAY_ROLE + role, NOTHING, only(seat))
    state.pick[seat] = role
    state.waiting &= ~only(seat)
    if state.waiting == 0:
        reveal(state)


# §3.2 Revealing


@rule
def reveal(state: State) -> None:
    """§3.2 fr: only smugglers are revealed. en: all are revealed together."""
    for seat in range(state.players):
        if state.edition == EN or state.pick[seat] == SMUGGLER:
            reveal_card(state, seat)
    state.phase = BETWEEN


@rule
def reveal_others(state: State) -> None:
    """§3.2 fr: when the smugglers have acted all others are revealed together."""
    for seat in range(state.players):
        if state.role[seat] == NO_ROLE:
            reveal_card(state, seat)


@rule
def reveal_card(state: State, seat: int) -> None:
    """A card lies face up, with its number."""
    role = state.pick[seat]
    if state.round_number % ROLES == 0:
        show(state, LAST_CARD, EVERYONE, seat, role)
    else:
        tell(state, seat, PLAY_ROLE + role, NOTHING, EVERYONE & ~only(seat))
    show(state, REVEALED, EVERYONE, seat, state.number[seat, role])
    state.role[seat] = role
    state.pick[seat] = NO_ROLE
    state.hand[seat] &= ~only(role)
    state.number_seen[seat, role] = EVERYONE


# §3.3 The order of play


@rule
def between_turns(state: State) -> None:
    """§3.3 Smugglers, jewelers, gemologists, thieves, master thieves; at the end of the round the detectives share."""
    detectives = players_of(state, DETECTIVE)
    due = ((1 << state.players) - 1) & ~state.acted & ~detectives
    seat = first_by_number(state, due, NOBODY_LEFT)
    if state.settled == 0 and (seat == NOBODY_LEFT or state.role[seat] != SMUGGLER):
        settle_smugglers(state)
    elif seat != NOBODY_LEFT:
        begin_turn(state, seat)
    else:
        state.phase = ROUND_OVER
        begin_sharing(state, detectives)  # §5.7


@rule
def begin_turn(state: State, seat: int) -> None:
    """§4.1 A turn begins with opening a drawer."""
    state.turn = seat
    state.asked = seat
    state.acted |= only(seat)
    state.phase = OPEN
    show(state, TURN_OF, EVERYONE, seat, state.role[seat])


# §5.1 The smugglers share


@rule
def settle_smugglers(state: State) -> None:
    """§5.1 After the last smuggler: fr the others reveal; then the smugglers share, if there are enough of them."""
    state.settled = 1
    if state.edition == FR:
        reveal_others(state)
    smugglers = players_of(state, SMUGGLER)
    if smugglers == 0:
        return
    if not may_smugglers_share(state):
        if state.edition == FR:
            show(state, OUTNUMBERED, EVERYONE, 0, 0)
        return
    for seat in range(state.players):
        if holds(state.dropped, seat):
            show(state, NO_SHARE, EVERYONE, seat, 0)
    begin_sharing(state, smugglers & ~state.dropped)


@rule
def may_smugglers_share(state: State) -> bool:
    """§5.1 fr: at least as many smugglers as detectives. en: only a ring shares."""
    if state.edition == EN:
        return is_ring(state)
    return how_many(players_of(state, SMUGGLER)) >= how_many(players_of(state, DETECTIVE))


@rule
def is_ring(state: State) -> bool:
    """§5.1 en: more than one smuggler, and more smugglers than detectives."""
    smugglers = how_many(players_of(state, SMUGGLER))
    return state.edition == EN and smugglers > 1 and smugglers > how_many(players_of(state, DETECTIVE))


# §3.4 The end of a round


@rule
def finish_round(state: State) -> None:
    """§3.4 Played cards are turned face down; §6.1 perhaps the game is over; after the 6th round cards are passed."""
    for seat in range(state.players):
        if state.memory != OPEN_MEMORY:
            state.number_seen[seat, state.role[seat]] = holders(state, seat)
        state.role[seat] = NO_ROLE
    state.acted = 0
    state.settled = 0
    state.dropped = 0
    state.turn = 0
    state.asked = 0
    if reason_to_end(state) != 0:
        state.phase = OVER
        for seat in range(state.players):
            show(state, SCORED, EVERYONE, seat, score(state, seat))
        return
    if state.round_number % ROLES == 0:
        pass_cards(state)
    state.phase = NEW_ROUND


@rule
def cards_due(state: State) -> int:
    """§3.4 How many cards everyone has left, with the one that he has revealed in this round."""
    if state.round_number == 0:
        return ROLES
    played = (state.round_number - 1) % ROLES
    return ROLES - played - (1 if state.phase == OVER else 0)


@rule
def holders(state: State, seat: int) -> int:
    """§7 Who has had these cards in hand: he, and those who passed them on."""
    seats, holder = 0, seat
    for _ in range((state.round_number - 1) // ROLES + 1):
        seats |= only(holder)
        holder = holder - 1 if holder > 0 else state.players - 1
    return seats


@rule
def pass_cards(state: State) -> None:
    """§3.4 Everyone passes his six cards to the left neighbour, the next seat."""
    show(state, PASSED, EVERYONE, 0, 0)
    last = state.players - 1
    for role in range(ROLES):
        number, seen = state.number[last, role], state.number_seen[last, role]
        for seat in range(last, 0, -1):
            state.number[seat, role] = state.number[seat - 1, role]
            state.number_seen[seat, role] = state.number_seen[seat - 1, role] | only(seat)
        state.number[0, role] = number
        state.number_seen[0, role] = seen | only(0)
    for seat in range(state.players):
        state.hand[seat] = (1 << ROLES) - 1
