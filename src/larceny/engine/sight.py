"""What an observer sees, made ready for reading: the redacted vector as numbers, rows and grids.

A view asks for hundreds of numbers. Taking them out of a vector one by one costs more than all the rest, so rows are
read at once; and what everybody sees is read once for all observers.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from itertools import compress
from struct import Struct
from typing import Any, TypeAlias, TypeVar, cast

from larceny.engine.record import Field, Record, Row, Vector

Thing = TypeVar("Thing")
Words = TypeVar("Words", bound=Callable[..., Any])
GridField: TypeAlias = tuple[int, int, Any]  # where it starts and stops, and how a row of it is unpacked
Sight: TypeAlias = Any  # a redacted state: the fields of its record by name, and `vector`; not to be changed
CELL = Record.CELL.itemsize
REMEMBERED = 4096  # results of a function that puts rows of numbers in words


class Rows:
    """A grid to be read: `grid[seat]` is a row, `grid[:players]` are several, `grid[seat, place]` is one number."""

    __slots__ = ("field", "vector")

    def __init__(self, vector: Vector, field: GridField) -> None:
        self.vector, self.field = vector, field

    def __getitem__(self, index: Any) -> Any:
        start, stop, row = self.field
        if isinstance(index, int):
            return row.unpack_from(self.vector, start * CELL + index * row.size)
        if isinstance(index, slice):
            return [*row.iter_unpack(self.vector[start:stop])][index]
        line, column = index
        return row.unpack_from(self.vector, start * CELL + line * row.size)[column]


class Part:
    """A field of a redacted state that is read when somebody first asks for it."""

    def __init__(self, field: Field) -> None:
        self.name = field.name
        self.take = _taker(field)

    def __get__(self, sight: Sight, _: type) -> Any:
        value = sight.__dict__[self.name] = self.take(sight.vector)
        return value


class Reader:
    """Reads the redacted vectors of one kind of record. What everybody sees is read at once, and only once."""

    def __init__(self, record: type[Record]) -> None:
        fields = record.FIELDS.values()
        self.shown = type("Shown", (Shown,), {field.name: Part(field) for field in fields})
        alike = [field for field in fields if field.seen_by.rule not in ("owner", "known") and len(field.shape) < 2]
        self.names = [field.name for field in alike]
        self.places: list[Any] = [slice(f.start, f.stop) if f.shape else f.start for f in alike]
        self.unpack: Callable[[Any], tuple[int, ...]] = Struct(f"<{record.SIZE}h").unpack

    def read(self, vector: Vector) -> Sight:
        """All that this redacted vector shows."""
        return self.shown(vector, self.read_alike(vector))

    def read_alike(self, vector: Vector) -> dict[str, Any]:
        """What this redacted vector shows to everybody."""
        cells = self.unpack(vector)
        return dict(zip(self.names, [cells[place] for place in self.places], strict=True))

    def read_own(self, alike: dict[str, Any], vector: Vector) -> Sight:
        """What it shows to one observer, when it is known what it shows to everybody."""
        return self.shown(vector, alike.copy())


class Shown:
    """A redacted state to be read; each kind of record has its own, with a Part for each field."""

    def __init__(self, vector: Vector, fields: dict[str, Any]) -> None:
        self.__dict__ = fields
        fields["vector"] = vector


def _taker(field: Field) -> Callable[[Vector], Any]:
    """What takes the field out of a vector."""
    if not field.shape:
        return lambda vector: vector.item(field.start)
    row = Struct(f"<{field.shape[-1]}h")
    unpack: Callable[[Any, int], tuple[int, ...]] = row.unpack_from
    if len(field.shape) == 1:
        return lambda vector: unpack(vector, field.start * CELL)
    return lambda vector: Rows(vector, (field.start, field.stop, row))


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
