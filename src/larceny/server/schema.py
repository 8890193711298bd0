"""The database's tables, and how an older database becomes a newer one."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

from larceny.engine.errors import LarcenyError

VERSION_1 = """
CREATE TABLE guest (
    id TEXT PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL, lang TEXT NOT NULL,
    created INTEGER NOT NULL, seen INTEGER NOT NULL
) STRICT;
-- One row for each table: what lists show of it is copied from its log, and can be made from it again.
CREATE TABLE seating (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, code TEXT NOT NULL,
    created INTEGER NOT NULL, changed INTEGER NOT NULL, finished INTEGER, summary TEXT NOT NULL
) STRICT;
-- Kept apart: it is read by the table's core only, and published when the game is over.
CREATE TABLE secret (seating TEXT PRIMARY KEY REFERENCES seating ON DELETE CASCADE, seed BLOB NOT NULL) STRICT;
CREATE TABLE log (
    seating TEXT NOT NULL REFERENCES seating ON DELETE CASCADE, number INTEGER NOT NULL,
    entry TEXT NOT NULL, mac TEXT NOT NULL,
    PRIMARY KEY (seating, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE place (
    guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, seating TEXT NOT NULL REFERENCES seating ON DELETE CASCADE,
    PRIMARY KEY (guest, seating)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    seating TEXT NOT NULL REFERENCES seating ON DELETE CASCADE, number INTEGER NOT NULL, at INTEGER NOT NULL,
    guest TEXT NOT NULL, channel TEXT NOT NULL, seats TEXT NOT NULL, text TEXT NOT NULL, emote TEXT NOT NULL,
    PRIMARY KEY (seating, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_of_guest ON chat (guest);
CREATE INDEX place_of_seating ON place (seating);
CREATE INDEX seating_by_status ON seating (status, changed);
"""

# What a team has marked (pencil.py); like chat it is no part of the log.
VERSION_2 = """
CREATE TABLE pencil (
    seating TEXT NOT NULL REFERENCES seating ON DELETE CASCADE, team TEXT NOT NULL, thing TEXT NOT NULL,
    sign TEXT NOT NULL,
    PRIMARY KEY (seating, team, thing)
) STRICT, WITHOUT ROWID;
"""

# Logs have numbers, given in order, and entries lie as they have come: those that are written together lie together,
# and a commit touches few pages.
VERSION_3 = """
CREATE TABLE book (
    number INTEGER PRIMARY KEY, seating TEXT NOT NULL UNIQUE REFERENCES seating ON DELETE CASCADE
) STRICT;
INSERT INTO book (seating) SELECT id FROM seating ORDER BY created;
CREATE TABLE line (
    place INTEGER PRIMARY KEY, book INTEGER NOT NULL REFERENCES book ON DELETE CASCADE, number INTEGER NOT NULL,
    entry TEXT NOT NULL, mac TEXT NOT NULL,
    UNIQUE (book, number)
) STRICT;
INSERT INTO line (book, number, entry, mac)
    SELECT book.number, log.number, entry, mac FROM log JOIN book USING (seating) ORDER BY book.number, log.number;
DROP TABLE log;
ALTER TABLE line RENAME TO log;
"""

# The n-th makes version n of the one before; what has been released is never changed.
MIGRATIONS = (VERSION_1, VERSION_2, VERSION_3)
log = logging.getLogger("larceny.server")


def migrate(database: sqlite3.Connection) -> None:
    """Bring a database to this version, with a copy beside it; one made by a newer release is left alone."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise LarcenyError(
            f"The database is of version {version}; this release knows versions up to {len(MIGRATIONS)}.",
            reason="newer-database",
            version=version,
            known=len(MIGRATIONS),
        )
    copy = _copy(database, version) if 0 < version < len(MIGRATIONS) else None
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        database.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
    if copy is not None:
        facts = {"from": version, "to": len(MIGRATIONS), "copy": str(copy)}
        log.warning("the database was brought up to date", extra={"facts": facts})


def _copy(database: sqlite3.Connection, version: int) -> Path:
    """The database as the release can read it that made it: tables begun under its rules are finished with that one."""
    file: str = database.execute("SELECT file FROM pragma_database_list WHERE name = 'main'").fetchone()[0]
    copy, draft = Path(f"{file}.v{version}"), Path(f"{file}.v{version}.draft")
    draft.unlink(missing_ok=True)  # somebody was cut off
    draft.touch(0o600)  # it holds the seeds of running games
    try:
        database.execute("VACUUM INTO ?", (str(draft),))
        draft.replace(copy)  # of two copies the later holds what the earlier does
    finally:
        draft.unlink(missing_ok=True)
    return copy
