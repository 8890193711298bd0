"""Batches and playouts: the same games as one by one, only many."""

from __future__ import annotations

import numpy as np
import pytest

import larceny
from larceny.bots.thumb import Thumb
from larceny.engine.batch import Array, Batch


def first_legal(batch: Batch) -> Array:
    first: Array = batch.masks.argmax(axis=1)
    return first


def test_a_batch_shows_the_mover_what_its_view_shows() -> None:
    batch = larceny.batch("dieven", n=5, players=4, seed=3)
    for _ in range(25):
        for i in range(batch.n):
            match = larceny.Match(batch.game, None, batch._cells[i].copy())
            seat = int(batch.movers[i])
            assert match.movers() == (seat,)
            assert match.legal_ids(seat) == np.flatnonzero(batch.masks[i]).tolist()
            assert (match.seen(seat).vector == batch.observations[i]).all()
        batch.step(first_legal(batch))


def test_a_batch_rates_actions_as_the_rule_of_thumb_does() -> None:
    batch = larceny.batch("dieven", n=5, players=4, seed=3)
    rule = Thumb(batch.game.ruleset)
    for _ in range(12):
        ratings = batch.ratings()
        assert (np.isfinite(ratings) == (batch.masks != 0)).all()
        for i in range(batch.n):
            match = larceny.Match(batch.game, None, batch._cells[i].copy())
            seat = int(batch.movers[i])
            rated = [value for value, _ in rule.rate(match.view(seat), match.legal(seat))]
            assert (1000 * ratings[i, batch.masks[i] != 0]).tolist() == pytest.approx(rated)
        batch.step(ratings.argmax(axis=1))


def test_a_batch_shows_fields_by_name() -> None:
    batch = larceny.batch("dieven", n=3, players=4, seed=3)
    assert batch.seen("hand").shape == (3, 6, 13)
    assert batch.seen("players").tolist() == [4, 4, 4]
    own = batch.seen("hand")[np.arange(3), batch.movers]
    assert (own.sum(axis=1) == batch.seen("hand_count")[np.arange(3), batch.movers]).all()


def test_games_start_anew_by_themselves_and_reward_the_winners() -> None:
    batch = larceny.batch("dieven", n=8, players=3, seed=1, getaways=1)
    ended = 0
    for _ in range(120):
        batch.step(first_legal(batch))
        ended += int(batch.dones.sum())
        assert np.allclose(batch.rewards.sum(axis=1), batch.dones)
    assert ended > 8


def test_the_same_seed_gives_the_same_batch() -> None:
    one, other = (larceny.batch("dieven", n=4, players=3, seed=2) for _ in range(2))
    for _ in range(40):
        one.step(first_legal(one))
        other.step(first_legal(other))
    assert (one.observations == other.observations).all()
    one.reset(seed=2)
    assert (one.observations == larceny.batch("dieven", n=4, players=3, seed=2).observations).all()


def test_an_illegal_action_is_named_and_nothing_is_done() -> None:
    batch = larceny.batch("dieven", n=3, players=3, seed=2)
    before = batch.observations.copy()
    actions = first_legal(batch)
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(larceny.IllegalMove, match="Game 1 does not allow"):
        batch.step(actions)
    for wrong in (np.array([0, 1]), np.array([0.0, 0.0, 0.0]), np.array([-1, 0, 0]), np.array([10**6, 0, 0])):
        with pytest.raises(larceny.IllegalMove):
            batch.step(wrong)
    assert (batch.observations == before).all()


def test_bad_sizes_and_seeds_are_refused() -> None:
    for n, seed in ((0, 1), (-1, 1), (1.5, 1), (4, -1), (4, 2**63), (4, "1")):
        with pytest.raises(larceny.BadOption):
            larceny.batch("dieven", n=n, seed=seed)  # type: ignore[arg-type]  # the fault under test
    with pytest.raises(larceny.BadOption):
        larceny.playouts("dieven", games=0)


def test_playouts_are_the_games_of_their_numbers() -> None:
    few = larceny.playouts("dieven", games=20, players=3, seed=4)
    assert few.games == 20
    assert few.decisions > 300
    assert sum(few.wins) == pytest.approx(1.0)
    assert few.scores == larceny.playouts("dieven", games=20, players=3, seed=4).scores
    assert few.scores != larceny.playouts("dieven", games=20, players=3, seed=5).scores


def test_the_arrays_of_a_batch_are_for_reading() -> None:
    batch = larceny.batch("dieven", n=2, players=3, seed=2)
    for array in (batch.masks, batch.observations, batch.movers, batch.rewards):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1
    with pytest.raises(larceny.BadOption):
        batch.reset(-1)
