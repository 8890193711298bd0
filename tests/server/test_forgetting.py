"""Who wants to be forgotten is: in every file, and on every seat that waits for a game."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

from tests.server.devices import Device, party
from tests.server.processes import Server, serving

DAY = 86_400_000  # ms
NAME, SAID = "Forgettable Florian", "nobody should read this again"


def is_in_a_file(server: Server, text: str) -> bool:
    """Whether a text stands anywhere in the files of a database."""
    return any(text.encode() in file.read_bytes() for file in server.database.parent.glob("tables.db*"))


def say_something(server: Server) -> str:
    """A guest who has said something, between others; his token."""
    token = server.guest(NAME)
    with Device(server, token, server.table(token)) as device:
        device.done("chat", text="before")
        device.done("chat", text=SAID)
    server.guest("Somebody else")
    assert is_in_a_file(server, NAME)
    assert is_in_a_file(server, SAID)
    return token


def test_of_who_wants_to_be_forgotten_nothing_is_left_in_any_file(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = say_something(server)
        assert server.ask("DELETE", "/api/guest", token=token).status == 204
        assert not is_in_a_file(server, NAME)
        assert not is_in_a_file(server, SAID)


def test_what_somebody_still_reads_is_erased_as_soon_as_he_has_read_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = say_something(server)
        with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM guest").fetchone() == (2,)
            began = time.monotonic()
            assert server.ask("DELETE", "/api/guest", token=token).status == 204
            assert time.monotonic() - began < 2, "others need not wait for him"
            assert is_in_a_file(server, NAME)
            reader.execute("ROLLBACK")
        server.guest("Next")
        assert not is_in_a_file(server, NAME)
        assert not is_in_a_file(server, SAID)


def test_of_who_was_not_here_for_days_nothing_is_left_in_any_file(tmp_path: Path) -> None:
    with serving(tmp_path, keep_days=1) as server:
        say_something(server)
        with contextlib.closing(sqlite3.connect(server.database, timeout=20)) as database:
            database.execute("UPDATE guest SET seen = seen - ?", (2 * DAY,))
            database.commit()
        server.kill()  # what is in SQLite's own log stays there
        server.start()
        deadline = time.monotonic() + 10
        while is_in_a_file(server, NAME) or is_in_a_file(server, SAID):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_the_seat_of_somebody_who_is_forgotten_is_free_before_the_start(server: Server) -> None:
    with party(server, start=False, listed=True) as people:
        host, second, _ = people.devices
        assert server.ask("DELETE", "/api/guest", token=second.token).status == 204
        place = host.until_room(lambda room: room["places"][1]["guest"] is None)["places"][1]
        assert (place["name"], place["ready"]) == ("", False)
        assert host.refused("start") == "seats-free"
        with Device(server, server.guest("Next"), people.made) as other:
            other.sit(1)
            host.done("start")


def test_so_it_is_at_a_table_that_nobody_has_looked_at_since_the_server_was_started(tmp_path: Path) -> None:
    with serving(tmp_path) as server, party(server, start=False, listed=True) as people:
        token = people.devices[1].token
        for device in people.devices:
            device.close()
        server.stop()
        server.start()
        assert server.ask("DELETE", "/api/guest", token=token).status == 204
        (card,) = server.lobby("")["open"]
        assert card["names"] == ["Guest 1", "", "Guest 3"]
        assert server.kept(people.table).chairs[1].guest is None
        assert server.faults() == []


def test_in_a_rematch_the_seat_of_somebody_who_is_forgotten_is_free(server: Server) -> None:
    with party(server, "tests.server.pairs", 4) as people:
        people.finish()
        host, second, *_ = people.devices
        assert server.ask("DELETE", "/api/guest", token=second.token).status == 204
        made = {"table": host.done("rematch")["table"]}
        with Device(server, host.token, made) as again:
            guests = [place["guest"] for place in again.room["places"]]
            assert guests[0] is None
            assert None not in guests[1:]
