"""OpenSpiel's ISMCTSBot plays our games with our resampler: fairly, and better than at random."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import larceny
from bench.strength.rivals import Ismcts, QuickIsmcts
from larceny.adapters import open_spiel as adapter
from larceny.adapters.open_spiel_rollouts import Rollouts
from tests.adapters.tables import SHORTER, SMALLEST

# Options that make a game shorter, where there are some.
SHORT: dict[str, dict[str, Any]] = {
    "casse": {"setup": "quick", "turn_limit": 6},
    "dieven": {"getaways": 3},
    "schattendieb": {"rounds": 1},
    **SHORTER,
}

# With so few simulations a search tells no more actions apart than so many, and cannot look far ahead in a long game.
TELLING = [
    (key, players) for key, players in SMALLEST if larceny.load(key, players).num_actions < 200 and key not in SHORTER
]

each_game = pytest.mark.parametrize(("key", "players"), SMALLEST)
both_keys = pytest.mark.parametrize("by_observation", [True, False], ids=["observation", "information state"])


def load(key: str, players: int) -> Any:
    return pyspiel.load_game(f"larceny_{key}", {"players": players, **SHORT.get(key, {})})


def searcher(game: Any, seed: int, by_observation: bool, simulations: int = 20) -> Any:
    dice = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, dice),
        uct_c=0.7,
        max_simulations=simulations,
        random_state=dice,
        use_observation_string=by_observation,
    )
    bot.set_resampler(adapter.resampler(seed))
    return bot


def play(game: Any, seed: int, by_observation: bool) -> float:
    """A game of the searcher against random players: its share of the win."""
    dice, state, hero = random.Random(seed), game.new_initial_state(), seed % game.num_players()
    bot = searcher(game, seed, by_observation)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        elif state.current_player() == hero:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return float(state.returns()[hero])


@pytest.mark.parametrize(("key", "players"), TELLING)
def test_it_beats_random_players(key: str, players: int) -> None:
    game = load(key, players)
    wins = [play(game, seed, by_observation=seed % 2 == 0) for seed in range(20)]
    assert np.mean(wins) > 1.4 / players


@each_game
@both_keys
def test_its_choice_does_not_depend_on_what_is_hidden(key: str, players: int, by_observation: bool) -> None:
    game, dice, imagine = load(key, players), random.Random(8), adapter.resampler(8)
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal() and decisions < 8:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
            continue
        worlds = [state, *(imagine(state, state.current_player()) for _ in range(2))]
        policies = [searcher(game, 11, by_observation, 12).get_policy(world) for world in worlds]
        assert policies[0] == policies[1] == policies[2]
        state.apply_action(dice.choice(state.legal_actions()))
        decisions += 1


def courses(game: Any, decisions: int) -> Iterator[tuple[larceny.Match, int]]:
    """A random match and the seat that is asked, for so many choices among several moves."""
    match, dice = game.game.start(seed=5), random.Random(5)
    while decisions > 0 and (movers := match.movers()):
        if len(match.legal(movers[0])) > 1:
            yield match, movers[0]
            decisions -= 1
        match.play_id(movers[0], dice.choice(match.legal_ids(movers[0])))


@each_game
def test_a_state_from_a_view_looks_to_its_player_like_the_table(key: str, players: int) -> None:
    game = load(key, players)
    for match, seat in courses(game, 20):
        state = game.state_seen(match.view(seat), seed=9)
        assert state.current_player() == seat
        assert json.loads(state.observation_string(seat)) == match.view(seat)
        assert state.legal_actions() == sorted(match.legal_ids(seat))


@each_game
def test_as_an_entrant_it_knows_an_observation_by_its_numbers_as_by_its_words(key: str, players: int) -> None:
    class ByWords(Ismcts):
        iterations = 12

    class ByTheirNumbers(ByWords):
        _kind = QuickIsmcts._kind

    game = load(key, players)
    for match, seat in courses(game, 5):
        view, legal = match.view(seat), match.legal(seat)
        chosen = [bot().choose(view, legal, np.random.default_rng(3)) for bot in (ByWords, ByTheirNumbers)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in legal


def test_our_rollouts_end_as_often_with_a_players_win_as_those_of_openspiel() -> None:
    game = load("dieven", 3)
    match, seat = next(courses(game, 1))
    state = game.state_seen(match.view(seat), seed=2)
    before = str(state)
    ours = Rollouts(game.game, np.random.RandomState(1))
    theirs = mcts.RandomRolloutEvaluator(400, np.random.RandomState(1))
    shares = np.array([ours.evaluate(state) for _ in range(2000)])
    assert str(state) == before
    assert shares.sum(axis=1) == pytest.approx(1)
    assert shares.mean(axis=0) == pytest.approx(theirs.evaluate(state), abs=0.08)
    assert ours.prior(state) == theirs.prior(state)


def test_our_rollouts_are_the_same_interpreted_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("dieven", 3)
    match, seat = next(courses(game, 1))
    state, shares = game.state_seen(match.view(seat), seed=2), []
    for mode in ("python", "compiled"):
        monkeypatch.setenv("LARCENY_MODE", mode)
        rollouts = Rollouts(game.game, np.random.RandomState(1))
        shares.append([rollouts.evaluate(state).tolist() for _ in range(30)])
    assert shares[0] == shares[1]
