"""Load games, begin matches and batches, play transcripts and positions again."""

from __future__ import annotations

import difflib
import importlib.util
from collections.abc import Mapping
from typing import Any

from larceny.bots.bot import Bot, make_bot
from larceny.engine import notation
from larceny.engine.batch import Batch, Playouts, play_out
from larceny.engine.errors import BadPosition, UnknownGame
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.ruleset import Ruleset, ruleset
from larceny.games import keys


def find(key: str) -> Ruleset:
    """The ruleset of a game by its key; a key with a dot is an importable package of somebody else's game."""
    if key in keys():
        return ruleset(f"larceny.games.{key}")
    if isinstance(key, str) and "." in key and len(key) < 200:
        try:
            found = importlib.util.find_spec(key)
        except (ImportError, ValueError):
            found = None
        if found is not None:
            return ruleset(key)
    near = difflib.get_close_matches(key, keys(), 1) if isinstance(key, str) and len(key) < 60 else []
    hint = f"Do you mean {near[0]}?" if near else f"There are {', '.join(keys())}."
    raise UnknownGame(f"There is no game {str(key)[:40]!r}. {hint}")


def load(key: str, players: int | None = None, **options: Any) -> Game:
    """A game for so many players with these options; the default is its smallest number and its own defaults."""
    return Game(find(key), players, options)


def replay(text: str) -> Match:
    """Play a transcript again, on any machine to the same bytes."""
    return notation.replay(text, load)


def resume(position: Mapping[str, Any], seed: int | None = None) -> Match:
    """A match that goes on from a position (Match.position)."""
    if not isinstance(position, Mapping) or not isinstance(position.get("options"), Mapping):
        raise BadPosition("A position is a JSON object with a game, rules, players, options and a state.")
    game = load(str(position.get("game")), players=position.get("players"), **position["options"])
    return game.start(seed, position=position)


def playouts(key: str, games: int, players: int | None = None, seed: int = 0, **options: Any) -> Playouts:
    """Play many games at random, compiled, without the GIL."""
    return play_out(load(key, players, **options), games, seed)


def batch(key: str, n: int, players: int | None = None, seed: int = 0, **options: Any) -> Batch:
    """Many games side by side over numpy arrays, for learning."""
    return Batch(load(key, players, **options), n, seed)


def bot(key: str, level: str = "greedy") -> Bot:
    """A player for one seat of one game; it sees views, never the state."""
    return make_bot(find(key), level)
