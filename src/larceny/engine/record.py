"""One annotated class gives the numpy dtype, a fast view for interpreted play, and the types mypy checks.

Every field of a state is a signed 16-bit number or a row or grid of them. One width for all means that a state is
also a plain vector of int16: redaction, observations and batches work on that vector and know no game.
"""

from __future__ import annotations

import functools
import inspect
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol, Self, TypeAlias, overload

import numpy as np

_FORMAT: dict[int, Literal["h", "q"]] = {2: "h", 8: "q"}  # how memory views name numbers of so many bytes

HIDDEN = -128  # stands in a redacted record where the observer may not look; no rule ever stores it

Vector: TypeAlias = np.ndarray[Any, np.dtype[Any]]


class Row(Protocol):
    """A row of numbers: a field of a record, or a buffer that a rule fills."""

    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Row: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


class Plane(Protocol):
    """Rows and columns of numbers, one by one."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Plane, Protocol):
    """A field of rows and columns. Rules take its numbers one by one; in a redacted state it gives whole rows too."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Row: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[Row]: ...


# What kernels take, in the compiler's widths: a state's or a desk's vector; planes of 16-bit cells, 64-bit numbers,
# places (which are never negative: the compiler, who is told so, treats many at once), flags and reals.
StateVector: TypeAlias = Any
DeskVector: TypeAlias = Any
Cells: TypeAlias = Plane
Numbers: TypeAlias = Plane
Places: TypeAlias = Plane
Flags: TypeAlias = Plane
Reals: TypeAlias = Any


@dataclass(frozen=True)
class SeenBy:
    """Who may look at a field."""

    rule: str  # "everyone", "nobody", "owner" or "known"
    mask: str = ""  # for "known": the field that holds the set of seats that have seen it, card by card or for all


ALL = SeenBy("everyone")  # the table sees it
NOBODY = SeenBy("nobody")  # no player sees it: default
OWNER = SeenBy("owner")  # the first index is the seat that sees it


def known_by(mask: str) -> SeenBy:
    """Each element is seen by the set of seats that the element at the same place of `mask` holds.

    If `mask` is one number, it is for the whole field.
    """
    return SeenBy("known", mask)


@dataclass(frozen=True)
class Field:
    """A field as declared; `start` is its place in the vector."""

    shape: tuple[int, ...]
    seen_by: SeenBy
    name: str = ""
    start: int = 0

    def again(self) -> Field:
        """The same, to be declared in another record."""
        return Field(self.shape, self.seen_by)

    @functools.cached_property
    def size(self) -> int:
        """How many numbers it holds."""
        return math.prod(self.shape)

    @functools.cached_property
    def stop(self) -> int:
        """The place after its last number."""
        return self.start + self.size


def cell(seen_by: SeenBy = NOBODY) -> Any:
    """One number."""
    return Field((), seen_by)


def row(length: int, seen_by: SeenBy = NOBODY) -> Any:
    """A row of numbers."""
    return Field((length,), seen_by)


def grid(rows: int, columns: int, seen_by: SeenBy = NOBODY) -> Any:
    """A grid of numbers."""
    return Field((rows, columns), seen_by)


class Record:
    """Base of a game's State: fields are declared with `cell`, `row` and `grid`, one line each."""

    FIELDS: ClassVar[dict[str, Field]]
    DTYPE: ClassVar[np.dtype[Any]]
    SIZE: ClassVar[int]
    CELL: ClassVar[np.dtype[Any]] = np.dtype("<i2")

    def __init_subclass__(cls) -> None:
        declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        _check_annotations(cls, declared)
        cls.FIELDS = dict(_place(declared))
        _check_masks(cls.FIELDS)
        cls.SIZE = sum(field.size for field in cls.FIELDS.values())
        cls.DTYPE = np.dtype([(name, cls.CELL, field.shape) for name, field in cls.FIELDS.items()])
        for name, field in cls.FIELDS.items():
            if field.shape:
                delattr(cls, name)
            else:
                setattr(cls, name, _number(field.start))

    def __init__(self, vector: Vector | None = None) -> None:
        """View a vector as this record; a new one of zeros if none is given."""
        self.vector: Vector = np.zeros(self.SIZE, self.CELL) if vector is None else vector
        self.cells = self.vector.data
        self.journal: list[tuple[int, ...]] | None = None  # interpreted play writes here what happens
        for name, field in self.FIELDS.items():
            if field.shape:
                part = self.cells[field.start : field.stop]
                self.__dict__[name] = (
                    part if len(field.shape) == 1 else part.cast("B").cast(_FORMAT[self.CELL.itemsize], field.shape)
                )

    def copy(self) -> Self:
        """An equal record of its own, without the journal."""
        return type(self)(self.vector.copy())


class Pane:
    """One record, for interpreted play in place of its vector: whoever looks at it sees the record."""

    def __init__(self, record: Record) -> None:
        self.records = (record,)

    def view(self, layout: object) -> tuple[Record]:
        """As numpy's: the vector seen as records."""
        return self.records


class Shelf:
    """Records side by side, one per row of `vectors`, for interpreted play: the compiler uses the array itself."""

    def __init__(self, record: type[Record], vectors: np.ndarray[Any, Any]) -> None:
        self.record, self.vectors = record, vectors
        self.records: dict[int, Record] = {}  # those that were looked at: there may be many

    def __getitem__(self, index: int) -> Any:
        if index not in self.records:
            self.records[index] = self.record(self.vectors[index])
        return self.records[index]

    def __setitem__(self, index: int, source: Record) -> None:
        self.vectors[index] = source.vector

    def __len__(self) -> int:
        return len(self.vectors)


def _check_annotations(cls: type, declared: dict[str, Field]) -> None:
    """Refuse what would compile and run differently from what it says."""
    wanted = {0: "int", 1: "Row", 2: "Grid"}
    annotations = inspect.get_annotations(cls) if declared else {}
    for name in annotations.keys() - declared.keys():
        raise TypeError(f"{cls.__name__}.{name} has a type but no cell(), row() or grid() that says who sees it")
    for name, field in declared.items():
        if name in _RESERVED:
            raise TypeError(f"{cls.__name__}.{name}: numpy's records have a {name!r} of their own; choose another name")
        annotation = annotations.get(name)
        written = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", annotation)
        if written != wanted[len(field.shape)]:
            raise TypeError(
                f"{cls.__name__}.{name} is declared {written}, but what is declared for it is a "
                f"{wanted[len(field.shape)]}; fields are signed 16-bit numbers, rows or grids of them"
            )


def _place(declared: dict[str, Field]) -> Iterator[tuple[str, Field]]:
    start = 0
    for name, field in declared.items():
        yield name, Field(field.shape, field.seen_by, name, start)
        start += field.size


def _check_masks(fields: dict[str, Field]) -> None:
    for field in fields.values():
        if field.seen_by.rule == "known":
            mask = fields.get(field.seen_by.mask)
            if mask is None or mask.shape not in (field.shape, ()):
                raise TypeError(f"{field.name} is known by {field.seen_by.mask!r}, which is no field of the same shape")
        if field.seen_by.rule == "owner" and not field.shape:
            raise TypeError(f"{field.name} is one number: it has no first index to be its owner")


def _number(place: int) -> property:
    def get(self: Record) -> int:
        return self.cells[place]

    def put(self: Record, value: int) -> None:
        self.cells[place] = value

    return property(get, put)


_RESERVED = frozenset(dir(np.record)) | frozenset(dir(Record)) | {"vector", "cells", "journal"}
