"""A handset: a line that is taken up. It hears each short text as it comes, and says what it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from larceny.server.frames import LENGTH, MASKED, SHORT, TWO_BYTES, WHOLE_TEXT, framed

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    import asyncio

    from larceny.server.line import Line

KEY, TEXT = 2, 6  # where these begin in a short frame from a client


class Handset:
    """Stands before a line at its transport (an asyncio.Protocol), and takes from it what a move takes.

    A short text that comes whole, as nearly every one does, is taken as it is; everything else that a frame may be goes
    to the line. What has come in pieces has its end somewhere in what follows, so from then on all goes there.
    """

    def __init__(self, line: Line, transport: asyncio.Transport, *, begun: bool) -> None:
        self.line, self.transport = line, transport
        self.hear: Callable[[bytes], None] | None = None  # takes the texts that come, from when it is set to the end
        self.in_pieces = begun  # what comes now need not begin with a frame
        self.hung_up = False  # nothing more is said
        self.congested = False  # much of what was said is not read yet

    # What comes

    def data_received(self, data: bytes) -> None:
        """Something has come: nearly always one short text."""
        size, hear = len(data), self.hear
        if (
            hear is not None
            and not self.in_pieces
            and TEXT <= size <= TEXT + SHORT
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED + size - TEXT
        ):
            hear(apply_mask(data[TEXT:], data[KEY:TEXT]))
            return
        self.in_pieces = self.in_pieces or not are_whole(data)
        self.line.data_received(data)
        if self.line.frames:  # of a text that comes in several frames
            self.in_pieces = True

    def eof_received(self) -> None:
        """Nothing more will come."""
        self.line.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        self.hang_up()
        self.line.connection_lost(error)

    # What is said

    def say(self, texts: list[bytes]) -> int:
        """Send some texts at one go, as long as somebody is there; how many bytes wait for him, if they are many."""
        transport = self.transport
        if self.hung_up or transport.is_closing():
            return 0
        transport.write(framed(texts))
        return transport.get_write_buffer_size() if self.congested else 0

    def pause_writing(self) -> None:
        """The device is slow to read."""
        self.congested = True
        self.line.pause_writing()

    def resume_writing(self) -> None:
        """It has read nearly all."""
        self.congested = False
        self.line.resume_writing()

    def end(self) -> None:
        """Tell the application that it has nothing more to wait for."""
        self.line.end()

    def hang_up(self) -> None:
        """Take and say nothing more."""
        self.hear, self.hung_up = None, True


def are_whole(data: bytes) -> bool:
    """Whether these are frames of a client to the last byte, none of them longer than people write."""
    place, size = 0, len(data)
    while place + TEXT <= size:
        length = data[place + 1] & LENGTH
        if length > TWO_BYTES:
            return False
        if length == TWO_BYTES:
            length = 2 + int.from_bytes(data[place + 2 : place + 4])
        place += TEXT + length
    return place == size
