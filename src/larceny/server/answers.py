"""Answers that were given: a request that is sent again is answered again, and not carried out again."""

from __future__ import annotations

from typing import Any

from larceny.server.messages import Hint, Request, Seal, Why

REQUESTS, GUESTS = 32, 64  # that are remembered: requests of each guest, and guests of a table
QUESTIONS = (Hint, Seal, Why)  # change nothing, and may have another answer later


class Answers:
    """The last requests that were carried out for each guest of a table. Moves are remembered by its log."""

    def __init__(self) -> None:
        self._to: dict[str, dict[str, tuple[Request, bytes]]] = {}

    def again(self, guest: str, request: Request) -> bytes | None:
        """What this request was answered when it came before; None if it never did."""
        before, answer = self._to.get(guest, {}).get(request.id, (None, None))
        return answer if before == request else None

    def remember(self, guest: str, request: Request, answer: bytes) -> None:
        """It is carried out."""
        if isinstance(request, QUESTIONS):
            return
        his = self._to[guest] = self._to.pop(guest, {})  # who asked last is forgotten last
        his[request.id] = request, answer
        _forget_oldest(his, REQUESTS)
        _forget_oldest(self._to, GUESTS)


def _forget_oldest(remembered: dict[str, Any], most: int) -> None:
    if len(remembered) > most:
        del remembered[next(iter(remembered))]
