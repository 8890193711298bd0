"""OpenSpiel through pyspiel: C++ games driven from C++ and from Python, and its Python games."""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from bench.entry import Entry, Launch, Section, Tally, Unit, pick, repeat

GAMES = (
    "hearts",
    "go_fish",
    "oh_hell",
    "crazy_eights",
    "euchre",
    "spades",
    "leduc_poker",
    "liars_dice(numdice=5)",
    "gin_rummy",
)
PYTHON_GAMES = ("python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
QUICK = ("hearts", "go_fish", "crazy_eights", "python_liars_poker")

DEALS = 20  # deals from which the C++ rollouts start
COUNTED_PLAYOUTS = 60  # Python playouts per deal that give the rollouts' mean length
DECISIONS_PER_CALL = 10_000

FIRST_MOVE = """
import pyspiel
state = pyspiel.load_game("leduc_poker").new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
state.apply_action(state.legal_actions()[0])
print("moved", flush=True)
"""


def entries() -> list[Entry]:
    """List the rows of OpenSpiel."""
    rows = [row(Section.PLAYOUTS, game, "C++ rollout after the deal", rollout) for game in GAMES]
    rows += [row(Section.PLAYOUTS, game, "C++ evaluate_bots", bots) for game in GAMES]
    rows += [row(Section.STEP, game, "Python loop, C++ game", loop) for game in GAMES]
    rows += [row(Section.STEP, game, "Python loop, Python game", loop) for game in PYTHON_GAMES]
    launch = Launch(("-c", FIRST_MOVE), until="moved")
    rows.append(Entry(Section.PROMPT, "open_spiel", "leduc_poker", "import, make, first move", launch, quick=True))
    return rows


def row(section: Section, game: str, mode: str, how: Callable[[str], Unit]) -> Entry:
    """Make one row of a game."""
    return Entry(section, "open_spiel", game, mode, partial(how, game), quick=game in QUICK)


def load(name: str) -> Any:
    """Load a game; the Python games register themselves on import."""
    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")
    return importlib.import_module("pyspiel").load_game(name)


def sample_chance(state: Any) -> None:
    """Play one chance outcome, with its odds."""
    outcomes = state.chance_outcomes()
    chosen, left = outcomes[-1][0], random.random()
    for action, probability in outcomes:
        left -= probability
        if left <= 0:
            chosen = action
            break
    state.apply_action(chosen)


def finish(state: Any) -> int:
    """Play a state to its end at random; count the decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            sample_chance(state)
        else:
            state.apply_action(pick(state.legal_actions()))
            decisions += 1
    return decisions


def dealt(game: Any) -> Any:
    """Start a game and go to its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        sample_chance(state)
    return state


def loop(name: str) -> Unit:
    """Step through whole games from Python."""
    game = load(name)
    return repeat(lambda: finish(game.new_initial_state()))


def bots(name: str) -> Unit:
    """Let C++ random bots play whole games in C++."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = load(name)
    players = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def unit() -> Tally:
        states = [game.new_initial_state() for _ in range(16)]
        for state in states:
            pyspiel.evaluate_bots(state, players, random.getrandbits(31))
        start = time.process_time()
        decisions = sum(step.player >= 0 for state in states for step in state.full_history())
        return Tally(decisions, len(states), aside=time.process_time() - start)

    return unit


def rollout(name: str) -> Unit:
    """Play random games in C++ only: a search of one simulation evaluates its root by that many rollouts."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = load(name)
    deals = [dealt(game) for _ in range(DEALS)]
    # C++ does not count the decisions of a rollout; their mean number is taken from the same deals.
    lengths = [statistics.mean(finish(deal.clone()) for _ in range(COUNTED_PLAYOUTS)) for deal in deals]
    rollouts = max(20, round(DECISIONS_PER_CALL / statistics.mean(lengths)))
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(rollouts, 1),
        1.4,  # exploration, without effect on one simulation
        1,  # simulations
        1000,  # megabytes
        False,  # no solver
        7,  # seed
        False,  # not verbose
    )

    turn = 0

    def unit() -> Tally:
        nonlocal turn
        turn = (turn + 1) % DEALS
        bot.step(deals[turn])
        return Tally(rollouts * lengths[turn], rollouts)

    return unit
