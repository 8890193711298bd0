"""The search kernel: the same in both modes, bounded, blind to secrets, and right where the answer is known."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

import larceny
from larceny.engine.kernel_set import Kernels
from larceny.engine.ledger import DEEPEST, FLAT, MOST_ARMS
from larceny.engine.policy_kernels import ALWAYS
from larceny.engine.search import Arm, Search
from larceny.games import keys

DOORS, FINGERS = "tests.engine.doors", "tests.adapters.fingers"
EVERY_GAME = (*keys(), DOORS, FINGERS)


@dataclass
class Position:
    """A position from which a seat searches."""

    match: larceny.Match
    seat: int

    def search(self, simulations: int, run: Kernels | None = None, seed: int = 1) -> Search:
        search = Search(self.match.game)
        search.begin(self.match.seen(self.seat), self.seat, seed)
        search.run(simulations, run or kernels(self.match.game))
        return search

    def arms(self, search: Search) -> list[Arm]:
        return search.arms(self.match.legal_ids(self.seat))


def kernels(game: larceny.Game) -> Kernels:
    """Compiled, but for the tiny games of the tests, which are sooner searched than compiled."""
    return game.ruleset.interpreted if game.key in (DOORS, FINGERS) else game.ruleset.compiled()


def position(key: str, decisions: int = 0, seat: int = 0, **options: int) -> Position:
    """A match after at least so many decisions at random, at a real choice of a seat: the one asked for, or any."""
    match = larceny.load(key, **options).start(seed=5)
    dice = np.random.default_rng(decisions)
    while True:
        mover = seat if seat in match.movers() else match.movers()[0]
        legal = match.legal_ids(mover)
        if decisions <= 0 and len(legal) > 1:
            return Position(match, mover)
        match.play_id(mover, int(dice.choice(legal)))
        decisions -= 1


@pytest.mark.parametrize("decisions", [0, pytest.param(7, marks=pytest.mark.long)])
@pytest.mark.parametrize("key", keys())
def test_interpreted_and_compiled_search_learn_the_same_to_the_byte(key: str, decisions: int) -> None:
    at = position(key, decisions)
    rules = at.match.game.ruleset
    slow, fast = (at.search(25, run) for run in (rules.interpreted, rules.compiled()))
    assert slow.ledger.vector.tobytes() == fast.ledger.vector.tobytes()
    assert slow.decisions == fast.decisions > 25


@pytest.mark.parametrize("key", EVERY_GAME)
def test_portions_make_no_difference_and_the_seed_does(key: str) -> None:
    at = position(key)
    whole, parts, other = at.search(60), at.search(20), at.search(60, seed=2)
    for _ in range(2):
        parts.run(20, kernels(at.match.game))
    assert whole.ledger.vector.tobytes() == parts.ledger.vector.tobytes()
    assert whole.ledger.vector.tobytes() != other.ledger.vector.tobytes()


@pytest.mark.parametrize("key", keys())
def test_every_simulation_tries_one_of_the_legal_moves(key: str) -> None:
    at = position(key, decisions=3)
    arms = at.arms(at.search(300))
    assert sum(arm.tried for arm in arms) == 300
    assert all(arm.tried > 0 and 0 <= arm.value <= 1 and arm.tried <= arm.there for arm in arms)


def test_a_new_search_forgets_the_last_one() -> None:
    at = position("dieven")
    search = at.search(200)
    search.begin(at.match.seen(at.seat), at.seat, seed=1)
    search.run(50, kernels(at.match.game))
    assert at.arms(search) == at.arms(at.search(50))


def test_only_what_is_considered_is_tried() -> None:
    at = position("dieven")
    first, *_, last = legal = at.match.legal_ids(at.seat)
    search = Search(at.match.game)
    search.begin(at.match.seen(at.seat), at.seat, seed=1, considered=[last, first])
    search.run(100, kernels(at.match.game))
    tried = {arm.action: arm.tried for arm in search.arms(legal)}
    assert tried[first] + tried[last] == 100
    assert tried[first] > 0 < tried[last]


def test_simulations_start_from_the_worlds_that_are_laid_ready() -> None:
    """Where the thief is known to be beside a detective, he is caught."""
    match = larceny.load("casse", 4, setup="quick").start(seed=5)
    while match.view(None)["phase"] != "turn":
        match.play_id(match.movers()[0], match.legal_ids(match.movers()[0])[0])
    seat = match.movers()[0]
    seen = match.seen(seat)
    walks = [text for text in match.legal(seat) if text.startswith("walk ")]
    for text in (walks[0], walks[-1]):
        world = match.game.imagine(seen, seat, 1)
        world.thief_square = match.game.ruleset.module("board").NAMES.index(text.split(" ")[1])
        search = Search(match.game)
        search.begin(seen, seat, seed=1, worlds=np.array([world.vector] * 3))
        search.run(400, kernels(match.game))
        worth = {match.game.ruleset.actions[arm.action]: arm.value for arm in search.arms(match.legal_ids(seat))}
        assert worth[text] == 1.0
        assert all(worth[other] < 1.0 for other in walks if other != text)


def test_a_full_table_is_searched_on_without_growing() -> None:
    at = position("casse", players=4)
    search = Search(at.match.game, reach=DEEPEST, blind=ALWAYS)  # it remembers what others may do
    search.begin(at.match.seen(at.seat), at.seat, seed=1)
    search.run(30_000, kernels(at.match.game))
    assert search.ledger.used == MOST_ARMS
    before = sum(arm.tried for arm in at.arms(search))
    search.run(100, kernels(at.match.game))
    assert search.ledger.used == MOST_ARMS
    assert sum(arm.tried for arm in at.arms(search)) == before + 100


def test_nobody_answers_a_choice_that_is_made_at_the_same_time() -> None:
    """Two ways to choose for each of two seats are four arms; were the second seat told, there would be six."""
    for seat in range(2):
        assert position(DOORS, seat=seat).search(500).ledger.used == 4


@pytest.mark.parametrize("seat", [0, 1])
def test_a_simultaneous_choice_is_mixed_as_theory_says(seat: int) -> None:
    front, back = position(DOORS, seat=seat).search(3000).arms([0, 1])
    assert front.weight / (front.weight + back.weight) == pytest.approx(1 / 3, abs=0.05)
    assert front.value == pytest.approx(back.value, abs=0.05)
    assert front.value == pytest.approx(1 / 3 if seat == 0 else 2 / 3, abs=0.05)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_looks_no_further_than_a_simultaneous_choice_mixes_it_only_if_told_to(seat: int) -> None:
    at = position(DOORS, seat=seat)
    search = Search(at.match.game, reach=FLAT)
    weights = []
    for mixes in (True, False):
        search.begin(at.match.seen(seat), seat, seed=1, mixes=mixes)
        search.run(3000, kernels(at.match.game))
        weights.append([arm.weight for arm in search.arms([0, 1])])
    front, back = weights[0]
    assert front / (front + back) == pytest.approx(1 / 3, abs=0.05)
    assert weights[1] == [0.0, 0.0]


def test_a_simultaneous_choice_with_one_best_answer_is_not_mixed() -> None:
    at = position(FINGERS, players=3, rounds=1)
    coin = at.match.view(at.seat)["coin"]
    arms = at.search(1000).arms([0, 1])
    assert arms[coin - 1].weight > 9 * arms[2 - coin].weight
