"""Many games at once: random playouts, and a vector environment over numpy."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from larceny.engine.chance import LARGEST_SEED, WORDS
from larceny.engine.errors import BadOption, IllegalMove
from larceny.engine.game import Game
from larceny.engine.record import Shelf

Array = np.ndarray[Any, np.dtype[Any]]


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
    _check("games", games, 1, 10**12)
    _check("seed", seed, 0, LARGEST_SEED)
    run = game.ruleset.fastest()
    states = np.stack([game.blank, game.blank]).view(game.ruleset.State.DTYPE)[:, 0]
    longest = max(game.num_actions, game.num_outcomes)
    dice, actions, outcomes, weights = np.zeros((4, max(WORDS, longest)), np.int64)
    scores, wins = np.zeros(game.players, np.int64), np.zeros(2 * game.players, np.float32)
    rows = [dice, actions, outcomes, weights, scores]
    handles = [states, *rows] if run.compiled else [Shelf(game.ruleset.State, states), *map(memoryview, rows)]  # type: ignore[list-item, arg-type]
    began = time.thread_time()
    decisions, shares = 0, np.zeros(game.players)
    for first in range(0, games, 10_000):  # in portions, so that sums of shares stay exact enough in 32 bits
        wins[:] = 0
        decisions += run.random_games(*handles, wins, min(10_000, games - first), seed, first)
        shares += wins[: game.players]
    seconds = time.thread_time() - began
    return Playouts(games, decisions, tuple((scores / games).tolist()), tuple((shares / games).tolist()), seconds)


class Batch:
    """`n` games in lockstep: choose an action for each, step, and go on; a game that ends starts anew by itself.

    movers        the seat that is to act in each game
    masks         1 for each legal action of that seat
    observations  what that seat may know: its redacted record as int16 (HIDDEN is -128)
    rewards       after a step: 1 shared among the winners of a game that has just ended, by seat; else 0
    dones         whether a game has just ended
    """

    def __init__(self, game: Game, n: int, seed: int = 0) -> None:
        _check("n", n, 1, 10**8)
        _check("seed", seed, 0, LARGEST_SEED)
        self.game, self.n = game, n
        self._run = game.ruleset.fastest()
        self._cells = np.tile(game.blank, (n + 1, 1))
        states = self._cells.view(game.ruleset.State.DTYPE)[:, 0]
        self._dice = np.zeros((n, WORDS), np.int64)
        self._turns = np.zeros((n, 2), np.int64)
        scratch = np.zeros((3, max(game.num_actions, game.num_outcomes)), np.int64)
        self.masks = np.zeros((n, game.num_actions), np.int8)
        self.observations = np.zeros((n, game.ruleset.State.SIZE), np.int16)
        self.rewards = np.zeros((n, game.players), np.float32)
        arrays = [self._cells, game.ruleset.segments, self._dice, scratch, self._turns, self.masks, self.observations]
        if self._run.compiled:
            self._handles: list[Any] = [states, *arrays]
        else:
            self._handles = [Shelf(game.ruleset.State, states), *map(_rows, arrays)]
        self.reset(seed)

    @property
    def movers(self) -> Array:
        """The seat that is to act in each game."""
        return self._turns[:, 0]

    @property
    def dones(self) -> Array:
        """Whether the last step ended the game that ran there."""
        return self._turns[:, 1] != 0

    def reset(self, seed: int) -> None:
        """Start all games anew."""
        self.rewards[:] = 0
        self._run.batch_reset(*self._handles, seed)

    def step(self, actions: Array) -> None:
        """Play one action in each game; if any is illegal, IllegalMove names the first and nothing is done."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise IllegalMove(f"A step takes {self.n} action numbers, one for each game.", reason="not-a-move")
        chosen = chosen.astype(np.int64, copy=False)
        if self._run.compiled:
            fault = self._run.batch_step(*self._handles, self.rewards, chosen)
        else:
            fault = self._run.batch_step(*self._handles, _rows(self.rewards), memoryview(chosen))  # type: ignore[arg-type]
        if fault >= 0:
            raise IllegalMove(f"Game {fault} does not allow action {chosen[fault]} now.", reason="illegal-move")


def _rows(array: Array) -> list[memoryview]:
    return [memoryview(row) for row in array]


def _check(name: str, value: object, lowest: int, highest: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise BadOption(f"{name} is a whole number from {lowest} to {highest}.", reason="bad-option")
