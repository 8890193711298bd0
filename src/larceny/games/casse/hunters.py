"""The detectives’ rule of thumb: go where the thief probably is, cover the ways out, look where it tells most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from larceny.games.casse.board import DIAGONAL, DISTANCE, GREY, INNER, ROOM, SQUARES, STRAIGHT
from larceny.games.casse.evidence import NUMBER, REACH, Flags, Reals, seen_from
from larceny.games.casse.museum import OPENING_NAMES

View = Mapping[str, Any]
Judged = tuple[float, str]

CATCH = 20.0  # what catching the thief is worth
SIGHTING = 5.0  # what seeing him is worth; if he can be reached at once, as much as catching
COVER = 0.25  # per step that the nearest detective is from where he may be
WATCH = 0.12  # per step that the nearest detective is from ways out
KNOWING = 0.6  # per bit that an answer tells


def judge(view: View, legal: Sequence[str], likely: Reals) -> list[Judged]:
    """How good each walk and look seems."""
    walks = {text: NUMBER[text.split(" ")[1]] for text in legal if text.startswith("walk ")}
    worth = _worth_of_walks(view, list(walks.values()), likely)
    by_square = dict(zip(walks.values(), worth, strict=True))
    best = max(by_square.values(), default=0.0)
    return [
        (by_square[walks[text]], _why_walk(walks[text], likely))
        if text in walks
        else _judge_look(view, text, likely, best)
        for text in legal
    ]


def _why_walk(square: int, likely: Reals) -> str:
    return "why-catches" if likely[square] > 0.05 else "why-closes-in"


def exits(view: View) -> list[int]:
    """The inner squares of the openings that may still let him out."""
    return [int(INNER[i]) for i, name in enumerate(OPENING_NAMES) if name not in view["face_up"]] or list(INNER)


def _worth_of_walks(view: View, squares: Sequence[int], likely: Reals) -> list[float]:
    if not squares:
        return []
    me = view["detective"]
    pawns = [NUMBER[name] for name in view["pawns"]]
    others = [pawn for i, pawn in enumerate(pawns) if i != me]
    nearest = DISTANCE[others].min(axis=0) if others else np.full(SQUARES, SQUARES)
    soon = likely if not view["spotted"] else _next_places(view, likely)
    ways_out = exits(view)
    need = np.exp(-0.25 * (DISTANCE[ways_out] * soon).sum(axis=1))  # ways out near him matter most
    need /= need.sum()
    eyes_left = view["look"] == "eye" and not view["looked"] and not view["spotted"]
    worth = []
    for square in squares:
        reach = np.minimum(DISTANCE[square], nearest)
        value = CATCH * likely[square] - COVER * float((soon * reach).sum())
        value -= WATCH * float((need * reach[ways_out]).sum()) * (3.0 if view["works_gone"] >= 2 else 1.0)
        if eyes_left:
            value += SIGHTING * float(likely[seen_from(square, STRAIGHT, [*others, square])].sum())
        worth.append(value)
    return worth


def _next_places(view: View, likely: Reals) -> Reals:
    """Where a thief in sight will probably be after his next move: away from detectives, towards a way out."""
    thief = int(likely.argmax())
    ends = np.flatnonzero(REACH[thief])
    pull = -0.6 * DISTANCE[ends][:, exits(view)].min(axis=1)
    places = np.zeros(SQUARES)
    places[ends] = np.exp(pull - pull.max())
    return np.asarray(places / places.sum())


# Looking


def _judge_look(view: View, text: str, likely: Reals, best_walk: float) -> Judged:
    """What a look tells; before walking, the walk that follows profits from it."""
    first = 0.0 if view["walked"] else best_walk
    words = text.split(" ")
    if words[0] == "no-look":
        return first, "why-tells-little"
    if words[1] == "eyes":
        value = _worth_of_eyes(view, likely)
    elif words[1] == "camera":
        camera = next(c for c in view["cameras"] if c["number"] == int(words[2]))
        doubt = 0.6 if camera["number"] in view["doubtful"] else 1.0
        value = doubt * _worth_of_answers(view, [_camera_sight(view, camera)], likely)
    elif words[1] == "scan":
        sights = [_camera_sight(view, camera) for camera in view["cameras"]]
        value = _worth_of_answers(view, sights, likely)
    else:
        colours = np.minimum(ROOM, GREY)
        value = 0.7 * _worth_of_answers(view, [colours == colour for colour in range(GREY + 1)], likely)
    if view["power_known"] != "on" and words[1] != "eyes":
        value *= 0.7 if view["power_known"] == "perhaps" else 0.0
    return first + value, "why-tells-most" if value > 0.2 else "why-tells-little"


def _camera_sight(view: View, camera: Mapping[str, Any]) -> Flags:
    lens = STRAIGHT if camera["lens"] == "straight" else DIAGONAL
    return seen_from(NUMBER[camera["square"]], lens, [NUMBER[name] for name in view["pawns"]])


def _worth_of_eyes(view: View, likely: Reals) -> float:
    pawns = [NUMBER[name] for name in view["pawns"]]
    here = pawns[view["detective"]]
    seen = seen_from(here, STRAIGHT, pawns)
    at_once = seen & (DISTANCE[here] <= (view["number"] or 0)) & (not view["walked"])
    return SIGHTING * float(likely[seen].sum()) + (CATCH - SIGHTING) * float(likely[at_once].sum())


def _worth_of_answers(view: View, parts: Sequence[Flags], likely: Reals) -> float:
    """What is known after the answers: bits, and how much likelier a catch becomes if he has still to walk."""
    key = np.zeros(SQUARES, np.int64)
    for i, part in enumerate(parts):
        key += part.astype(np.int64) << i
    chances = np.array([likely[key == answer].sum() for answer in np.unique(key)])
    chances = chances[chances > 0]
    value = KNOWING * float(-(chances * np.log2(chances)).sum())
    if not view["walked"]:
        here = NUMBER[view["pawns"][view["detective"]]]
        near = DISTANCE[here] <= (view["number"] or 0)
        caught = sum(float((likely * near * (key == answer)).max()) for answer in np.unique(key))
        value += CATCH * max(0.0, caught - float((likely * near).max()))
    return value
