"""All finished games at once: however many there are, none is left out."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from collections.abc import Iterator

import pytest

from tests.server.devices import party
from tests.server.processes import Server, serving

MANY = 1100  # more than are looked up in one go


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[str]]]:
    """A server with three finished games that ended in the same millisecond, after many that cannot be read."""
    with serving(tmp_path_factory.mktemp("exports"), "--game=tests.server.pairs") as server:
        tables = []
        for _ in range(3):
            with party(server, "tests.server.pairs", 4, listed=True) as people:
                people.play(random.Random(1))
                people.catch_up()
            tables.append(people.table)
        server.stop()
        columns = "id, game, status, listed, code, created, changed, finished, summary"
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            database.execute("UPDATE seating SET finished = 9000")
            rows = [(f"t{number}", "x", "over", 1, "", 0, 0, number, "{}") for number in range(MANY)]
            database.executemany(f"INSERT INTO seating ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
            database.commit()
        server.start()
        yield server, tables


def exported(server: Server, question: str = "") -> list[str]:
    """The tables of all games that are exported, in their order."""
    body = server.ask("GET", f"/api/exports{question}").body.decode()
    return [json.loads(line)["table"] for line in body.splitlines()]


def test_many_games_that_cannot_be_read_do_not_look_like_the_end(played: tuple[Server, list[str]]) -> None:
    server, tables = played
    assert exported(server) == sorted(tables)


def test_games_that_ended_together_are_exported_together(played: tuple[Server, list[str]]) -> None:
    server, tables = played
    assert exported(server, "?after=8999") == exported(server, "?after=9000") == sorted(tables)
    assert exported(server, "?after=9001") == []
