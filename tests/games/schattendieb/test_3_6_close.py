"""§3.6 Step 6: close."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import all_that, moves
from tests.games.schattendieb.table import (
    SEATS,
    discarded,
    finish,
    hand,
    hand_sizes,
    is_open,
    laid_under,
    legal,
    mover,
    observers,
    pile_size,
    read,
    refill,
    reveal,
    reveal_any,
    safe,
    table,
    view,
)

RINGS = [f"ring {value}" for value in range(1, 11)] * 2


def attempt(value: int, jewels: int) -> larceny.Match:
    """A table where p1 has just played a closed safe of this value with so many jewels in his."""
    hands = {"p1": f"safe {value}, necklace 1, necklace 2, necklace 3", "p2": "thief watch", "p3": "thief tiara"}
    match = table(hands=hands, safes={"p1": ", ".join(RINGS[:jewels])} if jewels else {})
    return reveal(match, f"safe {value}", "thief watch", "thief tiara")


# Whether it closes


@clause("3.6")
@pytest.mark.parametrize("value", range(4, 16))
def test_a_closed_safe_closes_if_its_value_is_at_least_the_number_of_jewels(value: int) -> None:
    assert not is_open(attempt(value, value), "p1")
    assert not is_open(attempt(value, value - 1), "p1")
    assert not is_open(attempt(value, 1), "p1")
    assert is_open(attempt(value, value + 1), "p1")


@clause("3.6")
def test_it_is_the_number_of_jewels_that_counts_not_their_values() -> None:
    match = table(
        hands={"p1": "safe 4", "p2": "thief watch", "p3": "thief tiara"},
        safes={"p1": "ring 10, ring 10, ring 9, ring 9"},
    )
    reveal(match, "safe 4", "thief watch", "thief tiara")
    assert not is_open(match, "p1")


@clause("3.6")
def test_otherwise_the_card_is_discarded_and_the_safe_stays_open() -> None:
    match = attempt(4, 5)
    assert is_open(match, "p1")
    assert safe(match, "p1") == "ring 1, ring 2, ring 3, ring 4, ring 5"
    assert discarded(match)["safe 4"] == 1
    assert hand(match, "p1") == "necklace 1, necklace 2, necklace 3"
    refill(match)
    assert mover(match) == "p1 p2 p3"


@clause("3.6")
@pytest.mark.parametrize("value", [4, 15])
def test_an_empty_safe_cannot_be_closed(value: int) -> None:
    match = attempt(value, 0)
    assert is_open(match, "p1")
    assert discarded(match)[f"safe {value}"] == 1
    assert hand_sizes(match)[0] == 3


@clause("3.6")
def test_a_closed_safe_can_be_played_in_vain() -> None:
    match = table(hands={"p1": "safe 4, ring 1, ring 2, ring 3", "p2": "safe 5"}, safes={"p1": ", ".join(RINGS[:9])})
    assert "play safe 4" in legal(match, "p1")
    assert "play safe 5" in legal(match, "p2")


@clause("3.6")
def test_the_card_of_a_safe_that_was_closed_is_not_discarded() -> None:
    assert discarded(attempt(9, 3)) == Counter(["thief watch", "thief tiara"])


@clause("3.6", "5")
def test_all_see_who_has_closed_his_safe_and_with_which_card() -> None:
    match = refill(attempt(9, 3))
    for observer in observers(match):
        assert [is_open(match, seat, observer) for seat in SEATS[:3]] == [False, True, True]
        assert safe(match, "p1", observer) == "ring 1, ring 2, ring 3"
        assert "safe 9" in str(view(match, observer))


# What follows


@clause("3.6")
def test_his_remaining_hand_goes_under_the_draw_pile() -> None:
    before = pile_size(table(hands={"p1": "safe 9"}, safes={"p1": "ring 1"}))
    match = table(
        hands={"p1": "safe 9, tiara 1, tiara 2, tiara 3", "p2": "safe 4", "p3": "safe 5"}, safes={"p1": "ring 1"}
    )
    reveal(match, "safe 9", "safe 4", "safe 5")
    assert hand_sizes(match)[0] == 0
    assert pile_size(match) == before + 3
    assert laid_under(match) == [Counter(["tiara 1", "tiara 2", "tiara 3"])]


@clause("3.6", "5")
def test_it_goes_there_face_down() -> None:
    twins = []
    for card in ("tiara 1", "safe 12"):  # the other one is in the pile
        match = table(hands={"p1": f"safe 9, {card}", "p2": "safe 4", "p3": "safe 5"}, safes={"p1": "ring 1"})
        twins.append(reveal(match, "safe 9", "safe 4", "safe 5"))
    for observer in ("p2", "p3", "spectator"):
        assert all_that(observer, twins[0]) == all_that(observer, twins[1])


@clause("3.6", "5")
def test_who_closed_knows_the_cards_that_he_put_under_the_pile() -> None:
    match = table(
        hands={"p1": "safe 9, tiara 1, tiara 2, safe 12", "p2": "safe 4", "p3": "safe 5"}, safes={"p1": "ring 1"}
    )
    refill(reveal(match, "safe 9", "safe 4", "safe 5"))
    for card in ("tiara 1", "tiara 2", "safe 12"):
        assert f"'{card}'" in str(view(match, "p1"))
        for other in ("p2", "p3", "spectator"):
            assert f"'{card}'" not in str({**view(match, other), "hand": []})


@clause("3.6", "6 What comes up when")
def test_the_hand_comes_up_after_all_else() -> None:
    hands = {"p1": "safe 9, tiara 1, tiara 2, safe 12", "p2": "safe 4", "p3": "safe 5", "p4": "safe 6"}
    match = table(4, hands=hands, safes={"p1": "ring 1"}, pile="watch 1, watch 2")
    reveal(match, "safe 9", "safe 4", "safe 5", "safe 6")
    assert match.odds() == {"draw watch 1": Fraction(1, 2), "draw watch 2": Fraction(1, 2)}
    moves(match, "chance draw watch 2")
    assert match.odds() == {"draw watch 1": 1}
    moves(match, "chance draw watch 1")
    assert match.odds() == {f"draw {card}": Fraction(1, 3) for card in ("tiara 1", "tiara 2", "safe 12")}
    moves(match, "chance draw safe 12")
    assert hand(match, "p4").endswith("safe 12")


@clause("3.6", "6 What comes up when")
def test_several_hands_at_once_are_laid_the_lowest_seat_first_and_come_up_in_that_order() -> None:
    first, second = "tiara 1, tiara 1, tiara 3", "safe 13, watch 2, watch 3"
    hands = {
        "p1": "ring 1, ring 2, ring 3, ring 4",
        "p2": f"safe 9, {first}",
        "p3": "safe 5",
        "p4": f"safe 10, {second}",
    }
    match = table(4, hands=hands, safes={"p2": "ring 8", "p4": "ring 9"}, pile="watch 1")
    for seat in ("p4", "p2", "p3", "p1"):
        moves(match, f"{seat} play {hands[seat].split(', ')[0]}")
    moves(match, "p1 add ring 2", "p1 add ring 3", "p1 add ring 4", "p1 done")
    assert laid_under(match) == [Counter(first.split(", ")), Counter(second.split(", "))]
    moves(match, "chance draw watch 1")
    assert match.odds() == {"draw tiara 1": Fraction(2, 3), "draw tiara 3": Fraction(1, 3)}
    moves(match, "chance draw tiara 1")
    assert match.odds() == {"draw tiara 1": Fraction(1, 2), "draw tiara 3": Fraction(1, 2)}
    moves(match, "chance draw tiara 3")
    assert match.odds() == {"draw tiara 1": 1}
    moves(match, "chance draw tiara 1")
    assert match.odds() == {f"draw {card}": Fraction(1, 3) for card in second.split(", ")}


@clause("3.6", "6 What comes up when")
def test_a_hand_laid_in_a_later_turn_comes_up_after_one_laid_earlier() -> None:
    hands = {
        "p1": "safe 5, safe 6, tiara 5, tiara 6",
        "p2": "safe 4, safe 4, safe 7, safe 8",
        "p3": "safe 9, tiara 1, tiara 2, tiara 3",
        "p4": "thief ring, thief watch, thief tiara, ring 1",
    }
    safes = {"p1": "ring 2, ring 2, ring 3, ring 3, ring 4, ring 4", "p3": "ring 1"}
    match = table(4, hands=hands, safes=safes, pile="watch 1, watch 2, watch 3, watch 4")
    refill(reveal(match, "safe 5", "safe 4", "safe 9", "thief ring"))
    assert laid_under(match) == [Counter(["tiara 1", "tiara 2", "tiara 3"])]
    reveal(match, "safe 6", "safe 4", "thief watch")
    assert laid_under(match)[0] == Counter(["tiara 1", "tiara 2", "tiara 3"])
    assert laid_under(match)[1] >= Counter(["tiara 5", "tiara 6"])
    assert match.odds().keys() == {"draw watch 4"}
    moves(match, "chance draw watch 4")
    assert match.odds().keys() == {"draw tiara 1", "draw tiara 2", "draw tiara 3"}


@clause("3.6")
def test_if_the_pile_is_already_used_up_the_hand_is_discarded() -> None:
    hands = {"p1": "safe 9, tiara 1, tiara 2", "p2": "safe 4, ring 1", "p3": "safe 5, ring 2"}
    match = table(hands=hands, safes={"p1": "ring 3"}, used_up=True)
    before = discarded(match)
    reveal(match, "safe 9", "safe 4", "safe 5")
    assert discarded(match) - before == Counter(["tiara 1", "tiara 2", "safe 4", "safe 5"])
    assert (hand_sizes(match), pile_size(match)) == ([0, 1, 1], 0)
    assert mover(match) == "p2 p3"


@clause("3.6", "5")
def test_a_hand_discarded_so_was_never_revealed_and_stays_secret() -> None:
    twins = []
    for card, other in (("tiara 1", "safe 12"), ("safe 12", "tiara 1")):
        hands = {"p1": f"safe 9, {card}", "p2": "safe 4, ring 1", "p3": "safe 5, ring 2"}
        match = table(hands=hands, safes={"p1": "ring 3"}, pile=other, used_up=True)
        twins.append(reveal(match, "safe 9", "safe 4", "safe 5"))
    for observer in ("p2", "p3", "spectator"):
        assert all_that(observer, twins[0]) == all_that(observer, twins[1])


@clause("3.6")
def test_he_is_out_of_the_round() -> None:
    match = refill(attempt(9, 3))
    assert mover(match) == "p2 p3"
    assert hand_sizes(match) == [0, 4, 4]
    refill(finish(reveal_any(match)))
    assert safe(match, "p1") == "ring 1, ring 2, ring 3"
    assert hand_sizes(match) == [0, 4, 4]


@clause("3.6")
def test_several_players_may_close_in_the_same_turn() -> None:
    hands = {"p1": "safe 4", "p2": "safe 5", "p3": "thief ring", "p4": "thief watch"}
    match = table(4, hands=hands, safes={"p1": "ring 1", "p2": "ring 2"})
    reveal(match, "safe 4", "safe 5", "thief ring", "thief watch")
    assert [is_open(match, seat) for seat in SEATS[:4]] == [False, False, True, True]


@clause("3.6", "5")
def test_the_card_that_comes_up_from_his_hand_is_hidden_from_him() -> None:
    hands = {"p1": "safe 9, tiara 1, tiara 2, safe 12", "p2": "safe 4", "p3": "safe 5"}
    match = table(hands=hands, safes={"p1": "ring 1"}, pile="watch 1")
    reveal(match, "safe 9", "safe 4", "safe 5")
    moves(match, "chance draw watch 1", "chance draw tiara 2")
    assert read(match, "p1", 2) == ["chance draw hidden", "chance draw hidden"]
    assert read(match, "p2", 1) == ["chance draw hidden"]
    assert read(match, "p3", 1) == ["chance draw tiara 2"]
