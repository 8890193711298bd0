"""§4 The end of a round."""

from __future__ import annotations

from typing import Any

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import moves
from tests.games.schattendieb.table import (
    SEATS,
    finish,
    hand_sizes,
    is_open,
    legal,
    mover,
    reveal,
    round_number,
    safe,
    scores,
    table,
    totals,
)


def last(players: int = 3, **setting: Any) -> larceny.Match:
    """A table in the only round of a game."""
    return table(players, rounds=1, **setting)


# §4.1


@clause("4.1")
def test_the_round_ends_at_once_when_only_one_safe_is_still_open() -> None:
    hands = {"p1": "safe 9", "p2": "safe 10", "p3": "thief ring"}
    match = last(hands=hands, safes={"p1": "ring 7", "p2": "ring 2, ring 3", "p3": "watch 10, watch 9"})
    reveal(match, "safe 9", "safe 10", "thief ring")
    assert match.movers() == ()
    assert scores(match) == (7, 5, 0)


@clause("4.1")
def test_that_player_scores_0() -> None:
    match = last(2, hands={"p1": "safe 9", "p2": "watch 4"}, safes={"p1": "ring 1", "p2": "watch 10, watch 9"})
    finish(reveal(match, "safe 9", "watch 4"))
    assert scores(match) == (1, 0)


@clause("4.1")
@pytest.mark.parametrize("players", range(3, 8))
def test_while_two_safes_are_open_the_round_goes_on(players: int) -> None:
    hands = {seat: f"safe {4 + i}" for i, seat in enumerate(SEATS[: players - 2])}
    hands |= {SEATS[players - 2]: "thief ring", SEATS[players - 1]: "thief watch"}
    match = last(players, hands=hands, safes={seat: f"ring {1 + i}" for i, seat in enumerate(SEATS[:players])})
    reveal(match, *hands.values())
    assert match.outcome is None
    assert mover(match) == "chance"


@clause("4.1")
def test_safes_closed_in_earlier_turns_count_as_closed() -> None:
    closed = {"p1": ("safe 4", "ring 1"), "p2": ("safe 5", "ring 2")}
    match = last(4, hands={"p3": "safe 9", "p4": "thief ring"}, safes={"p3": "tiara 3", "p4": "tiara 9"}, closed=closed)
    assert mover(match) == "p3 p4"
    reveal(match, "safe 9", "thief ring")
    assert scores(match) == (1, 2, 3, 0)


@clause("4.1", "2.2")
def test_after_a_round_that_is_not_the_last_the_next_is_dealt_at_once_without_step_7() -> None:
    match = table(2, hands={"p1": "safe 9", "p2": "watch 4"}, safes={"p1": "ring 1"}, round_now=1)
    finish(reveal(match, "safe 9", "watch 4"))
    assert mover(match) == "chance"
    assert all(text.startswith("deal ") for text in legal(match, "chance"))
    moves(match, "chance deal ring 1")
    assert (round_number(match), totals(match)) == (2, [1, 0])


# §4.2


@clause("4.2")
@pytest.mark.parametrize("players", range(2, 8))
def test_if_all_players_would_validly_close_in_the_same_turn_none_of_them_closes_and_they_score_0(players: int) -> None:
    hands = {seat: f"safe {4 + i}" for i, seat in enumerate(SEATS[:players])}
    match = last(players, hands=hands, safes={seat: f"ring {1 + i}" for i, seat in enumerate(SEATS[:players])})
    reveal(match, *hands.values())
    assert match.movers() == ()
    assert scores(match) == (0,) * players
    assert all(is_open(match, seat) for seat in SEATS[:players])


@clause("4.2")
def test_those_who_closed_earlier_keep_what_they_have() -> None:
    closed = {"p2": ("safe 5", "ring 2, ring 9")}
    match = last(hands={"p1": "safe 9", "p3": "safe 4"}, safes={"p1": "tiara 3", "p3": "tiara 9"}, closed=closed)
    reveal(match, "safe 9", "safe 4")
    assert scores(match) == (0, 11, 0)


@clause("4.2")
def test_a_closing_that_is_not_valid_does_not_count() -> None:
    hands = {"p1": "safe 9", "p2": "safe 10", "p3": "safe 11"}
    match = last(hands=hands, safes={"p1": "ring 7", "p2": "ring 2"})
    reveal(match, "safe 9", "safe 10", "safe 11")
    assert scores(match) == (7, 2, 0)


@clause("4.2")
def test_a_closed_safe_too_small_does_not_count_either() -> None:
    hands = {"p1": "safe 9", "p2": "safe 10", "p3": "safe 4"}
    safes = {"p1": "ring 7", "p2": "ring 2", "p3": "watch 1, watch 2, watch 3, watch 4, watch 5"}
    match = reveal(last(hands=hands, safes=safes), "safe 9", "safe 10", "safe 4")
    assert scores(match) == (7, 2, 0)


@clause("4.2")
def test_players_without_cards_are_still_open_so_the_others_do_close() -> None:
    hands = {"p1": "safe 9, ring 1", "p2": "safe 10, ring 2"}
    match = last(hands=hands, safes={"p1": "tiara 7", "p2": "tiara 2", "p3": "tiara 9"}, used_up=True)
    reveal(match, "safe 9", "safe 10")
    assert scores(match) == (7, 2, 0)
    assert [is_open(match, seat) for seat in SEATS[:3]] == [False, False, True]


@clause("4.2")
def test_nobody_closes_where_all_open_players_would_even_if_the_pile_is_used_up() -> None:
    hands = {"p1": "safe 9, ring 1", "p2": "safe 10, ring 2"}
    closed = {"p3": ("safe 5", "ring 8")}
    match = last(hands=hands, safes={"p1": "tiara 7", "p2": "tiara 2"}, closed=closed, used_up=True)
    reveal(match, "safe 9", "safe 10")
    assert scores(match) == (0, 0, 8)


# §4.3


@clause("4.3")
def test_the_round_ends_if_the_pile_is_used_up_and_after_step_4_nobody_who_is_open_has_a_card_in_hand() -> None:
    match = last(hands={"p1": "ring 1", "p2": "ring 2", "p3": "ring 3"}, used_up=True)
    assert match.outcome is None
    reveal(match, "ring 1", "ring 2", "ring 3")
    assert match.movers() == ()
    assert scores(match) == (0, 0, 0)


@clause("4.3")
def test_it_ends_without_steps_5_and_6_so_nothing_is_filled() -> None:
    match = last(hands={"p1": "ring 1", "p2": "ring 2", "p3": "ring 3"}, safes={"p1": "tiara 9"}, used_up=True)
    reveal(match, "ring 1", "ring 2", "ring 3")
    assert [safe(match, seat) for seat in SEATS[:3]] == ["tiara 9", "", ""]


@clause("4.3")
def test_it_ends_without_steps_5_and_6_so_a_closed_safe_played_last_closes_nothing() -> None:
    match = last(hands={"p1": "safe 9", "p2": "ring 2", "p3": "ring 3"}, safes={"p1": "tiara 9"}, used_up=True)
    reveal(match, "safe 9", "ring 2", "ring 3")
    assert scores(match) == (0, 0, 0)
    assert is_open(match, "p1")


@clause("4.3")
def test_all_open_safes_score_0_and_closed_ones_their_jewels() -> None:
    closed = {"p2": ("safe 5", "ring 2, ring 9")}
    match = last(hands={"p1": "ring 1", "p3": "ring 3"}, safes={"p1": "tiara 9"}, closed=closed, used_up=True)
    reveal(match, "ring 1", "ring 3")
    assert scores(match) == (0, 11, 0)


@clause("4.3")
def test_it_ends_when_the_last_cards_are_added_in_step_4_but_not_before_the_reveal() -> None:
    hands = {"p1": "ring 1, ring 5", "p2": "watch 2, watch 6", "p3": "tiara 3"}
    match = last(hands=hands, used_up=True)
    reveal(match, "ring 1", "watch 2", "tiara 3")
    assert mover(match) == "p1 p2"
    moves(match, "p1 add ring 5", "p1 done", "p2 add watch 6")
    assert (mover(match), match.outcome) == ("p2", None)
    moves(match, "p2 done")
    assert match.movers() == ()
    assert scores(match) == (0, 0, 0)


@clause("4.3")
def test_while_an_open_player_has_a_card_in_hand_the_round_goes_on() -> None:
    hands = {"p1": "safe 9", "p2": "watch 2, safe 4", "p3": "tiara 3"}
    match = last(hands=hands, safes={"p1": "tiara 9"}, used_up=True)
    reveal(match, "safe 9", "watch 2", "tiara 3")
    moves(match, "p2 done")
    assert not is_open(match, "p1")
    assert (safe(match, "p2"), safe(match, "p3")) == ("watch 2", "tiara 3")
    assert mover(match) == "p2"
    moves(match, "p2 play safe 4")
    assert scores(match) == (9, 0, 0)


@clause("4.3")
def test_empty_hands_do_not_end_the_round_while_there_is_a_pile() -> None:
    hands = {
        "p1": "ring 1, ring 2, ring 3, ring 4",
        "p2": "tiara 5, tiara 6, tiara 7, tiara 8",
        "p3": "watch 9, watch 10, watch 1, watch 2",
    }
    match = reveal(last(hands=hands), "ring 1", "tiara 5", "watch 9")
    for seat, held in hands.items():
        moves(match, *(f"{seat} add {card}" for card in held.split(", ")[1:]), f"{seat} done")
    assert hand_sizes(match) == [0, 0, 0]
    assert mover(match) == "chance"
    assert match.outcome is None


@clause("4.3")
def test_it_ends_already_in_step_1_if_nobody_who_is_open_has_a_card_then() -> None:
    hands = {"p1": "safe 9, ring 1", "p2": "watch 2", "p3": "tiara 3"}
    match = last(hands=hands, safes={"p1": "tiara 9"}, used_up=True)
    reveal(match, "safe 9", "watch 2", "tiara 3")
    assert match.movers() == ()
    assert scores(match) == (9, 0, 0)


@clause("4.3")
def test_in_step_1_all_open_safes_score_0_too_though_they_were_filled() -> None:
    hands = {"p1": "safe 9, ring 1", "p2": "watch 2", "p3": "tiara 3"}
    match = last(hands=hands, safes={"p1": "tiara 9"}, used_up=True)
    reveal(match, "safe 9", "watch 2", "tiara 3")
    assert (safe(match, "p2"), safe(match, "p3")) == ("watch 2", "tiara 3")
    assert scores(match) == (9, 0, 0)


@clause("4.3", "4.2")
def test_two_close_and_two_without_cards_stay_open_then_the_round_ends_in_step_1() -> None:
    hands = {"p1": "safe 9, ring 1", "p2": "safe 10, ring 2"}
    match = last(4, hands=hands, safes={"p1": "tiara 7", "p2": "tiara 2", "p3": "tiara 9"}, used_up=True)
    reveal(match, "safe 9", "safe 10")
    assert scores(match) == (7, 2, 0, 0)


@clause("4.3")
def test_cards_stolen_into_a_safe_are_no_cards_in_hand() -> None:
    match = last(hands={"p1": "thief ring", "p2": "ring 2", "p3": "ring 3"}, used_up=True)
    reveal(match, "thief ring", "ring 2", "ring 3")
    assert mover(match) == "p1"
    moves(match, "p1 steal p2")
    assert match.movers() == ()
    assert safe(match, "p1") == "ring 2"
    assert scores(match) == (0, 0, 0)


# §4.4


@clause("4.4")
def test_players_who_closed_score_the_sum_of_the_values_of_the_jewels_in_their_safe() -> None:
    hands = {"p1": "safe 9", "p2": "safe 10", "p3": "thief ring"}
    safes = {"p1": "necklace 1, ring 2, watch 3, tiara 4, ring 10", "p2": "tiara 10, tiara 10, watch 10"}
    match = reveal(last(hands=hands, safes=safes), "safe 9", "safe 10", "thief ring")
    assert scores(match) == (20, 30, 0)


@clause("4.4")
def test_the_value_of_the_closed_safe_card_does_not_count() -> None:
    closed = {"p1": ("safe 15", "ring 1"), "p2": ("safe 4", "ring 1")}
    hands = {"p3": "safe 9", "p4": "thief ring"}
    match = reveal(last(4, hands=hands, safes={"p3": "tiara 1"}, closed=closed), "safe 9", "thief ring")
    assert scores(match) == (1, 1, 1, 0)


@clause("4.4", "2.2")
def test_the_totals_of_all_rounds_are_the_final_scores() -> None:
    before = {"p1": 40, "p2": 1, "p3": 7}
    hands = {"p1": "thief ring", "p2": "safe 9", "p3": "safe 10"}
    match = table(hands=hands, safes={"p1": "ring 9", "p2": "ring 5", "p3": "ring 6"}, totals=before, round_now=3)
    reveal(match, "thief ring", "safe 9", "safe 10")
    assert scores(match) == (40, 6, 13)
    assert match.transcript().endswith("\nresult p1=40 p2=6 p3=13\n")
