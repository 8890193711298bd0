"""The loops around the rules, written once for all games and bound to each when its ruleset is loaded."""

from __future__ import annotations

from larceny.engine.chance import below, seed_dice, weighted
from larceny.engine.promise import (
    CHANCE_MOVES,
    imagine,
    legal,
    movers,
    odds,
    score,
    setup,
    step,
    winners,
)
from larceny.engine.record import (
    CellRow,
    CellRows,
    FlagRow,
    FlagRows,
    RealRow,
    RealRows,
    Record,
    Row,
    Rows,
    Shelf,
)
from larceny.engine.redact import redact
from larceny.engine.rule import rule
from larceny.engine.seats import CHANCE, holds

# A match's desk: the dice, then these numbers, then the legal actions of the lowest mover, then two scratch rows.
PLY = 4  # actions so far, chance's too
MOVERS = 5  # what movers() says now
COUNT = 6  # how many legal actions the lowest mover has
ROLLS = 7  # 1 if the dice roll for chance, 0 if the caller does
OUTCOMES = 8  # where the scratch row for outcomes starts
WEIGHTS = 9  # where the scratch row for weights starts
LEGAL = 10  # where the legal actions start

DONE, NOT_MOVING, NOT_LEGAL, FULL = 0, 1, 2, 3  # answers of `play`


@rule
def lowest(seats: int) -> int:
    """The lowest seat of a set that is not empty."""
    seat = 0
    while not holds(seats, seat):
        seat += 1
    return seat


@rule
def roll(state: Record, dice: Row, outcomes: Row, weights: Row) -> int:
    """One outcome of chance, by its weights."""
    count = odds(state, outcomes, weights)
    return outcomes[weighted(dice, weights, count)]


@rule
def look_round(state: Record, desk: Row) -> None:
    """Note who may act now, and what the lowest of them may do."""
    seats = movers(state)
    desk[MOVERS] = seats
    desk[COUNT] = legal(state, lowest(seats), desk[LEGAL : desk[OUTCOMES]]) if seats > 0 else 0  # type: ignore[misc, arg-type]  # rows can be sliced


@rule
def note(desk: Row, history: Row, seat: int, action: int) -> None:
    """Write one action into the history."""
    ply = desk[PLY]
    history[2 * ply] = seat
    history[2 * ply + 1] = action
    desk[PLY] = ply + 1


@rule
def carry_on(states: Shelf, desk: Row, history: Row) -> None:
    """Roll for chance until a player may act, the game is over, or the history is full."""
    state = states[0]
    room = len(history) // 2
    seats = movers(state)
    while seats == CHANCE_MOVES and desk[ROLLS] == 1 and desk[PLY] < room:
        outcome = roll(state, desk, desk[desk[OUTCOMES] : desk[WEIGHTS]], desk[desk[WEIGHTS] : len(desk)])  # type: ignore[misc, arg-type]
        note(desk, history, CHANCE, outcome)
        step(state, CHANCE, outcome)
        seats = movers(state)
    look_round(state, desk)


@rule
def is_possible(state: Record, desk: Row, outcome: int) -> bool:
    """Whether chance may bring this outcome now."""
    outcomes = desk[desk[OUTCOMES] : desk[WEIGHTS]]  # type: ignore[misc]
    for i in range(odds(state, outcomes, desk[desk[WEIGHTS] : len(desk)])):  # type: ignore[arg-type, misc]
        if outcomes[i] == outcome:  # type: ignore[index]
            return True
    return False


@rule
def is_legal(state: Record, desk: Row, seat: int, action: int) -> bool:
    """Whether the seat, which may act, may do this now."""
    if seat != lowest(desk[MOVERS]):
        desk[COUNT] = legal(state, seat, desk[LEGAL : desk[OUTCOMES]])  # type: ignore[misc, arg-type]
    for i in range(LEGAL, LEGAL + desk[COUNT]):
        if desk[i] == action:
            return True
    return False


@rule
def play(states: Shelf, desk: Row, history: Row, seat: int, action: int) -> int:
    """Play one action, then let chance roll on; answer DONE, or why nothing was done."""
    state = states[0]
    seats = desk[MOVERS]
    if seat == CHANCE:
        if seats != CHANCE_MOVES:
            return NOT_MOVING
        if not is_possible(state, desk, action):
            return NOT_LEGAL
    else:
        if seats <= 0 or seat < 0 or seat > 14 or not holds(seats, seat):
            return NOT_MOVING
        if not is_legal(state, desk, seat, action):
            look_round(state, desk)
            return NOT_LEGAL
    if 2 * desk[PLY] >= len(history):
        return FULL
    note(desk, history, seat, action)
    step(state, seat, action)
    carry_on(states, desk, history)
    return DONE


@rule
def begin(states: Shelf, desk: Row, history: Row, seed: int) -> None:
    """Lay the table, seed the dice, and let chance deal."""
    setup(states[0])
    seed_dice(desk, seed, 0)
    carry_on(states, desk, history)


@rule
def legal_actions(states: Shelf, seat: int, actions: Row) -> int:
    """What a seat may do now; return how many."""
    return legal(states[0], seat, actions)


@rule
def chances(states: Shelf, outcomes: Row, weights: Row) -> int:
    """What chance may bring now, with weights; return how many."""
    return odds(states[0], outcomes, weights)


@rule
def see(cells: CellRow, segments: Rows, bit: int, seen: CellRow) -> None:
    """What an observer may know of one state."""
    redact(cells, segments, bit, seen)


@rule
def imagine_world(states: Shelf, observer: int, dice: Row) -> None:
    """Turn a redacted state into one world that its observer cannot exclude."""
    imagine(states[0], observer, dice)


@rule
def share_win(state: Record, rewards: RealRow) -> None:
    """1 shared among the winners, 0 for the others."""
    seats = winners(state)
    count = 0
    for seat in range(len(rewards)):
        count += holds(seats, seat)
    for seat in range(len(rewards)):
        rewards[seat] = holds(seats, seat) / count


@rule
def random_games(
    states: Shelf,
    dice: Row,
    actions: Row,
    outcomes: Row,
    weights: Row,
    scores: Row,
    wins: RealRow,
    games: int,
    seed: int,
    first: int,
) -> int:
    """Play games number `first` to `first + games - 1` at random; add up scores and wins; return the decisions.

    The first record is the table to start from, the second is played on.
    """
    decisions = 0
    share = wins[len(scores) :]
    for game in range(first, first + games):
        states[1] = states[0]
        state = states[1]
        seed_dice(dice, seed, game)
        setup(state)
        seats = movers(state)
        while seats != 0:
            if seats == CHANCE_MOVES:
                step(state, CHANCE, roll(state, dice, outcomes, weights))
            else:
                seat = lowest(seats)
                step(state, seat, actions[below(dice, legal(state, seat, actions))])
                decisions += 1
            seats = movers(state)
        share_win(state, share)
        for seat in range(len(scores)):
            scores[seat] += score(state, seat)
            wins[seat] += share[seat]
    return decisions


@rule
def settle(state: Record, dice: Row, outcomes: Row, weights: Row) -> int:
    """Roll for chance until a player may act or the game is over; return the movers."""
    seats = movers(state)
    while seats == CHANCE_MOVES:
        step(state, CHANCE, roll(state, dice, outcomes, weights))
        seats = movers(state)
    return seats


@rule
def batch_show(
    state: Record,
    seat: int,
    cells: CellRow,
    segments: Rows,
    actions: Row,
    mask: FlagRow,
    observation: CellRow,
) -> None:
    """Fill in one game's mask and observation for the seat that is to act."""
    for action in range(len(mask)):
        mask[action] = 0
    for i in range(legal(state, seat, actions)):
        mask[actions[i]] = 1
    redact(cells, segments, seat, observation)


@rule
def batch_reset(
    states: Shelf,
    cells: CellRows,
    segments: Rows,
    dice: Rows,
    scratch: Rows,
    turns: Rows,
    masks: FlagRows,
    observations: CellRows,
    seed: int,
) -> None:
    """Start every game of a batch; the last record is the table to start from."""
    count = len(states) - 1
    for i in range(count):
        states[i] = states[count]
        setup(states[i])
        seed_dice(dice[i], seed, i)
        turn = turns[i]
        turn[0] = lowest(settle(states[i], dice[i], scratch[1], scratch[2]))
        turn[1] = 0
        batch_show(states[i], turn[0], cells[i], segments, scratch[0], masks[i], observations[i])


@rule
def batch_step(
    states: Shelf,
    cells: CellRows,
    segments: Rows,
    dice: Rows,
    scratch: Rows,
    turns: Rows,
    masks: FlagRows,
    observations: CellRows,
    rewards: RealRows,
    chosen: Row,
) -> int:
    """Play one action in every game; start anew the games that end.

    Nothing is done if an action is illegal: then the answer is its game's number, else -1.
    `turns` holds for each game the seat to act and whether a game has just ended.
    """
    count = len(states) - 1
    for i in range(count):
        mask = masks[i]
        if chosen[i] < 0 or chosen[i] >= len(mask) or mask[chosen[i]] == 0:
            return i
    for i in range(count):
        state = states[i]
        turn = turns[i]
        reward = rewards[i]
        for seat in range(len(reward)):
            reward[seat] = 0.0
        step(state, turn[0], chosen[i])
        seats = settle(state, dice[i], scratch[1], scratch[2])
        turn[1] = 0
        if seats == 0:
            share_win(state, reward)
            turn[1] = 1
            states[i] = states[count]
            setup(states[i])
            seats = settle(states[i], dice[i], scratch[1], scratch[2])
        turn[0] = lowest(seats)
        batch_show(states[i], turn[0], cells[i], segments, scratch[0], masks[i], observations[i])
    return -1
