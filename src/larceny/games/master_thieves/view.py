"""What an observer sees, in the game's words. Every function gets the redacted state and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from larceny.engine.prose import Line, Table
from larceny.engine.record import HIDDEN, Row
from larceny.engine.seats import holds, members
from larceny.engine.sight import remembered
from larceny.games.master_thieves.box import (
    DRAWERS,
    GRAIN_NAMES,
    LEVEL_NAMES,
    LEVELS,
    LONG,
    NO_DRAWER,
    SIDE_NAMES,
    SIDES,
    upper,
)
from larceny.games.master_thieves.cards import (
    DIAMOND,
    EN,
    GEM_NAMES,
    GEMOLOGIST,
    GEMS,
    JEWELER,
    MASTER_THIEF,
    NO_ROLE,
    NUMBERS,
    ROLE_NAMES,
    ROLES,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
)
from larceny.games.master_thieves.drawer import gems_in
from larceny.games.master_thieves.end import points, score
from larceny.games.master_thieves.fading import recall as recall
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
    ALARM: "5.3",
    LONE_ALARM: "4.4",
    ROTATE: "4.5",
    TURN: "4.5",
    MOVE: "4.5",
    SHARE: "5.2",
    OVER: "6.2",
}
PLACING = {SMUGGLER: "5.1", JEWELER: "5.3", GEMOLOGIST: "5.4", MASTER_THIEF: "5.6"}

# Behind each event, which does not say whether it is of set-up nor by which role: what a role makes of a drawer is said
# of all roles in 4.4, what opening and moving are in 4.1 and 1.3.
CLAUSES = {
    "number": "2.2",
    **dict.fromkeys(("places", "put", "once-put", "lay-there", "was-empty"), "2.4"),
    **dict.fromkeys(("round", "role", "once-role", "last-card"), "3.1"),
    "revealed": "3.2",
    "turn-of": "3.3",
    "passed": "3.4",
    **dict.fromkeys(("open", "once-open", "found", "nothing-there", "fell"), "4.1"),
    **dict.fromkeys(("fell-alarm", "to-owner"), "4.3"),
    **dict.fromkeys(("place", "placed", "take", "leave"), "4.4"),
    **dict.fromkeys(("found-alarm", "brought-back", "alarm-back", "alarm-stay"), "4.4"),
    **dict.fromkeys(("rotate", "no-rotate", "turn", "no-turn", "once-box"), "1.3"),
    **dict.fromkeys(("keep", "closed"), "4.5"),
    **dict.fromkeys(("smuggled", "outnumbered"), "5.1"),
    **dict.fromkeys(("share", "got", "got-all", "no-share"), "5.2"),
    **dict.fromkeys(("alarm", "no-alarm"), "5.3"),
    "took-all": "5.5",
    **dict.fromkeys(("pull", "no-compartment", "no-ruby", "ruby-found", "ruby-fell"), "5.6"),
    "scored": "6.2",
}

NOBODYS_TURN = (DEAL, ROLE, OVER)

# By number: the role in play, the number on a card as it stands in the redacted state, the roles of a hand.
ROLE_OF = {NO_ROLE: None, **dict(enumerate(ROLE_NAMES))}
NUMBER_OF = {HIDDEN: "hidden", 0: None, **{number: number for number in range(1, NUMBERS + 1)}}
HANDS = [[ROLE_NAMES[role] for role in members(roles, ROLES)] for roles in range(1 << ROLES)]
PLACES = [f"{level} {side}" for level in LEVEL_NAMES for side in SIDE_NAMES]
PUT_INTO = {place: f"put {place}" for place in PLACES}
OPENED_BY = {place: f"open {place}" for place in PLACES}

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
    players, phase = seen.players, seen.phase
    seats, roles = range(players), seen.role[:players]
    white, black, all_points = pillows(tuple(seen.white[:players]), tuple(seen.black[:players]))
    cards = cards_due(seen)
    return {
        "phase": PHASES[phase],
        "round": seen.round_number,
        "turn": (seen.asked if phase == SHARE else seen.turn) if phase not in NOBODYS_TURN else None,
        "asked": seen.asked if phase not in NOBODYS_TURN else None,
        "role": [ROLE_OF[role] for role in roles],
        "picked": [picked(seen, seat) for seat in seats],
        "hand_count": [cards - (role != NO_ROLE) for role in roles],
        "hand": [hand(seen, seat, cards) for seat in seats],
        "number": all_numbers(tuple(seen.number[:players])),
        "white": white,
        "black": black,
        "red": pile(*seen.red),
        "alarm_home": [bool(home) for home in seen.alarm_home[:players]],
        "points": all_points,
        "box": box(*seen.slot[:]),
        "open": all_opened(seen) if seen.opened else [],
        "drawer": GRAIN_NAMES[seen.drawer] if seen.drawer != NO_DRAWER else None,
        "fell": pile(*seen.fell),
        "fell_alarm": seen.fell_alarm - 1 if seen.fell_alarm else None,
        "to_put": seen.to_put,
        "placed": seen.placed,
        "placings": seen.placings,
        "no_share": seats_in(seen.dropped, players),
        "sharers": seats_in(seen.sharers, players),
        "known": all_known(seen) if is_known(seen) else None,
    }


OWN = ("picked", "hand", "number")  # lists of which a seat's view has another part


def add_own(view: dict[str, Any], seen: State, seat: int) -> None:
    """Add to a spectator's view what this seat sees besides: cards, never the box."""
    view["picked"][seat] = picked(seen, seat)
    view["hand"][seat] = hand(seen, seat, cards_due(seen))
    passes = max(seen.round_number - 1, 0) // ROLES
    for other in range(seat, seat + min(passes + 1, seen.players)):  # §3.4 those who have the cards that he passed on
        holder = other % seen.players
        view["number"][holder] = numbers(seen.number[holder])


@remembered
def seats_in(seats: int, players: int) -> list[int]:
    """The seats in a set."""
    return [*members(seats, players)]


# Cards


@remembered
def numbers(cards: Row) -> dict[str, int | str | None]:
    """The numbers on a player's cards, by role; None until they are dealt."""
    smuggler, jeweler, gemologist, thief, master_thief, detective = cards
    return {
        "smuggler": NUMBER_OF[smuggler],
        "jeweler": NUMBER_OF[jeweler],
        "gemologist": NUMBER_OF[gemologist],
        "thief": NUMBER_OF[thief],
        "master-thief": NUMBER_OF[master_thief],
        "detective": NUMBER_OF[detective],
    }


@remembered
def all_numbers(cards: tuple[Row, ...]) -> list[dict[str, int | str | None]]:
    """Each player's."""
    return [numbers(own) for own in cards]


def hand_count(seen: State, seat: int) -> int:
    """How many cards he has not yet revealed."""
    return cards_due(seen) - (seen.role[seat] != NO_ROLE)


def hand(seen: State, seat: int, cards: int) -> list[str]:
    """The roles that he has left, for who may see them: of so many cards, with the one that he has revealed."""
    roles = seen.hand[seat]
    return ["hidden"] * (cards - (seen.role[seat] != NO_ROLE)) if roles == HIDDEN else HANDS[roles]


def has_chosen(seen: State, seat: int) -> bool:
    """Whether the observer's own pick is made, and waits for those of the others."""
    return seen.phase == ROLE and seen.pick[seat] != NO_ROLE


def picked(seen: State, seat: int) -> str | None:
    """What the observer has picked and not revealed; None for the others: of them a view tells nothing."""
    role = seen.pick[seat]
    return None if role == HIDDEN else ROLE_OF[role]


# Gems


@remembered
def pair(diamonds: int, sapphires: int) -> dict[str, int]:
    """Gems of a front compartment, or imitations."""
    return {"diamond": diamonds, "sapphire": sapphires}


@remembered
def pile(diamonds: int, sapphires: int, rubies: int) -> dict[str, int]:
    """Gems on a pillow, or what fell."""
    return {"diamond": diamonds, "sapphire": sapphires, "ruby": rubies}


@remembered
def pillows(white: tuple[Row, ...], black: tuple[Row, ...]) -> tuple[list[Any], list[Any], list[int]]:
    """The imitations and gems on each player's pillows, and the points that they count."""
    counted = [points(*gems, *imitations) for gems, imitations in zip(black, white, strict=True)]
    return [pair(*imitations) for imitations in white], [pile(*gems) for gems in black], counted


# The box


@remembered
def box(*levels: Row) -> dict[str, dict[str, str]]:
    """The drawer at each height and side."""
    return {
        name: {side: GRAIN_NAMES[drawer] for side, drawer in zip(SIDE_NAMES, drawers, strict=True)}
        for name, drawers in zip(LEVEL_NAMES, levels, strict=True)
    }


def in_order_of_place(seen: State) -> list[int]:
    """The drawers from top to bottom, each level from north to west."""
    top, middle, bottom = seen.slot[:]
    return [*top, *middle, *bottom]


def bin_of(seen: State, bin_: int) -> dict[str, Any]:
    """What lies in a front bin that may be seen."""
    owner = seen.alarm[bin_] - 1
    return {**pair(seen.diamonds[bin_], seen.sapphires[bin_]), "alarm": owner if owner >= 0 else None}


def all_opened(seen: State) -> list[dict[str, Any]]:
    """The drawers that count as open."""
    in_order = zip(PLACES, in_order_of_place(seen), strict=True)
    return [opened(seen, drawer, place) for place, drawer in in_order if seen.opened >> drawer & 1]


def opened(seen: State, drawer: int, place: str) -> dict[str, Any]:
    """§7 An open drawer: all see its upper bin, and, if it was pulled further, what is behind."""
    up = 2 * drawer + seen.up
    return {
        "grain": GRAIN_NAMES[drawer],
        "place": place,
        "upper": bin_of(seen, up),
        "found": pair(*seen.found[drawer]),
        "secret": secret(seen, up) if seen.pulled else None,
    }


def secret(seen: State, bin_: int) -> str:
    """What a pull has shown."""
    if not LONG[bin_ // 2]:
        return "none"
    return "ruby" if seen.ruby[bin_] else "empty"


def is_known(seen: State) -> bool:
    """Whether all drawers may be looked up: with `memory=open`, or where nothing is hidden any more."""
    return seen.memory == OPEN_MEMORY or HIDDEN not in seen.diamonds


def all_known(seen: State) -> list[dict[str, Any]]:
    """All that could be known of each drawer."""
    return [known(seen, drawer, place) for place, drawer in zip(PLACES, in_order_of_place(seen), strict=True)]


def known(seen: State, drawer: int, place: str) -> dict[str, Any]:
    """With `memory=open`: all that could be known of a drawer."""
    up, down = 2 * drawer + seen.up, 2 * drawer + 1 - seen.up
    return {
        "grain": GRAIN_NAMES[drawer],
        "place": place,
        "long": bool(LONG[drawer]),
        "upper": {**bin_of(seen, up), "ruby": seen.ruby[up]},
        "lower": {**bin_of(seen, down), "ruby": seen.ruby[down]},
    }


# In a terminal


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal: the box unfolded, a row per level."""
    placing = "must" if seen.must_place else "may"
    now = {"phase": PHASES[seen.phase], "seat": f"p{seen.asked + 1}", "count": seen.to_put, "placing": placing}
    common = (
        Line("table-turn", facts=now),
        Line("table-round", facts={"count": seen.round_number}),
        Line("table-sides", ("north closed", "east closed", "south closed", "west closed")),
        *[Line("table-level", _net_row(seen, level), {"level": LEVEL_NAMES[level]}) for level in range(LEVELS)],
        *_box_lines(seen),
        _pile("table-red", [seen.red[gem] for gem in range(GEMS)]),
    )
    return Table(common, tuple(_in_front_of(seen, seat, observer) for seat in range(seen.players)))


def _net_row(seen: State, level: int) -> tuple[str, ...]:
    drawers = [seen.slot[level, side] for side in range(SIDES)]
    return tuple(f"{GRAIN_NAMES[d]} open" if holds(seen.opened, d) else f"{GRAIN_NAMES[d]} closed" for d in drawers)


def _pile(label: str, counts: Sequence[int], things: tuple[str, ...] = ()) -> Line:
    gems = tuple(GEM_NAMES[gem] for gem, count in enumerate(counts) for _ in range(count))
    return Line(label, (*things, *gems), {"count": len(gems)})


def _box_lines(seen: State) -> Iterator[Line]:
    for drawer in range(DRAWERS):
        if holds(seen.opened, drawer):
            yield _bin_line(seen, "table-open", 2 * drawer + seen.up)
    if any(seen.fell):
        yield _pile("table-fell", [*seen.fell])
    for drawer in in_order_of_place(seen) if seen.memory == OPEN_MEMORY else ():
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
    if seen.phase == PLACE:
        return PLACING[seen.role[seen.turn]]
    return "2.4" if seen.phase in (ROTATE, TURN) and seen.round_number == 0 else SECTIONS[seen.phase]


def clause(event: Mapping[str, Any]) -> str:
    """The clause behind an event; only a smuggler takes a single gem."""
    return "5.1" if event["event"] == "take" and "gem" in event else CLAUSES[event["event"]]


def playable(seen: State, seat: int) -> dict[str, str]:
    """Each role that the seat holds and each drawer, with a text that would play it: for asking why it can't be."""
    roles = {role: f"role {role}" for role in hand(seen, seat, cards_due(seen))}
    return {**roles, **(PUT_INTO if seen.phase == PUT else OPENED_BY)}


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
    by_role = f"§{section(seen)}"
    if verb != "place":
        return "place-first", by_role, {}
    return ("must-place", by_role, {}) if thing == "nothing" else ("no-such-imitation", "§6.3", {})


def _why_not_move(seen: State) -> tuple[str, str, dict[str, str | int]]:
    if seen.phase == MOVE:
        return "move-first", "§4.5", {}
    by_time = f"§{section(seen)}"
    return ("rotate-first", by_time, {}) if seen.phase == ROTATE else ("turn-first", by_time, {})


def _why_not_take(seen: State, verb: str) -> tuple[str, str, dict[str, str | int]]:
    if seen.phase == TAKE_ONE:
        return ("one-gem", "§5.1", {}) if verb == "take" else ("take-one-first", "§5.1", {})
    if seen.phase == SEARCH:
        leaves = seen.edition == EN and gems_in(seen, upper(seen, seen.drawer)) > 0
        return ("search-or-leave-first" if leaves else "search-first"), "§5.6", {}
    return ("loot-first", "§5.6", {}) if seen.phase == LOOT else ("take-first", "§5.5", {})
