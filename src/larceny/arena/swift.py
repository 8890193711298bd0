"""Matches between bots that need nothing but the record, played compiled: the same to the bit as move by move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from larceny.engine.game import Game
from larceny.engine.match import SEATS_OF, Outcome
from larceny.engine.policy_kernels import AT_RANDOM, BY_THUMB, ENDED, GLIMPSE, SCORES, SEEN, WON, WORLD
from larceny.engine.redact import segments_of
from larceny.engine.ruleset import OF_A_CONTEST
from larceny.engine.tally import Names

MANY = 1000  # matches from which on it pays to wait for the compiler
ROOM = 256  # decisions that there is room for at first

Standing = tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """How a match went."""

    outcome: Outcome
    standings: list[Standing]  # after each decision
    events: dict[str, int]  # how often each occurred, as spectators heard it, where that was counted


def swift_for(game: Game, names: Iterable[str], matches: int, *, counted: bool) -> Swift | None:
    """What plays so many matches between these; None if it would not pay, or a bot needs more than the record."""
    if matches < MANY or not game.ruleset.fastest().compiled or not all(name in ways_in(game) for name in names):
        return None
    return Swift(game, counted=counted)


def ways_in(game: Game) -> dict[str, int]:
    """The levels that need nothing but the record, and how they play."""
    return {"random": AT_RANDOM} | (
        {} if game.ruleset.has_judge or not game.ruleset.has_policy else {"greedy": BY_THUMB}
    )


class Swift:
    """Plays whole matches of one game in one call each."""

    def __init__(self, game: Game, *, counted: bool) -> None:
        self.game = game
        ruleset = game.ruleset
        self._record = ruleset.tallied_state if counted else ruleset.State
        self._run = ruleset.counting() if counted else ruleset.compiled()
        self._run.build(OF_A_CONTEST)
        self._known = ways_in(game)
        self._names = Names(ruleset.vocabulary)
        self._states = np.zeros((GLIMPSE + 1, self._record.SIZE), np.int16)
        self._states[SEEN, : len(game.blank)] = game.blank
        self._desks = np.zeros((2, ruleset.Desk.SIZE), np.int64)
        self._notes = self._desks[1, ruleset.Desk.FIELDS["notes"].start :]
        self._tally = self._states[WORLD, len(game.blank) :] if counted else None
        self._ways = np.zeros(game.players, np.int64)
        self._room(ROOM)

    def _room(self, decisions: int) -> None:
        """Make room for so many decisions."""
        ruleset, run = self.game.ruleset, self._run
        self._standings = np.zeros((decisions, self.game.players), np.int64)
        grids = (self._states, segments_of(self._record), np.zeros((1, 1), np.int64), self._states[GLIMPSE:])
        states, desks = run.shelf(self._record, self._states), run.shelf(ruleset.Desk, self._desks)
        self._handles = (states, desks, *map(run.grid, (*grids, self._ways, self._standings)))

    def play(self, names: Sequence[str], seed: int) -> Course:
        """Play the match of a seed between bots of these levels, by seat."""
        self._ways[:] = [self._known[name] for name in names]
        decisions = self._run.contest(*self._handles, seed)
        if decisions > len(self._standings):
            self._room(2 * decisions)
            return self.play(names, seed)
        standings = list(map(tuple, self._standings[:decisions].tolist()))
        ruleset = self.game.ruleset
        reason = ruleset.reasons[int(self._notes[ENDED]) - 1]
        scores = tuple(self._notes[SCORES : SCORES + self.game.players].tolist())
        outcome = Outcome(scores, SEATS_OF[int(self._notes[WON])], reason)
        events = {} if self._tally is None else self._names.counted(self._tally)
        return Course(outcome, standings, events)
