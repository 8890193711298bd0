"""Pgx on the CPU: many games at once, stepped inside one compiled scan or from a Python loop."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import Any

from bench.entry import Entry, Launch, Section, Tally, Unit

GAMES = ("leduc_holdem", "kuhn_poker")
QUICK = "leduc_holdem"
STEPS_PER_CALL = 60_000  # of all games together, in one scan

FIRST_MOVE = """
import jax, pgx
env = pgx.make("leduc_holdem")
state = jax.jit(env.init)(jax.random.PRNGKey(0))
state = jax.jit(env.step)(state, int(state.legal_action_mask.argmax()), jax.random.PRNGKey(1))
jax.block_until_ready(state)
print("moved", flush=True)
"""


def entries() -> list[Entry]:
    """List the rows of Pgx."""
    rows = [row(Section.PLAYOUTS, game, "scan", scan, batch) for game in GAMES for batch in (1024, 8192)]
    rows += [row(Section.BATCH, game, "scan", scan, batch) for game in GAMES for batch in (1024, 4096)]
    rows += [row(Section.BATCH, game, "Python loop", loop, batch) for game in GAMES for batch in (1024, 4096)]
    launch = Launch(("-c", FIRST_MOVE), until="moved")
    rows.append(Entry(Section.PROMPT, "pgx", "leduc_holdem", "import, make, first move", launch))
    return rows


def row(section: Section, game: str, mode: str, how: Callable[[str, int], Unit], batch: int) -> Entry:
    """Make one row of a game and a number of games at once."""
    quick = game == QUICK and batch != 1024
    return Entry(section, "pgx", game, f"{mode}, {batch} games", partial(how, game, batch), quick=quick)


def random_legal(key: Any, mask: Any) -> Any:
    """Choose a random legal action in each game."""
    jax: Any = importlib.import_module("jax")
    return jax.random.categorical(key, jax.numpy.log(mask.astype(jax.numpy.float32)), axis=-1)


def build(name: str) -> tuple[Any, Any, Any]:
    """Give JAX, and a game's start and step over a batch; step starts anew where a game is over."""
    jax: Any = importlib.import_module("jax")
    env = importlib.import_module("pgx").make(name)
    auto_reset = importlib.import_module("pgx.experimental").auto_reset
    return jax, jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))


def scan(name: str, batch: int) -> Unit:
    """Choose and step within one compiled scan: no Python in between."""
    jax, start, step = build(name)
    steps = max(8, STEPS_PER_CALL // batch)

    def body(states: Any, key: Any) -> tuple[Any, None]:
        chosen, rolled = jax.random.split(key)
        actions = random_legal(chosen, states.legal_action_mask)
        return step(states, actions, jax.random.split(rolled, batch)), None

    roll = jax.jit(lambda states, key: jax.lax.scan(body, states, jax.random.split(key, steps))[0])
    key = jax.random.PRNGKey(0)
    states = jax.jit(start)(jax.random.split(key, batch))

    def unit() -> Tally:
        nonlocal states, key
        key, used = jax.random.split(key)
        states = jax.block_until_ready(roll(states, used))
        return Tally(batch * steps)

    return unit


def loop(name: str, batch: int) -> Unit:
    """Choose and step by compiled functions called from Python, as when training."""
    jax, start, step = build(name)
    step, choose = jax.jit(step), jax.jit(random_legal)
    key = jax.random.PRNGKey(0)
    states = jax.jit(start)(jax.random.split(key, batch))

    def unit() -> Tally:
        nonlocal states, key
        key, chosen, rolled = jax.random.split(key, 3)
        actions = choose(chosen, states.legal_action_mask)
        states = jax.block_until_ready(step(states, actions, jax.random.split(rolled, batch)))
        return Tally(batch)

    return unit
