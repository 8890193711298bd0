"""Many games at once: random playouts, and a vector environment over numpy."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from larceny.engine.card import whole
from larceny.engine.chance import LARGEST_SEED
from larceny.engine.desk import DICE, FLAGS
from larceny.engine.errors import BadOption, IllegalMove
from larceny.engine.game import Game

Array = np.ndarray[Any, np.dtype[Any]]

UNUSED = -1  # a place where no flag stands
FLAGS_OF_ACTION = 11  # that may be raised of one action
PORTION = 10_000  # games in one call of the kernel: sums of shares stay exact enough in 32 bits


@dataclass(frozen=True)
class Playouts:
    """What came of many random games."""

    games: int
    decisions: int  # of players; chance is not counted
    scores: tuple[float, ...]  # mean per seat
    wins: tuple[float, ...]  # share per seat; a shared win counts in parts
    cpu_seconds: float


def play_out(game: Game, games: int, seed: int = 0) -> Playouts:
    """Play games at random; game number i of a seed is the same in any process and any portion."""
    games, seed = _check("games", games, 1, 10**12), _check("seed", seed, 0, LARGEST_SEED)
    ruleset, run = game.ruleset, game.ruleset.fastest()
    states = run.shelf(ruleset.State, np.stack([game.blank, game.blank]))
    desks = run.shelf(ruleset.Desk, np.zeros((1, ruleset.Desk.SIZE), np.int64))
    scores, wins = np.zeros(game.players, np.int64), np.zeros((2, game.players), np.float32)
    decisions, shares = 0, np.zeros(game.players)
    play = run.random_games  # if it has to be compiled, that is not counted
    began = time.thread_time()
    for first in range(0, games, PORTION):
        wins[:] = 0
        count = min(PORTION, games - first)
        decisions += play(states, desks, run.grid(scores), run.grid(wins), count, seed, first)
        shares += wins[1]
    seconds = time.thread_time() - began
    return Playouts(games, decisions, tuple((scores / games).tolist()), tuple((shares / games).tolist()), seconds)


class Batch:
    """`n` games in lockstep: choose an action for each, step, and go on; a game that ends starts anew by itself.

    movers        the seat that is to act in each game
    masks         1 for each legal action of that seat
    observations  what that seat may know: its redacted record as int16 (HIDDEN is -128)
    rewards       after a step: 1 shared among the winners of a game that has just ended, by seat; else 0
    dones         whether a game has just ended

    The arrays are read-only, and the next step writes into them: copy what you keep.
    `seen` gives a field of the observations by its name, `ratings` what the game's rule of thumb holds of each action.
    """

    def __init__(self, game: Game, n: int, seed: int = 0) -> None:
        n = _check("n", n, 1, 10**8)
        self.game, self.n = game, n
        ruleset = game.ruleset
        self._run = run = ruleset.fastest()
        self._cells = np.tile(game.blank, (n + 1, 1))
        self._dice = np.zeros((n, DICE), np.int64)
        self._turns = np.zeros((n, 2), np.int64)
        masks = np.zeros((n, game.num_actions), np.int8)
        observations = np.zeros((n, ruleset.State.SIZE), np.int16)
        self._rewards = np.zeros((n, game.players), np.float32)
        self.movers, self.masks = _for_reading(self._turns[:, 0]), _for_reading(masks)
        self.observations, self.rewards = _for_reading(observations), _for_reading(self._rewards)
        grids = (self._cells, ruleset.segments, self._dice, self._turns, masks, observations)
        states = run.shelf(ruleset.State, self._cells)
        desks = run.shelf(ruleset.Desk, np.zeros((1, ruleset.Desk.SIZE), np.int64))
        self._handles = (states, desks, *map(run.grid, grids))
        self._to_rate = (run.shelf(ruleset.State, observations), desks, run.grid(self._turns), run.grid(masks))
        self.reset(seed)

    @property
    def dones(self) -> Array:
        """Whether the last step ended the game that ran there."""
        ended: Array = self._turns[:, 1] != 0
        return ended

    def seen(self, name: str) -> Array:
        """A field of the observations, as the game's state.py declares it: a row, or a grid, for each game."""
        field = self.game.ruleset.State.FIELDS[name]
        return self.observations[:, field.start : field.stop].reshape(self.n, *field.shape)

    def ratings(self) -> Array:
        """What the rule of thumb holds of each legal action of the mover, from its observation; -inf for all others.

        The highest is what a `greedy` bot plays. A game without a rule of thumb holds all to be alike.
        """
        ratings = np.full((self.n, self.game.num_actions), -np.inf, np.float32)
        self._run.batch_ratings(*self._to_rate, self._run.grid(ratings))
        return ratings

    def flags(self, rows: Array, blind: Array) -> tuple[Array, Array]:
        """What a game's practice.py says of these games: of what each mover sees, and of each of its actions.

        A row of flags for each game; for each of its actions the action's number, then its flags; -1 fills up. The
        mover holds the others to choose so many times in a thousand blindly.
        """
        most = int(self.masks[rows].sum(axis=1, dtype=np.int64).max(initial=1))
        tables = np.full((len(rows), FLAGS), UNUSED, np.int16)
        actions = np.full((len(rows) * most, 1 + FLAGS_OF_ACTION), UNUSED, np.int16)
        asked = np.ascontiguousarray(rows, np.int64), np.ascontiguousarray(blind, np.int64), tables, actions
        self._run.batch_flags(*self._to_rate, *map(self._run.grid, asked))
        return tables, actions.reshape(len(rows), most, 1 + FLAGS_OF_ACTION)

    def reset(self, seed: int) -> None:
        """Start all games anew."""
        seed = _check("seed", seed, 0, LARGEST_SEED)
        self._rewards[:] = 0
        self._run.batch_reset(*self._handles, seed)

    def step(self, actions: Array) -> None:
        """Play one action in each game; if any is illegal, IllegalMove names the first and nothing is done."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise IllegalMove(f"A step takes {self.n} action numbers, one for each game.", reason="not-a-move")
        chosen = chosen.astype(np.int64, copy=False)
        run = self._run
        fault = run.batch_step(*self._handles, run.grid(self._rewards), run.grid(chosen))
        if fault >= 0:
            raise IllegalMove(f"Game {fault} does not allow action {chosen[fault]} now.", reason="illegal-move")


def _for_reading(array: Array) -> Array:
    """The same memory, that only the kernels may write to."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _check(name: str, value: object, lowest: int, highest: int) -> int:
    number = whole(value)
    if number is None or not lowest <= number <= highest:
        raise BadOption(f"{name} is a whole number from {lowest} to {highest}.", reason="bad-number")
    return number
