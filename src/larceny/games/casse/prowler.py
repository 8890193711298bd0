"""The thief's rule of thumb: the nearest work until he has enough, then the nearest way out; out of sight and reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from larceny.games.casse.board import ART_NEEDED, DISTANCE, GREY, INNER, NUMBERS, ROOM, STRAIGHT
from larceny.games.casse.evidence import NUMBER, Reals, seen_from
from larceny.games.casse.museum import OPENING_NAMES

View = Mapping[str, Any]
Judged = tuple[float, str]

PER_STEP = 0.5  # what a step nearer to the goal is worth
STEALING = 2.5
LEAVING = 12.0
CAUGHT = 30.0
SEEN = 4.0  # what being seen costs
ENOUGH = 4  # works with which he leaves in the long version
SUSPICION = 6.0  # how much a place that they think likely adds to the danger


def judge(view: View, legal: Sequence[str], likely: Reals) -> list[Judged]:
    """How good each move seems."""
    if legal[0] == "answer":
        return _judge_answers(view, legal, likely)
    if legal[0].startswith("enter"):
        return [(_worth_of_entry(view, text.split(" ")[1]), "why-nearer-art") for text in legal]
    return [_judge_move(view, text, likely) for text in legal]


def _works(view: View) -> list[int]:
    """The works that he has not stolen yet."""
    return [NUMBER[name] for name in view["works"] if name != view["thief_square"]]


def _worth_of_entry(view: View, opening: str) -> float:
    """Near to works, far from detectives and out of their sight."""
    square = int(INNER[OPENING_NAMES.index(opening)])
    pawns = [NUMBER[name] for name in view["pawns"]]
    near_works = np.sort(DISTANCE[square, _works(view)])[:3].sum()
    return float(0.5 * min(DISTANCE[square, pawns].min(), 8) - 0.3 * near_works)


def _judge_answers(view: View, legal: Sequence[str], likely: Reals) -> list[Judged]:
    """He keeps silent if the colour would tell much, as long as he can."""
    colour = np.minimum(ROOM, GREY)
    left = float(likely[colour == colour[NUMBER[view["thief_square"]]]].sum())
    silent = 1.0 if left < 0.35 else -1.0
    return [(silent, "why-silent") if text == "disconnect" else (0.0, "why-nothing-to-hide") for text in legal]


def _judge_move(view: View, text: str, likely: Reals) -> Judged:
    words = text.split(" ")
    square = NUMBER[words[1]]
    pawns = [NUMBER[name] for name in view["pawns"]]
    if square in pawns:
        return -CAUGHT, "why-into-danger"
    danger = _danger(view, square, pawns, likely)
    if len(words) == 3:
        return LEAVING - 0.3 * danger, "why-leave"
    gain, reason = _gain(view, square, pawns)
    return gain - danger, reason if danger < 2 else "why-into-danger"


def _gain(view: View, square: int, pawns: Sequence[int]) -> Judged:
    """How much nearer to what he wants: a work, or a way out that the detectives are not nearer to."""
    works = _works(view)
    carried = view["sheet"]["works"]
    enough = ART_NEEDED if view["options"]["version"] == "short" else ENOUGH
    must_be_seen = view["options"]["until_spotted"] == "on" and not view["spotted"]
    if carried >= enough and not (must_be_seen and view["options"]["version"] == "short"):
        steps = min(_cost_of_exit(square, int(INNER[i]), pawns) for i in _untried(view))
        return -PER_STEP * steps, "why-nearer-exit"
    if square in works:
        return STEALING, "why-steal"
    steps = float(np.min(DISTANCE[square, works])) if works else 0.0
    return -PER_STEP * steps, "why-nearer-art"


def _untried(view: View) -> list[int]:
    return [i for i, name in enumerate(OPENING_NAMES) if name not in view["face_up"]]


def _cost_of_exit(square: int, inner: int, pawns: Sequence[int]) -> float:
    guarded = max(0.0, 4.0 - float(DISTANCE[inner, pawns].min()))
    return float(DISTANCE[square, inner]) + guarded


def _danger(view: View, square: int, pawns: Sequence[int], likely: Reals) -> float:
    """How likely it is that he is caught or seen there before he moves again, and what that would cost."""
    next_one = view["detective"]
    danger = 0.0
    suspected = min(1.0, SUSPICION * float(likely[_around(square)].sum() / max(_around(square).sum(), 1)))
    for detective, pawn in enumerate(pawns):
        soon = 1.0 if detective == next_one else 0.25
        reached = max(0.0, (NUMBERS + 1 - float(DISTANCE[pawn, square])) / NUMBERS)
        if view["spotted"]:
            danger += soon * CAUGHT * reached
        else:
            in_sight = seen_from(pawn, STRAIGHT, pawns)[square]
            danger += soon * (SEEN * (0.6 if in_sight else 0.15 * reached) + 0.5 * CAUGHT * reached * suspected * 0.2)
    return danger


def _around(square: int) -> np.ndarray[Any, np.dtype[np.bool_]]:
    return np.asarray(DISTANCE[square] <= 3)
