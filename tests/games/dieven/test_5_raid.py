"""§5 The raid."""

from __future__ import annotations

from typing import Any

import pytest

import larceny
from tests.clauses import clause
from tests.games.dieven.table import events, loot, mover, on_table, pile, raids, scores, table, view
from tests.games.lines import moves


def raid(**setting: Any) -> larceny.Match:
    """A table where p1 has just brought about a raid with a police car."""
    setting.setdefault("police", "police double-police")
    return moves(table(hands={"p1": "police 0 0 0"}, **setting), "p1 play police")


def caught(match: larceny.Match) -> list[str]:
    """Who lost his loot in the raid."""
    return [f"p{event['seat'] + 1}" for event in events(match, "caught")]


# §5.1


@clause("5.1")
def test_every_player_turns_up_all_loot() -> None:
    match = raid(players=4, loot={"p1": "3 down, 2 down", "p2": "1 down p3, 2 up", "p3": "0 down", "p4": "1 up"})
    assert [loot(match, seat, "spectator") for seat in ("p2", "p3", "p4")] == ["1 up, 2 up", "0 up", "1 up"]
    assert events(match, "turned-up") == [
        *({"seat": 0, "card": "3"}, {"seat": 0, "card": "2"}),
        {"seat": 1, "card": "1"},
        {"seat": 2, "card": "0"},
    ]


@clause("5.1", "1.3")
def test_in_a_raid_the_raid_values_count() -> None:
    match = raid(loot={"p1": "ring down, 1 down", "p2": "horseshoe up, 2 down", "p3": "3 up, 0 up"})
    assert events(match, "worth") == [{"seat": 0, "value": 4}, {"seat": 1, "value": 3}, {"seat": 2, "value": 3}]
    assert caught(match) == ["p1"]


# §5.2


@clause("5.2")
def test_the_player_with_the_highest_total_discards_all_his_loot() -> None:
    match = raid(loot={"p1": "2 down", "p2": "3 up, 1 down, 0 down", "p3": "3 down"})
    assert caught(match) == ["p2"]
    assert events(match, "caught") == [{"seat": 1, "value": 4}]
    assert [loot(match, seat) for seat in ("p1", "p2", "p3")] == ["2 up", "", "3 up"]


@clause("5.2")
def test_many_small_cards_are_worth_more_than_one_big_one() -> None:
    assert caught(raid(loot={"p1": "3 down", "p2": "1 up, 1 up, 1 up, 1 up"})) == ["p2"]


@clause("5.2")
def test_the_player_who_brought_the_raid_about_is_not_spared() -> None:
    match = raid(loot={"p1": "3 down", "p2": "2 down"})
    assert caught(match) == ["p1"]
    assert loot(match, "p1") == ""


@clause("5.2")
def test_at_a_tie_for_the_highest_total_all_tied_players_discard_their_loot() -> None:
    match = raid(loot={"p1": "3 down", "p2": "2 up, 1 down", "p3": "2 down"}, raid_tie="all")
    assert caught(match) == ["p1", "p2"]
    assert [loot(match, seat) for seat in ("p1", "p2", "p3")] == ["", "", "2 up"]


@clause("5.2")
def test_all_players_can_be_tied_for_the_highest_total() -> None:
    match = raid(loot={"p1": "3 down", "p2": "ring down", "p3": "1 up, 2 up"})
    assert caught(match) == ["p1", "p2", "p3"]
    assert view(match, "p1")["loot"] == [[], [], []]


@clause("5.2")
def test_with_raid_tie_none_nobody_discards_at_a_tie_for_the_highest_total() -> None:
    match = raid(loot={"p1": "3 down", "p2": "2 up, 1 down", "p3": "2 down"}, raid_tie="none")
    assert caught(match) == []
    assert len(events(match, "spared")) == 1
    assert [loot(match, seat) for seat in ("p1", "p2", "p3")] == ["3 up", "2 up, 1 up", "2 up"]


@clause("5.2")
def test_with_raid_tie_none_a_single_richest_player_still_discards() -> None:
    match = raid(loot={"p1": "3 down", "p2": "2 up", "p3": "2 down"}, raid_tie="none")
    assert caught(match) == ["p1"]


@clause("5.2")
@pytest.mark.parametrize("raid_tie", ["all", "none"])
def test_if_the_highest_total_is_0_nobody_discards(raid_tie: str) -> None:
    match = raid(loot={"p1": "0 down, 0 up", "p2": "0 down"}, raid_tie=raid_tie)
    assert caught(match) == []
    assert len(events(match, "spared")) == 1
    assert (loot(match, "p1"), loot(match, "p2")) == ("0 up, 0 up", "0 up")


@clause("5.2")
def test_a_raid_where_nobody_has_loot_catches_nobody() -> None:
    match = raid()
    assert (raids(match), caught(match)) == (1, [])
    assert events(match, "worth") == [{"seat": seat, "value": 0} for seat in range(3)]


@clause("5.2", "5.3")
@pytest.mark.parametrize("loot_of_p1_and_p2", [("0 down", "0 down"), ("3 down, 0 down", "3 down")])
def test_in_any_case_all_loot_is_turned_up_and_the_police_and_discards_go_back(
    loot_of_p1_and_p2: tuple[str, str],
) -> None:
    first, second = loot_of_p1_and_p2
    match = raid(loot={"p1": first, "p2": second}, discard="swap siren", raid_tie="none")
    assert caught(match) == []
    assert view(match, "p3")["loot_face"][:2] == [["up"] * len(first.split(", ")), ["up"]]
    assert on_table(match, "police") == on_table(match, "discard") == ""
    assert (pile(match)["swap"], pile(match)["siren"], pile(match)["police"]) == (2, 2, 8)


# §5.3


@clause("5.3")
def test_then_the_police_on_the_table_and_the_whole_discard_pile_are_shuffled_into_the_draw_pile() -> None:
    match = table(
        hands={"p1": "police"},
        loot={"p2": "3 up, ring down", "p3": "1 up"},
        police="police double-police",
        discard="police siren clear swap double-play",
    )
    before = pile(match)
    moves(match, "p1 play police")
    assert on_table(match, "police") == on_table(match, "discard") == ""
    came = pile(match) - before
    assert sorted(came.elements()) == sorted(
        [
            *("police", "police", "double-police"),  # from the table
            *("police", "siren", "clear", "swap", "double-play"),  # discarded before
            *("3", "ring"),  # the raided loot
        ]
    )
    assert view(match, "spectator")["pile_count"] == pile(match).total()


@clause("5.3")
def test_with_reshuffle_loot_the_raided_loot_and_the_police_go_back_and_the_discard_pile_stays_out() -> None:
    match = table(
        hands={"p1": "police"},
        loot={"p2": "3 up, ring down", "p3": "1 up"},
        police="police double-police",
        discard="police siren clear swap double-play",
        reshuffle="loot",
    )
    before = pile(match)
    moves(match, "p1 play police")
    assert on_table(match, "police") == ""
    assert on_table(match, "discard") == "police siren clear swap double-play"
    assert sorted((pile(match) - before).elements()) == sorted(["police", "police", "double-police", "3", "ring"])


@clause("5.3")
@pytest.mark.parametrize("reshuffle", ["all", "loot"])
def test_getaway_cars_stay_on_the_table(reshuffle: str) -> None:
    match = raid(getaway_cars=3, reshuffle=reshuffle)
    assert view(match, "p1")["getaway_cars"] == 3
    assert pile(match)["getaway"] == 5


@clause("5.3")
@pytest.mark.parametrize("reshuffle", ["all", "loot"])
def test_cards_that_went_back_can_be_drawn_again(reshuffle: str) -> None:
    match = raid(loot={"p3": "horseshoe down"}, reshuffle=reshuffle)
    moves(match, "chance draw horseshoe", "p2 stash horseshoe")
    assert loot(match, "p2") == "horseshoe down"


@clause("5.3", "3.2")
def test_after_the_raid_the_next_players_turn_begins() -> None:
    match = raid()
    assert (mover(match), view(match, "p1")["turn"]) == ("chance", 1)


@clause("5.3")
@pytest.mark.parametrize(
    ("lang", "cars"),
    [("en", "police cars"), ("fr", "voitures de police"), ("nl", "politieauto’s"), ("de", "Polizeiautos")],
)
def test_the_option_reshuffle_says_that_the_police_cars_on_the_table_go_back_either_way(lang: str, cars: str) -> None:
    assert cars in larceny.load("dieven").ruleset.texts.say(lang, "option-reshuffle")


# §5.4


@clause("5.4")
def test_loot_that_survives_stays_face_up_and_cards_laid_later_are_face_down_again() -> None:
    match = raid(loot={"p1": "3 down", "p2": "2 down"})
    moves(match, "chance draw 1", "p2 stash 1")
    assert loot(match, "p2") == "2 up, 1 down"
    assert loot(match, "p2", "p3") == "2 up, hidden down"


@clause("5.4")
def test_a_second_raid_turns_up_only_what_was_laid_since_the_first_and_counts_all() -> None:
    match = raid(loot={"p1": "3 down", "p2": "2 down"})
    moves(match, "chance draw 1", "p2 stash 1", "chance draw double-police", "p3 play double-police")
    moves(match, "chance draw double-police", "p1 play double-police")
    assert events(match, "turned-up")[2:] == [{"seat": 1, "card": "1"}]
    assert events(match, "caught")[1:] == [{"seat": 1, "value": 3}]
    assert raids(match) == 2


@clause("5.4", "6.2")
def test_loot_that_survives_counts_at_the_end() -> None:
    match = raid(loot={"p1": "3 down", "p2": "horseshoe down, 1 down"}, getaway_cars=6)
    moves(match, "chance draw getaway")
    assert scores(match) == (0, 4, 0)


@clause("5.1", "5.2", "5.3", "5.4")
def test_the_raid_of_the_rulebooks_example_goes_as_it_is_told() -> None:
    match = table(
        "p3",
        players=4,
        hands={"p3": "police"},
        loot={"p1": "3 down, 2 down, ring up", "p2": "3 down, 3 down, 1 up", "p3": "horseshoe down, 3 down"},
        police="double-police police",
        getaway_cars=6,
    )
    moves(match, "p3 play police")
    assert [event["value"] for event in events(match, "worth")] == [8, 7, 4, 0]
    assert caught(match) == ["p1"]
    assert (loot(match, "p2", "p4"), loot(match, "p3", "p4")) == ("3 up, 3 up, 1 up", "horseshoe up, 3 up")
    moves(match, "chance draw getaway")
    assert match.outcome == larceny.Outcome(scores=(0, 7, 6, 0), winners=(1,), reason="escape")
