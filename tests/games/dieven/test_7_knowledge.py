"""§7 Who knows what."""

from __future__ import annotations

import pytest

import larceny
from tests.clauses import clause
from tests.games.dieven.table import deal, hand, legal, loot, table, view
from tests.games.lines import all_that, moves

OBSERVERS = ("p1", "p2", "p3", "spectator")


@clause("7")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_public_are_the_table_the_discard_pile_and_the_face_up_loot(observer: str) -> None:
    match = table(
        loot={"p1": "3 up", "p2": "ring up"}, police="police double-police", discard="swap clear", getaway_cars=2
    )
    seen = view(match, observer)
    assert seen["police"] == ["police", "double-police"]
    assert seen["getaway_cars"] == 2
    assert seen["discard"] == ["clear", "swap"]
    assert (loot(match, "p1", observer), loot(match, "p2", observer)) == ("3 up", "ring up")


@clause("7")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_public_is_the_number_of_cards_in_every_hand_in_the_pile_and_in_the_face_down_loot(observer: str) -> None:
    match = table("p2", loot={"p1": "3 down, 2 down, 1 up", "p3": "0 down"})
    seen = view(match, observer)
    assert seen["hand_count"] == [3, 4, 3]
    assert seen["pile_count"] == 52 - 10 - 4
    assert seen["loot_face"] == [["down", "down", "up"], [], ["down"]]


@clause("7")
def test_public_is_who_has_seen_which_card() -> None:
    match = table(loot={"p1": "3 down p2, 2 down, 1 up"})
    for observer in OBSERVERS:
        assert view(match, observer)["loot_known_by"] == [[[0, 1], [0], [0, 1, 2]], [], []]


@clause("7")
def test_public_is_whose_loot_each_card_is() -> None:
    match = table(players=4, loot={"p4": "3 down", "p2": "2 down, 1 down"})
    for observer in (*OBSERVERS, "p4"):
        assert [len(cards) for cards in view(match, observer)["loot"]] == [0, 2, 0, 1]


@clause("7")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = table(hands={"p1": "siren ring 3 3", "p2": "police 0 1"})
    assert (hand(match, "p1"), hand(match, "p2")) == ("3 3 ring siren", "0 1 police")
    for other in ("p2", "p3", "spectator"):
        assert hand(match, "p1", other) == "hidden hidden hidden hidden"
    for other in ("p1", "p3", "spectator"):
        assert hand(match, "p2", other) == "hidden hidden hidden"


@clause("7")
def test_face_down_loot_is_seen_by_those_who_have_seen_that_card() -> None:
    match = table(loot={"p1": "3 down p2, 2 down, 1 up"})
    assert loot(match, "p1", "p1") == "3 down, 2 down, 1 up"
    assert loot(match, "p1", "p2") == "3 down, hidden down, 1 up"
    assert loot(match, "p1", "p3") == "hidden down, hidden down, 1 up"
    assert loot(match, "p1", "spectator") == "hidden down, hidden down, 1 up"


@clause("7")
def test_who_gave_a_card_away_face_up_knows_no_more_of_the_other_players_loot_for_it() -> None:
    match = moves(table(hands={"p1": "3"}, loot={"p2": "2 down"}), "p1 give 3 p2")
    assert loot(match, "p2", "p1") == "hidden down, 3 up"


@clause("7")
def test_nobody_sees_what_the_draw_pile_holds() -> None:
    siren_in_pile = table(hands={"p1": "3", "p2": "0 1 swap"})
    swap_in_pile = table(hands={"p1": "3", "p2": "0 1 siren"})
    for observer in ("p1", "p3", "spectator"):
        assert all_that(observer, siren_in_pile) == all_that(observer, swap_in_pile)


@clause("7")
def test_nobody_sees_in_which_order_others_were_dealt_and_drew_their_cards() -> None:
    one = moves(deal(hands=["0 1 2", "siren 3 0"], first="p2"), "chance draw ring", "p2 play siren")
    other = moves(deal(hands=["0 1 2", "3 ring 0"], first="p2"), "chance draw siren", "p2 play siren")
    for observer in ("p1", "p3", "spectator"):
        assert all_that(observer, one) == all_that(observer, other)


@clause("7")
def test_two_tables_that_differ_only_in_what_is_hidden_from_a_seat_look_alike_to_it() -> None:
    lines = ("p1 stash {}", "chance draw {}", "p2 play swap", "p2 take p1 hidden", "chance pick {}", "chance draw 1")
    tables = []
    for stashed, drawn in (("ring", "3"), ("horseshoe", "siren")):
        match = table(players=4, hands={"p1": stashed, "p2": "swap"}, loot={"p1": "2 up"})
        words = iter((stashed, drawn, stashed))
        tables.append(moves(match, *(line.format(next(words)) if "{}" in line else line for line in lines)))
    for observer in ("p3", "p4", "spectator"):
        seat = "spectator" if observer == "spectator" else observer
        assert all_that(seat, tables[0]) == all_that(seat, tables[1])
    for knower in ("p1", "p2"):
        assert all_that(knower, tables[0]) != all_that(knower, tables[1])


@clause("7")
@pytest.mark.parametrize("text", ["stash 3", "play siren", "take p2 3 down", "put 3 down", "play clear police"])
def test_a_refusal_tells_nothing_that_the_seat_does_not_know(text: str) -> None:
    refusals = []
    for held, laid in (("3 siren 0", "3"), ("police clear 1", "2")):
        match = table(hands={"p1": "0 0 1 1", "p2": held}, loot={"p2": f"{laid} down, 1 up", "p3": f"{laid} down p2"})
        with pytest.raises(larceny.IllegalMove) as refusal:
            moves(match, f"p1 {text}")
        refusals.append((str(refusal.value), refusal.value.reason, refusal.value.section, refusal.value.facts))
    assert refusals[0] == refusals[1]


@clause("7")
def test_a_seat_that_is_not_to_move_has_no_legal_list() -> None:
    match = table()
    assert legal(match, "p2") == legal(match, "p3") == legal(match, "chance") == set()
