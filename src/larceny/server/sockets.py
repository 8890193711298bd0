"""WebSockets: carry frames between devices and the reception, and drop who breaks the limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from larceny.server.doors import Doors
from larceny.server.identity import Guest
from larceny.server.limits import Allowance, Limits
from larceny.server.peer import Peer
from larceny.server.reception import Reception

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

TOO_LARGE, TOO_MANY, TOO_LATE, NO_TABLE = 1009, 1013, 1008, 4404


class Sockets:
    """The end of every socket, as an ASGI application of its own: a framework between would cost a third more."""

    def __init__(self, reception: Reception, doors: Doors, limits: Limits) -> None:
        self.reception, self.doors, self.limits = reception, doors, limits
        self.open: Counter[str] = Counter()

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
            await self._serve(scope["path_params"]["table"], guest, receive, send)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def _serve(self, table: str, guest: Guest, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        wake = asyncio.Event()
        peer = Peer(guest, wake.set, self.limits.waiting_bytes, Allowance(self.limits))
        seating = self.reception.connect(peer, table)
        if seating is None:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        pump = asyncio.create_task(_pump(peer, wake, send))
        try:
            await self._listen(peer, receive)
        finally:
            self.reception.disconnect(peer)
            if peer.closing is None:
                pump.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await pump

    async def _listen(self, peer: Peer, receive: Receive) -> None:
        """Pass on every frame until the socket ends."""
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                going_on = self._take(peer, await receive())
        except TimeoutError:
            peer.closing = TOO_LATE
            peer.wake()
            return
        while going_on:
            going_on = self._take(peer, await receive())

    def _take(self, peer: Peer, event: MutableMapping[str, Any]) -> bool:
        """Hand in one frame; False if it was the last."""
        if event["type"] != "websocket.receive" or peer.closing is not None:
            return False
        frame = event.get("text") or event.get("bytes") or ""
        if len(frame) > self.limits.frame_bytes:
            peer.closing = TOO_LARGE
            peer.wake()
            return False
        self.reception.receive(peer, frame)
        return peer.closing is None


async def _pump(peer: Peer, wake: asyncio.Event, send: Send) -> None:
    """Send what waits for a peer; the last thing may be the close."""
    while True:
        await wake.wait()
        wake.clear()
        while peer.frames:
            await send({"type": "websocket.send", "text": peer.take().decode()})
        if peer.closing is not None:
            await send({"type": "websocket.close", "code": peer.closing})
            return
