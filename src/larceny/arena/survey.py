"""Games that are played to see what they are like: what is kept of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from larceny.arena.contest import decisions, ended
from larceny.arena.entrants import Stable, make_ready
from larceny.arena.playing import Playing
from larceny.arena.swift import pays, swift_for
from larceny.arena.workers import Played
from larceny.engine.course import lead_changes, trailing
from larceny.engine.game import Game
from larceny.engine.match import Match, Outcome
from larceny.engine.policy_kernels import DECISIONS, ENDED, LAST, LEADS, SCORES, WON
from larceny.engine.record import Vector

PORTION = 500  # games that are played compiled at one go


class Survey(Playing):
    """Matches of one game between the same bots; match number i of a seed is the same in any run.

    They are asked for in portions: compiled, a match takes less time than asking for it.
    """

    def __init__(self, game: Game, levels: Sequence[str], games: int, seed: int = 0) -> None:
        super().__init__(game)
        self.levels, self.games, self.seed = tuple(levels), games, seed
        self.size = PORTION if pays(game, levels, games) else 1

    @property
    def portions(self) -> range:
        """The numbers of all portions."""
        return range(-(-self.games // self.size))

    def prepare(self, matches: int) -> None:
        """Have compiled what the bots need, or whole matches between them if there are many."""
        make_ready(self.game, self.levels)
        self.swift = swift_for(self.game, self.levels, self.games, counted=True)

    def play(self, number: int) -> Played:
        """Play a portion of the matches."""
        first = number * self.size
        count = min(self.size, self.games - first)
        if self.swift is not None:
            results, counts = self.swift.play_many(self.levels, count, self.seed + first)
        else:
            played = [self._play_one(self.seed + first + i) for i in range(count)]
            results, counts = (np.array([one[part] for one in played]) for part in range(2))
        return {"number": number, "results": results, "counts": counts.astype(np.int32)}

    def _play_one(self, seed: int) -> tuple[Vector, list[int]]:
        match = self.game.start(seed)
        standings = [match.standing() for _ in decisions(match, self.stable, self.levels, seed)]
        return result_of(match, standings), self.game.ruleset.census.count(match.events())


def result_of(match: Match, standings: Sequence[Sequence[int]]) -> Vector:
    """What is kept of a match, as compiled play keeps it (engine/policy_kernels.py)."""
    outcome, seats, ruleset = ended(match), match.game.players, match.game.ruleset
    scores = np.array(standings, np.int64).reshape(-1, seats)
    result = np.zeros(SCORES + seats, np.int64)
    result[DECISIONS] = len(scores)
    result[WON] = sum(1 << seat for seat in outcome.winners)
    result[ENDED] = ruleset.reasons.index(outcome.reason) + 1
    result[LEADS] = lead_changes(scores, len(scores), seats)
    result[LAST] = trailing(scores, len(scores) // 2, seats) if len(scores) else 0
    result[SCORES:] = outcome.scores
    return result


def outcomes(game: Game, levels: Sequence[str], games: int, seed: int) -> Iterator[tuple[Outcome, int]]:
    """How matches between bots end, in this process, and how many decisions lead there.

    What has to be compiled is compiled before the first is asked for.
    """
    swift, stable = swift_for(game, levels, games, counted=False), Stable(game)

    def one(number: int) -> tuple[Outcome, int]:
        if swift is not None:
            return swift.play(levels, number)
        match = game.start(number)
        made = sum(1 for _ in decisions(match, stable, levels, number))
        return ended(match), made

    return map(one, range(seed, seed + games))
