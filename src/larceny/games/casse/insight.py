"""What can be known about a move in the museum: steps, squares in sight, and where the thief may be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from larceny.engine.insight import NOTHING, Insight, Insights, likely

from .board import COLOUR, DISTANCE, GREY, INNER, SQUARES, STRAIGHT, TO_WAYS_OUT
from .evidence import NUMBER, Flags, seen_from
from .hunters import Hunt
from .museum import OPENING_NAMES
from .prowler import TELLING, Prowl

View = Mapping[str, Any]

WORTH_SAYING = 0.05  # how likely the thief is on a square that this is said of it


def of_thief(view: View, text: str, prowl: Prowl) -> Insights:
    """What speaks for a move of the thief's, and against it."""
    verb, *words = text.split(" ")
    if verb == "enter":
        square = int(INNER[OPENING_NAMES.index(words[0])])
        return _steps_to_work(prowl, square), _detective_near(prowl, square)
    if verb == "move":
        square = NUMBER[words[0]]
        watching = sum(bool(sight[square]) for sight in prowl.in_sight)
        risk = Insight("risk-in-sight", {"count": watching}) if watching else _detective_near(prowl, square)
        return _lock_open(view) if len(words) == 2 else _of_stop(view, prowl, square), risk
    return _of_silence(view) if verb == "disconnect" else _of_answer(view)


def of_detective(view: View, text: str, hunt: Hunt) -> Insights:
    """What speaks for a walk or a look of a detective's, and against it."""
    verb, *words = text.split(" ")
    if verb == "walk":
        return _of_walk(hunt, NUMBER[words[0]])
    if verb == "no-look":
        return None, Insight("risk-no-look", {})
    if words[0] in ("eyes", "camera"):
        seen = round(100 * float(hunt.likely[hunt.in_view(words)].sum()))
        fact = likely("fact-thief-seen", seen)
    else:
        fact = _narrows(hunt, words)
    return fact, _doubt(view, words) or (None if fact else Insight("risk-shows-nobody", {}))


def of_piece(view: View, text: str) -> Insights:
    """What is to be said of a place for a work, a camera or a detective in set-up."""
    verb, *words = text.split(" ")
    if verb == "lock":
        return NOTHING
    square = NUMBER[words[0]]
    others = [NUMBER[name] for name in view["pawns"] if name]
    if verb == "camera":
        lens = STRAIGHT if words[1] == "straight" else 1
        return Insight("fact-camera-sees", {"count": int(seen_from(square, lens, ()).sum())}), None
    if verb == "pawn" and others:
        return Insight("fact-apart", {"steps": int(DISTANCE[square, others].min())}), None
    return Insight("fact-from-ways-out", {"steps": int(TO_WAYS_OUT[square])}), None


# The thief


def _steps_to_work(prowl: Prowl, square: int) -> Insight | None:
    if not prowl.works:
        return None
    return Insight("fact-steps-to-work", {"steps": int(DISTANCE[square, prowl.works].min())})


def _detective_near(prowl: Prowl, square: int) -> Insight:
    return Insight("risk-detective-near", {"steps": int(DISTANCE[square, prowl.pawns].min())})


def _of_stop(view: View, prowl: Prowl, square: int) -> Insight | None:
    """A work that he steals there, or how far it is to what he wants."""
    if square in prowl.works and not prowl.leaves:
        return Insight("fact-works", {"count": view["sheet"]["works"] + 1})
    if prowl.exits and (prowl.leaves or not prowl.works):
        inner = min(prowl.exits, key=lambda at: int(DISTANCE[square, at]))
        return Insight("fact-steps-to-exit", {"opening": _opening(inner), "steps": int(DISTANCE[square, inner])})
    return _steps_to_work(prowl, square)


def _opening(inner: int) -> str:
    return OPENING_NAMES[list(INNER).index(inner)]


def _lock_open(view: View) -> Insight | None:
    """§4.7 How likely a lock that nobody has turned over is open: so many of all are."""
    known = [view["locks"][name] for name in view["face_up"]]
    left = view["options"]["open_locks"] - known.count("open")
    return likely("fact-lock-open", round(100 * left / (len(OPENING_NAMES) - len(known))))


def _of_answer(view: View) -> Insights:
    """§5.4 What the colour of his square tells them."""
    count, total = _left_by_answer(view)
    facts: dict[str, str | int] = {"count": count, "total": total}
    if count < TELLING * total:
        return None, Insight("risk-answer-leaves", facts)
    return Insight("fact-answer-leaves", facts), None


def _of_silence(view: View) -> Insights:
    count, total = _left_by_answer(view)
    fact = Insight("fact-silence-keeps", {"count": count, "total": total})
    return fact, Insight("risk-disconnections", {"count": view["disconnections"] - 1})


def _left_by_answer(view: View) -> tuple[int, int]:
    """On how many squares he may be for all that they know once they know the colour, and on how many now."""
    colour = COLOUR[NUMBER[view["thief_square"]]]
    squares = COLOUR[[NUMBER[name] for name in view["possible"]]]
    return int((squares == colour).sum()), len(squares)


# The detectives


def _of_walk(hunt: Hunt, square: int) -> Insights:
    """Where the thief may be, or which way out is near; and which is watched least for how much he may want it."""
    ways_out = hunt.exits
    nearest = min(ways_out, key=lambda inner: int(DISTANCE[square, inner]))
    steps = int(DISTANCE[square, nearest])
    near = Insight("fact-way-out-near", {"opening": _opening(nearest), "steps": steps})
    reach = np.minimum(DISTANCE[square], hunt.nearest)[ways_out]
    worst = int((hunt.need * reach).argmax())
    facts: dict[str, str | int] = {"opening": _opening(ways_out[worst]), "steps": int(reach[worst])}
    risk = Insight("risk-way-out", facts) if reach[worst] else None
    chance = float(hunt.likely[square])
    return Insight("fact-thief-here", {"percent": round(100 * chance)}) if chance >= WORTH_SAYING else near, risk


def _narrows(hunt: Hunt, words: Sequence[str]) -> Insight | None:
    """On how many squares the thief may be after the answer, on average; None if that tells nothing."""
    possible = hunt.likely > 0
    key = np.zeros(SQUARES, np.int64)
    for i, part in enumerate(_answers(hunt, words)):
        key += part.astype(np.int64) << i
    parts = [key == answer for answer in np.unique(key)]
    left = sum(float(hunt.likely[part].sum()) * int(possible[part].sum()) for part in parts)
    count, total = max(round(left), 1), int(possible.sum())
    return Insight("fact-narrows", {"count": count, "total": total}) if count < total else None


def _answers(hunt: Hunt, words: Sequence[str]) -> list[Flags]:
    """The squares of which a sensor, or each camera, tells whether the thief is there."""
    if words[0] == "sensor":
        return [np.equal(COLOUR, colour) for colour in range(GREY + 1)]
    return [hunt.in_view(("camera", str(camera["number"]))) for camera in hunt.view["cameras"]]


def _doubt(view: View, words: Sequence[str]) -> Insight | None:
    """Why the museum might not answer."""
    if words[0] == "eyes" or (words[0] == "sensor" and view["power_known"] == "on"):
        return None
    if view["power_known"] != "on":
        return Insight("risk-power", {})
    asked = view["doubtful"] if words[0] == "scan" else [int(words[1])]
    doubtful = sum(number in view["doubtful"] for number in asked)
    return Insight("risk-cameras", {"count": doubtful}) if doubtful else None
