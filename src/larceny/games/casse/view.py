"""What an observer sees, in the game's words. Every function gets the redacted state and nothing else."""

from __future__ import annotations

from typing import Any

from larceny.engine.prose import Line, Table
from larceny.engine.record import HIDDEN
from larceny.engine.seats import EVERYONE
from larceny.games.casse.actions import FACE_NAMES, LENS_NAMES, LOCK_NAMES
from larceny.games.casse.board import (
    ART_NEEDED,
    CAMERAS,
    COLOUR_NAMES,
    DISCONNECTIONS,
    NAMES,
    NOWHERE,
    SQUARES,
    STRIDE,
    distance,
    opening_at,
)
from larceny.games.casse.drawing import FLOORS, picture, stops
from larceny.games.casse.end import works_carried
from larceny.games.casse.museum import OPENING_NAMES, ROOMS, WORKS
from larceny.games.casse.pieces import detective_count, lies_face_up, seat_of, stands
from larceny.games.casse.state import (
    A_PAWN,
    A_WORK,
    ART,
    CAMERA,
    ENTER,
    LOCKS,
    LONG,
    LOOK,
    MOVE,
    NONE,
    ON,
    OPEN,
    OVER,
    PAWN,
    QUICK,
    ROLL,
    SENSOR,
    SHORT,
    TRY,
    TURN,
    UNTURNED,
    WALK,
    State,
)
from larceny.games.casse.trace import may_be_at, may_be_destroyed

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
BY_THIEF = (ENTER, MOVE, SENSOR)

STYLES = {name: FLOORS[room] for name, room in zip(COLOUR_NAMES, ROOMS, strict=False)}


def view(seen: State) -> dict[str, Any]:
    """The observer's view, JSON-ready: squares by name, `hidden` where he may not look (§7)."""
    return {
        "phase": PHASES[seen.phase],
        "round": seen.round_number,
        "thief": seen.thief,
        "detectives": detectives(seen),
        "turn": turn(seen),
        "detective": seen.detective,
        "number": seen.number or None,
        "look": None if seen.look == NONE else FACE_NAMES[seen.look],
        "walked": bool(seen.walked),
        "looked": bool(seen.looked),
        "works": [NAMES[square] for square in works(seen)],
        "works_gone": seen.works_gone,
        "cameras": cameras(seen),
        "pawns": [name(square) for square in [*seen.pawn][: detective_count(seen)]],
        "locks": {opening: lock(seen, i) for i, opening in enumerate(OPENING_NAMES)},
        "face_up": [opening for i, opening in enumerate(OPENING_NAMES) if lies_face_up(seen, i)],
        "disconnections": seen.disconnections,
        "thief_turns": seen.thief_turns,
        "spotted": bool(seen.spotted),
        "thief_square": "hidden" if seen.thief_square == HIDDEN else name(seen.thief_square),
        "sheet": sheet(seen),
        "possible": [NAMES[square] for square in range(SQUARES) if may_be_at(seen, square)],
        "doubtful": [camera + 1 for camera in range(CAMERAS) if may_be_destroyed(seen, camera)],
        "power_known": POWER[seen.power_known],
        "scores": [seen.scores[seat] for seat in range(seen.players)],
        "result": None if seen.result == NONE else RESULTS[seen.result],
    }


def teams(seen: State) -> list[list[int]]:
    """§5 The thief, and the detectives, who share all they learn."""
    return [[seen.thief], sorted(set(detectives(seen)))]


# Parts of the view


def name(square: int) -> str | None:
    """A square in notation; None if it is nowhere."""
    return None if square == NOWHERE else NAMES[square]


def detectives(seen: State) -> list[int]:
    """The seat of each detective."""
    return [seat_of(seen, detective) for detective in range(detective_count(seen))]


def turn(seen: State) -> int | None:
    """The seat that is asked; None when chance is, or nobody."""
    if seen.phase in BY_THIEF:
        return seen.thief
    if seen.phase in (TURN, LOOK, WALK):
        return seat_of(seen, seen.detective)
    if seen.phase > PAWN or seen.setup == QUICK:
        return None
    return seat_of(seen, seen.pieces if seen.phase == PAWN else seen.rotation % detective_count(seen))


def works(seen: State) -> list[int]:
    """The squares where a work is displayed."""
    return [square for square in range(SQUARES) if stands(seen, square, A_WORK)]


def cameras(seen: State) -> list[dict[str, Any]]:
    """§4.4 The cameras on the board; a destroyed one looks like any other."""
    return [
        {"number": camera + 1, "square": NAMES[seen.camera[camera]], "lens": LENS_NAMES[seen.lens[camera]]}
        for camera in range(CAMERAS)
        if seen.camera[camera] != NOWHERE
    ]


def lock(seen: State, opening: int) -> str:
    """A lock: open or closed for who knows it."""
    if seen.locks[opening] == HIDDEN:
        return "hidden"
    return "unturned" if seen.locks[opening] == UNTURNED else LOCK_NAMES[seen.locks[opening] - OPEN]


def sheet(seen: State) -> dict[str, Any] | None:
    """The thief's sheet, for him, and for all when the round is over."""
    if seen.sheet_seen_by != EVERYONE and seen.destroyed == HIDDEN:
        return None
    return {
        "stops": [NAMES[square] for square in stops(seen)],
        "works": works_carried(seen),
        "destroyed": [camera + 1 for camera in range(CAMERAS) if seen.destroyed >> camera & 1],
        "power_off": bool(seen.power_off),
    }


# In a terminal


def table(seen: State, observer: int | None) -> Table:
    """The table as it is drawn in a terminal."""
    seat = turn(seen)
    lines = [Line("table-turn", facts={"phase": PHASES[seen.phase], "seat": f"p{(seat or 0) + 1}"})]
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


def _diagonals(seen: State) -> str:
    """The numbers of the cameras that look diagonally: the D on the thief's sheet."""
    numbers = [f"{camera['number']}D" for camera in cameras(seen) if camera["lens"] == "diagonal"]
    return " ".join(numbers) or "–"


def _locks(seen: State, kind: str) -> str:
    found = [opening for i, opening in enumerate(OPENING_NAMES) if lock(seen, i) == kind]
    return " ".join(found) or "–"


def _in_front_of(seen: State, seat: int) -> tuple[Line, ...]:
    lines = [Line("table-score", facts={"value": seen.scores[seat]})] if seen.version == LONG else []
    if seat != seen.thief:
        squares = [name(seen.pawn[i]) or "–" for i, other in enumerate(detectives(seen)) if other == seat]
        return (*lines, Line("table-detective", facts={"squares": " ".join(squares)}))
    known = seen.thief_square not in (HIDDEN, NOWHERE)
    lines.append(Line("table-thief", facts={"square": NAMES[seen.thief_square] if known else "?"}))
    paper = sheet(seen)
    if paper is not None:
        crossed = " ".join(map(str, paper["destroyed"])) or "–"
        facts = {"works": paper["works"], "crossed": crossed, "power": "off" if paper["power_off"] else "on"}
        lines.append(Line("table-sheet", facts=facts))
    return tuple(lines)


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
