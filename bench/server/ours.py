"""Larceny's protocol, as far as the load needs it."""

from __future__ import annotations

import random
import secrets

import msgspec

from bench.server.crowd import Crowd, Player
from bench.server.wire import Lost, upgrade
from larceny.client import ask
from larceny.server.messages import PROTOCOL


class Heard(msgspec.Struct, tag_field="type", tag=str.lower):
    """A message of the server; fields that are not needed here are skipped."""


class Place(msgspec.Struct):
    """A seat."""

    guest: str | None


class Choice(msgspec.Struct):
    """A legal action."""

    action: str


class Welcome(Heard):
    """The socket is let in."""


class Room(Heard):
    """Who sits where."""

    status: str
    places: list[Place]


class Update(Heard):
    """The game as this seat sees it."""

    decision: int | None
    legal: list[Choice]


class Turned(Heard):
    """Somebody else is to move."""


class Done(Heard):
    """A request is carried out and stored; the update with what it did follows."""


class Refused(Heard):
    """A request is not carried out."""

    text: str


class Farewell(Heard):
    """The server hangs up."""

    text: str


read = msgspec.json.Decoder(Welcome | Room | Update | Turned | Done | Refused | Farewell).decode
write = msgspec.json.Encoder().encode


class OurPlayer(Player):
    """A guest with a token at one table; the one on the first seat is its host."""

    def __init__(self, crowd: Crowd, port: int, token: str, table: str, code: str, seat: int) -> None:
        super().__init__(crowd, upgrade(port, f"/ws/{table}", Authorization=f"Bearer {token}"))
        self.code, self.seat = code, seat
        self.update: Update | None = None
        self.requests = 0
        self.started = False

    def ask(self, kind: str, **fields: object) -> bytes:
        """Write a request."""
        self.requests += 1
        return write({"type": kind, "id": str(self.requests), **fields})

    def opened(self) -> None:
        """Say hello."""
        self.wire.say(write({"type": "hello", "protocol": PROTOCOL, "code": self.code}))

    def hear(self, text: bytes) -> None:
        """Sit down, start, play."""
        heard = read(text)
        match heard:
            case Update():
                self._look(heard)
            case Welcome() if self.seat:
                self.wire.say(self.ask("sit", seat=self.seat, nonce=secrets.token_hex(16)))
            case Room():
                self._start(heard)
            case Refused() | Farewell():
                self.crowd.fail(Lost(heard.text))

    def _start(self, room: Room) -> None:
        """The host begins when everybody sits."""
        everybody = all(place.guest is not None for place in room.places)
        if self.seat == 0 and room.status == "lobby" and everybody and not self.started:
            self.started = True
            self.wire.say(self.ask("start"))

    def _look(self, update: Update) -> None:
        if self.update is None:
            self.crowd.seated += 1
        self.update = update
        self.crowd.acknowledge(self)
        if update.decision is not None:
            self.crowd.turn_of(self)

    def move(self) -> bytes:
        """Any legal action."""
        assert self.update is not None
        action = random.choice(self.update.legal).action
        return self.ask("move", seat=self.seat, decision=self.update.decision, action=action)


def seat_ours(crowd: Crowd, port: int, game: str) -> list[Player]:
    """Set up one table with as many guests as it has seats."""
    server, seats = f"http://localhost:{port}", crowd.plan.seats
    tokens = [
        ask(f"{server}/api/guest", "POST", {"name": f"guest {seat}", "bearer": True})["token"] for seat in range(seats)
    ]
    wanted = {"game": game, "players": seats, "sit": {"0": secrets.token_hex(16)}}
    made = ask(f"{server}/api/tables", "POST", wanted, tokens[0])
    return [OurPlayer(crowd, port, token, made["table"], made["join"], seat) for seat, token in enumerate(tokens)]
