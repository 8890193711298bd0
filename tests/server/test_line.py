"""The line: frames as RFC 6455 allows and forbids them, byte by byte over real sockets."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.hoarder import Hoarder
from tests.server.processes import Json, Server

FINAL, MASKED = 0x80, 0x80
MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KEY = b"\x12\x34\x56\x78"
WRONG, TOO_LARGE = 1002, 1009


def frame(first: int, content: bytes, key: bytes = KEY) -> bytes:
    """A frame as clients send it; its first byte is given, so that it may be a wrong one."""
    length = len(content)
    head = bytes((length | MASKED,)) if length < 126 else bytes((126 | MASKED,)) + length.to_bytes(2)
    return bytes((first,)) + head + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(content))


class Plain:
    """A client that knows nothing but bytes."""

    def __init__(self, server: Server) -> None:
        self.token = server.guest()
        self.made = server.table(self.token)
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=10)
        self.socket.sendall(self._upgrade())
        self.read = self.socket.makefile("rb")
        assert self.read.readline() == b"HTTP/1.1 101 Switching Protocols\r\n"
        while self.read.readline() != b"\r\n":
            pass

    def _upgrade(self) -> bytes:
        return (
            f"GET /ws/{self.made['table']} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n"
        ).encode()

    def hello(self) -> bytes:
        return frame(FINAL | TEXT, self.greeting)

    @property
    def greeting(self) -> bytes:
        return json.dumps({"type": "hello", "protocol": 1, "code": self.made["join"]}).encode()

    def send(self, *parts: bytes) -> None:
        """Each part as a packet of its own, and nearly always read as such."""
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for number, part in enumerate(parts):
            if number:
                time.sleep(0.01)
            self.socket.sendall(part)

    def receive(self) -> tuple[int, bytes]:
        """The next frame: a server masks nothing and sends every text whole."""
        first, length = self.read.read(2)
        assert first & FINAL
        if length >= 126:
            length = int.from_bytes(self.read.read(2 if length == 126 else 8))
        return first & 0x0F, self.read.read(length)

    def message(self) -> Json:
        kind, content = self.receive()
        assert kind == TEXT
        message: Json = json.loads(content)
        return message

    def until(self, kind: str) -> Json:
        while (message := self.message())["type"] != kind:
            pass
        return message

    def closed(self) -> int:
        """The code with which the server closes."""
        while (came := self.receive())[0] != CLOSE:
            pass
        return int.from_bytes(came[1][:2])

    def has_ended(self) -> bool:
        return self.read.read(1) == b""


@contextmanager
def plain(server: Server) -> Iterator[Plain]:
    """A client that has opened a socket."""
    client = Plain(server)
    try:
        yield client
    finally:
        client.read.close()
        client.socket.close()


def test_a_text_in_parts_is_one_and_a_ping_between_them_is_answered(server: Server) -> None:
    with plain(server) as client:
        one, two, three = client.greeting[:9], client.greeting[9:20], client.greeting[20:]
        client.send(frame(TEXT, one), frame(FINAL | PING, b"between"), frame(MORE, two), frame(FINAL | MORE, three))
        assert client.receive() == (PONG, b"between")
        client.until("room")


def test_a_frame_that_is_cut_anywhere_is_whole_when_its_last_byte_has_come(server: Server) -> None:
    with plain(server) as client:
        client.send(client.hello())
        client.until("room")
        request = frame(FINAL | TEXT, b'{"type":"seal","id":"s"}')
        for cut in range(1, len(request)):
            client.send(request[:cut], request[cut:])
            assert client.until("done")["id"] == "s"


def test_the_rest_of_a_frame_is_never_taken_for_another(server: Server) -> None:
    with plain(server) as client:
        client.send(client.hello())
        client.until("room")
        content = b'{"type":"seal","id":"s"}'
        key = bytes((FINAL | TEXT, MASKED | len(content) - 2, 0, 0))  # with it begins what looks like a whole text
        request = frame(FINAL | TEXT, content, key)
        client.send(request[:2], request[2:], request)
        assert [client.until("done")["id"] for _ in range(2)] == ["s", "s"]


def test_frames_in_one_packet_are_answered_in_their_order(server: Server) -> None:
    with plain(server) as client:
        requests = [frame(FINAL | TEXT, b'{"type":"seal","id":"%d"}' % number) for number in range(9)]
        client.send(client.hello() + b"".join(requests))
        assert [client.until("done")["id"] for _ in requests] == [str(number) for number in range(9)]


@pytest.mark.parametrize("length", [0, 125, 126, 4096])
def test_frames_of_every_length_are_answered(server: Server, length: int) -> None:
    with plain(server) as client:
        client.send(client.hello())
        client.send(frame(FINAL | TEXT, b" " * length))
        assert client.until("refused")["reason"] == "bad-message"


def test_a_frame_above_the_limit_closes_the_socket(server: Server) -> None:
    with plain(server) as client:
        client.send(client.hello(), frame(FINAL | TEXT, b" " * 4097))
        assert client.closed() == TOO_LARGE


def test_a_length_that_nobody_would_wait_for_closes_the_socket(server: Server) -> None:
    with plain(server) as client:
        client.send(client.hello(), bytes((FINAL | TEXT, MASKED | 127)) + (1 << 40).to_bytes(8) + KEY)
        assert client.closed() == TOO_LARGE


def test_a_text_that_is_not_utf_8_is_answered_as_nonsense(server: Server) -> None:
    with plain(server) as client:
        client.send(client.hello())
        for content in (b"\xff\xfe", b'{"type":"seal","id":"\xc3\x28"}'):
            client.send(frame(FINAL | TEXT, content))
            assert client.until("refused")["reason"] == "bad-message"


@pytest.mark.parametrize(
    "wrong",
    [
        bytes((FINAL | TEXT, 2)) + b"{}",  # not masked
        frame(FINAL | 0x40 | TEXT, b"{}"),  # a reserved bit
        frame(FINAL | 3, b"{}"),  # a kind that there is not
        frame(FINAL | MORE, b"{}"),  # the end of nothing
        frame(TEXT, b"{") + frame(FINAL | TEXT, b"}"),  # a text inside another
        frame(PING, b""),  # a ping in parts
        frame(FINAL | PING, b" " * 126),  # a long one
    ],
)
def test_what_is_against_the_protocol_closes_the_socket(server: Server, wrong: bytes) -> None:
    with plain(server) as client:
        client.send(client.hello())
        client.until("room")
        client.send(wrong)
        assert client.closed() == WRONG


@pytest.mark.parametrize("packets", [1, 2])
def test_after_something_wrong_nothing_is_read(server: Server, packets: int) -> None:
    wrong, request = frame(FINAL | MORE, b"{}"), frame(FINAL | TEXT, b'{"type":"lock","id":"l","locked":true}')
    with plain(server) as client:
        client.send(client.hello())
        client.until("room")
        client.send(wrong + request if packets == 1 else wrong)
        assert client.closed() == WRONG
        assert client.has_ended()
        if packets == 2:
            client.send(request)
        assert server.answers()  # by then whatever came before is stored
        assert not server.kept(client.made["table"]).locked


def leave(client: Plain) -> None:
    client.send(client.hello(), frame(FINAL | CLOSE, (1001).to_bytes(2)))
    assert client.closed() == 1001


def leave_in_the_midst(client: Plain) -> None:
    client.send(client.hello(), frame(TEXT, b"never whole"))


def leave_unseen(client: Plain) -> None:
    client.send(client.hello())
    client.until("room")


def be_wrong(client: Plain) -> None:
    client.send(client.hello(), frame(FINAL | MORE, b"{}"))
    assert client.closed() == WRONG


def be_sent_away(client: Plain) -> None:
    client.send(frame(FINAL | TEXT, b"no hello"))
    assert client.until("farewell")["reason"] == "protocol"
    client.send(frame(FINAL | CLOSE, client.closed().to_bytes(2)))


@pytest.mark.parametrize("go", [leave, leave_in_the_midst, leave_unseen, be_wrong, be_sent_away])
def test_of_a_socket_that_is_closed_nothing_waits_for_the_collector_of_garbage(
    tmp_path: Path, go: Callable[[Plain], None]
) -> None:
    server = Hoarder(tmp_path)
    try:
        for _ in range(5):
            with plain(server) as client:
                go(client)
        assert server.answers()
        assert server.left() == {}
    finally:
        server.kill()


def test_who_closes_hears_his_own_code(server: Server) -> None:
    with plain(server) as client:
        client.send(client.hello())
        client.until("room")
        client.send(frame(FINAL | CLOSE, (1001).to_bytes(2)))
        assert client.closed() == 1001
        assert client.has_ended()


def test_a_ping_is_answered_with_what_it_holds(server: Server) -> None:
    with plain(server) as client:
        client.send(client.hello())
        client.until("room")
        for content in (b"", b"x" * 125):
            client.send(frame(FINAL | PING, content))
            assert client.receive() == (PONG, content)


def test_bytes_are_read_as_a_text(server: Server) -> None:
    with plain(server) as client:
        client.send(frame(FINAL | BINARY, client.greeting))
        client.until("room")
