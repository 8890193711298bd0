"""§3.4 Step 4: more jewels."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import all_that, moves
from tests.games.schattendieb.table import (
    SEATS,
    finish,
    hand,
    hand_sizes,
    legal,
    mover,
    observers,
    read,
    refill,
    reveal,
    reveal_any,
    safe,
    table,
    view,
)

HANDS = {
    "p1": "ring 4, ring 5, ring 5, watch 6",
    "p2": "tiara 7, tiara 8, safe 9, thief ring",
    "p3": "watch 1, ring 1, safe 10, safe 11",
    "p4": "safe 4, ring 9, tiara 9, watch 9",
}


def revealed() -> larceny.Match:
    """A table where jewels lie in front of p1, p2 and p3."""
    return reveal(table(4, hands=HANDS), "ring 4", "tiara 7", "watch 1", "safe 4")


def merged(*queues: list[str]) -> Iterator[list[str]]:
    """All ways in which lines arrive, those of one player in their order."""
    marks = [i for i, queue in enumerate(queues) for _ in queue]
    for order in sorted(set(itertools.permutations(marks))):
        left = [iter(queue) for queue in queues]
        yield [next(left[i]) for i in order]


# Who may add, and what


@clause("3.4")
def test_a_player_whose_jewel_still_lies_in_front_of_him_may_add_jewels_of_the_same_kind() -> None:
    match = revealed()
    assert mover(match) == "p1 p2 p3"
    assert legal(match, "p1") == {"add ring 5", "done"}
    assert legal(match, "p2") == {"add tiara 8", "done"}


@clause("3.4")
def test_no_jewel_of_another_kind_no_thief_and_no_closed_safe_can_be_added() -> None:
    match = revealed()
    for line in (
        "p1 add watch 6",
        "p2 add safe 9",
        "p2 add thief ring",
        "p3 add ring 1",
        "p1 add tiara 8",
        "p1 play ring 5",
    ):
        with pytest.raises(larceny.IllegalMove):
            moves(match, line)


@clause("3.4")
def test_a_player_who_played_no_jewel_adds_none() -> None:
    match = revealed()
    assert legal(match, "p4") == set()
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "p4 add ring 9")


@clause("3.4")
@pytest.mark.parametrize("number", range(4))
def test_any_number_of_jewels_can_be_added(number: int) -> None:
    hands = {"p1": "ring 4, ring 5, ring 6, ring 7", "p2": "safe 9", "p3": "safe 10"}
    match = reveal(table(hands=hands), "ring 4", "safe 9", "safe 10")
    cards = [f"ring {5 + i}" for i in range(number)]
    moves(match, *(f"p1 add {card}" for card in cards), "p1 done")
    assert safe(match, "p1") == ", ".join(["ring 4", *cards])


@clause("3.4")
def test_two_equal_jewels_can_both_be_added() -> None:
    match = moves(revealed(), "p1 add ring 5")
    assert legal(match, "p1") == {"add ring 5", "done"}
    moves(match, "p1 add ring 5", "p1 done", "p2 done", "p3 done")
    assert safe(match, "p1") == "ring 4, ring 5, ring 5"


@clause("3.4")
def test_nobody_must_add_a_jewel() -> None:
    match = moves(revealed(), "p1 done", "p2 done", "p3 done")
    assert (safe(match, "p1"), safe(match, "p2")) == ("ring 4", "tiara 7")


@clause("3.4", "3.5")
def test_added_jewels_leave_the_hand() -> None:
    match = moves(revealed(), "p1 add ring 5", "p1 done", "p2 add tiara 8", "p2 done", "p3 done")
    assert hand(match, "p1") == "ring 5, watch 6"
    assert hand(match, "p2") == "safe 9, thief ring"
    assert hand_sizes(match) == [2, 2, 3, 3]


# At the same time


@clause("3.4", "5")
def test_nobody_sees_what_others_add_nor_whether_nor_how_many_before_the_reveal() -> None:
    match = revealed()
    for line in ("p2 add tiara 8", "p1 add ring 5", "p2 done", "p1 add ring 5", "p1 done"):
        others = [who for who in observers(match) if who != line.split()[0]]
        before = {who: all_that(who, match) for who in others}
        moves(match, line)
        assert {who: all_that(who, match) for who in others} == before, line


@clause("3.4", "5")
def test_done_tells_the_others_nothing_before_the_reveal() -> None:
    match = revealed()
    before = {who: all_that(who, match) for who in ("p2", "p3", "p4", "spectator")}
    moves(match, "p1 done")
    assert {who: all_that(who, match) for who in before} == before


@clause("3.4")
def test_added_jewels_are_revealed_together() -> None:
    match = moves(revealed(), "p2 add tiara 8", "p1 add ring 5", "p2 done", "p1 done")
    assert [safe(match, seat) for seat in SEATS[:4]] == [""] * 4
    moves(match, "p3 done")
    for observer in observers(match):
        assert [safe(match, seat, observer) for seat in SEATS[:3]] == ["ring 4, ring 5", "tiara 7, tiara 8", "watch 1"]
        lines = [line for line in read(match, observer) if " add " in line]
        assert sorted(lines) == ["p1 add ring 5", "p2 add tiara 8"]


@clause("3.4")
def test_a_player_sees_at_once_what_he_added_himself() -> None:
    match = moves(revealed(), "p1 add ring 5")
    assert hand(match, "p1") == "ring 5, watch 6"


@clause("3.4")
def test_additions_arriving_in_any_order_lead_to_the_same_table() -> None:
    p1, p2, p3 = ["p1 add ring 5", "p1 add ring 5", "p1 done"], ["p2 add tiara 8", "p2 done"], ["p3 done"]
    base = revealed()
    matches = [moves(base.copy(), *order) for order in merged(p1, p2, p3)]
    assert len(matches) == 60
    assert len({match.state_bytes for match in matches}) == 1
    for observer in observers(base):
        told = all_that(observer, matches[0])
        assert all(all_that(observer, match) == told for match in matches)


@clause("3.4")
def test_half_made_additions_arriving_in_any_order_lead_to_the_same_table() -> None:
    base = revealed()
    matches = [moves(base.copy(), *order) for order in merged(["p1 add ring 5"], ["p2 add tiara 8", "p2 done"])]
    assert len({match.state_bytes for match in matches}) == 1
    for observer in observers(base):
        told = all_that(observer, matches[0])
        assert all(all_that(observer, match) == told for match in matches)


@clause("3.4", "6 When you are asked")
def test_who_is_done_adds_no_more() -> None:
    match = moves(revealed(), "p1 done")
    assert mover(match) == "p2 p3"
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "p1 add ring 5")


# Added jewels are safe


@clause("3.4")
def test_added_jewels_never_cancel() -> None:
    hands = {"p1": "ring 4, ring 8", "p2": "tiara 7, tiara 8", "p3": "watch 8"}
    match = reveal(table(hands=hands), "ring 4", "tiara 7", "watch 8")
    moves(match, "p1 add ring 8", "p2 add tiara 8", "p1 done", "p2 done", "p3 done")
    assert [safe(match, seat) for seat in SEATS[:3]] == ["ring 4, ring 8", "tiara 7, tiara 8", "watch 8"]


@clause("3.4")
def test_a_player_may_add_a_jewel_equal_to_the_one_he_played() -> None:
    match = reveal(
        table(hands={"p1": "ring 4, ring 4", "p2": "safe 9", "p3": "safe 10"}), "ring 4", "safe 9", "safe 10"
    )
    moves(match, "p1 add ring 4", "p1 done")
    assert safe(match, "p1") == "ring 4, ring 4"


@clause("3.4")
def test_added_jewels_cannot_be_stolen() -> None:
    hands = {"p1": "thief shadow", "p2": "ring 1", "p3": "tiara 7, tiara 8", "p4": "thief tiara"}
    match = reveal(table(4, hands=hands), "thief shadow", "ring 1", "tiara 7", "thief tiara")
    moves(match, "p1 steal p2")
    assert (safe(match, "p1"), safe(match, "p4")) == ("ring 1", "tiara 7")
    hands = {"p1": "thief ring", "p2": "ring 1", "p3": "tiara 7, tiara 8"}
    match = reveal(table(hands=hands), "thief ring", "ring 1", "tiara 7")
    moves(match, "p3 add tiara 8")
    assert mover(match) == "p3"
    moves(match, "p3 done")
    assert (safe(match, "p1"), safe(match, "p3")) == ("ring 1", "tiara 7, tiara 8")


# When somebody is asked


@clause("3.4", "6 When you are asked")
def test_a_player_is_asked_even_if_he_holds_nothing_to_add() -> None:
    match = revealed()
    assert "p3" in mover(match).split()
    assert legal(match, "p3") == {"done"}


@clause("3.4", "6 When you are asked")
def test_that_a_player_cannot_add_does_not_show() -> None:
    can = table(hands={"p1": "ring 4, ring 5, safe 4", "p2": "tiara 7", "p3": "watch 1"})
    cannot = table(hands={"p1": "ring 4, tiara 5, safe 4", "p2": "tiara 7", "p3": "watch 1"})
    for match in (can, cannot):
        reveal(match, "ring 4", "tiara 7", "watch 1")
    assert can.movers() == cannot.movers()
    for observer in ("p2", "p3", "spectator"):
        assert all_that(observer, can) == all_that(observer, cannot)


@clause("3.4", "6 When you are asked")
def test_done_is_due_even_after_the_last_card() -> None:
    match = table(hands={"p1": "ring 4, ring 5", "p2": "tiara 7, safe 4", "p3": "watch 1, safe 5"}, used_up=True)
    reveal(match, "ring 4", "tiara 7", "watch 1")
    moves(match, "p1 add ring 5", "p2 done", "p3 done")
    assert hand(match, "p1") == ""
    assert mover(match) == "p1"
    assert legal(match, "p1") == {"done"}
    moves(match, "p1 done")
    assert safe(match, "p1") == "ring 4, ring 5"


@clause("3.4", "6 When you are asked")
def test_with_an_empty_hand_he_is_not_asked() -> None:
    match = table(hands={"p1": "ring 4", "p2": "tiara 7, safe 4", "p3": "watch 1, safe 5"}, used_up=True)
    reveal(match, "ring 4", "tiara 7", "watch 1")
    assert mover(match) == "p2 p3"
    finish(match)
    assert safe(match, "p1") == "ring 4"


@clause("3.4", "6 When you are asked")
def test_if_nobody_has_a_jewel_in_front_of_him_nobody_is_asked() -> None:
    match = reveal(table(hands={"p1": "ring 4", "p2": "watch 4", "p3": "safe 9"}), "ring 4", "watch 4", "safe 9")
    assert mover(match) == "chance"


@clause("3.4")
def test_what_was_added_in_an_earlier_turn_is_not_shown_as_added_again() -> None:
    match = moves(revealed(), "p1 add ring 5", "p1 done", "p2 done", "p3 done")
    assert view(match)["shown"][0] == ["ring 4", "ring 5"]
    reveal_any(refill(match))
    assert view(match)["shown"] == [[line.partition(" play ")[2]] for line in read(match, "spectator", 4)]
    assert [line for line in read(match, "p4") if " add " in line] == ["p1 add ring 5"]
