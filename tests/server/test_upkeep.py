"""Running a server, the small things: files that only their owner reads, names of files, ports, and who was here."""

from __future__ import annotations

import contextlib
import random
import re
import sqlite3
import stat
import time
from pathlib import Path

import larceny
from tests.server.devices import Device
from tests.server.processes import Server, left_running, serving
from tests.server.processes import larceny as command

DAY = 86_400_000  # ms
SAID_OF_ANOTHER = {
    "en": "Another server",
    "fr": "Un autre serveur",
    "nl": "Een andere server",
    "de": "Ein anderer Server",
}


def is_private(file: Path) -> bool:
    """Whether nobody but the owner may read a file."""
    return not stat.S_IMODE(file.stat().st_mode) & 0o077


def test_a_database_and_its_backup_are_for_their_owner_only_whatever_they_are_called(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.guest("Keeper")
        files = [server.database, *tmp_path.glob("tables.db-*")]
        assert len(files) == 3
        assert all(map(is_private, files))
    odd, copy = tmp_path / "a#b?%41.db", tmp_path / "copy #2.db"
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        database.execute("VACUUM INTO ?", (str(odd),))
    assert command("backup", str(odd), str(copy)).returncode == 0
    with contextlib.closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT name FROM guest").fetchall() == [("Keeper",)]
    assert is_private(copy)
    assert sorted(tmp_path.glob("a*")) == [odd], "nothing else was made"


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    broken, copy = tmp_path / "broken.db", tmp_path / "copy.db"
    broken.write_text("this is no database " * 100)
    for file in (copy, tmp_path / "nowhere" / "copy.db"):
        answer = command("backup", str(broken), str(file))
        assert answer.returncode != 0
        assert "Traceback" not in answer.stderr
        assert not file.exists()


def test_any_free_port_is_found_and_said(tmp_path: Path) -> None:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--db", str(tmp_path / "t.db"), "--no-open"]
    process = left_running("-m", "larceny", *words)
    try:
        assert process.stdout is not None
        said = re.search(r"http://localhost:(\d+)", process.stdout.readline())
        assert said is not None
        server = object.__new__(Server)
        server.port = int(said[1])
        deadline = time.monotonic() + 20
        while not server.answers():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        origin = f"http://localhost:{server.port}"
        assert server.ask("POST", "/api/guest", {"name": "Ada"}, origin=origin).status == 201
        assert server.ask("POST", "/api/guest", {"name": "Ada"}, origin="http://localhost:0").status == 403
    finally:
        process.kill()
        process.communicate()


def test_who_was_here_within_the_days_is_not_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path, keep_days=1) as server:
        tokens = {name: server.guest(name) for name in ("Player", "Absent")}
        made = server.table(tokens["Player"])
        with contextlib.closing(sqlite3.connect(server.database, timeout=20)) as database:
            yesterday = int(time.time() * 1000) - DAY + 2000
            database.execute("UPDATE guest SET seen = ?, created = ?", (yesterday, yesterday))
            database.commit()
        Device(server, tokens["Player"], made).close()
        with contextlib.closing(sqlite3.connect(server.database, timeout=20)) as database:
            database.execute("UPDATE guest SET seen = seen - ?", (DAY // 12,))
            database.commit()
        server.stop()
        server.start()
        known = {name: server.ask("GET", "/api/server", token=token).json["guest"] for name, token in tokens.items()}
        assert known["Player"] is not None
        assert known["Absent"] is None


def test_a_game_that_goes_on_from_a_position_is_replayed_from_there(server: Server) -> None:
    dice = random.Random(2)
    match = larceny.load("dieven", players=3).start(seed=1)
    for _ in range(12):
        match.play(match.movers()[0], dice.choice(match.legal(match.movers()[0])))
    later = larceny.library.resume(match.position(), seed=3)
    while later.movers():
        later.play(later.movers()[0], dice.choice(later.legal(later.movers()[0])))
    reply = server.ask("POST", "/api/imports", {"transcript": later.transcript()}, server.guest())
    assert reply.status == 201
    for seat in ("none", "all", "0"):
        replay = server.ask("GET", f"/api/tables/{reply.json['table']}/replay?seat={seat}")
        assert replay.status == 200
        assert len(replay.json["frames"]) == sum(who != larceny.CHANCE for who, _ in later.history) + 1
    assert replay.json["frames"][0]["view"] == match.view(0)


def test_two_servers_do_not_share_a_database_whatever_it_is_called(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        other_name = tmp_path / "same.db"
        other_name.symlink_to(server.database)
        for name in (server.database, other_name):
            for lang, said in SAID_OF_ANOTHER.items():
                words = ["--host", "127.0.0.1", "--port", "0", "--no-open", "--db", str(name), f"--lang={lang}"]
                second = command("serve", *words)
                assert second.returncode == 2
                assert said in second.stderr
                assert "--db" in second.stderr
                assert second.stdout == ""
        assert command("backup", str(server.database), str(tmp_path / "copy.db")).returncode == 0
        assert is_private(tmp_path / "tables.db.lock")
        server.kill()
        server.start()  # who is dead has nothing open any more
        assert server.faults() == []
