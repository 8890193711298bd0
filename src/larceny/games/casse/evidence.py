"""The exact belief: every (square, destroyed cameras, power) that what was told to all leaves possible, and how likely
each is if the thief knows what he wants.

It reads events, anybody's: what only the thief is told is passed over. So it is what the detectives can know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from .board import (
    ART_NEEDED,
    CAMERAS,
    COLOUR,
    COLOUR_NAMES,
    DIAGONAL,
    DISTANCE,
    GENERATOR,
    INNER,
    NAMES,
    SQUARES,
    STRAIGHT,
    STRIDE,
    lines_from,
)
from .museum import OPENING_NAMES

Event = Mapping[str, Any]
Reals = np.ndarray[Any, np.dtype[np.float64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]
Indices = np.ndarray[Any, np.dtype[np.intp]]

MASKS = 1 << CAMERAS
REACH: Flags = (DISTANCE <= STRIDE) & (DISTANCE > 0)  # §4.2
NUMBER = {name: square for square, name in enumerate(NAMES)}
LINES = {lens: [lines_from(square, lens) for square in range(SQUARES)] for lens in (STRAIGHT, DIAGONAL)}
BITS = np.arange(MASKS)

PURPOSE = 0.9  # how strongly the thief is drawn to what he wants, per step nearer
CAUTION = 0.7  # how much less he likes a square in a detective's sight
ALARM = 0.2  # … if that detective plays next
TEMPTATION = 25.0  # how much more he likes a square with a work
AT_HAND = 0.4  # how much less he likes an opening, per step to the works nearest to it
SHYNESS = 0.5  # how much more he likes one, per step that the nearest detective is away
FAR = 8  # steps beyond which a detective does not matter
WHIM = 0.1  # how often he goes just anywhere


def seen_from(square: int, lens: int, pawns: Iterable[int]) -> Flags:
    """§5.5 What is in sight from a square, walls and pawns in the way."""
    standing = set(pawns)
    seen = np.zeros(SQUARES, bool)
    for line in LINES[lens][square]:
        for other in line:
            if other in standing:
                break
            seen[other] = True
    return seen


class Belief:
    """What the detectives can know of the thief, kept up to date by events."""

    def __init__(self) -> None:
        self.players = 0
        self.follows = False  # whether it has been told all of this round; else it knows nothing
        self.begin()

    def begin(self) -> None:
        """A round begins: nothing stands anywhere."""
        self.works = np.zeros(SQUARES, bool)
        self.works_gone = 0
        self.cameras: dict[int, tuple[int, int]] = {}  # those on the board: square and lens
        self.placed_cameras = 0
        self.pawns: list[int] = []
        self.shut: set[int] = set()  # inner squares of openings whose locks lie face up
        self.thief_moves = 0
        self.spotted = False
        self.known = False  # whether the thief has come in at all
        self.mass: Reals = np.zeros((SQUARES, MASKS, 2))
        self.possible: Flags = np.zeros((SQUARES, MASKS, 2), bool)

    # Reading events

    def see(self, events: Sequence[Event]) -> None:
        """Take in events, in groups: an action and what followed from it."""
        group: list[Event] = []
        for event in events:
            if "action" in event or event["event"] == "round":
                self._take_in(group)
                group = []
            group.append(event)
        self._take_in(group)

    def _take_in(self, group: Sequence[Event]) -> None:
        if not group:
            return
        first, followed = group[0], {event["event"]: event for event in group[1:]}
        self.follows = self.follows or first["event"] == "round"
        take = self.TAKERS.get(first["event"])
        if take is not None and self.follows:
            take(self, first, followed, group[1:])

    def _take_round(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        self.begin()

    def _take_art(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        self.works[NUMBER[event["place"]]] = True

    def _take_camera(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        lens = DIAGONAL if event["lens"] == "diagonal" else STRAIGHT
        self.cameras[self.placed_cameras] = NUMBER[event["place"]], lens
        self.placed_cameras += 1

    def _take_pawn(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        self.pawns.append(NUMBER[event["place"]])

    def _take_enter(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        """§4.1 By any opening."""
        self.known = True
        self.mass[INNER, 0, 0] = self.likely_entries()
        self.possible[INNER, 0, 0] = True

    def _take_lock(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        self._note_lock(followed)

    def _note_lock(self, followed: Mapping[str, Event]) -> None:
        if "lock-turned" in followed:
            self.shut.add(int(INNER[OPENING_NAMES.index(followed["lock-turned"]["opening"])]))

    # §4 The thief moves

    def _take_move(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        openly = self.spotted or "try" in event["action"]
        gone = [NUMBER[other["square"]] for other in rest if other["event"] == "art-gone"]
        if not self.spotted:
            self._move_unseen(gone, NUMBER[event["place"]] if openly else None)
        else:
            self._move_unseen([], NUMBER[event["place"]])
        for square in gone:
            self.works[square] = False
            self.works_gone += 1
        self._note_lock(followed)

    def _move_unseen(self, gone: Sequence[int], place: int | None) -> None:
        """§4.2–4.5 From wherever he may have been, with what he may have done there."""
        stood = ~self.works
        if gone:
            stood = np.isin(np.arange(SQUARES), gone)
        ends = np.ones(SQUARES, bool) if place is None else np.arange(SQUARES) == place
        ends[self.pawns] = False
        reach = self._reach()
        ways = self.likely_moves(reach)
        self.thief_moves += 1
        masks = self.possible.any(axis=0)  # most combinations of destroyed cameras are not possible: they are left out
        mass, possible = np.zeros_like(self.mass), np.zeros_like(self.possible)
        mass[:, masks] = (ways * ends).T @ (self.mass[:, masks] * stood[:, None])
        possible[:, masks] = (reach & ends).T.astype(np.float32) @ (self.possible[:, masks] & stood[:, None]) > 0
        self._put(mass, possible)
        for camera, (square, _) in self.cameras.items():
            self._destroy(camera, square)
        for array in (self.mass, self.possible):
            array[GENERATOR, :, 1] += array[GENERATOR, :, 0]
            array[GENERATOR, :, 0] = 0

    def _reach(self) -> Flags:
        """§4.2 Where a move may end; standing still only where every move would end on a detective."""
        reach = REACH.copy()
        reach[:, self.pawns] = False
        cornered = ~reach.any(axis=1)
        reach[np.diag_indices(SQUARES)] = cornered
        return reach

    def _destroy(self, camera: int, square: int) -> None:
        """§4.4 Whoever is there has destroyed the camera."""
        intact, bit = BITS[BITS >> camera & 1 == 0], 1 << camera
        for array in (self.mass, self.possible):
            array[square, intact | bit] += array[square, intact]
            array[square, intact] = 0

    # How a thief who knows what he wants would move

    def likely_entries(self) -> Reals:
        """How likely each opening is: near to works, far from detectives."""
        near_works = np.sort(DISTANCE[INNER][:, self.works], axis=1)[:, :ART_NEEDED].sum(axis=1)
        guarded = np.minimum(DISTANCE[INNER][:, self.pawns].min(axis=1), FAR)
        drawn = np.exp(AT_HAND * -near_works + SHYNESS * guarded)
        return np.asarray((1 - WHIM) * drawn / drawn.sum() + WHIM / len(INNER))

    def appeal(self, works: int) -> Reals:
        """How much each square draws a thief who carries so many works: to more, or to a way out; and out of sight."""
        leaves = works >= ART_NEEDED or not self.works.any()
        shut = [square for square in INNER if square not in self.shut] or list(INNER)
        goals = shut if leaves else np.flatnonzero(self.works)
        appeal = np.exp(-PURPOSE * DISTANCE[:, goals].min(axis=1))
        if not leaves:
            appeal[self.works] *= TEMPTATION
        for detective, pawn in enumerate(self.pawns):
            plays_next = detective == self.thief_moves % len(self.pawns)
            appeal[seen_from(pawn, STRAIGHT, self.pawns)] *= ALARM if plays_next else CAUTION
        return np.asarray(appeal)

    def likely_moves(self, reach: Flags) -> Reals:
        """From each square to each: how likely such a move is; who stands on a work has one more."""
        drawn = np.where(self.works[:, None], self.appeal(self.works_gone + 1), self.appeal(self.works_gone))
        wanted = reach * drawn
        purposeful = wanted / np.maximum(wanted.sum(axis=1, keepdims=True), 1e-300)
        anywhere = reach / np.maximum(reach.sum(axis=1, keepdims=True), 1)
        return np.asarray((1 - WHIM) * purposeful + WHIM * anywhere)

    # §5 The detectives

    def _take_walk(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        square = NUMBER[event["place"]]
        self.pawns[(self.thief_moves - 1) % len(self.pawns)] = square
        if "caught" not in followed:
            self._keep(np.arange(SQUARES) != square)
        if square == GENERATOR:
            self._restore_power()

    def _restore_power(self) -> None:
        """§4.5 Whether it was off or not."""
        for array in (self.mass, self.possible):
            array[:, :, 0] += array[:, :, 1]
            array[:, :, 1] = 0

    def _take_look(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        if event["look"] == "eyes":
            self._use_eyes(followed)
        elif "no-power" in followed:
            self._keep_power(1)
        else:
            self._keep_power(0)
            asked = [int(event["value"]) - 1] if event["look"] == "camera" else []
            self._ask_cameras(list(self.cameras) if event["look"] == "scan" else asked, rest)
            self._hear_colour(followed)

    def _take_answer(self, event: Event, followed: Mapping[str, Event], rest: Sequence[Event]) -> None:
        self._hear_colour(followed)

    def _hear_colour(self, followed: Mapping[str, Event]) -> None:
        if "colour" in followed:
            self._keep(np.equal(COLOUR, COLOUR_NAMES.index(followed["colour"]["colour"])))

    def _use_eyes(self, followed: Mapping[str, Event]) -> None:
        """§5.2 He is seen, or is on none of the lines."""
        if "spotted" in followed:
            self.spotted = True
            self._keep(np.arange(SQUARES) == NUMBER[followed["spotted"]["square"]])
        else:
            detective = (self.thief_moves - 1) % len(self.pawns)
            self._keep(~seen_from(self.pawns[detective], STRAIGHT, self.pawns))
        if "art-gone" in followed:
            self.works[NUMBER[followed["art-gone"]["square"]]] = False
            self.works_gone += 1

    def _ask_cameras(self, asked: Sequence[int], rest: Sequence[Event]) -> None:
        """§5.2–5.3 Each camera that was asked is gone, sees him, or does not."""
        gone = {event["value"] - 1 for event in rest if event["event"] == "camera-gone"}
        sees = {event["value"] - 1 for event in rest if event["event"] == "camera-sees"}
        for camera in asked:
            self._keep_masks(BITS >> camera & 1 == (camera in gone))
            if camera not in gone:
                square, lens = self.cameras[camera]
                in_sight = seen_from(square, lens, self.pawns)
                self._keep(in_sight if camera in sees else ~in_sight)
        for camera in gone:
            del self.cameras[camera]
            off_board = BITS >> camera & 1 == 1
            for array in (self.mass, self.possible):  # no longer of interest
                array[:, BITS[off_board] ^ (1 << camera)] = array[:, off_board]
                array[:, off_board] = 0

    TAKERS: ClassVar[dict[str, Callable[[Belief, Event, Mapping[str, Event], Sequence[Event]], None]]] = {
        "round": _take_round,
        "art": _take_art,
        "camera": _take_camera,
        "pawn": _take_pawn,
        "enter": _take_enter,
        "lock": _take_lock,
        "move": _take_move,
        "walk": _take_walk,
        "look": _take_look,
        "answer": _take_answer,
    }

    # Excluding

    def _keep(self, squares: Flags) -> None:
        self._put(self.mass * squares[:, None, None], self.possible & squares[:, None, None])

    def _keep_masks(self, masks: Flags) -> None:
        self._put(self.mass * masks[None, :, None], self.possible & masks[None, :, None])

    def _keep_power(self, off: int) -> None:
        power = np.arange(2) == off
        self._put(self.mass * power, self.possible & power)

    def _put(self, mass: Reals, possible: Flags) -> None:
        """What is left, made to sum to 1 again; where only the unlikeliest is left, all of it is alike."""
        total = mass.sum()
        if total < 1e-200:
            mass = possible / max(possible.sum(), 1)
            total = mass.sum()
        self.mass, self.possible = mass / max(total, 1e-300), possible

    # Asking

    @property
    def squares(self) -> Reals:
        """How likely each square is."""
        return np.asarray(self.mass.sum(axis=(1, 2)))

    @property
    def possible_squares(self) -> Flags:
        """Which squares are possible at all."""
        return np.asarray(self.possible.any(axis=(1, 2)))

    def allows(self, square: int, destroyed: int, power_off: int) -> bool:
        """Whether the thief may be there, with these cameras destroyed (of those on the board) and this power."""
        return bool(self.possible[square, destroyed, power_off])

    def agrees(self, names: Iterable[str]) -> bool:
        """Whether what it heard leaves the thief on some of these squares, and on no other."""
        wanted = np.zeros(SQUARES, bool)
        wanted[[NUMBER[name] for name in names]] = True
        squares = self.possible_squares
        return bool(squares.any() and not (squares & ~wanted).any())

    def samples(self, rng: np.random.Generator, count: int) -> tuple[Indices, ...]:
        """So many squares, sets of destroyed cameras and powers, spread over all that is likely as evenly as can be."""
        bounds = np.cumsum(self.mass.ravel())
        places = np.searchsorted(bounds, (np.arange(count) + rng.random()) / count * bounds[-1], side="right")
        return np.unravel_index(np.minimum(places, self.mass.size - 1), self.mass.shape)

    def sample(self, rng: np.random.Generator) -> tuple[int, int, int]:
        """One possible square, set of destroyed cameras and power, each as likely as it is."""
        square, mask, off = (int(part[0]) for part in self.samples(rng, 1))
        return square, mask, off
