"""§2 Set-up."""

from __future__ import annotations

from fractions import Fraction

import pytest

import larceny
from tests.clauses import clause
from tests.games.dieven.table import deal, hand, legal, mover, on_table, pile, read, view
from tests.games.lines import moves

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


@clause("2.1")
@PLAYERS
def test_the_getaway_cars_are_set_aside_so_none_can_be_dealt(players: int) -> None:
    match = moves(larceny.load("dieven", players=players).start(seed=None), "chance first p1")
    assert view(match, "spectator")["pile_count"] == 44
    for _ in range(3 * players):
        assert "deal getaway" not in legal(match, "chance")
        with pytest.raises(larceny.IllegalMove):
            moves(match, "chance deal getaway")
        moves(match, f"chance {min(legal(match, 'chance'))}")
    assert mover(match) == "chance"
    assert "draw getaway" in legal(match, "chance")


@clause("2.1")
@PLAYERS
def test_each_player_is_dealt_three_cards(players: int) -> None:
    match = deal(players, hands=["siren clear swap", "police 3 ring"])
    assert hand(match, "p1") == "siren clear swap"
    assert hand(match, "p2") == "3 ring police"
    assert view(match, "p1")["hand_count"] == [3] * players


@clause("2.1")
def test_the_dealt_cards_are_hidden_from_the_others() -> None:
    match = deal(hands=["siren clear swap", "3 ring police", "double-play 0 0"])
    assert hand(match, "p2", "p1") == "hidden hidden hidden"
    assert hand(match, "p2", "spectator") == "hidden hidden hidden"
    assert read(match, "p1")[1:4] == ["chance deal siren", "chance deal clear", "chance deal swap"]
    assert read(match, "p1")[4:] == ["chance deal hidden"] * 6
    assert read(match, "p2")[4:7] == ["chance deal 3", "chance deal ring", "chance deal police"]
    assert read(match, "spectator") == ["chance first p1", *["chance deal hidden"] * 9]


@clause("2.2")
@PLAYERS
def test_after_the_deal_the_8_getaway_cars_are_shuffled_into_the_rest(players: int) -> None:
    match = deal(players)
    rest = 52 - 3 * players
    assert pile(match)["getaway"] == 8
    assert view(match, "p1")["pile_count"] == rest == pile(match).total()
    assert match.odds()["draw getaway"] == Fraction(8, rest)
    assert view(match, "p1")["getaway_cars"] == 0


@clause("2.2")
def test_after_the_deal_nothing_lies_on_the_table_but_the_face_down_pile() -> None:
    match = deal()
    assert on_table(match, "police") == on_table(match, "discard") == ""
    assert view(match, "p1")["loot"] == [[], [], []]


@clause("2.3")
@PLAYERS
def test_the_start_player_is_drawn_by_lot_and_all_are_equally_likely(players: int) -> None:
    match = larceny.load("dieven", players=players).start(seed=None)
    assert match.odds() == {f"first p{seat}": Fraction(1, players) for seat in range(1, players + 1)}
    assert view(match, "p1")["turn"] is None


@clause("2.3")
@pytest.mark.parametrize("first", ["p1", "p2", "p3"])
def test_the_start_player_has_the_first_turn(first: str) -> None:
    match = moves(deal(first=first), "chance draw 3")
    assert mover(match) == first


@clause("2.3")
def test_turns_go_clockwise() -> None:
    match = deal(players=4, first="p3")
    order = []
    for card in "321032":
        moves(match, f"chance draw {card}")
        order.append(mover(match))
        moves(match, f"{order[-1]} stash {card}")
    assert order == ["p3", "p4", "p1", "p2", "p3", "p4"]
