"""What an observer sees, in the game's words. Every function gets the redacted state and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

from larceny.engine.prose import Line, Table
from larceny.engine.record import HIDDEN, Row
from larceny.engine.seats import EVERYONE, members
from larceny.engine.sight import each, remembered
from larceny.games.dieven.cards import CARDS, MONEY, NAMES
from larceny.games.dieven.state import DEAL, DRAW, LOT, OVER, PICK, PLAY, PLAY_DRAWN, PUT, TAKE, State

Thing = TypeVar("Thing")
Piles: TypeAlias = list[list[Thing]]  # one for each player

PHASES = {
    LOT: "lot",
    DEAL: "deal",
    DRAW: "draw",
    PLAY: "play",
    PLAY_DRAWN: "play-drawn",
    TAKE: "take",
    PICK: "pick",
    PUT: "put",
    OVER: "over",
}
SECTIONS = {
    LOT: "2.3",
    DEAL: "2.1",
    DRAW: "3.1",
    PLAY: "4",
    PLAY_DRAWN: "4.3",
    TAKE: "4.3",
    PICK: "4.3",
    PUT: "4.3",
    OVER: "6.2",
}

CLAUSES = {  # behind each event; a card that is played has that of its kind
    "first": "2.3",
    "deal": "2.1",
    "draw": "3.1",
    **dict.fromkeys(("stash", "give"), "4.1"),
    "raid": "4.2",
    **dict.fromkeys(("play", "laid", "take", "pick", "put", "moved", "which"), "4.3"),
    **dict.fromkeys(("turned-up", "worth"), "5.1"),
    **dict.fromkeys(("caught", "spared"), "5.2"),
    "escape": "6.1",
    "scored": "6.2",
}

CARD_NAMES = [*NAMES]  # a list is read quicker than a tuple of so many different texts
NAME_OF = {HIDDEN: "hidden", **dict(enumerate(NAMES))}  # a card, as it stands in the redacted state

FACE_DOWN = [["hidden"] * count for count in range(CARDS + 1)]  # so many cards of others; not to be changed

PLAYED_BY = {name: f"stash {name}" if card < MONEY else f"play {name}" for card, name in enumerate(NAMES)}

STYLES = {  # how a terminal colours the cards
    "0": "#ffffff on #6b786e",
    "1": "#ffffff on #3f7d54",
    "2": "#ffffff on #2c8c4f",
    "3": "#10240f on #63c174",
    "ring": "#2a1c00 on #f2c14e",
    "horseshoe": "#2a1c00 on #d9a679",
    "police": "#ffffff on #2f6fd0",
    "double-police": "#ffffff on #1c47a8",
    "getaway": "#ffffff on #b23a48",
    "siren": "#ffffff on #c2571a",
    "clear": "#ffffff on #7a4fb5",
    "swap": "#ffffff on #9a3f86",
    "double-play": "#ffffff on #6a5d9e",
}


def view(seen: State) -> dict[str, Any]:
    """The observer's view, JSON-ready: cards by name, `hidden` where he may not look (§7, §8)."""
    phase, players = seen.phase, seen.players
    owners, seen_by = loot_order(seen), seen.loot_seen[: seen.loot_count]
    return {
        "phase": PHASES[phase],
        "turn": None if phase == LOT else seen.turn,
        "double_play_cards_due": 0 if phase == OVER else seen.doubles,  # §6.1 a double play stops
        "swap_with": seen.swap_with if phase in (PICK, PUT) else None,
        "pile_count": seen.pile_count,
        "discard": by_name(seen.discard),
        "police": police(seen),
        "getaway_cars": seen.getaway_cars,
        "hand_count": [*seen.hand_count[:players]],
        "hand": hands(seen),
        "drawn": [drawn(seen, seat) for seat in range(players)],
        "loot": loot(seen),
        "loot_face": by_owner(players, owners, faces(seen_by)),
        "loot_known_by": by_owner(players, owners, [seats_in(seats, players) for seats in seen_by]),
        "loot_order": [*owners],
    }


OWN = ("hand", "drawn")  # lists of which a seat's view has another part


def add_own(view: dict[str, Any], seen: State, seat: int) -> None:
    """Add to a spectator's view what this seat sees besides."""
    view["hand"][seat] = hand(seen, seat)
    view["drawn"][seat] = drawn(seen, seat)
    view["loot"] = loot(seen)


@remembered
def by_name(counts: Row) -> list[str]:
    """Cards of each kind, one by one."""
    return each(NAMES, counts)


def police(seen: State) -> list[str]:
    """The police cars on the table."""
    single, double = seen.police
    return ["police"] * single + ["double-police"] * double


def hands(seen: State) -> Piles[str]:
    """All hands, read at once."""
    counts = seen.hand_count
    return [_hand(cards, counts[seat]) for seat, cards in enumerate(seen.hand[: seen.players])]


def hand(seen: State, seat: int) -> list[str]:
    """A hand: its cards for its owner, as many times `hidden` for the others."""
    return _hand(seen.hand[seat], seen.hand_count[seat])


def _hand(cards: Row, count: int) -> list[str]:
    return FACE_DOWN[count] if cards[0] == HIDDEN else by_name(cards)


def drawn(seen: State, seat: int) -> str | None:
    """The card of a double play that waits to be played."""
    return NAME_OF[seen.drawn[seat]] if seen.phase == PLAY_DRAWN and seen.turn == seat else None


# Loot: something about each card, player by player


def loot(seen: State) -> Piles[str]:
    """Each player's loot, by name or as `hidden`."""
    piles: Piles[str] = [[] for _ in range(seen.players)]
    cards = seen.loot
    for place, owner in enumerate(loot_order(seen)):
        card = cards[place]
        piles[owner].append("hidden" if card == HIDDEN else CARD_NAMES[card])
    return piles


def loot_order(seen: State) -> Row:
    """In front of whom each card lies, in the order of arrival."""
    return seen.loot_owner[: seen.loot_count]


def faces(seen_by: Row) -> list[str]:
    """How cards lie that these sets of seats have seen."""
    return ["up" if seats == EVERYONE else "down" for seats in seen_by]


@remembered
def seats_in(seats: int, players: int) -> list[int]:
    """§8 The seats in a set: who has seen a card is public."""
    return [*members(seats, players)]


def by_owner(players: int, owners: Row, things: list[Thing]) -> Piles[Thing]:
    """Something about each card of the loot, player by player, in the order of arrival."""
    piles: Piles[Thing] = [[] for _ in range(players)]
    for place, owner in enumerate(owners):
        piles[owner].append(things[place])
    return piles


# In a terminal


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal."""
    at_work = {"seat": f"p{seen.turn + 1}", "other": f"p{seen.swap_with + 1}"}
    due = [] if seen.phase == OVER or not seen.doubles else [Line("table-doubles", facts={"count": seen.doubles})]
    common = (
        Line("table-turn", facts={"phase": PHASES[seen.phase], **at_work}),
        *due,
        Line("table-pile", facts={"count": seen.pile_count}),
        Line("table-police", tuple(police(seen)), {"value": seen.police[0] + 2 * seen.police[1]}),
        Line("table-getaways", facts={"count": seen.getaway_cars, "last": seen.getaways}),
        Line("table-discard", tuple(by_name(seen.discard)), {"count": sum(seen.discard)}),
    )
    return Table(common, tuple(_in_front_of(seen, seat, observer) for seat in range(seen.players)))


def _in_front_of(seen: State, seat: int, observer: int | None) -> tuple[Line, ...]:
    lie = by_owner(seen.players, loot_order(seen), faces(seen.loot_seen[: seen.loot_count]))
    cards = zip(loot(seen)[seat], lie[seat], strict=True)
    things = tuple(f"{card} down" if face == "down" and card != "hidden" else card for card, face in cards)
    lines = [Line("table-loot", things, {"count": len(things)}), *_known_to_others(seen, seat)]
    if seat == observer:
        lines.append(Line("table-hand", tuple(hand(seen, seat)), {"count": seen.hand_count[seat]}))
        waiting = drawn(seen, seat)
        if waiting:
            lines.append(Line("table-drawn", (waiting,)))
    else:
        lines.append(Line("table-hand-count", facts={"count": seen.hand_count[seat]}))
    return tuple(lines)


def _known_to_others(seen: State, seat: int) -> list[Line]:
    """§8 Who else has seen a face-down card of a player."""
    seen_by = by_owner(seen.players, loot_order(seen), [*seen.loot_seen[: seen.loot_count]])
    lines = []
    for place, seats in enumerate(seen_by[seat], start=1):
        others = ", ".join(f"p{other + 1}" for other in seats_in(seats, seen.players) if other != seat)
        if seats != EVERYONE and others:
            lines.append(Line("table-known", facts={"place": place, "seats": others}))
    return lines


def section(seen: State) -> str:
    """The clause at hand."""
    return SECTIONS[seen.phase]


def clause(event: Mapping[str, Any]) -> str:
    """The clause behind an event."""
    return "4.2" if event.get("action") in ("play police", "play double-police") else CLAUSES[event["event"]]


def playable(seen: State, seat: int) -> dict[str, str]:
    """Each different card that the seat holds, with a text that would play it: for asking why it can't be."""
    return {card: PLAYED_BY[card] for card in hand(seen, seat)}


def why_not(seen: State, seat: int, text: str) -> tuple[str, str, dict[str, str | int]]:
    """Why the seat, whose turn it is, may not do this: a reason, its section, and facts for the sentence."""
    verb, *words = text.split(" ")
    if verb in ("stash", "give", "play"):
        return _why_not_play(seen, seat, words)
    return _why_not_swap(seen, taking=verb == "take")


def _why_not_play(seen: State, seat: int, words: list[str]) -> tuple[str, str, dict[str, str | int]]:
    card = words[0]
    if seen.phase in (TAKE, PUT):
        return "swap-first", "§4.3", {}
    if seen.phase == PLAY_DRAWN and drawn(seen, seat) != card:
        return "play-the-drawn-card", "§4.3", {"card": str(drawn(seen, seat))}
    if seen.phase == PLAY and card not in hand(seen, seat):
        return "not-in-hand", "§3.2", {"card": card}
    if len(words) == 2 and words[1] == f"p{seat + 1}":
        return "give-to-another", "§4.1", {}
    if len(words) == 2 and words[1].startswith("p") and words[1] not in NAMES:
        return "no-such-player", "§4.1", {}
    return _why_not_clear(seen, words)


def _why_not_swap(seen: State, *, taking: bool) -> tuple[str, str, dict[str, str | int]]:
    if seen.phase == TAKE:
        return "no-such-loot" if taking else "take-first", "§4.3", {}
    if seen.phase == PUT:
        return "already-taken" if taking else "no-such-own-loot", "§4.3", {}
    return "no-swap", "§4.3", {}


def _why_not_clear(seen: State, words: list[str]) -> tuple[str, str, dict[str, str | int]]:
    if seen.clear == 0:
        return "clear-takes-all", "§4.3", {}
    return ("clear-which", "§4.3", {}) if len(words) == 1 else ("no-such-police", "§4.3", {})
