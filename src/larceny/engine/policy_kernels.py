"""Playing by a game's rule of thumb (its policy.py): one choice, the rest of a simulated game, a whole match.

A policy gets what the seat may know, from the one redactor, never the state.
"""

from __future__ import annotations

from typing import Any

from larceny.engine.chance import LOW32, below, next_word, seed_dice
from larceny.engine.course import lead_changes, trailing
from larceny.engine.desk import THOUSANDTHS, Desk, offer
from larceny.engine.kernels import SEAT, Desks, list_actions, settle
from larceny.engine.ledger import FINE, Ledger
from larceny.engine.practice import appraise_by_practice
from larceny.engine.promise import (
    appraise,
    describe,
    describe_action,
    ending,
    enough,
    imagine,
    movers,
    score,
    setup,
    step,
    winners,
)
from larceny.engine.record import Cells, DeskVector, Flags, Numbers, Places, Reals, Record, Row, Shelf, StateVector
from larceny.engine.redact import redact_all
from larceny.engine.rule import hot_rule, kernel, rule
from larceny.engine.seats import holds, lowest

STATE: Any = None  # the compiler puts the game's layouts in their place
DESK: Any = None

# States side by side: the one that is played on, what there was, what a seat sees; worlds that are laid ready.
WORLD, SEEN, GLIMPSE, LAID_READY = range(4)
ALWAYS = THOUSANDTHS  # of as many choices: every one is made blindly
AT_RANDOM, BY_THUMB = range(2)  # how a seat plays in a contest, or may have chosen
NO_CHOICE = -1  # of a seat of which nothing was heard
FRACTION = 2.0**53  # of a share drawn by lot
STRIDE = 16  # more than there are seats
# What is kept of a contest: its decisions, the winners, what `ending` says, how often the lead changed, who lay last at
# half time, and from there on everybody's score.
DECISIONS, WON, ENDED, LEADS, LAST, SCORES = range(6)


# One choice


@kernel
def weigh_up(cells: StateVector, numbers: DeskVector, seat: int) -> None:
    """Rate the actions that are listed on the desk, for a seat that sees this."""
    appraise(cells.view(STATE)[0], seat, numbers.view(DESK)[0])


@hot_rule
def appraise_as(
    seat: int, states: Shelf, desk: Desk, cells: Cells, segments: Places, eyes: Numbers, glimpse: Cells
) -> None:
    """Rate the actions that are listed on the desk by what the seat sees of the world."""
    eyes[0, 0] = seat
    redact_all(cells, segments, eyes, glimpse)
    appraise(states[GLIMPSE], seat, desk)


@hot_rule
def appraise_practised(
    seat: int, states: Shelf, desk: Desk, cells: Cells, segments: Places, eyes: Numbers, glimpse: Cells
) -> None:
    """Rate the actions that are listed on the desk by what practice has taught of what the seat sees."""
    eyes[0, 0] = seat
    redact_all(cells, segments, eyes, glimpse)
    appraise_by_practice(states[GLIMPSE], seat, desk)


@hot_rule
def highest(desk: Desk) -> int:
    """The value of the best action."""
    best = desk.values[0]
    for place in range(1, desk.count):
        best = max(best, desk.values[place])
    return best


@hot_rule
def count_of(desk: Desk, value: int) -> int:
    """How many actions have this value."""
    count = 0
    for place in range(desk.count):
        count += desk.values[place] == value
    return count


@hot_rule
def nth_of(desk: Desk, value: int, skipped: int) -> int:
    """The action with this value after so many others that have it."""
    place = 0
    while desk.values[place] != value or skipped > 0:
        skipped -= desk.values[place] == value
        place += 1
    return desk.actions[place]


# The rest of a simulated game


@hot_rule
def play_on(
    states: Shelf,
    desk: Desk,
    cells: Cells,
    segments: Places,
    eyes: Numbers,
    glimpse: Cells,
    seats: int,
    ledger: Ledger,
) -> int:
    """Play on by the policy until it is enough; each seat chooses blindly now and then. Return the decisions."""
    state, decisions = states[WORLD], 0
    while seats != 0 and not enough(state, states[SEEN]):
        seat = lowest(seats)
        list_actions(state, seat, desk)
        if desk.count == 1:
            action = desk.actions[0]
        elif ledger.blind[seat] == ALWAYS or below(desk, ALWAYS) < ledger.blind[seat]:
            action = desk.actions[below(desk, desk.count)]
        else:
            if ledger.practised > 0 and seat == ledger.observer:
                appraise_practised(seat, states, desk, cells, segments, eyes, glimpse)
            else:
                appraise_as(seat, states, desk, cells, segments, eyes, glimpse)
            best = highest(desk)
            ties = count_of(desk, best)
            action = nth_of(desk, best, below(desk, ties) if ties > 1 else 0)
        step(state, seat, action)
        decisions += 1
        seats = settle(state, desk)
    return decisions


# What others have chosen


@kernel
def account_for(
    states: Shelf,
    desks: Desks,
    cells: Cells,
    segments: Places,
    eyes: Numbers,
    glimpse: Cells,
    chosen: Row,
    likely: Numbers,
    observer: int,
    worlds: int,
) -> None:
    """Add up how likely the choices of others were, at random and by the policy, in worlds that are possible.

    They chose at the same time as the observer, who saw what is in SEEN; NO_CHOICE for who did not.
    """
    state, desk = states[WORLD], desks[0]
    for _ in range(worlds):
        states[WORLD] = states[SEEN]
        imagine(state, observer, desk)
        for seat in range(len(chosen)):
            if chosen[seat] != NO_CHOICE and holds(movers(state), seat):
                list_actions(state, seat, desk)
                appraise_as(seat, states, desk, cells, segments, eyes, glimpse)
                add_odds(desk, chosen[seat], likely, seat)


@rule
def add_odds(desk: Desk, action: int, likely: Numbers, seat: int) -> None:
    """Add how likely one of the rated actions is; nothing if it is not among them."""
    best = highest(desk)
    for place in range(desk.count):
        if desk.actions[place] == action:
            likely[seat, AT_RANDOM] += FINE // desk.count
            likely[seat, BY_THUMB] += FINE // count_of(desk, best) if desk.values[place] == best else 0


# Many games side by side


@kernel
def batch_ratings(seen: Shelf, desks: Desks, turns: Numbers, masks: Flags, ratings: Reals) -> None:
    """For each game rate the legal actions of the seat that is to act, from what it sees; others keep their rating."""
    desk = desks[0]
    for i in range(len(masks)):
        desk.count = 0
        for action in range(masks.shape[1]):  # type: ignore[attr-defined]  # grids of kernels are arrays
            if masks[i, action] != 0:
                offer(desk, action)
        appraise(seen[i], turns[i, SEAT], desk)
        for place in range(desk.count):
            ratings[i, desk.actions[place]] = desk.values[place] / THOUSANDTHS


@kernel
def batch_flags(
    seen: Shelf, desks: Desks, turns: Numbers, masks: Flags, rows: Row, blind: Row, tables: Cells, actions: Cells
) -> None:
    """For these games list the flags of what the seat that is to act sees, and of each of its legal actions.

    `tables` has a row for each of the games, `actions` as many as that seat may have actions: first the action's
    number, then its flags. What is left of a row stays as it was.
    """
    desk, room = desks[0], len(actions) // max(len(rows), 1)
    for i in range(len(rows)):
        game = rows[i]
        seat = turns[game, SEAT]
        desk.blindness = blind[i]
        desk.raised_count = 0
        describe(seen[game], seat, desk)
        note_flags(desk, tables, i, 0)
        place = i * room
        for action in range(masks.shape[1]):  # type: ignore[attr-defined]  # grids of kernels are arrays
            if masks[game, action] != 0:
                desk.raised_count = 0
                describe_action(seen[game], seat, desk, action)
                actions[place, 0] = action
                note_flags(desk, actions, place, 1)
                place += 1


@rule
def note_flags(desk: Desk, grid: Cells, row: int, start: int) -> None:
    """Write down the flags that are raised."""
    for i in range(desk.raised_count):
        grid[row, start + i] = desk.raised[i]


# A whole match


@kernel
def contests(
    states: Shelf,
    desks: Desks,
    cells: Cells,
    segments: Places,
    eyes: Numbers,
    glimpse: Cells,
    ways: Row,
    standings: Numbers,
    results: Numbers,
    tallies: Cells,
    seed: int,
    stride: int,
    lots: int,
) -> int:
    """Play matches from the table in SEEN, each seat in its way; one for each row of the results. Return how many.

    Their seeds are `stride` apart, and those of what is drawn by lot 1. It ends before the first match of which the
    standings have no room for all decisions. A tally is the end of a state that has one.
    """
    for match in range(len(results)):
        decisions = contest(states, desks, cells, segments, eyes, glimpse, ways, standings, seed, lots)
        if decisions > len(standings):
            return match
        note_result(states[WORLD], standings, decisions, len(ways), results, match)
        start = cells.shape[1] - tallies.shape[1]  # type: ignore[attr-defined]  # grids of kernels are arrays
        for place in range(tallies.shape[1]):  # type: ignore[attr-defined]  # as above
            tallies[match, place] = cells[WORLD, start + place]
        seed += stride
        lots += 1
    return len(results)


@rule
def note_result(state: Record, standings: Numbers, decisions: int, seats: int, results: Numbers, match: int) -> None:
    """Write down how a match went."""
    results[match, DECISIONS] = decisions
    results[match, WON] = winners(state)
    results[match, ENDED] = ending(state)
    results[match, LEADS] = lead_changes(standings, decisions, seats)
    results[match, LAST] = trailing(standings, decisions // 2, seats) if decisions > 0 else 0
    for seat in range(seats):
        results[match, SCORES + seat] = score(state, seat)


@rule
def contest(
    states: Shelf,
    desks: Desks,
    cells: Cells,
    segments: Places,
    eyes: Numbers,
    glimpse: Cells,
    ways: Row,
    standings: Numbers,
    seed: int,
    lots_seed: int,
) -> int:
    """Play one match; `standings` gets the scores after each decision, as far as it has room. Return the decisions."""
    state, desk, lots = states[WORLD], desks[0], desks[1]
    states[WORLD] = states[SEEN]
    setup(state)
    seed_dice(desk, seed, 0)
    seats, decisions = settle(state, desk), 0
    for seat in range(len(ways)):
        lots.notes[seat] = 0
    while seats != 0:
        seat = lowest(seats)
        list_actions(state, seat, desk)
        share = draw_share(lots, lots_seed, seat, lots.notes[seat])
        lots.notes[seat] += 1
        if ways[seat] == AT_RANDOM:
            action = desk.actions[int(share * desk.count)]
        else:
            appraise_as(seat, states, desk, cells, segments, eyes, glimpse)
            best = highest(desk)
            action = nth_of(desk, best, int(share * count_of(desk, best)))
        step(state, seat, action)
        seats = settle(state, desk)
        if decisions < len(standings):
            for other in range(len(ways)):
                standings[decisions, other] = score(state, other)
        decisions += 1
    return decisions


@rule
def draw_share(lots: Desk, seed: int, seat: int, number: int) -> float:
    """What `random` of bots/lots.py draws first for this choice: a number from 0 to 1."""
    seed_dice(lots, seed, STRIDE * number + seat + 1)
    one, two, three, four = next_word(lots), next_word(lots), next_word(lots), next_word(lots)
    low = one + three + 1
    high = (two + four + (low >> 32)) & LOW32
    return ((high << 21) | ((low & LOW32) >> 11)) / FRACTION
