"""§4.3 The swap: what is taken, what is given back."""

from __future__ import annotations

from fractions import Fraction

import pytest

import larceny
from larceny.engine.prose import explain_action
from larceny.engine.texts import LANGUAGES
from tests.clauses import clause
from tests.games.dieven.table import events, hand, legal, loot, mover, on_table, raids, read, scores, swap, table, view
from tests.games.lines import moves

ALL_MONEY = pytest.mark.parametrize("card", ["0", "1", "2", "3", "ring", "horseshoe"])

# Another player with loot


@clause("4.3 Swap")
def test_a_swap_exchanges_one_of_your_loot_cards_for_one_of_another_player() -> None:
    match = moves(swap(p1="0 up, 1 up", p2="2 up, 3 up"), "p1 take p2 3", "p1 put 1 up")
    assert loot(match, "p1") == "0 up, 3 up"
    assert loot(match, "p2") == "2 up, 1 up"
    assert view(match, "p1")["turn"] == 1


@clause("4.3 Swap")
def test_any_other_player_with_loot_may_be_chosen_but_not_oneself() -> None:
    match = swap("p2", players=4, p1="0 up", p2="1 up, 2 down", p4="3 up")
    assert legal(match, "p2") == {"take p1 0", "take p4 3"}
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(match, "p2 take p2 1")
    assert (refusal.value.reason, refusal.value.section) == ("no-such-loot", "§4.3")


@clause("4.3 Swap")
def test_if_nobody_else_has_loot_the_swap_has_no_effect() -> None:
    match = swap(p1="3 down, 1 up")
    assert loot(match, "p1") == "3 down, 1 up"
    assert (mover(match), view(match, "p1")["turn"]) == ("chance", 1)
    assert on_table(match, "discard") == "swap"
    assert events(match, "moved") == []


@clause("4.3 Swap")
def test_if_nobody_at_all_has_loot_the_swap_has_no_effect() -> None:
    match = swap()
    assert view(match, "p1")["loot"] == [[], [], []]
    assert (mover(match), view(match, "p1")["turn"]) == ("chance", 1)


# First you take


@clause("4.3 Swap")
def test_first_you_take_a_face_up_card_or_a_face_down_card_that_you_know_or_blindly_one_that_you_dont_know() -> None:
    match = swap(p2="3 up, 2 down p1, 1 down, 0 down p3", p3="ring up, 3 down p1")
    assert legal(match, "p1") == {
        *("take p2 3", "take p3 ring"),
        *("take p2 2 down", "take p3 3 down"),
        "take p2 hidden",
    }


@clause("4.3 Swap")
def test_a_face_up_card_that_you_take_lies_face_up_in_front_of_you() -> None:
    match = moves(swap(p2="3 up, 2 down"), "p1 take p2 3")
    assert loot(match, "p1", "spectator") == "3 up"
    assert loot(match, "p2") == "2 down"


@clause("4.3 Swap")
def test_a_face_down_card_that_you_know_may_be_taken_by_its_name() -> None:
    match = moves(swap(p2="3 up, 2 down p1, 1 down"), "p1 take p2 2 down")
    assert loot(match, "p1") == "2 down"
    assert loot(match, "p2") == "3 up, 1 down"
    assert mover(match) == "chance"
    assert "draw getaway" in legal(match, "chance")


@clause("4.3 Swap")
def test_blindly_each_of_the_face_down_cards_that_you_dont_know_is_equally_likely() -> None:
    match = moves(swap(p2="3 down, 3 down p3, 1 down, ring down p1, 3 up, horseshoe down"), "p1 take p2 hidden")
    assert mover(match) == "chance"
    assert match.odds() == {
        "pick 1": Fraction(1, 4),
        "pick 3": Fraction(2, 4),
        "pick horseshoe": Fraction(1, 4),
    }


@clause("4.3 Swap")
def test_you_look_at_the_card_that_you_take_blindly() -> None:
    match = moves(swap(p2="3 down, 1 down"), "p1 take p2 hidden", "chance pick 1")
    assert loot(match, "p1") == "1 down"
    assert read(match, "p1", last=1) == ["chance pick 1"]


@clause("4.3 Swap")
@ALL_MONEY
def test_any_money_of_any_other_player_may_be_taken_in_these_three_ways(card: str) -> None:
    another = "2 up" if card == "1" else "1 up"
    for owner in ("p1", "p2", "p3", "p4", "p5", "p6"):
        taker = "p2" if owner == "p1" else "p1"
        ways = {
            f"{card} up": [f"{taker} take {owner} {card}"],
            f"{card} down {taker}": [f"{taker} take {owner} {card} down"],
            f"{card} down": [f"{taker} take {owner} hidden", f"chance pick {card}"],
        }
        for laid, lines in ways.items():
            match = moves(swap(taker, players=6, **{owner: f"{laid}, {another}"}), *lines)
            assert loot(match, taker) == laid.removesuffix(f" {taker}")
            assert loot(match, owner) == another


@clause("4.3 Swap")
@pytest.mark.parametrize("text", ["take p2 1", "take p2 2 down", "take p3 hidden", "take p3 0"])
def test_you_take_only_what_lies_there_as_you_see_it(text: str) -> None:
    match = swap(p2="3 up, 2 down, 1 down p1", p3="0 down p1")
    before = match.state_bytes
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(match, f"p1 {text}")
    assert (refusal.value.reason, refusal.value.section) == ("no-such-loot", "§4.3")
    assert match.state_bytes == before


@clause("4.3 Swap")
def test_nothing_else_is_played_until_the_swap_is_done() -> None:
    match = swap(p1="0 up, 1 up", p2="3 up, 2 up")
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(match, f"p1 stash {hand(match, 'p1')[0]}")
    assert refusal.value.reason == "swap-first"
    moves(match, "p1 take p2 3")
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(match, "p1 take p2 2")
    assert refusal.value.reason == "already-taken"


@clause("4.3 Swap")
@pytest.mark.parametrize(
    ("lines", "text", "sentence"),
    [
        ([], "put 0 up", "First take a card of another player’s loot."),
        (["p1 take p2 3"], "take p2 2", "You have already taken a card; now give one of yours."),
        (["p1 take p2 3", "p1 put 0 up", "chance draw 1"], "take p1 1", "Loot is taken and given back only in a swap."),
        (["p1 take p2 3", "p1 put 0 up", "chance draw 1"], "put 2 up", "Loot is taken and given back only in a swap."),
    ],
)
def test_who_gives_before_he_has_taken_or_takes_twice_hears_which_comes_now(
    lines: list[str], text: str, sentence: str
) -> None:
    match = moves(swap(p1="0 up, 1 up", p2="3 up, 2 up"), *lines)
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(match, f"{mover(match)} {text}")
    assert (str(refusal.value), refusal.value.section) == (sentence, "§4.3")


# Then you give


@clause("4.3 Swap")
def test_then_you_give_one_of_your_own_earlier_cards_which_you_know() -> None:
    match = moves(swap(p1="2 down, 0 up, 3 down p3", p2="ring up, 1 down"), "p1 take p2 ring")
    assert mover(match) == "p1"
    assert legal(match, "p1") == {"put 0 up", "put 2 down", "put 3 down"}
    moves(match, "p1 put 2 down")
    assert loot(match, "p1") == "0 up, 3 down, ring up"
    assert loot(match, "p2") == "1 down, 2 down"


@clause("4.3 Swap")
@ALL_MONEY
@pytest.mark.parametrize("face", ["up", "down"])
def test_any_own_earlier_card_may_be_given_face_up_or_face_down_as_it_lies(card: str, face: str) -> None:
    another = "2 up" if card == "1" else "1 up"
    match = swap(p1=f"{card} {face}, {another}", p3="3 up, 3 down")
    moves(match, "p1 take p3 3", f"p1 put {card} {face}")
    assert loot(match, "p1") == f"{another}, 3 up"
    assert loot(match, "p3") == f"3 down, {card} {face}"


@clause("4.3 Swap")
def test_the_card_just_taken_is_not_given_back() -> None:
    match = moves(swap(p1="2 down, 0 up", p2="ring up, 1 up"), "p1 take p2 ring")
    assert "put ring up" not in legal(match, "p1")
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(match, "p1 put ring up")
    assert (refusal.value.reason, refusal.value.section) == ("no-such-own-loot", "§4.3")


@clause("4.3 Swap")
def test_an_earlier_card_that_equals_the_one_just_taken_may_be_given() -> None:
    match = moves(swap(p1="2 up, 0 down", p2="2 up, 1 up"), "p1 take p2 2")
    assert legal(match, "p1") == {"put 2 up", "put 0 down"}
    moves(match, "p1 put 2 up")
    assert loot(match, "p1") == "0 down, 2 up"
    assert loot(match, "p2") == "1 up, 2 up"


@clause("4.3 Swap")
def test_you_give_to_the_player_from_whom_you_took() -> None:
    match = moves(swap(p1="2 up, 0 up", p2="1 up", p3="3 up"), "p1 take p3 3", "p1 put 0 up")
    assert loot(match, "p2") == "1 up"
    assert loot(match, "p3") == "0 up"


@clause("4.3 Swap")
def test_you_give_after_a_blind_take_too_and_have_seen_the_card_before() -> None:
    match = moves(swap(p1="2 up, 0 down", p2="3 down, 1 down"), "p1 take p2 hidden", "chance pick 3")
    assert loot(match, "p1") == "2 up, 0 down, 3 down"
    assert legal(match, "p1") == {"put 2 up", "put 0 down"}


@clause("4.3 Swap")
def test_if_you_had_no_loot_you_just_take_one_card() -> None:
    match = moves(swap(p2="3 up, 2 up"), "p1 take p2 2")
    assert loot(match, "p1") == "2 up"
    assert loot(match, "p2") == "3 up"
    assert (mover(match), view(match, "p1")["turn"]) == ("chance", 1)


@clause("4.3 Swap")
def test_each_card_keeps_its_face() -> None:
    match = moves(swap(p1="2 up, 0 down", p2="3 down p1, 1 up"), "p1 take p2 3 down", "p1 put 2 up")
    assert (loot(match, "p1"), loot(match, "p2")) == ("0 down, 3 down", "1 up, 2 up")
    match = moves(swap(p1="2 up, 0 down", p2="3 down p1, 1 up"), "p1 take p2 1", "p1 put 0 down")
    assert (loot(match, "p1"), loot(match, "p2")) == ("2 up, 1 up", "3 down, 0 down")


@clause("4.3 Swap", "6.2")
def test_swapped_loot_counts_for_its_new_owner() -> None:
    match = table(hands={"p1": "swap"}, loot={"p1": "0 down, 1 up", "p2": "3 up, 3 down"}, getaway_cars=6)
    moves(match, "p1 play swap", "p1 take p2 3", "p1 put 0 down", "chance draw getaway")
    assert scores(match) == (4, 3, 0)


@clause("4.3 Swap")
def test_a_swap_brings_no_raid() -> None:
    match = table(hands={"p1": "swap"}, loot={"p2": "3 up, 2 up"}, police="police double-police")
    moves(match, "p1 play swap", "p1 take p2 2")
    assert raids(match) == 0
    assert on_table(match, "police") == "police double-police"


@clause("4.3 Swap")
def test_everyone_sees_from_whom_a_swap_under_way_takes() -> None:
    match = swap(p1="0 up, 1 up", p2="2 down, 3 up")
    assert view(match, "p3")["swap_with"] is None
    moves(match, "p1 take p2 hidden")
    assert view(match, "p3")["swap_with"] == 1
    moves(match, "chance pick 2")
    assert view(match, "p3")["swap_with"] == 1
    moves(match, "p1 put 0 up")
    assert view(match, "p3")["swap_with"] is None


# What is told of it


@clause("4.3 Swap", "7")
@pytest.mark.parametrize("own", ["", "0 up", "0 up, 1 down"])
def test_everyone_hears_from_whom_the_only_face_down_card_is_taken_blindly(own: str) -> None:
    match = swap(players=4, p2="3 down", **({"p1": own} if own else {}))
    for observer in ("p1", "p2", "p3", "p4", "spectator"):
        assert events(match, "moved", observer) == [{"player": 1, "seat": 0}]
    moves(match, "chance pick 3")
    assert match.log(2)[:3] == [
        "p1 plays: swap.",
        "p1 gets a card from p2.",
        "It is number 1 in the row; only those who have seen it know what it is.",
    ]
    assert match.log(0)[:3] == ["You play: swap.", "You get a card from p2.", "It is number 1 in the row: 3."]
    assert events(match, "which", "p1") == ([{"card": "0"}] if own == "0 up" else []), "of the card taken `pick` tells"


@clause("4.3 Swap")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_face_up_card_and_a_face_down_card_of_the_same_name_are_told_apart(lang: str) -> None:
    taking = swap(p1="0 up, 0 down", p2="3 up, 3 down p1")
    for ways in (("take p2 3", "take p2 3 down"), ("put 0 up", "put 0 down")):
        ruleset = taking.game.ruleset
        assert len({explain_action(ruleset, lang, way) for way in ways}) == 2
        matches = [moves(taking.copy(), f"p1 {way}") for way in ways]
        for observer in (0, 1):
            assert len({match.log(observer, lang=lang)[-1] for match in matches}) == 2
        taking = matches[0]


@clause("4.3 Swap")
def test_it_is_said_whether_a_card_that_is_swapped_lies_face_up_or_face_down() -> None:
    match = swap(p1="0 up, 1 down", p2="3 down p1, 3 up")
    assert explain_action(match.game.ruleset, "en", "take p2 3") == "Take a face-up card from p2: 3."
    assert explain_action(match.game.ruleset, "en", "put 1 down") == "Give a face-down card in return: 1."
    moves(match, "p1 take p2 3 down", "p1 put 0 up")
    first = "(number 1 in the row)"
    assert match.log(0)[-2:] == [
        f"You take a face-down card from p2 {first}: 3.",
        "You give a face-up card in return: 0.",
    ]
    assert match.log(1)[-2:] == [
        f"p1 takes a face-down card from you {first}: 3.",
        "p1 gives a face-up card in return: 0.",
    ]
    assert match.log(2)[-2:] == [
        f"p1 takes a face-down card from p2 {first}.",
        "p1 gives a face-up card in return: 0.",
    ]
