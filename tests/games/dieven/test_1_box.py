"""§1 The box."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import larceny
from larceny.engine.rulebook import rulebook
from tests.clauses import clause
from tests.games.dieven.table import BOX, deal, events, on_table, pile, raids, scores, table
from tests.games.lines import moves

ACTIONS = ("siren", "clear", "swap", "double-play")


def whole_box() -> Counter[str]:
    """All cards after the deal, wherever they are."""
    return pile(deal(hands=["0 1 2"] * 3)) + Counter("012" * 3)


@clause("1.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_dieven_is_for_three_to_six_players(players: int) -> None:
    match = larceny.load("dieven", players=players).start(seed=1)
    assert len(match.view(0)["hand_count"]) == players


@clause("1.1")
@pytest.mark.parametrize("players", [2, 7, 0, -3])
def test_two_players_are_refused_and_so_are_seven(players: int) -> None:
    with pytest.raises(larceny.BadOption, match=rf"^Dieven! is for 3 to 6 players, not {players}\.$") as refusal:
        larceny.load("dieven", players=players)
    assert refusal.value.section == "§1.1"


@clause("1.1")
def test_there_are_52_cards_26_money_10_police_cars_8_getaway_cars_and_8_actions() -> None:
    cards = whole_box()
    money = sum(cards[card] for card in ("0", "1", "2", "3", "ring", "horseshoe"))
    police = cards["police"] + cards["double-police"]
    actions = sum(cards[card] for card in ACTIONS)
    assert (money, police, cards["getaway"], actions) == (26, 10, 8, 8)
    assert cards.total() == 52


@clause("1.2")
def test_money_has_the_values_0_to_3_six_cards_each_plus_one_ring_and_one_horseshoe() -> None:
    cards = whole_box()
    assert [cards[value] for value in "0123"] == [6, 6, 6, 6]
    assert (cards["ring"], cards["horseshoe"]) == (1, 1)


@clause("1.2")
@pytest.mark.parametrize("value", range(4))
def test_the_value_of_money_is_the_number_of_its_full_bags(value: int) -> None:
    match = table(hands={"p1": "police"}, loot={"p1": "2 up, 2 up", "p2": f"{value} up"}, police="double-police police")
    moves(match, "p1 play police")
    assert {"seat": 1, "value": value} in events(match, "worth")
    match = table(hands={"p1": "1"}, loot={"p2": f"{value} up"}, getaway_cars=6)
    moves(match, "p1 give 1 p3", "chance draw getaway")
    assert scores(match) == (0, value, 1)


@clause("1.3")
@pytest.mark.parametrize(("card", "in_a_raid"), [("ring", 3), ("horseshoe", 1)])
def test_the_ring_is_worth_3_in_a_raid_and_the_horseshoe_1(card: str, in_a_raid: int) -> None:
    match = table(hands={"p1": "police"}, loot={"p2": f"{card} down"}, police="double-police police")
    moves(match, "p1 play police")
    assert events(match, "caught") == [{"seat": 1, "value": in_a_raid}]


@clause("1.3")
@pytest.mark.parametrize(("card", "at_the_end"), [("ring", 1), ("horseshoe", 3)])
def test_the_ring_is_worth_1_at_the_end_and_the_horseshoe_3(card: str, at_the_end: int) -> None:
    match = table(hands={"p1": "0"}, loot={"p2": f"{card} down"}, getaway_cars=6)
    moves(match, "p1 stash 0", "chance draw getaway")
    assert scores(match) == (0, at_the_end, 0)


@clause("1.3")
def test_the_ring_can_make_richest_in_a_raid_whom_the_horseshoe_makes_win_at_the_end() -> None:
    loot = {"p1": "ring up", "p2": "horseshoe up", "p3": "2 up"}
    raided = moves(table(hands={"p1": "police"}, loot=loot, police="police police police"), "p1 play police")
    assert events(raided, "caught") == [{"seat": 0, "value": 3}]
    ended = moves(table(hands={"p1": "police"}, loot=loot, getaway_cars=6), "p1 play police", "chance draw getaway")
    assert scores(ended) == (1, 3, 2)


@clause("1.4")
def test_there_are_8_single_police_cars_and_2_double_ones() -> None:
    cards = whole_box()
    assert (cards["police"], cards["double-police"]) == (8, 2)


@clause("1.4")
@pytest.mark.parametrize(
    ("laid", "played", "raid"),
    [
        ("police police", "police", False),
        ("police", "double-police", False),
        ("double-police", "police", False),
        ("police police police", "police", True),
        ("police police", "double-police", True),
        ("double-police", "double-police", True),
        ("double-police police", "double-police", True),
    ],
)
def test_a_single_police_car_counts_1_and_a_double_one_2(laid: str, played: str, raid: bool) -> None:
    match = moves(table(hands={"p1": played}, police=laid), f"p1 play {played}")
    assert raids(match) == raid
    assert (on_table(match, "police") == "") == raid


@clause("1.5")
def test_the_actions_are_siren_clear_swap_and_double_play_two_cards_each() -> None:
    cards = whole_box()
    assert [cards[card] for card in ACTIONS] == [2, 2, 2, 2]
    assert cards.keys() == BOX.keys()


@clause("1.4")
@pytest.mark.parametrize(
    ("lang", "silence"), [("en", "silent"), ("fr", "rien"), ("nl", "zwijgen"), ("de", "schweigen")]
)
def test_of_the_4_the_printed_rules_say_something_so_the_rulebook_does_not_call_them_silent(
    lang: str, silence: str
) -> None:
    text = rulebook(larceny.load("dieven").ruleset.folder, lang)
    how_many, how_much = (text.partition(f"**{number}**")[2].partition("\n")[0] for number in ("1.1", "1.4"))
    assert silence in how_many
    assert silence not in how_much


@clause("1.1", "1.2", "1.4", "1.5")
def test_the_odds_of_the_first_card_are_those_of_the_box_without_the_getaway_cars() -> None:
    match = moves(larceny.load("dieven").start(seed=None), "chance first p1")
    counts = {f"deal {card}": Fraction(count, 44) for card, count in BOX.items() if card != "getaway"}
    assert match.odds() == counts
