"""§2 Set-up and §3 the course of a turn."""

from __future__ import annotations

from larceny.engine.journal import show, tell
from larceny.engine.rule import hot_rule, rule
from larceny.engine.seats import CHANCE, EVERYONE, only
from larceny.games.dieven.actions import (
    DEAL_CARD,
    DEAL_MASKED,
    DRAW_CARD,
    DRAW_MASKED,
    ESCAPE,
    FIRST,
    PUBLIC,
    SCORED,
)
from larceny.games.dieven.cards import CARDS, DEALT, GETAWAY, HAND, IN_BOX, KINDS, NO_CARD, SEATS
from larceny.games.dieven.end import score
from larceny.games.dieven.piles import enter_hand, enter_pile, leave_pile
from larceny.games.dieven.state import DEAL, DRAW, LOT, OVER, PLAY, PLAY_DRAWN, State

# §2 Set-up


@rule
def setup(state: State) -> None:
    """§2.1 Set the 8 getaway cars aside; the other 44 are shuffled."""
    for kind in range(KINDS):
        state.pile[kind] = IN_BOX[kind]
    state.pile[GETAWAY] = 0
    state.pile_count = CARDS - IN_BOX[GETAWAY]
    for seat in range(SEATS):
        state.drawn[seat] = NO_CARD
    state.phase = LOT


@rule
def draw_lot(state: State, seat: int) -> None:
    """§2.3 The start player is drawn by lot."""
    tell(state, CHANCE, FIRST + seat, PUBLIC, EVERYONE)
    state.turn = seat
    state.phase = DEAL


@hot_rule
def next_to_be_dealt(state: State) -> int:
    """The lowest seat with fewer than 3 cards."""
    seat = 0
    while state.hand_count[seat] == DEALT:
        seat += 1
    return seat


@hot_rule
def deal(state: State, kind: int) -> None:
    """§2.1 Deal 3 to each player, hidden from the others. §2.2 Then shuffle the getaway cars into the rest."""
    seat = next_to_be_dealt(state)
    tell(state, CHANCE, DEAL_CARD + kind, DEAL_MASKED, only(seat))
    leave_pile(state, kind)
    enter_hand(state, seat, kind)
    if state.hand_count[state.players - 1] == DEALT:
        enter_pile(state, GETAWAY, IN_BOX[GETAWAY])
        state.phase = DRAW


# §3 A turn


@hot_rule
def draw(state: State, kind: int) -> None:
    """§3.1 Draw until the hand has 4 cards, or §4.3 the one card that a double play is to play."""
    leave_pile(state, kind)
    if kind == GETAWAY:
        draw_getaway(state)
        return
    tell(state, CHANCE, DRAW_CARD + kind, DRAW_MASKED, only(state.turn))
    if state.doubles > 0:
        state.doubles -= 1
        state.drawn[state.turn] = kind
        state.phase = PLAY_DRAWN
    else:
        enter_hand(state, state.turn, kind)
        if state.hand_count[state.turn] == HAND:
            state.phase = PLAY


@rule
def draw_getaway(state: State) -> None:
    """§3.1 A drawn getaway car goes face up on the table and is replaced. §6.1 The 7th ends the game at once."""
    tell(state, CHANCE, DRAW_CARD + GETAWAY, PUBLIC, EVERYONE)
    state.getaway_cars += 1
    if state.getaway_cars == state.getaways:
        state.phase = OVER
        show(state, ESCAPE, EVERYONE, state.getaway_cars, 0)
        for seat in range(state.players):
            show(state, SCORED, EVERYONE, seat, score(state, seat))
    else:
        # §6.3 A getaway car is always left in the pile while the game goes on, so it never runs out.
        assert state.pile[GETAWAY] > 0


@hot_rule
def next_turn(state: State) -> None:
    """§3.2 One card played, the turn goes clockwise (§2.3), unless a double play still has cards to draw."""
    if state.doubles == 0:
        state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
    state.phase = DRAW
