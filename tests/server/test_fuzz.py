"""Nonsense: whatever is sent, it is answered or the socket is closed with a reason, and the server minds nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import threading
from collections import Counter
from pathlib import Path

import msgspec

from bench.server.wire import CLOSE, PING, PONG, TEXT, first_frame, frame_of, upgrade
from larceny.server.messages import Heard, Look, read_message
from tests.conftest import LONG
from tests.server.devices import party
from tests.server.nonsense import frame, mutated
from tests.server.processes import PATIENCE, Json, Server, serving

FRAMES = 1_000_000 if LONG else 20_000
WARMING = 4_000
LINES = 8
BATCH = 50  # frames that are sent before the answers are read
BINARY = 2
MB = 1_000_000


class Fuzzer:
    """Sends many frames at one go, and waits until each is answered. Bare sockets: a client would cost more."""

    def __init__(self, server: Server, tokens: list[str], made: Json) -> None:
        self.server, self.tokens, self.made = server, tokens, made
        self.taken = 0  # frames that were answered, or for which the server hung up
        self.closed: Counter[int] = Counter()

    async def run(self, frames: int) -> None:
        share = frames // LINES
        await asyncio.gather(*(self._line(random.Random(frames + line), share) for line in range(LINES)))

    async def _line(self, dice: random.Random, frames: int) -> None:
        left = frames
        while left > 0:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            token = dice.choice(self.tokens)
            writer.write(upgrade(self.server.port, f"/ws/{self.made['table']}", Authorization=f"Bearer {token}"))
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            hello = {"type": "hello", "protocol": 1, "code": self.made["join"]}
            writer.write(frame_of(TEXT, json.dumps(hello).encode()))
            taken = await self._talk(reader, writer, dice, left)
            self.taken += taken
            left -= taken
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _talk(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, dice: random.Random, most: int
    ) -> int:
        """Send until the server hangs up, or all is sent; then each frame has had its answer."""
        taken, rest = 0, b""
        while taken < most:
            batch = [answerable(dice) for _ in range(BATCH)]
            writer.write(b"".join(map(framed, batch)))
            due = taken + len(batch)
            while taken < due:
                came = await asyncio.wait_for(reader.read(1 << 18), PATIENCE)
                assert came, "it hung up without a word"
                rest += came
                while found := first_frame(rest):
                    opcode, start, end = found
                    content, rest = rest[start:end], rest[end:]
                    if opcode == CLOSE:  # what was sent after that frame is read by nobody
                        self.closed[int.from_bytes(content[:2])] += 1
                        return taken + 1
                    if opcode == PING:
                        writer.write(frame_of(PONG, content))
                    taken += content.startswith((b'{"type":"refused"', b'{"type":"done"'))
        return taken


def framed(nonsense: str | bytes) -> bytes:
    if isinstance(nonsense, str):
        return frame_of(TEXT, nonsense.encode("utf-8", "surrogatepass"))
    return frame_of(BINARY, nonsense)


def answerable(dice: random.Random) -> str | bytes:
    """Nonsense, or a request; a valid `look` or `heard` is neither, and has no answer of its own."""
    while True:
        nonsense = frame(dice)
        with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            if isinstance(read_message(nonsense), Look | Heard):
                continue
        return nonsense


def test_nonsense_is_answered_and_harms_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, spectators=1000) as server, party(server, "schattendieb", 3) as healthy:
        host = server.guest("Host")
        tokens = [host, *(server.guest(f"Fuzzer {number}") for number in range(3))]
        made = server.table(host, "dieven", 3)
        fuzzer = Fuzzer(server, tokens, made)
        moves = 0
        over = threading.Event()

        def play_on() -> None:
            nonlocal moves
            while not over.is_set() and not healthy.devices[0].is_over:
                moves += healthy.play(random.Random(moves), 1)
                over.wait(0.05)

        beside = threading.Thread(target=play_on)
        beside.start()
        try:
            asyncio.run(fuzzer.run(WARMING))
            before = server.rss()
            asyncio.run(fuzzer.run(FRAMES))
            grown = server.rss() - before
        finally:
            over.set()
            beside.join(30)
        assert server.is_alive()
        assert server.faults() == []
        assert grown < 20 * MB
        assert fuzzer.taken >= FRAMES
        assert set(fuzzer.closed) <= {1002, 1003, 1007, 1008, 1009, 4403}, fuzzer.closed
        assert moves > 10
        healthy.play(random.Random(0), 3)
        server.kept(made["table"])


def test_frames_with_invalid_utf_8_and_broken_framing_close_the_socket(server: Server) -> None:
    token = server.guest()
    made = server.table(token)
    dice = random.Random(1)
    for _ in range(60):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as plain:
            request = (
                f"GET /ws/{made['table']} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                f"Authorization: Bearer {token}\r\n\r\n"
            )
            plain.sendall(request.encode())
            assert plain.recv(1000).startswith(b"HTTP/1.1 101")
            content = bytes([0xFF, 0xFE, dice.randrange(128, 256)])
            mask = dice.choice([0x80, 0x80, 0])  # frames without a mask are against the protocol
            head = dice.choice([0x81, 0x81, 0x91, 0xF1, 0x83, 0x8B, 0x00])
            plain.sendall(bytes([head, mask | len(content)]) + (bytes(4) if mask else b"") + content)
            plain.settimeout(3)
            with contextlib.suppress(TimeoutError, ConnectionResetError):
                plain.recv(1000)
    assert server.is_alive()


def test_requests_on_the_rest_part_that_make_no_sense_are_refused(server: Server) -> None:
    dice = random.Random(2)
    token = server.guest()
    for _ in range(4000 if LONG else 400):
        body = dice.choice([dice.randbytes(40), mutated(dice).encode("utf-8", "replace"), b"[" * 3000, b"", b"null"])
        method, path = dice.choice(
            [("POST", "/api/guest"), ("POST", "/api/tables"), ("POST", "/api/imports"), ("PATCH", "/api/guest")]
        )
        reply = server.ask(method, path, body, token)
        assert 400 <= reply.status < 500, (method, path, body, reply)
        assert reply.json["text"]


def test_headers_that_make_no_sense_are_refused(server: Server) -> None:
    odd = (
        "http://[",
        "\xff\xfe",
        "x" * 5000,
        "null",
        "file://",
        "http://a:b:c",
        ",,,;;;=",
        'larceny="\\',
        "larceny=;;=",
    )
    for value in odd:
        for name in ("origin", "cookie", "authorization", "accept-language", "x-forwarded-for", "host", "content-type"):
            reply = server.ask("GET", "/api/tables", **{name: value})
            assert reply.status in (200, 400, 401, 403), (name, value)
