"""Requests over HTTP: how long one may take, how long its head may be, and in which language it is answered."""

from __future__ import annotations

import contextlib
import re
import socket
import time
from collections.abc import Iterator

import pytest

from tests.server.processes import Server, serving

MB = 1_000_000


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for a request no longer than half a second."""
    with serving(tmp_path_factory.mktemp("hasty"), handshake_seconds=0.5) as server:
        yield server
        assert server.faults() == []


def test_a_connection_that_is_kept_waits_no_longer_for_its_next_request(hasty: Server) -> None:
    asked = b"GET /api/server HTTP/1.1\r\nHost: x\r\n\r\n"
    half = b"GET /api/server HTTP/1.1\r\nHost: x\r\nX: "
    endless = b"GET /api/server HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n"
    for first, then in ((asked, half), (asked + half, b""), (asked + asked, half), (endless, b"")):
        with socket.create_connection(("127.0.0.1", hasty.port), timeout=5) as slow:
            slow.sendall(first)
            began = time.monotonic()
            answered = slow.recv(65_536)
            assert answered.startswith(b"HTTP/1.1 200")
            slow.sendall(then)
            assert is_hung_up_on(slow), (first, then)
            assert time.monotonic() - began < 4


def is_hung_up_on(drip: socket.socket) -> bool:
    """Whether who goes on, byte by byte, is cut off at last."""
    drip.settimeout(0.1)
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline:
        try:
            drip.sendall(b"a")
            if drip.recv(65_536) == b"":
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.mark.parametrize("lines", [1, 1000])
def test_the_head_of_a_request_has_an_end(hasty: Server, lines: int) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=5) as long:
        long.sendall(b"GET /api/server HTTP/1.1\r\nHost: x\r\n\r\n")
        assert long.recv(65_536).startswith(b"HTTP/1.1 200")
        before = hasty.rss()
        with contextlib.suppress(OSError):  # it hangs up before all is sent
            long.sendall(b"GET /api/server HTTP/1.1\r\n")
            for _ in range(20 * MB // 20_000):
                long.sendall((b"X: " + b"x" * (20_000 // lines) + b"\r\n" * (lines > 1)) * lines)
        assert is_hung_up_on(long)
    assert hasty.rss() - before < 5 * MB
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=5) as whole:
        whole.sendall(b"GET /api/server HTTP/1.1\r\nX: " + b"x" * 17_000 + b"\r\n\r\n")
        assert whole.recv(1000).startswith(b"HTTP/1.1 400")


def test_any_list_of_languages_is_understood(server: Server) -> None:
    told = {
        wanted: server.ask("GET", "/api/tables/none/replay", accept_language=wanted).json["text"]
        for wanted in ("de", "es, de;q=0.8", " de-AT , fr", "en", "", ",", "es")
    }
    assert told["de"] == told["es, de;q=0.8"] == told[" de-AT , fr"] != told["en"]
    assert told["en"] == told[""] == told[","] == told["es"]
    assert server.ask("GET", "/api/tables/none/replay?lang=%20de").json["text"] == told["de"]


def test_what_is_not_there_is_not_kept_for_a_year(server: Server) -> None:
    page = server.ask("GET", "/").body.decode()
    asset = re.findall(r'/assets/[^"]+\.js', page)[0]
    there = server.ask("GET", asset)
    found = [
        there,
        server.ask("GET", asset, if_none_match=there.headers["etag"]),
        server.ask("GET", asset, range="bytes=0-9"),
    ]
    assert [reply.status for reply in found] == [200, 304, 206]
    assert all("immutable" in reply.headers["cache-control"] for reply in found)
    for reply in (server.ask("GET", "/assets/gone-12345678.js"), server.ask("POST", asset)):
        assert reply.status in (404, 405)
        assert "cache-control" not in reply.headers, "it is there after an update, perhaps"
