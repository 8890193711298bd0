"""Listening: uvicorn as we run it, with a time limit for those who open a connection and say nothing."""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from larceny.server.app import make_app
from larceny.server.line import Line
from larceny.server.settings import Settings

QUEUE = 2048  # connections that wait to be accepted
STOP_SECONDS = 5
TOO_LONG = "The head of this request is too long."
log = logging.getLogger("larceny.server")


def punctual(seconds: float, most: int) -> type[HttpToolsProtocol]:
    """A protocol that closes connections on which no request is answered and none comes in time; uvicorn would wait
    for ever. Nor does it keep more of a head than so many bytes.
    """

    class Punctual(HttpToolsProtocol):
        late: asyncio.TimerHandle
        kept = 0  # bytes that have come since the last head was whole, without those of bodies

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.late = self.loop.call_later(seconds, transport.close)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.cycle.response_complete:  # nor is another one being answered
                self.late.cancel()
                self.late = self.loop.call_later(seconds, self.transport.close)

        def data_received(self, data: bytes) -> None:
            self.kept += len(data)
            super().data_received(data)
            if self.kept > most and not self.transport.is_closing():
                self.send_400_response(TOO_LONG)

        def on_body(self, body: bytes) -> None:
            self.kept = 0
            super().on_body(body)

        def on_headers_complete(self) -> None:
            if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > most:
                raise ValueError(TOO_LONG)  # uvicorn answers it with a 400
            self.late.cancel()
            self.kept = 0
            super().on_headers_complete()

        def handle_websocket_upgrade(self) -> None:
            super().handle_websocket_upgrade()
            del self.parser  # it leads back here, and would wait for the collector of garbage

        def connection_lost(self, error: Exception | None) -> None:
            self.late.cancel()
            super().connection_lost(error)

    return Punctual


def impatient(seconds: float) -> type[Line]:
    """Sockets that are dropped when nothing of what they are sent is read; uvicorn would wait for ever to say so."""

    class Impatient(Line):
        deaf: asyncio.TimerHandle | None = None

        def pause_writing(self) -> None:
            super().pause_writing()
            self.deaf = self.loop.call_later(seconds, self._give_up)

        def resume_writing(self) -> None:
            self._read()
            super().resume_writing()

        def connection_lost(self, exc: Exception | None) -> None:
            self._read()
            super().connection_lost(exc)

        def _give_up(self) -> None:
            log.info("a client that read nothing was dropped")
            self.transport.abort()

        def _read(self) -> None:
            if self.deaf is not None:
                self.deaf.cancel()

    return Impatient


class Listener(uvicorn.Server):
    """A server that says good-bye before it hangs up."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody to come back in a moment, then stop as usual."""
        await self.app.state.server.dismiss()
        await super().shutdown(sockets)


def listener(settings: Settings, host: str, port: int) -> Listener:
    """A server that is ready to run."""
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=punctual(settings.limits.handshake_seconds, settings.limits.head_bytes),
        ws=impatient(settings.limits.unread_seconds),
        ws_per_message_deflate=False,
        ws_max_size=4 * settings.limits.frame_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=QUEUE,
        proxy_headers=False,  # the doors look at them themselves
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return Listener(config, app)
