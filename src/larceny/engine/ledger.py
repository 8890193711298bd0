"""The ledger of a search: every choice that it has met, and what came of each way to choose."""

from __future__ import annotations

import math
from typing import ClassVar

import numpy as np

from larceny.engine.record import Grid, Record, Row, cell, grid, row
from larceny.engine.rule import hot_rule, rule

ROOM = 1 << 15  # arms that there are places for: the memory of a search is bounded
MOST_ARMS = ROOM // 4 * 3  # that are used: a table that is too full is slow to search
DEEPEST = 128  # choices of one simulation that are noted; the rest is played out
MOST_SEATS = 8
FLAT = 1  # … if only one choice is, it is the observer's
NOWHERE = -1  # the place of an arm for which there was no room
LISTED = 4096  # arms that may be listed at these choices before the simulation stops noting

# Columns of an arm: one line of the processor's cache.
KEY, TRIED, THERE, WORTH, REGRET, WEIGHT, COLUMNS = 0, 1, 2, 3, 4, 5, 8

WHOLE = 840  # what a win is worth: it can be shared evenly by up to eight winners
FINE = 1 << 16  # parts in which logarithms and weights are counted

LOGS = 1 << 11  # logarithms that are listed
LOGS_SHIFT = 10  # … of larger numbers by leaving out so many bits
LOG_OF_SHIFT = round(math.log(1 << LOGS_SHIFT) * FINE)

KEYS = (1 << 62) - 1  # keys are below this
SEAT_STRIDE, ACTION_STRIDE = 0x1F83D9ABFB41BD6, 0x9E3779B97F4A7  # spread seats and actions over the keys


def ledger_for(state_size: int, action_count: int) -> type[Ledger]:
    """The ledger of a game with states so large and so many actions."""

    class SizedLedger(Ledger):
        players: int = cell()
        observer: int = cell()  # for whom is searched
        at_hand: int = cell()  # the number of the choice that he has
        explore: int = cell()  # how curious it is, in thousandths
        blends: int = cell()  # one in so many simultaneous choices is made blindly
        reach: int = cell()  # how many choices, one after the other, are made by what was learnt
        mixes: int = cell()  # 1 if all who choose now, at the same time, learn by regret; else but the observer learns
        worlds: int = cell()  # how many are laid ready to be drawn from; 0: each is imagined
        considers: int = cell()  # how many of the actions at hand are tried; 0: all
        considered: Row = row(action_count)  # … their numbers, ascending
        blind: Row = row(MOST_SEATS)  # how many of a thousand choices in playouts each seat makes blindly
        practised: int = cell()  # simulations that tell as much as practice; the observer plays on by it. 0: he has not
        leanings: Row = row(action_count)  # how much worse than the best that holds each action at hand, in thousandths
        sums: Row = row(MOST_SEATS)  # if but one action is tried: what the simulated games were worth to each seat
        used: int = cell()  # arms in the table
        arms: Grid = grid(ROOM, COLUMNS)  # the table, by key; a place is empty if its key is 0
        marks: Row = row(state_size)  # random numbers by which a view is told from all others
        logs: Row = row(LOGS)  # natural logarithms in FINE parts

        # The simulation at hand.
        together: int = cell()  # 1 while several seats choose at the same time
        asked: int = cell()  # the seats that had to choose when one last did
        new: int = cell()  # 1 when it has tried something for the first time
        begun: int = cell()  # how many choices have begun: simultaneous ones are one
        depth: int = cell()  # how many choices it has noted
        end: int = cell()  # how many arms are listed at them
        seats: Row = row(DEEPEST)  # who chose
        starts: Row = row(DEEPEST)  # where the arms that were there are listed
        counts: Row = row(DEEPEST)  # … how many
        chosen: Row = row(DEEPEST)  # … and which of them was chosen
        blended: Row = row(DEEPEST)  # 1 if it was chosen by regret
        listed: Row = row(LISTED + action_count)  # places of arms

    return SizedLedger


class Ledger(Record):
    """What every ledger has; its fields are declared in ledger_for, once the game's sizes are known."""

    CELL: ClassVar[np.dtype[np.int64]] = np.dtype("<i8")

    players: int
    observer: int
    at_hand: int
    explore: int
    blends: int
    reach: int
    mixes: int
    worlds: int
    considers: int
    considered: Row
    blind: Row
    practised: int
    leanings: Row
    sums: Row
    used: int
    arms: Grid
    marks: Row
    logs: Row
    together: int
    asked: int
    new: int
    begun: int
    depth: int
    end: int
    seats: Row
    starts: Row
    counts: Row
    chosen: Row
    blended: Row
    listed: Row


# A choice is one that a seat has when something is seen; an arm is one way to choose. Both are told apart by numbers
# that are as good as unique; there is no tree beside the table.


@hot_rule
def choice_of(view: int, seat: int) -> int:
    """The number of what a seat has to choose when this is seen."""
    return (view + (seat + 1) * SEAT_STRIDE) & KEYS


@hot_rule
def key_of(choice: int, action: int) -> int:
    """The key of an arm; never 0."""
    return ((choice + action * ACTION_STRIDE) & KEYS) | 1 << 62


@hot_rule
def find_arm(ledger: Ledger, choice: int, action: int) -> int:
    """The place of an arm or, if it is not in the table, an empty place for it. Arms of a choice are neighbours."""
    key = key_of(choice, action)
    place = (choice + action) & (ROOM - 1)
    while ledger.arms[place, KEY] != key and ledger.arms[place, KEY] != 0:
        place = (place + 1) & (ROOM - 1)
    return place


@rule
def enter_arm(ledger: Ledger, place: int, choice: int, action: int) -> None:
    """Put an arm at its empty place."""
    ledger.arms[place, KEY] = key_of(choice, action)
    ledger.used += 1


@hot_rule
def log_of(ledger: Ledger, number: int) -> int:
    """The natural logarithm in FINE parts: listed, so that it is the same on every machine."""
    if number < LOGS:
        return ledger.logs[number]
    return ledger.logs[min(number >> LOGS_SHIFT, LOGS - 1)] + LOG_OF_SHIFT
