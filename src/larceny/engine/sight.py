"""What an observer sees, made ready for reading: the redacted vector as numbers, rows and grids.

A view asks for hundreds of numbers. Taking them out of a vector one by one costs more than all the rest, so rows are
read at once; and what everybody sees is read once for all observers.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from itertools import accumulate, compress
from operator import itemgetter
from struct import Struct
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np

from larceny.engine.parts import Part, Rows
from larceny.engine.record import Field, Record, Row, Vector

Thing = TypeVar("Thing")
Words = TypeVar("Words", bound=Callable[..., Any])
Sight: TypeAlias = Any  # a redacted state: the fields of its record by name, `vector` and `raw`; not to be changed
CELL = Record.CELL.itemsize
REMEMBERED = 4096  # results of a function that puts rows of numbers in words


class Reader:
    """Reads the redacted vectors of one kind of record. What everybody sees is read at once, and only once.

    They are read from their bytes, which gives a number in a fraction of the time that an array takes.
    """

    def __init__(self, record: type[Record]) -> None:
        fields = record.FIELDS.values()
        parts = {field.name: Part(field.name, _taker(field)) for field in fields}
        # What bytes of a redacted vector show to one observer, given a copy of what they show to everybody.
        self.shown: Callable[[bytes, dict[str, Any]], Sight] = type(
            "Shown", (Shown,), {"vector": Part("vector", _vector), **parts}
        )
        self.size = CELL * record.SIZE
        alike = [field for field in fields if _is_alike(field)]
        starts = accumulate([field.size for field in alike], initial=0)
        self.names = [field.name for field in alike]
        places = [slice(i, i + f.size) if f.shape else i for f, i in zip(alike, starts, strict=False)]
        self.pick = itemgetter(*places, 0)  # one more than names: what is given is a tuple even if there is but one
        self.unpack = Struct(
            "<" + "".join(f"{f.size}h" if _is_alike(f) else f"{CELL * f.size}x" for f in fields)
        ).unpack

    def read(self, vector: Vector) -> Sight:
        """All that this redacted vector shows."""
        raw = vector.tobytes()
        sight = self.shown(raw, self.read_alike(raw))
        sight.vector = vector
        return sight

    def read_alike(self, raw: bytes) -> dict[str, Any]:
        """What these bytes of a redacted vector show to everybody."""
        return dict(zip(self.names, self.pick(self.unpack(raw)), strict=False))


class Shown:
    """A redacted state to be read; each kind of record has its own, with a Part for each field."""

    def __init__(self, raw: bytes, fields: dict[str, Any]) -> None:
        self.__dict__ = fields
        fields["raw"] = raw


def _is_alike(field: Field) -> bool:
    """Whether it is a number or a row that all see alike."""
    return field.seen_by.rule not in ("owner", "known") and len(field.shape) < 2


def _vector(raw: bytes) -> Vector:
    """The whole of it as an array."""
    return np.frombuffer(bytearray(raw), Record.CELL)


def _taker(field: Field) -> Callable[[bytes], Any]:
    """What takes the field out of the bytes of a vector."""
    start = CELL * field.start
    if len(field.shape) == 2:
        row = Struct(f"<{field.shape[1]}h")
        return functools.partial(Rows, (start, field.shape[0], row, row.size))
    unpack: Callable[[bytes], tuple[int, ...]] = Struct(f"<{start}x{field.size}h").unpack_from
    return unpack if field.shape else lambda raw: unpack(raw)[0]


def remembered(words: Words) -> Words:
    """A function that puts rows of numbers in words: most of what lies on a table is the same after a move as before.

    It gets all that it goes by as numbers and rows, so it tells nobody more than they do; what it gives is everybody's,
    and not to be changed.
    """
    return cast(Words, functools.lru_cache(REMEMBERED)(words))


def each(things: Sequence[Thing], counts: Row) -> list[Thing]:
    """Each thing as often as it is counted: piles, hands and safes hold so many cards of each kind."""
    some = compress(range(len(counts)), counts)  # most are counted 0 times
    return [things[kind] for kind in some for _ in range(counts[kind])]
