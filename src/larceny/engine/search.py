"""A search from one seat's view: the memory that its kernel works on, and what it has found."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from larceny.engine.chance import seed_dice
from larceny.engine.desk import THOUSANDTHS
from larceny.engine.game import Game
from larceny.engine.kernel_set import Kernels
from larceny.engine.ledger import (
    DEEPEST,
    FINE,
    FLAT,
    LOGS,
    ROOM,
    THERE,
    TRIED,
    WEIGHT,
    WHOLE,
    WORTH,
    choice_of,
    find_arm,
)
from larceny.engine.policy_kernels import ALWAYS, GLIMPSE, LAID_READY, SEEN
from larceny.engine.record import Record, Vector
from larceny.engine.search_kernels import number_of

MARKS_SEED = 7  # any: the numbers of views are the same in every process
BLIND = 100  # of a thousand choices in playouts are made blindly: simulated players err, and do not all err alike


@dataclass(frozen=True)
class Arm:
    """What a search has found out about one action."""

    action: int
    tried: int  # simulations that chose it
    there: int  # … that could have
    value: float  # its seat's mean share in the win when it was chosen
    weight: float  # its part in the mean strategy of a simultaneous choice; 0 elsewhere


class Search:
    """Looks ahead for one seat, from its redacted state and nothing else. One search at a time."""

    def __init__(
        self,
        game: Game,
        *,
        explore: float = 0.7,
        blends: int = 8,
        reach: int | None = None,
        blind: int = BLIND,
        practised: int = 0,
    ) -> None:
        self.game = game
        self.simulations = 0  # since it began
        self.decisions = 0  # of players, in all of them
        ruleset = game.ruleset
        self._states = np.zeros((LAID_READY, ruleset.State.SIZE), np.int16)
        self._desks = np.zeros((1, ruleset.Desk.SIZE), np.int64)
        self._ledgers = np.zeros((1, ruleset.Ledger.SIZE), np.int64)
        self._eyes = np.zeros((1, 1), np.int64)
        self.ledger = ruleset.Ledger(self._ledgers[0])
        self.ledger.players = game.players
        self.ledger.explore, self.ledger.blends = round(THOUSANDTHS * explore), blends
        # Where a rule of thumb plays on, it knows more of later choices than few tries have taught.
        self.ledger.reach = reach or (FLAT if ruleset.has_policy else DEEPEST)
        self.ledger.practised = practised if ruleset.practice else 0
        flat = self.ledger.reach == FLAT
        assert flat or not self.ledger.practised, "what practice has taught rates the choice at hand and no later one"
        ruleset.Desk(self._desks[0]).neuron_count = ruleset.practice.neurons
        self.expect([blind if ruleset.has_policy else ALWAYS] * game.players)
        fields = ruleset.Ledger.FIELDS
        self._ledgers[0, fields["marks"].start : fields["marks"].stop] = _marks(ruleset.State.SIZE)
        self._ledgers[0, fields["logs"].start : fields["logs"].stop] = _logarithms()
        self._arms = self._ledgers[0, fields["arms"].start : fields["arms"].stop].reshape(ROOM, -1)

    def expect(self, blind: Sequence[int]) -> None:
        """From now on each seat makes so many of a thousand choices blindly in playouts."""
        for seat, rate in enumerate(blind):
            self.ledger.blind[seat] = rate

    def begin(
        self,
        seen: Record,
        seat: int,
        seed: int,
        *,
        worlds: Vector | None = None,
        considered: Sequence[int] = (),
        mixes: bool = False,
        stream: int = 0,
    ) -> None:
        """Start anew for a seat that sees this; the same seed finds the same, and each stream of it something else.

        `worlds`, a row each, are those from which simulations start, if not from any that the seat cannot exclude;
        `considered` are the actions that are tried, if not all. Where others choose at the same time and it `mixes`,
        they learn too, all by regret matching: so none of them can be read.
        """
        laid_ready = self._states[:0] if worlds is None else worlds
        self._states = np.concatenate([self._states[:LAID_READY], laid_ready])
        self._states[SEEN] = seen.vector
        self.ledger.worlds = len(laid_ready)
        self.ledger.mixes = int(mixes)
        self.ledger.considers = len(considered)
        for place, action in enumerate(sorted(considered)):
            self.ledger.considered[place] = action
        self.ledger.observer = seat
        self.ledger.at_hand = choice_of(number_of(self._states[SEEN : SEEN + 1].data, self.ledger), seat)
        self.ledger.used = 0
        for place in range(self.game.players):
            self.ledger.sums[place] = 0
        self.decisions = 0
        self.simulations = 0
        self._arms[:] = 0
        desk = self.game.ruleset.Desk(self._desks[0])
        others = [self.ledger.blind[other] for other in range(self.game.players) if other != seat]
        desk.blindness = sum(others) // len(others)
        seed_dice(desk, seed, stream)

    def run(self, simulations: int, run: Kernels) -> None:
        """Simulate so many games more, without the GIL if compiled."""
        ruleset = self.game.ruleset
        states, desks = run.shelf(ruleset.State, self._states), run.shelf(ruleset.Desk, self._desks)
        ledgers = run.shelf(ruleset.Ledger, self._ledgers)
        glimpse = self._states[GLIMPSE : GLIMPSE + 1]
        grids = map(run.grid, (self._states, ruleset.segments, self._eyes, glimpse))
        self.simulations += simulations
        self.decisions += run.search(states, desks, ledgers, *grids, simulations)

    def arms(self, actions: Sequence[int]) -> list[Arm]:
        """What was found about these actions of the searching seat."""
        rows = [self._arms[find_arm(self.ledger, self.ledger.at_hand, action)] for action in actions]
        return [_arm(action, row) for action, row in zip(actions, rows, strict=True)]

    def shares(self) -> list[float]:
        """What the simulated games were worth to each seat on average, if but one action was considered."""
        assert self.ledger.considers == 1, "what all seats gain is counted for one action only"
        return [self.ledger.sums[seat] / WHOLE / self.simulations for seat in range(self.game.players)]


def _arm(action: int, row: Vector) -> Arm:
    tried, there, worth, weight = (int(row[column]) for column in (TRIED, THERE, WORTH, WEIGHT))
    return Arm(action, tried, there, worth / WHOLE / tried if tried else 0.0, weight / FINE)


def added_up(found: Sequence[Sequence[Arm]]) -> list[Arm]:
    """What several searches have found about the same actions."""
    return list(found[0]) if len(found) == 1 else [_sum(arms) for arms in zip(*found, strict=True)]


def _sum(arms: Sequence[Arm]) -> Arm:
    tried = sum(arm.tried for arm in arms)
    worth = sum(arm.value * arm.tried for arm in arms)
    weight = sum(arm.weight for arm in arms)
    return Arm(arms[0].action, tried, sum(arm.there for arm in arms), worth / tried if tried else 0.0, weight)


@functools.cache
def _marks(size: int) -> Vector:
    return np.random.default_rng(MARKS_SEED).integers(1, 2**62, size, np.int64)


@functools.cache
def _logarithms() -> Vector:
    return np.array([0, *(round(math.log(number) * FINE) for number in range(1, LOGS))], np.int64)
