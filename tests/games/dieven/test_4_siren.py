"""§4.3 The siren."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.dieven.table import events, hand, loot, mover, on_table, pile, raids, read, table, view
from tests.games.lines import moves


@clause("4.3 Siren")
def test_a_siren_makes_all_other_players_lay_all_police_cars_from_their_hands_on_the_table() -> None:
    match = table(players=4, hands={"p1": "siren", "p2": "police 0 0", "p3": "police 3 3", "p4": "police 1 1"})
    moves(match, "p1 play siren")
    assert on_table(match, "police") == "police police police"
    assert [hand(match, seat) for seat in ("p2", "p3", "p4")] == ["0 0", "3 3", "1 1"]
    assert view(match, "spectator")["hand_count"] == [3, 2, 2, 2]


@clause("4.3 Siren")
def test_a_siren_brings_double_police_cars_and_several_of_one_hand_too() -> None:
    match = table(hands={"p1": "siren", "p2": "police double-police 0"})
    moves(match, "p1 play siren")
    assert on_table(match, "police") == "police double-police"
    assert hand(match, "p2") == "0"


@clause("4.3 Siren")
def test_with_siren_others_who_plays_it_keeps_his_own_police_cars() -> None:
    match = table(hands={"p1": "siren police police police", "p2": "police"}, siren="others")
    moves(match, "p1 play siren")
    assert hand(match, "p1") == "police police police"
    assert on_table(match, "police") == "police"


@clause("4.3 Siren")
def test_with_siren_everyone_who_plays_it_lays_his_own_police_cars_too() -> None:
    match = table(hands={"p1": "siren police police 0", "p2": "police"}, siren="everyone")
    moves(match, "p1 play siren")
    assert hand(match, "p1") == "0"
    assert on_table(match, "police") == "police police police"


@clause("4.3 Siren")
def test_with_siren_everyone_who_played_it_draws_several_cards_in_his_next_turn() -> None:
    match = moves(table(hands={"p1": "siren police police 0"}, siren="everyone"), "p1 play siren")
    moves(match, "chance draw 1", "p2 stash 1", "chance draw 2", "p3 stash 2")
    moves(match, "chance draw 3", "chance draw 3")
    assert mover(match) == "chance"
    moves(match, "chance draw 3")
    assert (mover(match), hand(match, "p1")) == ("p1", "0 3 3 3")


@clause("4.3 Siren", "7")
def test_everyone_sees_which_police_cars_a_siren_brings_and_from_whom() -> None:
    match = table("p2", hands={"p2": "siren", "p1": "police double-police", "p3": "0"})
    moves(match, "p2 play siren")
    for observer in ("p1", "p2", "p3", "spectator"):
        assert events(match, "laid", observer) == [
            {"seat": 0, "card": "police"},
            {"seat": 0, "card": "double-police"},
        ]
        assert read(match, observer) == ["p2 play siren"]


@clause("4.3 Siren")
def test_a_siren_is_followed_by_a_raid_if_the_police_value_is_4_or_more() -> None:
    match = table(
        hands={"p1": "siren", "p2": "police police 0", "p3": "police"}, police="police", loot={"p1": "3 down"}
    )
    moves(match, "p1 play siren")
    assert events(match, "raid") == [{"police": 4}]
    assert events(match, "caught") == [{"seat": 0, "value": 3}]


@clause("4.3 Siren")
def test_a_siren_is_followed_by_no_raid_if_the_police_value_is_below_4() -> None:
    match = table(hands={"p1": "siren", "p2": "police", "p3": "police"}, police="police", loot={"p1": "3 down"})
    moves(match, "p1 play siren")
    assert raids(match) == 0
    assert loot(match, "p1", "p2") == "hidden down"


@clause("4.3 Siren")
def test_all_police_cars_are_laid_before_one_raid_check_so_there_is_one_raid() -> None:
    match = table(
        hands={"p1": "siren", "p2": "police police police", "p3": "police police double-police"},
        police="police double-police",
    )
    moves(match, "p1 play siren")
    assert events(match, "raid") == [{"police": 10}]
    assert on_table(match, "police") == ""
    assert (pile(match)["police"], pile(match)["double-police"]) == (8, 2)
    assert hand(match, "p2") == hand(match, "p3") == ""


@clause("4.3 Siren", "5.3")
def test_with_reshuffle_all_the_siren_that_brought_the_raid_goes_back_into_the_pile() -> None:
    match = table(hands={"p1": "siren", "p2": "police"}, police="double-police police", discard="swap clear police")
    moves(match, "p1 play siren")
    assert on_table(match, "discard") == ""
    cards = pile(match)
    assert (cards["siren"], cards["swap"], cards["clear"], cards["police"]) == (2, 2, 2, 8)


@clause("4.3 Siren", "5.3")
def test_with_reshuffle_loot_the_siren_that_brought_the_raid_stays_on_the_discard_pile() -> None:
    match = table(
        hands={"p1": "siren", "p2": "police"},
        police="double-police police",
        discard="swap clear police",
        loot={"p3": "ring up"},
        reshuffle="loot",
    )
    moves(match, "p1 play siren")
    assert on_table(match, "discard") == "police siren clear swap"
    cards = pile(match)
    assert (cards["siren"], cards["swap"], cards["clear"]) == (1, 1, 1)
    assert (cards["police"], cards["double-police"], cards["ring"]) == (7, 2, 1)


@clause("4.3 Siren")
@pytest.mark.parametrize("siren", ["others", "everyone"])
def test_a_siren_does_nothing_if_nobody_holds_police_cars(siren: str) -> None:
    match = moves(table(hands={"p1": "siren"}, police="double-police police", siren=siren), "p1 play siren")
    assert on_table(match, "police") == "police double-police"
    assert events(match, "laid") == []
    assert raids(match) == 0
    assert view(match, "p1")["hand_count"] == [3, 3, 3]
