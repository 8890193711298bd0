"""Whole matches played compiled go as they do move by move."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import larceny
from larceny.arena import swift
from larceny.arena.fixtures import Tournament
from larceny.arena.harvest import gathered
from larceny.arena.survey import Survey, outcomes
from larceny.bots.lots import Lots
from larceny.engine.desk import desk_for
from larceny.engine.policy_kernels import DECISIONS, draw_share


@pytest.mark.parametrize("seed", [0, 7, 2**62 + 5])
def test_compiled_matches_draw_the_same_lots_as_numpys_generator(seed: int) -> None:
    desk = desk_for(1, 1)()
    for seat in range(3):
        for number in range(20):
            assert Lots(seed).generator(seat, number).random() == draw_share(desk, seed, seat, number)


@pytest.mark.parametrize(
    ("key", "levels"),
    [
        ("dieven", ["greedy", "random", "greedy"]),
        ("schattendieb", ["random", "greedy", "greedy"]),
    ],
)
def test_a_compiled_match_is_the_same_as_one_played_move_by_move(key: str, levels: Sequence[str]) -> None:
    same_both_ways(larceny.load(key, len(levels)), levels)


@pytest.mark.long
@pytest.mark.parametrize(("key", "options"), [("casse", {"setup": "quick", "turn_limit": 8}), ("master_thieves", {})])
def test_values_of_events_are_counted_alike_compiled_and_told(key: str, options: dict[str, str | int]) -> None:
    same_both_ways(larceny.load(key, 3, **options), ["random"] * 3)


def same_both_ways(game: larceny.Game, levels: Sequence[str], games: int = 6) -> None:
    slow, fast = Survey(game, levels, games, seed=3), Survey(game, levels, games, seed=3)
    fast.size, fast.swift = games, swift.Swift(game, counted=True)
    one, other = (gathered(game, 3, (survey.play(i) for i in survey.portions)) for survey in (fast, slow))
    assert (one.results == other.results).all()
    assert (one.counts == other.counts).all()


def test_a_match_that_ends_before_anybody_could_act_has_a_result() -> None:
    same_both_ways(larceny.load("dieven", 3, getaways=1), ["greedy"] * 3, games=12)


def test_a_long_match_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    game = larceny.load("dieven", 3)
    results, counts = swift.Swift(game, counted=True).play_many(["random"] * 3, 5, seed=1)
    assert results[:, DECISIONS].min() > 4
    monkeypatch.setattr(swift, "ROOM", 2)
    again = swift.Swift(game, counted=True).play_many(["random"] * 3, 5, seed=1)
    assert (again[0] == results).all()
    assert (again[1] == counts).all()


def test_the_same_deal_can_be_played_with_other_lots() -> None:
    player = swift.Swift(larceny.load("dieven", 3), counted=False)
    once, _ = player.play_many(["random"] * 3, 4, seed=5, stride=0, lots=70)
    again, _ = player.play_many(["random"] * 3, 2, seed=5, stride=0, lots=72)
    assert (once[2:] == again).all()
    assert len({tuple(result) for result in once.tolist()}) > 1


def test_tournaments_and_surveys_are_compiled_only_where_that_pays_and_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LARCENY_MODE", "compiled")
    game = larceny.load("dieven", 3)
    assert swift.swift_for(game, ["greedy", "random"], swift.MANY - 1, counted=True) is None
    assert swift.swift_for(game, ["greedy", "expert"], swift.MANY, counted=True) is None
    assert swift.swift_for(larceny.load("master_thieves"), ["greedy"], swift.MANY, counted=True) is None
    monkeypatch.setattr(swift, "MANY", 2)
    fast, slow = (Tournament(game, ["greedy", "random"]) for _ in range(2))
    fast.prepare(matches=2)
    assert fast.swift is not None
    assert [fast.play(number) for number in range(8)] == [slow.play(number) for number in range(8)]
    results = [*outcomes(game, ["greedy"] * 3, games=3, seed=5)]
    monkeypatch.setattr(swift, "MANY", 4)
    assert [*outcomes(game, ["greedy"] * 3, games=3, seed=5)] == results
