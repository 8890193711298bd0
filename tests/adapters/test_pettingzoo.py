"""PettingZoo: its own tests on every game, masks, rewards, and that agents learn nothing hidden."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper, aec_to_parallel

import larceny
from larceny.adapters import pettingzoo as adapter
from tests.adapters.tables import SMALLEST, moments, other_world, tables

each_table = pytest.mark.parametrize(("key", "players"), tables())
each_game = pytest.mark.parametrize(("key", "players"), SMALLEST)

# What api_test remarks on: it knows by name the environments of PettingZoo that observe in dictionaries, as ours do
# to carry a mask, and it likes agents to be called `player_0`; ours are called as in the notation.
REMARKS = [
    "ignore:Observation space for each agent probably should be:UserWarning:pettingzoo.test.api_test",
    "ignore:Observation is not a NumPy array:UserWarning:pettingzoo.test.api_test",
    "ignore:We recommend agents to be named in the format:UserWarning:pettingzoo.test.api_test",
]


def play_at_random(env: Any, seed: int) -> dict[str, float]:
    """Play a match; the sum of each agent's rewards."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
    return rewards


# PettingZoo's own tests


@each_table
@pytest.mark.filterwarnings(*REMARKS)
def test_api_test(key: str, players: int) -> None:
    api_test(adapter.env(key, players), num_cycles=100)


@each_table
def test_seed_test(key: str, players: int) -> None:
    seed_test(lambda: adapter.env(key, players))


@each_game
def test_render_test(key: str, players: int) -> None:
    render_test(lambda render_mode: adapter.env(key, players, render_mode=render_mode))


class FirstLegal(BaseWrapper):  # type: ignore[misc]  # pettingzoo is published without types
    """Plays the first legal action whatever it is given: max_cycles_test samples without masks."""

    def __init__(self, key: str, players: int, seed: int, max_cycles: int) -> None:
        super().__init__(adapter.raw_env(key, players, max_cycles=max_cycles))
        self.env.metadata["is_parallelizable"] = True  # for as long as seats act in a circle
        self.seed = seed

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(self.seed, options)

    def step(self, action: int | None) -> None:
        legal = np.flatnonzero(self.observe(self.agent_selection)["action_mask"])
        super().step(None if action is None else int(legal[0]))


def asks_in_turn(key: str, players: int) -> bool:
    """Whether another agent is asked after the first legal action."""
    env = adapter.raw_env(key, players)
    env.reset(seed=0)
    first = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[0]))
    return bool(env.agent_selection != first)


@pytest.mark.parametrize(("key", "players"), [table for table in SMALLEST if asks_in_turn(*table)])
def test_max_cycles_test(key: str, players: int) -> None:
    """It asks all agents in a circle, so a match is looked for in which the seats act so for as long as it looks."""
    for seed in range(300):

        def env(max_cycles: int, seed: int = seed) -> FirstLegal:
            return FirstLegal(key, players, seed, max_cycles)

        module = SimpleNamespace(env=env, parallel_env=lambda max_cycles, env=env: aec_to_parallel(env(max_cycles)))
        try:
            max_cycles_test(module)
        except AssertionError:
            continue
        return
    pytest.fail("no match was found in which the seats act in a circle")


@each_table
def test_no_agent_decides_more_often_than_max_cycles(key: str, players: int) -> None:
    env = adapter.env(key, players, max_cycles=2)
    env.reset(seed=1)
    decisions = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert reward == 0
        if truncated:
            assert not seen["action_mask"].any()
        else:
            decisions[agent] += 1
        env.step(None if truncated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert max(decisions.values()) == 2


# Matches


@each_table
def test_a_seed_is_the_match_of_that_seed(key: str, players: int) -> None:
    env = adapter.env(key, players)
    env.reset(seed=5)
    match = larceny.load(key, players).start(seed=5)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if over:
            break
        seat = int(agent[1:]) - 1
        assert seat == match.movers()[0]
        assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal_ids(seat)
        assert (seen["observation"] == match.seen(seat).vector).all()
        number = match.legal_ids(seat)[-1]
        env.step(number)
        match.play_id(seat, number)
    assert not match.movers()


@each_table
def test_rewards_are_shares_of_the_win(key: str, players: int) -> None:
    env = adapter.raw_env(key, players)
    for seed in range(3):
        rewards = play_at_random(env, seed)
        assert sum(rewards.values()) == pytest.approx(1)
        assert env.match.outcome is not None
        winners = [seat for seat, agent in enumerate(env.possible_agents) if rewards[agent]]
        assert tuple(winners) == env.match.outcome.winners


@each_game
def test_matches_without_a_seed_follow_from_the_last_seed(key: str, players: int) -> None:
    def second_match() -> bytes:
        env = adapter.raw_env(key, players)
        env.reset(seed=3)
        env.reset()
        return env.match.state_bytes

    assert second_match() == second_match()


# Masks and illegal actions


@each_game
def test_only_the_agent_that_is_asked_has_a_mask(key: str, players: int) -> None:
    env = adapter.env(key, players)
    env.reset(seed=2)
    asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert asked == [env.agent_selection]


@each_game
def test_an_illegal_action_ends_the_match_or_is_refused(key: str, players: int) -> None:
    env = adapter.env(key, players)
    env.reset(seed=2)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(larceny.IllegalMove):
        env.unwrapped.step(illegal)
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    env.reset(seed=2)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(env.action_space(agent).n)


def test_what_the_game_does_not_allow_is_refused() -> None:
    with pytest.raises(larceny.BadOption):
        adapter.env("dieven", players=2)
    with pytest.raises(larceny.UnknownGame):
        adapter.env("diven")


# Nothing hidden is seen


@each_table
def test_observations_hold_nothing_hidden(key: str, players: int) -> None:
    env = adapter.raw_env(key, players)
    env.reset()
    for number, match in enumerate(moments(key, players, seed=7)):
        if number % 5 or not match.movers():
            continue
        for seat, agent in enumerate(env.possible_agents):
            env.match, env.agent_selection = match, env.possible_agents[match.movers()[0]]
            real = env.observe(agent)
            env.match = other_world(match, seat, seed=number)
            imagined = env.observe(agent)
            assert all((real[part] == imagined[part]).all() for part in real)
