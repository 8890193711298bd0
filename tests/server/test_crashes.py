"""What is acknowledged is on the disk: kill -9 under load, a full disk, a stop in order."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import signal
import sqlite3
import time
from pathlib import Path

import pytest

from larceny.engine.texts import LANGUAGES
from larceny.server.entries import Played
from tests.conftest import LONG
from tests.server.devices import Device, party
from tests.server.processes import PATIENCE, Server, serving
from tests.server.robots import Mischief, Robot, robots_at

TABLES = 4
STOPPED = (0, -signal.SIGTERM)  # it ends in order, then says by which signal
KILLS = 100 if LONG else 20


def integrity(server: Server) -> str:
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        answer: str = database.execute("PRAGMA integrity_check").fetchone()[0]
        return answer


def gaps(server: Server) -> list[tuple[int, int, int]]:
    """Tables whose entries are not numbered 0, 1, 2, …"""
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        return database.execute(
            "SELECT book, count(*), max(number) FROM log GROUP BY book HAVING count(*) != max(number) + 1"
        ).fetchall()


class Storm:
    """Robots at many tables; a new table begins when a game is over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.robots: list[Robot] = []
        self.acknowledged_at_kill: list[int] = []
        self.stopped = False
        self.seeds = iter(range(1_000_000))

    async def table(self) -> None:
        while not self.stopped:
            seed = next(self.seeds)
            game = ("dieven", "schattendieb")[seed % 2]
            try:
                robots = await asyncio.to_thread(robots_at, self.server, game, 3, Mischief(duplicate=0.1), seed)
            except Exception:  # the server was killed while the table was set up
                await asyncio.sleep(0.05)
                continue
            self.robots += robots
            await asyncio.gather(*(robot.play() for robot in robots))

    def count(self) -> int:
        return sum(len(robot.acknowledged) for robot in self.robots)

    async def kills(self, number: int) -> None:
        dice = random.Random(1)
        for _ in range(number):
            before = self.count()
            deadline = time.monotonic() + PATIENCE
            while self.count() < before + 5 and time.monotonic() < deadline:
                await asyncio.sleep(0.005)
            await asyncio.sleep(dice.random() * 0.15)
            self.server.kill()
            self.acknowledged_at_kill.append(self.count() - before)
            assert integrity(self.server) == "ok"
            assert gaps(self.server) == []
            await asyncio.to_thread(self.server.start)
        self.stopped = True

    async def run(self, kills: int) -> None:
        playing = [asyncio.create_task(self.table()) for _ in range(TABLES)]
        await self.kills(kills)
        await asyncio.wait_for(asyncio.gather(*playing), 120)


def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        storm = Storm(server)
        asyncio.run(storm.run(KILLS))
        assert len(storm.acknowledged_at_kill) == KILLS
        assert all(count >= 5 for count in storm.acknowledged_at_kill), "every kill came under load"
        assert server.stop() in STOPPED
        assert integrity(server) == "ok"
        assert gaps(server) == []
        logs = {robot.made["table"]: server.entries(robot.made["table"]) for robot in storm.robots}
        for robot in storm.robots:  # each retried move stands exactly once, in order, and the game went on to its end
            log = [entry for entry in logs[robot.made["table"]] if isinstance(entry, Played)]
            assert [(entry.move, entry.action) for entry in log if entry.seat == robot.seat] == robot.acknowledged
        for table in logs:
            assert server.kept(table).status == "over"
        assert server.faults() == []


def test_a_move_sent_again_after_a_crash_is_played_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server, party(server) as people:
        for number in range(3):
            mover = people.mover()
            move = {"id": f"m{number}", "seat": mover.update["seat"], "decision": mover.update["decision"]}
            move["action"] = mover.legal()[0]
            mover.done("move", **move)
            server.kill()
            server.start()
            for device in people.devices:
                device.cut()
                device.connect()
            mover.done("move", **move)
        assert [entry.move for entry in server.entries(people.table) if isinstance(entry, Played)] == ["m0", "m1", "m2"]


def test_while_the_server_is_down_no_clock_runs(tmp_path: Path) -> None:
    with serving(tmp_path) as server, party(server, clock=[100, 0]) as people:
        server.kill()
        time.sleep(3)
        server.start()
        device = people.devices[0]
        device.cut()
        device.connect()
        assert any(place["running"] for place in device.room["places"])
        assert min(place["bank"] for place in device.room["places"]) > 98_000
        assert [type(entry).__name__ for entry in server.entries(people.table)].count("Woken") == 1


# A full disk


def set_largest_file(server: Server, size: int) -> None:
    """No file of the server may grow beyond this: to SQLite that is a full disk."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def fill_up(server: Server) -> None:
    wal = server.database.with_name(server.database.name + "-wal")
    set_largest_file(server, max(wal.stat().st_size, server.database.stat().st_size))


def answers(device: Device, heard: int) -> list[str]:
    """The kinds of answers among what the device has heard since."""
    return [message["type"] for message in device.all[heard:] if message["type"] in ("done", "farewell")]


def test_with_a_full_disk_nothing_is_acknowledged_and_it_recovers_without_a_restart(tmp_path: Path) -> None:
    dice = random.Random(4)
    with serving(tmp_path) as server, party(server, "schattendieb", 3) as people:
        people.play(dice, 3)
        acknowledged = len([entry for entry in server.entries(people.table) if isinstance(entry, Played)])
        fill_up(server)
        dismissed = 0
        for attempt in range(12):  # what is left of the last page may still take one or two
            device = people.mover()
            decision, seat, action = device.update["decision"], device.update["seat"], device.legal()[0]
            device.send(type="move", id=f"full-{attempt}", seat=seat, decision=decision, action=action)
            heard = len(device.all)
            with contextlib.suppress(Exception):
                device.until(lambda: bool(answers(device, heard)), 5)  # noqa: B023  # used at once
            if answers(device, heard) == ["done"]:
                acknowledged += 1
                device.answered = decision
                for other in people.devices:
                    other.drain(0.05)
                continue
            assert device.farewell is not None
            assert device.farewell["reason"] == "retry"
            dismissed += 1
            break
        assert dismissed, "the disk was never full"
        for method, path, body in (
            ("GET", "/health", None),
            ("POST", "/api/guest", {"name": "Nobody", "bearer": True}),
            ("POST", "/api/tables", {"game": "dieven", "players": 3}),
        ):
            replies = [
                server.ask(method, path, body, people.devices[0].token, accept_language=lang) for lang in LANGUAGES
            ]
            assert [(reply.status, reply.reason) for reply in replies] == [(503, "no-room")] * len(LANGUAGES), path
            assert len({reply.json["text"] for reply in replies}) == len(LANGUAGES)
        failed = [line for line in server.faults() if line["event"] == "a commit has failed"]
        assert {line["error"] for line in failed} <= {"OperationalError", "DatabaseError"}
        assert {line["sqlite"].split("_")[1] for line in failed} <= {"FULL", "IOERR"}
        assert failed
        assert server.is_alive()
        for device in people.devices:  # they can come back and look, though not move
            device.cut()
            device.connect()
        assert people.devices[0].update["view"] == server.match(people.table).view(0)
        set_largest_file(server, resource.RLIM_INFINITY)
        assert server.ask("GET", "/health").status == 200
        for device in people.devices:
            device.cut()
            device.connect()
        people.play(dice, 5)
        played = [entry for entry in server.entries(people.table) if isinstance(entry, Played)]
        assert len(played) == acknowledged + 5
        assert gaps(server) == []
        assert integrity(server) == "ok"
        assert not [fault for fault in server.faults() if "fault" in fault], "a full disk is no fault of the program"


def test_what_a_failed_write_would_have_changed_is_shown_to_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as server, party(server) as people:
        mover = people.mover()
        others = [device for device in people.devices if device is not mover]
        for device in people.devices:
            device.drain()
        versions = [device.update["version"] for device in others]
        fill_up(server)
        for attempt in range(30):  # fill what is left of the last page with chat
            if mover.farewell is not None:
                break
            with contextlib.suppress(Exception):
                mover.request("chat", text="x" * 400, id=f"c{attempt}")
        assert mover.farewell is not None
        for device, version in zip(others, versions, strict=True):
            assert device.closed() == 1013
            assert device.update["version"] == version
            assert device.farewell is not None
            assert device.farewell["again_after"] == 1000
        heard = [line["text"] for line in others[0].heard]
        set_largest_file(server, resource.RLIM_INFINITY)
        with Device(server, others[0].token, people.made) as back:
            back.drain()
            assert [line["text"] for line in back.heard] == heard


# Stopping in order


def test_a_stop_says_good_bye_and_keeps_everything(tmp_path: Path) -> None:
    dice = random.Random(2)
    with serving(tmp_path) as server, party(server) as people:
        people.play(dice, 6)
        before = server.match(people.table).state_bytes
        assert server.stop() in STOPPED
        for device in people.devices:
            assert device.closed() == 1012
            assert device.farewell is not None
            assert device.farewell["reason"] == "stopping"
            assert device.farewell["again_after"] == 2000
        assert server.match(people.table).state_bytes == before
        server.start()
        for device in people.devices:
            device.connect()
        people.play(dice)
        people.catch_up()
        assert server.faults() == []


def test_moves_that_were_acknowledged_before_a_stop_are_kept(tmp_path: Path) -> None:
    async def load(server: Server, robots: list[Robot]) -> None:
        playing = asyncio.gather(*(robot.play() for robot in robots))
        await asyncio.sleep(0.4)
        assert await asyncio.to_thread(server.stop) in STOPPED
        await asyncio.to_thread(server.start)
        await asyncio.wait_for(playing, 90)

    with serving(tmp_path) as server:
        robots = robots_at(server, "schattendieb", 3, Mischief(), 1) + robots_at(server, "dieven", 3, Mischief(), 2)
        asyncio.run(load(server, robots))
        for robot in robots:
            log = server.entries(robot.made["table"])
            mine = [
                (entry.move, entry.action) for entry in log if isinstance(entry, Played) and entry.seat == robot.seat
            ]
            assert mine == robot.acknowledged
        assert server.faults() == []


@pytest.mark.long
def test_a_thousand_tables_are_served_again_soon_after_a_crash(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = server.guest()
        sit = {str(seat): "0" * 32 for seat in range(3)}
        tables = [server.table(token, sit=sit, start=True) for _ in range(1000)]
        server.kill()
        began = time.monotonic()
        server.start()
        assert time.monotonic() - began < 10
        with Device(server, token, tables[500]) as device:
            assert device.update["version"] > 0
