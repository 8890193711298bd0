"""Search over worlds that a player cannot exclude, written once for all games.

Single-observer information set search: every simulation imagines a world from what the observer sees, chooses by what
was learnt, tries something new, and plays out the rest by the game's rule of thumb. A choice is known by what its
chooser is sure to see: the observer's own by all that he sees, the others' by what everybody sees. So no card that he
does not know can steer his choices, and none of his secrets theirs. Where several choose at the same time each does so
by regret matching, whose mean strategy may mix; else by upper confidence bounds over the actions that were there to be
chosen.
"""

from __future__ import annotations

import math

from larceny.engine.chance import below
from larceny.engine.desk import THOUSANDTHS, Desk
from larceny.engine.kernels import Desks, list_actions, settle
from larceny.engine.ledger import (
    DEEPEST,
    FINE,
    FLAT,
    KEY,
    KEYS,
    LISTED,
    MOST_ARMS,
    NOWHERE,
    REGRET,
    THERE,
    TRIED,
    WEIGHT,
    WHOLE,
    WORTH,
    Ledger,
    choice_of,
    enter_arm,
    find_arm,
    log_of,
)
from larceny.engine.policy_kernels import LAID_READY, SEEN, WORLD, appraise_practised, highest, play_on
from larceny.engine.promise import imagine, step, worth
from larceny.engine.record import Cells, Numbers, Places, Record, Shelf
from larceny.engine.redact import redact_all
from larceny.engine.rule import hot_rule, kernel, rule
from larceny.engine.seats import SPECTATOR_BIT, holds, lowest, only

Ledgers = list[Ledger]  # for the compiler an array of them

LEANING = 0.005 / THOUSANDTHS  # of a win, by which an action is worse that practice rates one lower

MOST_REGRET = 1 << 22  # regrets of all actions together stay below what dice can roll


@kernel
def search(
    states: Shelf,
    desks: Desks,
    ledgers: Ledgers,
    cells: Cells,
    segments: Places,
    eyes: Numbers,
    glimpse: Cells,
    simulations: int,
) -> int:
    """Simulate so many games from what the observer sees and note what comes of them; return the decisions in them."""
    state, desk, ledger = states[WORLD], desks[0], ledgers[0]
    decisions = 0
    for _ in range(simulations):
        if ledger.worlds > 0:
            states[WORLD] = states[LAID_READY + below(desk, ledger.worlds)]
        else:
            states[WORLD] = states[SEEN]
            imagine(state, ledger.observer, desk)
        begin_simulation(ledger)
        seats = settle(state, desk)
        while is_noted(ledger, seats):
            seat = ledger.observer if is_flat(ledger) and holds(seats, ledger.observer) else lowest(seats)
            list_actions(state, seat, desk)
            if desk.count > 1:
                choice = ledger.at_hand if seat == ledger.observer else choice_of(ledger.at_hand, seat)
                if not is_flat(ledger):
                    eyes[0, 0] = seat if seat == ledger.observer else SPECTATOR_BIT
                    redact_all(cells, segments, eyes, glimpse)
                    choice = choice_of(number_of(glimpse, ledger), seat)
                elif seat == ledger.observer:
                    list_considered(desk, ledger)
                    if ledger.practised > 0 and ledger.used == 0:
                        note_leanings(states, desk, ledger, cells, segments, eyes, glimpse)
                choose(desk, ledger, choice, seat)
                step(state, seat, desk.actions[ledger.chosen[ledger.depth - 1]])
            else:
                step(state, seat, desk.actions[0])
            decisions += 1
            ledger.asked &= ~only(seat)
            seats = settle(state, desk)
        decisions += play_on(states, desk, cells, segments, eyes, glimpse, seats, ledger)
        learn(state, ledger)
    return decisions


@hot_rule
def number_of(glimpse: Cells, ledger: Ledger) -> int:
    """The number by which what is seen is told from all else."""
    number = 0
    for place in range(glimpse.shape[1]):  # type: ignore[attr-defined]  # grids of kernels are arrays
        number += glimpse[0, place] * ledger.marks[place]
    return number & KEYS


# One simulation


@hot_rule
def begin_simulation(ledger: Ledger) -> None:
    """Nothing is noted yet."""
    ledger.together = 0
    ledger.asked = 0
    ledger.new = 0
    ledger.begun = 0
    ledger.depth = 0
    ledger.end = 0


@hot_rule
def is_flat(ledger: Ledger) -> bool:
    """Whether only the choice at hand is learnt about: all later ones are made by policy."""
    return ledger.reach == FLAT


@hot_rule
def is_noted(ledger: Ledger, seats: int) -> bool:
    """Whether the next choice is made by what was learnt, and noted; the rest of the game is played out.

    That ends with the first new try or beyond the search's reach, but not in the middle of a simultaneous choice.
    """
    several = seats & (seats - 1) != 0
    begins = seats & ~ledger.asked != 0
    ledger.together = 1 if several or (ledger.together == 1 and not begins) else 0
    ledger.asked = seats
    if is_flat(ledger):
        ledger.together *= ledger.mixes
        return seats != 0 and (ledger.depth == 0 or (ledger.together == 1 and not begins))
    if seats == 0 or ledger.depth == DEEPEST or ledger.end >= LISTED:
        return False
    if ledger.together == 1 and not begins:
        return True
    ledger.begun += 1
    return ledger.new == 0 and ledger.begun <= ledger.reach


@rule
def list_considered(desk: Desk, ledger: Ledger) -> None:
    """List, of what the observer may do now, only what is worth a thought, if that was said."""
    if ledger.considers > 0:
        desk.count = ledger.considers
        for i in range(desk.count):
            desk.actions[i] = ledger.considered[i]


@rule
def note_leanings(
    states: Shelf, desk: Desk, ledger: Ledger, cells: Cells, segments: Places, eyes: Numbers, glimpse: Cells
) -> None:
    """Note how much worse than the best each listed action is by what practice has taught."""
    appraise_practised(ledger.observer, states, desk, cells, segments, eyes, glimpse)
    best = highest(desk)
    for i in range(desk.count):
        ledger.leanings[i] = desk.values[i] - best


@rule
def choose(desk: Desk, ledger: Ledger, choice: int, seat: int) -> None:
    """Choose one of the listed actions and note it: one never tried, or by regret, or by its upper bound."""
    untried = list_arms(desk, ledger, choice)
    depth = ledger.depth
    ledger.blended[depth] = 1 if untried == 0 and ledger.together == 1 else 0
    if untried > 0:
        chosen = pick_untried(desk, ledger, choice, below(desk, untried))
    elif ledger.together == 1:
        chosen = pick_by_regret(desk, ledger)
    else:
        chosen = pick_by_bound(desk, ledger)
    ledger.seats[depth] = seat
    ledger.chosen[depth] = chosen
    ledger.end += desk.count
    ledger.depth += 1


@hot_rule
def list_arms(desk: Desk, ledger: Ledger, choice: int) -> int:
    """List the places of the arms that are there; return how many were never tried."""
    untried = 0
    ledger.starts[ledger.depth] = ledger.end
    ledger.counts[ledger.depth] = desk.count
    for i in range(desk.count):
        place = find_arm(ledger, choice, desk.actions[i])
        ledger.listed[ledger.end + i] = place
        if ledger.arms[place, TRIED] == 0:
            untried += 1
        else:
            ledger.arms[place, THERE] += 1
    return untried


@rule
def pick_untried(desk: Desk, ledger: Ledger, choice: int, skipped: int) -> int:
    """The untried arm after so many others; it goes into the table if that has room."""
    chosen = 0
    place = ledger.listed[ledger.end]
    while ledger.arms[place, TRIED] > 0 or skipped > 0:
        skipped -= 1 if ledger.arms[place, TRIED] == 0 else 0
        chosen += 1
        place = ledger.listed[ledger.end + chosen]
    ledger.new = 1
    if ledger.arms[place, KEY] == 0:
        if ledger.used < MOST_ARMS:
            enter_arm(ledger, place, choice, desk.actions[chosen])
        else:
            ledger.listed[ledger.end + chosen] = NOWHERE
    ledger.arms[place, THERE] += 1 if ledger.arms[place, KEY] != 0 else 0
    return chosen


@rule
def pick_by_bound(desk: Desk, ledger: Ledger) -> int:
    """The arm that may be the best: its mean, and more the less it was tried of the times that it was there.

    What practice has taught of it counts as if it had been tried so often with that result.
    """
    explore = ledger.explore / THOUSANDTHS
    taught = ledger.practised
    usual = mean_of_all(desk, ledger) if taught > 0 else 0.0
    best = -1.0
    chosen = 0
    for i in range(desk.count):
        place = ledger.listed[ledger.end + i]
        tried = ledger.arms[place, TRIED] + taught
        doubt = math.sqrt(log_of(ledger, ledger.arms[place, THERE]) / FINE / tried)
        expected = taught * (usual + LEANING * ledger.leanings[i])
        bound = (ledger.arms[place, WORTH] / WHOLE + expected) / tried + explore * doubt
        if bound > best:
            best = bound
            chosen = i
    return chosen


@rule
def mean_of_all(desk: Desk, ledger: Ledger) -> float:
    """What the arms that are there have brought together, each time that one of them was tried."""
    worth = 0
    tried = 0
    for i in range(desk.count):
        place = ledger.listed[ledger.end + i]
        worth += ledger.arms[place, WORTH]
        tried += ledger.arms[place, TRIED]
    return worth / WHOLE / tried


@rule
def pick_by_regret(desk: Desk, ledger: Ledger) -> int:
    """An arm with the odds of its regret; blindly now and then, and while nothing is regretted."""
    total = total_regret(ledger, ledger.end, desk.count)
    if total == 0 or below(desk, ledger.blends) == 0:
        return below(desk, desk.count)
    left = below(desk, total)
    chosen = 0
    while left >= ledger.arms[ledger.listed[ledger.end + chosen], REGRET]:
        left -= ledger.arms[ledger.listed[ledger.end + chosen], REGRET]
        chosen += 1
    return chosen


@hot_rule
def total_regret(ledger: Ledger, start: int, count: int) -> int:
    """The regret of all arms listed at a choice."""
    total = 0
    for i in range(start, start + count):
        total += ledger.arms[ledger.listed[i], REGRET]
    return total


# What came of it


@rule
def learn(state: Record, ledger: Ledger) -> None:
    """Credit each choice of the simulation with what it was worth to its chooser: as a rule his share in the win."""
    for depth in range(ledger.depth):
        gain = worth(state, ledger.seats[depth])
        if ledger.blended[depth] == 1:
            regret(ledger, depth, gain)
        place = ledger.listed[ledger.starts[depth] + ledger.chosen[depth]]
        if place != NOWHERE:
            ledger.arms[place, TRIED] += 1
            ledger.arms[place, WORTH] += gain
    if ledger.considers == 1:
        for seat in range(ledger.players):
            ledger.sums[seat] += worth(state, seat)


@rule
def regret(ledger: Ledger, depth: int, gain: int) -> None:
    """Regret each arm that was there by how much better it does than what was played.

    What an arm would have brought is its mean so far; for the one chosen that is put right by what came, divided by
    the odds with which it was chosen: so the estimate is true on average, and steadier than without the mean.
    """
    start, count = ledger.starts[depth], ledger.counts[depth]
    total = total_regret(ledger, start, count)
    chosen = ledger.listed[start + ledger.chosen[depth]]
    blind = 1 / ledger.blends if total > 0 else 1.0
    odds = blind / count + (1 - blind) * share_of(ledger, chosen, total, count)
    surprise = (gain - mean_of(ledger, chosen)) / odds
    expected = surprise * share_of(ledger, chosen, total, count)
    for i in range(start, start + count):
        expected += share_of(ledger, ledger.listed[i], total, count) * mean_of(ledger, ledger.listed[i])
    for i in range(start, start + count):
        place = ledger.listed[i]
        ledger.arms[place, WEIGHT] += int(share_of(ledger, place, total, count) * FINE)
        missed = mean_of(ledger, place) - expected + (surprise if place == chosen else 0.0)
        ledger.arms[place, REGRET] = min(max(ledger.arms[place, REGRET] + int(missed), 0), MOST_REGRET)


@hot_rule
def mean_of(ledger: Ledger, place: int) -> float:
    """What an arm has brought on average."""
    return ledger.arms[place, WORTH] / ledger.arms[place, TRIED]


@hot_rule
def share_of(ledger: Ledger, place: int, total: int, count: int) -> float:
    """How much of the mixed strategy is this arm."""
    return ledger.arms[place, REGRET] / total if total > 0 else 1 / count
