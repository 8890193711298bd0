"""The server's own log: what it tells at which level, and what it never tells."""

from __future__ import annotations

import contextlib
import json
import logging
import secrets
import sqlite3
import sys
import time
from pathlib import Path

from larceny import __version__
from larceny.server.journal import JsonLines
from larceny.server.origins import NoOrigin, origin_of
from tests.server.devices import Device, party
from tests.server.processes import Json, Server, serving
from tests.server.processes import larceny as command


def lines(server: Server, event: str) -> list[Json]:
    """What the log has told of an event."""
    told = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in told if line["event"] == event]


def test_start_and_stop_are_told_with_what_a_keeper_wants_to_know(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level=info") as server:
        server.stop()
        (began,) = lines(server, "serving")
        assert began["version"] == __version__
        assert began["address"] == f"http://localhost:{server.port}"
        assert began["database"] == str(server.database)
        assert began["compiled"] is False
        assert [len(lines(server, event)) for event in ("stopping", "stopped")] == [1, 1]


def test_who_is_cut_off_is_told_but_nothing_of_what_was_said(tmp_path: Path) -> None:
    flags = {"messages_burst": 20, "messages_per_second": 1, "wrong_tokens": 3}
    with serving(tmp_path, "--log-level=info", **flags) as server:
        token = server.guest("Canary")
        made = server.table(token)
        with Device(server, token, made) as device:
            for number in range(40):
                device.send(type="chat", id=f"c{number}", text="canary")
            assert device.closed() == 1008
        (flood,) = lines(server, "a flood was cut off")
        assert (flood["table"], flood["guest"]) == (made["table"], device.guest)
        tokens = [secrets.token_urlsafe(32) for _ in range(5)]
        for wrong in tokens:
            server.ask("GET", "/api/server", token=wrong)
        assert [line["from"] for line in lines(server, "too many wrong tokens")] == ["127.0.0.1"]
        said = server.log.read_text()
        assert not [secret for secret in (*tokens, token, made["join"], "anary") if secret in said]
        assert not lines(server, "answered"), "that is for --log-level debug"


def test_each_request_and_each_socket_is_told_to_who_wants_to_know_all(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level=debug") as server, party(server, start=False) as people:
        server.ask("GET", "/api/tables/nowhere/replay")
        people.devices[0].close()
        deadline = time.monotonic() + 5
        while not lines(server, "a socket was closed") and time.monotonic() < deadline:
            time.sleep(0.05)
        assert {"endpoint": "new_table", "status": 201}.items() <= lines(server, "answered")[-1].items()
        assert lines(server, "refused")[-1]["reason"] == "no-such-table"
        opened = lines(server, "a socket was opened")
        assert [line["guest"] for line in opened] == [device.guest for device in people.devices]
        assert {line["table"] for line in opened} == {people.table}
        assert len(lines(server, "a socket was closed")) == 1


def test_usually_only_what_somebody_should_look_at_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.ask("GET", "/api/server", token="wrong", origin="http://elsewhere.example")
        server.stop()
        assert [json.loads(line)["level"] for line in server.log.read_text().splitlines()] == ["warning"]


def test_a_fault_names_its_file_and_line_and_never_what_it_was_about() -> None:
    try:
        origin_of("canary")
    except NoOrigin:
        record = logging.LogRecord("larceny", logging.ERROR, "", 0, "a fault", (), sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert line["fault"] == "NoOrigin"
    assert [place.partition(":")[0] for place in line["where"]] == ["server/test_journal.py", "server/origins.py"]
    assert line["where"][1].endswith(" origin_of")
    assert "canary" not in json.dumps(line)


def test_the_help_says_what_each_level_tells() -> None:
    said = " ".join(command("serve", "--help").stdout.split())
    for level in ("error", "warning", "info", "debug"):
        assert f"{level}: " in said.partition("--log-level")[2]
    assert "debug: also each request and socket (default: warning)" in said


def test_what_was_forgotten_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level=info", keep_days=30) as server:
        for name in ("Old", "New"):
            server.table(server.guest(name))
        server.stop()
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            database.execute("UPDATE guest SET seen = 0 WHERE name = 'Old'")
            database.execute("UPDATE seating SET changed = 0")
            database.commit()
        server.start()
        counts = [(line["tables"], line["guests"]) for line in lines(server, "what nobody has touched is forgotten")]
        assert counts == [(0, 0), (2, 1)]
