"""Our games through our adapters, stepped as the other libraries' users step."""

from __future__ import annotations

import importlib
from functools import partial
from typing import Any

from bench.contestants import open_spiel, pettingzoo
from bench.entry import OURS, Entry, Section, Unit, repeat
from bench.tables import Table, usual_tables


def entries() -> list[Entry]:
    """List the adapters for every game."""
    ways = (("OpenSpiel adapter, Python loop", spiel), ("PettingZoo adapter, agent_iter loop", zoo))
    return [
        Entry(Section.STEP, OURS, table.game, mode, partial(how, table))
        for table in usual_tables()
        for mode, how in ways
    ]


def spiel(table: Table) -> Unit:
    """Step the game that the adapter registers with OpenSpiel."""
    pyspiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("larceny.adapters.open_spiel")
    game = pyspiel.load_game(f"larceny_{table.game}", {"players": table.players})
    return repeat(lambda: open_spiel.finish(game.new_initial_state()))


def zoo(table: Table) -> Unit:
    """Step the environment that the adapter makes for PettingZoo."""
    adapter = importlib.import_module("larceny.adapters.pettingzoo")
    env = adapter.env(table.game, players=table.players)
    return repeat(lambda: pettingzoo.play(env))
