"""The reception: takes the frames of peers and sees to it that each is answered."""

from __future__ import annotations

import msgspec

from larceny.engine.errors import LarcenyError
from larceny.server import requests, statements
from larceny.server.attendant import Attendant
from larceny.server.hints import Hints
from larceny.server.hub import Hub
from larceny.server.identity import new_code
from larceny.server.messages import (
    PROTOCOL,
    Chat,
    Claim,
    Done,
    Emote,
    Heard,
    Hello,
    Hint,
    Id,
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
    Stand,
    Start,
    Swap,
    Welcome,
    read_message,
    write_message,
)
from larceny.server.news import refusal_text
from larceny.server.peer import Peer
from larceny.server.pencil import written
from larceny.server.refusal import Refusal, sentence
from larceny.server.requests import Asking
from larceny.server.seating import Delivery, Leaving, Seating
from larceny.server.setup import set_up_rematch
from larceny.server.statements import Statement
from larceny.server.talk import said_before, say

HOUR = 3_600_000  # ms


class Label(msgspec.Struct):
    """As much as is read of a message that cannot be understood, so that it can be answered."""

    id: Id = ""


read_label = msgspec.json.Decoder(Label).decode


class Reception:
    """Where all frames come in."""

    def __init__(self, hub: Hub, attendant: Attendant) -> None:
        self.hub, self.attendant = hub, attendant
        self.hints = Hints(hub, attendant.autoplay.thinking)
        self.world, self.limits = hub.world, hub.limits
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
        if peer.guest.id not in seating.present():
            seating.pause_wanted.difference_update(seating.table.seats_of(peer.guest.id))
            seating.settle_pause(seating.idle_since)
        seating.room_changed = True
        self.attendant.count_down(seating)
        self.hub.commit(seating)
        self.attendant.go_on(seating)

    def receive(self, *came: tuple[Peer, bytes]) -> None:
        """Frames that have come together, in their order. Whatever they are, each is answered."""
        hub, now = self.hub, self.world.now()
        for peer, frame in came:
            if peer.seating in hub.begun:
                hub.settle()
            if peer.closing is None and not peer.leaving:
                try:
                    self._take(peer, frame, now)
                except Exception:
                    hub.fault(peer.seating)
        hub.settle()

    def _take(self, peer: Peer, frame: bytes, now: int) -> None:
        if len(frame) > self.limits.frame_bytes:
            peer.dismiss("too-large")
            return
        seating = peer.seating
        if not peer.allowance.messages.allows(now / 1000):
            peer.dismiss("flood", 5000)
            return
        try:
            message = read_message(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._answer_nonsense(peer, frame, error)
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

    def _answer_nonsense(self, peer: Peer, frame: bytes, error: Exception) -> None:
        self.refusals += 1
        if not peer.greeted:
            peer.dismiss("protocol")
            return
        what = str(error)[:200] if isinstance(error, msgspec.MsgspecError) else "no text"
        refusal = Refusal("bad-message", what=what)
        peer.tell(Refused(_label(frame), refusal.reason, sentence(refusal, peer.lang)))

    def _hello(self, asking: Asking, seating: Seating, peer: Peer, hello: Hello) -> None:
        peer.lang = hello.lang
        if hello.protocol != PROTOCOL or peer.greeted:
            peer.dismiss("protocol")
            return
        try:
            has_seat_link = seating.links.seat(asking, hello.seat_code) is not None
            requests.may_join(asking, hello.code, seating.code, has_seat_link=has_seat_link)
            if seating.is_watcher(peer.guest.id) and seating.table.status != "lobby" and not has_seat_link:
                self._refuse_crowds(seating, peer.guest.id)
        except Refusal as refusal:
            peer.tell(Refused("", refusal.reason, sentence(refusal, peer.lang)))
            peer.dismiss("refused")
            return
        requests.join(asking)
        requests.welcome_back(asking)
        seating.links.void_for(peer.guest.id)
        seating.names[peer.guest.id] = peer.guest.name
        seating.turn_eyes(peer)
        seating.begin_telling(peer, hello.events)
        self._greet(seating, peer)

    def _refuse_crowds(self, seating: Seating, guest: str) -> None:
        if guest == seating.table.host:
            return  # he has duties here
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
        seen = [statements.seen_guest(peer.guest.id, now)] if now - peer.guest.seen > HOUR else []
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
            elif (answer := seating.answers.again(peer.guest.id, message)) is not None:
                self.hub.commit(seating, [(peer, answer)])
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
            heard, line = say(seating, peer, message, asking.at)
            self.hub.commit(seating, [_done(seating, peer, message, done), *heard], [line])
            return
        if isinstance(message, Mark):
            team = seating.pencil.mark(asking, message)
            stored = statements.put_mark(seating.table.id, written(team), message.thing, message.sign)
            self.hub.commit(seating, [_done(seating, peer, message, done), *seating.marks_for(team)], [stored])
            return
        if isinstance(message, Hint):
            self.hints.ask(asking, seating, peer, message)
            return
        if isinstance(message, Pause):
            self._vote(asking, seating, message)
        elif isinstance(message, Claim):
            self._claim(asking, seating, message)
        elif isinstance(message, Rematch):
            done.table = self._rematch(asking, seating)
        elif isinstance(message, Seal):
            done.code = seating.table.code
        else:
            requests.ANSWERS[type(message)](asking, message)
        if isinstance(message, Link):
            done.code = seating.links.make(asking, message.seat)
        elif isinstance(message, Stand):
            seating.links.void(message.seat)
        elif isinstance(message, Swap):
            seating.links.void(message.seat, message.other)
        told: list[Delivery] = []
        leaving: list[Leaving] = []
        if isinstance(message, Start):
            told, leaving = self._send_crowds_away(seating)
        if isinstance(message, Kick):
            leaving = [_leaving(peer, "kicked") for peer in seating.peers if peer.guest.id == message.guest]
            more = self._new_code(seating)
        seating.settle_pause(asking.at)
        self.attendant.count_down(seating)
        self.hub.commit(seating, [_done(seating, peer, message, done), *told], more, leaving)

    def _send_crowds_away(self, seating: Seating) -> tuple[list[Delivery], list[Leaving]]:
        """Of those who have come before the start and have no seat so many may watch; the others are told why not.

        The host stays in any case: he has duties here.
        """
        watchers = [peer for peer in seating.peers if peer.greeted and seating.is_watcher(peer.guest.id)]
        watchers.sort(key=lambda peer: peer.guest.id != seating.table.host)  # he first, then who came first
        reason, room = "too-many-spectators", self.limits.spectators
        if not seating.table.spectators:
            reason, room = "no-spectators", 0
        too_many = [peer for peer in watchers[room:] if peer.guest.id != seating.table.host]
        refusal = Refusal(reason)
        told = [(peer, write_message(Refused("", reason, sentence(refusal, peer.lang)))) for peer in too_many]
        return told, [_leaving(peer, "refused") for peer in too_many]

    def _vote(self, asking: Asking, seating: Seating, message: Pause) -> None:
        """Want a pause, or its end, or no longer."""
        asking.refuse_unless_in("playing")
        table, mine = seating.table, seating.table.seats_of(asking.guest)
        if not mine:
            raise Refusal("players-only")
        if message.wanted == table.paused:
            seating.pause_wanted.difference_update(mine)
        else:
            seating.pause_wanted.update(mine)
        seating.room_changed = True

    def _claim(self, asking: Asking, seating: Seating, message: Claim) -> None:
        seat = seating.links.seat(asking, message.code)
        if seat is None:
            raise Refusal("bad-link")
        requests.claim(asking, seat)
        seating.links.void(seat)

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


def _label(frame: bytes) -> str:
    """The id of a request that cannot be understood, as far as it can be read."""
    try:
        return read_label(frame).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def _done(seating: Seating, peer: Peer, message: Request, done: Done) -> Delivery:
    """The answer to a request that is carried out; if it is sent again so is the answer."""
    frame = write_message(done)
    seating.answers.remember(peer.guest.id, message, frame)
    return peer, frame


def _leaving(peer: Peer, why: str) -> Leaving:
    """He is told nothing more but why he has to leave, when that is settled."""
    peer.greeted, peer.leaving = False, True
    return peer, why
