"""Views, and the games that they belong to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larceny.engine.game import Game
from larceny.engine.ruleset import Ruleset

View = Mapping[str, Any]


class LastGame:
    """The game of the last view: a bot sees many of one match, and making a game anew takes long."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self._key: tuple[Any, ...] = ()
        self._game: Game | None = None

    def of(self, view: View) -> Game:
        """The game that a view is of."""
        key = (view["players"], tuple(view["options"].items()))
        if self._game is None or key != self._key:
            self._key, self._game = key, Game(self.ruleset, view["players"], view["options"])
        return self._game
