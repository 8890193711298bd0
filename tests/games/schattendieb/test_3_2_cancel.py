"""§3.2 Step 2: cancel."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from tests.clauses import clause
from tests.games.schattendieb.table import (
    SEATS,
    discarded,
    finish,
    legal,
    mover,
    observers,
    reveal,
    safe,
    table,
    view,
)

KINDS = ("necklace", "ring", "watch", "tiara")


def played(*cards: str) -> list[str]:
    """What lies in the safes after a turn in which these cards were played and nothing was added."""
    match = table(len(cards), hands={SEATS[i]: card for i, card in enumerate(cards)})
    finish(reveal(match, *cards))
    return [safe(match, seat) for seat in SEATS[: len(cards)]]


@clause("3.2")
@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(KINDS, 2)))
def test_two_jewels_of_equal_value_cancel_each_other_whatever_their_kind(one: str, other: str) -> None:
    assert played(f"{one} 7", f"{other} 7", f"{other} 8") == ["", "", f"{other} 8"]


@clause("3.2")
@pytest.mark.parametrize("kind", KINDS)
def test_two_jewels_of_equal_value_and_kind_cancel_each_other_too(kind: str) -> None:
    assert played(f"{kind} 7", f"{kind} 8", f"{kind} 7") == ["", f"{kind} 8", ""]


@clause("3.2")
@pytest.mark.parametrize("value", range(1, 11))
def test_jewels_of_every_value_cancel(value: int) -> None:
    assert played(f"ring {value}", f"watch {value}") == ["", ""]


@clause("3.2")
def test_three_alike_are_all_cancelled() -> None:
    assert played("ring 4", "watch 4", "tiara 4", "tiara 5") == ["", "", "", "tiara 5"]


@clause("3.2")
def test_seven_alike_are_all_cancelled() -> None:
    cards = ["ring 4", "watch 4", "tiara 4", "tiara 4", "ring 4", "necklace 4", "watch 4"]
    assert played(*cards) == [""] * 7


@clause("3.2")
def test_two_pairs_cancel_at_once() -> None:
    assert played("ring 4", "watch 9", "tiara 4", "ring 9", "ring 1") == ["", "", "", "", "ring 1"]


@clause("3.2")
def test_jewels_of_one_kind_and_different_values_do_not_cancel() -> None:
    assert played("ring 4", "ring 5", "ring 6") == ["ring 4", "ring 5", "ring 6"]


@clause("3.2")
def test_a_closed_safe_cancels_no_jewel_of_its_value() -> None:
    assert played("ring 9", "safe 9", "safe 9") == ["ring 9", "", ""]


@clause("3.2")
def test_all_cancelled_jewels_are_discarded() -> None:
    match = table(hands={"p1": "ring 4", "p2": "watch 4", "p3": "tiara 5"})
    assert discarded(match).total() == 0
    finish(reveal(match, "ring 4", "watch 4", "tiara 5"))
    assert discarded(match) == {"ring 4": 1, "watch 4": 1}


@clause("3.2", "3.4")
def test_whose_jewel_was_cancelled_adds_none() -> None:
    match = table(hands={"p1": "ring 4, ring 5", "p2": "watch 4, watch 5", "p3": "tiara 5"})
    reveal(match, "ring 4", "watch 4", "tiara 5")
    assert mover(match) == "p3"
    assert legal(match, "p1") == legal(match, "p2") == set()


@clause("3.2", "3.3")
def test_jewels_cancel_before_thieves_act() -> None:
    match = table(4, hands={"p1": "thief ring", "p2": "ring 4", "p3": "watch 4", "p4": "ring 8"})
    reveal(match, "thief ring", "ring 4", "watch 4", "ring 8")
    assert safe(match, "p1") == "ring 8"


@clause("3.2", "5")
def test_the_discard_pile_lies_face_down_so_only_cards_that_were_revealed_are_known_to_be_in_it() -> None:
    hands = {"p1": "ring 4", "p2": "watch 4", "p3": "safe 5"}
    match = table(hands=hands, safes={"p1": "tiara 1"}, pile="necklace 1, necklace 2")
    before = Counter(view(match)["discard_seen"])
    reveal(match, *hands.values())
    assert discarded(match) - before == Counter([*hands.values(), "necklace 1", "necklace 2"])
    for observer in observers(match):
        assert Counter(view(match, observer)["discard_seen"]) - before == Counter(hands.values())
        assert view(match, observer)["discard_count"] == discarded(match).total()
