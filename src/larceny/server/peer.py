"""A peer: one connected device, whatever carries its frames."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from larceny.server.identity import Guest
from larceny.server.limits import Allowance
from larceny.server.messages import Answer, Farewell, write_message
from larceny.server.refusal import TEXTS

if TYPE_CHECKING:
    from larceny.server.seating import Seating

CLOSE_CODES = {"stopping": 1012, "retry": 1013, "slow": 1013, "flood": 1008, "kicked": 4403}
REFUSED = 1008


class Peer:
    """Frames for one device wait here until its socket takes them; one that takes none is dropped."""

    def __init__(self, guest: Guest, wake: Callable[[], None], most_waiting: int, allowance: Allowance) -> None:
        self.guest = guest
        self.seating: Seating  # set when it comes to a table
        self.lang = guest.lang
        self.look: int | None = None  # the seat whose eyes it looks through
        self.chosen: int | Literal["not"] | None = "not"  # … that it has chosen itself
        self.told = 0  # events that it has been sent
        self.version = -1  # of the last update
        self.greeted = False
        self.frames: deque[bytes] = deque()
        self.waiting = 0  # bytes
        self.closing: int | None = None
        self.allowance = allowance
        self.wake = wake  # tells the socket that there is something to send
        self._most_waiting = most_waiting

    def send(self, frame: bytes) -> None:
        """Queue a frame."""
        if self.closing is not None:
            return
        self.frames.append(frame)
        self.waiting += len(frame)
        if self.waiting > self._most_waiting:
            self.frames.clear()
            self.closing = CLOSE_CODES["slow"]
        self.wake()

    def tell(self, answer: Answer) -> None:
        """Queue a message."""
        self.send(write_message(answer))

    def take(self) -> bytes:
        """The next frame, for the socket."""
        frame = self.frames.popleft()
        self.waiting -= len(frame)
        return frame

    def dismiss(self, reason: str, again_after: int | None = None) -> None:
        """Say why, then close."""
        if self.closing is None:
            text = TEXTS.say(self.lang, f"farewell-{reason}")
            self.tell(Farewell(reason, text, again_after))  # type: ignore[arg-type]  # one of its literals
            self.closing = CLOSE_CODES.get(reason, REFUSED)
            self.wake()
