"""§6 The end."""

from __future__ import annotations

from typing import Any

import pytest

import larceny
from tests.clauses import clause
from tests.games.dieven.table import deal, events, legal, loot, mover, pile, scores, table, view
from tests.games.lines import moves

GETAWAYS = pytest.mark.parametrize("getaways", range(1, 9))


def end(loot: dict[str, str], **setting: Any) -> larceny.Match:
    """A match that has just ended with this loot."""
    match = table(hands={"p1": "police"}, loot=loot, getaway_cars=6, **setting)
    return moves(match, "p1 play police", "chance draw getaway")


# §6.1


@clause("6.1")
def test_the_game_ends_at_once_when_the_7th_getaway_car_appears() -> None:
    match = moves(table(getaway_cars=5), "p1 stash 0", "chance draw getaway")
    assert (mover(match), match.outcome) == ("chance", None)
    moves(match, "chance draw getaway")
    assert mover(match) == ""
    assert match.outcome is not None
    assert match.outcome.reason == "escape"
    assert view(match, "spectator")["getaway_cars"] == 7


@clause("6.1")
@GETAWAYS
def test_with_the_option_getaways_another_car_ends_the_game(getaways: int) -> None:
    match = deal(getaways=getaways)
    for _ in range(getaways - 1):
        moves(match, "chance draw getaway")
        assert (mover(match), match.outcome) == ("chance", None)
    moves(match, "chance draw getaway")
    assert mover(match) == ""
    assert events(match, "escape") == [{"cars": getaways}]


@clause("6.1")
def test_without_the_option_it_is_the_7th() -> None:
    assert larceny.load("dieven").options["getaways"] == 7


@clause("6.1")
@pytest.mark.parametrize("getaways", [0, 9, -1, "many", True])
def test_the_option_getaways_allows_1_to_8(getaways: object) -> None:
    with pytest.raises(larceny.BadOption, match=r"^Option getaways is one of 1-8, not "):
        larceny.load("dieven", getaways=getaways)


@clause("6.1")
def test_whoever_drew_the_last_getaway_car_plays_nothing_more() -> None:
    match = moves(table(getaway_cars=6), "p1 stash 0", "chance draw getaway")
    assert all(legal(match, seat) == set() for seat in ("p1", "p2", "p3", "chance"))
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "p2 stash 0")
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "chance draw 0")


@clause("6.1")
def test_the_last_getaway_car_ends_the_game_in_the_middle_of_filling_a_hand() -> None:
    match = table(hands={"p1": "siren", "p2": "police police"}, loot={"p3": "1 up"}, getaway_cars=6)
    moves(match, "p1 play siren", "chance draw 3", "chance draw getaway")
    assert scores(match) == (0, 0, 1)
    assert view(match, "spectator")["hand_count"] == [3, 2, 3]


@clause("6.1")
def test_the_game_can_end_before_anybody_has_played() -> None:
    match = moves(deal(getaways=1), "chance draw getaway")
    assert scores(match) == (0, 0, 0)


@clause("6.1", "4.3 Double play")
@pytest.mark.parametrize("played", [(), ("chance draw 3", "p1 stash 3")])
def test_when_the_game_ends_a_double_play_stops_and_no_card_of_it_is_due(played: tuple[str, ...]) -> None:
    match = moves(table(hands={"p1": "double-play"}, getaway_cars=6), "p1 play double-play", *played)
    assert view(match, "p2")["double_play_cards_due"] > 0
    moves(match, "chance draw getaway")
    for observer in ("p1", "p2", "spectator"):
        assert view(match, observer)["double_play_cards_due"] == 0


# §6.2


@clause("6.2")
def test_the_player_with_the_most_loot_by_end_values_wins() -> None:
    match = end({"p1": "3 up, 1 down", "p2": "horseshoe down, 2 down", "p3": "ring up, 3 up"})
    assert match.outcome == larceny.Outcome(scores=(4, 5, 4), winners=(1,), reason="escape")


@clause("6.2")
def test_face_down_loot_counts_as_face_up_loot_does() -> None:
    assert scores(end({"p1": "3 up, 2 up", "p2": "3 down, 2 down"})) == (5, 5, 0)


@clause("6.2")
def test_cards_in_hand_dont_count() -> None:
    match = table(hands={"p1": "police 3 3 3", "p2": "horseshoe 2 2"}, loot={"p3": "1 up"}, getaway_cars=6)
    moves(match, "p1 play police", "chance draw getaway")
    assert match.outcome == larceny.Outcome(scores=(0, 0, 1), winners=(2,), reason="escape")


@clause("6.2")
def test_ties_are_shared_wins() -> None:
    match = end({"p1": "3 down", "p2": "1 up, 1 up", "p3": "2 up, 1 down"})
    assert match.outcome == larceny.Outcome(scores=(3, 2, 3), winners=(0, 2), reason="escape")


@clause("6.2")
def test_if_nobody_has_loot_all_share_the_win() -> None:
    match = end({}, players=4)
    assert match.outcome == larceny.Outcome(scores=(0, 0, 0, 0), winners=(0, 1, 2, 3), reason="escape")


@clause("6.2")
def test_at_the_end_everyone_learns_the_scores() -> None:
    match = end({"p1": "3 down", "p2": "2 up"})
    for observer in ("p1", "p2", "p3", "spectator"):
        assert events(match, "scored", observer) == [
            *({"seat": 0, "value": 3}, {"seat": 1, "value": 2}),
            {"seat": 2, "value": 0},
        ]
        assert view(match, observer)["outcome"] == {"scores": [3, 2, 0], "winners": [0], "reason": "escape"}


@clause("6.2", "1.3")
def test_no_raid_happens_at_the_end() -> None:
    match = end({"p1": "ring down, 3 down", "p2": "1 up"}, police="police police")
    assert scores(match) == (4, 1, 0)
    assert loot(match, "p1") == "ring down, 3 down"


# §6.3


@clause("6.3")
@GETAWAYS
def test_a_getaway_car_is_left_in_the_pile_while_the_game_goes_on(getaways: int) -> None:
    empty = table(hands={"p1": "clear"}, getaway_cars=getaways - 1, getaways=getaways)
    others = pile(empty)
    del others["getaway"]
    discard = " ".join(others.elements())
    match = table(hands={"p1": "clear"}, discard=discard, getaway_cars=getaways - 1, getaways=getaways)
    assert view(match, "p1")["pile_count"] == pile(match)["getaway"] == 9 - getaways
    moves(match, "p1 play clear")
    assert legal(match, "chance") == {"draw getaway"}
    moves(match, "chance draw getaway")
    assert match.outcome is not None
