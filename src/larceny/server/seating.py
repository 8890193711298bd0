"""A seating: a table with the people who are connected to it now, and what is on its way to the disk."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable
from typing import TYPE_CHECKING

from larceny.engine.match import Match
from larceny.server import statements
from larceny.server.answers import Answers
from larceny.server.entries import Created, Entry, Joined, Kicked, Moved, Paused, Played, Resumed, Seated, write_entry
from larceny.server.links import Links
from larceny.server.messages import Turned, write_message
from larceny.server.moment import Moment, Telling
from larceny.server.news import Presence, room, turn
from larceny.server.peer import Peer
from larceny.server.pencil import Pencil
from larceny.server.statements import Statement
from larceny.server.store import Line
from larceny.server.table import Table
from larceny.server.thinkers import Thinker

if TYPE_CHECKING:
    from larceny.server.autoplay import Question
    from larceny.server.hints import Wish

SUMMARY_AGE = 3_600_000  # ms after which a move alone refreshes what lists show
HOST = -1  # beside the seats: the host, too, may be away
Delivery = tuple[Peer, bytes]
Leaving = tuple[Peer, str]  # who has to leave, and why


class Seating:
    """One table in memory."""

    def __init__(self, table: Table, code: str, book: int, *, listed: bool) -> None:
        self.table = table
        self.book = book  # the number of its log
        self.code = code
        self.listed = listed
        self.peers: list[Peer] = []
        self.names: dict[str, str] = {}
        self.away_until: dict[int, int] = {}
        self.pause_wanted: set[int] = set()
        self.thinkers: dict[int, Thinker] = {}
        self.questions: dict[int, Question] = {}  # that bots are thinking about
        self.hinted: dict[int, Wish] = {}  # by seat, while a hint is being thought of
        self.bots_asked: dict[int, tuple[int, int]] = {}  # seat → when, and what everybody had seen by then
        self.pending = 0  # writings on their way to the disk
        self.lost = False  # a writing failed: this seating is thrown away
        self.error: BaseException | None = None  # with which it did
        self.lines = self.lines_kept = 0  # of chat: that were said, and of them those that are on the disk
        self.unkept: list[Line] = []  # those that were not yet on the disk when the last was said
        self.answers = Answers()
        self.links = Links()
        self.pencil = Pencil()
        self.idle_since = 0
        self.room_changed = True  # beside the turn and the clocks, which every update tells
        self._shown_turn: tuple[int, ...] = ()
        self._summarized = 0
        self._heard: dict[tuple[str, int | None], int] = {}  # events that a guest has heard, by whose eyes
        self._heard_before = self._before() if table.match is not None else {}
        self._undos = table.undos  # of which is known what was taken back

    # Who is here

    def present(self) -> frozenset[str]:
        """The guests who are connected."""
        return frozenset(peer.guest.id for peer in self.peers if peer.greeted)

    def is_watcher(self, guest: str) -> bool:
        """Whether a guest has no seat here."""
        return not self.table.seats_of(guest)

    def watchers(self) -> int:
        """How many devices only watch."""
        return sum(peer.greeted and self.is_watcher(peer.guest.id) for peer in self.peers)

    def see_out(self, leaving: Iterable[Leaving]) -> None:
        """Say good-bye to these."""
        for peer, why in leaving:
            if peer in self.peers:
                self.peers.remove(peer)
            peer.dismiss(why)

    def presence(self) -> Presence:
        """What the log does not know."""
        agreed = frozenset(self.pause_wanted)
        return Presence(self.names, self.present(), self.watchers(), self.away_until, agreed, self.code)

    def guests(self) -> set[str]:
        """Everybody whose name may be shown here."""
        seated = {chair.guest for chair in self.table.chairs if chair.guest is not None}
        return seated | self.table.members

    # What they are told

    def news(self, now: int) -> list[Delivery]:
        """What has changed for each peer since it was told last; nothing for those who see no change."""
        room_changed, turn_changed = self.room_changed, self._turn_changed()
        self.room_changed = False
        deliveries = self._rooms(now) if room_changed else []
        match = self.table.match
        if match is not None and self.table.undos != self._undos:
            self._forget_what_was_undone(match)
        updates = {} if match is None else self._updates(now, match)
        deliveries += updates.items()
        if turn_changed and not room_changed and len(updates) < len(self.peers):
            deliveries += self._turns(now, updates)
        if self.pencil.of and (wiped := self.pencil.wipe_for(self.table.teams())):
            deliveries += self.marks_for(wiped)
        if match is not None:
            match.look_away()
        return deliveries

    def _rooms(self, now: int) -> list[Delivery]:
        """The room, for everybody; who has taken or left a seat looks through other eyes from now on."""
        for peer in self.peers:
            self.turn_eyes(peer)
        private, presence = self.table.private_clocks(), self.presence()
        written: dict[tuple[str, int | None], bytes] = {}
        deliveries: list[Delivery] = []
        for peer in self.peers:
            owner = peer.look if peer.look in private else None  # of a clock that nobody else may read
            if peer.greeted:
                if (peer.lang, owner) not in written:
                    written[peer.lang, owner] = write_message(room(self.table, presence, now, peer.lang, owner))
                deliveries.append((peer, written[peer.lang, owner]))
        return deliveries

    def _turns(self, now: int, told: Container[Peer]) -> Iterable[Delivery]:
        """Whose turn it is, for those who are told nothing else."""
        private = self.table.private_clocks()
        for peer in self.peers:
            if peer.greeted and peer not in told:
                owner = peer.look if peer.look in private else None
                yield peer, write_message(Turned(turn(self.table, now, owner)))

    def _updates(self, now: int, match: Match) -> dict[Peer, bytes]:
        """The updates of all peers whose sight has changed; peers who see the same share the work."""
        table, narrator = self.table, match.narrator
        behind = table.version_after(0)
        moment: Moment | None = None
        written: dict[tuple[int | None, str, Telling], bytes] = {}
        updates: dict[Peer, bytes] = {}
        for peer in self.peers:
            look, told = peer.look, peer.told
            heard = narrator.heard_by(look)
            version = behind + len(heard)
            if peer.version == version or not peer.greeted:
                continue
            if moment is None:
                moment = Moment(table, now)
            alike = look, peer.lang, (peer.whole, told, self._has_heard(peer) if table.forgets else 0)
            update = written.get(alike)
            if update is None:
                update = written[alike] = moment.update(look, peer.lang, version, heard, alike[2])
            updates[peer] = update
            peer.version, peer.whole, peer.told = version, told, len(heard)
            if look is None:
                self.acknowledge(peer)  # nobody asks him anything that he could answer
        return updates

    def turn_eyes(self, peer: Peer) -> None:
        """A device looks through the seat that it has chosen, else through its only one, else as everybody does."""
        seats = self.table.seats_of(peer.guest.id)
        if peer.chosen == "not" or (peer.chosen is not None and peer.chosen not in seats):
            look = seats[0] if len(seats) == 1 else None
        else:
            look = peer.chosen
        if look != peer.look:
            peer.look, peer.version = look, -1
            peer.told = peer.whole = 0

    def begin_telling(self, peer: Peer, events: int) -> None:
        """A device says that it has so many events; after an undo some of them may be others now."""
        there = 0 if self.table.match is None else self.table.match.event_count(peer.look)
        peer.told, peer.whole = 0 if self.table.undos else min(events, there), 0
        self.acknowledge(peer)

    # Games of memory: what somebody has heard is not told to him again as it happened

    def acknowledge(self, peer: Peer, events: int | None = None) -> None:
        """Who answers has heard what he was told; who says so has heard so much of it."""
        if not self.table.forgets:
            return
        heard = peer.told if events is None else min(events, peer.told)
        self._heard[peer.guest.id, peer.look] = max(heard, self._has_heard(peer))

    def _has_heard(self, peer: Peer) -> int:
        """How many events the guest has heard through these eyes: who comes to watch has missed what was before."""
        before = self._heard_before.get(peer.look, 0)
        if peer.look is None:
            assert self.table.match is not None
            before = self.table.match.event_count(None)
        return self._heard.setdefault((peer.guest.id, peer.look), before)

    def _forget_what_was_undone(self, match: Match) -> None:
        """Events that are told in place of those taken back have not been heard by anybody."""
        self._undos = self.table.undos
        for (guest, look), heard in self._heard.items():
            self._heard[guest, look] = min(heard, match.event_count(look))
        for look, heard in self._heard_before.items():
            self._heard_before[look] = min(heard, match.event_count(look))

    def _before(self) -> dict[int | None, int]:
        """When a table is read from its log: all is taken to have been heard."""
        match = self.table.match
        assert match is not None
        looks = (None, *range(match.game.players)) if self.table.forgets else ()
        return {look: match.event_count(look) for look in looks}

    def _turn_changed(self) -> bool:
        now = self.table.to_move()
        changed = now != self._shown_turn
        self._shown_turn = now
        return changed

    # What is written

    def rows(self, now: int) -> list[Statement]:
        """The statements that store what is fresh: entries with their codes, and what lists show."""
        table, rows = self.table, []
        fresh, table.fresh = table.fresh, []
        if table.status == "over":
            self.room_changed = True
        first = table.entries - len(fresh)
        for number, entry in enumerate(fresh, start=first):
            text = write_entry(entry)
            code = table.chain.add(text)
            rows.append(statements.add_entry(self.book, number, text.decode(), code))
            table.note_code(number, code)
            if not isinstance(entry, Played):
                self.room_changed = True
                rows += self._place_rows(entry)
        if fresh and (self.room_changed or now - self._summarized >= SUMMARY_AGE):
            rows.append(self._summary_row(now))
        return rows

    def _place_rows(self, entry: Entry) -> Iterable[Statement]:
        """Who has been at this table finds it again."""
        if isinstance(entry, Joined | Seated | Moved):
            yield statements.add_place(entry.guest, self.table.id)
        elif isinstance(entry, Created):
            yield statements.add_place(entry.host, self.table.id)
        elif isinstance(entry, Kicked):
            yield statements.remove_place(entry.guest, self.table.id)

    def _summary_row(self, now: int) -> Statement:
        table, summary = self.table, json.dumps(self.summary())
        self._summarized = now
        return statements.summarize(table.id, table.status, summary, now, table.ended_at or None)

    def summary(self) -> dict[str, object]:
        """What lists show of the table. Who sits where, by id: names may change or be forgotten."""
        table = self.table
        outcome = table.match.outcome if table.match is not None else None
        return {
            "table": table.id,
            "game": table.key,
            "title": table.title,
            "status": table.status,
            "locked": table.locked,
            "players": len(table.chairs),
            "guests": [chair.guest for chair in table.chairs],
            "bots": [chair.bot for chair in table.chairs],
            "created": table.created_at,
            "finished": table.ended_at or None,
            "winners": None if outcome is None else list(outcome.winners),
            "scores": None if outcome is None else list(outcome.scores),
        }

    # Pausing

    def settle_pause(self, at: int) -> None:
        """A pause comes when all who play want it; it ends when all of them who are here do, or most of all."""
        table, people = self.table, set(self.table.people())
        self.pause_wanted &= people
        if table.status != "playing" or not self.pause_wanted:
            return
        here = {seat for seat in people if table.chairs[seat].guest in self.present()}
        if table.paused and (here <= self.pause_wanted or 2 * len(self.pause_wanted) > len(people)):
            table.record(Resumed(at))
        elif not table.paused and people <= self.pause_wanted:
            table.record(Paused(at))
        else:
            return
        self.pause_wanted.clear()

    # Chat

    def hears(self, peer: Peer, line: Line) -> bool:
        """Whether a line of chat is for a peer: those of a team for its seats, those of watchers for watchers."""
        if line.channel == "team":
            return peer.look is not None and str(peer.look) in line.seats.split(",")
        if line.channel == "watchers" and self.table.status == "playing":
            return self.is_watcher(peer.guest.id)
        return True

    # Pencil marks

    def marks_for(self, team: Container[int | None]) -> list[Delivery]:
        """A team's marks, for all devices that look through its eyes."""
        return [(peer, self.pencil.shown_to(peer)) for peer in self.peers if peer.greeted and peer.look in team]

    def marks_before(self, peer: Peer) -> list[Delivery]:
        """The marks that are there, for a device that has just begun to look.

        Where there are teams it is shown them even if there are none: else others could tell that a team has marks.
        """
        return [(peer, self.pencil.shown_to(peer))] if self.table.teams() else []
