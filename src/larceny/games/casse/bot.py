"""A rule of thumb for Le Casse du Siècle, for both sides; it remembers what was told, by the exact belief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from larceny.games.casse import hunters, prowler
from larceny.games.casse.board import DISTANCE, INNER, ROOM, SQUARES, STRAIGHT
from larceny.games.casse.evidence import NUMBER, Belief, Reals, seen_from
from larceny.games.casse.museum import CORRIDOR

View = Mapping[str, Any]
Judged = tuple[float, str]


class Mind:
    """The greedy player's: all that was told, and a judgement of each move."""

    def __init__(self) -> None:
        self.belief = Belief()

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Take in what happened."""
        self.belief.see(events)

    def judge(self, view: View, legal: Sequence[str]) -> list[Judged]:
        """How good each move seems to the seat that sees the view, and the id of the reason."""
        verb = legal[0].split(" ")[0] if legal else ""
        if verb in ("enter", "move", "answer", "disconnect"):
            return prowler.judge(view, legal, self.chances(view))
        if verb in ("walk", "look", "no-look"):
            return hunters.judge(view, legal, self.chances(view))
        return [_judge_piece(view, text) for text in legal]

    def chances(self, view: View) -> Reals:
        """Where the thief may be, and how likely; without a memory, all possible squares are alike."""
        likely = self.belief.squares
        possible = np.zeros(SQUARES)
        possible[[NUMBER[name] for name in view["possible"]]] = 1.0
        likely = likely * possible if self.belief.known else possible
        if likely.sum() <= 0:
            likely = possible if possible.any() else np.ones(SQUARES)
        return np.asarray(likely / likely.sum())


# Set-up


def _judge_piece(view: View, text: str) -> Judged:
    """Art far from ways out, cameras that see much, detectives apart from each other and near the middle."""
    verb, *words = text.split(" ")
    if verb == "lock":
        return (1.0 if words[1] == "closed" else 0.0), "why-good-place"
    square = NUMBER[words[0]]
    if verb == "art":
        others = [NUMBER[name] for name in view["works"]]
        apart = min((int(DISTANCE[square, other]) for other in others), default=6)
        return float(DISTANCE[square, INNER].min()) + 0.3 * apart, "why-good-place"
    if verb == "camera":
        lens = STRAIGHT if words[1] == "straight" else 1
        covered = np.zeros(SQUARES, bool)
        for camera in view["cameras"]:
            covered |= seen_from(NUMBER[camera["square"]], STRAIGHT if camera["lens"] == "straight" else 1, ())
        return float((seen_from(square, lens, ()) & ~covered).sum()), "why-good-place"
    others = [NUMBER[name] for name in view["pawns"] if name]
    apart = min((int(DISTANCE[square, other]) for other in others), default=8)
    return min(apart, 8) - 0.2 * float(DISTANCE[square].mean()) + (ROOM[square] == CORRIDOR), "why-good-place"
