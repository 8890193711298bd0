"""§8 Notation: the texts, when a swap is asked, which card moves, how loot is listed."""

from __future__ import annotations

from typing import Any

import pytest

import larceny
from tests.clauses import clause
from tests.games.dieven.table import CARDS, deal, events, legal, loot, mover, read, swap, table, view
from tests.games.lines import moves

SEATS = [f"p{seat}" for seat in range(1, 7)]
MONEY = CARDS[:6]

# The texts


@clause("8")
def test_the_texts_of_the_players_are_those_of_the_rulebook() -> None:
    texts = [f"stash {card}" for card in MONEY]
    texts += [f"give {card} {seat}" for card in MONEY for seat in SEATS]
    texts += ["play police", "play double-police", "play siren", "play swap", "play double-play"]
    texts += ["play clear", "play clear police", "play clear double-police"]
    texts += [f"take {seat} {card}{face}" for seat in SEATS for card in MONEY for face in ("", " down")]
    texts += [f"take {seat} hidden" for seat in SEATS]
    texts += [f"put {card} {face}" for card in MONEY for face in ("up", "down")]
    assert sorted(larceny.load("dieven").ruleset.actions) == sorted(texts)


@clause("8")
def test_the_texts_of_chance_are_those_of_the_rulebook() -> None:
    texts = [f"first {seat}" for seat in SEATS]
    texts += [f"{verb} {card}" for verb in ("deal", "draw") for card in CARDS]
    texts += [f"pick {card}" for card in MONEY]
    assert sorted(larceny.load("dieven").ruleset.outcomes) == sorted(texts)


@clause("8", "2.3")
def test_the_lot_comes_before_the_deal() -> None:
    match = larceny.load("dieven").start(seed=None)
    assert legal(match, "chance") == {"first p1", "first p2", "first p3"}
    moves(match, "chance first p2")
    assert "deal 0" in legal(match, "chance")


@clause("8", "2.1")
def test_the_three_cards_of_p1_are_dealt_then_those_of_p2_and_so_on() -> None:
    match = moves(larceny.load("dieven").start(seed=None), "chance first p3")
    counts = []
    for card in "000111222":
        moves(match, f"chance deal {card}")
        counts.append(view(match, "spectator")["hand_count"])
    assert counts == [[1, 0, 0], [2, 0, 0], [3, 0, 0], [3, 1, 0], [3, 2, 0], [3, 3, 0], [3, 3, 1], [3, 3, 2], [3, 3, 3]]


@clause("8")
def test_a_transcript_of_these_texts_can_be_replayed() -> None:
    match = moves(deal(hands=["swap 0 0", "3 0 0"], first="p2"), "chance draw 1", "p2 stash 3", "chance draw getaway")
    moves(match, "chance draw 2", "p3 give 2 p2", "chance draw 1", "p1 play swap", "p1 take p2 hidden", "chance pick 3")
    lines = match.transcript().splitlines()
    assert lines[-3:] == ["17 p1 play swap", "18 p1 take p2 hidden", "19 chance pick 3"]
    assert larceny.replay(match.transcript()).state_bytes == match.state_bytes


# What the others read


@clause("8 What the others read")
def test_others_read_hidden_instead_of_a_card_they_may_not_know() -> None:
    match = deal(players=4, hands=["3 2 0", "swap 0 0"])
    moves(match, "chance draw ring", "p1 stash 3", "chance draw 1", "p2 play swap", "chance pick 3")
    moves(match, "chance draw 2", "p3 stash 2", "chance draw 1", "p4 stash 1", "chance draw 1", "p1 stash ring")
    moves(match, "chance draw swap", "p2 play swap", "p2 take p3 hidden", "chance pick 2")
    assert read(match, "p4")[13:] == [
        *("chance draw hidden", "p1 stash hidden", "chance draw hidden", "p2 play swap", "chance pick hidden"),
        *("chance draw hidden", "p3 stash hidden", "chance draw 1", "p4 stash 1", "chance draw hidden"),
        *("p1 stash hidden", "chance draw hidden", "p2 play swap", "p2 take p3 hidden", "chance pick hidden"),
    ]


@clause("8 What the others read")
def test_whether_a_pick_follows_a_take_shows_whether_it_was_blind() -> None:
    known = moves(swap(players=4, p2="3 down p1, 1 down"), "p1 take p2 3 down", "chance draw 0")
    blind = moves(swap(players=4, p2="3 down, 1 down p1"), "p1 take p2 hidden", "chance pick 3", "chance draw 0")
    assert read(known, "p4") == ["p1 play swap", "p1 take p2 hidden", "chance draw hidden"]
    assert read(blind, "p4") == ["p1 play swap", "p1 take p2 hidden", "chance pick hidden", "chance draw hidden"]


@clause("8 What the others read")
def test_draw_getaway_is_public() -> None:
    match = moves(deal(), "chance draw getaway")
    for observer in ("p1", "p2", "p3", "spectator"):
        assert read(match, observer, last=1) == ["chance draw getaway"]


@clause("8 What the others read")
def test_who_could_deduce_a_card_but_has_not_seen_it_reads_hidden() -> None:
    # p3 sees all money but one card, in the own hand, on the discard pile and face up: that one is a 3.
    seen = "0 0 0 0 1 1 1 1 1 2 2 2 2 2 3 3 3 3 3 ring horseshoe"
    hands = {"p1": "swap police police police", "p2": "police police police", "p3": "0 1 2"}
    match = table(hands=hands, loot={"p2": "3 down p1, 0 up"}, discard=seen)
    worlds = [match.game.imagine(match.seen(2), 2, dice) for dice in range(20)]
    assert {CARDS[world.loot[0]] for world in worlds} == {"3"}
    moves(match, "p1 play swap", "p1 take p2 3 down")
    assert read(match, "p3") == ["p1 play swap", "p1 take p2 hidden"]


# When you are not asked


@clause("8 When you are not asked")
@pytest.mark.parametrize(
    ("setting", "texts"),
    [
        ({"p2": "3 up, 2 up"}, {"take p2 3", "take p2 2"}),
        ({"p2": "3 up", "p3": "3 up"}, {"take p2 3", "take p3 3"}),
        ({"p2": "3 up, 3 down p1"}, {"take p2 3", "take p2 3 down"}),
        ({"p2": "3 up, 3 down"}, {"take p2 3", "take p2 hidden"}),
        ({"p2": "3 down", "p3": "2 down"}, {"take p2 hidden", "take p3 hidden"}),
    ],
)
def test_a_take_is_asked_when_different_cards_are_on_offer(setting: dict[str, Any], texts: set[str]) -> None:
    match = swap(**setting)
    assert mover(match) == "p1"
    assert legal(match, "p1") == texts


@clause("8 When you are not asked")
@pytest.mark.parametrize(
    ("offer", "text"),
    [
        ("3 down, 2 down", "take p2 hidden"),
        ("3 down, 3 down", "take p2 hidden"),
        ("3 down p1, 3 down p1", "take p2 3 down"),
        ("3 down p1 p3, 3 down p1 p3", "take p2 3 down"),
    ],
)
def test_a_take_is_asked_of_two_face_down_cards_even_if_there_is_one_text_only(offer: str, text: str) -> None:
    match = swap(p2=offer)
    assert mover(match) == "p1"
    assert legal(match, "p1") == {text}
    moves(match, f"p1 {text}")
    assert read(match, "p1", last=1) == [f"p1 {text}"]


@clause("8 When you are not asked")
@pytest.mark.parametrize("offer", ["3 up", "3 up, 3 up", "3 up, 3 up, 3 up"])
def test_a_take_is_not_asked_when_only_equal_face_up_cards_of_one_player_are_on_offer(offer: str) -> None:
    match = swap(p2=offer)
    assert loot(match, "p1") == "3 up"
    assert loot(match, "p2") == offer.removeprefix("3 up").removeprefix(", ")
    assert (mover(match), view(match, "p1")["turn"]) == ("chance", 1)
    for observer in ("p1", "p2", "p3", "spectator"):
        assert read(match, observer) == ["p1 play swap"]
        assert events(match, "moved", observer) == [{"player": 1, "seat": 0}]
        assert events(match, "which", observer) == [{"card": "3"}]


@clause("8 When you are not asked")
def test_a_take_is_not_asked_of_the_only_face_down_card_if_the_taker_knows_it() -> None:
    match = swap(players=4, p2="3 down p1 p3")
    assert view(match, "p1")["turn"] == 1
    assert [loot(match, "p1", seat) for seat in ("p1", "p2", "p3", "p4")] == ["3 down"] * 3 + ["hidden down"]
    for observer in ("p1", "p2", "p3", "p4", "spectator"):
        assert read(match, observer) == ["p1 play swap"]
        assert events(match, "moved", observer) == [{"player": 1, "seat": 0}]
        knows = observer in ("p1", "p2", "p3")
        assert events(match, "which", observer) == ([{"card": "3"}] if knows else [])


@clause("8 When you are not asked")
def test_a_take_is_not_asked_of_the_only_face_down_card_but_its_pick_has_a_line_if_the_taker_does_not_know_it() -> None:
    match = swap(players=4, p2="3 down p3")
    assert mover(match) == "chance"
    assert match.odds() == {"pick 3": 1}
    moves(match, "chance pick 3")
    assert loot(match, "p1") == "3 down"
    for knower in ("p1", "p2", "p3"):
        assert read(match, knower) == ["p1 play swap", "chance pick 3"]
    assert read(match, "p4") == read(match, "spectator") == ["p1 play swap", "chance pick hidden"]
    assert events(match, "moved", "p4") == [{"player": 1, "seat": 0}]


@clause("8 When you are not asked")
def test_the_new_owner_sees_the_card_of_a_take_or_put_that_was_not_asked_in_his_view() -> None:
    match = swap(players=4, p1="0 down", p2="3 down p1")
    assert (loot(match, "p1"), loot(match, "p2")) == ("3 down", "0 down")
    assert (loot(match, "p1", "p2"), loot(match, "p2", "p1")) == ("3 down", "0 down")
    assert (loot(match, "p1", "p4"), loot(match, "p2", "p4")) == ("hidden down", "hidden down")


@clause("8 When you are not asked")
@pytest.mark.parametrize(
    ("own", "texts"),
    [
        ("0 up, 1 up", {"put 0 up", "put 1 up"}),
        ("0 up, 0 down", {"put 0 up", "put 0 down"}),
        ("0 down, 1 down", {"put 0 down", "put 1 down"}),
        ("0 down, 0 down", {"put 0 down"}),
        ("0 down p2 p3, 0 down p2 p3", {"put 0 down"}),
    ],
)
def test_a_put_is_asked_likewise_of_two_face_down_cards_too(own: str, texts: set[str]) -> None:
    match = moves(swap(p1=own, p2="3 up, 2 up"), "p1 take p2 3")
    assert mover(match) == "p1"
    assert legal(match, "p1") == texts


@clause("8 When you are not asked")
@pytest.mark.parametrize(("own", "left"), [("0 up", ""), ("0 up, 0 up", "0 up, "), ("0 down", ""), ("0 down p3", "")])
def test_a_put_is_not_asked_when_the_own_earlier_loot_comes_down_to_one_thing(own: str, left: str) -> None:
    match = moves(swap(p1=own, p2="3 up, 2 up"), "p1 take p2 3")
    face = own.split()[1].rstrip(",")
    assert loot(match, "p1") == f"{left}3 up"
    assert loot(match, "p2") == f"2 up, 0 {face}"
    assert view(match, "p1")["turn"] == 1
    assert read(match, "p2") == ["p1 play swap", "p1 take p2 3"]
    assert events(match, "moved", "p3") == [{"player": 0, "seat": 1}]
    assert events(match, "which", "p2") == [{"card": "0"}]
    assert events(match, "which") == ([{"card": "0"}] if face == "up" else [])


@clause("8 When you are not asked")
def test_the_card_just_taken_does_not_count_as_a_choice_of_what_to_put() -> None:
    match = moves(swap(p1="0 up", p2="3 up, 2 up"), "p1 take p2 3")
    assert (loot(match, "p1"), loot(match, "p2")) == ("3 up", "2 up, 0 up")


@clause("8 When you are not asked")
def test_a_put_is_not_due_when_the_taker_had_no_loot() -> None:
    match = moves(swap(p2="3 down, 2 up"), "p1 take p2 hidden", "chance pick 3")
    assert view(match, "p1")["turn"] == 1
    assert loot(match, "p2") == "2 up"
    assert events(match, "moved") == []


@clause("8 When you are not asked")
def test_a_swap_without_any_choice_has_no_line_but_that_it_was_played() -> None:
    match = swap(p1="0 up, 0 up", p2="3 up")
    assert (loot(match, "p1"), loot(match, "p2")) == ("0 up, 3 up", "0 up")
    assert read(match, "p3") == ["p1 play swap"]
    assert events(match, "moved") == [{"player": 1, "seat": 0}, {"player": 0, "seat": 1}]


@clause("8 When you are not asked")
def test_a_put_is_asked_after_a_take_that_was_not() -> None:
    match = swap(p1="0 up, 1 down", p2="3 up")
    assert (mover(match), legal(match, "p1")) == ("p1", {"put 0 up", "put 1 down"})
    moves(match, "p1 put 1 down")
    assert (loot(match, "p1"), loot(match, "p2")) == ("0 up, 3 up", "1 down")


# Which card moves


@clause("8 Which card moves")
def test_of_several_face_up_cards_the_one_that_has_lain_longest_moves() -> None:
    match = moves(swap(p1="0 up, 1 up, 0 up", p2="3 up, 2 up, 3 up"), "p1 take p2 3")
    assert loot(match, "p2") == "2 up, 3 up"
    moves(match, "p1 put 0 up")
    assert loot(match, "p1") == "1 up, 0 up, 3 up"


@clause("8 Which card moves")
def test_a_face_up_text_moves_no_face_down_card_that_has_lain_longer() -> None:
    match = moves(swap(p1="0 down, 0 up", p2="3 down, 3 up"), "p1 take p2 3", "p1 put 0 up")
    assert (loot(match, "p1"), loot(match, "p2")) == ("0 down, 3 up", "3 down, 0 up")


@clause("8 Which card moves")
def test_of_several_known_face_down_cards_the_one_that_has_lain_longest_moves() -> None:
    match = moves(swap(players=4, p2="3 down, 3 down p1 p3, 3 down p1"), "p1 take p2 3 down")
    assert view(match, "p4")["loot_known_by"][:2] == [[[0, 1, 2]], [[1], [0, 1]]]


@clause("8 Which card moves")
def test_of_several_unknown_face_down_cards_the_one_that_has_lain_longest_moves() -> None:
    match = moves(swap(players=4, p2="3 down p1, 2 down, 3 down p3, 3 down"), "p1 take p2 hidden", "chance pick 3")
    assert view(match, "p4")["loot_known_by"][:2] == [[[0, 1, 2]], [[0, 1], [1], [1]]]


@clause("8 Which card moves")
def test_of_several_own_face_down_cards_the_one_that_has_lain_longest_is_put() -> None:
    match = swap(players=4, p1="1 up, 0 down p3, 0 down p4", p2="3 up, 2 up")
    moves(match, "p1 take p2 3", "p1 put 0 down")
    everyone = [0, 1, 2, 3]
    assert view(match, "p4")["loot_known_by"][:2] == [[everyone, [0, 3], everyone], [everyone, [0, 1, 2]]]


# How loot is listed


@clause("8 How loot is listed")
def test_views_list_loot_in_the_order_of_arrival() -> None:
    match = table(hands={"p1": "3 1", "p2": "2"})
    moves(match, "p1 stash 3", "chance draw 0", "p2 give 2 p1", "chance draw 0", "p3 give 0 p1")
    moves(match, "chance draw 0", "p1 stash 1")
    assert loot(match, "p1") == "3 down, 2 up, 0 up, 1 down"
    assert loot(match, "p1", "p2") == "hidden down, 2 up, 0 up, hidden down"


@clause("8 How loot is listed")
def test_a_card_that_moves_goes_last() -> None:
    match = moves(swap(p1="0 up, 1 up, 2 down", p2="3 down p1, 2 up, ring up"), "p1 take p2 3 down", "p1 put 1 up")
    assert loot(match, "p1") == "0 up, 2 down, 3 down"
    assert loot(match, "p2") == "2 up, ring up, 1 up"


@clause("8 How loot is listed")
def test_face_up_cards_are_listed_by_name_and_face_down_ones_as_hidden_unless_the_seat_knows_them() -> None:
    match = table(loot={"p2": "ring up, horseshoe down p1, 2 down"})
    assert loot(match, "p2", "p1") == "ring up, horseshoe down, hidden down"
    assert loot(match, "p2", "p3") == "ring up, hidden down, hidden down"
