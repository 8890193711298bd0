"""A small client for programs: sit down at a table by its link, and play.

    with Client.join("http://localhost:8377/t/…#…", name="Robo") as client:
        client.sit()
        for update in client.updates():
            if update["decision"] is not None:
                client.move(update, update["legal"][0]["action"])

The protocol is the one that browsers speak: docs/protocol.md.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Iterator
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from larceny.engine.errors import LarcenyError
from larceny.server.messages import PROTOCOL, SEAT_MARK

RATE, BURST = 4.0, 15  # messages per second, and at once: less than what a server allows by default
PAUSE = 1.0  # seconds before a broken connection is made anew
ATTEMPTS = 5  # … so often, if nothing comes of it
AGAIN = "again"  # a message of our own, to `updates`: what could not be answered can be now
Json = dict[str, Any]


class Refused(LarcenyError):
    """What the server does not do, and why."""

    code = "refused"


class Dismissed(Refused):
    """The connection is closed; `again_after` are the seconds after which to come back, None if that is no use."""

    code = "dismissed"

    def __init__(self, sentence: str, reason: str, again_after: float | None) -> None:
        super().__init__(sentence, reason=reason)
        self.again_after = again_after


def ask(url: str, method: str = "GET", body: Json | None = None, token: str = "") -> Any:
    """Ask the REST part; a refusal is raised as a sentence."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
    except urllib.error.HTTPError as error:
        problem = json.loads(error.read() or b"{}")
        raise Refused(problem.get("text", str(error)), reason=problem.get("reason", "")) from None
    except urllib.error.URLError as error:
        raise Refused(f"There is no connection: {error.reason}.", reason="no-connection") from None
    return json.loads(text) if text else None


class Client:
    """One guest at one table."""

    def __init__(
        self,
        server: str,
        table: str,
        code: str = "",
        *,
        seat_code: str = "",
        token: str = "",
        name: str = "",
        lang: str = "en",
    ) -> None:
        self.server, self.table, self.code, self.lang = server.rstrip("/"), table, code, lang
        self.seat_code = seat_code  # of a seat link that is not used yet
        self.token = token or self.register(server, name, lang)
        self.seats: list[int] = []
        self.guest = ""
        self.room: Json = {}
        self.events: list[Json] = []
        self._cut: set[int] = set()  # seats for which we have given a nonce on this socket
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self._waiting: deque[Json] = deque()
        self._open: Json | None = None  # the update whose decision is still to be answered
        self._follows = False  # we want a pause, or its end, because others do
        self._socket: ClientConnection | None = None
        self._sent, self._last = 0, 0.0  # how many messages went over this connection, and when the last did
        self.taken_back = False  # whether some that `news` had told are void: forget, and go by `events`
        self._told = 0  # events that were asked for by `news`
        self._void = False  # … some of which were taken back since
        self._all_anew = True  # the next update brings all events once more
        self._before: list[Json] = []  # … that were known by then
        self._pause: float | None = PAUSE  # before it is made anew
        self._line = contextlib.ExitStack()  # closes the socket

    @classmethod
    def join(cls, link: str, name: str, lang: str = "en") -> Self:
        """Come to a table by its invite link, or by a link to a seat, which is ours then."""
        parts = urlsplit(link)
        server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[-1]
        code, _, seat_code = parts.fragment.partition(SEAT_MARK)
        return cls(server, table, code, seat_code=seat_code, name=name, lang=lang)

    @staticmethod
    def register(server: str, name: str, lang: str = "en") -> str:
        """Be somebody; the answer is the token."""
        guest = {"name": name, "lang": lang, "bearer": True}
        token: str = ask(f"{server.rstrip('/')}/api/guest", "POST", guest)["token"]
        return token

    def __enter__(self) -> Self:
        self.connect()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # The socket

    def connect(self) -> None:
        """Connect, or connect again; what happened meanwhile comes with the next update."""
        self.close()
        url = "ws" + self.server.removeprefix("http") + f"/ws/{self.table}"
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            line = connect(url, additional_headers=headers, compression=None, max_size=None)
            self._socket = self._line.enter_context(line)
        except (OSError, InvalidHandshake) as error:
            raise Dismissed(f"There is no connection: {error}.", "no-connection", PAUSE) from None
        self._sent, self._pause = 0, PAUSE
        hello = {"protocol": PROTOCOL, "lang": self.lang, "code": self.code, "seat_code": self.seat_code}
        self._send({"type": "hello", **hello})
        self._before, self.events, self._all_anew = self.events, [], True
        self._waiting.clear()
        self._cut.clear()
        self._open, self._follows = None, False
        welcome = self.receive()
        if welcome["type"] != "welcome":
            raise Refused(welcome.get("text", ""), reason=welcome.get("reason", ""))
        if self.seat_code:
            self._claim()

    def _claim(self) -> None:
        """Take the seat of our link. It is good once, and who comes back by then is known."""
        self.request("claim", code=self.seat_code)
        self.seat_code = ""
        while not self.seats:
            self._waiting.append(self.receive())

    def close(self) -> None:
        """Hang up. The seat stays ours."""
        with contextlib.suppress(OSError, ConnectionClosed):
            self._line.close()
        self._socket = None

    def _send(self, message: Json) -> None:
        """Send a message: so many at once, then each some time after the last, as the server can bear it."""
        assert self._socket is not None
        if self._sent >= BURST:
            time.sleep(max(self._last + 1 / RATE - time.monotonic(), 0))
        self._sent, self._last = self._sent + 1, time.monotonic()
        with contextlib.suppress(ConnectionClosed):  # who listens for the answer hears why
            self._socket.send(json.dumps(message))

    def receive(self, timeout: float | None = None) -> Json:
        """The next message, whatever it is; that the connection is closed is raised as a sentence."""
        assert self._socket is not None
        try:
            message: Json = json.loads(self._socket.recv(timeout))
        except ConnectionClosed:
            raise Dismissed("The connection is closed.", "closed", self._pause) from None
        match message["type"]:
            case "farewell":
                wait = message["again_after"]
                self._pause = None if wait is None else wait / 1000
                raise Dismissed(message["text"], message["reason"], self._pause)
            case "welcome":
                self.seats, self.guest = message["seats"], message["guest"]
            case "room":
                before, self.room = self.room, message
                self.seats = [i for i, place in enumerate(message["places"]) if place["guest"] == self.guest]
                self._cut_where_wanted()
                self._vote_with_the_others()
                if self._may_answer_again(before):
                    self._waiting.append({"type": AGAIN})
            case "update":
                self._open = message if message["decision"] is not None else None
                self._hear(message["first"], message["events"])
        return message

    def _hear(self, first: int, events: list[Json]) -> None:
        """Put events where they belong. Those that had been there were taken back, or are another seat's.

        On a new connection all come once more, and those are void from the first that is another one now.
        """
        self.events[first:] = events
        kept = self._as_before() if self._all_anew else first
        if kept < self._told:
            self._told, self._void = kept, True
        self._all_anew = False

    def _as_before(self) -> int:
        """How many events are the same as before. A game of memory may tell them by other names the second time."""
        forgets = bool(self.room.get("forgets"))
        pairs = enumerate(zip(self._before, self.events, strict=False))
        others = (at for at, (old, new) in pairs if old != new and (not forgets or old["event"] == new["event"]))
        return next(others, len(self.events))

    def _cut_where_wanted(self) -> None:
        """In a rematch we sit already: give our share in the shuffling."""
        for seat in self.seats if self.room["status"] == "lobby" else ():
            if not self.room["places"][seat]["cut"] and seat not in self._cut:
                self._cut.add(seat)
                self._send({"type": "cut", "id": next(self._ids), "seat": seat, "nonce": secrets.token_hex(16)})

    def _vote_with_the_others(self) -> None:
        """Want a pause, or its end, as soon as somebody else does and for as long: people cannot ask a program."""
        room, wanted = self.room, {*self.room["pause_wanted"]}
        mine = {seat for seat in self.seats if not room["places"][seat]["standing_in"]}
        others = wanted.difference(self.seats)
        if room["status"] == "playing" and others and not mine <= wanted:
            self._follows = True
            self._send({"type": "pause", "id": next(self._ids), "wanted": not room["paused"]})
        elif self._follows and not others:
            self._follows = False
            if mine & wanted:  # they have thought better of it
                self._send({"type": "pause", "id": next(self._ids), "wanted": room["paused"]})

    def _may_answer_again(self, before: Json) -> bool:
        """Whether a pause is over, or a bot has gone from our seat, that kept us from answering the last update."""
        if self._open is None or not before:
            return False
        seat = self._open["seat"]
        then, now = [room["paused"] or room["places"][seat]["standing_in"] for room in (before, self.room)]
        return then and not now

    def updates(self) -> Iterator[Json]:
        """Every update, until the game is over; a connection that is closed is made anew.

        The last comes once more if it is not answered and a pause is over, or a bot that played our seat is gone.
        """
        while True:
            try:
                message = self._waiting.popleft() if self._waiting else self.receive()
            except Dismissed as end:
                self.come_back(end)
                continue
            if message["type"] == "update":
                yield message
                if message["view"]["outcome"] is not None:
                    return
            elif message["type"] == AGAIN and self._open is not None:
                yield self._open

    def come_back(self, end: Dismissed) -> None:
        """Connect again when the server says so, and a few times more if it is not there yet."""
        for _ in range(ATTEMPTS):
            if end.again_after is None:
                break
            time.sleep(end.again_after)
            try:
                self.connect()
            except Dismissed as again:
                end = again
            else:
                return
        raise end

    def news(self) -> list[Json]:
        """The events that have come since this was asked last; `taken_back` tells whether some before are void now."""
        self.taken_back, self._void = self._void, False
        new, self._told = self.events[self._told :], len(self.events)
        return new

    # Requests

    def request(self, kind: str, **fields: Any) -> Json:
        """Ask for something and wait for the answer; a refusal is raised."""
        number = fields.setdefault("id", next(self._ids))
        self._send({"type": kind, **fields})
        while True:
            message = self.receive()
            if message["type"] in ("done", "refused") and message["id"] == number:
                break
            self._waiting.append(message)
        if message["type"] == "refused":
            raise Refused(message["text"], reason=message["reason"], section=message["section"])
        return message

    def sit(self, seat: int | None = None) -> int:
        """Take a seat: this one, or the one that we have, or the first that is free."""
        while not self.room:
            self._waiting.append(self.receive())
        if seat is not None:
            self.request("sit", seat=seat, nonce=secrets.token_hex(16))
            return seat
        if self.seats:
            return self.seats[0]
        for free, place in enumerate(self.room["places"]):
            if place["guest"] is None and place["bot"] is None:
                try:
                    return self.sit(free)
                except Refused as refusal:
                    if refusal.reason != "seat-taken":  # else somebody was quicker
                        raise
        raise Refused("There is no free seat at this table.", reason="seat-taken")

    def move(self, update: Json, action: str) -> None:
        """Answer the decision of an update."""
        self.request("move", seat=update["seat"], decision=update["decision"], action=action)
        if self._open is update:
            self._open = None

    def try_move(self, update: Json, action: str) -> str:
        """As `move`, for who goes on with the next update if it is refused: the reason in a sentence, or ""."""
        try:
            self.move(update, action)
        except Refused as refusal:
            return str(refusal)
        return ""
