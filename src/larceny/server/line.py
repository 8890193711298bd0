"""A line: uvicorn's end of a socket, without a queue and a task between it and the table."""

from __future__ import annotations

import weakref
from asyncio import BaseProtocol
from collections.abc import Callable
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from larceny.server.handset import Handset

EXTENSION = "larceny.line"  # where the application finds it


class Line(WebSocketsSansIOProtocol):
    """Hands over each text when it is whole; the rest is as uvicorn does it.

    To wake up a task for every frame would cost more than what the table does about it, and so would a parser for
    all that a frame may be: therefore it is taken up with a handset.
    """

    handset: Handset | None = None
    last_words: Callable[[int], bytes] | None = None  # what is said before it is closed with such a code
    broken = False  # something came that is no frame, or too large a one: nothing more is read

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to come in: show the line to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is in order
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = weakref.ref(self)

    def take_up(self) -> Handset:
        """From now on what comes is heard by the handset first."""
        begun = bool(self.frames or self.conn.reader.buffer or not self.queue.empty())  # he has not waited for us
        self.handset = handset = Handset(self, self.transport, begun=begun)
        self.transport.set_protocol(cast(BaseProtocol, handset))
        return handset

    def data_received(self, data: bytes) -> None:
        """Something has come that is not just one short text: more, something else, or a piece of something."""
        if not self.broken:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A frame is whole."""
        if self.handset is None or self.handset.hear is None:
            super().send_receive_event_to_app()
            return
        frame, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.handset.hear(frame)

    def handle_parser_exception(self) -> None:
        """Say what was wrong, and let who is still sending finish: if the line were cut he would never hear it."""
        closing = self.conn.close_sent
        assert closing is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closing.code, "reason": closing.reason})
        if self.handset is not None:
            if self.last_words is not None:
                self.handset.say([self.last_words(closing.code)])
            self.handset.hang_up()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.broken = self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over: let go of all that leads back here, or every socket would wait for the collector of garbage."""
        super().connection_lost(exc)
        self.handset = self.last_words = None
        self.conn.parser.close()
        self.conn.parser_exc = None  # it knows where it was raised

    def end(self) -> None:
        """Tell the application that it has nothing more to wait for."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})
