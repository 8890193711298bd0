"""PettingZoo's classic games through the agent loop, with and without the documented wrappers."""

from __future__ import annotations

import importlib
from functools import partial
from typing import Any

from bench.entry import Entry, Launch, Section, Unit, pick, repeat

GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "rps_v2")
QUICK = ("leduc_holdem_v4",)

FIRST_MOVE = """
from pettingzoo.classic import leduc_holdem_v4
env = leduc_holdem_v4.env()
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
print("moved", flush=True)
"""


def entries() -> list[Entry]:
    """List the rows of PettingZoo."""
    rows = [row(Section.PLAYOUTS, game, "raw_env", "raw_env") for game in GAMES]
    rows += [row(Section.STEP, game, "env, agent_iter loop", "env") for game in GAMES]
    launch = Launch(("-c", FIRST_MOVE), until="moved")
    rows.append(Entry(Section.PROMPT, "pettingzoo", "leduc_holdem_v4", "import, make, first move", launch))
    return rows


def row(section: Section, game: str, mode: str, factory: str) -> Entry:
    """Make one row of a game."""
    return Entry(section, "pettingzoo", game, mode, partial(loop, game, factory), quick=game in QUICK)


def loop(name: str, factory: str) -> Unit:
    """Play a classic game, made by `env` (checked) or `raw_env` (not checked)."""
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    env = getattr(module, factory)()
    return repeat(lambda: play(env))


def play(env: Any) -> int:
    """Play one game by the agent loop. The steps of agents that are out are no decisions."""
    env.reset()
    decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(choose(env, agent, observation, info))
        decisions += 1
    return decisions


def choose(env: Any, agent: str, observation: Any, info: dict[str, Any]) -> int:
    """Choose a legal action; the mask is in the observation, in the info, or there is none."""
    mask = observation.get("action_mask") if isinstance(observation, dict) else info.get("action_mask")
    if mask is None:
        return int(env.action_space(agent).sample())
    return int(pick(mask.nonzero()[0]))
