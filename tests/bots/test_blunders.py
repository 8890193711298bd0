"""Experts and masters make no visible blunders: positions in which some moves are plainly wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import larceny
from larceny.bots.bot import looks_ahead
from larceny.games import keys
from larceny.testing.goldens import at_ply

HERE = Path(__file__).parent / "blunders"
FEWEST = 40


def positions(key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((HERE / f"{key}.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("key", keys())
def test_there_are_enough_positions_and_each_leaves_a_way_out(key: str) -> None:
    assert len(positions(key)) >= FEWEST
    for position in positions(key):
        match = at_ply(HERE / position["game"], position["ply"])
        legal = match.legal(position["seat"])
        assert set(position["never"]) < set(legal), position


def tables() -> Iterator[Any]:
    """Each game with both levels. To look ahead as far as a master takes minutes."""
    for key in keys():
        for level in ("expert", "master"):
            far = looks_ahead(larceny.load(key).ruleset, level)
            yield pytest.param(key, level, marks=[pytest.mark.long] if far else [])


@pytest.mark.parametrize(("key", "level"), tables())
def test_no_blunders(key: str, level: str) -> None:
    ruleset = larceny.load(key).ruleset
    kept = ruleset.kernels
    if looks_ahead(ruleset, level):
        ruleset.use("compiled")
    try:
        chosen = [(position, choice(position, level)) for position in positions(key)]
    finally:
        ruleset.kernels = kept
    assert not [(position, move) for position, move in chosen if move in position["never"]]


def choice(position: dict[str, Any], level: str) -> str:
    """What a bot does there that has seen all of the game so far."""
    match, seat = at_ply(HERE / position["game"], position["ply"]), position["seat"]
    bot = larceny.bot(match.game.key, level)
    bot.see(match.events(seat))
    return bot.choose(match.view(seat), match.legal(seat), np.random.default_rng(position["ply"]))
