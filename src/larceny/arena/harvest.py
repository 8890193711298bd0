"""What is kept of many games, column by column."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from larceny.arena.workers import Played
from larceny.engine.census import Column
from larceny.engine.game import Game
from larceny.engine.policy_kernels import DECISIONS, ENDED, LAST, LEADS, SCORES, WON
from larceny.engine.record import Vector


@dataclass(frozen=True)
class Harvest:
    """Games in the order of their numbers: a row for each in every array."""

    game: Game
    seed: int  # of the first game; the next has the next one
    results: Vector
    counts: Vector  # how often each column of the game's census occurred

    def __len__(self) -> int:
        return len(self.results)

    @property
    def decisions(self) -> Vector:
        """The length of each game."""
        return self.results[:, DECISIONS]

    @property
    def leads(self) -> Vector:
        """How often the lead changed."""
        return self.results[:, LEADS]

    @property
    def scores(self) -> Vector:
        """The scores by seat."""
        return self.results[:, SCORES:]

    @property
    def reasons(self) -> list[str]:
        """Why each game ended."""
        names = self.game.ruleset.reasons
        return [names[number - 1] for number in self.results[:, ENDED].tolist()]

    @property
    def wins(self) -> Vector:
        """What each seat won: 1, shared among the winners."""
        won = self._seats(WON)
        shares: Vector = won / won.sum(axis=1, keepdims=True)
        return shares

    @property
    def comebacks(self) -> Vector:
        """What those won, on average, who were last at half time; NaN where nobody was."""
        last = self._seats(LAST)
        with np.errstate(invalid="ignore"):
            found: Vector = (self.wins * last).sum(axis=1) / last.sum(axis=1)
        return found

    def _seats(self, column: int) -> Vector:
        """A set of seats as a row of 0 and 1."""
        seats: Vector = self.results[:, column, np.newaxis] >> np.arange(self.game.players) & 1
        return seats

    def count_of(self, column: Column) -> Vector:
        """How often something occurred in each game; 0 where the game, built from another text, has no such thing."""
        number = self.game.ruleset.census.numbers.get(column)
        return np.zeros(len(self), np.int32) if number is None else self.counts[:, number]

    def team_wins(self) -> Vector | None:
        """What each team won; None where each wins for himself."""
        teams = self.game.start(self.seed).sides()
        sets = np.array([sum(1 << seat for seat in team) for team in teams], np.int64)
        won: Vector = self.results[:, WON, np.newaxis] == sets
        return won.astype(np.float64) if teams else None


def gathered(game: Game, seed: int, parts: Iterable[Played]) -> Harvest:
    """What came back from a survey's portions, put together."""
    kept = list(parts)
    return Harvest(game, seed, *(np.concatenate([part[name] for part in kept]) for name in ("results", "counts")))
