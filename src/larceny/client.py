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
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Iterator
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from larceny.engine.errors import LarcenyError

PROTOCOL = 1
Json = dict[str, Any]


class Refused(LarcenyError):
    """What the server does not do, and why."""

    code = "refused"


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
    return json.loads(text) if text else None


class Client:
    """One guest at one table."""

    def __init__(self, server: str, table: str, code: str = "", *, token: str = "", name: str = "", lang: str = "en"):
        self.server, self.table, self.code, self.lang = server.rstrip("/"), table, code, lang
        self.token = token or self.register(server, name, lang)
        self.seats: list[int] = []
        self.guest = ""
        self.room: Json = {}
        self.events: list[Json] = []
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self._waiting: deque[Json] = deque()
        self._socket: ClientConnection | None = None
        self._line = contextlib.ExitStack()  # closes the socket

    @classmethod
    def join(cls, link: str, name: str, lang: str = "en") -> Self:
        """Come to a table by its invite link."""
        parts = urlsplit(link)
        return cls(f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[-1], parts.fragment, name=name)

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
        self._socket = self._line.enter_context(
            connect(
                url,
                additional_headers={"Authorization": f"Bearer {self.token}"},
                compression=None,
                max_size=None,
            )
        )
        self._send({"type": "hello", "protocol": PROTOCOL, "lang": self.lang, "code": self.code})
        self.events = []
        self._waiting.clear()
        welcome = self.receive()
        if welcome["type"] != "welcome":
            raise Refused(welcome.get("text", ""), reason=welcome.get("reason", ""))

    def close(self) -> None:
        """Hang up. The seat stays ours."""
        with contextlib.suppress(OSError, ConnectionClosed):
            self._line.close()
        self._socket = None

    def _send(self, message: Json) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def receive(self, timeout: float | None = None) -> Json:
        """The next message, whatever it is."""
        assert self._socket is not None
        message: Json = json.loads(self._socket.recv(timeout))
        match message["type"]:
            case "welcome":
                self.seats, self.guest = message["seats"], message["guest"]
            case "room":
                self.room = message
                self.seats = [i for i, place in enumerate(message["places"]) if place["guest"] == self.guest]
            case "update":
                self.events[message["first"] :] = message["events"]
        return message

    def updates(self) -> Iterator[Json]:
        """Every update, until the game is over."""
        while True:
            message = self._waiting.popleft() if self._waiting else self.receive()
            if message["type"] == "update":
                yield message
                if message["view"]["outcome"] is not None:
                    return

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
        """Take a seat: this one, or the first that is free."""
        while not self.room:
            self._waiting.append(self.receive())
        if seat is None:
            free = [i for i, place in enumerate(self.room["places"]) if place["guest"] is None and place["bot"] is None]
            if not free:
                raise Refused("There is no free seat at this table.", reason="seat-taken")
            seat = free[0]
        self.request("sit", seat=seat, nonce=secrets.token_hex(16))
        return seat

    def move(self, update: Json, action: str) -> None:
        """Answer the decision of an update."""
        self.request("move", seat=update["seat"], decision=update["decision"], action=action)
