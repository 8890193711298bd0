"""§3.3 Thieves and §3.4 more jewels."""

from __future__ import annotations

from larceny.engine.journal import NOTHING, show, tell
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, holds, lowest, only
from larceny.games.schattendieb.actions import ADD_JEWEL, DONE, EMPTY_HANDED, PUBLIC, STEAL_FROM, TOOK
from larceny.games.schattendieb.cards import HAND, KINDS, SHADOW, THIEVES
from larceny.games.schattendieb.closing import after_more_jewels
from larceny.games.schattendieb.piles import enter_safe, is_jewel, kind_of, leave_hand, unchosen_place, with_cards
from larceny.games.schattendieb.state import ADD, READY, STEAL, State

# §3.3 Thieves


@rule
def let_thieves_act(state: State) -> None:
    """§3.3 One thief after another; only one with several jewels to take is asked. Then come more jewels."""
    while state.thieves != 0:
        thief = next_thief(state)
        prey = prey_of(state, thief)
        if prey & (prey - 1) != 0:
            state.phase = STEAL
            state.turn = thief
            return
        if prey == 0:
            show(state, EMPTY_HANDED, EVERYONE, thief, 0)
            state.thieves &= ~only(thief)
        else:
            show(state, TOOK, EVERYONE, thief, lowest(prey))
            carry_off(state, thief, lowest(prey))
    state.turn = 0
    more_jewels(state)


@rule
def next_thief(state: State) -> int:
    """§3.3 The shadow thief chooses before a specialist; specialists after him, lowest seat first."""
    for seat in range(state.players):
        if holds(state.thieves, seat) and state.shown[seat, 0] == SHADOW:
            return seat
    return lowest(state.thieves)


@rule
def prey_of(state: State, thief: int) -> int:
    """§3.3 The seats whose jewel still lies there and is of the thief's kind; the shadow thief's is any."""
    prey = state.lying
    card = state.shown[thief, 0]
    if card != SHADOW:
        for seat in range(state.players):
            if holds(prey, seat) and kind_of(state.shown[seat, 0]) != card - THIEVES:
                prey &= ~only(seat)
    return prey


@rule
def steal(state: State, seat: int, other: int) -> None:
    """§3.3 With several matching jewels the thief's player chooses."""
    tell(state, seat, STEAL_FROM + other, PUBLIC, EVERYONE)
    carry_off(state, seat, other)
    let_thieves_act(state)


@rule
def carry_off(state: State, thief: int, other: int) -> None:
    """§3.3 The jewel goes straight into the thief's own safe."""
    state.thieves &= ~only(thief)
    state.lying &= ~only(other)
    enter_safe(state, thief, state.shown[other, 0])


# §3.4 More jewels


@rule
def more_jewels(state: State) -> None:
    """§3.4 Whose jewel still lies there may add more. §6 Only who has no card at all is not asked."""
    state.waiting = with_cards(state, state.lying)
    if state.waiting == 0:
        after_more_jewels(state)
    else:
        state.phase = ADD


@rule
def may_add(state: State, seat: int, card: int) -> bool:
    """§3.4 A jewel of the same kind as the one that lies there."""
    return is_jewel(card) and kind_of(card) == kind_of(state.shown[seat, 0])


@rule
def add(state: State, seat: int, jewel: int) -> None:
    """§3.4 One more, unseen by the others until all have finished."""
    tell(state, seat, ADD_JEWEL + jewel, NOTHING, only(seat))
    state.chosen[seat] |= only(unchosen_place(state, seat, jewel))


@rule
def finish_adding(state: State, seat: int) -> None:
    """§3.4 He adds no more; when all have finished, all is revealed."""
    tell(state, seat, DONE, NOTHING, only(seat))
    state.chosen[seat] |= READY
    state.waiting &= ~only(seat)
    if state.waiting == 0:
        for other in range(state.players):
            if state.chosen[other] != 0:
                reveal_added(state, other)
        after_more_jewels(state)


@rule
def reveal_added(state: State, seat: int) -> None:
    """§3.4 The jewels lie beside the first; in ascending order, so that the order of choosing doesn't show."""
    beside = 1
    for place in range(HAND):
        if holds(state.chosen[seat], place):
            jewel = state.hand[seat, place]
            tell(state, seat, ADD_JEWEL + jewel, NOTHING, EVERYONE & ~only(seat))
            state.shown[seat, beside] = jewel
            state.revealed[jewel] += 1
            beside += 1
    tell(state, seat, DONE, NOTHING, EVERYONE & ~only(seat))
    for place in range(HAND - 1, -1, -1):
        if holds(state.chosen[seat], place):
            leave_hand(state, seat, place)
    state.chosen[seat] = 0
    remember_declining(state, seat)


@rule
def remember_declining(state: State, seat: int) -> None:
    """What he still holds he did not add; of older cards he has no more than that."""
    for kind in range(KINDS):
        state.declined[seat, kind] = min(state.declined[seat, kind], state.hand_count[seat])
    state.declined[seat, kind_of(state.shown[seat, 0])] = state.hand_count[seat]
