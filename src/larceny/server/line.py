"""A line: uvicorn's end of a socket, without a queue and a task between it and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "larceny.line"  # where the application finds it


class Line(WebSocketsSansIOProtocol):
    """Hands over each frame when it comes, and writes each when it is said; the rest is as uvicorn does it.

    To wake up a task for every frame would cost more than what the table does about it.
    """

    hear: Callable[[bytes], None] | None = None  # takes the frames that come, from when it is set

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to come in: show the line to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is in order
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """A frame is whole."""
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        frame, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.hear(frame)

    def say(self, frame: bytes) -> None:
        """Send a text, as long as somebody is there."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_text(frame)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def unread(self) -> int:
        """How many bytes wait for the client."""
        return self.transport.get_write_buffer_size()

    def end(self) -> None:
        """Tell the application that it has nothing more to wait for."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})
