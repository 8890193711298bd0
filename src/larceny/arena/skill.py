"""Luck and skill: how much more often better players win, and how much the deal decides.

The second is measured as Goodman et al. do (arXiv 2503.02686): each deal is played again and again by equal players,
and the shares of the sides in the wins are looked at deal by deal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from larceny.arena.contest import decisions, ended
from larceny.arena.entrants import make_ready
from larceny.arena.intervals import Interval, of_shares, of_values, within
from larceny.arena.payoffs import hero_share
from larceny.arena.playing import Playing
from larceny.arena.swift import swift_for
from larceny.arena.workers import Played
from larceny.engine.game import Game
from larceny.engine.policy_kernels import WON
from larceny.engine.record import Vector

TIMES = 20  # that each deal is played
LOTS = 1 << 40  # seeds of what bots draw by lot, apart from those of deals
DRAWS = 4000  # deals that are imagined to see what chance alone would do


@dataclass(frozen=True)
class Rung:
    """How good players of some level are, and what the deal decides among equals of it."""

    level: str
    share: Interval  # of the wins, against the field
    span: Interval  # between the luckiest and the unluckiest side of a deal, in shares of the wins
    span_by_chance: float  # … if the deal decided nothing
    entropy: Interval  # of who wins a deal: 0 if the deal decides it, 1 if it decides nothing


class Repeats(Playing):
    """Deals that are played again and again by bots of one level, who draw other lots each time."""

    def __init__(self, game: Game, level: str, deals: int, seed: int = 0) -> None:
        super().__init__(game)
        self.level, self.deals, self.seed = level, deals, seed
        self.sides = game.start(seed).sides() or [[seat] for seat in range(game.players)]

    def prepare(self, matches: int) -> None:
        """Have compiled what the bots need."""
        make_ready(self.game, [self.level])
        self.swift = swift_for(self.game, [self.level], self.deals * TIMES, counted=False)

    def play(self, number: int) -> Played:
        """Play one deal, time and again; what each side won."""
        seed, names = self.seed + number, [self.level] * self.game.players
        lots = LOTS + TIMES * seed
        if self.swift is not None:
            won = self.swift.play_many(names, TIMES, seed, stride=0, lots=lots)[0][:, WON].tolist()
        else:
            won = [self._winners(names, seed, lots + i) for i in range(TIMES)]
        shares = [self._shares(winners) for winners in won]
        return {"number": number, "wins": np.mean(shares, axis=0).tolist()}

    def _winners(self, names: Sequence[str], seed: int, lots: int) -> int:
        match = self.game.start(seed)
        for _ in decisions(match, self.stable, names, lots):
            pass
        return sum(1 << seat for seat in ended(match).winners)

    def _shares(self, winners: int) -> list[float]:
        """What each side won of one match."""
        seats = [[winners >> seat & 1 for seat in side] for side in self.sides]
        return [sum(side) / winners.bit_count() for side in seats]


def share_of(hero: str, all_played: Sequence[Played]) -> Interval:
    """What a hero won, over deals in which he had every place once; in teams, both sides together."""
    deals: dict[int, list[float]] = defaultdict(list)
    for played in all_played:
        if played["hero"] == hero:
            deals[played["deal"]].append(hero_share(played))
    return of_shares([sum(shares) / len(shares) for shares in deals.values()])


def rung(level: str, share: Interval, deals: Sequence[Played]) -> Rung:
    """A level's luck and skill, from what was won of each deal."""
    wins = np.array([deal["wins"] for deal in deals])
    mean = wins.mean(axis=0)
    alone = np.random.default_rng(0).multinomial(TIMES, mean / mean.sum(), DRAWS) / TIMES
    by_chance = float(np.ptp(alone, axis=1).mean())
    span, open_to = (within(of_values(one), 0.0, 1.0) for one in (np.ptp(wins, axis=1), entropy(wins)))
    return Rung(level, share, span, by_chance, open_to)


def entropy(shares: Vector) -> Vector:
    """How open each row is: 0 if one has all, 1 if all have the same."""
    with np.errstate(divide="ignore", invalid="ignore"):
        bits: Vector = -np.where(shares > 0, shares * np.log(shares), 0.0).sum(axis=1)
    bits /= np.log(shares.shape[1])
    return bits
