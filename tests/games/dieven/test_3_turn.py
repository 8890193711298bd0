"""§3 A turn."""

from __future__ import annotations

import pytest

import larceny
from tests.clauses import clause
from tests.games.dieven.table import deal, events, hand, legal, mover, on_table, pile, read, table, view
from tests.games.lines import moves


@clause("3.1")
def test_a_player_first_draws_until_the_hand_has_four_cards() -> None:
    match = deal(hands=["0 1 2"])
    assert mover(match) == "chance"
    moves(match, "chance draw 3")
    assert hand(match, "p1") == "0 1 2 3"
    assert mover(match) == "p1"


@clause("3.1")
def test_after_a_siren_a_player_may_draw_several_cards() -> None:
    match = table(hands={"p1": "siren", "p2": "police police 0"})
    moves(match, "p1 play siren")
    assert hand(match, "p2") == "0"
    for card in ("1", "2", "3"):
        assert mover(match) == "chance"
        moves(match, f"chance draw {card}")
    assert hand(match, "p2") == "0 1 2 3"
    assert mover(match) == "p2"


@clause("3.1")
def test_a_drawn_getaway_car_goes_face_up_on_the_table_and_is_replaced_by_another_draw() -> None:
    match = moves(deal(hands=["0 1 2"]), "chance draw getaway")
    assert view(match, "spectator")["getaway_cars"] == 1
    assert hand(match, "p1") == "0 1 2"
    assert mover(match) == "chance"
    moves(match, "chance draw 3")
    assert hand(match, "p1") == "0 1 2 3"
    assert pile(match)["getaway"] == 7


@clause("3.1")
def test_a_replacement_that_is_a_getaway_car_is_replaced_too() -> None:
    match = moves(deal(), "chance draw getaway", "chance draw getaway", "chance draw getaway")
    assert (view(match, "p2")["getaway_cars"], mover(match)) == (3, "chance")
    moves(match, "chance draw 3")
    assert mover(match) == "p1"


@clause("3.1", "7")
def test_a_drawn_card_is_seen_by_the_player_alone_and_a_getaway_car_by_all() -> None:
    match = moves(deal(first="p2"), "chance draw getaway", "chance draw ring")
    assert read(match, "p2", last=2) == ["chance draw getaway", "chance draw ring"]
    for other in ("p1", "p3", "spectator"):
        assert read(match, other, last=2) == ["chance draw getaway", "chance draw hidden"]


@clause("3.1")
def test_each_card_of_the_pile_is_equally_likely_to_be_drawn() -> None:
    match = table(loot={"p2": "3 up, 3 down"}, police="police double-police", discard="swap swap siren")
    cards = pile(match)
    moves(match, "p1 stash 0")
    assert set(match.odds()) == {f"draw {card}" for card, count in cards.items() if count}
    for text, chance in match.odds().items():
        assert chance * cards.total() == cards[text.removeprefix("draw ")]


@clause("3.2")
def test_a_player_plays_exactly_one_card_then_the_next_one_draws() -> None:
    match = moves(table(hands={"p1": "police 1 2 3"}), "p1 play police")
    assert hand(match, "p1") == "1 2 3"
    assert (mover(match), view(match, "p1")["turn"]) == ("chance", 1)
    moves(match, "chance draw 0")
    assert mover(match) == "p2"
    assert legal(match, "p1") == set()


@clause("3.2")
def test_any_card_of_the_hand_may_be_played() -> None:
    match = table(hands={"p1": "ring police siren double-play"})
    assert legal(match, "p1") == {
        *("stash ring", "give ring p2", "give ring p3"),
        *("play police", "play siren", "play double-play"),
    }


@clause("3.2")
def test_only_a_card_of_the_hand_may_be_played() -> None:
    match = table(hands={"p1": "0 0 1 police"})
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(match, "p1 stash 3")
    assert (refusal.value.reason, refusal.value.section) == ("not-in-hand", "§3.2")
    assert hand(match, "p1") == "0 0 1 police"


@clause("3.2")
def test_nobody_plays_in_the_turn_of_another() -> None:
    match = table("p2", hands={"p1": "3"})
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "p1 stash 3")
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "chance draw 3")
    assert mover(match) == "p2"


@clause("3.1", "3.2")
def test_a_player_must_draw_before_playing() -> None:
    match = deal(hands=["3 3 3"])
    assert legal(match, "p1") == set()
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "p1 stash 3")


@clause("3.2")
def test_the_turn_ends_after_an_action_without_effect_too() -> None:
    match = moves(table(hands={"p1": "clear"}), "p1 play clear")
    assert (on_table(match, "discard"), view(match, "p1")["turn"]) == ("clear", 1)
    assert events(match, "raid") == []
