"""Positions: everything of a state in JSON, and nothing is taken in that could not be."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import larceny


@pytest.fixture
def position() -> dict[str, Any]:
    match = larceny.load("dieven", players=3, clear="one").start(seed=3)
    for _ in range(6):
        seat = match.movers()[0]
        match.play_id(seat, match.legal_ids(seat)[0])
    return match.position()


def test_a_position_goes_through_json_and_back(position: dict[str, Any]) -> None:
    match = larceny.resume(json.loads(json.dumps(position)))
    assert match.position() == position
    assert match.game.options["clear"] == "one"


def test_a_resumed_match_goes_on_and_its_transcript_replays(position: dict[str, Any]) -> None:
    match = larceny.resume(position, seed=9)
    while match.movers():
        seat = match.movers()[0]
        match.play_id(seat, match.legal_ids(seat)[0])
    text = match.transcript()
    assert text.splitlines()[9].startswith('position {"game":"dieven"')
    again = larceny.replay(text)
    assert again.state_bytes == match.state_bytes
    assert again.events(0) == match.events(0)


def change(position: dict[str, Any], **state: Any) -> dict[str, Any]:
    changed = copy.deepcopy(position)
    changed["state"].update(state)
    return changed


def test_a_position_that_breaks_a_law_is_refused_in_a_sentence(position: dict[str, Any]) -> None:
    state = position["state"]
    flaws: list[tuple[dict[str, Any], str]] = [
        (change(position, pile=[n + 1 for n in state["pile"]]), "cards 0 in the box"),
        (change(position, pile_count=99), "out of range"),
        (change(position, pile_count=1), "not as high"),
        (change(position, turn=5), "no such phase or turn"),
        (change(position, turn="p1"), "whole numbers"),
        (change(position, turn=True), "whole numbers"),
        (change(position, turn=1.0), "whole numbers"),
        (change(position, turn=-128), "no state can hold"),
        (change(position, turn=2**40), "no state can hold"),
        (change(position, players=4), "options in the state"),
        (change(position, getaways=8), "options in the state"),
        (change(position, hand=[1, 2]), "whole numbers"),
        (change(position, extra=1), "other fields"),
        (change(position, loot_count=-1), "more loot than money"),
        (change(position, getaway_cars=7), "in the box"),
        ({**position, "rules": 2}, "its rules is not"),
        ({**position, "state": None}, "JSON object"),
        ({**position, "options": None}, "JSON object"),
    ]
    for flawed, complaint in flaws:
        with pytest.raises(larceny.BadPosition, match=complaint):
            larceny.resume(flawed)


def test_what_is_no_position_is_refused() -> None:
    wrongs: list[Any] = [None, 5, "position", [], {}, {"game": "dieven"}]
    for wrong in wrongs:
        with pytest.raises(larceny.BadPosition):
            larceny.resume(wrong)
