"""The bot that looks ahead: from views alone, reproducible, and no fool."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import larceny
from larceny.bots.bot import all_levels, make_bot
from larceny.bots.search import SearchBot, strategy
from larceny.engine.kernel_set import OF_A_SEARCH
from larceny.engine.ledger import WHOLE
from larceny.engine.search import Arm, Search
from larceny.games import keys
from larceny.games.schattendieb.state import State
from tests.compiled import compiled_rules
from tests.games.dieven.table import table as dieven_table
from tests.games.schattendieb.table import table as schattendieb_table

SEARCHED = [key for key in keys() if "search" in all_levels(larceny.load(key).ruleset)]


def test_every_game_has_a_bot_that_looks_ahead() -> None:
    assert list(keys()) == SEARCHED


@pytest.fixture(autouse=True)
def compiled() -> Iterator[None]:
    """Search compiled, as it is made for."""
    with compiled_rules(*keys()):
        yield


def choice(match: larceny.Match, simulations: int = 1000, seed: int = 0) -> str:
    """What a new bot does, that is given nothing but JSON and the legal list."""
    seat = match.movers()[0]
    bot = make_bot(match.game.ruleset, "search", simulations=simulations)
    return bot.choose(json.loads(json.dumps(match.view(seat))), match.legal(seat), np.random.default_rng(seed))


def share_of_wins(key: str, games: int, simulations: int) -> float:
    """How much of the win the bot gets from three random players, in any seat."""
    game = larceny.load(key, players=4)
    hero, others = make_bot(game.ruleset, "search", simulations=simulations), make_bot(game.ruleset, "random")
    won = 0.0
    for number in range(games):
        match, dice = game.start(seed=number), np.random.default_rng(number)
        while movers := match.movers():
            bot = hero if movers[0] == number % 4 else others
            match.play(movers[0], bot.choose(match.view(movers[0]), match.legal(movers[0]), dice))
        assert match.outcome
        won += match.outcome.share(number % 4)
    return won / games


@pytest.mark.parametrize(
    ("key", "least"), [("dieven", 0.45), pytest.param("schattendieb", 0.35, marks=pytest.mark.long)]
)
def test_it_wins_more_than_its_part_from_random_players(key: str, least: float) -> None:
    assert share_of_wins(key, games=24, simulations=200) > least


@pytest.mark.parametrize("key", SEARCHED)
def test_the_same_dice_give_the_same_choice_in_both_modes(key: str) -> None:
    match = larceny.load(key).start(seed=3)
    fast = [choice(match, simulations=12, seed=seed) for seed in range(4)]
    match.game.ruleset.use("python")
    assert [choice(match, simulations=12, seed=seed) for seed in range(4)] == fast


# Dieven!


@pytest.mark.parametrize("seed", range(3))
def test_it_calls_the_police_on_a_richer_thief(seed: int) -> None:
    loot = {"p1": "2 up, 2 up, 1 up", "p2": "3 up, 3 up, 3 up", "p3": "0 up"}
    match = dieven_table(hands={"p1": "police 0 0 0"}, loot=loot, police="double-police police", getaway_cars=6)
    assert choice(match, seed=seed) == "play police"


@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_call_the_police_on_itself(seed: int) -> None:
    loot = {"p1": "3 up, 3 up, 3 up", "p2": "1 up", "p3": "0 up"}
    match = dieven_table(hands={"p1": "police clear 0 0"}, loot=loot, police="double-police police", getaway_cars=6)
    assert choice(match, seed=seed) == "play clear"


# Der Schattendieb


@pytest.mark.parametrize("seed", range(3))
def test_it_closes_its_safe_while_it_still_can(seed: int) -> None:
    """The pile is used up: who plays his last card when nobody has another can't close any more."""
    match = schattendieb_table(
        hands={"p1": "safe 15, necklace 1", "p2": "watch 2", "p3": "tiara 3"},
        safes={"p1": "ring 10, ring 9, ring 8, watch 9, tiara 9"},
        totals={"p2": 20, "p3": 20},
        used_up=True,
        round_now=3,
    )
    assert choice(match, seed=seed) == "play safe 15"


# Thinking


def test_it_stops_when_its_time_is_up_or_when_told_to() -> None:
    match = larceny.load("dieven").start(seed=1)
    seat, dice = match.movers()[0], np.random.default_rng(0)
    began = time.monotonic()
    hasty = SearchBot(match.game.ruleset, simulations=10**9, seconds=0.2)
    assert hasty.choose(match.view(seat), match.legal(seat), dice) in match.legal(seat)
    patient = SearchBot(match.game.ruleset, simulations=10**9)
    threading.Timer(0.2, patient.stop).start()
    assert patient.choose(match.view(seat), match.legal(seat), dice) in match.legal(seat)
    assert time.monotonic() - began < 30
    assert hasty.decisions > 1000


def test_a_stop_before_it_thinks_counts_and_the_next_question_is_thought_about_again() -> None:
    match = larceny.load("dieven").start(seed=1)
    seat, dice = match.movers()[0], np.random.default_rng(0)
    bot = SearchBot(match.game.ruleset, simulations=100)
    view, legal = match.view(seat), match.legal(seat)
    for ask in (lambda: bot.choose(view, legal, dice), lambda: bot.explain(view, legal)):
        bot.stop()
        ask()
        assert bot.decisions == 0
        ask()
        assert bot.decisions > 0


def test_a_stop_while_it_imagines_worlds_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    match = larceny.load("dieven").start(seed=1)
    seat, dice = match.movers()[0], np.random.default_rng(0)
    bot = SearchBot(match.game.ruleset, simulations=100)
    with monkeypatch.context() as patched:
        patched.setattr(bot.thumb, "worlds", lambda *_: bot.stop())
        assert bot.choose(match.view(seat), match.legal(seat), dice) in match.legal(seat)
    assert bot.decisions == 0
    bot.stop()  # which was meant for that question, and came too late
    bot.see(match.events(seat))
    bot.choose(match.view(seat), match.legal(seat), dice)
    assert bot.decisions > 0


@pytest.mark.parametrize("key", SEARCHED)
def test_several_threads_share_the_simulations_and_add_up_what_they_found(key: str) -> None:
    match = larceny.load(key).start(seed=3)
    seat = match.movers()[0]
    bot = SearchBot(match.game.ruleset, simulations=301, threads=3)
    view, legal = match.view(seat), match.legal(seat)
    arms, again = (bot.look_ahead(view, bot.thumb.known(view), legal, seed=5) for _ in range(2))
    assert sum(arm.tried for arm in arms) == 301
    assert arms == again, "the same dice, and as many threads"
    alone = SearchBot(match.game.ruleset, simulations=101)
    assert arms != alone.look_ahead(view, alone.thumb.known(view), legal, seed=5), "each thread has dice of its own"


def test_while_it_simulates_other_threads_of_python_go_on() -> None:
    """In one call of the kernel, which would hold them all up for as long if it held the GIL."""
    match = larceny.load("dieven").start(seed=1)
    seat = match.movers()[0]
    search, run = Search(match.game), match.game.ruleset.at_hand(OF_A_SEARCH)
    assert run.compiled
    search.begin(match.seen(seat), seat, seed=1)
    search.run(1, run)  # now it is compiled
    many, seconds = 100, 0.0
    while seconds < 0.5:
        many *= 2
        began = time.monotonic()
        search.run(many, run)
        seconds = time.monotonic() - began
    inside, done = threading.Event(), threading.Event()

    def think() -> None:
        inside.set()
        search.run(many, run)
        done.set()

    thinking = threading.Thread(target=think)
    thinking.start()
    inside.wait()
    steps = 0
    while not done.is_set():
        time.sleep(0.001)
        steps += 1
    thinking.join()
    assert steps > 20


@pytest.mark.parametrize("threads", [1, 2])
def test_it_tells_how_far_it_is(threads: int) -> None:
    match = larceny.load("dieven").start(seed=1)
    seat = match.movers()[0]
    told: list[tuple[int, int]] = []
    bot = SearchBot(match.game.ruleset, simulations=500, threads=threads)
    bot.progress = lambda done, asked: told.append((done, asked))
    bot.choose(match.view(seat), match.legal(seat), np.random.default_rng(0))
    assert max(told) == (500, 500)
    assert len(told) > 2


@pytest.mark.parametrize(
    ("setting", "values", "sentence"),
    [
        ("recall", [7, -3, float("nan"), "a", True, None], "remembers from 0 .* to 1"),
        ("simulations", [-5, 0, 1.5, "9", True], "simulations, not"),
        ("seconds", [0, -1.0, float("nan"), "1", True], "seconds above 0, not"),
        ("threads", [0, 1.5, "2", True], "threads, not"),
    ],
)
def test_a_bot_is_refused_settings_that_mean_nothing(setting: str, values: list[object], sentence: str) -> None:
    for value in values:
        settings: dict[str, Any] = {setting: value}
        with pytest.raises(larceny.BadOption, match=sentence) as refused:
            larceny.bot("master_thieves", "search", **settings)
        assert refused.value.reason == f"bad-{setting}"
        assert repr(str(value)) in str(refused.value)


def test_settings_may_be_any_numbers_that_mean_something() -> None:
    for settings in ({"recall": 0}, {"recall": np.float64(0.5)}, {"simulations": np.int64(3)}, {"seconds": 1}):
        given: dict[str, Any] = dict(settings)
        larceny.bot("master_thieves", "search", **given)


def test_who_does_not_look_ahead_makes_no_simulations() -> None:
    with pytest.raises(larceny.BadOption, match="expert makes no simulations"):
        larceny.bot("dieven", "expert", simulations=50)
    larceny.bot("dieven", "expert", seconds=1.0)  # it is done long before


def test_it_does_not_think_about_a_single_move() -> None:
    bot = SearchBot(larceny.load("dieven").ruleset)
    assert bot.choose({}, ["play siren"], np.random.default_rng(0)) == "play siren"


def test_one_bot_may_play_tables_of_different_sizes() -> None:
    bot = larceny.bot("dieven", level="search", simulations=20)
    for players in (3, 5, 3):
        match = larceny.load("dieven", players).start(seed=1)
        seat = match.movers()[0]
        dice = np.random.default_rng(0)
        fresh = larceny.bot("dieven", level="search", simulations=20)
        assert bot.choose(match.view(seat), match.legal(seat), dice) == fresh.choose(
            match.view(seat), match.legal(seat), np.random.default_rng(0)
        )


def test_a_mixed_strategy_leaves_out_what_was_only_explored() -> None:
    arms = [Arm(0, 60, 100, 0.5, weight=60.0), Arm(1, 35, 100, 0.5, weight=30.0), Arm(2, 5, 100, 0.1, weight=1.0)]
    assert strategy(arms) == pytest.approx([2 / 3, 1 / 3, 0])
    assert strategy([Arm(0, 60, 100, 0.5, weight=0.0), Arm(1, 40, 100, 0.5, weight=0.0)]) is None


def test_at_schattendieb_a_simulated_round_is_worth_what_its_scores_promise() -> None:
    game = larceny.load("schattendieb", players=4)
    state = State(game.blank.copy())
    worth = game.ruleset.module("policy").worth
    for seat, points in enumerate((40, 30, 30, 0)):
        state.scores[seat] = points
    shares = {}
    for state.round_number in (2, 3):
        shares[state.round_number] = [worth(state, seat) for seat in range(4)]
        assert sum(shares[state.round_number]) == pytest.approx(WHOLE, abs=4)
    early, late = shares[2], shares[3]
    assert early[0] > early[1] == early[2] > early[3]
    assert late[0] > early[0]
    assert late[3] < early[3]
