from __future__ import annotations

from typing import Any

import pytest

from larceny.arena.intervals import of_shares, of_values
from larceny.arena.payoffs import payoffs
from larceny.arena.ratings import ratings


def match(winners: list[int], seats: str = "abb", place: int = 0, deal: int = 0, **more: Any) -> dict[str, Any]:
    """A match of a against b."""
    field = next(name for name in seats if name != seats[place])
    played = {"hero": seats[place], "field": field, "place": place, "deal": deal, "seats": list(seats)}
    return {**played, "winners": winners, "teams": [], **more}


def test_who_always_wins_is_rated_higher_and_the_more_the_longer() -> None:
    gaps = []
    for games in (1, 5, 20):
        best, worst = ratings([match([0], deal=deal) for deal in range(games)])
        assert (best.entrant, worst.entrant) == ("a", "b")
        gaps.append(best.mean - worst.mean)
    assert 0 < gaps[0] < gaps[1] < gaps[2]


def test_ratings_tell_roles_apart() -> None:
    """The thief's side always wins, whoever plays it; among detectives a does a little better."""
    thief = [match([0], "abb", 0, teams=[[0], [1, 2]]), match([0], "baa", 0, teams=[[0], [1, 2]])]
    caught = [match([1, 2], "baa", 1, teams=[[0], [1, 2]])]
    rated = {(one.entrant, one.role): one.mean for one in ratings([*thief * 5, *caught])}
    assert set(rated) == {("a", 0), ("a", 1), ("b", 0), ("b", 1)}
    assert rated["a", 0] > rated["b", 0] > rated["a", 1] > rated["b", 1]


def test_a_shared_win_counts_in_parts_and_teams_win_as_one() -> None:
    (shared,) = payoffs([match([0, 1])])
    assert (shared.hero, shared.field, shared.role, shared.share.mean) == ("a", "b", None, 0.5)
    (team,) = payoffs([match([1, 2], "abb", 1, teams=[[0], [1, 2]])])
    assert (team.hero, team.role, team.share.mean) == ("b", 1, 1.0)


def test_intervals_count_deals_not_matches() -> None:
    (once,) = payoffs([match([0], deal=deal) for deal in range(10)])
    (mirrored,) = payoffs([match([0], deal=deal) for deal in range(10) for _ in range(3)])
    assert once == mirrored
    assert once.share.count == 10


def test_an_interval_of_shares_is_never_surer_than_it_may_be() -> None:
    sure = of_shares([1.0] * 5)
    assert sure.mean == sure.high == 1
    assert 0.3 < sure.low < 0.8
    assert of_shares([0.0, 1.0] * 500).low == pytest.approx(0.469, abs=0.001)


def test_an_interval_of_values() -> None:
    found = of_values([1.0, 2.0, 3.0])
    assert found.mean == 2
    assert found.high - found.mean == pytest.approx(1.96 / 3**0.5)
    assert found.settled
    assert not of_values([1.0]).settled
