"""A rule of thumb for Le Casse du Siècle, for both sides; it remembers what was told, by the exact belief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from larceny.engine.insight import Insight, Insights
from larceny.engine.record import Vector
from larceny.engine.sight import Sight

from .board import DISTANCE, INNER, NOWHERE, ROOM, SQUARES, STRAIGHT
from .evidence import NUMBER, Belief, Flags, Reals, seen_from
from .hunters import Hunt
from .insight import of_detective, of_piece, of_thief
from .museum import CORRIDOR, WORKS
from .oversights import HE_GOES_ON
from .prowler import Prowl
from .state import State

View = Mapping[str, Any]
Judged = tuple[float, str]

WORLDS = 256  # from which games are played on
PIECES = ("lock", "art", "camera", "pawn")  # what is put somewhere in set-up
PLAIN = 4  # squares: a sign that leaves so few tells where the thief is


class Memory:
    """What a player has in mind: all that was told, as the belief that it leaves; and what follows from it now.

    A player may forget some of it (`recall`), and take no notice of some kinds of facts (`overlooks`).
    """

    def __init__(self, recall: float, overlooks: int = 0) -> None:
        self.belief = Belief()
        self.recall, self.overlooks = recall, overlooks
        self.last_sign: Flags | None = None  # where the thief was when least doubt was left
        self._thought: tuple[View, Prowl | Hunt] | None = None

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Take in what happened."""
        self.belief.see(events)
        if any(event["event"] == "round" for event in events):
            self.last_sign = None  # that was of another thief
        possible: Flags = np.asarray(self.belief.possible.any(axis=(1, 2)))
        if 0 < possible.sum() <= PLAIN:
            self.last_sign = possible
        self._thought = None

    def think(self, view: View) -> Prowl | Hunt:
        """What all judgements of a thief's or a detective's moves from a view have in common."""
        if self._thought is None or self._thought[0] is not view:
            side = Prowl if view["you"] == view["thief"] else Hunt
            self._thought = view, side(view, self.chances(view), self.overlooks)
        return self._thought[1]

    def chances(self, view: View) -> Reals:
        """Where the thief may be, and how likely; as far as it is forgotten, all possible squares are alike."""
        if self.overlooks & HE_GOES_ON and self.last_sign is not None and view["you"] != view["thief"]:
            return np.asarray(self.last_sign / self.last_sign.sum())
        possible = np.zeros(SQUARES)
        possible[[NUMBER[name] for name in view["possible"]]] = 1.0
        possible = possible / possible.sum() if possible.any() else np.full(SQUARES, 1 / SQUARES)
        likely = self.belief.squares * (possible > 0)
        if likely.sum() <= 0:
            return possible
        return np.asarray(self.recall * likely / likely.sum() + (1 - self.recall) * possible)

    def worlds(self, view: View, seen: Sight, rng: np.random.Generator) -> Vector | None:
        """Worlds for a detective who looks ahead, as likely as they are by the belief; None if that knows nothing."""
        if view["you"] == view["thief"] or not self.belief.agrees(view["possible"]):
            return None
        worlds: Vector = np.tile(seen.vector, (WORLDS, 1))
        squares, destroyed, power_off = self.belief.samples(rng, WORLDS)
        for name, column in (("thief_square", squares), ("destroyed", destroyed), ("power_off", power_off)):
            worlds[:, State.FIELDS[name].start] = column
        trail = State.FIELDS["trail"]  # no rule asks where he was before, as in belief.py
        worlds[:, trail.start : trail.stop] = NOWHERE
        worlds[:, trail.start : min(trail.start + seen.thief_turns + 1, trail.stop)] = squares[:, None]
        return worlds


def judge(view: View, text: str, memory: Memory) -> Judged:
    """How good a move seems to the seat that sees the view, and the id of the reason."""
    if text.split(" ")[0] in PIECES:
        return _judge_piece(view, text)
    return memory.think(view).judge(text)


def insights(view: View, text: str, memory: Memory) -> Insights:
    """What can be known that speaks for a move, and what speaks against it most."""
    if text.split(" ")[0] in PIECES:
        return of_piece(view, text)
    thought = memory.think(view)
    return of_thief(view, text, thought) if isinstance(thought, Prowl) else of_detective(view, text, thought)


def promise(view: View, share: float) -> Insight | None:
    """§2.1 What it means that simulated rounds brought such a share: in the long version works are at stake."""
    if view["options"]["version"] != "long":
        return None
    if view["you"] == view["thief"]:
        return Insight("promise-works", {"count": round(WORKS * share)})
    return Insight("promise-works-of-thief", {"count": round(WORKS * (1 - share))})


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
