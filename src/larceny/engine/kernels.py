"""The loops around the rules, written once for all games and bound to each when its ruleset is loaded."""

from __future__ import annotations

from typing import Any

from larceny.engine.chance import below, seed_dice
from larceny.engine.desk import DICE, NOBODY, Desk, clear_outcomes
from larceny.engine.memory import Memory, desk_of, state_of
from larceny.engine.promise import CHANCE_MOVES, imagine, legal, movers, odds, roll, score, setup, step, winners
from larceny.engine.record import Cells, DeskVector, Flags, Numbers, Places, Reals, Record, Row, Shelf, StateVector
from larceny.engine.redact import redact_all
from larceny.engine.rule import brief_kernel, hot_rule, kernel, rule
from larceny.engine.seats import CHANCE, LAST_SEAT, holds, lowest

Desks = list[Desk]  # for the compiler an array of them

# Some kernels take a state and a desk as plain vectors, which cost less to pass than records, and look at them as
# these; the compiler puts the game's layouts in their place.
STATE: Any = None
DESK: Any = None
HISTORY_AT = 0  # where in a match's memory the history begins; it too is the game's

DONE, HALF_DONE, NOT_MOVING, NOT_LEGAL, FULL = range(5)  # answers of `play`
SEAT, ENDED = 0, 1  # columns of a batch's turns

# Small steps


@hot_rule
def list_actions(state: Record, seat: int, desk: Desk) -> None:
    """List afresh what a seat may do."""
    desk.count = 0
    legal(state, seat, desk)


@hot_rule
def settle(state: Record, desk: Desk) -> int:
    """Roll for chance until a player may act or the game is over; return the movers."""
    seats = movers(state)
    while seats == CHANCE_MOVES:
        step(state, CHANCE, roll(state, desk))
        seats = movers(state)
    return seats


# One match


@rule
def look_round(state: Record, desk: Desk) -> None:
    """Note who may act now, and what the lowest of them may do."""
    desk.movers = movers(state)
    desk.first = NOBODY
    desk.count = 0
    if desk.movers > 0:
        desk.first = lowest(desk.movers)
        legal(state, desk.first, desk)


@hot_rule
def has_room(memory: Memory, desk: Desk) -> bool:
    """Whether one more action can be noted."""
    return HISTORY_AT + 2 * desk.ply < len(memory)


@hot_rule
def note(memory: Memory, desk: Desk, seat: int, action: int) -> None:
    """Write an action down in the history."""
    memory[HISTORY_AT + 2 * desk.ply] = seat
    memory[HISTORY_AT + 2 * desk.ply + 1] = action
    desk.ply += 1


@rule
def go_on(memory: Memory) -> None:
    """Roll for chance until a player may act, the game is over, or the history is full."""
    state, desk = state_of(memory), desk_of(memory)
    while desk.rolls == 1 and movers(state) == CHANCE_MOVES and has_room(memory, desk):
        outcome = roll(state, desk)
        note(memory, desk, CHANCE, outcome)
        step(state, CHANCE, outcome)
    look_round(state, desk)


@brief_kernel
def begin(memory: Memory, seed: int) -> None:
    """Lay the table, seed the dice, and let chance deal."""
    setup(state_of(memory))
    seed_dice(desk_of(memory), seed, 0)
    go_on(memory)


@brief_kernel
def carry_on(memory: Memory) -> None:
    """Let chance roll on from wherever the match stands."""
    go_on(memory)


@rule
def is_possible(state: Record, desk: Desk, outcome: int) -> bool:
    """Whether chance may bring this outcome now."""
    clear_outcomes(desk)
    odds(state, desk)
    for i in range(desk.choices):
        if desk.outcomes[i] == outcome:
            return True
    return False


@rule
def is_legal(state: Record, desk: Desk, seat: int, action: int) -> bool:
    """Whether the seat, which may act, may do this now."""
    if seat != desk.first:
        list_actions(state, seat, desk)
    for i in range(desk.count):
        if desk.actions[i] == action:
            return True
    return False


@brief_kernel
def play(memory: Memory, seat: int, action: int) -> int:
    """Play one action, then let chance roll on; answer DONE, or why nothing or not all was done."""
    state, desk = state_of(memory), desk_of(memory)
    if seat == CHANCE:
        if desk.movers != CHANCE_MOVES:
            return NOT_MOVING
        if not is_possible(state, desk, action):
            return NOT_LEGAL
    else:
        if desk.movers <= 0 or seat < 0 or seat > LAST_SEAT or not holds(desk.movers, seat):
            return NOT_MOVING
        if not is_legal(state, desk, seat, action):
            look_round(state, desk)
            return NOT_LEGAL
    if not has_room(memory, desk):
        return FULL
    note(memory, desk, seat, action)
    step(state, seat, action)
    go_on(memory)
    return HALF_DONE if desk.rolls == 1 and desk.movers == CHANCE_MOVES else DONE


@brief_kernel
def list_legal(cells: StateVector, numbers: DeskVector, seat: int) -> None:
    """List what a seat may do now."""
    list_actions(cells.view(STATE)[0], seat, numbers.view(DESK)[0])


@brief_kernel
def list_odds(memory: Memory) -> None:
    """List what chance may bring now."""
    clear_outcomes(desk_of(memory))
    odds(state_of(memory), desk_of(memory))


@brief_kernel
def see(cells: Cells, segments: Places, bits: Numbers, seen: Cells) -> None:
    """What observers may know of states."""
    redact_all(cells, segments, bits, seen)


@kernel
def imagine_world(cells: StateVector, numbers: DeskVector, observer: int, seed: int) -> None:
    """Turn a redacted state into one world that its observer cannot exclude."""
    desk = numbers.view(DESK)[0]
    seed_dice(desk, seed, 0)
    imagine(cells.view(STATE)[0], observer, desk)


# Many random games


@kernel
def random_games(states: Shelf, desks: Desks, scores: Row, wins: Reals, games: int, seed: int, first: int) -> int:
    """Play the games number first, first + 1, … at random; add up scores and wins; return the players' decisions.

    The first record is the table to start from, the second is played on; so are the rows of `wins` scratch and sum.
    """
    desk = desks[0]
    decisions = 0
    for game in range(first, first + games):
        states[1] = states[0]
        state = states[1]
        seed_dice(desk, seed, game)
        setup(state)
        decisions += play_out(state, desk, settle(state, desk))
        share_win(state, wins, 0)
        for seat in range(len(scores)):
            scores[seat] += score(state, seat)
            wins[1, seat] += wins[0, seat]
    return decisions


@kernel
def roll_out(states: Shelf, desks: Desks, rewards: Reals, seed: int) -> None:
    """Play a position on at random to its end; how the win is shared is then in the first row."""
    state, desk = states[0], desks[0]
    seed_dice(desk, seed, 0)
    play_out(state, desk, settle(state, desk))
    share_win(state, rewards, 0)


@hot_rule
def play_out(state: Record, desk: Desk, seats: int) -> int:
    """Play at random to the end, from where these seats may act; return the decisions."""
    decisions = 0
    while seats != 0:
        seat = lowest(seats)
        list_actions(state, seat, desk)
        step(state, seat, desk.actions[below(desk, desk.count)])
        decisions += 1
        seats = settle(state, desk)
    return decisions


@rule
def share_win(state: Record, rewards: Reals, row: int) -> None:
    """1 shared among the winners, 0 for the others."""
    seats = winners(state)
    players = rewards.shape[1]
    count = 0
    for seat in range(players):
        count += holds(seats, seat)
    for seat in range(players):
        rewards[row, seat] = holds(seats, seat) / count


# Many games side by side


@rule
def batch_start(states: Shelf, i: int, desk: Desk) -> int:
    """Start game i anew from the last record; return its first mover.

    A game that ends before anybody could act is dealt again.
    """
    seats = 0
    while seats == 0:
        states[i] = states[len(states) - 1]
        setup(states[i])
        seats = settle(states[i], desk)
    return lowest(seats)


@hot_rule
def take_up_dice(desk: Desk, dice: Numbers, i: int) -> None:
    """Roll with the dice of game i from now on."""
    for word in range(DICE):
        desk.dice[word] = dice[i, word]


@hot_rule
def lay_down_dice(desk: Desk, dice: Numbers, i: int) -> None:
    """Keep the dice for the next action of game i."""
    for word in range(DICE):
        dice[i, word] = desk.dice[word]


@rule
def batch_masks(states: Shelf, desk: Desk, turns: Numbers, masks: Flags) -> None:
    """For each game mark the legal actions of the seat that is to act."""
    for i in range(len(masks)):
        list_actions(states[i], turns[i, SEAT], desk)
        for action in range(masks.shape[1]):  # type: ignore[attr-defined]  # grids of kernels are arrays
            masks[i, action] = 0
        for k in range(desk.count):
            masks[i, desk.actions[k]] = 1


@kernel
def batch_reset(
    states: Shelf,
    desks: Desks,
    cells: Cells,
    segments: Places,
    dice: Numbers,
    turns: Numbers,
    masks: Flags,
    observations: Cells,
    seed: int,
) -> None:
    """Start every game of a batch; the last record is the table to start from."""
    desk = desks[0]
    for i in range(len(turns)):
        seed_dice(desk, seed, i)
        turns[i, SEAT] = batch_start(states, i, desk)
        turns[i, ENDED] = 0
        lay_down_dice(desk, dice, i)
    batch_masks(states, desk, turns, masks)
    redact_all(cells, segments, turns, observations)


@kernel
def batch_step(
    states: Shelf,
    desks: Desks,
    cells: Cells,
    segments: Places,
    dice: Numbers,
    turns: Numbers,
    masks: Flags,
    observations: Cells,
    rewards: Reals,
    chosen: Row,
) -> int:
    """Play one action in every game; start anew the games that end.

    Nothing is done if an action is illegal: then the answer is its game's number, else -1.
    `turns` holds for each game the seat to act, and whether a game has just ended there.
    """
    desk = desks[0]
    for i in range(len(turns)):
        if chosen[i] < 0 or chosen[i] >= masks.shape[1] or masks[i, chosen[i]] == 0:  # type: ignore[attr-defined]  # a grid
            return i
    for i in range(len(turns)):
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        take_up_dice(desk, dice, i)
        step(states[i], turns[i, SEAT], chosen[i])
        seats = settle(states[i], desk)
        turns[i, ENDED] = 1 if seats == 0 else 0
        if seats == 0:
            share_win(states[i], rewards, i)
            turns[i, SEAT] = batch_start(states, i, desk)
        else:
            turns[i, SEAT] = lowest(seats)
        lay_down_dice(desk, dice, i)
    batch_masks(states, desk, turns, masks)
    redact_all(cells, segments, turns, observations)
    return -1
