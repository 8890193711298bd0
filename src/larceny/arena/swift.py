"""Matches between bots that need nothing but the record, played compiled: the same to the bit as move by move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from larceny.engine.game import Game
from larceny.engine.kernel_set import OF_A_CONTEST
from larceny.engine.match import SEATS_OF, Outcome
from larceny.engine.policy_kernels import AT_RANDOM, BY_THUMB, DECISIONS, ENDED, GLIMPSE, SCORES, SEEN, WON
from larceny.engine.record import Vector
from larceny.engine.redact import segments_of

MANY = 1000  # matches from which on it pays to wait for the compiler
ROOM = 256  # decisions that there is room for at first


def swift_for(game: Game, names: Iterable[str], matches: int, *, counted: bool) -> Swift | None:
    """What plays so many matches between these; None if it would not pay, or a bot needs more than the record."""
    return Swift(game, counted=counted) if pays(game, names, matches) else None


def pays(game: Game, names: Iterable[str], matches: int) -> bool:
    """Whether so many matches between these can be played compiled, and are worth the wait for the compiler."""
    return matches >= MANY and game.ruleset.fastest().compiled and all(name in ways_in(game) for name in names)


def ways_in(game: Game) -> dict[str, int]:
    """The levels that need nothing but the record, and how they play."""
    return {"random": AT_RANDOM} | (
        {"greedy": BY_THUMB} if game.ruleset.has_policy and not game.ruleset.remembers else {}
    )


class Swift:
    """Plays whole matches of one game, many in one call."""

    def __init__(self, game: Game, *, counted: bool) -> None:
        self.game = game
        ruleset = game.ruleset
        self._record = ruleset.tallied_state if counted else ruleset.State
        self._run = ruleset.counting() if counted else ruleset.compiled()
        self._run.build(OF_A_CONTEST)
        self._known = ways_in(game)
        self._tally = ruleset.tally if counted else None
        self._states = np.zeros((GLIMPSE + 1, self._record.SIZE), np.int16)
        self._states[SEEN, : len(game.blank)] = game.blank
        if self._tally is not None:
            self._states[SEEN, len(game.blank) :] = self._tally.blank()
        self._desks = np.zeros((2, ruleset.Desk.SIZE), np.int64)
        self._ways = np.zeros(game.players, np.int64)
        self._room(ROOM)

    def _room(self, decisions: int) -> None:
        """Make room for so many decisions."""
        ruleset, run = self.game.ruleset, self._run
        self._standings = np.zeros((decisions, self.game.players), np.int64)
        grids = (self._states, segments_of(self._record), np.zeros((1, 1), np.int64), self._states[GLIMPSE:])
        states, desks = run.shelf(self._record, self._states), run.shelf(ruleset.Desk, self._desks)
        self._handles = (states, desks, *map(run.grid, (*grids, self._ways, self._standings)))

    def play(self, names: Sequence[str], seed: int) -> tuple[Outcome, int]:
        """How the match of a seed between bots of these levels ends, by seat, and how many decisions lead there."""
        (result,), _ = self.play_many(names, 1, seed)
        reason = self.game.ruleset.reasons[int(result[ENDED]) - 1]
        return Outcome(tuple(result[SCORES:].tolist()), SEATS_OF[int(result[WON])], reason), int(result[DECISIONS])

    def play_many(
        self, names: Sequence[str], matches: int, seed: int, *, stride: int = 1, lots: int | None = None
    ) -> tuple[Vector, Vector]:
        """Play matches whose seeds are `stride` apart; what is drawn by lot has seeds of its own if `lots` is given.

        A row for each: results as in `engine/policy_kernels.py`, and counts, if they are counted.
        """
        self._ways[:] = [self._known[name] for name in names]
        results = np.zeros((matches, SCORES + self.game.players), np.int64)
        tallies = np.zeros((matches, self._record.SIZE - len(self.game.blank)), np.int16)
        run, done = self._run, 0
        while done < matches:
            rest = run.grid(results[done:]), run.grid(tallies[done:])
            seeds = seed + done * stride, stride, (seed if lots is None else lots) + done
            done += run.contests(*self._handles, *rest, *seeds)
            if done < matches:
                self._room(2 * len(self._standings))
        return results, tallies if self._tally is None else self._tally.counts(tallies)
