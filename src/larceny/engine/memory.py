"""The memory of a match in one piece: its desk, its state, and the history of its actions.

One array instead of three: for Python most of a step is handing arrays over to machine code.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from larceny.engine.desk import Desk
from larceny.engine.record import Record, Vector
from larceny.engine.rule import look

WORD = np.dtype("<i8")  # a desk and a history are words; of a state's numbers several share one
ROOM = 128  # plies that a new match has room for; it grows when needed


class Layout:
    """Where in the memory of a game's matches its parts lie: the desk first, then the state, then the history."""

    def __init__(self, desk: type[Desk], state: type[Record]) -> None:
        self.desk, self.state = desk, state
        self.state_at = desk.SIZE
        self.odds_at = tuple(desk.FIELDS[name].start for name in ("outcomes", "weights", "choices"))
        self.history_at = desk.SIZE + -(-state.SIZE * state.CELL.itemsize // WORD.itemsize)

    def blank(self, state: Vector) -> Vector:
        """The memory of a match that stands so, and in which nothing has been done yet."""
        words = np.zeros(self.history_at + 2 * ROOM, WORD)
        self.state_in(words)[:] = state
        return words

    def state_in(self, words: Vector) -> Vector:
        """The state's numbers."""
        numbers: Vector = words[self.state_at : self.history_at].view(self.state.CELL)[: self.state.SIZE]
        return numbers

    def grown(self, words: Vector) -> Vector:
        """The same with room for twice as many actions."""
        return np.concatenate([words, np.zeros(len(words) - self.history_at, WORD)])


class Memory:
    """A match's memory for interpreted play; the compiler uses the array itself."""

    def __init__(self, layout: Layout, words: Vector) -> None:
        self.desk: Any = layout.desk(words[: layout.state_at])
        self.state: Any = layout.state(layout.state_in(words))
        self.words = words.data

    def __getitem__(self, place: int) -> int:
        number: int = self.words[place]
        return number

    def __setitem__(self, place: int, number: int) -> None:
        self.words[place] = number

    def __len__(self) -> int:
        return len(self.words)


@look
def desk_of(memory: Memory) -> Desk:
    """The desk in a match's memory."""
    desk: Desk = memory.desk
    return desk


@look
def state_of(memory: Memory) -> Record:
    """The state in a match's memory."""
    state: Record = memory.state
    return state
