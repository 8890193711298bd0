"""What an observer sees, made ready for reading: the redacted vector as numbers, rows and grids.

A view asks for hundreds of numbers. Taking them out of a vector one by one costs more than all the rest, so rows are
read at once; and what everybody sees is read once for all observers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import compress
from operator import itemgetter
from typing import Any, TypeAlias, TypeVar

from larceny.engine.record import Field, Record, Row, Vector

Thing = TypeVar("Thing")
Part: TypeAlias = Callable[[memoryview], Any]  # what takes a field out of the cells of a vector
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


class Shown:
    """A redacted state to be read. A seat's view asks for little that is not everybody's: that is read when it is."""

    def __init__(self, vector: Vector, fields: dict[str, Any], unread: Mapping[str, Part]) -> None:
        self.__dict__ = fields
        fields["vector"], fields["_cells"], fields["_unread"] = vector, vector.data, unread

    def __getattr__(self, name: str) -> Any:
        part = self.__dict__["_unread"].get(name)
        if part is None:
            raise AttributeError(f"There is no field {name}.")
        value = self.__dict__[name] = part(self._cells)
        return value


class Reader:
    """Reads the redacted vectors of one kind of record."""

    def __init__(self, record: type[Record]) -> None:
        fields = record.FIELDS
        self.names = list(fields)
        self.places: list[Any] = [slice(f.start, f.stop) if f.shape else f.start for f in fields.values()]
        self.widths = {name: field.shape[1] for name, field in fields.items() if len(field.shape) == 2}
        not_alike = [name for name, field in record.FIELDS.items() if field.seen_by.rule in ("owner", "known")]
        self.own_parts = {name: _part(record.FIELDS[name]) for name in not_alike}

    def read(self, vector: Vector) -> Sight:
        """All that this redacted vector shows."""
        cells = vector.tolist()
        fields = dict(zip(self.names, [cells[place] for place in self.places], strict=True))
        for name, width in self.widths.items():
            fields[name] = Rows(fields[name], width)
        return Shown(vector, fields, {})

    def read_own(self, sight: Sight, vector: Vector) -> Sight:
        """The state of this sight through somebody else's eyes: the same, but for what not all see alike."""
        fields = sight.__dict__.copy()
        for name in self.own_parts:
            del fields[name]
        return Shown(vector, fields, self.own_parts)


def _part(field: Field) -> Part:
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
