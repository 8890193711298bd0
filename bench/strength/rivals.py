"""Bots of other libraries as entrants of the arena: OpenSpiel's search of information sets, through our adapter."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from larceny.adapters import open_spiel as adapter
from larceny.adapters.open_spiel_rollouts import Rollouts
from larceny.bots.bot import View

EXPLORES = 0.7  # as docs/adapters.md has it; all else is as OpenSpiel has it


class Ismcts:
    """OpenSpiel's Python `ISMCTSBot` with our resampler, as it comes."""

    iterations = 200

    def __init__(self) -> None:
        self._game: Any = None

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """It goes by what it sees now."""

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """What its search tried most often."""
        if len(legal) == 1:
            return legal[0]
        if self._game is None:
            self._game = loaded(view["game"], view["players"], tuple(view["options"].items()))
        seed = int(rng.integers(2**32))
        chosen = int(self._searcher(seed).step(self._game.state_seen(view, seed)))
        return str(self._game.game.ruleset.actions[chosen])

    def explain(self, view: View, legal: Sequence[str]) -> list[tuple[str, float, str]]:
        """It gives no reasons."""
        return [(text, 0.0, "why-any") for text in legal]

    def _searcher(self, seed: int) -> Any:
        dice = np.random.RandomState(seed)
        bot = self._kind()(
            self._game,
            self._evaluator(dice),
            uct_c=EXPLORES,
            max_simulations=self.iterations,
            random_state=dice,
            use_observation_string=True,
        )
        bot.set_resampler(adapter.resampler(seed))
        return bot

    def _kind(self) -> Any:
        return ismcts.ISMCTSBot

    def _evaluator(self, dice: np.random.RandomState) -> Any:
        return mcts.RandomRolloutEvaluator(1, dice)


class QuickIsmcts(Ismcts):
    """The same search but for its time: with our rollouts, and observations known by their numbers, not their words."""

    def _kind(self) -> Any:
        return ByNumbers

    def _evaluator(self, dice: np.random.RandomState) -> Any:
        return Rollouts(self._game.game, dice)


class ByNumbers(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel is published without types
    """OpenSpiel's search, which writes no observation out as text."""

    def get_state_key(self, state: Any) -> tuple[int, bytes]:
        """Two states have the same key if their observations are the same text."""
        player = state.current_player()
        return player, state.table.redacted(player).tobytes()


@functools.cache
def loaded(key: str, players: int, options: tuple[tuple[str, Any], ...]) -> Any:
    """A game, as OpenSpiel has it."""
    return pyspiel.load_game(
        f"larceny_{key}", {"players": players} | {name: adapter.spelled(value) for name, value in options}
    )
