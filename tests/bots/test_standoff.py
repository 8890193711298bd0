"""Standoffs: the exact answer where it is known, and the one that the last two open safes are."""

from __future__ import annotations

import time
from collections.abc import Iterator

import numpy as np
import pytest

import larceny
from larceny.bots.search import SearchBot
from larceny.bots.standoff import Standoff, odds_to_commit
from larceny.engine.kernel_set import OF_A_SEARCH, Kernels
from larceny.engine.search import Search
from tests.compiled import compiled_rules
from tests.games.schattendieb.table import table

CHICKEN = ([[-9, 2], [-1, 0]], [[-9, -1], [2, 0]])
PENNIES = ([[1, -1], [-1, 1]], [[-1, 1], [1, -1]])
DILEMMA = ([[1, 5], [0, 3]], [[1, 0], [5, 3]])
HUNT = ([[4, 4], [0, 5]], [[4, 0], [4, 5]])  # to stay together is best, and the riskier


@pytest.fixture(autouse=True)
def compiled() -> Iterator[None]:
    with compiled_rules("schattendieb"):
        yield


@pytest.mark.parametrize(
    ("game", "odds"), [(CHICKEN, 0.2), (PENNIES, 0.5), (DILEMMA, 1.0), (HUNT, 1.0)], ids=["c", "p", "d", "h"]
)
def test_the_odds_are_those_of_an_equilibrium(game: tuple[list[list[float]], list[list[float]]], odds: float) -> None:
    assert odds_to_commit(*game) == pytest.approx(odds)


def test_nobody_gains_by_leaving_the_equilibrium_of_any_game() -> None:
    dice = np.random.default_rng(1)
    for _ in range(500):
        own, his = dice.random((2, 2)), dice.random((2, 2))
        x, y = odds_to_commit(own.tolist(), his.tolist()), odds_to_commit(his.T.tolist(), own.T.tolist())
        mine, other = np.array([x, 1 - x]), np.array([y, 1 - y])
        assert mine @ own @ other >= (own @ other).max() - 1e-9
        assert mine @ his @ other >= (mine @ his).max() - 1e-9


def facing(totals: dict[str, int], mine: str, his: str) -> larceny.Match:
    """p3 has closed; p1, who is asked, and p2 are open in the last round, and each can close."""
    return table(
        hands={"p1": "safe 9, ring 2, watch 3, tiara 2", "p2": "safe 8, ring 1, watch 2, tiara 1"},
        safes={"p1": mine, "p2": his},
        closed={"p3": ("safe 4", "necklace 1")},
        totals=totals,
        round_now=3,
    )


def odds_at(match: larceny.Match) -> float:
    standoff = Standoff.found(match.game, match.seen(0), 0)
    assert standoff is not None
    stays = match.game.ruleset.action_numbers["play ring 2"]
    run = match.game.ruleset.at_hand(OF_A_SEARCH)
    odds = standoff.odds(Search(match.game), stays, seed=1, simulate=lambda search: search.run(200, run))
    assert odds is not None
    return odds


def test_who_wins_by_closing_alone_closes() -> None:
    assert odds_at(facing({}, "ring 10, ring 9", "watch 4")) == 1.0


def test_who_cannot_win_by_closing_now_waits() -> None:
    assert odds_at(facing({"p3": 20}, "ring 10, ring 9", "watch 10, watch 9")) == 0.0


def test_only_the_last_two_who_may_close_face_each_other() -> None:
    match = facing({}, "ring 10", "watch 9")
    assert Standoff.found(match.game, match.seen(2), 2) is None, "he has closed"
    empty = facing({}, "ring 10", "")
    assert Standoff.found(empty.game, empty.seen(0), 0) is None, "nothing to close"
    three = table(hands={"p1": "safe 9"}, safes={"p1": "ring 10", "p2": "ring 9", "p3": "ring 8"})
    assert Standoff.found(three.game, three.seen(0), 0) is None
    other = larceny.load("dieven").start(seed=1)
    assert Standoff.found(other.game, other.seen(0), 0) is None


def test_a_bot_goes_by_the_odds() -> None:
    closes = facing({}, "ring 10, ring 9", "watch 4")
    waits = facing({"p3": 20}, "ring 10, ring 9", "watch 10, watch 9")
    bot, dice = SearchBot(closes.game.ruleset, simulations=1600), np.random.default_rng(0)
    assert bot.choose(closes.view(0), closes.legal(0), dice) == "play safe 9"
    assert bot.choose(waits.view(0), waits.legal(0), dice) != "play safe 9"


@pytest.fixture
def cases(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The simulations of cases, as they are asked for; each time takes long."""
    asked: list[int] = []
    run = Search.run

    def run_slowly(search: Search, simulations: int, kernels: Kernels) -> None:
        if search.ledger.considers == 1:  # a case of the standoff
            asked.append(simulations)
            time.sleep(0.05)
        run(search, simulations, kernels)

    monkeypatch.setattr(Search, "run", run_slowly)
    return asked


def test_a_bot_that_is_stopped_before_the_cases_are_valued_plays_what_did_best_so_far(cases: list[int]) -> None:
    match, dice = facing({}, "ring 10, ring 9", "watch 4"), np.random.default_rng(0)
    bot = SearchBot(match.game.ruleset, simulations=1600)
    bot.progress = lambda done, asked: bot.stop() if done == asked else None
    assert bot.choose(match.view(0), match.legal(0), dice) in match.legal(0)
    assert cases == []
    bot.progress = None
    bot.choose(match.view(0), match.legal(0), dice)
    assert sum(cases) == 4 * 200


def test_the_cases_are_valued_in_the_time_that_is_left(cases: list[int]) -> None:
    match, dice = facing({}, "ring 10, ring 9", "watch 4"), np.random.default_rng(0)
    bot = SearchBot(match.game.ruleset, simulations=10**9, seconds=0.4)
    assert bot.choose(match.view(0), match.legal(0), dice) in match.legal(0)
    assert 4 <= len(cases) < 20
