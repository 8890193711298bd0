"""How the others play: by a rule of thumb, or rather blindly.

Somebody who is simulated as cleverer than he is, or as more foolish, is answered wrongly. What he chose at the same
time as the bot shows it: in worlds that the bot could not exclude then, how likely was that by the rule of thumb, and
how likely at random? What the others held is imagined, so nothing goes in that the bot may not know.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from larceny.engine.chance import seed_dice
from larceny.engine.game import Game
from larceny.engine.kernel_set import OF_A_JUDGE
from larceny.engine.policy_kernels import ALWAYS, GLIMPSE, LAID_READY, NO_CHOICE, SEEN
from larceny.engine.record import Vector
from larceny.engine.search import BLIND
from larceny.engine.seats import CHANCE
from larceny.engine.sight import Sight

WORLDS = 512  # that are imagined for one choice of the others
RATES = (BLIND, 300, 600, ALWAYS)  # how many of a thousand choices somebody may make blindly
PRIOR = (0.85, 0.05, 0.05, 0.05)  # how likely each of these is before anything is known
ALIKE = 0.85  # how likely somebody is as most at his table are
MIXED = tuple(  # how likely somebody has each rate, by the one that most have
    tuple((1 - ALIKE) * prior + ALIKE * (rate == common) for rate, prior in zip(RATES, PRIOR, strict=True))
    for common in RATES
)

Likely = list[float]  # how likely each rate makes what was seen, beside the others


class Manners:
    """What a bot has made out about the others in one match."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.evidence: list[Likely] = [[1.0] * len(RATES) for _ in range(game.players)]  # by seat
        self._chosen = np.full(game.players, NO_CHOICE, np.int64)
        self._seen: Vector | None = None  # what the bot saw when they chose
        self._seat = 0
        self._weighed = 0  # how often

    def watch(self, seen: Sight, seat: int) -> None:
        """The bot sees this and has to choose; if others choose at the same time, that will tell of them."""
        self._seen = seen.vector if self.game.ruleset.policy.telling(seen) else None
        self._seat = seat
        self._chosen[:] = NO_CHOICE

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Note what each of the others has chosen first since then."""
        for event in events if self._seen is not None else ():
            seat, action = event.get("by", CHANCE), self.game.ruleset.action_numbers.get(event.get("action", ""))
            if seat not in (CHANCE, self._seat) and action is not None and self._chosen[seat] == NO_CHOICE:
                self._chosen[seat] = action

    def blind(self, seat: int) -> list[int]:
        """How many of a thousand choices each player seems to make blindly to one seat, which knows itself."""
        if self._seen is not None:
            self._weigh(self._seen)
        self._seen = None
        return [BLIND if other == seat else rate_of(self.evidence, other) for other in range(self.game.players)]

    def _weigh(self, seen: Vector) -> None:
        """Hold what they chose against each rate."""
        if self._chosen.max() == NO_CHOICE:
            return
        for seat, (at_random, by_thumb) in enumerate(self._odds(seen).tolist()):
            if at_random > 0:
                self.evidence[seat] = weighed(self.evidence[seat], at_random, by_thumb)

    def _odds(self, seen: Vector) -> Vector:
        """How likely each seat's choice was, at random and by the rule of thumb."""
        ruleset, run = self.game.ruleset, self.game.ruleset.at_hand(OF_A_JUDGE)
        states = np.zeros((LAID_READY, ruleset.State.SIZE), np.int16)
        desks = np.zeros((1, ruleset.Desk.SIZE), np.int64)
        odds, eyes = np.zeros((self.game.players, 2), np.int64), np.zeros((1, 1), np.int64)
        states[SEEN] = seen
        self._weighed += 1
        seed_dice(ruleset.Desk(desks[0]), self._weighed, 0)
        shelves = run.shelf(ruleset.State, states), run.shelf(ruleset.Desk, desks)
        grids = (states, ruleset.segments, eyes, states[GLIMPSE : GLIMPSE + 1], self._chosen, odds)
        run.account_for(*shelves, *map(run.grid, grids), self._seat, WORLDS)
        return odds


def weighed(evidence: Likely, at_random: int, by_thumb: int) -> Likely:
    """What was known, and one choice more, which was so likely at random and by the rule of thumb."""
    likely = [
        known * (rate * at_random + (ALWAYS - rate) * by_thumb) for known, rate in zip(evidence, RATES, strict=True)
    ]
    return [one / max(likely) for one in likely]


def rate_of(evidence: Sequence[Likely], seat: int) -> int:
    """The rate of a seat, as likely as each is: most at a table are alike, and each may be different.

    Sums and products only, in this order: they are the same on every machine.
    """
    shares: Likely = [0.0] * len(RATES)
    for prior, mixed in zip(PRIOR, MIXED, strict=True):
        for other, likely in enumerate(evidence):
            prior *= 1.0 if other == seat else sum(map(operator.mul, mixed, likely))
        for place, one in enumerate(evidence[seat]):
            shares[place] += prior * mixed[place] * one
    mean: float = sum(map(operator.mul, shares, RATES)) / sum(shares)
    return round(mean)
