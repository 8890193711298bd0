"""What an observer sees, in the game's words. Every function gets the redacted state and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from larceny.engine.prose import Line, Table
from larceny.engine.record import HIDDEN
from larceny.engine.seats import holds
from larceny.games.master_thieves.box import DRAWERS, GRAIN_NAMES, LEVEL_NAMES, LEVELS, LONG, SIDE_NAMES, SIDES
from larceny.games.master_thieves.cards import (
    DIAMOND,
    FRONT_GEMS,
    GEM_NAMES,
    GEMS,
    NO_ROLE,
    ROLE_NAMES,
    ROLES,
    RUBY,
    SAPPHIRE,
)
from larceny.games.master_thieves.end import score
from larceny.games.master_thieves.round import cards_due
from larceny.games.master_thieves.state import (
    ALARM,
    DEAL,
    LONE_ALARM,
    LOOT,
    MOVE,
    OPEN,
    OPEN_MEMORY,
    OVER,
    PLACE,
    PUT,
    ROLE,
    ROTATE,
    SEARCH,
    SHARE,
    TAKE,
    TAKE_ONE,
    TURN,
    State,
)

PHASES = {
    DEAL: "deal",
    PUT: "put",
    ROLE: "role",
    OPEN: "open",
    TAKE: "take",
    TAKE_ONE: "take-one",
    SEARCH: "search",
    LOOT: "loot",
    PLACE: "place",
    ALARM: "alarm",
    LONE_ALARM: "lone-alarm",
    ROTATE: "rotate",
    TURN: "turn",
    MOVE: "move",
    SHARE: "share",
    OVER: "over",
}
SECTIONS = {
    DEAL: "2.2",
    PUT: "2.4",
    ROLE: "3.1",
    OPEN: "4.1",
    TAKE: "5.5",
    TAKE_ONE: "5.1",
    SEARCH: "5.6",
    LOOT: "5.6",
    PLACE: "5.4",
    ALARM: "5.3",
    LONE_ALARM: "4.4",
    ROTATE: "4.5",
    TURN: "4.5",
    MOVE: "4.5",
    SHARE: "5.2",
    OVER: "6.2",
}

WOOD = ("#ffffff on #6b4a2f", "#ffffff on #7d5a3a", "#ffffff on #5a3d26", "#ffffff on #8a6642")
STYLES = {  # how a terminal colours words
    "diamond": "#10242c on #d7eef5",
    "sapphire": "#ffffff on #1f4fb0",
    "ruby": "#ffffff on #b0203a",
    "alarm": "#2a1c00 on #f2c14e",
    "smuggler": "#ffffff on #8a3b1c",
    "jeweler": "#ffffff on #2c6f8c",
    "gemologist": "#ffffff on #3f7d54",
    "thief": "#ffffff on #3a3a44",
    "master-thief": "#ffffff on #7a1f4b",
    "detective": "#ffffff on #2f4fa0",
    **dict.fromkeys(("north", "east", "south", "west"), "bold default"),
    **{grain: WOOD[i % len(WOOD)] for i, grain in enumerate(GRAIN_NAMES)},
}


def view(seen: State) -> dict[str, Any]:
    """The observer's view, JSON-ready: drawers by their grain, `hidden` where he may not look (§7)."""
    seats = range(seen.players)
    return {
        "phase": PHASES[seen.phase],
        "round": seen.round_number,
        "turn": seen.turn if seen.phase not in (DEAL, ROLE, OVER) else None,
        "asked": seen.asked if seen.phase not in (DEAL, ROLE, OVER) else None,
        "role": [None if seen.role[seat] == NO_ROLE else ROLE_NAMES[seen.role[seat]] for seat in seats],
        "picked": [picked(seen, seat) for seat in seats],
        "hand_count": [hand_count(seen, seat) for seat in seats],
        "hand": [hand(seen, seat) for seat in seats],
        "number": [numbers(seen, seat) for seat in seats],
        "white": [{GEM_NAMES[gem]: seen.white[seat, gem] for gem in range(FRONT_GEMS)} for seat in seats],
        "black": [{GEM_NAMES[gem]: seen.black[seat, gem] for gem in range(GEMS)} for seat in seats],
        "red": {GEM_NAMES[gem]: seen.red[gem] for gem in range(GEMS)},
        "alarm_home": [bool(seen.alarm_home[seat]) for seat in seats],
        "points": [score(seen, seat) for seat in seats],
        "box": {name: _level(seen, level) for level, name in enumerate(LEVEL_NAMES)},
        "open": [opened(seen, drawer) for drawer in _in_order_of_place(seen) if holds(seen.opened, drawer)],
        "fell": {GEM_NAMES[gem]: seen.fell[gem] for gem in range(GEMS)},
        "fell_alarm": seen.fell_alarm - 1 if seen.fell_alarm else None,
        "to_put": seen.to_put,
        "placings": seen.placings,
        "no_share": [seat for seat in seats if holds(seen.dropped, seat)],
        "sharers": [seat for seat in seats if holds(seen.sharers, seat)],
        "known": [known(seen, drawer) for drawer in _in_order_of_place(seen)] if seen.memory == OPEN_MEMORY else None,
    }


def add_own(view: dict[str, Any], seen: State, seat: int) -> None:
    """Add to a spectator's view what this seat sees besides: cards, never the box."""
    view["picked"][seat] = picked(seen, seat)
    view["hand"] = [hand(seen, other) for other in range(seen.players)]
    view["number"] = [numbers(seen, other) for other in range(seen.players)]


# Cards


def numbers(seen: State, seat: int) -> dict[str, int | str | None]:
    """The numbers on a player's cards, by role."""
    return {name: number(seen, seat, role) for role, name in enumerate(ROLE_NAMES)}


def number(seen: State, seat: int, role: int) -> int | str | None:
    """The number on a card; None until it is dealt."""
    return "hidden" if seen.number[seat, role] == HIDDEN else seen.number[seat, role] or None


def hand_count(seen: State, seat: int) -> int:
    """How many cards he has not yet revealed."""
    return cards_due(seen) - (seen.role[seat] != NO_ROLE)


def hand(seen: State, seat: int) -> list[str]:
    """The roles that he has left, for who may see them."""
    if seen.hand[seat] == HIDDEN:
        return ["hidden"] * hand_count(seen, seat)
    return [ROLE_NAMES[role] for role in range(ROLES) if holds(seen.hand[seat], role)]


def picked(seen: State, seat: int) -> str | None:
    """What the observer has picked and not revealed; None for the others: nobody sees even whether they have."""
    return None if seen.pick[seat] in (HIDDEN, NO_ROLE) else ROLE_NAMES[seen.pick[seat]]


# The box


def _level(seen: State, level: int) -> dict[str, str]:
    return {name: GRAIN_NAMES[seen.slot[level, side]] for side, name in enumerate(SIDE_NAMES)}


def _in_order_of_place(seen: State) -> list[int]:
    return [seen.slot[level, side] for level in range(LEVELS) for side in range(SIDES)]


def place_of(seen: State, drawer: int) -> str:
    """Where a drawer sits, as notation has it."""
    place = _in_order_of_place(seen).index(drawer)
    return f"{LEVEL_NAMES[place // SIDES]} {SIDE_NAMES[place % SIDES]}"


def bin_of(seen: State, bin_: int) -> dict[str, Any]:
    """What lies in a front bin that may be seen."""
    owner = seen.alarm[bin_] - 1
    gems = {GEM_NAMES[DIAMOND]: seen.diamonds[bin_], GEM_NAMES[SAPPHIRE]: seen.sapphires[bin_]}
    return {**gems, "alarm": owner if owner >= 0 else None}


def opened(seen: State, drawer: int) -> dict[str, Any]:
    """§7 An open drawer: all see its upper bin, and, if it was pulled further, what is behind."""
    up = 2 * drawer + seen.up
    return {
        "grain": GRAIN_NAMES[drawer],
        "place": place_of(seen, drawer),
        "upper": bin_of(seen, up),
        "found": {GEM_NAMES[gem]: seen.found[gem] for gem in range(FRONT_GEMS)} if drawer == seen.drawer else None,
        "secret": secret(seen, up) if seen.pulled else None,
    }


def secret(seen: State, bin_: int) -> str:
    """What a pull has shown."""
    if not LONG[bin_ // 2]:
        return "none"
    return "ruby" if seen.ruby[bin_] else "empty"


def known(seen: State, drawer: int) -> dict[str, Any]:
    """With `memory=open`: all that could be known of a drawer."""
    up, down = 2 * drawer + seen.up, 2 * drawer + 1 - seen.up
    return {
        "grain": GRAIN_NAMES[drawer],
        "place": place_of(seen, drawer),
        "long": bool(LONG[drawer]),
        "upper": {**bin_of(seen, up), "ruby": seen.ruby[up]},
        "lower": {**bin_of(seen, down), "ruby": seen.ruby[down]},
    }


# In a terminal


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal: the box unfolded, a row per level."""
    common = (
        Line("table-turn", facts={"phase": PHASES[seen.phase], "seat": f"p{seen.asked + 1}", "count": seen.to_put}),
        Line("table-round", facts={"count": seen.round_number}),
        Line("table-sides", ("north", "east", "south", "west")),
        *(Line("table-level", _net_row(seen, level), {"level": LEVEL_NAMES[level]}) for level in range(LEVELS)),
        *_box_lines(seen),
        _pile("table-red", [seen.red[gem] for gem in range(GEMS)]),
    )
    return Table(common, tuple(_in_front_of(seen, seat, observer) for seat in range(seen.players)))


def _net_row(seen: State, level: int) -> tuple[str, ...]:
    drawers = [seen.slot[level, side] for side in range(SIDES)]
    return tuple(f"{GRAIN_NAMES[d]} open" if holds(seen.opened, d) else GRAIN_NAMES[d] for d in drawers)


def _pile(label: str, counts: Sequence[int], things: tuple[str, ...] = ()) -> Line:
    gems = tuple(GEM_NAMES[gem] for gem, count in enumerate(counts) for _ in range(count))
    return Line(label, (*things, *gems), {"count": len(gems)})


def _box_lines(seen: State) -> Iterator[Line]:
    for drawer in range(DRAWERS):
        if holds(seen.opened, drawer):
            yield _bin_line(seen, "table-open", 2 * drawer + seen.up)
    if any(seen.fell):
        yield _pile("table-fell", [*seen.fell])
    for drawer in _in_order_of_place(seen) if seen.memory == OPEN_MEMORY else ():
        for label, bin_ in (("table-up", 2 * drawer + seen.up), ("table-down", 2 * drawer + 1 - seen.up)):
            if seen.diamonds[bin_] or seen.sapphires[bin_] or seen.alarm[bin_] or seen.ruby[bin_]:
                yield _bin_line(seen, label, bin_)


def _bin_line(seen: State, label: str, bin_: int) -> Line:
    """A line for each place: the labels are `table-open`, `table-up` and `table-down`."""
    alarm = (f"alarm p{seen.alarm[bin_]}",) if seen.alarm[bin_] > 0 else ()
    rubies = max(seen.ruby[bin_], 0)
    return _pile(label, [seen.diamonds[bin_], seen.sapphires[bin_], rubies], (GRAIN_NAMES[bin_ // 2], *alarm))


def _in_front_of(seen: State, seat: int, observer: int | None) -> tuple[Line, ...]:
    white = {"diamonds": seen.white[seat, DIAMOND], "sapphires": seen.white[seat, SAPPHIRE]}
    black = {"diamonds": seen.black[seat, DIAMOND], "sapphires": seen.black[seat, SAPPHIRE]}
    home = "home" if seen.alarm_home[seat] else "away"
    lines = [
        Line("table-white", facts=white),
        Line("table-black", facts={**black, "rubies": seen.black[seat, RUBY], "points": score(seen, seat)}),
        Line("table-alarm", facts={"where": home}),
    ]
    if seen.role[seat] != NO_ROLE:
        lines.append(Line("table-role", (_card(seen, seat, seen.role[seat]),)))
    if seat != observer:
        return (*lines, Line("table-hand-count", facts={"count": hand_count(seen, seat)}))
    if choice := picked(seen, seat):
        lines.append(Line("table-picked", (choice,)))
    cards = tuple(_card(seen, seat, role) for role in range(ROLES) if holds(seen.hand[seat], role))
    return (*lines, Line("table-hand", cards, {"count": hand_count(seen, seat)}))


def _card(seen: State, seat: int, role: int) -> str:
    dealt = seen.number[seat, role]
    return f"{ROLE_NAMES[role]} {dealt}" if dealt > 0 else ROLE_NAMES[role]


def section(seen: State) -> str:
    """The clause at hand."""
    return SECTIONS[seen.phase]


def playable(seen: State, seat: int) -> dict[str, str]:
    """Each role that the seat holds, with a text that would play it: for asking why it can't be."""
    return {role: f"role {role}" for role in hand(seen, seat)}


# Why not


def why_not(seen: State, seat: int, text: str) -> tuple[str, str, dict[str, str | int]]:
    """Why the seat, which is asked, may not do this: a reason, its section, and facts for the sentence."""
    verb, _, thing = text.partition(" ")
    if seen.phase == ROLE:
        return ("no-such-role", "§3.1", {}) if verb == "role" else ("role-first", "§3.1", {})
    if seen.phase == PLACE:
        return _why_not_place(seen, verb, thing)
    if seen.phase == SHARE:
        return ("no-such-share", "§5.2", {}) if verb == "share" else ("share-first", "§5.2", {})
    if seen.phase in (PUT, OPEN):
        return ("put-first", "§2.4", {}) if seen.phase == PUT else ("open-first", "§4.1", {})
    if seen.phase in (ROTATE, TURN, MOVE):
        return _why_not_move(seen)
    if seen.phase in (ALARM, LONE_ALARM):
        return ("alarm-first", "§5.3", {}) if seen.phase == ALARM else ("lone-alarm-first", "§4.4", {})
    return _why_not_take(seen, verb)


def _why_not_place(seen: State, verb: str, thing: str) -> tuple[str, str, dict[str, str | int]]:
    if verb != "place":
        return "place-first", "§5.4", {}
    return ("must-place", "§5.4", {}) if thing == "nothing" else ("no-such-imitation", "§6.3", {})


def _why_not_move(seen: State) -> tuple[str, str, dict[str, str | int]]:
    if seen.phase == MOVE:
        return "move-first", "§4.5", {}
    return ("rotate-first", "§4.5", {}) if seen.phase == ROTATE else ("turn-first", "§4.5", {})


def _why_not_take(seen: State, verb: str) -> tuple[str, str, dict[str, str | int]]:
    if seen.phase == TAKE_ONE:
        return ("one-gem", "§5.1", {}) if verb == "take" else ("take-one-first", "§5.1", {})
    if seen.phase == SEARCH:
        return "search-first", "§5.6", {}
    return ("loot-first", "§5.6", {}) if seen.phase == LOOT else ("take-first", "§5.5", {})


# §7 What a log still tells

OF_DRAWERS = frozenset(  # what follows at the box: with `memory=strict` it is told only while the drawer is open
    (
        *("found", "fell", "nothing-there", "found-alarm", "fell-alarm", "to-owner", "took-all", "smuggled", "placed"),
        *("brought-back", "no-compartment", "no-ruby", "ruby-found", "ruby-fell"),
    )
)
OF_CARDS = frozenset(("revealed", "last-card", "no-share", "got", "got-all"))  # … and while the round lasts
MOVEMENTS = frozenset(("rotate", "no-rotate", "turn", "no-turn", "keep"))


def recall(options: Mapping[str, str | int], events: Sequence[Mapping[str, Any]], observer: int | None) -> list[Any]:
    """§7 With `memory=strict` earlier lines say `hidden` for places, gems and movements, and for roles of others."""
    if options["memory"] != "strict":
        return list(events)
    names = [event["event"] for event in events]
    closed = len(names) - 1 - names[::-1].index("closed") if "closed" in names else -1
    begun = len(names) - 1 - names[::-1].index("round") if "round" in names else -1
    told = (_faded(event, i < closed, i < begun, observer) for i, event in enumerate(events))
    return [event for event in told if event is not None]


def _faded(event: Mapping[str, Any], closed: bool, over: bool, observer: int | None) -> Mapping[str, Any] | None:
    """An event as it is still told: whole, with less in it, or not at all."""
    name = event["event"]
    if (closed and name in OF_DRAWERS) or (over and name in OF_CARDS):
        return None
    if closed and (name in ("put", "open", "place") or (name == "take" and "gem" in event)):
        return _masked(event, name)
    if closed and name in MOVEMENTS:
        return _masked(event, "box")
    if over and name == "turn-of":
        return {"number": event["number"], "event": "once-turn", "seat": event["seat"]}
    return _masked(event, "role") if over and name == "role" and event["by"] != observer else event


def _masked(event: Mapping[str, Any], verb: str) -> Mapping[str, Any]:
    return {"number": event["number"], "event": f"once-{verb}", "by": event["by"], "action": f"{verb} hidden"}
