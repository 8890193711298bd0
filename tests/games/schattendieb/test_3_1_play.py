"""§3.1 Step 1: play."""

from __future__ import annotations

import itertools

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import all_that, moves
from tests.games.schattendieb.table import (
    SEATS,
    deal,
    finish,
    hand,
    hand_sizes,
    is_open,
    legal,
    lies_before,
    mover,
    observers,
    read,
    refill,
    reveal,
    safe,
    table,
)

PLAYERS = pytest.mark.parametrize("players", range(2, 8))


@clause("3.1")
@PLAYERS
def test_each_player_whose_safe_is_open_picks_a_card(players: int) -> None:
    match = deal(players)
    for seat in SEATS[:players]:
        assert seat in mover(match).split()
        moves(match, f"{seat} {min(legal(match, seat))}")
        assert not any(text.startswith("play ") for text in legal(match, seat))


@clause("3.1")
def test_the_card_picked_is_any_hand_card_a_jewel_a_thief_or_a_closed_safe() -> None:
    match = deal(3, ["necklace 7, ring 3, safe 9, thief watch"])
    assert legal(match, "p1") == {"play necklace 7", "play ring 3", "play safe 9", "play thief watch"}


@clause("3.1")
def test_two_equal_cards_in_hand_are_one_choice() -> None:
    match = deal(3, ["necklace 7, necklace 7, safe 9, safe 9", "tiara 8", "tiara 9"])
    assert legal(match, "p1") == {"play necklace 7", "play safe 9"}
    finish(reveal(match, "necklace 7", "tiara 8", "tiara 9"))
    assert hand(match, "p1") == "necklace 7, safe 9, safe 9"


@clause("3.1")
def test_a_card_that_is_not_in_hand_cannot_be_picked() -> None:
    match = deal(3, ["necklace 7, ring 3, safe 9, thief watch"])
    for text in ("play necklace 8", "play safe 10", "play thief shadow", "add necklace 7", "steal p2", "done"):
        with pytest.raises(larceny.IllegalMove):
            moves(match, f"p1 {text}")


@clause("3.1")
def test_a_player_picks_one_card_and_what_is_sent_is_final() -> None:
    match = moves(deal(3, ["necklace 7, ring 3, safe 9, thief watch"]), "p1 play ring 3")
    assert mover(match) == "p2 p3"
    assert legal(match, "p1") == set()
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "p1 play necklace 7")


@clause("3.1", "5")
@PLAYERS
def test_nobody_sees_a_pick_before_all_have_picked(players: int) -> None:
    match = deal(players)
    for seat in SEATS[: players - 1]:
        before = {who: all_that(who, match) for who in observers(match) if who != seat}
        moves(match, f"{seat} {max(legal(match, seat))}")
        assert {who: all_that(who, match) for who in before} == before


@clause("3.1", "5")
def test_all_reveal_together() -> None:
    match = deal(3, ["necklace 7", "ring 3", "safe 9"])
    moves(match, "p2 play ring 3", "p1 play necklace 7")
    for observer in ("p3", "spectator"):
        assert [lies_before(match, seat, observer) for seat in SEATS[:3]] == ["", "", ""]
    moves(match, "p3 play safe 9")
    for observer in observers(match):
        assert [lies_before(match, seat, observer) for seat in SEATS[:3]] == ["necklace 7", "ring 3", "safe 9"]
        assert hand_sizes(match, observer) == [3, 3, 3]
        assert sorted(read(match, observer, 3)) == ["p1 play necklace 7", "p2 play ring 3", "p3 play safe 9"]


@clause("3.1")
def test_a_player_sees_at_once_what_he_picked_himself() -> None:
    match = moves(deal(3, ["necklace 7, ring 3, safe 9, thief watch"]), "p1 play ring 3")
    assert lies_before(match, "p1", "p1") == "ring 3"
    assert hand(match, "p1") == "necklace 7, safe 9, thief watch"


@clause("3.1")
def test_picks_in_any_order_of_seats_lead_to_the_same_table() -> None:
    lines = ["p1 play necklace 7", "p2 play ring 3", "p3 play safe 9", "p4 play thief watch"]
    hands = [line.split(" play ")[1] for line in lines]
    matches = [moves(deal(4, hands), *order) for order in itertools.permutations(lines)]
    assert len({match.state_bytes for match in matches}) == 1
    for observer in observers(matches[0]):
        told = all_that(observer, matches[0])
        assert all(all_that(observer, match) == told for match in matches)


@clause("3.1")
def test_half_made_picks_in_any_order_of_seats_lead_to_the_same_table() -> None:
    lines = ["p1 play necklace 7", "p2 play ring 3", "p3 play safe 9"]
    hands = [line.split(" play ")[1] for line in lines]
    matches = [moves(deal(4, hands), *order) for order in itertools.permutations(lines)]
    assert len({match.state_bytes for match in matches}) == 1
    for observer in observers(matches[0]):
        told = all_that(observer, matches[0])
        assert all(all_that(observer, match) == told for match in matches)


@clause("3.1", "6 When you are asked")
def test_who_has_no_card_left_sits_out() -> None:
    match = table(4, hands={"p1": "ring 1, ring 2", "p3": "ring 3", "p4": "safe 9, ring 9"}, used_up=True)
    assert mover(match) == "p1 p3 p4"
    assert legal(match, "p2") == set()
    reveal(match, "ring 1", "ring 3", "ring 9")
    assert is_open(match, "p2")
    assert lies_before(match, "p2") == ""


@clause("3.1")
def test_who_sat_out_sits_out_again_as_the_pile_is_used_up() -> None:
    match = table(hands={"p1": "ring 1, safe 5, safe 6", "p3": "ring 3, safe 7, safe 8"}, used_up=True)
    finish(reveal(match, "ring 1", "ring 3"))
    assert mover(match) == "p1 p3"
    assert (safe(match, "p1"), safe(match, "p2"), safe(match, "p3")) == ("ring 1", "", "ring 3")


@clause("3.1", "6 When you are asked")
def test_who_has_one_card_left_is_asked_for_only_he_knows_which() -> None:
    match = table(hands={"p1": "ring 1", "p2": "ring 2", "p3": "ring 3"}, used_up=True)
    assert mover(match) == "p1 p2 p3"
    assert legal(match, "p1") == {"play ring 1"}


@clause("3.1", "3.6")
def test_who_has_closed_his_safe_plays_no_more() -> None:
    match = table(4, hands={"p1": "safe 9", "p2": "safe 4", "p3": "safe 5", "p4": "safe 6"}, safes={"p1": "ring 1"})
    refill(reveal(match, "safe 9", "safe 4", "safe 5", "safe 6"))
    assert mover(match) == "p2 p3 p4"
    assert legal(match, "p1") == set()
