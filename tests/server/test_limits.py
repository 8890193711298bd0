"""How much of what anybody may use: messages, frames, sockets, tables, guests, time."""

from __future__ import annotations

import contextlib
import json
import random
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from larceny.server.allowances import Allowances, Bucket
from larceny.server.endpoints import ENDPOINTS
from larceny.server.limits import LEAST, MEANING, Limits
from tests.server.devices import Device, handshake, party
from tests.server.processes import ROOT, Json, Server, serving
from tests.server.processes import larceny as command

MB = 1_000_000


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has on the internet, but for those on handshakes, which are short."""
    generous = {"tables_per_minute": 1000, "guests_per_minute": 1000, "sockets_per_address": 60, "wrong_tokens": 1000}
    standard = {
        "messages_per_second": 5, "messages_burst": 20, "chat_per_second": 1, "chat_burst": 5,
        "hints_per_second": 0.01, "hints_burst": 5,
        "requests_per_minute": 300, "handshake_seconds": 0.5, "hello_seconds": 0.7,
    }  # fmt: skip
    with serving(tmp_path_factory.mktemp("strict"), **generous, **standard) as server:
        yield server
        assert server.faults() == []


def test_a_flood_of_messages_closes_the_socket(strict: Server) -> None:
    token = strict.guest()
    with Device(strict, token, strict.table(token)) as device:
        with contextlib.suppress(Exception):
            for _ in range(60):
                device.send(type="lock", id="x", locked=True)
        assert device.closed() == 1008
        assert device.farewell is not None
        assert device.farewell["reason"] == "flood"
        assert len([message for message in device.all if message["type"] == "done"]) <= 21


def test_chat_faster_than_people_read_is_refused(strict: Server) -> None:
    token = strict.guest()
    with Device(strict, token, strict.table(token)) as device:
        answers = [device.request("chat", text=str(number)) for number in range(8)]
        assert [answer["type"] for answer in answers][:5] == ["done"] * 5
        assert answers[-1]["reason"] == "too-fast"


def test_who_hangs_up_and_comes_again_may_say_no_more_than_who_stays(strict: Server) -> None:
    token = strict.guest()
    made = strict.table(token)
    said, began = 0, time.monotonic()
    for _ in range(4):
        with Device(strict, token, made) as device:
            said += sum(device.request("chat", text=str(number))["type"] == "done" for number in range(5))
    assert said <= 5 + 1 + (time.monotonic() - began)


@pytest.mark.interpreted
def test_guests_who_were_not_here_for_longest_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Allowances, "MOST_GUESTS", 2)
    allowances = Allowances(Limits())
    first = allowances.for_peer_of("Ada").chat
    second = allowances.for_peer_of("Bo").chat
    assert allowances.for_peer_of("Ada").chat is first
    allowances.for_peer_of("Cy")
    assert allowances.for_peer_of("Ada").chat is first
    assert allowances.for_peer_of("Bo").chat is not second


def test_a_clock_that_is_put_back_makes_nobody_wait() -> None:
    bucket = Bucket(rate=1, burst=5)
    assert bucket.allows(1_000_000)
    assert [bucket.allows(1_000_000 - 600) for _ in range(5)] == [True] * 4 + [False]
    assert bucket.allows(1_000_000 - 599)


@pytest.mark.parametrize("size", [5_000, 100_000, MB, 20 * MB])
def test_a_frame_that_is_too_large_closes_the_socket_and_costs_no_memory(strict: Server, size: int) -> None:
    token = strict.guest()
    before = strict.rss()
    with Device(strict, token, strict.table(token)) as device:
        with contextlib.suppress(Exception):
            device.socket.send("x" * size)
        assert device.closed() == 1009
    assert strict.rss() - before < 5 * MB


def test_an_endless_frame_in_parts_closes_the_socket(strict: Server) -> None:
    token = strict.guest()
    with Device(strict, token, strict.table(token)) as device:
        with contextlib.suppress(Exception):
            device.socket.send("x" * 1000 for _ in range(1000))
        assert device.closed() in (1009, 1006)


def test_frames_are_not_compressed(strict: Server) -> None:
    token = strict.guest()
    url = f"ws://127.0.0.1:{strict.port}/ws/{strict.table(token)['table']}"
    with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as offers_deflate:
        assert offers_deflate.response is not None
        assert "Sec-WebSocket-Extensions" not in offers_deflate.response.headers


def test_who_opens_a_connection_and_says_nothing_is_hung_up_on(strict: Server) -> None:
    for beginning in (b"", b"GET /api/server HTTP/1.1\r\nHost: x\r\n", b"GET"):
        with socket.create_connection(("127.0.0.1", strict.port), timeout=5) as silent:
            silent.sendall(beginning)
            began = time.monotonic()
            assert silent.recv(100) == b"" or b"400" in silent.recv(100)
            assert time.monotonic() - began < 4


def test_half_open_connections_keep_nobody_out(strict: Server) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(200):
            half = stack.enter_context(socket.create_connection(("127.0.0.1", strict.port), timeout=5))
            half.sendall(b"GET /ws/x HTTP/1.1\r\nHo")
        token = strict.guest()
        Device(strict, token, strict.table(token)).close()


def test_a_body_that_never_comes_is_not_waited_for(strict: Server) -> None:
    with socket.create_connection(("127.0.0.1", strict.port), timeout=8) as slow:
        slow.sendall(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        began = time.monotonic()
        slow.recv(1000)
        assert time.monotonic() - began < 6


def test_a_body_that_is_too_large_is_refused(strict: Server) -> None:
    token = strict.guest()
    reply = strict.ask("POST", "/api/imports", {"transcript": "x" * 400_000}, token)
    assert reply.status in (400, 413)


def test_who_does_not_say_hello_is_hung_up_on(strict: Server) -> None:
    token = strict.guest()
    with Device(strict, token, strict.table(token), greet=False) as silent:
        began = time.monotonic()
        assert silent.closed(5) == 1008
        assert time.monotonic() - began < 4


def test_one_address_has_so_many_sockets_tables_and_guests(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_per_address=3, tables_per_minute=5, guests_per_minute=4) as server:
        token = server.guest()
        *_, made = [server.table(token) for _ in range(5)]
        reply = server.ask("POST", "/api/tables", {"game": "dieven", "players": 3}, token)
        assert (reply.status, reply.reason) == (429, "too-many")
        with contextlib.ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(Device(server, token, made))
            for _ in range(3):
                crowded = stack.enter_context(Device(server, token, made, greet=False))
                assert crowded.closed() == 1013
                assert crowded.farewell is not None
                assert crowded.farewell["reason"] == "crowd"
            assert handshake(server, made["table"], Authorization=f"Bearer {token}") == 403, "so many are told, no more"
        statuses = [server.ask("POST", "/api/guest", {"name": "Many"}).status for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]


def test_no_endpoint_answers_who_asks_too_often(tmp_path: Path) -> None:
    few = {"requests_per_minute": 5, "guests_per_minute": 1, "tables_per_minute": 1, "replays_per_minute": 1}
    with serving(tmp_path, **few) as server:
        statuses = [server.ask("GET", "/api/server").status for _ in range(6)]
        assert statuses[-1] == 429
        server.guest()
        server.ask("POST", "/api/tables", {})
        server.ask("GET", "/api/exports")
        for endpoint in ENDPOINTS:
            path = endpoint.path.format(table="any", game="dieven", lang="en", level="novice")
            reply = server.ask(endpoint.method, path)
            assert (reply.status, reply.reason) == (429, "too-many"), endpoint.name


def test_what_another_sites_page_asks_does_not_count_against_its_visitor(tmp_path: Path) -> None:
    with serving(tmp_path, guests_per_minute=1) as server:
        for _ in range(3):
            assert server.ask("POST", "/api/guest", {"name": "Eve"}, origin="https://elsewhere.example").status == 403
        assert server.guest()


def test_an_address_is_taken_from_a_proxy_only_if_there_is_one(tmp_path: Path) -> None:
    def statuses(server: Server) -> list[int]:
        body = {"name": "Many"}
        return [server.ask("POST", "/api/guest", body, x_forwarded_for=f"9.9.9.9, 1.2.3.{n}").status for n in range(3)]

    with serving(tmp_path / "bare", guests_per_minute=2) as server:
        assert statuses(server) == [201, 201, 429], "whoever asks can write that header"
    with serving(tmp_path / "behind", guests_per_minute=2, proxies=1) as server:
        assert statuses(server) == [201, 201, 201]


def test_who_never_reads_is_dropped_and_costs_little_memory(tmp_path: Path) -> None:
    flags = {"log_level": "info", "waiting_bytes": 65_536, "unread_seconds": 1, "spectators": 20}
    with serving(tmp_path, **flags) as server, party(server) as people:
        token = server.guest("Sleeper")
        sleepers = [sleeping_socket(server, token, people.made) for _ in range(10)]
        host = people.devices[0]
        host.until_room(lambda room: room["watchers"] >= 10)
        before = server.rss()
        for batch in range(200):  # more than the system itself keeps for a socket
            for number in range(20):
                host.send(type="chat", id=f"{batch}-{number}", text="\u4e00" * 500)
            host.until(lambda: host.all[-1].get("id") == f"{batch}-19")  # noqa: B023  # used at once
        assert server.rss() - before < 30 * MB
        host.until_room(lambda room: room["watchers"] == 0)
        assert server.log.read_text().count("dropped") >= len(sleepers)
        people.play(random.Random(1), 3)
        for sleeper in sleepers:
            sleeper.close()


def sleeping_socket(server: Server, token: str, made: Json) -> socket.socket:
    """A socket that says hello and then never reads."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect(("127.0.0.1", server.port))
    request = (
        f"GET /ws/{made['table']} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    )
    plain.sendall(request.encode())
    plain.recv(200)
    hello = json.dumps({"type": "hello", "protocol": 1, "code": made["join"]}).encode()
    plain.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)  # the mask is 0
    return plain


def test_a_game_is_played_with_the_least_of_everything(tmp_path: Path) -> None:
    hurried = {"handshake_seconds", "hello_seconds", "unread_seconds"}
    frequent = {name for name in LEAST if name.endswith("_per_minute") or name == "sockets_per_address"}
    least = {name: value for name, value in LEAST.items() if name not in hurried | frequent}
    with serving(tmp_path, **least) as server, party(server) as people:
        for _ in range(3):
            time.sleep(1.1)  # a message a second
            people.play(random.Random(1), 1)
        assert server.faults() == []


def test_each_limit_says_what_it_limits() -> None:
    said = " ".join(command("serve", "--help").stdout.split())
    page = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    for name, meaning in MEANING.items():
        flag = f"--{name.replace('_', '-')}"
        assert f"{flag} N {meaning} (default: " in said
        assert re.search(rf"^\| `{flag}` \| .* \| {re.escape(meaning)} \|$", page, re.MULTILINE)
