"""The hub: all tables that are in memory. Every change of a table is stored before anybody is told of it."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from larceny.engine.errors import LarcenyError
from larceny.server.entries import Woken, read_entry
from larceny.server.limits import Limits
from larceny.server.peer import Peer
from larceny.server.seating import Delivery, Leaving, Seating
from larceny.server.statements import Statement
from larceny.server.store import Kept, Store, Writing
from larceny.server.table import Frozen, Table, damaged

log = logging.getLogger("larceny.server")


class Timer(Protocol):
    """Something that can be called off."""

    def cancel(self) -> None:
        """Call it off."""


class World(Protocol):
    """What the hub needs of the world: the time, and to be called later."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call this, in so many seconds."""

    def soon(self, call: Callable[[], None]) -> None:
        """Call this from the hub's own thread; may be used from any thread."""


@dataclass(slots=True)
class Change:
    """A change of a table on its way to the disk, and from there to those who wait for it."""

    seating: Seating
    answers: Sequence[Delivery]
    leaving: Sequence[Leaving] = ()
    rows: Sequence[Statement] = ()
    news: Sequence[Delivery] = ()
    lines: int = 0  # of chat that are on the disk when this is; 0: it says nothing about them

    def write_down(self, now: int) -> None:
        """Make the rows that store what is fresh."""
        self.rows = self.seating.rows(now)

    def look(self, now: int) -> None:
        """See what each may see of the table as it is now."""
        if (match := self.seating.table.match) is not None:
            match.seen(None)

    def describe(self, now: int) -> None:
        """Put in words what everybody sees of it."""
        if (match := self.seating.table.match) is not None:
            match.public_view()

    def put_in_words(self, now: int) -> None:
        """Make what each is told."""
        self.news = self.seating.news(now)

    def deliver(self) -> None:
        """Bring everybody what is his, at one go, and see out who has to leave."""
        frames: dict[Peer, tuple[bytes, ...]] = {}
        for peer, frame in (*self.answers, *self.news):
            frames[peer] = (*frames[peer], frame) if peer in frames else (frame,)
        for peer, his in frames.items():
            peer.send(*his)
        if self.lines:
            self.seating.lines_kept = self.lines
        if self.leaving:
            self.seating.see_out(self.leaving)


class Hub:
    """Every change of a table goes: ask, apply, store, and only then tell anybody. It knows no socket."""

    def __init__(self, store: Store, world: World, limits: Limits) -> None:
        self.store, self.world, self.limits = store, world, limits
        self.seatings: dict[str, Seating] = {}
        self.after: Callable[[Seating], None] = lambda seating: None  # what follows a change: bots and timers
        self.on_drop: Callable[[Seating], None] = lambda seating: None
        self.stopping = False
        self.begun: dict[Seating, Change] = {}  # what is settled together, before these tables may be touched again

    # Tables

    def find(self, name: str) -> Seating | None:
        """A table, from memory or from the disk."""
        if name in self.seatings:
            return self.seatings[name]
        kept = self.store.load(name)
        if kept is None:
            return None
        table = read_table(kept)
        if table.trouble is not None:
            log.warning("table %s is frozen: %s", name, table.trouble.reason)
            table.members |= self.store.members(name)  # its log may not have been read so far: they are to be told why
        if table.status == "playing" and table.clocks is not None and table.clocks.running:
            table.record(Woken(self.world.now()))
        seating = Seating(table, kept.code, kept.book, listed=kept.listed)
        seating.lines = max((line.number + 1 for line in self.store.chat(name, 1)), default=0)
        seating.pencil.recall(table.teams(), self.store.marks(name))
        return self.keep(seating)

    def keep(self, seating: Seating) -> Seating:
        """Take a table into memory; others that nobody uses make room."""
        seating.names = self.store.names(seating.guests())
        seating.idle_since = self.world.now()
        if len(self.seatings) >= self.limits.tables_in_memory:
            self._make_room()
        self.seatings[seating.table.id] = seating
        return seating

    def _make_room(self) -> None:
        idle = [seating for seating in self.seatings.values() if not seating.peers and not seating.pending]
        for seating in sorted(idle, key=lambda quiet: quiet.idle_since)[: len(idle) // 2 + 1]:
            self.drop(seating)

    def drop(self, seating: Seating) -> None:
        """Forget a table's memory; its log is on the disk."""
        self.seatings.pop(seating.table.id, None)
        self.on_drop(seating)

    # Storing, then telling

    def commit(
        self,
        seating: Seating,
        answers: Sequence[Delivery] = (),
        more: Iterable[Statement] = (),
        leaving: Sequence[Leaving] = (),
    ) -> None:
        """Store what is fresh; when it is on the disk, answer, tell the news, see out who has to leave, and go on."""
        now = self.world.now()
        rows = [*more, *seating.rows(now)]
        change = Change(seating, answers, leaving, rows, seating.news(now), seating.lines)
        if rows or seating.pending:
            self._store(change)
        else:
            change.deliver()

    def begin(self, seating: Seating, answers: Sequence[Delivery]) -> None:
        """As commit, when everything is settled that is done together with it; until then the table is not touched."""
        self.begun[seating] = Change(seating, answers)

    def settle(self) -> None:
        """Commit what was begun. Like is done with like, which a processor does quicker than one after the other."""
        if not self.begun:
            return
        changes, self.begun = [*self.begun.values()], {}
        now = self.world.now()
        for step in (Change.write_down, Change.look, Change.describe, Change.put_in_words):
            for change in changes:
                try:
                    step(change, now)
                except Exception:
                    self.fault(change.seating)
        self._store(*changes)

    def fault(self, seating: Seating) -> None:
        """A fault of ours, while it is handled: other tables go on, this one is read anew."""
        log.exception("a fault at table %s", seating.table.id)
        self.throw_away(seating)

    def _store(self, *changes: Change) -> None:
        writings = []
        for change in changes:
            seating = change.seating
            if not seating.lost:
                seating.pending += 1
                stored, failed = functools.partial(self._stored, change), functools.partial(self._failed, seating)
                writings.append(Writing(change.rows, stored, failed, seating))
        if writings:
            self.store.write(*writings)

    def _stored(self, change: Change) -> None:
        seating = change.seating
        seating.pending -= 1
        if not seating.lost:
            try:
                change.deliver()
                self.after(seating)
            except Exception:
                self.fault(seating)

    def _failed(self, seating: Seating) -> None:
        """Nobody was told anything of it."""
        seating.pending -= 1
        if not seating.lost:
            log.error("table %s could not be stored", seating.table.id)
            self.throw_away(seating)
        if not seating.pending:
            self.store.forgive(seating)

    def throw_away(self, seating: Seating) -> None:
        """It is no longer what its log says. It is read anew when they come back."""
        if not seating.lost:
            seating.lost = True
            self.drop(seating)
            for peer in seating.peers:
                peer.dismiss("retry", 1000)

    def stop(self) -> None:
        """Tell everybody to come back in a moment."""
        self.stopping = True
        for seating in self.seatings.values():
            for peer in seating.peers:
                peer.dismiss("stopping", 2000)


def read_table(kept: Kept) -> Table:
    """A table from its log. One that cannot be read on is frozen with a plain message: nothing is guessed."""
    table = Table(kept.seed)
    try:
        for text, mac in kept.log:
            entry = read_entry(text)
            if not table.entries:  # the first entry says what the chain begins with
                table.apply(entry)
                _check(table, text, mac)
            else:
                _check(table, text, mac)
                table.apply(entry)
            table.note_code(table.entries - 1)
    except (LarcenyError, msgspec.MsgspecError, ValueError, LookupError) as error:
        table.status = "frozen"
        table.trouble = error if isinstance(error, Frozen) else damaged()
    return table


def _check(table: Table, text: str, mac: str) -> None:
    if table.chain.add(text.encode()) != mac:
        raise damaged()
