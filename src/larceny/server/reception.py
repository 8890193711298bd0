"""The reception: takes the frames of peers and sees to it that each is answered."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

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
    read_label,
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
log = logging.getLogger("larceny.server")


@dataclass(frozen=True, slots=True)
class Upshot:
    """What a request leads to beside entries of the log, when it is carried out."""

    code: str | None = None  # told to who asked
    table: str | None = None  # told to who asked
    told: Sequence[Delivery] = ()  # to others
    stored: Sequence[Statement] = ()
    leaving: Sequence[Leaving] = ()


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
            log.info("a flood was cut off", extra={"facts": {"table": seating.table.id, "guest": peer.guest.id}})
            peer.dismiss("flood", 5000)
            return
        try:
            message = read_message(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._answer_nonsense(peer, frame, error)
            return
        if isinstance(message, Request) and peer.greeted:
            self._request(Asking(seating.table, peer.guest.id, now, seating.present), seating, peer, message)
        elif isinstance(message, Hello):
            self._hello(Asking(seating.table, peer.guest.id, now, seating.present), seating, peer, message)
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
        if seating.table.forgets:
            seating.acknowledge(peer)
        requests.move(asking, message)
        self.moves += 1
        if seating.table.status == "over":
            self.attendant.count_down(seating)
        self.hub.begin(seating, [(peer, write_message(Done(message.id)))])

    def _carry_out(self, asking: Asking, seating: Seating, peer: Peer, message: Request) -> None:
        if beside := BESIDE.get(type(message)):
            beside(self, asking, seating, peer, message)
            return
        if way := WAYS.get(type(message)):
            upshot = way(self, asking, seating, peer, message)
        else:
            requests.ANSWERS[type(message)](asking, message)
            upshot = Upshot()
        seating.settle_pause(asking.at)
        self.attendant.count_down(seating)
        done = _done(seating, peer, message, Done(message.id, upshot.code, upshot.table))
        self.hub.commit(seating, [done, *upshot.told], upshot.stored, upshot.leaving)

    # Beside the log

    def _say(self, asking: Asking, seating: Seating, peer: Peer, message: Chat | Emote) -> None:
        heard, line = say(seating, peer, message, asking.at)
        self.hub.commit(seating, [_done(seating, peer, message, Done(message.id)), *heard], [line])

    def _mark(self, asking: Asking, seating: Seating, peer: Peer, message: Mark) -> None:
        team = seating.pencil.mark(asking, message)
        stored = statements.put_mark(seating.table.id, written(team), message.thing, message.sign)
        done = _done(seating, peer, message, Done(message.id))
        self.hub.commit(seating, [done, *seating.marks_for(team)], [stored])

    def _hint(self, asking: Asking, seating: Seating, peer: Peer, message: Hint) -> None:
        self.hints.ask(asking, seating, peer, message)

    # More than an entry of the log

    def _seal(self, asking: Asking, seating: Seating, peer: Peer, message: Seal) -> Upshot:
        return Upshot(code=seating.table.code)

    def _link(self, asking: Asking, seating: Seating, peer: Peer, message: Link) -> Upshot:
        requests.link(asking, message)
        return Upshot(code=seating.links.make(asking, message.seat))

    def _stand(self, asking: Asking, seating: Seating, peer: Peer, message: Stand) -> Upshot:
        requests.stand(asking, message)
        seating.links.void(message.seat)
        return Upshot()

    def _swap(self, asking: Asking, seating: Seating, peer: Peer, message: Swap) -> Upshot:
        requests.swap(asking, message)
        seating.links.void(message.seat, message.other)
        return Upshot()

    def _start(self, asking: Asking, seating: Seating, peer: Peer, message: Start) -> Upshot:
        requests.start(asking, message)
        return self._send_crowds_away(seating)

    def _kick(self, asking: Asking, seating: Seating, peer: Peer, message: Kick) -> Upshot:
        requests.kick(asking, message)
        leaving = [_leaving(other, "kicked") for other in seating.peers if other.guest.id == message.guest]
        seating.code = new_code()  # who was sent away knows the old one
        return Upshot(stored=[statements.recode(seating.table.id, seating.code)], leaving=leaving)

    def _send_crowds_away(self, seating: Seating) -> Upshot:
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
        return Upshot(told=told, leaving=[_leaving(peer, "refused") for peer in too_many])

    def _vote(self, asking: Asking, seating: Seating, peer: Peer, message: Pause) -> Upshot:
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
        return Upshot()

    def _claim(self, asking: Asking, seating: Seating, peer: Peer, message: Claim) -> Upshot:
        seat = seating.links.seat(asking, message.code)
        if seat is None:
            raise Refusal("bad-link")
        requests.claim(asking, seat)
        seating.links.void(seat)
        return Upshot()

    def _rematch(self, asking: Asking, seating: Seating, peer: Peer, message: Rematch) -> Upshot:
        """The same people at a new table. Asked twice, it is the same new table."""
        asking.refuse_unless_in("over")
        if not seating.table.seats_of(asking.guest):
            raise Refusal("players-only")
        if seating.table.rematch is None:
            other = set_up_rematch(self.hub, seating, asking.guest)
            requests.note_rematch(asking, other.table.id)
        return Upshot(table=seating.table.rematch)


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


BESIDE: dict[type[Request], Callable[[Reception, Asking, Seating, Peer, Any], None]] = {
    Chat: Reception._say,
    Emote: Reception._say,
    Mark: Reception._mark,
    Hint: Reception._hint,
}


WAYS: dict[type[Request], Callable[[Reception, Asking, Seating, Peer, Any], Upshot]] = {
    Seal: Reception._seal,
    Link: Reception._link,
    Stand: Reception._stand,
    Swap: Reception._swap,
    Start: Reception._start,
    Kick: Reception._kick,
    Pause: Reception._vote,
    Claim: Reception._claim,
    Rematch: Reception._rematch,
}
