"""What practice has taught: rated in whole numbers as it was in fractions, and weighed against what is simulated."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import larceny
from examples.practice_network import Network, Weights
from larceny.engine.batch import UNUSED
from larceny.engine.compiler import cache_folder
from larceny.engine.kernel_set import Kernels
from larceny.engine.ledger import DEEPEST
from larceny.engine.practice import FINE_BITS, Practice
from larceny.engine.record import Vector
from larceny.engine.search import BLIND, Search
from larceny.games import keys
from larceny.testing.practice import described
from tests.compiled import compiled_rules

PRACTISED = [key for key in keys() if larceny.load(key).ruleset.practice]
RATED_IN = 1024  # parts of one: the engine's thousandths, or nearly


@pytest.fixture(autouse=True)
def compiled() -> Iterator[None]:
    with compiled_rules(*keys()):
        yield


def choices(key: str, count: int) -> list[tuple[larceny.Match, int]]:
    """Real choices in games that are played at random."""
    found: list[tuple[larceny.Match, int]] = []
    game, dice = larceny.load(key, players=4), np.random.default_rng(0)
    while True:
        match = game.start(seed=int(dice.integers(1000)))
        while movers := match.movers():
            legal = match.legal_ids(movers[0])
            if len(found) == count:
                return found
            if len(legal) > 1:
                found.append((match.copy(), movers[0]))
            match.play_id(movers[0], int(dice.choice(legal)))


def searched(
    match: larceny.Match, seat: int, simulations: int, practised: int = 300, run: Kernels | None = None
) -> Search:
    search = Search(match.game, practised=practised)
    search.begin(match.seen(seat), seat, seed=3)
    search.run(simulations, run or match.game.ruleset.compiled())
    return search


def taught(match: larceny.Match, seat: int) -> Vector:
    """The logarithms of the odds that the network as it was taught gives each legal action, beside the best one's."""
    ruleset = match.game.ruleset
    of_the_table, of_an_action = (rows.astype(np.float32) / 2**FINE_BITS for rows in ruleset.practice.layouts.values())
    network = Network(Weights(of_the_table, of_an_action, np.zeros(of_the_table.shape[1] + 1, np.float32)))
    seen, legal = match.redacted(seat), match.legal_ids(seat)
    tables, actions = described(match.game, ruleset.compiled(), seen, seat, legal, BLIND)
    odds = network.think(tables, actions[None])[0][0]
    beside: Vector = odds - odds.max()
    return beside


def test_some_games_have_been_practised_and_others_not() -> None:
    assert 0 < len(PRACTISED) < len(keys())


@pytest.mark.parametrize("key", PRACTISED)
def test_the_engine_rates_actions_as_the_network_was_taught_to(key: str) -> None:
    for match, seat in choices(key, 30):
        ledger = searched(match, seat, 1).ledger
        rated = [ledger.leanings[place] / RATED_IN for place in range(len(match.legal_ids(seat)))]
        assert rated == pytest.approx(taught(match, seat).tolist(), abs=0.01)


@pytest.mark.parametrize("practised", [0, 300])
@pytest.mark.parametrize("key", PRACTISED)
def test_interpreted_and_compiled_search_learn_the_same_to_the_byte(key: str, practised: int) -> None:
    for match, seat in choices(key, 3):
        rules = match.game.ruleset
        slow, fast = (searched(match, seat, 25, practised, run) for run in (rules.interpreted, rules.compiled()))
        assert slow.ledger.vector.tobytes() == fast.ledger.vector.tobytes()


@pytest.mark.parametrize("key", PRACTISED)
def test_with_few_simulations_what_practice_has_taught_decides(key: str) -> None:
    """So few could not tell a good move from a bad one."""
    favourites, agreed = 0, 0
    for match, seat in choices(key, 40):
        odds, legal = taught(match, seat), match.legal_ids(seat)
        if (odds > -3.0).sum() == 1:
            favourites += 1
            arms = searched(match, seat, 60).arms(legal)
            agreed += max(arms, key=lambda arm: arm.tried).action == legal[int(odds.argmax())]
    assert favourites > 5
    assert agreed >= 0.9 * favourites


@pytest.mark.parametrize("key", PRACTISED)
def test_a_search_that_learns_of_later_choices_is_not_told_what_practice_has_taught_of_this_one(key: str) -> None:
    game = larceny.load(key, players=4)
    Search(game, reach=DEEPEST)
    with pytest.raises(AssertionError, match="no later one"):
        Search(game, reach=DEEPEST, practised=300)


@pytest.mark.parametrize("key", sorted(set(keys()) - set(PRACTISED)))
def test_a_game_that_was_not_practised_is_searched_as_ever(key: str) -> None:
    match, seat = choices(key, 1)[0]
    assert not match.game.ruleset.practice
    one, other = (searched(match, seat, 50, practised) for practised in (0, 300))
    assert one.ledger.vector.tobytes() == other.ledger.vector.tobytes()


@pytest.mark.parametrize("key", PRACTISED)
def test_machine_code_is_told_apart_by_what_was_learnt(key: str, tmp_path: Path) -> None:
    copy = shutil.copytree(larceny.load(key).ruleset.folder, tmp_path / key)
    before, kept = cache_folder(key, copy), Practice.of(copy)
    np.savez_compressed(
        copy / "practice.npz", of_the_table=kept.of_the_table, of_an_action=kept.of_an_action + np.int16(1)
    )
    assert cache_folder(key, copy) != before


@pytest.mark.parametrize("key", PRACTISED)
def test_a_batch_lists_the_flags_of_the_games_that_are_asked_for(key: str) -> None:
    batch = larceny.batch(key, n=6, players=4, seed=3)
    for _ in range(8):
        batch.step(batch.masks.argmax(axis=1))
    rows = np.array([4, 1])
    tables, actions = batch.flags(rows, np.array([BLIND, 900]))
    for place, (row, blind) in enumerate(zip(rows, (BLIND, 900), strict=True)):
        legal, seat = np.flatnonzero(batch.masks[row]).tolist(), int(batch.movers[row])
        table, listed = described(
            batch.game, batch.game.ruleset.interpreted, batch.observations[row], seat, legal, blind
        )
        assert tables[place].tolist() == table[0].tolist()
        assert actions[place, : len(legal)].tolist() == listed.tolist()
        assert (actions[place, len(legal) :] == UNUSED).all()
