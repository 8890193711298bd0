"""§4 Playing a card; who may act; and the way from an action's number to its rule."""

from __future__ import annotations

from larceny.engine.journal import show, tell
from larceny.engine.promise import CHANCE_MOVES
from larceny.engine.rule import hot_rule, rule
from larceny.engine.seats import CHANCE, EVERYONE, only
from larceny.games.dieven.actions import (
    DEAL_CARD,
    DRAW_CARD,
    FIRST,
    GIVE,
    LAID,
    PICK_CARD,
    PLAY_CLEAR_DOUBLE,
    PLAY_CLEAR_POLICE,
    PLAY_DOUBLE_PLAY,
    PLAY_DOUBLE_POLICE,
    PLAY_POLICE,
    PLAY_SIREN,
    PLAY_SWAP,
    PUBLIC,
    PUT_UP,
    STASH,
    STASH_MASKED,
    WAYS,
)
from larceny.games.dieven.cards import CLEAR, DOUBLE_PLAY, POLICE, SIREN
from larceny.games.dieven.choices import legal, odds, roll
from larceny.games.dieven.end import ending, score, winners
from larceny.games.dieven.piles import discard_action, lay_loot, leave_hand
from larceny.games.dieven.raid import raid_check
from larceny.games.dieven.state import OVER, PLAY, PLAY_DRAWN, PUT, TAKE, State
from larceny.games.dieven.swap import pick, play_swap, put, take
from larceny.games.dieven.turn import deal, draw, draw_lot, next_turn, setup

__all__ = ["ending", "legal", "movers", "odds", "roll", "score", "setup", "step", "winners"]

# §4.1 Money


@hot_rule
def stash(state: State, seat: int, kind: int) -> None:
    """§4.1 Face down in front of oneself. Everyone sees that a card was played face down, nobody else which."""
    tell(state, seat, STASH + kind * WAYS, STASH_MASKED, only(seat))
    leave_hand(state, seat, kind)
    lay_loot(state, seat, kind, only(seat))
    next_turn(state)


@hot_rule
def give(state: State, seat: int, kind: int, other: int) -> None:
    """§4.1 Face up in front of any other player: it is that player's loot."""
    tell(state, seat, GIVE + kind * WAYS + other, PUBLIC, EVERYONE)
    leave_hand(state, seat, kind)
    lay_loot(state, other, kind, EVERYONE)
    next_turn(state)


@hot_rule
def play_money(state: State, seat: int, kind: int, way: int) -> None:
    """§4.1 Either way: the first is to keep it, the others are to whom it is given."""
    if way == 0:
        stash(state, seat, kind)
    else:
        give(state, seat, kind, way - 1)


# §4.2 Police cars


@rule
def play_police(state: State, seat: int, kind: int) -> None:
    """§4.2 Face up on the table."""
    tell(state, seat, PLAY_POLICE + kind - POLICE, PUBLIC, EVERYONE)
    leave_hand(state, seat, kind)
    state.police[kind - POLICE] += 1
    raid_check(state)
    next_turn(state)


# §4.3 Actions


@rule
def play_siren(state: State, seat: int) -> None:
    """§4.3 All others lay all police cars from their hands on the table; then one raid check."""
    discard_action(state, seat, PLAY_SIREN, SIREN)
    for other in range(state.players):
        if other != seat or state.siren == 1:
            lay_all_police(state, other)
    raid_check(state)
    next_turn(state)


@rule
def lay_all_police(state: State, seat: int) -> None:
    """All police cars of one hand go on the table."""
    for kind in range(POLICE, POLICE + 2):
        for _ in range(state.hand[seat, kind]):
            show(state, LAID, EVERYONE, seat, kind)
        state.police[kind - POLICE] += state.hand[seat, kind]
        state.hand_count[seat] -= state.hand[seat, kind]
        state.hand[seat, kind] = 0


@rule
def play_clear(state: State, seat: int, action: int) -> None:
    """§4.3 All police cars on the table go to the discard pile; with `clear=one` one car of the chosen kind."""
    discard_action(state, seat, action, CLEAR)
    for i in range(2):
        cleared = state.police[i]
        if state.clear == 1:
            cleared = 1 if action == PLAY_CLEAR_POLICE + i else 0
        state.police[i] -= cleared
        state.discard[POLICE + i] += cleared
    next_turn(state)


@rule
def play_double_play(state: State, seat: int) -> None:
    """§4.3 Twice in a row: draw one card and play it at once. It may chain; all count alike, so a number will do."""
    discard_action(state, seat, PLAY_DOUBLE_PLAY, DOUBLE_PLAY)
    state.doubles += 2
    next_turn(state)


# Who may act


@hot_rule
def movers(state: State) -> int:
    """Turns go one by one (§2.3); chance draws the lot, deals, draws and picks."""
    phase = state.phase
    if phase == OVER:
        return 0
    if phase in (PLAY, PLAY_DRAWN, TAKE, PUT):
        return only(state.turn)
    return CHANCE_MOVES


# From number to rule


@hot_rule
def step(state: State, seat: int, action: int) -> None:
    """Carry out an action or an outcome of chance, by its number (§8)."""
    if seat == CHANCE:
        step_chance(state, action)
    elif action < PLAY_POLICE:
        play_money(state, seat, action // WAYS, action % WAYS)
    elif action <= PLAY_DOUBLE_POLICE:
        play_police(state, seat, POLICE + action - PLAY_POLICE)
    elif action == PLAY_SIREN:
        play_siren(state, seat)
    elif action <= PLAY_CLEAR_DOUBLE:
        play_clear(state, seat, action)
    elif action == PLAY_SWAP:
        play_swap(state, seat)
    elif action == PLAY_DOUBLE_PLAY:
        play_double_play(state, seat)
    elif action < PUT_UP:
        take(state, seat, action)
    else:
        put(state, seat, action)


@hot_rule
def step_chance(state: State, outcome: int) -> None:
    """Carry out an outcome of chance."""
    if outcome < DEAL_CARD:
        draw_lot(state, outcome - FIRST)
    elif outcome < DRAW_CARD:
        deal(state, outcome - DEAL_CARD)
    elif outcome < PICK_CARD:
        draw(state, outcome - DRAW_CARD)
    else:
        pick(state, outcome - PICK_CARD)
