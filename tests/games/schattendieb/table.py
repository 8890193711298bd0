"""Sets tables of Der Schattendieb from text, plays them from text, and reads them as text.

Seats are written as in the notation: `p1` … `p7`, `chance`, and `spectator` for somebody who only looks on. Cards
are listed with commas: `ring 4, safe 9, thief shadow`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import larceny
from tests.games.lines import moves, player, seat_of
from tests.games.schattendieb.recount import BOX, JEWELS, KINDS, value

SEATS = tuple(f"p{seat}" for seat in range(1, 8))
CARDS = list(BOX)
NO_CARD = -1
SPARE = [f"{kind} {value}" for value in range(10, 0, -1) for kind in reversed(KINDS)]  # fill up hands


def cards_in(text: str) -> list[str]:
    """The cards of a list."""
    return text.split(", ") if text else []


def listed(cards: Iterable[str]) -> str:
    """Cards as a list, in the order of the box; hidden ones last."""
    return ", ".join(sorted(cards, key=lambda card: CARDS.index(card) if card in BOX else len(CARDS)))


# Setting


def deal(players: int = 3, hands: Sequence[str] = (), **options: int) -> larceny.Match:
    """A match after the deal: `hands` gives the cards of p1, p2 …; jewels fill up what it leaves out."""
    match = larceny.load("schattendieb", players=players, **options).start(seed=None)
    left = Counter(BOX)
    wanted = [take_from(left, hand) for hand in hands]
    wanted += [[] for _ in range(players - len(hands))]
    for hand in wanted:
        fill_up(left, hand)
    return moves(match, *(f"chance deal {card}" for hand in wanted for card in hand))


def table(
    players: int = 3,
    *,
    hands: Mapping[str, str] | None = None,
    safes: Mapping[str, str] | None = None,
    closed: Mapping[str, tuple[str, str]] | None = None,
    pile: str | None = None,
    used_up: bool = False,
    totals: Mapping[str, int] | None = None,
    round_now: int = 1,
    rounds: int = 3,
) -> larceny.Match:
    """A match in step 1, in the middle of a round.

    While there is a pile, hands are filled up with jewels to 4 cards; all cards not named are in it, or, if its
    cards are named, discarded. When it is used up hands are as given, all other cards are discarded, and of these
    `pile` were never revealed.
    `closed` gives the card that closed a safe and the jewels in it; the hands of who closed them lie under the pile.
    """
    position = deal(players, rounds=rounds).position()
    left = Counter(BOX)
    seats = SEATS[:players]
    shut = closed or {}
    filled = {seat: take_from(left, (safes or {}).get(seat, "")) for seat in seats}
    filled |= {seat: take_from(left, jewels) for seat, (_, jewels) in shut.items()}
    locks = {seat: take_from(left, card)[0] for seat, (card, _) in shut.items()}
    held = {seat: take_from(left, (hands or {}).get(seat, "")) for seat in seats}
    named = Counter() if pile is None else Counter(take_from(left, pile))
    laid: dict[str, list[str]] = {seat: [] for seat in shut}
    for hand in [] if used_up else [*laid.values(), *(held[seat] for seat in seats if seat not in shut)]:
        fill_up(left, hand, 3 if any(hand is other for other in laid.values()) else 4)
    in_pile = left if pile is None and not used_up else named

    state = position["state"]
    state["round_number"] = round_now
    state["open_safes"] = sum(1 << player(seat) for seat in seats if seat not in shut)
    state["waiting"] = sum(1 << player(seat) for seat in seats if held[seat])
    state["pile"] = [in_pile[card] for card in CARDS]
    state["pile_count"] = 0 if used_up else in_pile.total()
    state["under_count"] = sum(map(len, laid.values()))
    state["used_up"] = int(used_up)
    for rank, seat in enumerate(shut, start=1):
        i = player(seat)
        state["shown"][i] = row([locks[seat]])
        state["laid"][i] = row(laid[seat])
        state["laid_count"][i] = state["left_count"][i] = len(laid[seat])
        state["laid_rank"][i] = 0 if used_up else rank
    for seat in seats:
        i = player(seat)
        state["hand"][i] = row(held[seat])
        state["hand_count"][i] = len(held[seat])
        state["safe"][i] = [filled[seat].count(jewel) for jewel in JEWELS]
        state["safe_count"][i] = len(filled[seat])
        state["safe_value"][i] = sum(map(value, filled[seat]))
        state["scores"][i] = (totals or {}).get(seat, 0)
    hidden = sum(map(Counter, [*held.values(), *laid.values()]), in_pile)
    state["revealed"] = [BOX[card] - hidden[card] for card in CARDS]
    return larceny.resume(position)


def row(cards: Sequence[str]) -> list[int]:
    """Up to four cards as a position holds them."""
    numbers = sorted(CARDS.index(card) for card in cards)
    return numbers + [NO_CARD] * (4 - len(numbers))


def take_from(left: Counter[str], cards: str) -> list[str]:
    """Take these cards out of the box."""
    taken = cards_in(cards)
    left.subtract(taken)
    assert all(count >= 0 for count in left.values()), f"there are not so many cards in the box: {cards}"
    return taken


def fill_up(left: Counter[str], hand: list[str], size: int = 4) -> None:
    """Fill up a hand with jewels, the most valuable ones first."""
    while len(hand) < size:
        hand += take_from(left, next(card for card in SPARE if left[card]))


# Playing


def reveal(match: larceny.Match, *cards: str) -> larceny.Match:
    """Step 1: each player who is asked plays a card, the lowest seat first."""
    return moves(match, *(f"{seat} play {card}" for seat, card in zip(mover(match).split(), cards, strict=True)))


def reveal_any(match: larceny.Match, kind: str = "") -> larceny.Match:
    """Step 1: each player who is asked plays the first card whose name begins so."""
    hands = [match.legal(player(seat)) for seat in mover(match).split()]
    return reveal(match, *(next(t[5:] for t in texts if t[5:].startswith(kind)) for texts in hands))


def finish(match: larceny.Match) -> larceny.Match:
    """Step 4: nobody adds another jewel."""
    while any(line := [f"{seat} done" for seat in mover(match).split() if "done" in legal(match, seat)]):
        moves(match, line[0])
    return match


def refill(match: larceny.Match) -> larceny.Match:
    """Step 7: all draw what they are due, whichever cards come first in the list."""
    while mover(match) == "chance" and (text := match.legal(larceny.CHANCE)[0]).startswith("draw "):
        moves(match, f"chance {text}")
    return match


# Reading


def observers(match: larceny.Match) -> list[str]:
    """All players, and somebody who looks on."""
    return [*SEATS[: match.game.players], "spectator"]


def legal(match: larceny.Match, seat: str) -> set[str]:
    """What a seat may do now."""
    texts = match.legal(player(seat))
    assert len(texts) == len(set(texts))
    return set(texts)


def mover(match: larceny.Match) -> str:
    """Who may act now: `p1 p3`, `chance`; empty when the game is over."""
    return " ".join("chance" if seat == larceny.CHANCE else f"p{seat + 1}" for seat in match.movers())


def view(match: larceny.Match, observer: str = "spectator") -> dict[str, Any]:
    """All that an observer sees."""
    return match.view(seat_of(observer))


def hand(match: larceny.Match, owner: str, observer: str = "") -> str:
    """A hand as an observer sees it, without what he has chosen himself; as its owner, if nobody is named."""
    seen = view(match, observer or owner)
    return listed((Counter(seen["hand"][player(owner)]) - Counter(seen["chosen"][player(owner)] or ())).elements())


def hand_sizes(match: larceny.Match, observer: str = "spectator") -> list[int]:
    """How many cards each player holds."""
    return list(view(match, observer)["hand_count"])


def pile_size(match: larceny.Match, observer: str = "spectator") -> int:
    """How many cards are in the draw pile."""
    return int(view(match, observer)["pile_count"])


def safe(match: larceny.Match, owner: str, observer: str = "spectator") -> str:
    """The jewels in a safe."""
    return listed(view(match, observer)["safe"][player(owner)])


def is_open(match: larceny.Match, owner: str, observer: str = "spectator") -> bool:
    """Whether a safe is open."""
    return bool(view(match, observer)["open"][player(owner)])


def lies_before(match: larceny.Match, owner: str, observer: str = "spectator") -> str:
    """The cards in front of a player, neither in his safe nor discarded, or what he is known to have chosen."""
    seen, seat = view(match, observer), player(owner)
    if seen["chosen"][seat]:
        return listed(seen["chosen"][seat])
    jewels = all(card in JEWELS for card in seen["shown"][seat])
    lies = seen["lying"][seat] if jewels else seen["phase"] in ("steal", "add")
    return listed(seen["shown"][seat]) if lies else ""


def round_number(match: larceny.Match) -> int:
    """Which round it is."""
    return int(view(match)["round"])


def totals(match: larceny.Match) -> list[int]:
    """The points of the rounds that are over."""
    return list(view(match)["scores"])


def read(match: larceny.Match, observer: str, last: int = 0) -> list[str]:
    """The lines that an observer reads, or the last few of them."""
    return match.read(seat_of(observer))[-last:]


def events(match: larceny.Match, kind: str, observer: str = "spectator") -> list[dict[str, Any]]:
    """All events of a kind, as an observer saw them, without their numbers."""
    found = [event for event in match.events(seat_of(observer)) if event["event"] == kind]
    return [{name: what for name, what in event.items() if name not in ("event", "number")} for event in found]


def scores(match: larceny.Match) -> tuple[int, ...]:
    """The scores of a match that is over."""
    assert match.outcome is not None
    return match.outcome.scores


# Reading what nobody sees, from the full position


def laid_under(match: larceny.Match) -> list[Counter[str]]:
    """The hands that lie under the draw pile, the one that comes up first before the others."""
    state = match.position()["state"]
    if state["used_up"]:
        return []
    ranks = sorted((rank, seat) for seat, rank in enumerate(state["laid_rank"]) if rank)
    hands = [still_laid(state, seat) for _, seat in ranks]
    return [hand for hand in hands if hand]


def still_laid(state: Mapping[str, Any], seat: int) -> Counter[str]:
    """The cards that a player laid aside and that nobody has drawn."""
    places = enumerate(state["laid"][seat])
    return Counter(CARDS[card] for i, card in places if card != NO_CARD and not state["taken"][seat] >> i & 1)


def discarded(match: larceny.Match) -> Counter[str]:
    """The discard pile in step 1 or 7: all cards that are nowhere else."""
    state = match.position()["state"]
    assert not any(text.startswith(("steal", "add", "done")) for seat in match.movers() for text in match.legal(seat))
    left = Counter(BOX)
    for cards in state["hand"]:
        left.subtract(CARDS[card] for card in cards if card != NO_CARD)
    for seat, jewels in enumerate(state["safe"]):
        left.subtract(dict(zip(JEWELS, jewels, strict=True)))
        if not state["open_safes"] >> seat & 1 and seat < match.game.players:
            left.subtract([CARDS[state["shown"][seat][0]]])
    if not state["used_up"]:
        left.subtract(dict(zip(CARDS, state["pile"], strict=True)))
    for hand in laid_under(match):
        left.subtract(hand)
    assert all(count >= 0 for count in left.values())
    return +left
