"""Seats that choose at the same time, in secret: all adapters ask them one by one, and none lets one see another."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from larceny.adapters import open_spiel, pettingzoo
from larceny.adapters.gymnasium import LarcenyEnv
from larceny.adapters.text import TextTable
from tests.adapters.test_pettingzoo import REMARKS

FINGERS = "tests.adapters.fingers"
SHOW_1, SHOW_2 = 0, 1

open_spiel.register(FINGERS)


def tossed(players: int) -> Any:
    state = pyspiel.load_game("larceny_fingers", {"players": players}).new_initial_state()
    state.apply_action(0)
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_random_sim_test(players: int) -> None:
    game = pyspiel.load_game(f"larceny_fingers(players={players})")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False, mask_test=True)


def test_the_lowest_seat_is_asked_first_and_nobody_sees_its_choice() -> None:
    before, one, two = tossed(3), tossed(3), tossed(3)
    one.apply_action(SHOW_1)
    two.apply_action(SHOW_2)
    assert (before.current_player(), one.current_player()) == (0, 1)
    for seat in (1, 2):
        for state in (one, two):
            assert state.observation_string(seat) == before.observation_string(seat)
            assert state.observation_tensor(seat) == before.observation_tensor(seat)
            assert state.information_state_string(seat) == before.information_state_string(seat)
    assert one.information_state_string(0) != two.information_state_string(0)


def test_an_imagined_state_asks_the_same_seat() -> None:
    """The player cannot exclude that the others have not chosen, yet those before it have."""
    state = tossed(3)
    state.apply_action(SHOW_2)
    worlds = [open_spiel.resampler(seed)(state, 1) for seed in range(20)]
    assert {world.current_player() for world in worlds} == {1}
    assert {world.information_state_string(1) for world in worlds} == {state.information_state_string(1)}
    assert {world.table.view(0)["chosen"][0] for world in worlds} == {1, 2}


def test_search_finds_what_the_coin_shows() -> None:
    dice = np.random.RandomState(1)
    state = tossed(2)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, dice), 0.7, 100, random_state=dice)
    bot.set_resampler(open_spiel.resampler(1))
    assert bot.step(state) == SHOW_1
    state.apply_action(SHOW_2)
    assert bot.step(state) == SHOW_1


@pytest.mark.filterwarnings(*REMARKS)
def test_pettingzoo() -> None:
    api_test(pettingzoo.env(FINGERS, 3))
    seed_test(lambda: pettingzoo.env(FINGERS, 3))
    env = pettingzoo.env(FINGERS, 3)
    env.reset(seed=1)
    before = env.observe("p2")["observation"]
    assert not env.observe("p2")["action_mask"].any()
    env.step(SHOW_1)
    assert env.agent_selection == "p2"
    assert (env.observe("p2")["observation"] == before).all()


def test_gymnasium() -> None:
    env = LarcenyEnv(FINGERS, 3, seat=1, bots="random", render_mode="ansi")
    with pytest.warns(UserWarning, match="does not have a spec|not having a spec"):  # it is not registered
        check_env(env)
    _, info = env.reset(seed=1)
    assert info["action_mask"].tolist() == [1, 1]
    assert env.match.movers() == (0, 1, 2)  # the seat is asked before the others have chosen


def test_text() -> None:
    table, dice = TextTable(FINGERS, 3, seed=1), random.Random(1)
    assert table.asked() == 0
    before = table.observation(1)
    assert table.answer(0, "show 1").move
    assert table.observation(1) == before
    assert table.answer(2, "show 2").move  # several may act: any of them may answer
    while (seat := table.asked()) is not None:
        table.ask(seat)
        assert table.answer(seat, dice.choice(table.match.legal(seat))).move
    assert table.match.outcome is not None
