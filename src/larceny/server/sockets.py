"""WebSockets: carry frames between devices and the reception, and drop who breaks the limits."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from larceny.server.allowances import Allowances, Throttle
from larceny.server.doors import Doors
from larceny.server.handset import Handset
from larceny.server.limits import Limits
from larceny.server.line import EXTENSION, Line
from larceny.server.peer import REFUSED, TOO_LARGE, Peer
from larceny.server.reception import Reception

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

AGAIN = 1000  # ms after which who was slow may try again
AGAIN_FROM_A_CROWD = 15_000  # … and who came from an address with many others
log = logging.getLogger("larceny.server")


class Sockets:
    """The end of every socket, as an ASGI application of its own: a framework between would cost a third more."""

    def __init__(self, reception: Reception, doors: Doors, limits: Limits) -> None:
        self.reception, self.doors, self.limits = reception, doors, limits
        self.open: Counter[str] = Counter()
        self.allowances = Allowances(limits)
        self.sent_away = Throttle(limits.sockets_per_address)  # with words: each takes a moment to go
        self.came: list[tuple[Peer, bytes]] = []  # in this turn of the event loop
        self.loop = asyncio.get_running_loop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from the handshake to its end."""
        await receive()  # websocket.connect
        guest = self.doors.who(scope)
        if guest is None:  # a foreign page, or nobody we know: 403, and not a byte more
            await send({"type": "websocket.close", "code": REFUSED})
            return
        address = self.doors.address(scope)
        crowded = self.open[address] >= self.limits.sockets_per_address
        if crowded and not self.sent_away.allows(address, self.loop.time()):  # they are too many even to be told
            await send({"type": "websocket.close", "code": REFUSED})
            return
        self.open[address] += 1
        try:
            line: Line = scope["extensions"][EXTENSION]()
            await send({"type": "websocket.accept"})
            handset = line.take_up()
            peer = Peer(guest, handset, self.limits.waiting_bytes, self.allowances.for_peer_of(guest.id))
            if crowded:
                peer.dismiss("crowd", AGAIN_FROM_A_CROWD)
            elif self.reception.connect(peer, scope["path_params"]["table"]) is None:
                peer.dismiss("no-table")
            else:
                line.last_words = functools.partial(_last_words, peer)
                facts = {"table": peer.seating.table.id, "guest": guest.id}
                log.debug("a socket was opened", extra={"facts": facts})
                await self._serve(peer, handset, receive)
                log.debug("a socket was closed", extra={"facts": facts})
            if peer.closing is not None:
                await send({"type": "websocket.close", "code": peer.closing})
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def _serve(self, peer: Peer, handset: Handset, receive: Receive) -> None:
        """From here on frames come and go by the handset; the task of the socket only waits for its end."""
        handset.hear = functools.partial(self._take, peer)
        late = self.loop.call_later(self.limits.hello_seconds, self._expect_hello, peer)
        try:
            while (event := await receive())["type"] == "websocket.receive":  # it came before we were ready
                self._take(peer, (event.get("text") or "").encode() or event.get("bytes") or b"")
        finally:
            late.cancel()
            self.reception.disconnect(peer)

    def _take(self, peer: Peer, frame: bytes) -> None:
        """Lay a frame to those that have come; they are handed in together when all that can be read is read."""
        if not self.came:
            self.loop.call_soon(self._hand_in)
        self.came.append((peer, frame))

    def _hand_in(self) -> None:
        came, self.came = self.came, []
        self.reception.receive(*came)

    def _expect_hello(self, peer: Peer) -> None:
        if not (peer.greeted or peer.leaving):
            peer.send([peer.farewell("slow", AGAIN)])
            peer.close(REFUSED)


def _last_words(peer: Peer, code: int) -> bytes:
    """Why a line is closed on which something came that is no frame, or too large a one."""
    return peer.farewell("too-large" if code == TOO_LARGE else "protocol")
