"""§3.3 Step 3: thieves."""

from __future__ import annotations

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import moves
from tests.games.schattendieb.table import (
    SEATS,
    discarded,
    events,
    finish,
    legal,
    lies_before,
    mover,
    observers,
    read,
    refill,
    reveal,
    reveal_any,
    safe,
    table,
)


def night(*cards: str) -> larceny.Match:
    """A table where each player has just played this card."""
    match = table(len(cards), hands={SEATS[i]: card for i, card in enumerate(cards)})
    return reveal(match, *cards)


def asked(match: larceny.Match) -> bool:
    """Whether a thief is to choose."""
    return any(text.startswith("steal ") for seat in mover(match).split() for text in legal(match, seat))


# What a thief takes


@clause("3.3")
def test_a_thief_takes_one_jewel_of_its_kind_that_was_played_this_turn() -> None:
    match = night("thief ring", "ring 4", "watch 5")
    assert safe(match, "p1") == "ring 4"
    assert lies_before(match, "p2") == ""
    assert lies_before(match, "p3") == "watch 5"


@clause("3.3")
def test_a_thief_takes_one_jewel_only() -> None:
    match = moves(night("thief ring", "ring 4", "ring 5"), "p1 steal p3")
    assert safe(match, "p1") == "ring 5"
    assert lies_before(match, "p2") == "ring 4"


@clause("3.3")
def test_a_stolen_jewel_goes_straight_into_the_thiefs_own_safe() -> None:
    hands = {"p1": "thief ring", "p2": "ring 4", "p3": "watch 1"}
    match = reveal(table(hands=hands, safes={"p1": "tiara 1", "p2": "ring 9"}), "thief ring", "ring 4", "watch 1")
    assert safe(match, "p1") == "ring 4, tiara 1"
    assert safe(match, "p2") == "ring 9"


@clause("3.3")
def test_jewels_in_safes_are_safe_from_thieves() -> None:
    hands = {"p1": "thief shadow", "p2": "thief ring", "p3": "thief watch"}
    match = table(hands=hands, safes={"p2": "ring 9", "p3": "ring 8, watch 1"})
    reveal(match, "thief shadow", "thief ring", "thief watch")
    assert [safe(match, seat) for seat in SEATS[:3]] == ["", "ring 9", "ring 8, watch 1"]


@clause("3.3")
def test_a_thief_cannot_take_a_cancelled_jewel() -> None:
    match = night("thief ring", "ring 4", "ring 4")
    assert not asked(match)
    assert [safe(match, seat) for seat in SEATS[:3]] == ["", "", ""]


@clause("3.3")
def test_the_shadow_thief_cannot_take_a_cancelled_jewel_either() -> None:
    match = night("ring 4", "watch 4", "thief shadow", "tiara 6")
    assert not asked(match)
    assert safe(match, "p3") == "tiara 6"


@clause("3.3", "3.4")
def test_whose_jewel_was_stolen_has_none_to_add_to() -> None:
    match = table(hands={"p1": "thief ring", "p2": "ring 4, ring 5", "p3": "watch 6, watch 7"})
    reveal(match, "thief ring", "ring 4", "watch 6")
    assert mover(match) == "p3"
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "p2 add ring 5")


@clause("3.3", "3.4")
def test_a_thief_has_no_jewel_in_front_of_him_to_add_to() -> None:
    match = table(hands={"p1": "thief ring, ring 6", "p2": "ring 4", "p3": "watch 6"})
    reveal(match, "thief ring", "ring 4", "watch 6")
    assert mover(match) == "p3"
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "p1 add ring 6")


@clause("3.3")
def test_a_thief_never_takes_a_closed_safe_or_another_thief() -> None:
    match = night("thief shadow", "safe 9", "thief ring", "safe 4")
    assert not asked(match)
    assert [safe(match, seat) for seat in SEATS[:4]] == [""] * 4


# Who chooses first


@clause("3.3")
@pytest.mark.parametrize("cards", [("thief shadow", "thief ring"), ("thief ring", "thief shadow")])
def test_the_shadow_thief_chooses_before_a_specialist(cards: tuple[str, str]) -> None:
    match = night(*cards, "ring 4", "ring 5")
    shadow, specialist = (SEATS[cards.index(card)] for card in ("thief shadow", "thief ring"))
    assert mover(match) == shadow
    assert legal(match, shadow) == {"steal p3", "steal p4"}
    moves(match, f"{shadow} steal p3")
    assert safe(match, shadow) == "ring 4"
    assert safe(match, specialist) == "ring 5"


@clause("3.3")
@pytest.mark.parametrize("cards", [("thief shadow", "thief ring"), ("thief ring", "thief shadow")])
def test_the_shadow_thief_takes_the_only_jewel_before_a_specialist(cards: tuple[str, str]) -> None:
    match = night(*cards, "ring 4", "safe 5")
    assert not asked(match)
    shadow, specialist = (SEATS[cards.index(card)] for card in ("thief shadow", "thief ring"))
    assert (safe(match, shadow), safe(match, specialist)) == ("ring 4", "")


@clause("3.3")
def test_what_the_shadow_thief_takes_is_no_choice_for_a_specialist_any_more() -> None:
    match = night("thief ring", "ring 4", "ring 5", "ring 6", "thief shadow")
    assert mover(match) == "p5"
    moves(match, "p5 steal p3")
    assert mover(match) == "p1"
    assert legal(match, "p1") == {"steal p2", "steal p4"}
    with pytest.raises(larceny.IllegalMove):
        moves(match, "p1 steal p3")
    moves(match, "p1 steal p4")
    assert (safe(match, "p1"), safe(match, "p5")) == ("ring 6", "ring 5")


@clause("3.3")
def test_specialists_choose_after_him_the_lowest_seat_first() -> None:
    cards = ("watch 1", "thief watch", "ring 2", "thief ring", "watch 3", "ring 4", "thief shadow")
    match = night(*cards)
    assert mover(match) == "p7"
    assert legal(match, "p7") == {"steal p1", "steal p3", "steal p5", "steal p6"}
    moves(match, "p7 steal p3")
    assert mover(match) == "p2"
    assert legal(match, "p2") == {"steal p1", "steal p5"}
    moves(match, "p2 steal p5")
    assert (safe(match, "p7"), safe(match, "p2"), safe(match, "p4")) == ("ring 2", "watch 3", "ring 4")


@clause("3.3")
def test_two_specialists_with_a_choice_each_are_asked_one_after_the_other() -> None:
    match = night("thief watch", "thief ring", "ring 2", "ring 3", "watch 4", "watch 5")
    assert (mover(match), legal(match, "p1")) == ("p1", {"steal p5", "steal p6"})
    moves(match, "p1 steal p6")
    assert (mover(match), legal(match, "p2")) == ("p2", {"steal p3", "steal p4"})
    moves(match, "p2 steal p3")
    assert (safe(match, "p1"), safe(match, "p2")) == ("watch 5", "ring 2")
    assert mover(match) == "p4 p5"


@clause("3.3")
def test_a_specialist_without_a_choice_waits_until_the_shadow_thief_has_chosen() -> None:
    match = night("thief ring", "ring 4", "watch 5", "thief shadow")
    assert mover(match) == "p4"
    assert safe(match, "p1") == ""
    moves(match, "p4 steal p2")
    assert (safe(match, "p1"), safe(match, "p4")) == ("", "ring 4")


# Choosing


@clause("3.3")
def test_with_several_matching_jewels_the_thiefs_player_chooses() -> None:
    match = night("ring 4", "watch 5", "thief ring", "ring 6")
    assert mover(match) == "p3"
    assert legal(match, "p3") == {"steal p1", "steal p4"}
    for text in ("steal p2", "steal p3", "done", "play ring 4"):
        with pytest.raises(larceny.IllegalMove):
            moves(match, f"p3 {text}")
    moves(match, "p3 steal p4")
    assert safe(match, "p3") == "ring 6"


@clause("3.3")
def test_the_choice_of_a_thief_is_seen_by_all() -> None:
    match = moves(night("ring 4", "watch 5", "thief ring", "ring 6"), "p3 steal p4")
    for observer in observers(match):
        assert read(match, observer)[-1] == "p3 steal p4"


@clause("3.3")
def test_with_no_matching_jewel_the_thief_gets_nothing() -> None:
    match = night("thief ring", "watch 5", "tiara 6")
    assert safe(match, "p1") == ""
    assert (lies_before(match, "p2"), lies_before(match, "p3")) == ("watch 5", "tiara 6")


@clause("3.3", "6 When you are asked")
def test_a_thief_with_exactly_one_jewel_to_take_takes_it_without_being_asked() -> None:
    match = night("thief ring", "ring 5", "tiara 6")
    assert not asked(match)
    assert safe(match, "p1") == "ring 5"
    assert [line for line in read(match, "spectator") if "steal" in line] == []


# After it


@clause("3.3")
def test_then_all_thieves_are_discarded_lucky_or_not() -> None:
    match = night("thief ring", "ring 5", "thief watch", "thief shadow", "tiara 3")
    moves(match, "p4 steal p5")
    finish(match)
    assert discarded(match) == {"thief ring": 1, "thief watch": 1, "thief shadow": 1}
    refill(match)
    assert [lies_before(match, seat) for seat in SEATS[:5]] == [""] * 5


@clause("3.3", "3.6")
def test_a_stolen_jewel_counts_for_closing_in_a_later_turn() -> None:
    hands = {"p1": "thief ring, safe 4", "p2": "ring 5", "p3": "safe 9", "p4": "safe 10"}
    match = table(4, hands=hands)
    refill(finish(reveal(match, "thief ring", "ring 5", "safe 9", "safe 10")))
    moves(match, "p1 play safe 4")
    finish(reveal_any(match))
    assert events(match, "closed") == [{"seat": 0, "value": 5}]
