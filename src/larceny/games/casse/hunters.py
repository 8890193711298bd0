"""The detectives’ rule of thumb: go where the thief probably is, cover the ways out, look where it tells most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from .board import ART_NEEDED, COLOUR, DIAGONAL, DISTANCE, GREY, INNER, SQUARES, STRAIGHT
from .evidence import NUMBER, REACH, Flags, Reals, seen_from
from .museum import OPENING_NAMES
from .oversights import ANSWERS, LONG_WALKS, STROLL, TEAM_MATES, WAYS_OUT

View = Mapping[str, Any]
Judged = tuple[float, str]

CATCH = 20.0  # what catching the thief is worth
SIGHTING = 5.0  # what seeing him is worth; if he can be reached at once, as much as catching
COVER = 0.25  # per step that the nearest detective is from where he may be
WATCH = 0.3  # per step that the nearest detective is from ways out
KNOWING = 0.6  # per bit that an answer tells
LEAVING_SOON = 3.0  # how much more ways out matter once he may have enough
NEARER_EXIT = 0.25  # how much sooner a thief takes a way out, per step nearer
FLIGHT = 0.6  # how strongly a thief in sight is drawn to ways out, per step
DOUBT = 0.6  # what an answer is worth of a camera that may be destroyed
SILENCE = 0.7  # … of a sensor that may be disconnected
BLACKOUT = 0.7  # … where the power may be off


class Hunt:
    """A detective's turn, as he sees it, with what he overlooks."""

    def __init__(self, view: View, likely: Reals, overlooks: int = 0) -> None:
        self.view, self.likely, self.overlooks = view, likely, overlooks
        self.pawns = [NUMBER[name] for name in view["pawns"]]
        self.here = self.pawns[view["detective"]]
        self.others = [pawn for i, pawn in enumerate(self.pawns) if i != view["detective"]]
        alone = not self.others or overlooks & TEAM_MATES
        self.nearest = np.full(SQUARES, SQUARES) if alone else DISTANCE[self.others].min(axis=0)
        self.soon = self._next_places() if view["spotted"] else likely
        need = np.exp(-NEARER_EXIT * (DISTANCE[self.exits] * self.soon).sum(axis=1))
        self.need = need / need.sum()
        self.stroll = STROLL if overlooks & LONG_WALKS and not view["spotted"] else SQUARES
        self.in_reach = DISTANCE[self.here] <= min(view["number"] or 0, self.stroll)
        self.first = 0.0 if view["walked"] else max(map(self._worth_of_walk, self._walks()))

    @property
    def exits(self) -> list[int]:
        """The inner squares of the openings that may still let him out."""
        left = [int(INNER[i]) for i, name in enumerate(OPENING_NAMES) if name not in self.view["face_up"]]
        return left or [int(square) for square in INNER]

    def judge(self, text: str) -> Judged:
        """How good a walk or a look seems."""
        words = text.split(" ")
        if words[0] != "walk":
            return self._judge_look(words)
        square = NUMBER[words[1]]
        if DISTANCE[self.here, square] > self.stroll:
            return -CATCH, "why-closes-in"
        return self._worth_of_walk(square), "why-catches" if self.likely[square] > 0.05 else "why-closes-in"

    # Walking

    def _walks(self) -> list[int]:
        """§5.1 Where he may walk to."""
        taken = [*self.others, *(NUMBER[name] for name in self.view["works"])]
        return [int(square) for square in np.flatnonzero(self.in_reach) if square not in taken]

    def _worth_of_walk(self, square: int) -> float:
        reach = np.minimum(DISTANCE[square], self.nearest)
        urgent = LEAVING_SOON if self.view["works_gone"] >= ART_NEEDED - 1 else 1.0
        worth = CATCH * self.likely[square] - COVER * float((self.soon * reach).sum())
        if not self.overlooks & WAYS_OUT:
            worth -= WATCH * urgent * float((self.need * reach[self.exits]).sum())
        if self.view["look"] == "eye" and not self.view["looked"] and not self.view["spotted"]:
            worth += SIGHTING * float(self.likely[seen_from(square, STRAIGHT, [*self.others, square])].sum())
        return float(worth)

    def _next_places(self) -> Reals:
        """Where a thief in sight will probably be after his next move: nearer to a way out."""
        ends = np.flatnonzero(REACH[int(self.likely.argmax())])
        pull = -FLIGHT * DISTANCE[ends][:, self.exits].min(axis=1)
        places = np.zeros(SQUARES)
        places[ends] = np.exp(pull - pull.max())
        return np.asarray(places / places.sum())

    # Looking

    def _judge_look(self, words: Sequence[str]) -> Judged:
        """What a look tells; before walking, the walk that follows profits from it."""
        worth = 0.0 if words[0] == "no-look" else self._worth_of_look(words)
        return self.first + worth, "why-tells-most" if worth > 0.2 else "why-tells-little"

    def _worth_of_look(self, words: Sequence[str]) -> float:
        if words[1] == "eyes":
            return self._worth_of_eyes()
        if self.overlooks & ANSWERS:
            return 0.0
        power = {"on": 1.0, "perhaps": BLACKOUT, "off": 0.0}[self.view["power_known"]]
        if words[1] == "sensor":
            return power * SILENCE * self._worth_of_answers([np.equal(COLOUR, colour) for colour in range(GREY + 1)])
        asked = [camera for camera in self.view["cameras"] if words[1] == "scan" or str(camera["number"]) == words[2]]
        doubt = DOUBT if words[1] == "camera" and asked[0]["number"] in self.view["doubtful"] else 1.0
        return power * doubt * self._worth_of_answers([self._sight_of(camera) for camera in asked])

    def in_view(self, words: Sequence[str]) -> Flags:
        """The squares that he sees with his own eyes, or by a camera."""
        if words[0] == "eyes":
            return seen_from(self.here, STRAIGHT, self.pawns)
        return self._sight_of(next(one for one in self.view["cameras"] if str(one["number"]) == words[1]))

    def _sight_of(self, camera: Mapping[str, Any]) -> Flags:
        lens = STRAIGHT if camera["lens"] == "straight" else DIAGONAL
        return seen_from(NUMBER[camera["square"]], lens, self.pawns)

    def _worth_of_eyes(self) -> float:
        seen = seen_from(self.here, STRAIGHT, self.pawns)
        at_once = seen & self.in_reach & (not self.view["walked"])
        return SIGHTING * float(self.likely[seen].sum()) + (CATCH - SIGHTING) * float(self.likely[at_once].sum())

    def _worth_of_answers(self, parts: Sequence[Flags]) -> float:
        """What is known after the answers: bits, and how much likelier a catch becomes if he has still to walk."""
        key = np.zeros(SQUARES, np.int64)
        for i, part in enumerate(parts):
            key += part.astype(np.int64) << i
        answers = np.unique(key)
        chances = np.array([self.likely[key == answer].sum() for answer in answers])
        chances = chances[chances > 0]
        worth = KNOWING * float(-(chances * np.log2(chances)).sum())
        if not self.view["walked"]:
            near = self.likely * self.in_reach
            caught = sum(float((near * (key == answer)).max()) for answer in answers)
            worth += CATCH * max(0.0, caught - float(near.max()))
        return worth
