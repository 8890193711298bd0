"""OpenSpiel: its own tests on every game, and that its players learn nothing hidden."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough

import larceny
from larceny.adapters import open_spiel as adapter
from larceny.engine.record import HIDDEN
from larceny.library import find
from tests.adapters.tables import SHORTER, SMALLEST, tables

NONE, SINGLE, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)

# Each state of a game is copied, pickled and told from its beginning.
SHORT = {**SHORTER, "schattendieb": {"rounds": 2}}

each_table = pytest.mark.parametrize(("key", "players"), tables())
each_game = pytest.mark.parametrize(("key", "players"), SMALLEST)


def load(key: str, players: int) -> Any:
    return pyspiel.load_game(f"larceny_{key}", {"players": players, **SHORT.get(key, {})})


def step_at_random(state: Any, dice: random.Random) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, odds)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def states(game: Any, seed: int) -> Iterator[Any]:
    """A random game: the state before each action, and at the end."""
    state, dice = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        yield state
        step_at_random(state, dice)
    yield state


def kind(public: bool, private: Any, recall: bool = False) -> Any:
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)


# OpenSpiel's own tests


@each_table
def test_random_sim_test(key: str, players: int) -> None:
    pyspiel.random_sim_test(load(key, players), num_sims=2, serialize=True, verbose=False, mask_test=True)


@each_table
def test_imagined_states_can_be_cloned_and_pickled(key: str, players: int) -> None:
    game, imagine = load(key, players), adapter.resampler(seed=1)
    dealt = next(state for state in states(game, seed=1) if not state.is_chance_node())
    world = imagine(dealt, 0)
    dice = random.Random(1)
    while not world.is_terminal():
        again = pickle.loads(pickle.dumps(world))
        assert str(again) == str(world) == str(world.clone())
        assert again.information_state_string(0) == world.information_state_string(0)
        step_at_random(world, dice)
    assert sum(world.returns()) == pytest.approx(1)


@each_game
def test_api_test(key: str, players: int) -> None:
    names = {"game_name": f"larceny_{key}", "game": load(key, players)}
    case = type("ApiTest", (api_test.EnforceAPIOnPartialTreeBase,), names)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert not result.skipped
    assert not [text for _, text in result.errors + result.failures]


@each_game
def test_playthrough(key: str, players: int, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    parameters = {"players": players, **SHORT.get(key, {})}
    game = f"larceny_{key}({','.join(f'{name}={value}' for name, value in parameters.items())})"
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(game, [], seed=5), encoding="utf-8")
    original, again = generate_playthrough.replay(path)
    assert "IsTerminal() = True" in original
    assert original == again


@each_game
def test_compiled_algorithms_play(key: str, players: int) -> None:
    bots = [pyspiel.make_uniform_random_bot(seat, 7) for seat in range(players)]
    returns = [pyspiel.evaluate_bots(load(key, players).new_initial_state(), bots, seed) for seed in range(3)]
    assert [sum(shares) for shares in returns] == pytest.approx([1, 1, 1])


@each_game
def test_rl_environment(key: str, players: int) -> None:
    environment = rl_environment.Environment(load(key, players))
    environment.seed(3)
    step, dice = environment.reset(), random.Random(3)
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == environment.observation_spec()["info_state"][0]
        step = environment.step([dice.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(1)


# Registration


def test_every_game_is_registered_with_its_options() -> None:
    for key in larceny.games():
        card = find(key).card
        game = pyspiel.load_game(f"larceny_{key}")
        assert game.num_players() == card.usual_players
        options = {option.name: adapter.spelled(option.default) for option in card.options}
        defaults = {"players": card.usual_players, **options}
        assert {name: game.get_parameters()[name] for name in defaults} == defaults
        assert (game.get_type().min_num_players, game.get_type().max_num_players) == (card.players[0], card.players[-1])


def test_what_the_game_does_not_allow_is_refused() -> None:
    with pytest.raises(larceny.BadOption):
        pyspiel.load_game("larceny_dieven(players=99)")
    with pytest.raises(larceny.BadOption):
        pyspiel.load_game("larceny_dieven(siren=never)")
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("larceny_dieven(no_such_option=1)")


def test_a_process_ends_well() -> None:
    """OpenSpiel lets go of its games after Python has ended, which must not end in a crash."""
    code = "import pyspiel, larceny.adapters.open_spiel; pyspiel.load_game('larceny_dieven').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# The states are those of the match


@each_game
def test_it_is_the_same_match(key: str, players: int) -> None:
    match = larceny.load(key, players, **SHORT.get(key, {})).start(seed=None)
    for state in states(load(key, players), seed=4):
        for action in state.full_history()[match.ply :]:
            match.play_id(action.player, action.action)
        if state.is_chance_node():
            outcomes = {state.action_to_string(-1, number): odds for number, odds in state.chance_outcomes()}
            assert outcomes == {text: float(odds) for text, odds in match.odds().items()}
        elif not state.is_terminal():
            assert state.current_player() == match.movers()[0]
            texts = [state.action_to_string(state.current_player(), number) for number in state.legal_actions()]
            assert texts == match.legal(state.current_player())
    assert match.outcome is not None
    winners = [seat for seat, share in enumerate(state.returns()) if share]
    assert tuple(winners) == match.outcome.winners


# What observers show


@each_game
def test_observers_part_public_from_private(key: str, players: int) -> None:
    game = load(key, players)
    full, public, private = (
        game.make_py_observer(kind(*parts)) for parts in ((True, SINGLE), (True, NONE), (False, SINGLE))
    )
    for state in states(game, seed=2):
        for seat in range(players):
            for observer in (full, public, private):
                observer.set_from(state, seat)
            assert not (public.dict["known"] * private.dict["known"]).any()
            for piece in ("known", "cells"):
                assert (full.dict[piece] == public.dict[piece] + private.dict[piece]).all()
            view = json.loads(full.string_from(state, seat))
            assert view == state.table.view(seat)
            assert view == json.loads(public.string_from(state, 0)) | json.loads(private.string_from(state, seat))


@each_game
def test_private_information_of_all_players(key: str, players: int) -> None:
    game = load(key, players)
    everybody, nobody = game.make_py_observer(kind(True, ALL)), game.make_py_observer(kind(False, NONE))
    for state in states(game, seed=2):
        everybody.set_from(state, 0)
        known = np.zeros_like(everybody.dict["known"])
        for seat in range(players):
            seen = state.table.seen(seat).vector
            known = np.maximum(known, seen != HIDDEN)
            assert (everybody.dict["cells"][seen != HIDDEN] == seen[seen != HIDDEN]).all()
        assert (everybody.dict["known"] == known).all()
        assert json.loads(everybody.string_from(state, 0))["p1"] == state.table.view(0)
        nobody.set_from(state, 0)
        assert not nobody.tensor.any()
        assert nobody.string_from(state, 0) == "{}"


@each_game
def test_perfect_recall(key: str, players: int) -> None:
    """Each information state tells all that the one before it told."""
    game = load(key, players)
    mine, public, private = (
        game.make_py_observer(kind(*parts, True)) for parts in ((True, SINGLE), (True, NONE), (False, SINGLE))
    )
    before: list[Any] = [[] for _ in range(players)]
    for state in states(game, seed=3):
        for seat in range(players):
            told = json.loads(mine.string_from(state, seat))["events"]
            assert told[: len(before[seat])] == before[seat]
            assert told == [
                {name: value for name, value in event.items() if name != "number"} for event in state.table.events(seat)
            ]
            secrets = json.loads(private.string_from(state, seat))["events"]
            shown = json.loads(public.string_from(state, seat))["events"]
            assert [event for event in told if event not in shown] == [event for event in secrets if event not in shown]
            before[seat] = told
    assert mine.tensor is None


def test_observers_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        load(*SMALLEST[0]).make_py_observer(params={"detail": 1})


# Nothing hidden is seen


@each_table
def test_a_player_cannot_tell_imagined_states_apart(key: str, players: int) -> None:
    """As OpenSpiel's ResampleInfostateTest, and for everything else that a player may ask."""
    game, imagine, differ = load(key, players), adapter.resampler(seed=9), 0
    for number, state in enumerate(states(game, seed=6)):
        if number % 5 or state.is_terminal():  # then the scores are told: there is nothing to imagine
            continue
        for seat in range(players):
            world = imagine(state, seat)
            assert world.current_player() == state.current_player()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            if state.current_player() == seat:
                assert world.legal_actions() == state.legal_actions()
            assert world.history() == []
            differ += str(world) != str(state)
    assert differ > 3


@each_game
def test_an_imagined_state_goes_on_like_the_real_one(key: str, players: int) -> None:
    game = load(key, players)
    dealt = next(state for state in states(game, seed=1) if not state.is_chance_node())
    seat = dealt.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = (dealt.resample_from_infostate(seat, sampler) for _ in range(100))
    # Where all choose at once, others may have chosen in an imagined world: then it goes on sooner.
    world = next(world for world in worlds if world.table.movers() == dealt.table.movers())
    for state in (dealt, world):
        state.apply_action(state.legal_actions()[0])
    told, imagined = (json.loads(state.information_state_string(seat))["events"] for state in (dealt, world))
    assert told == imagined


@each_game
def test_resamplers_of_one_seed_imagine_the_same(key: str, players: int) -> None:
    asked = (state for state in states(load(key, players), seed=1) if not state.is_chance_node())
    dealt, seat = next((state, seat) for state in asked for seat in range(players) if is_in_doubt(state, seat))
    first, second, other = adapter.resampler(5), adapter.resampler(5), adapter.resampler(6)
    worlds = [str(first(dealt, seat)) for _ in range(5)]
    assert worlds == [str(second(dealt, seat)) for _ in range(5)]
    assert worlds != [str(other(dealt, seat)) for _ in range(5)]


def is_in_doubt(state: Any, seat: int) -> bool:
    """Whether a player can imagine several worlds."""
    imagine = adapter.resampler(4)
    return len({str(imagine(state, seat)) for _ in range(5)}) > 1
