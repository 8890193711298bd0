"""A finished game is laid open: views from which nothing is hidden, at every moment, and only what all knew besides."""

from __future__ import annotations

import json
import random

import pytest

import larceny
from larceny.engine.scene import view_laid_open
from larceny.engine.seats import CHANCE


@pytest.mark.parametrize("key", larceny.games())
def test_nothing_is_hidden_from_who_looks_back(key: str) -> None:
    game, dice = larceny.load(key), random.Random(1)
    match = game.start(seed=1)
    secrets = 0
    for _ in range(60):
        if match.outcome is not None:
            break
        public, open_view = match.view(None), view_laid_open(match)
        assert public.keys() == open_view.keys()
        assert '"hidden"' not in json.dumps(open_view)
        assert match.view(None) == public, "to look changes nothing"
        secrets += public != open_view
        seat = match.movers()[0]
        assert seat != CHANCE
        match.play(seat, dice.choice(match.legal(seat)))
    assert secrets > 10
