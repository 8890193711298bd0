"""§3.7 Step 7: draw."""

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
    laid_under,
    legal,
    mover,
    pile_size,
    read,
    refill,
    reveal,
    reveal_any,
    table,
)

PILE = [f"necklace {value}" for value in range(1, 11)] + ["safe 12", "safe 13", "safe 14", "safe 15"]
SPENDING = {
    "p1": "ring 1, ring 2, ring 3, ring 4",
    "p2": "tiara 5, tiara 6, tiara 7, thief tiara",
    "p3": "watch 8, watch 9, thief ring, thief watch",
}
FOUR = {"p1": "safe 4", "p2": "safe 5", "p3": "safe 6", "p4": "safe 7"}


def spent(cards: int) -> larceny.Match:
    """A table in step 7: p1 holds nothing, p2 one card, p3 two, and the pile so many."""
    match = reveal(table(hands=SPENDING, pile=", ".join(PILE[:cards])), "ring 1", "tiara 5", "watch 8")
    moves(
        match, "p1 add ring 2", "p1 add ring 3", "p1 add ring 4", "p2 add tiara 6", "p2 add tiara 7", "p3 add watch 9"
    )
    return finish(match)


def stopped(pile: str = "") -> larceny.Match:
    """A table of four in step 7, each with three cards, and this pile."""
    return reveal(table(4, hands=FOUR, pile=pile), *FOUR.values())


def drawers(match: larceny.Match) -> list[str]:
    """Draw all that is due; who drew, card by card."""
    seats = []
    while mover(match) == "chance" and legal(match, "chance"):
        before = hand_sizes(match)
        moves(match, f"chance {min(legal(match, 'chance'))}")
        after = hand_sizes(match)
        seats += [f"p{seat + 1}" for seat in range(len(after)) if after[seat] > before[seat]]
    return seats


# To four


@clause("3.7")
def test_open_players_draw_back_to_4() -> None:
    match = spent(14)
    assert hand_sizes(match) == [0, 1, 2]
    refill(match)
    assert hand_sizes(match) == [4, 4, 4]
    assert pile_size(match) == 5
    assert mover(match) == "p1 p2 p3"


@clause("3.7", "6")
def test_the_lowest_open_seat_draws_all_it_is_due_then_the_next() -> None:
    assert drawers(spent(14)) == ["p1"] * 4 + ["p2"] * 3 + ["p3"] * 2


@clause("3.7", "6 What comes up when")
def test_a_drawn_card_is_any_of_the_pile_each_equally_likely() -> None:
    match = stopped("ring 1, ring 1, ring 2, safe 9, thief ring")
    fifth = Fraction(1, 5)
    assert match.odds() == {
        "draw ring 1": 2 * fifth,
        "draw ring 2": fifth,
        "draw safe 9": fifth,
        "draw thief ring": fifth,
    }
    moves(match, "chance draw ring 1")
    assert match.odds()["draw ring 1"] == Fraction(1, 4)


@clause("3.7", "5")
def test_a_drawn_card_is_seen_by_its_player_only() -> None:
    match = moves(stopped("ring 1, ring 2, ring 3, ring 4, ring 5"), "chance draw ring 3", "chance draw ring 4")
    assert "ring 3" in hand(match, "p1")
    assert read(match, "p1", 2) == ["chance draw ring 3", "chance draw hidden"]
    assert read(match, "p2", 2) == ["chance draw hidden", "chance draw ring 4"]
    for observer in ("p3", "p4", "spectator"):
        assert read(match, observer, 2) == ["chance draw hidden", "chance draw hidden"]
        assert hand(match, "p1", observer) == "hidden, hidden, hidden, hidden"


@clause("3.7")
def test_who_has_closed_draws_no_card() -> None:
    hands = {"p1": "safe 9", "p2": "safe 4", "p3": "safe 5"}
    match = reveal(table(hands=hands, safes={"p1": "ring 1"}), "safe 9", "safe 4", "safe 5")
    assert drawers(match) == ["p2", "p3"]
    assert hand_sizes(match) == [0, 4, 4]


@clause("3.7", "3.1")
def test_then_a_new_turn_begins() -> None:
    match = refill(spent(14))
    assert mover(match) == "p1 p2 p3"
    assert all(text.startswith("play ") for seat in ("p1", "p2", "p3") for text in legal(match, seat))


# To three


@clause("3.7")
@pytest.mark.parametrize("cards", [6, 7, 8])
def test_if_the_pile_cannot_bring_everyone_to_4_everyone_draws_to_3_only(cards: int) -> None:
    match = spent(cards)
    assert drawers(match) == ["p1"] * 3 + ["p2"] * 2 + ["p3"]
    assert hand_sizes(match) == [3, 3, 3]


@clause("3.7")
@pytest.mark.parametrize("cards", [6, 7, 8])
def test_what_then_remains_of_the_pile_is_discarded(cards: int) -> None:
    match = spent(cards)
    before = discarded(match)
    refill(match)
    assert pile_size(match) == 0
    assert (discarded(match) - before).total() == cards - 6


@clause("3.7", "5")
def test_nobody_sees_what_of_the_pile_is_discarded() -> None:
    twins = []
    for card, other in (("tiara 1", "safe 12"), ("safe 12", "tiara 1")):
        hands = FOUR | {"p4": f"safe 7, {other}"}
        twins.append(reveal(table(4, hands=hands, pile=f"ring 1, {card}"), *FOUR.values()))
    assert all(mover(match) == "p1 p2 p3 p4" for match in twins)
    for observer in ("p1", "p2", "p3", "spectator"):
        assert all_that(observer, twins[0]) == all_that(observer, twins[1])


@clause("3.7")
@pytest.mark.parametrize("pile", ["ring 1", "ring 1, ring 2", "ring 1, ring 2, ring 3"])
def test_who_already_holds_3_draws_none_when_all_draw_to_3(pile: str) -> None:
    match = stopped(pile)
    assert mover(match) == "p1 p2 p3 p4"
    assert hand_sizes(match) == [3, 3, 3, 3]
    assert pile_size(match) == 0
    assert all(discarded(match)[card] >= 1 for card in pile.split(", "))


@clause("3.7")
@pytest.mark.parametrize("cards", [1, 5, 6, 8, 9])
def test_when_the_pile_is_used_up_step_7_is_never_done_again_in_this_round(cards: int) -> None:
    match = refill(spent(cards))
    assert pile_size(match) == 0
    sizes = hand_sizes(match)
    finish(reveal_any(match))
    assert mover(match) == " ".join(SEATS[seat] for seat in range(3) if sizes[seat] > 1)
    assert hand_sizes(match) == [size - 1 for size in sizes]


@clause("3.7")
def test_it_is_also_used_up_as_soon_as_it_holds_no_card_after_step_7() -> None:
    match = spent(9)
    assert drawers(match) == ["p1"] * 4 + ["p2"] * 3 + ["p3"] * 2
    assert (hand_sizes(match), pile_size(match)) == ([4, 4, 4], 0)
    finish(reveal_any(match))
    assert mover(match) == "p1 p2 p3"
    assert hand_sizes(match) == [3, 3, 3]


@clause("3.7", "3.6")
def test_a_hand_left_after_the_pile_has_given_its_last_card_is_discarded_and_not_drawn() -> None:
    hands = {"p1": "safe 4, safe 9, tiara 1, tiara 2", "p2": "safe 5", "p3": "safe 6", "p4": "safe 7"}
    match = table(
        4,
        hands=hands,
        safes={"p1": "ring 1, ring 2, ring 3, ring 4, ring 5"},
        pile="watch 1, watch 2, watch 3, watch 4",
    )
    refill(reveal(match, "safe 4", "safe 5", "safe 6", "safe 7"))
    assert (hand_sizes(match), pile_size(match)) == ([4, 4, 4, 4], 0)
    moves(match, "p1 play safe 9")
    finish(reveal_any(match))
    assert (mover(match), hand_sizes(match)) == ("p2 p3 p4", [0, 3, 3, 3])
    assert (pile_size(match), laid_under(match)) == (0, [])


@clause("3.7")
def test_a_pile_that_keeps_a_card_after_step_7_is_not_used_up() -> None:
    match = refill(spent(10))
    assert (hand_sizes(match), pile_size(match)) == ([4, 4, 4], 1)
    finish(reveal_any(match))
    assert pile_size(match) == 0
    assert hand_sizes(match) == [3, 3, 3]


@clause("3.7")
def test_hands_laid_under_the_pile_in_this_turns_step_6_count_as_pile() -> None:
    hands = {"p1": "safe 9, tiara 1, tiara 2, tiara 3", "p2": "safe 4", "p3": "safe 5", "p4": "safe 6"}
    match = reveal(
        table(4, hands=hands, safes={"p1": "ring 1"}, pile="watch 1"), "safe 9", "safe 4", "safe 5", "safe 6"
    )
    assert pile_size(match) == 4
    assert drawers(match) == ["p2", "p3", "p4"]
    assert hand_sizes(match) == [0, 4, 4, 4]
    assert pile_size(match) == 1


@clause("3.7")
def test_hands_laid_under_the_pile_are_discarded_with_what_remains_of_it() -> None:
    hands = {
        "p1": "safe 9, tiara 1, tiara 2, tiara 3",
        "p2": "ring 5, ring 6, ring 7, ring 8",
        "p3": "watch 8, watch 9, watch 10, safe 4",
    }
    match = reveal(
        table(hands=hands, safes={"p1": "ring 1"}, pile="watch 1, watch 2, watch 3"), "safe 9", "ring 5", "watch 8"
    )
    moves(
        match,
        "p2 add ring 6",
        "p2 add ring 7",
        "p2 add ring 8",
        "p2 done",
        "p3 add watch 9",
        "p3 add watch 10",
        "p3 done",
    )
    before = discarded(match)
    assert drawers(match) == ["p2"] * 3 + ["p3"] * 2
    assert (pile_size(match), laid_under(match)) == (0, [])
    assert discarded(match) - before in (Counter(["tiara 1"]), Counter(["tiara 2"]), Counter(["tiara 3"]))


# Singly


@clause("3.7")
@pytest.mark.parametrize(
    ("cards", "order", "sizes"),
    [
        (5, "p1 p2 p3 p1 p2", [2, 3, 3]),
        (4, "p1 p2 p3 p1", [2, 2, 3]),
        (3, "p1 p2 p3", [1, 2, 3]),
        (2, "p1 p2", [1, 2, 2]),
        (1, "p1", [1, 1, 2]),
    ],
)
def test_if_it_cannot_even_bring_everyone_to_3_cards_are_dealt_singly_clockwise_from_the_lowest_seat(
    cards: int, order: str, sizes: list[int]
) -> None:
    match = spent(cards)
    assert drawers(match) == order.split()
    assert hand_sizes(match) == sizes
    assert pile_size(match) == 0


@clause("3.7")
def test_dealing_singly_goes_round_and_round_to_players_with_fewer_than_3() -> None:
    hands = {
        "p1": "safe 4, safe 5, safe 6, safe 7",
        "p2": "ring 1, ring 2, ring 3, ring 4",
        "p3": "watch 5, watch 6, safe 8, safe 9",
        "p4": "tiara 7, tiara 8, tiara 9, tiara 10",
    }
    match = reveal(table(4, hands=hands, pile=", ".join(PILE[:6])), "safe 4", "ring 1", "watch 5", "tiara 7")
    moves(match, "p2 add ring 2", "p2 add ring 3", "p2 add ring 4", "p3 add watch 6")
    moves(match, "p4 add tiara 8", "p4 add tiara 9", "p4 add tiara 10")
    finish(match)
    assert hand_sizes(match) == [3, 0, 2, 0]
    assert drawers(match) == ["p2", "p3", "p4", "p2", "p4", "p2"]
    assert hand_sizes(match) == [3, 3, 3, 2]


@clause("3.7")
def test_dealing_singly_passes_over_who_has_closed() -> None:
    hands = {
        "p1": "ring 1, ring 2, ring 3, ring 4",
        "p2": "safe 9, necklace 1, necklace 2, necklace 3",
        "p3": "tiara 7, tiara 8, tiara 9, tiara 10",
    }
    match = reveal(table(hands=hands, safes={"p2": "watch 9"}, pile="watch 1"), "ring 1", "safe 9", "tiara 7")
    moves(match, *(f"p1 add ring {value}" for value in (2, 3, 4)), *(f"p3 add tiara {value}" for value in (8, 9, 10)))
    finish(match)
    assert drawers(match) == ["p1", "p3", "p1", "p3"]
    assert hand_sizes(match) == [2, 0, 2]


@clause("3.7", "5")
def test_a_card_dealt_singly_is_seen_by_its_player_only() -> None:
    match = moves(spent(3), "chance draw necklace 2", "chance draw necklace 1")
    assert read(match, "p1", 2) == ["chance draw necklace 2", "chance draw hidden"]
    assert read(match, "p2", 2) == ["chance draw hidden", "chance draw necklace 1"]
    assert read(match, "p3", 2) == ["chance draw hidden", "chance draw hidden"]


# The discard pile


@clause("3.7")
def test_the_discard_pile_never_becomes_a_draw_pile() -> None:
    match = stopped("ring 1, ring 2, ring 3, ring 4")
    assert discarded(match).total() > 50
    assert match.odds() == {f"draw ring {value}": Fraction(1, 4) for value in (1, 2, 3, 4)}
    refill(match)
    finish(reveal_any(match))
    assert mover(match) == "p1 p2 p3 p4"
    assert hand_sizes(match) == [3, 3, 3, 3]
    assert pile_size(match) == 0
