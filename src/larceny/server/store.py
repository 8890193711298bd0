"""The store: SQLite, every acknowledged write on the disk.

One thread writes, and commits together what has come together. This is the only way from tables to the disk.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Any, Protocol

from larceny.server.identity import Guest
from larceny.server.messages import Channel, Sign
from larceny.server.schema import migrate

Row = tuple[Any, ...]
STEP = 2  # statements insert 1, 2, 4, 8 … rows: few different ones, so that all stay prepared
MOST_ROWS = STEP**10
BUSY_SECONDS = 5.0
MOST_LISTED = 50  # tables of each kind, in a list
MOST_GOING_ON = 500  # … of a guest's own that are not over: he should find them all
CACHE_KIB = 16_384  # of each connection: room for the pages to which a thousand tables write
# What SQLite says when the disk is full, read-only or ill, or somebody else has the file: no row is to blame for it.
DISK = {"FULL", "IOERR", "READONLY", "CANTOPEN", "BUSY", "LOCKED", "PROTOCOL", "PERM"}
LOG_PAGES = 8192  # that SQLite's own log grows to before they are brought home: most are written many times until then

log = logging.getLogger("larceny.server")


class Storable(Protocol):
    """Rows that are written together or not at all, and what is done when that is known."""

    rows: Sequence[tuple[str, Row]]
    error: BaseException | None

    @property
    def source(self) -> object:
        """Whose they are. After one of a source has failed, its later ones fail too: a log has no gaps."""

    def stored(self) -> None:
        """It is on the disk."""

    def failed(self) -> None:
        """It is not, and never will be."""


@dataclass(slots=True)
class Writing:
    """Rows of whoever waits for them, from no source in particular."""

    rows: Sequence[tuple[str, Row]]
    stored: Callable[[], None]
    failed: Callable[[], None]
    source: Any = None
    error: BaseException | None = None


@dataclass(frozen=True)
class Line:
    """A line of chat. `seats` are those who may read it, as a text such as `1,2`, or "" for everybody."""

    number: int
    at: int
    guest: str
    channel: Channel
    seats: str
    text: str
    emote: str


@dataclass(frozen=True)
class Kept:
    """All that is kept of one table."""

    table: str
    game: str
    code: str
    listed: bool
    seed: bytes
    book: int  # the number of its log
    log: list[tuple[str, str]]  # entries and their codes


class Store:
    """A database file. Reading is done by whoever asks, in the thread that opened it."""

    def __init__(self, path: Path | str, deliver: Callable[[Callable[[], None]], object] = lambda done: done()) -> None:
        self.path = str(path)
        Path(path).touch(0o600)  # it holds the seeds of running games: nobody else's to read
        self._deliver = deliver  # carries an answer to the thread that wants it
        self._reader = self._connect()
        migrate(self._reader)
        self._last_book: int = self._rows("SELECT ifnull(max(number), 0) FROM book")[0][0]
        self._lock = threading.Lock()
        self._waiting: list[Storable] = []
        self._called = False  # the waiting ones will be handed to the writer
        self._queue: queue.SimpleQueue[list[Storable] | None] = queue.SimpleQueue()
        self._failed: set[int] = set()
        self.commits = 0
        self.commit_seconds = 0.0
        writing = self._connect()  # here, where it can be said that it fails
        self._writer = threading.Thread(target=self._write_all, args=[writing], name="larceny-store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        database = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("PRAGMA temp_store = MEMORY")
        database.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        database.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        return database

    def close(self) -> None:
        """Write what is waiting, then close."""
        self._hand_over()
        self._queue.put(None)
        self._writer.join()
        self._reader.close()

    # Writing

    def write(self, *writings: Storable) -> None:
        """Write as soon as possible; `stored` or `failed` of each is called when it is known which."""
        with self._lock:
            self._waiting += writings
            called, self._called = self._called, True
        if not called:
            self._deliver(self._hand_over)

    def _hand_over(self) -> None:
        """Give the writer all that has come together, once: each time it is woken it costs the others their turn."""
        with self._lock:
            together, self._waiting = self._waiting, []
            self._called = bool(together)  # what comes from now on waits until these are stored
        if together:
            self._queue.put(together)

    def _write_all(self, database: sqlite3.Connection) -> None:
        for together in iter(self._queue.get, None):
            self._commit(database, together)
        database.close()

    def _commit(self, database: sqlite3.Connection, together: list[Storable]) -> None:
        began = time.perf_counter()
        good = self._stored(database, [writing for writing in together if id(writing.source) not in self._failed])
        self.commits += 1
        self.commit_seconds += time.perf_counter() - began
        self._deliver(lambda: self._tell(together, good))

    def _stored(self, database: sqlite3.Connection, writings: list[Storable]) -> list[Storable]:
        """Store them; those that could be. If a row is refused each is written by itself: others are not to blame."""
        error = self._try(database, writings)
        if error is None:
            return writings
        if len(writings) == 1 or isinstance(error, sqlite3.OperationalError):  # that of the disk is everybody's
            self._fail(writings, error)
            return []
        return [
            writing
            for writing in writings
            if id(writing.source) not in self._failed and self._stored(database, [writing])
        ]

    def _try(self, database: sqlite3.Connection, writings: list[Storable]) -> Exception | None:
        """Write them together; whatever goes wrong, the writer goes on, and nothing of them is left."""
        try:
            if any(writing.rows for writing in writings):
                self._write(database, writings)
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                database.rollback()
            return error
        return None

    def _tell(self, together: list[Storable], good: list[Storable]) -> None:
        self._hand_over()
        stored = set(map(id, good))
        for writing in together:
            (writing.stored if id(writing) in stored else writing.failed)()

    def _write(self, database: sqlite3.Connection, writings: Iterable[Storable]) -> None:
        """At one go. A statement that is alone, as that of moves nearly always is, needs no transaction around it."""
        rows = [row for writing in writings for row in writing.rows]
        runs = [run for group in itertools.groupby(rows, itemgetter(0)) for run in _runs(*group)]
        if len(runs) == 1 and len(runs[0][1]) == 1:
            database.executemany(*runs[0])
            return
        database.execute("BEGIN IMMEDIATE")
        for run in runs:
            database.executemany(*run)
        database.execute("COMMIT")

    def _fail(self, writings: list[Storable], error: Exception) -> None:
        """Nothing of these is stored. Their sources are thrown away by who owns them, and read anew."""
        facts = {"error": type(error).__name__, "sqlite": getattr(error, "sqlite_errorname", "")}
        log.error("a commit has failed", extra={"facts": facts})  # without the message, which might quote a row
        for writing in writings:
            writing.error = error
            if writing.source is not None:
                self._failed.add(id(writing.source))

    def forgive(self, source: object) -> None:
        """The source is thrown away: its number may be another's soon."""
        self._failed.discard(id(source))

    def new_book(self) -> int:
        """The number of a log that is not there yet."""
        self._last_book += 1
        return self._last_book

    # Reading

    def _rows(self, question: str, *row: Any) -> list[Row]:
        return self._reader.execute(question, row).fetchall()

    def guest_by_token(self, token: bytes) -> Guest | None:
        """Who has this token."""
        found = self._rows("SELECT id, name, lang, seen FROM guest WHERE token = ?", token)
        return Guest(*found[0]) if found else None

    def names(self, guests: Iterable[str]) -> dict[str, str]:
        """The names of guests; those who are forgotten are left out."""
        wanted = list(guests)
        marks = ",".join("?" * len(wanted))
        return dict(self._rows(f"SELECT id, name FROM guest WHERE id IN ({marks})", *wanted))

    def load(self, table: str) -> Kept | None:
        """All that is kept of a table."""
        tables = "seating JOIN secret ON secret.seating = id JOIN book ON book.seating = id"
        head = self._rows(f"SELECT game, code, listed, seed, number FROM {tables} WHERE id = ?", table)
        if not head:
            return None
        game, code, listed, seed, book = head[0]
        log = self._rows("SELECT entry, mac FROM log WHERE book = ? ORDER BY number", book)
        return Kept(table, game, code, bool(listed), seed, book, [(entry, mac) for entry, mac in log])

    def members(self, table: str) -> set[str]:
        """Those who have been at a table, and have not been sent away."""
        return {guest for (guest,) in self._rows("SELECT guest FROM place WHERE seating = ?", table)}

    def summaries_of(self, guest: str) -> list[str]:
        """What lists show of the tables where a guest has been: those that go on, then those that are over.

        The newest first of each; however many have ended since, he finds again where he plays.
        """
        question = "SELECT summary FROM place JOIN seating ON seating = id WHERE guest = ?"
        newest = "ORDER BY changed DESC, seating.rowid DESC LIMIT ?"  # several may be changed in one millisecond
        going_on = self._rows(f"{question} AND status != 'over' {newest}", guest, MOST_GOING_ON)
        over = self._rows(f"{question} AND status = 'over' {newest}", guest, MOST_LISTED)
        return _texts([*going_on, *over])

    def open_summaries(self) -> list[tuple[str, str]]:
        """What lists show of the tables that wait for anybody, with their join codes."""
        which = "status = 'lobby' AND listed AND json_extract(summary, '$.locked') IS NOT 1"
        question = f"SELECT summary, code FROM seating WHERE {which} ORDER BY changed DESC LIMIT ?"
        return [(summary, code) for summary, code in self._rows(question, MOST_LISTED)]

    def finished_tables(self, after: int = 0, limit: int = 1000) -> list[tuple[str, int]]:
        """The ids of finished tables that were listed, and when they ended, the oldest first."""
        question = "SELECT id, finished FROM seating WHERE status = 'over' AND listed AND finished > ?"
        rows = self._rows(f"{question} ORDER BY finished LIMIT ?", after, limit)
        return [(table, finished) for table, finished in rows]

    def chat(self, table: str, most: int) -> list[Line]:
        """The last lines of chat among those who hear the same, so many of each, in the order in which they came."""
        columns = "number, at, guest, channel, seats, text, emote"
        newest = "row_number() OVER (PARTITION BY channel, seats ORDER BY number DESC)"
        ranked = f"SELECT {columns}, {newest} AS rank FROM chat WHERE seating = ?"
        question = f"SELECT {columns} FROM ({ranked}) WHERE rank <= ? ORDER BY number"
        return [Line(*row) for row in self._rows(question, table, most)]

    def marks(self, table: str) -> list[tuple[str, str, Sign]]:
        """The pencil marks of all teams that there have been: team, thing, sign."""
        rows = self._rows("SELECT team, thing, sign FROM pencil WHERE seating = ?", table)
        return [(team, thing, sign) for team, thing, sign in rows]

    def untouched_since(self, moment: int) -> tuple[int, set[str]]:
        """How many tables nobody has touched since then, and which guests have not been here."""
        tables: int = self._rows("SELECT count(*) FROM seating WHERE changed < ?", moment)[0][0]
        return tables, {guest for (guest,) in self._rows("SELECT id FROM guest WHERE seen < ?", moment)}

    def counts(self) -> dict[str, int]:
        """How many tables there are in each state."""
        return dict(self._rows("SELECT status, count(*) FROM seating GROUP BY status"))


def is_of_the_disk(error: BaseException | None) -> bool:
    """Whether nothing could have been written then."""
    name: str = getattr(error, "sqlite_errorname", "")
    return name.removeprefix("SQLITE_").partition("_")[0] in DISK


def _runs(statement: str, alike: Iterable[tuple[str, Row]]) -> list[tuple[str, list[Row]]]:
    """Equal statements that follow each other. What is inserted goes at one go, so that no thread cuts in."""
    rows = [row for _, row in alike]
    head, values, marks = statement.rpartition(" VALUES ")
    if len(rows) == 1 or not values or marks.strip("(?, )"):
        return [(statement, rows)]
    blocks = [rows[first : first + MOST_ROWS] for first in range(0, len(rows), MOST_ROWS)]
    return [(_insert(head, marks, _size(len(some))), [tuple(_padded(some))]) for some in blocks]


def _size(count: int) -> int:
    """For how many rows there is a statement, if there have to be so many."""
    size = 1
    while size < count:
        size *= STEP
    return size


def _padded(rows: list[Row]) -> Iterable[Any]:
    """The fields of all rows, and as many more as the statement has room for; then how many rows they are.

    What fills the room is a number: sqlite3 looks for a way to adapt everything else.
    """
    left = _size(len(rows)) - len(rows)
    return itertools.chain(*rows, itertools.repeat(0, left * len(rows[0])), (len(rows),))


@functools.cache
def _insert(head: str, marks: str, size: int) -> str:
    """Insert so many rows, or the first of them: as many as the last number says."""
    return f"{head} SELECT * FROM (VALUES {', '.join([marks] * size)}) LIMIT ?"


def _texts(rows: list[Row]) -> list[str]:
    return [text for (text,) in rows]
