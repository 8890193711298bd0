"""A process that plays matches of one game: its bots, and its compiled way if there is one."""

from __future__ import annotations

import functools
from typing import Any

from larceny.arena.entrants import Stable
from larceny.arena.swift import Swift
from larceny.engine.game import Game


class Playing:
    """What all series of matches have in common. Sent to another process, it leaves bots and machine code behind."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.swift: Swift | None = None  # found when the number of matches is known

    def __getstate__(self) -> dict[str, Any]:
        """Programs of entrants stay in their process."""
        return {name: value for name, value in vars(self).items() if name not in ("stable", "swift")} | {"swift": None}

    @functools.cached_property
    def stable(self) -> Stable:
        """The bots of this process."""
        return Stable(self.game)

    def close(self) -> None:
        """End the programs that were started to play."""
        self.stable.close()
