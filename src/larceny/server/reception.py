"""The reception: takes the frames of peers and sees to it that each is answered."""

from __future__ import annotations

import msgspec

from larceny.engine.errors import LarcenyError
from larceny.server import requests, statements
from larceny.server.attendant import Attendant
from larceny.server.hints import Hints
from larceny.server.hub import Hub
from larceny.server.identity import hashed, new_code
from larceny.server.messages import (
    PROTOCOL,
    Chat,
    Claim,
    Done,
    Emote,
    Heard,
    Hello,
    Hint,
    Kick,
    Link,
    Look,
    Mark,
    Move,
    Pause,
    Refused,
    Rematch,
    Request,
    Seal,
    Start,
    Welcome,
    read_message,
    write_message,
)
from larceny.server.news import refusal_text
from larceny.server.peer import TOO_LARGE, Peer
from larceny.server.pencil import written
from larceny.server.refusal import Refusal, sentence
from larceny.server.requests import Asking
from larceny.server.seating import Leaving, Seating
from larceny.server.setup import set_up_rematch
from larceny.server.statements import Statement
from larceny.server.talk import said_before, say

LINK_LIFE = 600_000  # ms that a seat link can be used
DAY = 86_400_000  # ms


class Reception:
    """Where all frames come in."""

    def __init__(self, hub: Hub, attendant: Attendant) -> None:
        self.hub, self.attendant = hub, attendant
        self.hints = Hints(hub, attendant.autoplay.thinking)
        self.world, self.limits = hub.world, hub.limits
        self.links: dict[bytes, tuple[str, int, int]] = {}  # hash of a code → table, seat, until
        self.moves = self.refusals = 0

    # Coming and going

    def connect(self, peer: Peer, name: str) -> Seating | None:
        """Somebody stands at the door of a table; he is told nothing before his hello."""
        seating = self.hub.find(name)
        if seating is not None:
            seating.peers.append(peer)
            peer.seating = seating
        return seating

    def disconnect(self, peer: Peer) -> None:
        """A device is gone; if it was a player's last, a countdown begins."""
        seating = peer.seating
        if peer not in seating.peers:
            return
        seating.peers.remove(peer)
        if seating.lost or not peer.greeted:
            return
        seating.idle_since = self.world.now()
        seating.pause_wanted.difference_update(seating.table.seats_of(peer.guest.id))
        seating.room_changed = True
        self.attendant.count_down(seating)
        self.hub.commit(seating)
        self.attendant.go_on(seating)

    def receive(self, *came: tuple[Peer, bytes]) -> None:
        """Frames that have come together, in their order. Whatever they are, each is answered."""
        for peer, frame in came:
            if self.hub.has_begun(peer.seating):
                self.hub.settle()
            if peer.closing is None:
                try:
                    self._take(peer, frame)
                except Exception:
                    self.hub.fault(peer.seating)
        self.hub.settle()

    def _take(self, peer: Peer, frame: bytes) -> None:
        if len(frame) > self.limits.frame_bytes:
            peer.close(TOO_LARGE)
            return
        seating, now = peer.seating, self.world.now()
        if not peer.allowance.messages.allows(now / 1000):
            peer.dismiss("flood", 5000)
            return
        try:
            message = read_message(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._answer_nonsense(peer, error)
            return
        if isinstance(message, Request) and peer.greeted:
            self._request(_asking(seating, peer, now), seating, peer, message)
        elif isinstance(message, Hello):
            self._hello(_asking(seating, peer, now), seating, peer, message)
        elif not peer.greeted:
            peer.dismiss("protocol")
        elif isinstance(message, Look):
            self._look(seating, peer, message)
        else:
            assert isinstance(message, Heard)
            seating.acknowledge(peer, message.events)

    def _answer_nonsense(self, peer: Peer, error: Exception) -> None:
        self.refusals += 1
        if not peer.greeted:
            peer.dismiss("protocol")
            return
        what = str(error)[:200] if isinstance(error, msgspec.MsgspecError) else "no text"
        refusal = Refusal("bad-message", what=what)
        peer.tell(Refused("", refusal.reason, sentence(refusal, peer.lang)))

    def _hello(self, asking: Asking, seating: Seating, peer: Peer, hello: Hello) -> None:
        peer.lang = hello.lang
        if hello.protocol != PROTOCOL or peer.greeted:
            peer.dismiss("protocol")
            return
        try:
            has_seat_link = self._linked_seat(asking, hello.seat_code) is not None
            requests.may_join(asking, hello.code, seating.code, has_seat_link=has_seat_link)
            if seating.is_watcher(peer.guest.id) and seating.table.status != "lobby" and not has_seat_link:
                self._refuse_crowds(seating)
        except Refusal as refusal:
            peer.tell(Refused("", refusal.reason, sentence(refusal, peer.lang)))
            peer.dismiss("refused")
            return
        requests.join(asking)
        requests.welcome_back(asking)
        seating.names[peer.guest.id] = peer.guest.name
        seating.turn_eyes(peer)
        seating.begin_telling(peer, hello.events)
        self._greet(seating, peer)

    def _refuse_crowds(self, seating: Seating) -> None:
        if not seating.table.spectators and seating.table.status == "playing":
            raise Refusal("no-spectators")
        if seating.watchers() >= self.limits.spectators:
            raise Refusal("too-many-spectators")

    def _greet(self, seating: Seating, peer: Peer) -> None:
        """He is here: greet him, and tell the others. What he sees comes to him as news."""
        peer.greeted = True
        seating.room_changed = True
        self.attendant.count_down(seating)
        mine = seating.table.seats_of(peer.guest.id)
        welcome = write_message(Welcome(PROTOCOL, seating.table.id, peer.guest.id, mine))
        now = self.world.now()
        seen = [statements.seen_guest(peer.guest.id, now)] if now - peer.guest.seen > DAY else []
        told = [(peer, welcome), *said_before(self.hub, seating, peer), *seating.marks_before(peer)]
        self.hub.commit(seating, told, seen)
        self.attendant.go_on(seating)

    def _look(self, seating: Seating, peer: Peer, message: Look) -> None:
        """Look through the eyes of one's own seat, or of everybody."""
        if message.seat is not None and message.seat not in seating.table.seats_of(peer.guest.id):
            refusal = Refusal("not-your-seat")
            peer.tell(Refused("", refusal.reason, sentence(refusal, peer.lang)))
            return
        peer.chosen = peer.look = message.seat
        peer.version = -1
        seating.begin_telling(peer, message.events)
        self.hub.commit(seating, seating.marks_before(peer))

    # Requests

    def _request(self, asking: Asking, seating: Seating, peer: Peer, message: Request) -> None:
        try:
            if seating.table.status == "frozen":
                raise Refusal("frozen")
            if isinstance(message, Move):  # as nearly all are
                self._move(asking, seating, peer, message)
            else:
                self._carry_out(asking, seating, peer, message)
        except LarcenyError as error:
            self.refusals += 1
            text = refusal_text(seating.table, error, peer.lang, getattr(message, "seat", None))
            peer.tell(Refused(message.id, error.reason, text, error.section))

    def _move(self, asking: Asking, seating: Seating, peer: Peer, message: Move) -> None:
        seating.acknowledge(peer)
        requests.move(asking, message)
        self.moves += 1
        if seating.table.status == "over":
            self.attendant.count_down(seating)
        self.hub.begin(seating, [(peer, write_message(Done(message.id)))])

    def _carry_out(self, asking: Asking, seating: Seating, peer: Peer, message: Request) -> None:
        done, more = Done(message.id), []
        if isinstance(message, Chat | Emote):
            say(self.hub, seating, peer, message)
            return
        if isinstance(message, Mark):
            team = seating.pencil.mark(asking, message)
            stored = statements.put_mark(seating.table.id, written(team), message.thing, message.sign)
            self.hub.commit(seating, [(peer, write_message(done)), *seating.marks_for(team)], [stored])
            return
        if isinstance(message, Hint):
            self.hints.ask(asking, seating, peer, message)
            return
        if isinstance(message, Pause):
            self._vote(asking, seating, message)
        elif isinstance(message, Claim):
            self._claim(asking, message)
            seating.names[peer.guest.id] = peer.guest.name
        elif isinstance(message, Rematch):
            done.table = self._rematch(asking, seating)
        elif isinstance(message, Seal):
            done.code = seating.table.code
        else:
            requests.ANSWERS[type(message)](asking, message)
        if isinstance(message, Link):
            done.code = self._link(seating, message.seat)
        leaving: list[Leaving] = []
        if isinstance(message, Start) and not seating.table.spectators:
            leaving = [_leaving(peer, "refused") for peer in seating.peers if seating.is_watcher(peer.guest.id)]
        if isinstance(message, Kick):
            leaving = [_leaving(peer, "kicked") for peer in seating.peers if peer.guest.id == message.guest]
            more = self._new_code(seating)
        self.attendant.count_down(seating)
        self.hub.commit(seating, [(peer, write_message(done))], more, leaving)

    def _vote(self, asking: Asking, seating: Seating, message: Pause) -> None:
        """The pause, or its end, comes when all people who are here agree."""
        asking.refuse_unless_in("playing")
        table, mine = seating.table, seating.table.seats_of(asking.guest)
        if not mine:
            raise Refusal("players-only")
        if message.wanted == table.paused:
            seating.pause_wanted.difference_update(mine)
        else:
            seating.pause_wanted.update(mine)
        here = {seat for seat in table.people() if table.chairs[seat].guest in asking.present()}
        if here <= seating.pause_wanted:
            requests.set_pause(asking, paused=message.wanted)
            seating.pause_wanted.clear()
        seating.room_changed = True

    def _link(self, seating: Seating, seat: int) -> str:
        code, now = new_code(), self.world.now()
        self.links = {key: link for key, link in self.links.items() if link[2] > now}
        self.links[hashed(code)] = (seating.table.id, seat, now + LINK_LIFE)
        return code

    def _claim(self, asking: Asking, message: Claim) -> None:
        seat = self._linked_seat(asking, message.code)
        if seat is None:
            raise Refusal("bad-link")
        requests.claim(asking, seat)
        del self.links[hashed(message.code)]

    def _linked_seat(self, asking: Asking, code: str) -> int | None:
        """The seat at this table to which a code gives access."""
        table, seat, until = self.links.get(hashed(code), ("", 0, 0))
        return seat if table == asking.table.id and until >= asking.at else None

    def _rematch(self, asking: Asking, seating: Seating) -> str:
        """The same people at a new table. Asked twice, it is the same new table."""
        asking.refuse_unless_in("over")
        if not seating.table.seats_of(asking.guest):
            raise Refusal("players-only")
        if seating.table.rematch is None:
            other = set_up_rematch(self.hub, seating, asking.guest)
            requests.note_rematch(asking, other.table.id)
        assert seating.table.rematch is not None
        return seating.table.rematch

    def _new_code(self, seating: Seating) -> list[Statement]:
        """Who was sent away knows the old one."""
        seating.code = new_code()
        return [statements.recode(seating.table.id, seating.code)]


def _asking(seating: Seating, peer: Peer, now: int) -> Asking:
    return Asking(seating.table, peer.guest.id, now, seating.present)


def _leaving(peer: Peer, why: str) -> Leaving:
    """He is told nothing more but why he has to leave, when that is settled."""
    peer.greeted = False
    return peer, why
