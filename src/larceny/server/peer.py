"""A peer: one connected device, whatever carries its frames."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Literal, Protocol

from larceny.server.allowances import Allowance
from larceny.server.identity import Guest
from larceny.server.messages import Answer, Farewell, write_message
from larceny.server.refusal import TEXTS

if TYPE_CHECKING:
    from larceny.server.seating import Seating

REFUSED, TOO_LARGE = 1008, 1009
CLOSE_CODES = {
    "stopping": 1012,
    "retry": 1013,
    "slow": 1013,
    "crowd": 1013,
    "too-large": TOO_LARGE,
    "kicked": 4403,
    "no-table": 4404,
}
log = logging.getLogger("larceny.server")


class Line(Protocol):
    """What carries frames to a device."""

    def say(self, frames: list[bytes]) -> int:
        """Send them, or keep them until the device can take them; how many bytes are kept now, if they are many."""

    def end(self) -> None:
        """Close it, as the peer says."""


class Peer:
    """One that does not take its frames is dropped."""

    def __init__(self, guest: Guest, line: Line, most_unread: int, allowance: Allowance) -> None:
        self.guest = guest
        self.seating: Seating  # set when it comes to a table
        self.lang = guest.lang
        self.look: int | None = None  # the seat whose eyes it looks through
        self.chosen: int | Literal["not"] | None = "not"  # … that it has chosen itself
        self.told = 0  # events that it has been sent
        self.whole = 0  # … of them those from this number on as they happened, earlier ones as a log still tells them
        self.version = -1  # of the last update
        self.lines = 0  # of chat that it has been told
        self.greeted = False
        self.leaving = False  # it has to go, and is told why as soon as that is stored; what it says meanwhile is late
        self.closing: int | None = None  # the code with which the socket is closed
        self.allowance = allowance
        self._line, self._most_unread = line, most_unread

    def send(self, frames: list[bytes]) -> None:
        """Send frames, at one go."""
        if self.closing is None and self._line.say(frames) > self._most_unread:
            log.info("a slow client was dropped", extra={"facts": {"guest": self.guest.id}})
            self.close(CLOSE_CODES["slow"])

    def tell(self, answer: Answer) -> None:
        """Send a message."""
        self.send([write_message(answer)])

    def close(self, code: int) -> None:
        """Take and send nothing more."""
        if self.closing is None:
            self.closing = code
            self._line.end()

    def dismiss(self, reason: str, again_after: int | None = None) -> None:
        """Say why, then close."""
        if self.closing is None:
            self.send([self.farewell(reason, again_after)])
            self.close(CLOSE_CODES.get(reason, REFUSED))

    def farewell(self, reason: str, again_after: int | None = None) -> bytes:
        """The last words on a line."""
        text = TEXTS.say(self.lang, f"farewell-{reason}")
        frame: bytes = write_message(Farewell(reason, text, again_after))  # type: ignore[arg-type]  # a literal
        return frame
