"""A line: uvicorn's end of a socket, without a queue and a task between it and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from larceny.server.frames import MASKED, SHORT, WHOLE_TEXT, framed

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

EXTENSION = "larceny.line"  # where the application finds it

KEY = slice(2, 6)  # of a short frame from a client


class Line(WebSocketsSansIOProtocol):
    """Hands over each frame when it comes, and writes each when it is said; the rest is as uvicorn does it.

    To wake up a task for every frame would cost more than what the table does about it, and so would a parser for
    all that a frame may be: a short text that comes whole, as nearly every one does, is taken as it is.
    """

    hear: Callable[[bytes], None] | None = None  # takes the frames that come, from when it is set
    last_words: Callable[[int], bytes] | None = None  # what is said before it is closed with such a code
    broken = False  # something came that is no frame, or too large a one: nothing more is read
    congested = False  # much of what was said is not read yet

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to come in: show the line to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is in order
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Something has come: nearly always one short text."""
        size = len(data)
        if (
            KEY.stop <= size <= KEY.stop + SHORT
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED + size - KEY.stop  # it is one whole frame …
            and self.hear is not None
            and not self.frames  # … and nothing that came before is waiting for its end
            and not self.conn.reader.buffer
            and not self.close_sent
        ):
            self.hear(apply_mask(data[KEY.stop :], data[KEY]))
        elif not self.broken:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A frame is whole."""
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        frame, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.hear(frame)

    def handle_parser_exception(self) -> None:
        """Say what was wrong, and let who is still sending finish: if the line were cut he would never hear it."""
        closing = self.conn.close_sent
        assert closing is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closing.code, "reason": closing.reason})
        if self.last_words is not None:
            self.say([self.last_words(closing.code)])
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.broken = self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def say(self, texts: list[bytes]) -> int:
        """Send some texts at one go, as long as somebody is there; how many bytes wait for him, if they are many."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return 0
        transport.write(framed(texts))
        return transport.get_write_buffer_size() if self.congested else 0

    def pause_writing(self) -> None:
        """The device is slow to read."""
        self.congested = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has read nearly all."""
        self.congested = False
        super().resume_writing()

    def end(self) -> None:
        """Tell the application that it has nothing more to wait for."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})
