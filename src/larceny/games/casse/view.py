"""What an observer sees, in the game's words. Every function gets the redacted state and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larceny.engine.prose import Line, Table
from larceny.engine.record import HIDDEN
from larceny.engine.seats import CHANCE

from .actions import FACE_NAMES
from .board import (
    ART_NEEDED,
    CAMERAS,
    COLOUR_NAMES,
    DIAGONAL,
    DISCONNECTIONS,
    GENERATOR,
    MUSEUM,
    NAMES,
    NOWHERE,
    STRIDE,
    distance,
    opening_at,
)
from .drawing import FLOORS, detective_sign, picture, stops, way_begins
from .end import works_carried
from .museum import ROOMS, WORKS, write
from .pieces import detective_count, lies_face_up, locks_are_chosen, seat_of, stands
from .state import (
    A_PAWN,
    ART,
    CAMERA,
    ENTER,
    LOCKS,
    LONG,
    LOOK,
    MOVE,
    NONE,
    ON,
    OVER,
    PAWN,
    QUICK,
    ROLL,
    SENSOR,
    SHORT,
    TRY,
    TURN,
    WALK,
    State,
)
from .words import cameras, displayed, eyes, face_up, in_doubt, locks, possible, seats_of, way_by_name

PHASES = {
    LOCKS: "locks",
    ART: "art",
    CAMERA: "camera",
    PAWN: "pawn",
    ENTER: "enter",
    MOVE: "move",
    TRY: "try",
    ROLL: "roll",
    TURN: "turn",
    LOOK: "look",
    WALK: "walk",
    SENSOR: "sensor",
    OVER: "over",
}
SECTIONS = {
    LOCKS: "2.3",
    ART: "3.2",
    CAMERA: "3.3",
    PAWN: "3.4",
    ENTER: "4.1",
    MOVE: "4.2",
    TRY: "4.7",
    ROLL: "5.1",
    TURN: "5.1",
    LOOK: "5.1",
    WALK: "5.1",
    SENSOR: "5.4",
    OVER: "6.1",
}
RESULTS = ("caught", "escaped", "too-late")
POWER = ("on", "perhaps", "off")
VALUES = {"power_known": POWER, "result": RESULTS}  # of fields that random games do not show in full
DEDUCTIONS = ("possible",)  # what anybody can work out from the rest (§7); a table may not want it pointed out
BY_THIEF, BY_DETECTIVE = (ENTER, MOVE, SENSOR), (TURN, LOOK, WALK)

NAME_OF = {HIDDEN: "hidden", NOWHERE: None, **dict(enumerate(NAMES))}  # a square, as it stands in the redacted state
NUMBERS_OF = [[camera + 1 for camera in range(CAMERAS) if cameras >> camera & 1] for cameras in range(1 << CAMERAS)]

# The museum itself, as a client draws it: in the lines of a map, for every view has a copy of it.
PLAN = {
    "floor": MUSEUM.floor,
    "doorways": [f"{write(one)} {write(other)}" for one, other in MUSEUM.doorways],
    "openings": [f"{name} {write(at)} {side}" for name, (at, side) in MUSEUM.openings.items()],
    "generator": NAMES[GENERATOR],
}


STYLES = {name: FLOORS[room] for name, room in zip(COLOUR_NAMES, ROOMS, strict=False)}


def view(seen: State) -> dict[str, Any]:
    """The observer's view, JSON-ready: squares by name, `hidden` where he may not look (§7)."""
    count = detective_count(seen)
    pawns, since = seen.pawn[:count], seen.since
    works, frames = displayed(seen.floor)
    doubtful, doubtful_since = in_doubt(since)
    return {
        "phase": PHASES[seen.phase],
        "round": seen.round_number,
        "thief": seen.thief,
        "detectives": seats_of(seen.players, seen.thief, count),
        "turn": turn(seen),
        "detective": seen.detective,
        "placed": seen.pieces,
        "number": seen.number or None,
        "look": None if seen.look == NONE else FACE_NAMES[seen.look],
        "walked": bool(seen.walked),
        "looked": bool(seen.looked),
        "works": works,
        "frames": frames,
        "works_gone": seen.works_gone,
        "cameras": cameras(seen.camera, seen.lens, pawns),
        "pawns": [NAME_OF[square] for square in pawns],
        "eyes": eyes(pawns),
        "locks": locks(seen.locks),
        "face_up": face_up(seen.locks, seen.locks_seen_by),
        "disconnections": seen.disconnections,
        "thief_turns": seen.thief_turns,
        "spotted": bool(seen.spotted),
        "thief_square": NAME_OF[seen.thief_square],
        "sheet": sheet(seen),
        "possible": possible(seen.possible),
        "doubtful": doubtful,
        "doubtful_since": doubtful_since,
        "power_doubtful_since": since[CAMERAS] or None,
        "power_known": POWER[seen.power_known],
        "scores": [*seen.scores[: seen.players]],
        "result": None if seen.result == NONE else RESULTS[seen.result],
        "plan": PLAN,
    }


OWN = ()  # what a seat sees besides is put in the place of a whole part


def add_own(view: dict[str, Any], seen: State, seat: int) -> None:
    """Add to a spectator's view what this seat sees besides: the thief his sheet, the detectives chosen locks."""
    if seat == seen.thief:
        view["thief_square"] = NAME_OF[seen.thief_square]
        view["sheet"] = sheet(seen)
    elif locks_are_chosen(seen):
        view["locks"] = locks(seen.locks)


def teams(seen: State) -> list[list[int]]:
    """§5 The thief, and the detectives, who share all they learn."""
    return [[seen.thief], sorted(set(detectives(seen)))]


def sides(seen: State) -> list[list[int]]:
    """§2.1 In the long version each is the thief once, and wins or loses for himself."""
    return [] if seen.version == LONG else teams(seen)


def private_clocks(seen: State) -> list[int]:
    """§8 Of the thief's clock the others see only that he is thinking: else it would tell what he was asked."""
    return [seen.thief]


# Parts of the view


def detectives(seen: State) -> list[int]:
    """The seat of each detective."""
    return seats_of(seen.players, seen.thief, detective_count(seen))


def turn(seen: State) -> int | None:
    """The seat that is asked; None when chance is, or nobody."""
    if seen.phase in BY_THIEF:
        return seen.thief
    if seen.phase in BY_DETECTIVE:
        return seat_of(seen, seen.detective)
    if seen.phase > PAWN or seen.setup == QUICK:
        return None
    return seat_of(seen, seen.pieces if seen.phase == PAWN else seen.rotation % detective_count(seen))


def sheet(seen: State) -> dict[str, Any] | None:
    """The thief's sheet, for him, and for all when the game is over."""
    if seen.destroyed == HIDDEN:
        return None
    stopped, passed = way_by_name(stops(seen), way_begins(seen))
    return {
        "stops": stopped,
        "path": passed,
        "works": works_carried(seen),
        "destroyed": NUMBERS_OF[seen.destroyed],
        "power_off": bool(seen.power_off),
    }


# In a terminal


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal."""
    lines = [Line("table-turn", facts={"phase": PHASES[seen.phase], "seat": _who(seen)})]
    if seen.version == LONG:
        lines.append(Line("table-round", facts={"count": seen.round_number, "last": seen.players}))
    if seen.number:
        lines.append(Line("table-dice", (FACE_NAMES[seen.look],), {"value": seen.number}))
    lines += [
        Line("table-works", facts={"count": seen.works_gone, "last": WORKS}),
        Line("table-turns", facts={"count": seen.thief_turns, "last": seen.turn_limit}),
        Line("table-disconnections", facts={"count": seen.disconnections, "last": DISCONNECTIONS}),
        Line("table-cameras", facts={"list": _diagonals(seen)}),
        Line("table-locks", facts={"open": _locks(seen, "open"), "closed": _locks(seen, "closed")}),
    ]
    return Table(tuple(lines), tuple(_in_front_of(seen, seat) for seat in range(seen.players)), picture(seen))


def _who(seen: State) -> str:
    """Who is asked; of one who runs two detectives, with which of them he plays."""
    seat = f"p{(turn(seen) or 0) + 1}"
    return (
        f"{seat} ({detective_sign(seen, seen.detective)})" if seen.players == 2 and seen.phase in BY_DETECTIVE else seat
    )


def _diagonals(seen: State) -> str:
    """The numbers of the cameras that look diagonally: the D on the thief's sheet."""
    lenses = enumerate(zip(seen.camera, seen.lens, strict=True), start=1)
    return " ".join(f"{number}D" for number, (at, lens) in lenses if at != NOWHERE and lens == DIAGONAL) or "–"


def _locks(seen: State, kind: str) -> str:
    return " ".join(opening for opening, lock in locks(seen.locks).items() if lock == kind) or "–"


def _in_front_of(seen: State, seat: int) -> tuple[Line, ...]:
    lines = [Line("table-score", facts={"value": seen.scores[seat]})] if seen.version == LONG else []
    if seat != seen.thief:
        own = [detective for detective, other in enumerate(detectives(seen)) if other == seat]
        places = [NAME_OF[seen.pawn[one]] or "–" for one in own]
        if len(own) > 1:
            places = [f"{place} ({detective_sign(seen, one)})" for one, place in zip(own, places, strict=True)]
        return (*lines, Line("table-detective", facts={"squares": ", ".join(places)}))
    known = seen.thief_square not in (HIDDEN, NOWHERE)
    lines.append(Line("table-thief", facts={"square": NAMES[seen.thief_square] if known else "?"}))
    paper = sheet(seen)
    if paper is not None:
        crossed = " ".join(map(str, _crossed_off(seen))) or "–"
        facts = {"works": paper["works"], "crossed": crossed, "power": "off" if paper["power_off"] else "on"}
        lines.append(Line("table-sheet", facts=facts))
    return tuple(lines)


def _crossed_off(seen: State) -> list[int]:
    """The cameras that are crossed off on the sheet: those that have left the board, too, for they were destroyed."""
    gone = [number for number, square in enumerate(seen.camera, start=1) if square == NOWHERE and seen.phase > ENTER]
    return sorted({*NUMBERS_OF[seen.destroyed], *gone})


def section(seen: State) -> str:
    """The clause at hand."""
    return SECTIONS[seen.phase]


def playable(seen: State, seat: int) -> dict[str, str]:
    """Nobody holds anything in this game that could be played."""
    return {}


# Why not


Why = tuple[str, str, dict[str, str | int]]


def why_not(seen: State, seat: int, text: str) -> Why:
    """Why the seat, which may act, may not do this: a reason, its section, and facts for the sentence."""
    verb, *words = text.split(" ")
    if not _is_asked_for(seen, verb):
        return "not-now", "§8", {"phase": PHASES[seen.phase]}
    square = NAMES.index(words[0]) if words and words[0] in NAMES else NOWHERE
    if verb == "move":
        return _why_not_move(seen, square, tries=len(words) == 2)
    if verb == "walk":
        return _why_not_walk(seen, square)
    if verb == "look":
        return _why_not_look(seen, words)
    return _why_not_place(verb)


def _is_asked_for(seen: State, verb: str) -> bool:
    asked = {
        LOCKS: ("lock",),
        ART: ("art",),
        CAMERA: ("camera",),
        PAWN: ("pawn",),
        MOVE: ("move",),
        TURN: ("walk", "look"),
        LOOK: ("look",),
        WALK: ("walk",),
    }
    return verb in asked.get(seen.phase, ())


def _why_not_place(verb: str) -> Why:
    if verb == "lock":
        return "no-such-lock", "§2.3", {}
    if verb == "art":
        return "no-work-there", "§3.2", {}
    if verb == "camera":
        return "no-camera-there", "§3.3", {}
    return "no-pawn-there", "§3.4", {}


def _why_not_move(seen: State, square: int, *, tries: bool) -> Why:
    steps = distance(seen.thief_square, square)
    if steps > STRIDE:
        return "too-far", "§4.2", {"count": steps}
    if tries and lies_face_up(seen, opening_at(square)):
        return "lock-face-up", "§4.7", {}
    if tries and seen.version == SHORT and works_carried(seen) < ART_NEEDED:
        return "too-few-works", "§4.7", {"count": works_carried(seen)}
    if tries and seen.version == SHORT and seen.until_spotted == ON and not seen.spotted:
        return "not-seen-yet", "§2.2", {}
    return "must-move", "§4.2", {}


def _why_not_walk(seen: State, square: int) -> Why:
    steps = distance(seen.pawn[seen.detective], square)
    if steps > seen.number:
        return "rolled-less", "§5.1", {"count": steps, "value": seen.number}
    if stands(seen, square, A_PAWN):
        return "colleague-there", "§5.1", {}
    return "displayed-there", "§5.1", {}


def _why_not_look(seen: State, words: list[str]) -> Why:
    if FACE_NAMES[seen.look] == "eye" and words[0] == "camera":
        return "camera-has-left", "§5.2", {"value": int(words[1])}
    return "other-face", "§5.1", {"look": FACE_NAMES[seen.look]}


# Where the rules say so


CLAUSES = {  # of the rulebook, by the event
    "round": "2.1",
    "art": "3.2",
    "camera": "3.3",
    "pawn": "3.4",
    "enter": "4.1",
    "move": "4.2",
    "art-gone": "4.3",
    "no-power": "4.5",
    "spotted": "4.6",
    "lock": "4.7",
    "lock-chosen": "2.3",
    "lock-turned": "4.7",
    "roll": "5.1",
    "walk": "5.1",
    "stays": "5.1",
    "no-look": "5.1",
    "look": "5.2",
    "eyes-nothing": "5.2",
    "camera-gone": "5.2",
    "camera-sees": "5.2",
    "camera-blind": "5.2",
    "scan-nothing": "5.3",
    "answer": "5.4",
    "disconnect": "5.4",
    "colour": "5.4",
    "nobody-there": "5.6",
    "caught": "6.1",
    "escaped": "6.1",
    "too-late": "6.2",
    "laid-entry": "6.3",
    "laid-stop": "6.3",
    "laid-lock": "6.3",
    "scored": "2.1",
}
LOOK_CLAUSES = {"scan": "5.3", "sensor": "5.4"}


def clause(event: Mapping[str, Any]) -> str:
    """The clause behind an event."""
    name, by = event["event"], event.get("by")
    if name in ("art", "camera", "pawn") and by == CHANCE:
        return "3.5"
    if name == "lock" and by != CHANCE:
        return "2.3"
    if name == "move" and event["action"].endswith(" try"):
        return "4.7"
    if name == "look":
        return LOOK_CLAUSES.get(event["look"], CLAUSES[name])
    return CLAUSES[name]
