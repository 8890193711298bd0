"""§4.3 The swap: who knows the cards that moved, and that this is remembered."""

from __future__ import annotations

import pytest

import larceny
from tests.clauses import clause
from tests.games.dieven.table import events, legal, loot, read, swap, table, view
from tests.games.lines import all_that, moves, seat_of

EVERYBODY = ("p1", "p2", "p3", "p4", "spectator")


@clause("4.3 Swap")
def test_the_previous_owner_of_a_face_down_card_still_knows_it() -> None:
    match = moves(swap(players=4, p2="3 down, 1 up"), "p1 take p2 hidden", "chance pick 3")
    assert loot(match, "p1", "p2") == "3 down"


@clause("4.3 Swap")
def test_the_new_owner_of_a_face_down_card_may_look_at_it() -> None:
    match = moves(swap(p1="0 down, 1 down", p2="2 up, 3 up"), "p1 take p2 3", "p1 put 0 down")
    assert loot(match, "p2") == "2 up, 0 down"
    assert loot(match, "p2", "p1") == "2 up, 0 down"
    assert loot(match, "p2", "p3") == "2 up, hidden down"


@clause("4.3 Swap", "7")
def test_who_never_saw_a_face_down_card_does_not_know_it_after_it_moved() -> None:
    match = moves(swap(players=4, p2="3 down, 1 up"), "p1 take p2 hidden", "chance pick 3")
    for other in ("p3", "p4", "spectator"):
        assert loot(match, "p1", other) == "hidden down"


@clause("4.3 Swap")
def test_a_card_can_be_known_to_several_players_and_that_is_remembered_over_two_swaps() -> None:
    match = table(players=4, hands={"p1": "0 0", "p2": "swap", "p3": "swap"}, loot={"p1": "3 down, 1 up", "p4": "2 up"})
    moves(match, "p1 stash 0", "chance draw 2")
    moves(match, "p2 play swap", "p2 take p1 hidden", "chance pick 3")
    assert view(match, "spectator")["loot_known_by"][1] == [[0, 1]]
    moves(match, "chance draw 2", "p3 play swap", "p3 take p2 hidden", "chance pick 3")
    assert view(match, "spectator")["loot_known_by"][2] == [[0, 1, 2]]
    assert [loot(match, "p3", observer) for observer in EVERYBODY] == ["3 down"] * 3 + ["hidden down"] * 2


@clause("4.3 Swap")
def test_who_gave_a_card_away_may_later_take_it_back_by_its_name() -> None:
    match = table(hands={"p1": "0 swap", "p2": "swap"}, loot={"p1": "3 down, 1 up", "p2": "2 down"})
    moves(match, "p1 give 0 p3", "chance draw 2")
    moves(match, "p2 play swap", "p2 take p1 hidden", "chance pick 3")  # p2 gives back the 2, his only card
    assert (loot(match, "p1"), loot(match, "p2")) == ("1 up, 2 down", "3 down")
    moves(match, "chance draw 1", "p3 stash 1", "chance draw 1", "p1 play swap")
    assert legal(match, "p1") == {"take p3 0", "take p2 3 down", "take p3 hidden"}


@clause("4.3 Swap")
def test_a_face_down_card_that_came_back_is_still_known_to_who_had_it_in_between() -> None:
    match = swap(p1="1 up, 0 up", p2="3 down p1 p3, 2 up")
    moves(match, "p1 take p2 3 down", "p1 put 1 up")
    assert view(match, "spectator")["loot_known_by"][0] == [[0, 1, 2], [0, 1, 2]]
    assert view(match, "spectator")["loot_face"][0] == ["up", "down"]


@clause("4.3 Swap", "7")
def test_a_face_down_card_known_to_all_players_still_lies_face_down() -> None:
    match = swap("p3", p1="1 up", p2="3 down p1")
    moves(match, "p3 take p2 hidden", "chance pick 3")
    for observer in ("p1", "p2", "p3"):
        assert loot(match, "p3", observer) == "3 down"
    assert loot(match, "p3", "spectator") == "hidden down"


# Cards lie in place


def index(match: larceny.Match, verb: str, observer: str) -> object:
    """Which card of its owner's row the last such event is about, as the observer hears it."""
    return events(match, verb, observer)[-1].get("index")


@clause("4.3 Swap")
@pytest.mark.parametrize("place", range(3))
def test_cards_lie_in_place_so_all_see_which_card_moves_also_face_down(place: int) -> None:
    row = ["3", "2", "1"]
    match = swap(players=4, p2=", ".join(f"{card} down" for card in row))
    moves(match, "p1 take p2 hidden", f"chance pick {row[place]}")
    for observer in EVERYBODY:
        assert index(match, "pick", observer) == place
        assert f"number {place + 1} in the row" in match.log(seat_of(observer))[2]


@clause("4.3 Swap")
def test_all_see_which_face_down_card_is_taken_by_who_knows_it() -> None:
    match = moves(swap(players=4, p2="3 down, 2 up, 1 down p1, 0 down p1"), "p1 take p2 1 down")
    assert [index(match, "take", observer) for observer in EVERYBODY] == [2] * 5
    assert match.log(3)[1] == "p1 takes a face-down card from p2 (number 3 in the row)."


@clause("4.3 Swap")
def test_all_see_which_face_down_card_is_given_back() -> None:
    match = moves(swap(players=4, p1="1 up, 2 down, 0 down", p2="3 up, 2 up"), "p1 take p2 3", "p1 put 0 down")
    assert [index(match, "put", observer) for observer in EVERYBODY] == [2] * 5
    assert match.log(3)[2] == "p1 gives a face-down card in return (number 3 in the row)."


@clause("4.3 Swap")
def test_a_row_is_that_of_one_player_whatever_came_between_its_cards() -> None:
    match = table(players=4, hands={"p1": "3", "p2": "2", "p3": "1", "p4": "swap"}, loot={"p1": "0 down"})
    moves(match, "p1 give 3 p2", "chance draw 1", "p2 stash 2", "chance draw 0", "p3 give 1 p1", "chance draw 0")
    moves(match, "p4 play swap", "p4 take p2 hidden", "chance pick 2")
    assert [index(match, "pick", observer) for observer in EVERYBODY] == [1] * 5


@clause("4.3 Swap", "7")
def test_that_all_see_which_face_down_card_moves_does_not_tell_what_it_is() -> None:
    twins = [
        moves(
            swap(players=4, p1="2 down, 0 down", p2=row), "p1 take p2 hidden", f"chance pick {taken}", "p1 put 0 down"
        )
        for row, taken in (("3 down, 1 down", "1"), ("1 down, 3 down", "3"))
    ]
    for observer in ("p3", "p4", "spectator"):
        assert all_that(observer, twins[0]) == all_that(observer, twins[1])
    for knower in ("p1", "p2"):
        assert all_that(knower, twins[0]) != all_that(knower, twins[1])


@clause("4.3 Swap", "8 Which card moves")
def test_which_face_up_card_moves_or_which_left_no_choice_goes_without_saying() -> None:
    match = moves(swap(players=4, p1="0 up, 1 up", p2="3 up, 2 up, 3 up"), "p1 take p2 3", "p1 put 0 up")
    assert [index(match, verb, "p4") for verb in ("take", "put")] == [None, None]
    assert "index" not in events(swap(players=4, p1="0 down", p2="3 down p1"), "moved", "p4")[0]


@clause("4.3 Swap", "7")
def test_who_had_seen_the_cards_that_stay_still_knows_each_of_them() -> None:
    match = swap(players=4, p2="3 down p3, 2 down, 1 down p4")
    moves(match, "p1 take p2 hidden", "chance pick 2")
    assert loot(match, "p2", "p3") == "3 down, hidden down"
    assert loot(match, "p2", "p4") == "hidden down, 1 down"
    assert view(match, "spectator")["loot_known_by"][:2] == [[[0, 1]], [[1, 2], [1, 3]]]


# Later


@clause("4.3 Swap")
def test_a_swapped_face_down_card_is_turned_up_by_the_next_raid_as_any_other() -> None:
    match = table(hands={"p1": "swap", "p2": "police"}, loot={"p2": "1 down p1"}, police="police double-police")
    moves(match, "p1 play swap", "chance draw 0", "p2 play police")
    assert events(match, "turned-up") == [{"seat": 0, "card": "1"}]


@clause("4.3 Swap", "8 What the others read")
def test_at_a_take_of_a_known_face_down_card_those_who_have_seen_it_read_its_name() -> None:
    match = swap(players=4, p2="3 down p1 p3, 1 up")
    moves(match, "p1 take p2 3 down")
    for knower in ("p1", "p2", "p3"):
        assert read(match, knower, last=1) == ["p1 take p2 3 down"]
    for other in ("p4", "spectator"):
        assert read(match, other, last=1) == ["p1 take p2 hidden"]


@clause("4.3 Swap", "8 What the others read")
def test_at_a_pick_the_taker_and_those_who_had_seen_the_card_read_its_name() -> None:
    match = swap(players=4, p2="3 down p3, 1 up")
    moves(match, "p1 take p2 hidden", "chance pick 3")
    for knower in ("p1", "p2", "p3"):
        assert read(match, knower, last=2) == ["p1 take p2 hidden", "chance pick 3"]
    for other in ("p4", "spectator"):
        assert read(match, other, last=2) == ["p1 take p2 hidden", "chance pick hidden"]


@clause("4.3 Swap", "8 What the others read")
def test_at_a_put_the_new_owner_and_those_who_had_seen_the_card_read_its_name() -> None:
    match = swap(players=4, p1="0 down p3, 1 up", p2="3 up, 2 up")
    moves(match, "p1 take p2 3", "p1 put 0 down")
    for knower in ("p1", "p2", "p3"):
        assert read(match, knower, last=1) == ["p1 put 0 down"]
    for other in ("p4", "spectator"):
        assert read(match, other, last=1) == ["p1 put hidden"]


@clause("4.3 Swap", "8 What the others read")
def test_what_moves_face_up_is_read_by_all() -> None:
    match = moves(swap(players=4, p1="0 up, 1 down", p2="3 up, 2 down"), "p1 take p2 3", "p1 put 0 up")
    for observer in EVERYBODY:
        assert read(match, observer) == ["p1 play swap", "p1 take p2 3", "p1 put 0 up"]


@clause("4.3 Swap", "8 What the others read")
def test_what_was_read_does_not_change_when_the_card_is_seen_later() -> None:
    match = table(hands={"p1": "3", "p2": "swap", "p3": "police"}, police="police double-police")
    moves(match, "p1 stash 3", "chance draw 0", "p2 play swap", "chance pick 3")
    moves(match, "chance draw 0", "p3 play police")  # the raid turns the 3 up
    assert read(match, "p2")[0] == "p1 stash hidden"
    assert read(match, "p3") == [
        *("p1 stash hidden", "chance draw hidden", "p2 play swap", "chance pick hidden"),
        *("chance draw 0", "p3 play police"),
    ]
