"""Gymnasium: its own checker on every game, and one seat that plays against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import larceny
from larceny.adapters import gymnasium as adapter
from tests.adapters.tables import SMALLEST, tables

each_table = pytest.mark.parametrize(("key", "players"), tables())
each_game = pytest.mark.parametrize(("key", "players"), SMALLEST)


def name(key: str) -> str:
    return f"larceny/{key}-v{larceny.load(key).rules_version}"


def play(env: Any, seed: int, choose: Any) -> tuple[list[bytes], float]:
    """Play an episode: all observations, and the sum of the rewards."""
    seen, info = env.reset(seed=seed)
    observations, total, over = [seen.tobytes()], 0.0, False
    while not over:
        seen, reward, over, cut, info = env.step(choose(np.flatnonzero(info["action_mask"])))
        assert not cut
        observations.append(seen.tobytes())
        total += reward
    return observations, total


def first(legal: Any) -> int:
    return int(legal[0])


@each_table
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_check_env(key: str, players: int, bots: str) -> None:
    for render_mode in (None, "ansi"):
        env = gymnasium.make(name(key), players=players, bots=bots, seat=players - 1, render_mode=render_mode)
        check_env(env.unwrapped)


def test_every_game_is_registered() -> None:
    for key in larceny.games():
        env = gymnasium.make(f"larceny.adapters.gymnasium:{name(key)}")
        assert isinstance(env.unwrapped, adapter.LarcenyEnv)
        assert env.unwrapped.game.key == key


@each_table
def test_a_seed_gives_the_same_episode(key: str, players: int) -> None:
    env, other = (gymnasium.make(name(key), players=players) for _ in range(2))
    assert play(env, 3, first) == play(other, 3, first) == play(env, 3, first)
    assert play(env, 4, first) != play(env, 3, first)


@each_table
def test_the_reward_is_the_share_of_the_win(key: str, players: int) -> None:
    env = adapter.LarcenyEnv(key, players, seat=1, bots="random")
    dice = np.random.default_rng(1)
    for seed in range(4):
        _, total = play(env, seed, lambda legal: int(dice.choice(legal)))
        outcome = env.match.outcome
        assert outcome is not None
        assert total == pytest.approx(outcome.share(1))


@each_game
def test_masks_are_the_legal_actions(key: str, players: int) -> None:
    env = adapter.LarcenyEnv(key, players)
    _, info = env.reset(seed=1)
    assert np.flatnonzero(info["action_mask"]).tolist() == env.match.legal_ids(0)
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()


@each_game
def test_an_illegal_action_ends_the_episode(key: str, players: int) -> None:
    env = adapter.LarcenyEnv(key, players)
    _, info = env.reset(seed=1)
    before = env.match.state_bytes
    _, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut) == (-1, True, False)
    assert info["illegal"]
    assert env.match.state_bytes == before
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@each_game
def test_the_seat_sees_only_its_own_view(key: str, players: int) -> None:
    env = adapter.LarcenyEnv(key, players, seat=1, render_mode="ansi")
    seen, _ = env.reset(seed=1)
    assert env.render() == env.match.text(1)
    assert (seen == env.match.seen(1).vector).all()


def test_what_is_not_allowed_is_refused() -> None:
    for wrong in ({"players": 2}, {"seat": 9}, {"seat": True}, {"bots": "genius"}, {"no_such_option": 1}):
        with pytest.raises(larceny.BadOption):
            adapter.LarcenyEnv("dieven", **wrong)
