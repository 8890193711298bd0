"""The thief's rule of thumb: the nearest work until he has enough, then the nearest way out; out of sight and reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .board import ART_NEEDED, COLOUR, DISTANCE, INNER, NUMBERS, STRAIGHT, STRIDE
from .evidence import NUMBER, Reals, seen_from
from .museum import OPENING_NAMES
from .oversights import LONG_WAYS, ONE_STEP, SECOND_STEP, SHORT_WAY, SIGHT, SUSPICION

View = Mapping[str, Any]
Judged = tuple[float, str]

PER_STEP = 0.5  # what a step nearer to the goal is worth
STEALING = 2.5
LEAVING = 12.0
CAUGHT = 30.0
SEEN = 4.0  # what being seen costs
ENOUGH = 4  # works with which he leaves in the long version
SUSPECTED = 6.0  # how much a place that they think likely adds to the danger
TELLING = 0.35  # if fewer of his likely places have his colour, he does not tell it
KNOWN_ANYWAY, WASTED = 0.999, 5.0  # … if all of them have it silence would tell as much, and what it costs is wasted
GUARDED = 4  # a way out with a detective nearer than this costs a step more for each that he is nearer


class Prowl:
    """A thief's turn, as he sees it; `likely` is where the detectives may think that he is. Some of it he overlooks."""

    def __init__(self, view: View, likely: Reals, overlooks: int = 0) -> None:
        self.view, self.likely, self.overlooks = view, likely, overlooks
        self.pawns = [NUMBER[name] for name in view["pawns"]]
        self.works = [NUMBER[name] for name in view["works"] if name != view["thief_square"]]  # not stolen yet
        self.in_sight = [seen_from(pawn, STRAIGHT, self.pawns) for pawn in self.pawns]
        self.exits = [int(INNER[i]) for i, name in enumerate(OPENING_NAMES) if name not in view["face_up"]]
        self.leaves = self._has_enough()

    def _has_enough(self) -> bool:
        """Whether he wants to leave, and may."""
        if self.view["options"]["version"] == "long":
            return bool(self.view["sheet"]["works"] >= ENOUGH or not self.works)
        must_be_seen = self.view["options"]["until_spotted"] == "on" and not self.view["spotted"]
        return self.view["sheet"]["works"] >= ART_NEEDED and not must_be_seen

    def judge(self, text: str) -> Judged:
        """How good it seems to enter there, to move so, or to answer."""
        words = text.split(" ")
        if words[0] == "enter":
            return self._worth_of_entry(int(INNER[OPENING_NAMES.index(words[1])])), "why-nearer-art"
        if words[0] == "move":
            return self._judge_move(NUMBER[words[1]], tries=len(words) == 3)
        return (0.0, "why-nothing-to-hide") if words[0] == "answer" else (self._worth_of_silence(), "why-silent")

    def _worth_of_entry(self, square: int) -> float:
        """Near to works, far from detectives."""
        near_works = np.sort(DISTANCE[square, self.works])[:ART_NEEDED].sum()
        return float(0.5 * min(DISTANCE[square, self.pawns].min(), 8) - 0.3 * near_works)

    def _worth_of_silence(self) -> float:
        """He keeps silent if the colour would tell much, as long as he can."""
        colour = COLOUR[NUMBER[self.view["thief_square"]]]
        told = float(self.likely[colour == COLOUR].sum())
        if told > KNOWN_ANYWAY:
            return -WASTED
        return 1.0 if told < TELLING else -1.0

    # Moving

    def _judge_move(self, square: int, *, tries: bool) -> Judged:
        if square in self.pawns:
            return -CAUGHT, "why-into-danger"
        if self._is_too_far(square):
            return -CAUGHT, "why-nearer-art"
        danger = self._danger(square)
        if tries:
            return LEAVING - 0.3 * danger, "why-leave"
        gain, reason = self._gain(square)
        return gain - danger, reason if danger < 2 else "why-into-danger"

    def _is_too_far(self, square: int) -> bool:
        """Whether he would not think of going so far at once; in sight he runs."""
        if self.view["spotted"] or not self.overlooks & (LONG_WAYS | SECOND_STEP):
            return False
        most = ONE_STEP if self.overlooks & SECOND_STEP else SHORT_WAY
        return bool(DISTANCE[NUMBER[self.view["thief_square"]], square] > most)

    def _gain(self, square: int) -> Judged:
        """How much nearer to what he wants: a work, or a way out that the detectives are not nearer to."""
        if self.leaves and self.exits:
            return -PER_STEP * min(self._cost_of_exit(square, inner) for inner in self.exits), "why-nearer-exit"
        if square in self.works:
            return STEALING, "why-steal"
        steps = float(np.min(DISTANCE[square, self.works])) if self.works else 0.0
        return -PER_STEP * steps, "why-nearer-art"

    def _cost_of_exit(self, square: int, inner: int) -> float:
        guarded = max(0, GUARDED - int(DISTANCE[inner, self.pawns].min()))
        return float(DISTANCE[square, inner]) + guarded

    def _danger(self, square: int) -> float:
        """How likely it is that he is caught or seen there before he moves again, and what that would cost."""
        around = DISTANCE[square] <= STRIDE
        suspected = min(1.0, SUSPECTED * float(self.likely[around].sum() / around.sum()))
        if self.overlooks & SUSPICION:
            suspected = 0.0
        danger = 0.0
        for detective, pawn in enumerate(self.pawns):
            soon = 1.0 if detective == self.view["detective"] else 0.25
            reached = max(0.0, (NUMBERS + 1 - float(DISTANCE[pawn, square])) / NUMBERS)
            if self.view["spotted"]:
                danger += soon * CAUGHT * reached
            else:
                seen = 0.6 if self.in_sight[detective][square] and not self.overlooks & SIGHT else 0.15 * reached
                danger += soon * (SEEN * seen + 0.1 * CAUGHT * reached * suspected)
        return danger
