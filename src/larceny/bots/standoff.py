"""Two choose at the same time whether to commit themselves, and both lose if both do: solved exactly.

Who is always bold there, or never, can be read and is beaten; so can a bot that answers what it expects. The four cases
are valued by simulated games, and the bot commits itself with the odds of the equilibrium. A game says in its
standoff.py when it has come to that (`rival`), and what commits a player (`commitments`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from larceny.engine.desk import offer
from larceny.engine.game import Game
from larceny.engine.kernel_set import OF_A_POLICY
from larceny.engine.record import Record, Vector
from larceny.engine.search import Search
from larceny.engine.seats import holds
from larceny.engine.sight import Sight

WORLDS = 96  # that are imagined
COMMIT, STAY = range(2)

Matrix = Sequence[Sequence[float]]  # by what the first does, then by what the second does: COMMIT or STAY


def odds_to_commit(own: Matrix, his: Matrix) -> float:
    """How often the first player commits himself in equilibrium.

    In the mixed one, where there is one; but if both would rather do the same, that would be the worst of three: then
    both do what they lose less by if the other does not.
    """
    turned = [[his[row][column] for row in range(2)] for column in range(2)]
    x, y = _indifferent(turned), _indifferent(own)
    if x is None or y is None:
        return float(any(_is_stable(own, turned, COMMIT, column) for column in range(2)))
    if own[COMMIT][COMMIT] > own[STAY][COMMIT] and turned[COMMIT][COMMIT] > turned[STAY][COMMIT]:
        return float(_loss(own, COMMIT) * _loss(turned, COMMIT) >= _loss(own, STAY) * _loss(turned, STAY))
    return x


def _is_stable(own: Matrix, turned: Matrix, row: int, column: int) -> bool:
    """Whether neither gains by doing otherwise."""
    return own[row][column] >= own[1 - row][column] and turned[column][row] >= turned[1 - column][row]


def _loss(gains: Matrix, way: int) -> float:
    """What it costs to do otherwise if the other does this."""
    return gains[way][way] - gains[1 - way][way]


def _indifferent(gains: Matrix) -> float | None:
    """How often the other must commit himself that both rows bring the same; None if one row is always better."""
    bold, shy = gains[COMMIT][COMMIT] - gains[STAY][COMMIT], gains[COMMIT][STAY] - gains[STAY][STAY]
    return shy / (shy - bold) if bold * shy < 0 else None


@dataclass(frozen=True)
class Standoff:
    """The choice of a seat that may commit itself, and of its rival."""

    game: Game
    seen: Sight
    seat: int
    rival: int

    @classmethod
    def found(cls, game: Game, seen: Sight, seat: int) -> Standoff | None:
        """The one that a seat is in, if any."""
        if not game.ruleset.brings("standoff", "rival"):
            return None
        rival = game.ruleset.module("standoff").rival(seen, seat)
        return None if rival is None else cls(game, seen, seat, rival)

    def commitments(self, state: Record | Sight, seat: int) -> list[int]:
        """The actions by which a seat commits itself, each as good as another; none if it cannot."""
        actions: list[int] = self.game.ruleset.module("standoff").commitments(state, seat)
        return actions

    def odds(self, search: Search, stays: int, seed: int, simulate: Callable[[Search], None]) -> float | None:
        """How often to commit oneself rather than play `stays`; None if one of the four cases was not simulated."""
        dice = np.random.default_rng(seed)
        worlds = [world for world in self._imagined(self.seen, self.seat, dice) if self._both_wait(world)]
        bold = [world for world in worlds if self.commitments(world, self.rival)]
        commits = self.commitments(self.seen, self.seat)[0]
        laid = [self._decided(bold, COMMIT), self._decided(worlds, STAY)]
        if not len(laid[COMMIT]) or not len(laid[STAY]):
            return float(not len(laid[STAY]))
        values: list[list[float]] = []
        for action, ready in product((commits, stays), laid):
            search.begin(self.seen, self.seat, seed, worlds=ready, considered=[action])
            simulate(search)
            if not search.simulations:
                return None
            values.append(search.shares())
        means = values[:2], values[2:]
        own = [[cell[self.seat] for cell in row] for row in means]
        his = [[cell[self.rival] for cell in row] for row in means]
        return self._solved(own, his, len(bold) / len(worlds), self._as_feared(worlds, dice))

    def _solved(self, own: Matrix, his: Matrix, able: float, feared: float) -> float:
        """Nobody knows whether the other can: who cannot stays."""
        expected = [[able * row[COMMIT] + (1 - able) * row[STAY], row[STAY]] for row in own]
        mixed = [feared * his[COMMIT][column] + (1 - feared) * his[STAY][column] for column in range(2)]
        return odds_to_commit(expected, [mixed, his[STAY]])

    # Worlds

    def _imagined(self, seen: Sight, seat: int, dice: np.random.Generator) -> list[Record]:
        return [self.game.imagine(seen, seat, int(dice.integers(2**62))) for _ in range(WORLDS)]

    def _both_wait(self, world: Record) -> bool:
        waiting = self.game.ruleset.promised["movers"](world)
        return bool(holds(waiting, self.seat) and holds(waiting, self.rival))

    def _as_feared(self, worlds: Sequence[Record], dice: np.random.Generator) -> float:
        """How likely the rival holds it that this seat can commit itself."""
        minds = [self.game.observe(world.vector, self.rival) for world in worlds[: WORLDS // 2]]
        imagined = [self.game.imagine(mind, self.rival, int(dice.integers(2**62))) for mind in minds]
        return sum(bool(self.commitments(world, self.seat)) for world in imagined) / len(imagined)

    def _decided(self, worlds: Sequence[Record], way: int) -> Vector:
        """These worlds after the rival's choice, which nobody sees yet; without those in which he has none."""
        decided = []
        for world in worlds:
            action = self.commitments(world, self.rival)[0] if way == COMMIT else self._stay_of_rival(world)
            if action is not None:
                after = self.game.ruleset.State(world.vector.copy())
                self.game.ruleset.promised["step"](after, self.rival, action)
                decided.append(after.vector)
        return np.array(decided, np.int16)

    def _stay_of_rival(self, world: Record) -> int | None:
        """What he plays by rule of thumb if he does not commit himself."""
        ruleset = self.game.ruleset
        desk, run = ruleset.Desk(), ruleset.if_ready(OF_A_POLICY)
        bold = self.commitments(world, self.rival)
        for action in self.game.legal_in(world.vector, self.rival):
            if action not in bold:
                offer(desk, action)
        if desk.count == 0:
            return None
        seen = self.game.redacted(world.vector, self.rival)
        run.weigh_up(run.pane(ruleset.State, seen), run.pane(ruleset.Desk, desk.vector), self.rival)
        best = max(range(desk.count), key=lambda place: desk.values[place])
        return desk.actions[best]
