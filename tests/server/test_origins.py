"""Where pages may come from: addresses as browsers write them, and those that nobody had to name."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from larceny.server.interfaces import addresses
from larceny.server.origins import NoOrigin, origin_at, origin_of
from tests.server.processes import PATIENCE, left_running, serving
from tests.server.processes import larceny as command

LANGUAGES = ("en", "fr", "nl", "de")
IPV4 = addresses("0.0.0.0")
IPV6 = addresses("::")


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("http://LocalHost:80", "http://localhost"),
        ("https://Play.Example.org:443/", "https://play.example.org"),
        ("http://play.example.org:443", "http://play.example.org:443"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
        ("https://straße.example", "https://xn--strae-oqa.example"),
        ("http://[FD00:0:0::2]:8377", "http://[fd00::2]:8377"),
        ("http://192.0.2.2:08377", "http://192.0.2.2:8377"),
    ],
)
def test_an_address_is_what_browsers_make_of_it(url: str, origin: str) -> None:
    assert origin_of(url) == origin
    assert origin_of(origin) == origin


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("play.example.org", "no-address"),
        ("ftp://play.example.org", "no-address"),
        ("http://", "no-address"),
        ("https://play.example.org/larceny", "address-says-more"),
        ("https://play.example.org?", "address-says-more"),
        ("https://play.example.org/#t", "address-says-more"),
        ("https://me:pass@play.example.org", "address-says-more"),
        ("https://play.example.org:99999", "address-impossible"),
        ("https://play.example.org:0", "address-impossible"),
        ("https://play.example.org:x", "address-impossible"),
        ("https://*.example.org", "address-impossible"),
        ("http://[fe80::1%eth0]", "address-impossible"),
        ("http://[", "address-impossible"),
        ("http://192.0.2.256", "address-impossible"),
        ("http://play .example.org", "address-impossible"),
        ("http://play\n.example.org", "address-impossible"),
    ],
)
def test_what_no_browser_calls_a_page_is_refused_with_its_flag_in_four_languages(
    tmp_path: Path, url: str, reason: str
) -> None:
    with pytest.raises(NoOrigin) as refused:
        origin_of(url)
    assert refused.value.reason == reason
    flag = {"https://play.example.org/larceny": "--origin", "https://*.example.org": "--public-url"}.get(url)
    if flag is not None:
        words = ("serve", "--no-open", f"--db={tmp_path / 'x.db'}", f"{flag}={url}")
        said = {command(*words, f"--lang={lang}").stderr for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(flag in sentence and url in sentence for sentence in said)


# A server that listens on several addresses


class Abroad:
    """A server of its own flags, with what it has printed."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.process = left_running(
            *("-m", "larceny", "serve", "--no-open", "--lang=en", f"--db={folder / 'tables.db'}", *words)
        )
        assert self.process.stdout is not None
        self.said = ""
        while "Ctrl-C" not in self.said:
            line = self.process.stdout.readline()
            assert line, self.process.communicate()[1]
            self.said += line
        self.origins = re.findall(r"https?://[^\s,]+", self.said)
        self.port = int(self.origins[0].rpartition(":")[2]) if self.origins[0].count(":") > 1 else 80

    def status(self, address: str, origin: str, **headers: str) -> int:
        """How a page of this origin is answered that wants a guest, from an address of this machine."""
        connection = http.client.HTTPConnection(address, self.port, timeout=PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                connection.request("POST", "/api/guest", json.dumps({"name": "Ada"}), {"origin": origin, **headers})
                return connection.getresponse().status
            except OSError:
                assert time.monotonic() < deadline, "it does not answer"
                time.sleep(0.05)
            finally:
                connection.close()

    def stop(self) -> str:
        """What it has said on stderr."""
        self.process.terminate()
        return self.process.communicate(timeout=PATIENCE)[1]


@contextlib.contextmanager
def abroad(folder: Path, *words: str) -> Iterator[Abroad]:
    server = Abroad(folder, *words)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.communicate()


def may_listen_at_80() -> bool:
    with contextlib.suppress(OSError), socket.socket() as probe:
        probe.bind(("127.0.0.1", 80))
        return True
    return False


@pytest.mark.skipif(not may_listen_at_80(), reason="port 80 is not ours to use")
def test_browsers_that_leave_port_80_out_are_let_in(tmp_path: Path) -> None:
    with abroad(tmp_path, "--host=127.0.0.1", "--port=80") as server:
        assert server.origins == ["http://localhost"]
        assert server.status("127.0.0.1", "http://localhost") == 201
        assert server.status("127.0.0.1", "http://localhost:8377") == 403


def test_addresses_are_taken_however_they_are_written(tmp_path: Path) -> None:
    words = ("--origin=HTTP://Museum.LAN:80/", "--public-url=https://BÜCHER.example:443/")
    with abroad(tmp_path, "--host=127.0.0.1", "--port=0", *words) as server:
        assert server.origins[1:] == ["https://xn--bcher-kva.example"]
        assert "everybody else" in server.said
        for origin in ("http://museum.lan", "https://xn--bcher-kva.example", f"http://localhost:{server.port}"):
            assert server.status("127.0.0.1", origin) == 201, origin
        for origin in ("http://museum.lan:8377", "http://xn--bcher-kva.example", "https://museum.lan"):
            assert server.status("127.0.0.1", origin) == 403, origin


def test_a_server_for_this_machine_speaks_of_no_network(tmp_path: Path) -> None:
    with abroad(tmp_path, "--host=127.0.0.1", "--port=0") as server:
        assert server.origins == [f"http://localhost:{server.port}"]
        assert "network" not in server.said


def test_the_address_that_a_browser_has_come_to_is_allowed_though_nobody_named_it(tmp_path: Path) -> None:
    with abroad(tmp_path, "--port=0") as server:  # 127.0.0.9 stands for an address that came when it was running
        unknown = origin_at("127.0.0.9", server.port)
        assert server.status("127.0.0.9", unknown) == 201
        assert server.status("127.0.0.1", unknown) == 403, "it has not come there"
        assert server.status("127.0.0.9", "http://127.0.0.9:1") == 403, "another program's page"
        assert server.status("127.0.0.9", "http://rebound.example", host=f"127.0.0.9:{server.port}") == 403


def test_behind_a_proxy_only_what_was_named_is_allowed(tmp_path: Path) -> None:
    with abroad(tmp_path, "--port=0", "--proxies=1") as server:
        assert server.status("127.0.0.9", origin_at("127.0.0.9", server.port)) == 403
        assert server.status("127.0.0.9", f"http://localhost:{server.port}") == 201


def test_a_page_of_ours_reads_what_is_its_own_however_its_host_is_written(tmp_path: Path) -> None:
    with serving(tmp_path, origin="https://Museum.lan:443") as server:
        cookie = f"larceny={server.guest()}"
        for host in ("museum.lan", "museum.lan:443", f"LOCALHOST:{server.port}"):
            assert server.ask("GET", "/api/server", cookie=cookie, host=host).json["guest"] is not None, host
        for host in ("museum.lan:8377", "rebound.example", "museum.lan@evil.example", ""):
            assert server.ask("GET", "/api/server", cookie=cookie, host=host).json["guest"] is None, host


@pytest.mark.skipif(not IPV4, reason="this machine is in no network")
def test_a_server_that_listens_everywhere_names_every_address_and_answers_there(tmp_path: Path) -> None:
    with abroad(tmp_path, "--port=0") as server:
        assert server.origins == [origin_at(address, server.port) for address in ("localhost", *IPV4)]
        for address in IPV4:
            assert server.status(address, origin_at(address, server.port)) == 201


@pytest.mark.skipif(not IPV4, reason="this machine is in no network")
def test_a_server_at_one_address_names_that_one_and_no_other(tmp_path: Path) -> None:
    with abroad(tmp_path, f"--host={IPV4[0]}", "--port=0") as server:
        assert server.origins == [origin_at(IPV4[0], server.port)]
        assert server.status(IPV4[0], server.origins[0]) == 201


@pytest.mark.skipif(not IPV6, reason="this machine is in no IPv6 network")
@pytest.mark.parametrize("host", ["::", "fd00::2"])
def test_a_server_at_ipv6_names_addresses_that_answer(tmp_path: Path, host: str) -> None:
    host = "::" if host == "::" else IPV6[0]
    with abroad(tmp_path, f"--host={host}", "--port=0") as server:
        here = ["[::1]"] if host == "::" else []
        assert server.origins == [f"http://{name}:{server.port}" for name in (*here, *(f"[{one}]" for one in IPV6))]
        for origin in server.origins:
            assert server.status(origin.split("[")[1].split("]")[0], origin) == 201


def test_an_origin_that_is_refused_is_noted_once_and_how_to_allow_it(tmp_path: Path) -> None:
    with abroad(tmp_path, "--host=127.0.0.1", "--port=0") as server:
        for origin in ("http://museum.lan:8377", "http://museum.lan:8377", "https://evil.example/" + "x" * 1000):
            assert server.status("127.0.0.1", origin) == 403
        for number in range(100):
            server.status("127.0.0.1", f"http://{number}.example")
        lines = [json.loads(line) for line in server.stop().splitlines()]
    origins = [line["origin"] for line in lines]
    assert origins.count("http://museum.lan:8377") == 1
    assert all("--origin" in line["advice"] and line["level"] == "warning" for line in lines)
    assert len(origins) == 20
    assert max(map(len, origins)) == 100


# What cannot be listened at


@pytest.mark.parametrize(
    ("words", "named"),
    [(["--port=65536"], "65536"), (["--host=192.0.2.77"], "192.0.2.77"), (["--host=no.such.host.invalid"], "invalid")],
)
def test_where_nothing_can_listen_is_said_in_four_languages(tmp_path: Path, words: list[str], named: str) -> None:
    said = {
        command("serve", "--no-open", f"--db={tmp_path / 'x.db'}", *words, f"--lang={lang}").stderr
        for lang in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)
    assert all(named in sentence and len(sentence.splitlines()) == 1 for sentence in said)
    assert not any("bind" in sentence or "Errno" in sentence for sentence in said)


def test_what_the_system_finds_wrong_is_said_in_four_languages(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database " * 100)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for words in (
            ["--port", port, "--db", str(tmp_path / "x.db")],
            ["--port=0", "--db", str(tmp_path / "text.db")],
            ["--port=0", "--db", str(tmp_path / "text.db" / "x.db")],
            ["--port=0", "--db", str(tmp_path)],
        ):
            said = {
                lang: command("serve", "--no-open", "--host=127.0.0.1", *words, f"--lang={lang}").stderr
                for lang in LANGUAGES
            }
            assert len(set(said.values())) == len(LANGUAGES)
            for english in ("Address already in use", "file is not a database", *map(os.strerror, (17, 20, 21))):
                assert not any(english in sentence for sentence in said.values()), said
