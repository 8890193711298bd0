"""§4.3 Double play."""

from __future__ import annotations

from typing import Any

import pytest

import larceny
from tests.clauses import clause
from tests.games.dieven.table import events, hand, legal, loot, mover, on_table, pile, raids, read, scores, table, view
from tests.games.lines import moves


def double(**setting: Any) -> larceny.Match:
    """A table where p1 has just played a double play; his other cards are three 0s."""
    hands = {"p1": "double-play 0 0 0", **setting.pop("hands", {})}
    return moves(table(hands=hands, **setting), "p1 play double-play")


@clause("4.3 Double play")
def test_twice_in_a_row_a_card_is_drawn_and_played_at_once() -> None:
    match = double()
    assert (mover(match), view(match, "p2")["double_play_cards_due"]) == ("chance", 2)
    moves(match, "chance draw 3")
    assert (mover(match), view(match, "p2")["double_play_cards_due"]) == ("p1", 1)
    moves(match, "p1 stash 3", "chance draw 2")
    assert (mover(match), view(match, "p2")["double_play_cards_due"]) == ("p1", 0)
    moves(match, "p1 give 2 p3")
    assert (mover(match), view(match, "p2")["turn"]) == ("chance", 1)
    assert (loot(match, "p1"), loot(match, "p3")) == ("3 down", "2 up")
    assert hand(match, "p1") == "0 0 0"


@clause("4.3 Double play")
def test_the_player_plays_the_card_just_drawn_and_none_of_his_hand() -> None:
    match = moves(double(), "chance draw 3")
    assert legal(match, "p1") == {"stash 3", "give 3 p2", "give 3 p3"}
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(match, "p1 stash 0")
    assert (refusal.value.reason, refusal.value.section) == ("play-the-drawn-card", "§4.3")


@clause("4.3 Double play")
@pytest.mark.parametrize("card", ["police", "double-police", "siren", "clear", "swap", "double-play"])
def test_the_player_is_always_asked_even_if_the_card_can_be_played_in_one_way_only(card: str) -> None:
    match = moves(double(), f"chance draw {card}")
    assert mover(match) == "p1"
    assert legal(match, "p1") == {f"play {card}"}


@clause("4.3 Double play", "7")
def test_the_card_is_seen_by_its_player_only_until_it_is_played() -> None:
    match = moves(double(), "chance draw ring")
    assert view(match, "p1")["drawn"] == ["ring", None, None]
    assert read(match, "p1", last=1) == ["chance draw ring"]
    for other in ("p2", "p3", "spectator"):
        assert view(match, other)["drawn"] == ["hidden", None, None]
        assert read(match, other, last=1) == ["chance draw hidden"]
    moves(match, "p1 give ring p2")
    assert view(match, "p3")["drawn"] == [None, None, None]
    assert read(match, "p3", last=1) == ["p1 give ring p2"]


@clause("4.3 Double play")
def test_the_card_does_not_become_a_card_of_the_hand() -> None:
    match = moves(double(), "chance draw 3")
    assert hand(match, "p1") == "0 0 0"
    assert view(match, "p1")["hand_count"] == [3, 3, 3]


@clause("4.3 Double play")
def test_a_getaway_car_drawn_in_a_double_play_goes_on_the_table_and_is_replaced() -> None:
    match = moves(double(), "chance draw getaway", "chance draw getaway", "chance draw 3", "p1 stash 3")
    assert view(match, "p1")["getaway_cars"] == 2
    moves(match, "chance draw getaway", "chance draw 2", "p1 stash 2")
    assert loot(match, "p1") == "3 down, 2 down"
    assert (view(match, "p1")["getaway_cars"], view(match, "p1")["turn"]) == (3, 1)


@clause("4.3 Double play", "6.1")
def test_the_last_getaway_car_in_the_middle_of_a_double_play_stops_it() -> None:
    match = moves(double(getaway_cars=6), "chance draw 3", "p1 stash 3", "chance draw getaway")
    assert mover(match) == ""
    assert scores(match) == (3, 0, 0)


@clause("4.3 Double play", "6.1")
def test_the_last_getaway_car_stops_double_plays_inside_each_other() -> None:
    match = moves(double(getaway_cars=6), "chance draw double-play", "p1 play double-play", "chance draw getaway")
    assert mover(match) == ""
    assert legal(match, "p1") == set()


@clause("4.3 Double play")
def test_police_found_in_a_double_play_can_bring_a_raid_and_the_second_card_still_follows() -> None:
    match = double(police="police double-police", loot={"p2": "3 down"})
    moves(match, "chance draw police", "p1 play police")
    assert events(match, "caught") == [{"seat": 1, "value": 3}]
    moves(match, "chance draw 3", "p1 stash 3")
    assert view(match, "p1")["turn"] == 1
    assert loot(match, "p1") == "3 down"


@clause("4.3 Double play")
def test_a_siren_found_in_a_double_play_takes_effect() -> None:
    match = double(hands={"p2": "police", "p3": "police"})
    moves(match, "chance draw siren", "p1 play siren", "chance draw 3", "p1 stash 3")
    assert on_table(match, "police") == "police police"
    assert view(match, "p1")["hand_count"] == [3, 2, 2]


@clause("4.3 Double play")
def test_with_siren_everyone_a_siren_found_in_a_double_play_empties_the_own_hand_of_police() -> None:
    match = double(hands={"p1": "double-play police police 0"}, siren="everyone")
    moves(match, "chance draw siren", "p1 play siren")
    assert hand(match, "p1") == "0"
    moves(match, "chance draw 3")
    assert legal(match, "p1") == {"stash 3", "give 3 p2", "give 3 p3"}


@clause("4.3 Double play")
def test_a_swap_found_in_a_double_play_is_finished_before_the_second_card() -> None:
    match = double(loot={"p1": "0 up, 1 up", "p2": "3 up, 2 down"})
    moves(match, "chance draw swap", "p1 play swap", "p1 take p2 hidden", "chance pick 2", "p1 put 0 up")
    assert (view(match, "p1")["turn"], view(match, "p1")["double_play_cards_due"]) == (0, 1)
    moves(match, "chance draw 3", "p1 stash 3")
    assert loot(match, "p1") == "1 up, 2 down, 3 down"


@clause("4.3 Double play")
def test_a_clear_found_in_a_double_play_takes_effect() -> None:
    match = double(police="police police", clear="one")
    moves(match, "chance draw clear")
    assert legal(match, "p1") == {"play clear police"}
    moves(match, "p1 play clear police")
    assert on_table(match, "police") == "police"
    assert on_table(match, "discard") == "police clear double-play"


@clause("4.3 Double play")
def test_double_plays_chain_and_the_inner_one_is_finished_first() -> None:
    match = moves(double(), "chance draw double-play", "p1 play double-play")
    assert view(match, "p2")["double_play_cards_due"] == 3  # two of the inner one, then one of the outer one
    for left, card in ((2, "1"), (1, "2"), (0, "3")):
        moves(match, f"chance draw {card}")
        assert view(match, "p2")["double_play_cards_due"] == left
        assert view(match, "p2")["turn"] == 0
        moves(match, f"p1 stash {card}")
    assert view(match, "p2")["turn"] == 1
    assert loot(match, "p1") == "1 down, 2 down, 3 down"
    assert on_table(match, "discard") == "double-play double-play"


@clause("4.3 Double play")
def test_a_double_play_found_as_the_second_card_chains_too() -> None:
    match = moves(double(), "chance draw 1", "p1 stash 1", "chance draw double-play", "p1 play double-play")
    moves(match, "chance draw 2", "p1 stash 2", "chance draw 3")
    assert (mover(match), view(match, "p2")["double_play_cards_due"]) == ("p1", 0)
    moves(match, "p1 stash 3")
    assert view(match, "p2")["turn"] == 1


@clause("4.3 Double play", "5.3")
def test_a_raid_inside_a_double_play_reshuffles_it_so_it_can_be_drawn_again() -> None:
    match = double(police="police double-police")
    assert pile(match)["double-play"] == 1
    moves(match, "chance draw police", "p1 play police")
    assert pile(match)["double-play"] == 2
    moves(match, "chance draw double-play", "p1 play double-play", "chance draw double-play", "p1 play double-play")
    assert view(match, "p2")["double_play_cards_due"] == 3


@clause("4.3 Double play", "5.3")
def test_double_plays_chain_for_as_long_as_raids_bring_them_back() -> None:
    match = double(hands={"p2": "police police police", "p3": "double-police"}, police="police police police")
    both = ("chance draw double-play", "p1 play double-play") * 2
    moves(match, *both[:2], "chance draw police", "p1 play police", *both, "chance draw siren", "p1 play siren", *both)
    assert raids(match) == 2
    assert view(match, "p2")["double_play_cards_due"] == 5
    match = larceny.resume(match.position())  # a position that can be
    for card in "00123":
        moves(match, f"chance draw {card}", f"p1 give {card} p2")
    assert view(match, "p2")["turn"] == 1


@clause("4.3 Double play")
def test_after_a_double_play_the_next_player_draws_as_usual() -> None:
    match = moves(double(), "chance draw 3", "p1 stash 3", "chance draw 3", "p1 stash 3", "chance draw 2")
    assert mover(match) == "p2"
    assert view(match, "p2")["hand_count"] == [3, 4, 3]
