"""WebSockets: carry frames between devices and the reception, and drop who breaks the limits."""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from larceny.server.doors import Doors
from larceny.server.identity import Guest
from larceny.server.limits import Allowance, Limits
from larceny.server.line import EXTENSION, Line
from larceny.server.peer import Peer
from larceny.server.reception import Reception

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

TOO_MANY, TOO_LATE, NO_TABLE = 1013, 1008, 4404


class Sockets:
    """The end of every socket, as an ASGI application of its own: a framework between would cost a third more."""

    def __init__(self, reception: Reception, doors: Doors, limits: Limits) -> None:
        self.reception, self.doors, self.limits = reception, doors, limits
        self.open: Counter[str] = Counter()
        self.came: list[tuple[Peer, bytes]] = []  # in this turn of the event loop
        self.loop = asyncio.get_running_loop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from the handshake to its end."""
        await receive()  # websocket.connect
        guest = self.doors.who(scope)
        if guest is None:  # a foreign page, or nobody we know: 403, and not a byte more
            await send({"type": "websocket.close", "code": TOO_LATE})
            return
        address = self.doors.address(scope)
        if self.open[address] >= self.limits.sockets_per_address:
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        self.open[address] += 1
        try:
            await self._serve(scope["path_params"]["table"], guest, scope["extensions"][EXTENSION], receive, send)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def _serve(self, table: str, guest: Guest, line: Line, receive: Receive, send: Send) -> None:
        """From here on frames come and go by the line; the task of the socket only waits for its end."""
        await send({"type": "websocket.accept"})
        peer = Peer(guest, line, self.limits.waiting_bytes, Allowance(self.limits))
        if self.reception.connect(peer, table) is None:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        line.hear = functools.partial(self._take, peer)
        late = self.loop.call_later(self.limits.hello_seconds, self._expect_hello, peer)
        try:
            while (event := await receive())["type"] == "websocket.receive":  # it came before we were ready
                self._take(peer, (event.get("text") or "").encode() or event.get("bytes") or b"")
        finally:
            late.cancel()
            self.reception.disconnect(peer)
        if peer.closing is not None:
            await send({"type": "websocket.close", "code": peer.closing})

    def _take(self, peer: Peer, frame: bytes) -> None:
        """Lay a frame to those that have come; they are handed in together when all that can be read is read."""
        if not self.came:
            self.loop.call_soon(self._hand_in)
        self.came.append((peer, frame))

    def _hand_in(self) -> None:
        came, self.came = self.came, []
        self.reception.receive(*came)

    def _expect_hello(self, peer: Peer) -> None:
        if not peer.greeted:
            peer.close(TOO_LATE)
