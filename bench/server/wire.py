"""A WebSocket client of the smallest kind: whoever makes the load must cost less than the server that bears it."""

from __future__ import annotations

import asyncio
from typing import Protocol, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask of zeros leaves the text as it is
SHORT, TWO_BYTES = 126, 65536
KEY = "bGFyY2VueSdzIGJlbmNoIQ=="  # any sixteen bytes


class Lost(ConnectionError):
    """The server refused or closed a socket."""


class Listener(Protocol):
    """Who sits at the end of a wire."""

    def opened(self) -> None:
        """The socket is open."""

    def hear(self, text: bytes) -> None:
        """The server has said something."""

    def fail(self, error: Exception) -> None:
        """The socket is lost."""


class Wire(asyncio.Protocol):
    """One socket."""

    def __init__(self, request: bytes, listener: Listener) -> None:
        self.request, self.listener = request, listener
        self.transport: asyncio.Transport
        self.rest = b""  # what is not a whole frame yet
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        """Tell that it is over."""
        self.listener.fail(Lost(str(error or "the server closed a socket")))

    def data_received(self, data: bytes) -> None:
        """Take whole frames off; keep the rest."""
        data = self.rest + data
        if not self.open:
            data = self._opened(data)
        while self.open and (frame := first_frame(data)):
            opcode, start, end = frame
            self._take(opcode, data[start:end])
            data = data[end:]
        self.rest = data

    def _opened(self, data: bytes) -> bytes:
        """Read the answer to the upgrade, and give what comes after it."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        status = head.partition(b"\r\n")[0].decode(errors="replace")
        if " 101 " in status:
            self.open = True
            self.listener.opened()
        else:
            self.listener.fail(Lost(status))
        return rest

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.listener.hear(payload)
        elif opcode == PING:
            self.transport.write(frame_of(PONG, payload))
        elif opcode == CLOSE:
            self.listener.fail(
                Lost(f"closed with {int.from_bytes(payload[:2])}: {payload[2:].decode(errors='replace')}")
            )

    def say(self, text: bytes) -> None:
        """Send a text."""
        self.transport.write(frame_of(TEXT, text))


def first_frame(data: bytes) -> tuple[int, int, int] | None:
    """The opcode of the first frame, and where its payload begins and ends; None if it is not whole."""
    if len(data) < 2:
        return None
    length, start = data[1], 2
    if length >= SHORT:
        start = 4 if length == SHORT else 10
        length = int.from_bytes(data[2:start])
    return (data[0] & 0x0F, start, start + length) if len(data) >= start + length else None


def frame_of(opcode: int, payload: bytes) -> bytes:
    """A frame as clients send it."""
    if len(payload) < SHORT:
        head = bytes((FINAL | opcode, MASKED | len(payload)))
    else:
        assert len(payload) < TWO_BYTES
        head = bytes((FINAL | opcode, MASKED | SHORT)) + len(payload).to_bytes(2)
    return head + NO_MASK + payload


def upgrade(port: int, path: str, **headers: str) -> bytes:
    """The request that opens a socket."""
    lines = [f"GET {path} HTTP/1.1", f"Host: localhost:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()
