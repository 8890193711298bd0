"""Perft counts."""

from __future__ import annotations

import larceny
from larceny.engine.tree import divide, perft


def test_perft_counts_ways_and_divide_says_where() -> None:
    match = larceny.load("dieven", players=3).start(seed=None)
    assert perft(match, 0) == 1
    assert perft(match, 1) == 3
    assert divide(match, 2) == {"first p1": 12, "first p2": 12, "first p3": 12}
    assert perft(match, 2) == 36


def test_a_game_that_is_over_has_one_way() -> None:
    match = larceny.load("dieven", players=3, getaways=1).start(seed=1)
    while match.movers():
        seat = match.movers()[0]
        match.play_id(seat, match.legal_ids(seat)[0])
    assert perft(match, 3) == 1
