"""Random rollouts for OpenSpiel's Python searches, in one compiled call each instead of a call for each move."""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from larceny.engine.chance import LARGEST_SEED
from larceny.engine.game import Game


class Rollouts(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel is published without types
    """What OpenSpiel's `RandomRolloutEvaluator` does, with the same odds: play on at random, to the end."""

    def __init__(self, game: Game, random_state: np.random.RandomState) -> None:
        ruleset = game.ruleset
        self._run, self._dice = ruleset.fastest(), random_state
        self._cells = np.zeros((1, ruleset.State.SIZE), game.blank.dtype)
        self._states = self._run.shelf(ruleset.State, self._cells)
        self._desks = self._run.shelf(ruleset.Desk, np.zeros((1, ruleset.Desk.SIZE), np.int64))
        self._shares = np.zeros((1, game.players), np.float32)
        self._rewards = self._run.grid(self._shares)

    def evaluate(self, state: Any) -> Any:
        """Each player's share of the win, once."""
        self._cells[0] = state.table.laid_open()
        self._run.roll_out(self._states, self._desks, self._rewards, self._dice.randint(LARGEST_SEED))
        return self._shares[0].copy()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """No action is likelier than another."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]
