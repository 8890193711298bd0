"""The hub: all tables that are in memory. Every change of a table is stored before anybody is told of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

import msgspec

from larceny.engine.errors import LarcenyError
from larceny.server.entries import Created, Woken, read_entry
from larceny.server.limits import Limits
from larceny.server.peer import Peer
from larceny.server.seating import Delivery, Leaving, Seating
from larceny.server.statements import Statement
from larceny.server.store import Kept, Store
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


class Change:
    """A change of a table on its way to the disk, and from there to those who wait for it (a Storable)."""

    __slots__ = ("answers", "error", "hub", "leaving", "lines", "news", "rows", "source")

    def __init__(self, hub: Hub, seating: Seating, answers: Sequence[Delivery], leaving: Sequence[Leaving] = ()):
        self.hub, self.source = hub, seating
        self.answers, self.leaving = answers, leaving
        self.rows: Sequence[Statement] = ()
        self.news: Sequence[Delivery] = ()
        self.lines = 0  # of chat that are on the disk when this is; 0: it says nothing about them
        self.error: BaseException | None = None

    def write_down(self, now: int) -> None:
        """Make the rows that store what is fresh."""
        self.rows = self.source.rows(now)

    def look(self, now: int) -> None:
        """See what each may see of the table as it is now."""
        if (match := self.source.table.match) is not None:
            match.scene.sight(None)

    def describe(self, now: int) -> None:
        """Put in words what everybody sees of it."""
        if (match := self.source.table.match) is not None:
            match.scene.words()

    def put_in_words(self, now: int) -> None:
        """Make what each is told."""
        self.news = self.source.news(now)

    def deliver(self) -> None:
        """Bring everybody what is his, at one go, and see out who has to leave."""
        frames: dict[Peer, list[bytes]] = {}
        for deliveries in (self.answers, self.news):
            for peer, frame in deliveries:
                if peer in frames:
                    frames[peer].append(frame)
                else:
                    frames[peer] = [frame]
        for peer, his in frames.items():
            peer.send(his)
        if self.lines:
            self.source.lines_kept = self.lines
        if self.leaving:
            self.source.see_out(self.leaving)

    def stored(self) -> None:
        """It is on the disk: tell everybody, and go on."""
        seating = self.source
        seating.pending -= 1
        if not seating.lost:
            try:
                self.deliver()
                self.hub.after(seating)
            except Exception:
                self.hub.fault(seating)

    def failed(self) -> None:
        """Nobody was told anything of it."""
        hub, seating = self.hub, self.source
        seating.pending -= 1
        if not seating.lost:
            seating.error = self.error
            log.error("table %s could not be stored", seating.table.id)
            hub.throw_away(seating)
        if not seating.pending:
            hub.store.forgive(seating)


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
        change = Change(self, seating, answers, leaving)
        change.rows, change.news, change.lines = [*more, *seating.rows(now)], seating.news(now), seating.lines
        if change.rows or seating.pending:
            self._store(change)
        else:
            change.deliver()

    def begin(self, seating: Seating, answers: Sequence[Delivery]) -> None:
        """As commit, when everything is settled that is done together with it; until then the table is not touched."""
        self.begun[seating] = Change(self, seating, answers)

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
                    self.fault(change.source)
        self._store(*changes)

    def fault(self, seating: Seating) -> None:
        """A fault of ours, while it is handled: other tables go on, this one is read anew."""
        log.exception("a fault at table %s", seating.table.id)
        self.throw_away(seating)

    def _store(self, *changes: Change) -> None:
        kept = [change for change in changes if not change.source.lost]
        for change in kept:
            change.source.pending += 1
        if kept:
            self.store.write(*kept)

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
    table.id, table.key = kept.table, kept.game  # whatever can be read of its log
    try:
        if not kept.log:
            raise damaged()
        for text, mac in kept.log:
            entry = read_entry(text)
            if not table.entries:  # the first entry says what the chain begins with
                if not isinstance(entry, Created) or entry.table != kept.table:
                    raise damaged()
                table.apply(entry)
                _check(table, text, mac)
            else:
                _check(table, text, mac)
                table.apply(entry)
            table.note_code(table.entries - 1, mac)
    except (LarcenyError, msgspec.MsgspecError, ValueError, LookupError) as error:
        table.status = "frozen"
        table.title = table.title or kept.game
        table.trouble = error if isinstance(error, Frozen) else damaged()
    return table


def _check(table: Table, text: str, mac: str) -> None:
    if table.chain.add(text.encode()) != mac:
        raise damaged()
