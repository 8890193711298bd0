"""Finished games are played again beside the tables: those who play notice nothing of it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from larceny import library
from larceny.engine.match import Match
from larceny.server import app, replays
from larceny.server.settings import Settings
from larceny.server.setup import set_up_import
from tests.server.processes import serving


def finished_match() -> Match:
    match = library.load("dieven", players=3).start(seed=1)
    while match.movers():
        match.play(seat := match.movers()[0], match.legal(seat)[0])
    return match


def request(table: str) -> Request:
    scope: dict[str, Any] = {
        "type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b"",
        "client": ("127.0.0.1", 1), "path_params": {"table": table},
    }  # fmt: skip
    return Request(scope)


class Watch:
    """Notes in which threads something is done, and how often at once."""

    def __init__(self) -> None:
        self.threads: set[int] = set()
        self.now = self.most = 0

    @contextmanager
    def on(self) -> Iterator[None]:
        self.threads.add(threading.get_ident())
        self.now += 1
        self.most = max(self.most, self.now)
        time.sleep(0.02)  # others could come in now
        yield
        self.now -= 1


def test_finished_games_are_read_and_played_again_beside_the_event_loop_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    for name in ("read_table", "frames", "export_line"):
        work = getattr(replays, name)

        def watched(*given: Any, work: Any = work) -> Any:
            with watch.on():
                return work(*given)

        monkeypatch.setattr(replays, name, watched)

    async def ask_often() -> list[int]:
        server = app.Server(Settings(str(tmp_path / "tables.db")))
        try:
            table = set_up_import(server.hub, "guest", finished_match()).table.id
            await server.api.write()
            answers = [server.api.replay(request(table)) for _ in range(3)]
            answers += [server.api.ending(request(table)) for _ in range(3)]
            return [answer.status_code for answer in await asyncio.gather(*answers)]
        finally:
            await server.stop()

    assert asyncio.run(ask_often()) == [200] * 6
    assert threading.get_ident() not in watch.threads
    assert watch.most == 1


def test_who_looks_at_many_finished_games_has_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, replays_per_minute=3) as server:
        token = server.guest()
        made = server.ask("POST", "/api/imports", {"transcript": finished_match().transcript()}, token).json
        paths = [f"/api/tables/{made['table']}/{what}" for what in ("replay", "ending", "export")]
        assert [server.ask("GET", path).status for path in paths] == [200, 200, 404], "imports are not exported"
        for path in (*paths, "/api/exports"):
            reply = server.ask("GET", path)
            assert (reply.status, reply.reason) == (429, "too-many")
            assert reply.headers["retry-after"] == "20", "there are three in a minute"
        assert server.ask("GET", "/api/server").status == 200
