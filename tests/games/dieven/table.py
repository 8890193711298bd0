"""Sets tables of Dieven! from text, plays them from text, and reads them as text.

Seats are written as in the notation: `p1` … `p6`, `chance`, and `spectator` for somebody who only looks on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import larceny
from tests.games.lines import moves, player, seat_of

# §8 names the cards; §1 says how many there are of each.
BOX = {
    "0": 6,
    "1": 6,
    "2": 6,
    "3": 6,
    "ring": 1,
    "horseshoe": 1,
    "police": 8,
    "double-police": 2,
    "getaway": 8,
    "siren": 2,
    "clear": 2,
    "swap": 2,
    "double-play": 2,
}
CARDS = list(BOX)
FACE_UP = -1  # in a position: everyone has seen the card


# Setting


def deal(players: int = 3, hands: Sequence[str] = (), first: str = "p1", **options: Any) -> larceny.Match:
    """A match after the deal: `hands` gives the three cards of p1, p2 …; money fills up what it leaves out."""
    match = larceny.load("dieven", players=players, **options).start(seed=None)
    left = Counter(BOX)
    wanted = [take_from(left, hand) for hand in hands]
    wanted += [[] for _ in range(players - len(hands))]
    for hand in wanted:
        fill(left, hand, 3)
    moves(match, f"chance first {first}", *(f"chance deal {card}" for hand in wanted for card in hand))
    return match


def table(
    turn: str = "p1",
    *,
    players: int = 3,
    hands: Mapping[str, str] | None = None,
    loot: Mapping[str, str] | None = None,
    police: str = "",
    discard: str = "",
    getaway_cars: int = 0,
    **options: Any,
) -> larceny.Match:
    """A match in the middle of the game, with `turn` to play a card.

    Hands are filled up with money to the 4 cards of the player whose turn it is and the 3 of the others. Loot
    reads `3 down, ring up, 2 down p1`: the last lies face down and p1 has seen it too. All other cards are in
    the pile.
    """
    match = deal(players, first=turn, **options)
    moves(match, next(f"chance {text}" for text in match.legal(larceny.CHANCE) if text != "draw getaway"))
    position = match.position()
    left = Counter(BOX)
    laid = [(owner, *_loot_card(text)) for owner, row in (loot or {}).items() for text in row.split(", ")]
    take_from(left, " ".join(card for _, card, _ in laid))
    on_table = Counter(take_from(left, police))
    discarded = Counter(take_from(left, discard))
    seats = [f"p{seat + 1}" for seat in range(players)]
    held = {seat: take_from(left, (hands or {}).get(seat, "")) for seat in seats}
    for seat in seats:
        fill(left, held[seat], 4 if seat == turn else 3)
    left["getaway"] -= getaway_cars
    state = position["state"]
    state["getaway_cars"] = getaway_cars
    state["police"] = [on_table["police"], on_table["double-police"]]
    state["discard"] = [discarded[card] for card in CARDS]
    state["pile"] = [left[card] for card in CARDS]
    state["pile_count"] = left.total()
    for seat in seats:
        state["hand"][player(seat)] = [held[seat].count(card) for card in CARDS]
        state["hand_count"][player(seat)] = len(held[seat])
    state["loot_count"] = len(laid)
    for i, (owner, card, seen) in enumerate(laid):
        state["loot"][i] = CARDS.index(card)
        state["loot_owner"][i] = player(owner)
        state["loot_seen"][i] = FACE_UP if seen is None else sum(1 << player(seat) for seat in {owner, *seen})
    return larceny.resume(position)


def _loot_card(text: str) -> tuple[str, list[str] | None]:
    """A card of loot as written: its name, and who has seen it beside its owner; None for everyone."""
    card, face, *seen = text.split()
    assert face in ("up", "down")
    return card, None if face == "up" else seen


def take_from(left: Counter[str], cards: str) -> list[str]:
    """Take these cards out of the box."""
    taken = cards.split()
    left.subtract(taken)
    assert all(count >= 0 for count in left.values()), f"there are not so many cards in the box: {cards}"
    return taken


def fill(left: Counter[str], hand: list[str], size: int) -> None:
    """Fill up a hand with the money that is most plentiful."""
    while len(hand) < size:
        hand += take_from(left, max("0123", key=lambda card: left[card]))


# Playing


def swap(turn: str = "p1", *, players: int = 3, **loot: str) -> larceny.Match:
    """A table with this loot where `turn` has just played a swap."""
    return moves(table(turn, players=players, hands={turn: "swap"}, loot=loot), f"{turn} play swap")


# Reading


def legal(match: larceny.Match, seat: str) -> set[str]:
    """What a seat may do now."""
    texts = match.legal(player(seat))
    assert len(texts) == len(set(texts))
    return set(texts)


def mover(match: larceny.Match) -> str:
    """Whose move it is; there is never more than one in this game. Empty when it is over."""
    seats = match.movers()
    assert len(seats) <= 1
    return "".join("chance" if seat == larceny.CHANCE else f"p{seat + 1}" for seat in seats)


def view(match: larceny.Match, observer: str) -> dict[str, Any]:
    """All that an observer sees."""
    return match.view(seat_of(observer))


def hand(match: larceny.Match, owner: str, observer: str = "") -> str:
    """A hand as an observer sees it; as its owner does, if nobody is named."""
    return " ".join(view(match, observer or owner)["hand"][player(owner)])


def loot(match: larceny.Match, owner: str, observer: str = "") -> str:
    """A player's loot as an observer sees it; as its owner does, if nobody is named."""
    seen = view(match, observer or owner)
    cards, faces = seen["loot"][player(owner)], seen["loot_face"][player(owner)]
    return ", ".join(f"{card} {face}" for card, face in zip(cards, faces, strict=True))


def on_table(match: larceny.Match, what: str) -> str:
    """The police cars on the table, or the discard pile."""
    return " ".join(view(match, "spectator")[what])


def read(match: larceny.Match, observer: str, last: int = 0) -> list[str]:
    """The lines that an observer reads, or the last few of them."""
    return match.read(seat_of(observer))[-last:]


def events(match: larceny.Match, kind: str, observer: str = "spectator") -> list[dict[str, Any]]:
    """All events of a kind, as an observer saw them, without their numbers."""
    found = [event for event in match.events(seat_of(observer)) if event["event"] == kind]
    return [{name: value for name, value in event.items() if name not in ("event", "number")} for event in found]


def raids(match: larceny.Match) -> int:
    """How many raids there were."""
    return len(events(match, "raid"))


def pile(match: larceny.Match) -> Counter[str]:
    """What is in the draw pile, from the full position: nobody sees it."""
    return Counter(dict(zip(CARDS, match.position()["state"]["pile"], strict=True)))


def scores(match: larceny.Match) -> tuple[int, ...]:
    """The scores of a match that is over."""
    assert match.outcome is not None
    return match.outcome.scores
