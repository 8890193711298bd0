"""Whole matches played compiled go as they do move by move."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import larceny
from larceny.arena import swift
from larceny.arena.fixtures import Tournament
from larceny.arena.survey import Survey, outcomes
from larceny.bots.lots import Lots
from larceny.engine.desk import desk_for
from larceny.engine.policy_kernels import draw_share


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
    game = larceny.load(key, len(levels))
    slow, fast = Survey(game, levels, seed=3), Survey(game, levels, seed=3)
    fast.swift = swift.Swift(game, counted=True)
    for number in range(6):
        assert fast.play(number) == slow.play(number)


def test_a_match_that_ends_before_anybody_could_act_has_a_result() -> None:
    game = larceny.load("dieven", 3, getaways=1)
    slow, fast = Survey(game, ["greedy"] * 3), Survey(game, ["greedy"] * 3)
    fast.swift = swift.Swift(game, counted=True)
    for number in range(12):
        assert fast.play(number) == slow.play(number)


def test_a_long_match_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(swift, "ROOM", 2)
    game = larceny.load("dieven", 3)
    course = swift.Swift(game, counted=True).play(["random"] * 3, 1)
    assert len(course.standings) > 2
    assert course.standings[-1] == course.outcome.scores


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
