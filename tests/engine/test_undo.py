"""Undo: only where nothing was revealed."""

from __future__ import annotations

import numpy as np
import pytest

import larceny
from larceny.engine.match import Match
from tests.games.dieven.table import swap


def swap_under_way() -> Match:
    """p1 has two cards, p2 two face-up ones; p1 plays swap and is asked what to take."""
    match = larceny.load("dieven", players=3).start(seed=None)
    match.play(larceny.CHANCE, "first p1")
    hands = ("swap", "1", "2"), ("0", "0", "0"), ("police", "police", "police")
    for hand in hands:
        for card in hand:
            match.play(larceny.CHANCE, f"deal {card}")
    script = "draw 3|give 3 p2|draw 1|give 0 p1|draw 1|play police|draw 2|give 2 p2|draw 3|give 1 p1|draw 3|play police"
    for text in f"{script}|draw 3|play swap".split("|"):
        match.play(match.movers()[0], text)
    return match


def test_a_face_up_card_taken_in_a_swap_can_be_put_back() -> None:
    match = swap_under_way()
    match.play(0, "take p2 3")
    before = swap_under_way()
    assert match.movers() == (0,)
    match.undo(0)
    assert match.state_bytes == before.state_bytes
    assert match.events(1) == before.events(1)


def test_a_known_face_down_card_taken_in_a_swap_stays_taken_for_all_have_seen_which_one_it_is() -> None:
    match = swap(p1="0 up, 1 up", p2="3 down p1, 2 up")
    match.play(0, "take p2 3 down")
    assert match.movers() == (0,)
    with pytest.raises(larceny.IllegalMove, match="something has been seen since"):
        match.undo(0)


def test_a_seat_of_numpys_takes_back_its_move() -> None:
    match = swap_under_way()
    match.play(0, "take p2 3")
    match.undo(np.int64(0))  # type: ignore[arg-type]  # taken, not promised
    assert match.state_bytes == swap_under_way().state_bytes


def test_a_move_after_which_chance_drew_cannot_be_taken_back() -> None:
    match = larceny.load("dieven", players=3).start(seed=1)
    seat = match.movers()[0]
    match.play_id(seat, match.legal_ids(seat)[0])
    before = match.state_bytes
    with pytest.raises(larceny.IllegalMove, match="cannot be taken back"):
        match.undo(seat)
    assert match.state_bytes == before


def test_nobody_takes_back_anothers_move() -> None:
    match = swap_under_way()
    with pytest.raises(larceny.IllegalMove, match="cannot be taken back"):
        match.undo(1)


def test_who_has_not_moved_yet_has_nothing_to_take_back() -> None:
    for match in (larceny.load("dieven").start(seed=None), larceny.load("master_thieves", 2).start(seed=1)):
        with pytest.raises(larceny.IllegalMove, match="you have not moved yet") as refusal:
            match.undo(0)
        assert refusal.value.reason == "nothing-to-undo"


def face_down(*picks: int) -> Match:
    """Master Thieves: these seats have picked a role, face down."""
    match = larceny.load("master_thieves", 3).start(seed=1)
    while not match.legal(0) or not match.legal(0)[0].startswith("role"):
        match.play(match.movers()[0], match.legal(match.movers()[0])[-1])
    for seat in picks:
        match.play(seat, "role thief")
    return match


def test_a_face_down_pick_is_final_whether_or_not_another_has_picked_since() -> None:
    for match in (face_down(0), face_down(0, 1), face_down(1, 0)):
        with pytest.raises(larceny.IllegalMove, match="a choice made in secret is final") as refusal:
            match.undo(0)
        assert refusal.value.reason == "final-choice"


def test_a_refusal_to_take_back_does_not_tell_who_has_picked_in_secret() -> None:
    for match in (face_down(), face_down(1), face_down(2, 1)):
        with pytest.raises(larceny.IllegalMove, match="something has been seen since"):
            match.undo(0)


def after_adding(by_another: str) -> Match:
    """Der Schattendieb: p1 and p3 may add jewels in secret; p1 has done this, then p3 has added one."""
    match = larceny.load("schattendieb", 3).start(seed=None)
    hands = (
        ("watch 10", "watch 9", "watch 7", "ring 1"),
        ("thief tiara", "ring 2", "ring 3", "ring 4"),
        ("watch 8", "watch 2", "watch 3", "ring 5"),
    )
    for card in (card for hand in hands for card in hand):
        match.play(larceny.CHANCE, f"deal {card}")
    for seat, text in ((0, "play watch 10"), (1, "play thief tiara"), (2, "play watch 8")):
        match.play(seat, text)
    match.play(0, by_another)
    match.play(2, "add watch 2")
    return match


def test_a_refusal_to_take_back_does_not_tell_whether_another_is_done_in_secret() -> None:
    reasons = set()
    for match in (after_adding("add watch 9"), after_adding("done")):
        with pytest.raises(larceny.IllegalMove) as refusal:
            match.undo(2)
        reasons.add((refusal.value.reason, str(refusal.value)))
    assert len(reasons) == 1
