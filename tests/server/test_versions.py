"""A database of another release: an older one is brought up to date with a copy beside it, a newer one left alone."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
import stat
from pathlib import Path

from larceny.server.schema import MIGRATIONS, VERSION_1
from tests.server.devices import Device, party
from tests.server.processes import free_port, serving
from tests.server.processes import larceny as command


def test_a_database_of_version_1_is_brought_up_to_date(tmp_path: Path) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as database:
        database.executescript(f"BEGIN; {VERSION_1} PRAGMA user_version = 1; COMMIT;")
        database.execute("INSERT INTO guest VALUES ('g', x'00', 'Old', 'en', 0, 0)")
        database.commit()
    before = (folder / "tables.db").read_bytes()
    (folder / "tables.db.v1.draft").write_text("somebody was cut off")
    with serving(folder) as server:
        server.table(server.guest())
        (told,) = [json.loads(line) for line in server.log.read_text().splitlines()]
        copy = Path(told["copy"])
        assert (told["from"], told["to"], copy) == (1, len(MIGRATIONS), folder / "tables.db.v1")
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        server.stop()
        copied = copy.read_bytes()
        server.start()
        assert copy.read_bytes() == copied, "once it is up to date there is nothing to copy"
    assert not list(folder.glob("*.draft"))
    assert dump(copied, tmp_path / "copied.db") == dump(before, tmp_path / "before.db")
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert database.execute("SELECT name FROM guest WHERE id = 'g'").fetchone() == ("Old",)


def dump(content: bytes, file: Path) -> tuple[int, list[str]]:
    """The version of a database and all that is in it."""
    file.write_bytes(content)
    with contextlib.closing(sqlite3.connect(file)) as database:
        return database.execute("PRAGMA user_version").fetchone()[0], list(database.iterdump())


def test_a_database_that_cannot_be_copied_is_not_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(f"BEGIN; {VERSION_1} PRAGMA user_version = 1; COMMIT;")
    (tmp_path / "tables.db.v1").mkdir()
    (tmp_path / "tables.db.v1" / "in the way").touch()
    answer = command("serve", "--no-open", "--host=127.0.0.1", "--port=0", "--db", str(file))
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1
    assert not list(tmp_path.glob("*.draft"))
    with contextlib.closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (1,)


def test_a_table_of_version_1_is_played_on(tmp_path: Path) -> None:
    with serving(tmp_path / "new") as server, party(server) as people:
        people.play(random.Random(1), 5)
        made, token, before = people.made, people.devices[0].token, server.match(people.table).history
        new = server.database
    (tmp_path / "old").mkdir()
    with contextlib.closing(sqlite3.connect(tmp_path / "old" / "tables.db")) as database:
        database.executescript(f"BEGIN; {VERSION_1} PRAGMA user_version = 1; COMMIT;")
        database.execute("ATTACH ? AS new", (str(new),))
        for table in ("guest", "seating", "secret", "place"):
            database.execute(f"INSERT INTO {table} SELECT * FROM new.{table}")
        lines = "new.log JOIN new.book ON book.number = log.book"
        database.execute(f"INSERT INTO log SELECT seating, log.number, entry, mac FROM {lines}")
        database.commit()
    with serving(tmp_path / "old") as server, Device(server, token, made) as device:
        assert server.match(made["table"]).history == before
        assert device.seats == [0]


def test_a_database_of_a_newer_release_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 999")
    for lang, said in (("en", "The database is"), ("fr", "base de données"), ("nl", "uitgave"), ("de", "Ausgabe")):
        answer = command("serve", "--no-open", "--port", str(free_port()), "--db", str(file), f"--lang={lang}")
        assert answer.returncode != 0
        assert "999" in answer.stderr
        assert said in answer.stderr
        assert "Traceback" not in answer.stderr
