"""Views: each is whole, JSON-ready, and belongs to whoever asked for it."""

from __future__ import annotations

import json
import random
from typing import Any

from msgspec import to_builtins

from larceny.engine.game import Game
from larceny.testing.play import seeds, wander


def check_views(game: Game, games: int, seed: int = 0) -> None:
    """A seat's view, which the engine makes of a spectator's, is what the game makes of all that the seat sees."""
    for number in seeds(game, games, seed):
        dice = random.Random(number)
        for match in wander(game, number, by_hand=number % 2 == 1):
            observer = dice.choice([None, *range(game.players)])
            view = match.view(observer)
            text = json.dumps(view)
            whole: dict[str, Any] = to_builtins(game.ruleset.view.view(match.seen(observer)))
            missing = [name for name in whole if view[name] != whole[name]]
            assert not missing, f"seat {observer} is shown a spectator's {', '.join(missing)}: see add_own in view.py"
            assert json.loads(text) == view, "a view that JSON cannot carry"
            _spoil(view)
            assert json.dumps(match.view(observer)) == text, "whoever changes a view changes the next"


def _spoil(value: Any) -> None:
    """Empty all that can be emptied."""
    if isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            _spoil(part)
        value.clear()
