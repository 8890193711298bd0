"""Load games, begin matches and batches, play transcripts and positions again."""

from __future__ import annotations

import difflib
import importlib.util
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from larceny.bots.bot import Bot, make_bot
from larceny.engine import notation, verify
from larceny.engine.batch import Batch, Playouts, play_out
from larceny.engine.card import Plan
from larceny.engine.errors import BadOption, BadPosition, UnknownGame
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.ruleset import Ruleset, loaded, ruleset
from larceny.engine.texts import ENGINE_TEXTS
from larceny.games import keys


def find(key: str) -> Ruleset:
    """The ruleset of a game by its key; a key with a dot is an importable package of somebody else's game."""
    if key in keys():
        return ruleset(f"larceny.games.{key}")
    if isinstance(key, str) and "." in key and len(key) < 200 and _is_game(key):
        return ruleset(key)
    raise _unknown(key)


def _is_game(package: str) -> bool:
    """Whether a package has the files of a game; its own code is not run for that."""
    try:
        found = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return False
    folders = (found.submodule_search_locations or []) if found else []
    return any((Path(folder) / "rules.py").exists() and (Path(folder) / "actions.py").exists() for folder in folders)


def _unknown(key: object) -> UnknownGame:
    near = difflib.get_close_matches(key, keys(), 1) if isinstance(key, str) and len(key) < 60 else []
    hint = f"Do you mean {near[0]}?" if near else f"There are {', '.join(keys())}."
    return UnknownGame(f"There is no game {str(key)[:40]!r}. {hint}", game=str(key)[:40], games=", ".join(keys()))


def load(key: str, players: int | None = None, **options: Any) -> Game:
    """A game for so many players with these options.

    Without a number of players it is the smallest of which the game's card has nothing to remark.
    """
    return Game(find(key), players, options)


def replay(text: str) -> Match:
    """Play a transcript again, on any machine to the same bytes.

    A stranger's game must have been loaded before: a text alone makes nothing be imported.
    """
    return notation.replay(text, load_known)


def check_export(exported: object) -> verify.Finding:
    """Check a finished game as a table exports it: a line of JSON, or the object that it holds."""
    if isinstance(exported, str | bytes):
        return verify.check_line(exported, load_known)
    return verify.check(exported, load_known)


def load_known(key: str, players: Any, options: Any) -> Game:
    """As load, for what a text or a JSON names: it makes nothing be imported."""
    if not isinstance(key, str) or (key not in keys() and key not in loaded()):
        raise _unknown(key)
    return Game(find(key), players, options)


def load_as_it_comes(key: str, players: Any, options: Any) -> Game:
    """As load_known, for what a client of a server names: it makes nothing be built from a text or a file either."""
    card = load_known(key, None, {}).ruleset.card
    for option in card.options:
        if isinstance(option, Plan) and option.name in options and options[option.name] != option.default:
            facts = {"title": card.title, "option": option.name, "default": option.default}
            raise ENGINE_TEXTS.error(BadOption, "as-it-comes", **facts)
    return Game(find(key), players, options)


def resume(position: Mapping[str, Any], seed: int | None = None) -> Match:
    """A match that goes on from a position (Match.position)."""
    if not isinstance(position, Mapping) or not isinstance(position.get("options"), Mapping):
        raise BadPosition("A position is a JSON object with a game, rules, players, options and a state.")
    return load_known(position.get("game", ""), position.get("players", 0), position["options"]).start(
        seed, position=position
    )


def playouts(key: str, games: int, players: int | None = None, seed: int = 0, **options: Any) -> Playouts:
    """Play many games at random, compiled, without the GIL."""
    return play_out(load(key, players, **options), games, seed)


def batch(key: str, n: int, players: int | None = None, seed: int = 0, **options: Any) -> Batch:
    """Many games side by side over numpy arrays, for learning."""
    return Batch(load(key, players, **options), n, seed)


def bot(
    key: str,
    level: str = "greedy",
    *,
    recall: float = 1.0,
    simulations: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
    **options: Any,
) -> Bot:
    """A player for one seat of one game. It sees views, never the state.

    Levels for people are `novice`, `regular`, `expert` and `master`; for studies `random`, `greedy` and `search`.

    In a game of memory `recall` says how well it remembers, from 0 to 1. A bot that searches thinks for so many
    simulations, and so is reproducible; `seconds` cuts its thinking short; `threads` share it. Options matter only
    where the game is built from one of them, from a map say.
    """
    ruleset = load(key, **options).ruleset if options else find(key)
    return make_bot(ruleset, level, recall=recall, simulations=simulations, seconds=seconds, threads=threads)
