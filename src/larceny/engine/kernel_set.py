"""The kernels of one game in one mode, and who needs which of them."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from larceny.engine import kernels, policy_kernels, search_kernels
from larceny.engine.binding import Binder, Rule
from larceny.engine.memory import Layout, Memory
from larceny.engine.record import Pane, Record, Shelf
from larceny.engine.rule import is_kernel

WRITTEN: dict[str, Rule] = {
    name: value
    for module in (kernels, search_kernels, policy_kernels)
    for name, value in vars(module).items()
    if isinstance(value, FunctionType) and is_kernel(value)
}

OF_A_MATCH = ("begin", "carry_on", "play", "list_legal", "list_odds", "see")  # what a match needs of the kernels
OF_MANY = ("imagine_world", "random_games", "batch_reset", "batch_step")  # what others need: built when first used
OF_A_SEARCH = ("search",)
OF_A_POLICY = ("weigh_up",)
OF_A_JUDGE = ("account_for",)
OF_A_CONTEST = ("contests",)
OF_TABLES = OF_A_MATCH + OF_MANY + OF_A_SEARCH + OF_A_POLICY  # what every game needs at a table


class Kernels:
    """The kernels of one game in one mode, each bound when it is first used.

    Compiled ones take arrays, interpreted ones views of the same memory.
    """

    begin: Callable[..., None]
    carry_on: Callable[..., None]
    play: Callable[..., int]
    list_legal: Callable[..., None]
    list_odds: Callable[..., None]
    see: Callable[..., None]
    imagine_world: Callable[..., None]
    random_games: Callable[..., int]
    batch_reset: Callable[..., None]
    batch_step: Callable[..., int]
    search: Callable[..., int]
    weigh_up: Callable[..., None]
    account_for: Callable[..., None]
    contests: Callable[..., int]
    batch_ratings: Callable[..., None]
    batch_flags: Callable[..., None]
    roll_out: Callable[..., None]

    def __init__(self, binder: Binder, *, compiled: bool) -> None:
        self.compiled = compiled
        self._binder = binder

    def __getattr__(self, name: str) -> Rule:
        if name not in WRITTEN:
            raise AttributeError(name)
        kernel = self._binder.entrance(WRITTEN[name])
        setattr(self, name, kernel)
        return kernel

    def build(self, names: tuple[str, ...]) -> None:
        """Bind these now."""
        for name in names:
            getattr(self, name)

    def grid(self, array: Any) -> Any:
        """A row or grid of numbers as these kernels take it."""
        return array if self.compiled else array.data

    def memory(self, layout: Layout, words: Any) -> Any:
        """A match's memory as these kernels take it."""
        return words if self.compiled else Memory(layout, words)

    def pane(self, record: type[Record], vector: Any) -> Any:
        """One record as these kernels take it."""
        return vector if self.compiled else Pane(record(vector))

    def shelf(self, record: type[Record], vectors: Any) -> Any:
        """Records side by side as these kernels take them; each row of `vectors` is one."""
        return vectors.view(record.DTYPE)[:, 0] if self.compiled else Shelf(record, vectors)
