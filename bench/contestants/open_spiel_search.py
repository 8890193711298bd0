"""OpenSpiel's C++ information set search, in decisions of the games that it simulates."""

from __future__ import annotations

import importlib
import random
import statistics
from functools import partial
from typing import Any

from bench.contestants.open_spiel import finish, load, sample_chance
from bench.entry import Entry, Section, Tally, Unit, pick

# Games that can sample a hidden world; most of OpenSpiel's can't.
GAMES = ("leduc_poker", "euchre", "oh_hell", "hearts", "gin_rummy")
QUICK = ("euchre", "oh_hell")
FIRST_ONLY = ("hearts",)  # OpenSpiel's search of it crashes the process after its first decision

STATES = 10
EARLY_DECISIONS = 6  # a searched state lies at most so many decisions into its game
COUNTED_PLAYOUTS = 400
SIMULATIONS = 500


def entries() -> list[Entry]:
    """List the rows of the search."""
    return [
        Entry(Section.SEARCH, "open_spiel", game, "C++ ISMCTSBot", partial(search, game), quick=game in QUICK)
        for game in GAMES
    ]


def early_state(game: Any, latest: int) -> Any:
    """Find a state early in a random game with a real choice: the bot does not search where there is none."""
    while True:
        state, decisions = game.new_initial_state(), random.randint(0, latest)
        while not state.is_terminal():
            if state.is_chance_node():
                sample_chance(state)
            elif decisions <= 0 and len(state.legal_actions()) > 1:
                return state
            else:
                state.apply_action(pick(state.legal_actions()))
                decisions -= 1


def search(name: str) -> Unit:
    """Search states in turn, one random rollout per simulation, any number of worlds."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = load(name)
    latest = 0 if name in FIRST_ONLY else EARLY_DECISIONS
    states = [early_state(game, latest) for _ in range(STATES)]
    length = statistics.mean(finish(states[k % STATES].clone()) for k in range(COUNTED_PLAYOUTS))
    bot = pyspiel.ISMCTSBot(
        1,  # seed
        pyspiel.RandomRolloutEvaluator(1, 1),
        5.0,  # exploration
        SIMULATIONS,
        -1,  # worlds: no limit
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,  # nodes by information state, not by observation
        False,
    )
    turn = 0

    def unit() -> Tally:
        nonlocal turn
        turn += 1
        bot.step(states[turn % STATES])
        return Tally(SIMULATIONS * length, SIMULATIONS)

    return unit
