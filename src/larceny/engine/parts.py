"""Parts of what an observer sees, taken out of the bytes of a redacted state when somebody first asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

GridField: TypeAlias = tuple[int, int, Any, int]  # its first byte, its rows, how a row is unpacked, and a row's bytes


class Rows:
    """A grid to be read: `grid[seat]` is a row, `grid[:players]` are several, `grid[seat, place]` is one number."""

    __slots__ = ("field", "raw")

    def __init__(self, field: GridField, raw: bytes) -> None:
        self.field, self.raw = field, raw

    def __getitem__(self, index: Any) -> Any:
        start, count, row, size = self.field
        if type(index) is int:
            return row.unpack_from(self.raw, start + index * size)
        if type(index) is slice:
            first, last, step = index.indices(count)
            if step != 1:
                return self[:][index]
            return [*row.iter_unpack(self.raw[start + first * size : start + last * size])]
        line, column = index
        return row.unpack_from(self.raw, start + line * size)[column]


class Part:
    """A field of a redacted state that is read when somebody first asks for it."""

    def __init__(self, name: str, take: Callable[[bytes], Any]) -> None:
        self.name, self.take = name, take

    def __get__(self, sight: Any, _: type) -> Any:
        value = sight.__dict__[self.name] = self.take(sight.raw)
        return value
