"""What is written into the database, statement by statement."""

from __future__ import annotations

from larceny.server.schema import MIGRATIONS
from larceny.server.store import Line, Row

Statement = tuple[str, Row]


def add_guest(guest: str, token: bytes, name: str, lang: str, at: int) -> Statement:
    """A new guest."""
    row = (guest, token, name, lang, at, at)
    return "INSERT INTO guest (id, token, name, lang, created, seen) VALUES (?, ?, ?, ?, ?, ?)", row


def rename_guest(guest: str, name: str, lang: str, at: int) -> Statement:
    """A guest's new name and language."""
    return "UPDATE guest SET name = ?, lang = ?, seen = ? WHERE id = ?", (name, lang, at, guest)


def forget_guest(guest: str) -> list[Statement]:
    """All that is known of a guest but the id in published logs, which says nothing."""
    return [("DELETE FROM chat WHERE guest = ?", (guest,)), ("DELETE FROM guest WHERE id = ?", (guest,))]


def seen_guest(guest: str, at: int) -> Statement:
    """A guest was here."""
    return "UPDATE guest SET seen = ? WHERE id = ?", (at, guest)


def add_table(table: str, game: str, code: str, seed: bytes, book: int, at: int, *, listed: bool) -> list[Statement]:
    """A new table and the book for its log; its summary follows with its first entries."""
    row = (table, game, int(listed), code, at, at)
    columns = "id, game, status, listed, code, created, changed, summary"
    return [
        (f"INSERT INTO seating ({columns}) VALUES (?, ?, 'lobby', ?, ?, ?, ?, '')", row),
        ("INSERT INTO secret (seating, seed) VALUES (?, ?)", (table, seed)),
        ("INSERT INTO book (number, seating) VALUES (?, ?)", (book, table)),
    ]


def add_entry(book: int, number: int, entry: str, mac: str) -> Statement:
    """One more entry of a log. The key (book, number) is the last guard against two writers."""
    return "INSERT INTO log (book, number, entry, mac) VALUES (?, ?, ?, ?)", (book, number, entry, mac)


def summarize(table: str, status: str, summary: str, at: int, finished: int | None) -> Statement:
    """What lists show of a table."""
    row = (status, summary, at, finished, table)
    return "UPDATE seating SET status = ?, summary = ?, changed = ?, finished = ? WHERE id = ?", row


def recode(table: str, code: str) -> Statement:
    """A table's new join code."""
    return "UPDATE seating SET code = ? WHERE id = ?", (code, table)


def add_place(guest: str, table: str) -> Statement:
    """A guest has been at a table."""
    return "INSERT OR IGNORE INTO place SELECT id, ? FROM guest WHERE id = ?", (table, guest)


def remove_place(guest: str, table: str) -> Statement:
    """A guest was sent away."""
    return "DELETE FROM place WHERE guest = ? AND seating = ?", (guest, table)


def add_chat(table: str, line: Line) -> Statement:
    """A line of chat."""
    row = (table, line.number, line.at, line.guest, line.channel, line.seats, line.text, line.emote)
    return (
        "INSERT INTO chat (seating, number, at, guest, channel, seats, text, emote) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )


def put_mark(table: str, team: str, thing: str, sign: str) -> Statement:
    """A pencil mark of a team; "" wipes it out."""
    if not sign:
        return "DELETE FROM pencil WHERE seating = ? AND team = ? AND thing = ?", (table, team, thing)
    return "INSERT OR REPLACE INTO pencil (seating, team, thing, sign) VALUES (?, ?, ?, ?)", (table, team, thing, sign)


def write_something() -> Statement:
    """The version again: it changes nothing, and yet a page goes to the disk."""
    return f"PRAGMA user_version = {len(MIGRATIONS)}", ()


def forget_before(moment: int) -> list[Statement]:
    """Tables and guests that nobody has touched since then."""
    return [
        ("DELETE FROM seating WHERE changed < ?", (moment,)),
        ("DELETE FROM chat WHERE guest IN (SELECT id FROM guest WHERE seen < ?)", (moment,)),
        ("DELETE FROM guest WHERE seen < ?", (moment,)),
    ]
