"""The desk beside a table: the dice, and the lists that rules fill in. Rules take it whole, as they take a state."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from larceny.engine.record import Record, Row, cell, row
from larceny.engine.rule import hot_rule, rule

DICE = 4  # words of a generator
NOBODY = -2  # no seat, nor chance
NOTES = 128  # numbers that a rule of thumb may note
FLAGS = 64  # that may be raised of a table or of an action
NEURONS = 48  # that they may stir (engine/practice.py)
THOUSANDTHS = 1000  # how values and other parts of a whole are counted: integers are the same on every machine


def desk_for(action_count: int, outcome_count: int) -> type[Desk]:
    """The desk of a game with so many actions and outcomes of chance."""

    class SizedDesk(Desk):
        dice: Row = row(DICE)  # the generator's state, words below 2**32
        ply: int = cell()  # actions so far, chance's too
        movers: int = cell()  # what movers() says now
        first: int = cell()  # the lowest of them, whose legal actions are listed; or NOBODY
        rolls: int = cell()  # 1 if the dice roll for chance, 0 if the caller does
        count: int = cell()  # how many legal actions are listed
        choices: int = cell()  # how many outcomes of chance are listed
        total: int = cell()  # the sum of their weights
        actions: Row = row(action_count)  # the actions' numbers
        outcomes: Row = row(outcome_count)  # the outcomes' numbers
        weights: Row = row(outcome_count)  # … and their integer weights
        values: Row = row(action_count)  # how good each listed action seems, in thousandths
        reasons: Row = row(action_count)  # … and why: its place among the policy's REASONS
        notes: Row = row(NOTES)  # what a policy works out once for all actions
        overlooks: int = cell()  # kinds of facts that a player takes no notice of, as bits; each game has its own
        blindness: int = cell()  # how many of a thousand choices the others are held to make blindly
        raised: Row = row(FLAGS)  # flags of what holds of the table, or of an action
        raised_count: int = cell()  # … how many
        neuron_count: int = cell()  # how many neurons there are
        neurons: Row = row(NEURONS)  # what the table's flags add up to
        pulls: Row = row(NEURONS)  # … and the action's

    return SizedDesk


class Desk(Record):
    """What every desk has; its fields are declared in desk_for, once the game's sizes are known."""

    CELL: ClassVar[np.dtype[np.int64]] = np.dtype("<i8")

    dice: Row
    ply: int
    movers: int
    first: int
    rolls: int
    count: int
    choices: int
    total: int
    actions: Row
    outcomes: Row
    weights: Row
    values: Row
    reasons: Row
    notes: Row
    overlooks: int
    blindness: int
    raised: Row
    raised_count: int
    neuron_count: int
    neurons: Row
    pulls: Row


@hot_rule
def offer(desk: Desk, action: int) -> None:
    """List one more legal action."""
    desk.actions[desk.count] = action
    desk.count += 1


@hot_rule
def offer_if(desk: Desk, count: int, action: int, legal: int) -> int:
    """After `count` listed actions list one more if it is legal; return how many there are now, for desk.count.

    Where many are asked about and either answer is as likely this is quicker than `offer`: nothing is jumped over,
    and the count need not go through memory. There must be room in any case, so not all actions may be legal at once.
    """
    desk.actions[count] = action
    return count + legal


@rule
def clear_outcomes(desk: Desk) -> None:
    """Take all outcomes off the list."""
    desk.choices = 0
    desk.total = 0


@rule
def weigh(desk: Desk, outcome: int, weight: int) -> None:
    """List one more outcome that chance may bring."""
    desk.outcomes[desk.choices] = outcome
    desk.weights[desk.choices] = weight
    desk.choices += 1
    desk.total += weight


@hot_rule
def rate(desk: Desk, place: int, value: int, reason: int) -> None:
    """Say of one listed action how good it seems, and why."""
    desk.values[place] = value
    desk.reasons[place] = reason
