"""RLCard: its own runner, its bare game objects and the environment loop."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import Any

from bench.entry import Entry, Launch, Section, Unit, pick, repeat

GAMES = ("leduc-holdem", "uno", "gin-rummy")
BARE_GAMES = ("leduc-holdem", "uno")  # whose game object lists legal actions without the environment
QUICK = ("uno",)

FIRST_MOVE = """
import rlcard
env = rlcard.make("leduc-holdem")
state, player = env.reset()
env.step(next(iter(state["legal_actions"])))
print("moved", flush=True)
"""


def entries() -> list[Entry]:
    """List the rows of RLCard."""
    rows = [row(Section.PLAYOUTS, game, "env.run with RandomAgent", run) for game in GAMES]
    rows += [row(Section.PLAYOUTS, game, "bare game object", bare) for game in BARE_GAMES]
    rows += [row(Section.STEP, game, "env.step loop", loop) for game in GAMES]
    launch = Launch(("-c", FIRST_MOVE), until="moved")
    rows.append(Entry(Section.PROMPT, "rlcard", "leduc-holdem", "import, make, first move", launch))
    return rows


def row(section: Section, game: str, mode: str, how: Callable[[str], Unit]) -> Entry:
    """Make one row of a game."""
    return Entry(section, "rlcard", game, mode, partial(how, game), quick=game in QUICK)


def make(name: str) -> Any:
    """Make an environment."""
    return importlib.import_module("rlcard").make(name, config={"seed": 1})


def run(name: str) -> Unit:
    """Play whole games with the library's runner and its random agents."""
    env = make(name)
    agent = importlib.import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent] * env.num_players)

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        # A trajectory alternates states and actions, and ends with a state.
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return repeat(play)


def loop(name: str) -> Unit:
    """Step through whole games by the environment's API."""
    env = make(name)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return repeat(play)


def bare(name: str) -> Unit:
    """Step through whole games without the environment and its observations."""
    game = make(name).game

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(pick(game.get_legal_actions()))
            decisions += 1
        return decisions

    return repeat(play)
