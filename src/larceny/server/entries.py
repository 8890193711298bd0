"""The log of a table: its only truth. Everything else about a table is what its entries lead to.

Entries hold neither names nor tokens nor codes: the log is published when the game is over.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Why = Literal["away", "time", "left", "kicked", "resigned"]


class Entry(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that happened at a table."""

    at: int  # ms since 1970: whoever reads the log needs no clock


class Created(Entry):
    """The table is set up."""

    table: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int]
    host: str
    clock: list[int] | None
    spectators: bool
    hints: bool
    deductions: bool = False  # tables of older logs have none


class Joined(Entry):
    """A guest came in by the join code."""

    guest: str


class Seated(Entry):
    """A guest took a seat, or gave it a new nonce."""

    seat: int
    guest: str
    nonce: str  # "" in a rematch until his device gives one


class Automated(Entry):
    """A bot was put on a seat."""

    seat: int
    level: str


class Vacated(Entry):
    """A seat became free, before the start."""

    seat: int


class Swapped(Entry):
    """Two seats exchanged what sits on them, before the start."""

    seat: int
    other: int


class Started(Entry):
    """The game began. Seats for which no player gave a nonce got one that follows from the seed."""

    nonces: list[str]
    chance: list[str]


class Played(Entry):
    """An action, and what chance brought after it."""

    seat: int
    action: str
    chance: list[str]
    move: str = ""  # the id that the player gave it


class Undone(Entry):
    """A seat took its last action back."""

    seat: int
    move: str = ""  # the id that the player gave it


class Substituted(Entry):
    """From here on a bot plays for a seat."""

    seat: int
    level: str
    why: Why


class Returned(Entry):
    """The seat's guest plays again."""

    seat: int


class Moved(Entry):
    """A seat went to another device, that is: to another guest."""

    seat: int
    guest: str


class Paused(Entry):
    """All agreed to a pause."""


class Resumed(Entry):
    """All agreed to go on."""


class Woken(Entry):
    """The table was read from the disk: while the server was down no clock ran."""


class Locked(Entry):
    """The host let nobody new in, or let them in again."""

    locked: bool


class Kicked(Entry):
    """The host sent a guest away."""

    guest: str


class Muted(Entry):
    """The host had a guest's chat not heard, or heard again."""

    guest: str
    muted: bool


class Hosted(Entry):
    """Another guest became the host."""

    guest: str


class Rematched(Entry):
    """It goes on at another table."""

    table: str


class Imported(Entry):
    """A transcript from elsewhere, to be looked at."""

    transcript: str


AnyEntry: Any = None
for _kind in Entry.__subclasses__():
    AnyEntry = _kind if AnyEntry is None else AnyEntry | _kind

read_entry = msgspec.json.Decoder(AnyEntry).decode
write_entry = msgspec.json.Encoder().encode
