"""What an observer sees, in the game's words. Every function gets the redacted state and nothing else."""

from __future__ import annotations

from typing import Any

from larceny.engine.prose import Line, Table
from larceny.engine.record import HIDDEN
from larceny.engine.seats import EVERYONE, holds
from larceny.games.dieven.cards import KINDS, NAMES, POLICE
from larceny.games.dieven.state import DEAL, DRAW, LOT, OVER, PICK, PLAY, PLAY_DRAWN, PUT, TAKE, State

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
    seats = range(seen.players)
    return {
        "phase": PHASES[seen.phase],
        "turn": None if seen.phase == LOT else seen.turn,
        "double_play_cards_due": seen.doubles,
        "swap_with": seen.swap_with if seen.phase in (PICK, PUT) else None,
        "pile_count": seen.pile_count,
        "discard": names([*seen.discard]),
        "police": police(seen),
        "getaway_cars": seen.getaway_cars,
        "hand_count": [seen.hand_count[seat] for seat in seats],
        "hand": [hand(seen, seat) for seat in seats],
        "drawn": [drawn(seen, seat) for seat in seats],
        "loot": [[card for card, _ in loot(seen, seat)] for seat in seats],
        "loot_face": [[face for _, face in loot(seen, seat)] for seat in seats],
        "loot_known_by": [[known_by(seen, i) for i in cards_of(seen, seat)] for seat in seats],
        "loot_order": [seen.loot_owner[i] for i in range(seen.loot_count)],
    }


def names(counts: list[int]) -> list[str]:
    """Cards counted by kind, as names."""
    return [NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def police(seen: State) -> list[str]:
    """The police cars on the table."""
    return [NAMES[POLICE + i] for i in range(2) for _ in range(seen.police[i])]


def hand(seen: State, seat: int) -> list[str]:
    """A hand: its cards for its owner, as many times `hidden` for the others."""
    if seen.hand[seat, 0] == HIDDEN:
        return ["hidden"] * seen.hand_count[seat]
    return names([seen.hand[seat, kind] for kind in range(KINDS)])


def drawn(seen: State, seat: int) -> str | None:
    """The card of a double play that waits to be played."""
    if seen.phase != PLAY_DRAWN or seen.turn != seat:
        return None
    return "hidden" if seen.drawn[seat] == HIDDEN else NAMES[seen.drawn[seat]]


def loot(seen: State, seat: int) -> list[tuple[str, str]]:
    """A player's loot in the order of arrival: name or `hidden`, and face."""
    cards = []
    for i in cards_of(seen, seat):
        name = "hidden" if seen.loot[i] == HIDDEN else NAMES[seen.loot[i]]
        cards.append((name, "up" if seen.loot_seen[i] == EVERYONE else "down"))
    return cards


def cards_of(seen: State, seat: int) -> list[int]:
    """The places of a player's loot, in the order of arrival."""
    return [i for i in range(seen.loot_count) if seen.loot_owner[i] == seat]


def known_by(seen: State, i: int) -> list[int]:
    """§8 Who has seen which card is public."""
    return [other for other in range(seen.players) if holds(seen.loot_seen[i], other)]


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal."""
    common = (
        Line("table-turn", facts={"phase": PHASES[seen.phase], "seat": f"p{seen.turn + 1}"}),
        Line("table-pile", facts={"count": seen.pile_count}),
        Line("table-police", tuple(police(seen)), {"value": seen.police[0] + 2 * seen.police[1]}),
        Line("table-getaways", facts={"count": seen.getaway_cars, "last": seen.getaways}),
        Line("table-discard", tuple(names([*seen.discard])), {"count": sum(seen.discard)}),
    )
    return Table(common, tuple(_in_front_of(seen, seat, observer) for seat in range(seen.players)))


def _in_front_of(seen: State, seat: int, observer: int | None) -> tuple[Line, ...]:
    cards = loot(seen, seat)
    things = tuple(f"{card} down" if face == "down" and card != "hidden" else card for card, face in cards)
    lines = [Line("table-loot", things, {"count": len(cards)})]
    if seat == observer:
        lines.append(Line("table-hand", tuple(hand(seen, seat)), {"count": seen.hand_count[seat]}))
        waiting = drawn(seen, seat)
        if waiting:
            lines.append(Line("table-drawn", (waiting,)))
    else:
        lines.append(Line("table-hand-count", facts={"count": seen.hand_count[seat]}))
    return tuple(lines)


def section(seen: State) -> str:
    """The clause at hand."""
    return SECTIONS[seen.phase]


def playable(seen: State, seat: int) -> dict[str, str]:
    """Each different card that the seat holds, with a text that would play it: for asking why it can't be."""
    cards = dict.fromkeys(hand(seen, seat))
    money = {name: f"stash {name}" for name in NAMES[:6]}
    return {card: money.get(card, f"play {card}") for card in cards}


def why_not(seen: State, seat: int, text: str) -> tuple[str, str, dict[str, str | int]]:
    """Why the seat, whose turn it is, may not do this: a reason, its section, and facts for the sentence."""
    verb, *words = text.split(" ")
    if verb in ("stash", "give", "play"):
        return _why_not_play(seen, seat, words)
    if verb == "take":
        return ("no-such-loot", "§4.3", {}) if seen.phase == TAKE else ("no-swap", "§4.3", {})
    return ("no-such-own-loot", "§4.3", {}) if seen.phase == PUT else ("no-swap", "§4.3", {})


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


def _why_not_clear(seen: State, words: list[str]) -> tuple[str, str, dict[str, str | int]]:
    if seen.clear == 0:
        return "clear-takes-all", "§4.3", {}
    return ("clear-which", "§4.3", {}) if len(words) == 1 else ("no-such-police", "§4.3", {})
