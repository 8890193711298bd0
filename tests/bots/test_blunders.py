"""Bots make no visible blunders: positions in which some moves are plainly wrong, or right."""

from __future__ import annotations

import json
from collections import Counter
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
FEWEST_KINDS = 4
DICE = 3

# What even novices and regulars do not do: neither is among the things that they overlook (levels.py).
SURELY_NOT = {
    "dieven": ("takes next to nothing", "puts down the best"),
    "schattendieb": (
        "steals next to nothing",
        "wastes a safe",
        "does not close a full safe when no card comes any more",
    ),
    "casse": ("lets a thief in sight go", "walks into a detective", "steps beside a detective"),
    "master_thieves": (
        "leaves gems that could be taken",
        "keeps its imitations",
        "shares out the least",
        "opens what was just turned down",
    ),
}


def positions(key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((HERE / f"{key}.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("key", keys())
def test_there_are_enough_positions_of_several_kinds_some_with_moves_that_must_be_chosen(key: str) -> None:
    found = positions(key)
    kinds = Counter(position["why"] for position in found)
    assert len(found) >= FEWEST
    assert len(kinds) >= FEWEST_KINDS
    assert max(kinds.values()) <= len(found) / 2
    assert any("must" in position for position in found)


@pytest.mark.parametrize("key", keys())
def test_each_position_leaves_a_right_move_and_a_wrong_one(key: str) -> None:
    for position in positions(key):
        match = at_ply(HERE / position["game"], position["ply"])
        named = {*position.get("must", ()), *position.get("never", ())}
        assert named, position
        assert named < set(match.legal(position["seat"])), position


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
        assert not blunders(key, level, positions(key))
    finally:
        ruleset.kernels = kept


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize("key", keys())
def test_novices_and_regulars_make_no_blunders_that_are_not_in_their_manner(key: str, level: str) -> None:
    plain = [position for position in positions(key) if position["why"] in SURELY_NOT[key]]
    assert {position["why"] for position in plain} == {*SURELY_NOT[key]}
    assert not blunders(key, level, plain)


def blunders(key: str, level: str, found: list[dict[str, Any]]) -> list[tuple[dict[str, Any], str]]:
    """The positions in which a bot of this level errs, and what it does there, with several dice."""
    chosen = [(position, move) for position in found for move in choices(position, level)]
    return [(position, move) for position, move in chosen if is_wrong(position, move)]


def is_wrong(position: dict[str, Any], move: str) -> bool:
    return move in position.get("never", ()) or move not in position.get("must", (move,))


def choices(position: dict[str, Any], level: str) -> set[str]:
    """What a bot does there that has seen all of the game so far."""
    match, seat = at_ply(HERE / position["game"], position["ply"]), position["seat"]
    view, legal, events = match.view(seat), match.legal(seat), match.events(seat)
    chosen = set()
    for dice in range(DICE):
        bot = larceny.bot(match.game.key, level)
        bot.see(events)
        chosen.add(bot.choose(view, legal, np.random.default_rng([position["ply"], dice])))
    return chosen
