"""Ctrl-C, SIGTERM and a closed terminal: they end a sitting, but never in the middle of a move."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import Any, Self

HEARD = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Stopped(Exception):
    """A signal asks to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.Signals(number).name)
        self.code = 128 + number  # what shells report of a process that a signal ended


class Interrupts:
    """Notes signals while it is entered; they are raised only where somebody waits for an answer, or asks."""

    def __init__(self) -> None:
        self._number: int | None = None
        self._waiting = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        self._before = {number: signal.signal(number, self._hear) for number in HEARD}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._number = number
        if self._waiting:
            self.check()

    def check(self) -> None:
        """Stop here if a signal has come."""
        if self._number is not None:
            number, self._number = self._number, None
            raise Stopped(number)

    @contextlib.contextmanager
    def waiting(self) -> Iterator[None]:
        """Stop at once if a signal comes."""
        self._waiting = True
        try:
            self.check()
            yield
        finally:
            self._waiting = False
