"""What is wrong with one table, or one row, is not felt at others, and is said in words."""

from __future__ import annotations

import contextlib
import random
import secrets
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from larceny.engine.texts import LANGUAGES
from larceny.server import statements
from larceny.server.statements import Statement
from larceny.server.store import Store, Writing
from tests.server.devices import Device, Party, party
from tests.server.processes import PATIENCE, Server, serving


def change(server: Server, statement: str, *row: object) -> None:
    """Do something to the database behind the server's back."""
    with contextlib.closing(sqlite3.connect(server.database, timeout=PATIENCE)) as database:
        database.execute(statement, row)
        database.commit()


def damage(server: Server, table: str, number: str, old: str, new: str) -> None:
    """Write something else into an entry of a log."""
    book = "(SELECT number FROM book WHERE seating = ?)"
    place = f"book = {book} AND number = (SELECT {number} FROM log WHERE book = {book})"
    change(server, f"UPDATE log SET entry = replace(entry, ?, ?) WHERE {place}", old, new, table, table)


# The store


class Shelf:
    """A store whose answers are waited for."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder / "tables.db")

    def write(self, *each: tuple[object, list[Statement]]) -> list[bool]:
        """Write the rows of some sources together; what became of each."""
        found: dict[int, bool] = {}
        done = threading.Semaphore(0)

        def note(place: int, *, good: bool) -> None:
            found[place] = good
            done.release()

        self.store.write(
            *(
                Writing(
                    rows,
                    lambda place=place: note(place, good=True),  # type: ignore[misc]
                    lambda place=place: note(place, good=False),  # type: ignore[misc]
                    source,
                )
                for place, (source, rows) in enumerate(each)
            )
        )
        for _ in each:
            assert done.acquire(timeout=PATIENCE)
        return [found[place] for place in range(len(each))]


def test_a_row_that_is_refused_fails_its_own_table_only(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    one, other, third = object(), object(), object()
    tables = [
        statements.add_table(name, "dieven", "", b"x" * 32, book, 0, listed=False)
        for book, name in enumerate("ABC", start=1)
    ]
    assert shelf.write(*((None, rows) for rows in tables)) == [True] * 3

    def entry(book: int, number: int, text: str = "{}") -> list[Statement]:
        return [statements.add_entry(book, number, text, "")]

    assert shelf.write((one, entry(1, 0))) == [True]
    twice = shelf.write((other, entry(2, 0)), (one, entry(1, 0)), (one, entry(1, 1)), (third, entry(3, 0)))
    assert twice == [True, False, False, True], "after a failure a table's log has no gap"
    no_text = shelf.write((other, entry(2, 1)), (third, entry(3, 1, "\ud800")))
    assert no_text == [True, False]
    assert shelf.write((other, entry(2, 2))) == [True], "the writer goes on"
    shelf.store.close()


@contextlib.contextmanager
def writing_waits(server: Server, device: Device) -> Iterator[None]:
    """The server is kept at writing a line of chat; what comes meanwhile waits."""
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        device.send(type="chat", id="c", text="wait")
        time.sleep(0.3)
        yield
        database.execute("ROLLBACK")


def test_a_table_that_cannot_be_stored_does_not_keep_others_from_playing(tmp_path: Path) -> None:
    dice = random.Random(1)
    with serving(tmp_path) as server, contextlib.ExitStack() as stack:
        parties = [stack.enter_context(party(server)) for _ in range(5)]
        bad, *others = parties
        change(
            server,
            "CREATE TRIGGER ill BEFORE INSERT ON log WHEN new.book = 1 BEGIN SELECT raise(ABORT, 'ill'); END",
        )
        movers = [people.mover() for people in parties]
        with writing_waits(server, others[0].devices[0]):  # so that all moves are written together
            for device in movers:
                now = device.update
                device.send(type="move", id="m", seat=now["seat"], decision=now["decision"], action=device.legal()[0])
            time.sleep(0.3)
        for device in movers[1:]:
            device.until(lambda: device.all[-1].get("id") == "m")  # noqa: B023  # used at once
            assert device.all[-1]["type"] == "done"
            device.answered = device.update["decision"]
        assert movers[0].closed() == 1013
        for people in others:
            people.play(dice, 3)
        change(server, "DROP TRIGGER ill")
        for device in bad.devices:
            device.cut()
            device.connect()
        bad.play(dice, 3)
        assert not [fault for fault in server.faults() if "fault" in fault]


def test_a_table_whose_row_is_refused_is_told_that_something_is_wrong_and_the_log_says_what(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = server.guest()
        change(server, "CREATE TRIGGER ill BEFORE INSERT ON seating BEGIN SELECT raise(ABORT, 'ill'); END")
        reply = server.ask("POST", "/api/tables", {"game": "dieven", "players": 3}, token)
        assert (reply.status, reply.reason) == (503, "broken")
        assert server.ask("GET", "/health").status == 200
        (failed,) = [line for line in server.faults() if line["event"] == "a commit has failed"]
        assert (failed["error"], failed["sqlite"]) == ("IntegrityError", "SQLITE_CONSTRAINT_TRIGGER")
        assert "ill" not in failed.values()


# Memory


def test_a_table_is_in_memory_once_however_little_room_there_is(tmp_path: Path) -> None:
    with serving(tmp_path, tables_in_memory=2) as server, contextlib.ExitStack() as stack:
        host, guest = server.guest("Host"), server.guest("Guest")
        made = server.table(host, sit={"0": secrets.token_hex(16)})
        for table in [server.table(guest) for _ in range(2)]:
            stack.enter_context(Device(server, guest, table))
        one = stack.enter_context(Device(server, host, made))
        other = stack.enter_context(Device(server, guest, made))
        one.until_room(lambda room: room["watchers"] == 1)
        assert other.room["places"][0]["present"]
        other.sit(1)
        one.until_room(lambda room: room["places"][1]["name"] == "Guest")
        one.done("bot", seat=2, level="random")
        one.done("start")
        other.until(lambda: bool(other.update))
        assert server.faults() == []


# Logs that cannot be read


def test_a_damaged_table_whose_clock_runs_says_in_the_readers_language_that_it_is_frozen(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with party(server, clock=[600, 5]) as people:
            people.play(random.Random(1), 3)
        server.stop()
        damage(server, people.table, "max(number) - 1", '"played"', '"playedd"')
        server.start()
        token, notices = people.devices[0].token, set()
        for lang in LANGUAGES:
            with Device(server, token, people.made, lang=lang) as device:
                assert device.room["status"] == "frozen"
                assert device.refused("seal") == "frozen"
                notices.add(device.room["notice"])
        assert len(notices) == len(LANGUAGES)
        assert not any("JSON" in notice or "Invalid" in notice for notice in notices)
        assert [(card["status"], card["my_turn"]) for card in server.lobby(token)["mine"]] == [("frozen", False)]
        assert server.faults() == []


LOG = "book = (SELECT number FROM book WHERE seating = ?)"


@pytest.mark.parametrize(
    "damage",
    [
        f"UPDATE log SET entry = substr(entry, 9) WHERE number = 0 AND {LOG}",
        f"UPDATE log SET entry = '' WHERE number = 0 AND {LOG}",
        f"UPDATE log SET mac = '' WHERE number = 0 AND {LOG}",
        f'UPDATE log SET entry = replace(entry, \'"table":"\', \'"table":"x\') WHERE number = 0 AND {LOG}',
        f"DELETE FROM log WHERE number = 0 AND {LOG}",
        f"DELETE FROM log WHERE number < 3 AND {LOG}",
        f"DELETE FROM log WHERE {LOG}",
        "UPDATE secret SET seed = x'00' WHERE seating = ?",
    ],
)
def test_a_table_is_frozen_whose_log_has_lost_its_beginning(tmp_path: Path, damage: str) -> None:
    with serving(tmp_path) as server:
        with party(server) as people:
            people.play(random.Random(1), 3)
        token, other = (device.token for device in people.devices[:2])
        server.stop()
        change(server, damage, people.table)
        server.start()
        for lang in LANGUAGES:
            with Device(server, token, people.made, lang=lang) as device:
                assert device.room["status"] == "frozen"
                assert (device.room["table"], device.room["game"]) == (people.table, "dieven")
                assert device.room["notice"]
                assert device.refused("start") == "frozen"
        with Device(server, other, people.made, code="") as device:  # who was here is told, too
            assert device.room["status"] == "frozen"
        assert server.ask("GET", f"/api/tables/{people.table}/replay").reason == "unreadable"
        assert [card["status"] for card in server.lobby(token)["mine"]] == ["frozen"]
        assert server.faults() == []


def test_a_frozen_table_is_left_alone_while_its_host_is_away(tmp_path: Path) -> None:
    with serving(tmp_path, away_seconds=1) as server:
        with party(server) as people:
            people.play(random.Random(1), 3)
        server.stop()
        damage(server, people.table, "max(number) - 1", '"played"', '"playedd"')
        server.start()
        with Device(server, people.devices[1].token, people.made) as device:
            device.drain(1.5)
            assert device.farewell is None
            assert device.room["places"][0]["away_until"] is None
            assert device.refused("seal") == "frozen"
        assert server.faults() == []


def finished(server: Server) -> Party:
    """A short game that was open to everybody, played to its end."""
    with party(server, "dieven", 3, listed=True) as people:
        people.finish()
    return people


def test_a_finished_table_that_cannot_be_read_is_left_out_of_the_exports_and_says_why(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        games = [finished(server), finished(server)]
        damage(server, games[0].table, "0", '"rules":1', '"rules":0')
        exports = server.ask("GET", "/api/exports")
        assert exports.status == 200
        assert [games[1].table in line for line in exports.body.decode().splitlines()] == [True]
        reply = server.ask("GET", f"/api/tables/{games[0].table}/replay")
        assert (reply.status, reply.reason) == (403, "unreadable")
        assert server.faults() == []
