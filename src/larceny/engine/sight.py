"""What an observer sees, made ready for reading: the redacted vector as numbers, rows and grids.

A view asks for hundreds of numbers. Taking them out of a vector one by one costs more than all the rest, so rows are
read at once; and what everybody sees is read once for all observers.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Any, TypeAlias, TypeVar

from larceny.engine.record import Field, Record, Row, Vector

Thing = TypeVar("Thing")
Sight: TypeAlias = Any  # a redacted state: the fields of its record by name, and `vector`; not to be changed


class Rows:
    """A grid to be read: `grid[seat]` is a row, `grid[seat, place]` is one number."""

    __slots__ = ("cells", "width")

    def __init__(self, cells: list[int], width: int) -> None:
        self.cells = cells
        self.width = width

    def __getitem__(self, index: int | tuple[int, int]) -> int | list[int]:
        if isinstance(index, tuple):
            return self.cells[index[0] * self.width + index[1]]
        start = index * self.width
        return self.cells[start : start + self.width]


class Reader:
    """Reads the redacted vectors of one kind of record."""

    def __init__(self, record: type[Record]) -> None:
        fields = list(record.FIELDS.values())
        self.sight: Any = namedtuple("Sight", ["vector", *record.FIELDS])  # type: ignore[misc]  # each record has its own
        self.parts = [_part(field) for field in fields]
        self.own_parts = [
            (place, _part(field))
            for place, field in enumerate(fields, start=1)
            if field.seen_by.rule in ("owner", "known")
        ]

    def read(self, vector: Vector) -> Sight:
        """All that this redacted vector shows."""
        cells = vector.data
        return self.sight._make([vector, *[part(cells) for part in self.parts]])

    def read_own(self, sight: Sight, vector: Vector) -> Sight:
        """The state of this sight through somebody else's eyes: the same, but for what not all see alike."""
        values, cells = [*sight], vector.data
        values[0] = vector
        for place, part in self.own_parts:
            values[place] = part(cells)
        return self.sight._make(values)


def _part(field: Field) -> Callable[[memoryview], Any]:
    """What takes the field out of the cells of a vector."""
    here = slice(field.start, field.stop)
    if not field.shape:
        return itemgetter(field.start)
    if len(field.shape) == 1:
        return lambda cells: cells[here].tolist()
    width = field.shape[1]
    return lambda cells: Rows(cells[here].tolist(), width)


def each(things: Sequence[Thing], counts: Row) -> list[Thing]:
    """Each thing as often as it is counted: piles, hands and safes hold so many cards of each kind."""
    some = compress(range(len(counts)), counts)  # most are counted 0 times
    return [things[kind] for kind in some for _ in range(counts[kind])]
