"""Positions of Dieven! that cannot be are refused, each in a sentence: else a match could hang or go astray."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import larceny
from tests.games.dieven.table import CARDS, deal, swap, table
from tests.games.lines import moves

Cells = dict[str, Any]


def new() -> larceny.Match:
    """A match before the lot."""
    return larceny.load("dieven").start(seed=None)


def dealing() -> larceny.Match:
    """A match in which p2 is being dealt cards."""
    return moves(new(), "chance first p1", *(f"chance deal {card}" for card in "00112"))


def doubling() -> larceny.Match:
    """A match in which p1 holds the 3 of a double play."""
    match = table(hands={"p1": "double-play"}, loot={"p2": "0 up, 1 down"})
    return moves(match, "p1 play double-play", "chance draw 3")


def picking() -> larceny.Match:
    """A match in which p1 takes a card blindly."""
    return moves(swap(p2="3 down, 2 up"), "p1 take p2 hidden")


def putting() -> larceny.Match:
    """A match in which p1 gives a card back."""
    return moves(swap(p1="0 up, 1 up", p2="3 up, 2 up"), "p1 take p2 3")


def give(state: Cells, seat: int, card: str, count: int = 1) -> None:
    """Cards go from the pile to a hand."""
    state["pile"][CARDS.index(card)] -= count
    state["pile_count"] -= count
    state["hand"][seat][CARDS.index(card)] += count
    state["hand_count"][seat] += count


def put(name: str, value: int, *places: int) -> Callable[[Cells], None]:
    """Write a number into a field: at its place, if it is a row, or its two places, if it is a grid."""

    def change(state: Cells) -> None:
        if not places:
            state[name] = value
            return
        row = state[name] if len(places) == 1 else state[name][places[0]]
        row[places[-1]] = value

    return change


def police_for_a_raid(state: Cells) -> None:
    state["pile"][CARDS.index("police")] -= 4
    state["pile_count"] -= 4
    state["police"][0] += 4


def discard_one(state: Cells) -> None:
    state["pile"][0] -= 1
    state["pile_count"] -= 1
    state["discard"][0] += 1


def getaway_into_hand(state: Cells) -> None:
    give(state, 1, "getaway")
    give(state, 1, "0", -1)


def deal_all(state: Cells) -> None:
    give(state, 1, "3")
    give(state, 2, "3", 3)


def swap_back_into_the_pile(state: Cells) -> None:
    state["discard"][CARDS.index("swap")] -= 1
    state["pile"][CARDS.index("swap")] += 1
    state["pile_count"] += 1


def lift_last_loot(state: Cells) -> None:
    state["loot_count"] -= 1
    last = state["loot_count"]
    state["pile"][state["loot"][last]] += 1
    state["pile_count"] += 1
    state["loot"][last] = state["loot_seen"][last] = state["loot_owner"][last] = 0


def two_alike(state: Cells) -> None:
    state["pile"][state["loot"][1]] += 1
    state["pile"][state["loot"][0]] -= 1
    state["loot"][1] = state["loot"][0]


def own_alike(state: Cells) -> None:
    first, second = (i for i in range(state["loot_count"] - 1) if state["loot_owner"][i] == 0)
    state["pile"][state["loot"][second]] += 1
    state["pile"][state["loot"][first]] -= 1
    state["loot"][second] = state["loot"][first]


def draw_for_nobody(state: Cells) -> None:
    state["pile"][CARDS.index("3")] -= 1
    state["pile_count"] -= 1
    state["drawn"][1] = CARDS.index("3")


def swap_drawn_for(card: str) -> Callable[[Cells], None]:
    """Another card in place of the drawn 3."""

    def change(state: Cells) -> None:
        state["pile"][CARDS.index("3")] += 1
        state["pile"][CARDS.index(card)] -= 1
        state["drawn"][0] = CARDS.index(card)

    return change


def drawn_beside_the_box(state: Cells) -> None:
    state["pile"][CARDS.index("3")] += 1
    state["pile_count"] += 1
    state["drawn"][0] = 99


FLAWS: list[tuple[str, Callable[[], larceny.Match], Callable[[Cells], None]]] = [
    ("a number of cards is out of range", deal, put("hand", -1, 0, 0)),
    ("a number of cards is out of range", deal, put("pile_count", 53)),
    ("there is more loot than money", deal, put("loot_count", 27)),
    ("there are 6 cards 3 in the box", deal, put("pile", 6, 3)),
    ("there are 8 cards getaway in the box", new, put("pile", 8, 8)),
    ("the pile is not as high as the cards in it", deal, put("pile_count", 40)),
    ("something lies beyond the loot", deal, put("loot", 3, 0)),
    ("something lies beyond the loot", deal, put("loot_seen", 1, 25)),
    ("something lies beyond the loot", deal, put("loot_owner", 1, 25)),
    ("loot that is no money or nobody's", lambda: table(loot={"p1": "3 up"}), put("loot_owner", 3, 0)),
    ("face-down loot that its owner does not know", lambda: table(loot={"p1": "3 down"}), put("loot_seen", 2, 0)),
    ("face-down loot that its owner does not know", lambda: table(loot={"p1": "3 down"}), put("loot_seen", 9, 0)),
    ("a hand that cannot be", deal, put("hand_count", 2, 1)),
    ("a hand that cannot be", deal, lambda state: give(state, 0, "3")),
    ("a hand that cannot be", table, lambda state: give(state, 1, "3")),
    ("a hand that cannot be", doubling, lambda state: give(state, 0, "3")),
    ("a hand that cannot be", deal, getaway_into_hand),
    ("cards at an empty seat", deal, lambda state: give(state, 3, "3")),
    ("a card drawn by nobody", deal, draw_for_nobody),
    ("no such phase or turn", deal, put("phase", 9)),
    ("no such phase or turn", deal, put("turn", 3)),
    ("the getaway cars do not fit the phase", lambda: table(getaway_cars=6), put("phase", 8)),
    ("no such double play or swap", deal, put("doubles", 6)),
    ("no such double play or swap", deal, put("swap_with", -1)),
    ("enough police for a raid, and there was none", table, police_for_a_raid),
    ("a deal that cannot be", new, lambda state: give(state, 0, "3")),
    ("a deal that cannot be", dealing, lambda state: give(state, 2, "3")),
    ("a deal that cannot be", dealing, deal_all),
    ("a deal that cannot be", dealing, discard_one),
    ("a player must hold four cards to play one", table, lambda state: give(state, 0, "0", -1)),
    ("a double play without its card", doubling, swap_drawn_for("getaway")),
    ("a double play without its card", doubling, drawn_beside_the_box),
    ("a double play that is not under way", new, put("doubles", 3)),
    ("a double play that is not under way", dealing, put("doubles", 1)),
    ("a double play that is not under way", table, put("doubles", 2)),
    ("a swap without loot", lambda: swap(p2="3 up, 2 up"), put("turn", 1)),
    ("a swap that nobody has played", lambda: swap(p2="3 up, 2 up"), swap_back_into_the_pile),
    ("a swap that nobody has played", picking, swap_back_into_the_pile),
    ("a swap that nobody has played", putting, swap_back_into_the_pile),
    ("a question that leaves no choice", lambda: swap(p2="3 up, 2 up"), lift_last_loot),
    ("a question that leaves no choice", lambda: swap(p2="3 up, 2 up"), two_alike),
    ("a question that leaves no choice", putting, own_alike),
    ("a raid that found more than there is", table, put("raid_worth", 999, 0)),
    ("a raid that found more than there is", table, put("raid_worth", 41, 0)),
    ("a raid that found more than there is", table, put("raid_worth", -1, 0)),
    ("a raid that found more than there is", table, put("raid_worth", 1, 3)),
    ("a raid before the deal", dealing, put("raid_worth", 1, 0)),
]


@pytest.mark.parametrize(("sentence", "start", "change"), FLAWS)
def test_a_position_that_cannot_be_is_refused(
    sentence: str, start: Callable[[], larceny.Match], change: Callable[[Cells], None]
) -> None:
    position = start().position()
    assert larceny.resume(position).position() == position
    change(position["state"])
    with pytest.raises(larceny.BadPosition) as refusal:
        larceny.resume(position)
    assert str(refusal.value) == f"This position cannot be: {sentence}."


@pytest.mark.parametrize(
    ("phase", "setting"),
    [
        ("take", {"p1": "3 up"}),
        ("pick", {"p2": "3 down p1"}),
        ("pick", {"p3": "3 down"}),
        ("put", {"p2": "3 up, 1 up"}),
        ("put", {"p1": "1 up, 3 up", "p2": "2 up"}),
        ("put", {"p1": "1 up", "p2": "2 up"}),
    ],
)
def test_a_swap_goes_on_only_where_its_loot_lies(phase: str, setting: dict[str, str]) -> None:
    under_way = swap(p1="0 up, 1 up", p2="3 down, 2 up")
    phases = {"take": under_way.position()["state"]["phase"]}
    moves(under_way, "p1 take p2 hidden")
    phases["pick"] = under_way.position()["state"]["phase"]
    moves(under_way, "chance pick 3")
    phases["put"] = under_way.position()["state"]["phase"]
    position = table(loot=setting).position()
    position["state"].update(phase=phases[phase], swap_with=1)
    give(position["state"], 0, "0", -1)
    with pytest.raises(larceny.BadPosition, match="a swap without loot"):
        larceny.resume(position)
