"""Devices of people at a table: plain sockets that keep what they were told."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import secrets
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Self

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.processes import PATIENCE, Json, Server


def bare(events: Iterable[Json]) -> list[Json]:
    """Events without what the server adds for people: as the match tells them."""
    return [{name: event[name] for name in event if name not in ("text", "section")} for event in events]


def handshake(server: Server, table: str, **headers: str) -> int:
    """The status that a handshake is answered with."""
    try:
        with connect(f"ws://127.0.0.1:{server.port}/ws/{table}", additional_headers=headers, compression=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


class Device:
    """One socket. `request` answers with `done` or `refused` as it came; nothing is raised for a refusal."""

    numbers = itertools.count()

    def __init__(
        self,
        server: Server,
        token: str,
        made: Json,
        *,
        code: str | None = None,
        seat_code: str = "",
        lang: str = "en",
        greet: bool = True,
    ) -> None:
        self.server, self.token, self.made, self.lang, self.seat_code = server, token, made, lang, seat_code
        self.code = made.get("join", "") if code is None else code
        self.guest = ""
        self.seats: list[int] = []
        self.room: Json = {}
        self.update: Json = {}
        self.turn: Json = {}
        self.events: list[Json] = []
        self.heard: list[Json] = []  # chat
        self.all: list[Json] = []
        self.frames: list[bytes] = []  # the same, byte by byte
        self.answered = -1  # the last decision that was carried out
        self.farewell: Json | None = None
        self.connect(greet=greet)

    def connect(self, *, greet: bool = True, events: int = 0) -> None:
        """Open the socket, and say hello."""
        url = f"ws://127.0.0.1:{self.server.port}/ws/{self.made['table']}"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.line = contextlib.ExitStack()
        self.socket: ClientConnection = self.line.enter_context(
            connect(
                url,
                additional_headers=headers,
                compression=None,
                max_size=None,
                max_queue=None,
                open_timeout=PATIENCE,
                close_timeout=2,
            )
        )
        self.update, self.events = {}, [] if not events else self.events
        if greet:
            self.hello(events)
            self.until(lambda: bool(self.room) and (self.room["status"] in ("lobby", "frozen") or bool(self.update)))

    def hello(self, events: int = 0) -> None:
        self.room = {}
        self.send(type="hello", protocol=1, lang=self.lang, code=self.code, seat_code=self.seat_code, events=events)
        self.until(lambda: self.all[-1]["type"] == "welcome")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.line.close()

    def cut(self) -> None:
        """The line breaks: no good-bye."""
        with contextlib.suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.line.close()

    # Frames

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        frame = self.socket.recv(timeout, decode=False)
        message: Json = json.loads(frame)
        self.frames.append(frame)
        self.all.append(message)
        match message["type"]:
            case "welcome":
                self.guest, self.seats = message["guest"], message["seats"]
            case "room":
                self.room = message
                self.turn = {"to_move": message["to_move"]}
                self.seats = [seat for seat, place in enumerate(message["places"]) if place["guest"] == self.guest]
            case "update":
                self.update, self.turn = message, message["turn"]
                self.events[message["first"] :] = message["events"]
                for event in message["retold"]:
                    self.events[event["number"]] = event
            case "turned":
                self.turn = message["turn"]
            case "said":
                self.heard.append(message)
            case "farewell":
                self.farewell = message
        return message

    def until(self, happened: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Read until something has happened; it is looked for after each message."""
        deadline = time.monotonic() + patience
        looked = bool(self.all) and happened()
        while not looked:
            self.receive(max(deadline - time.monotonic(), 0.01))
            looked = happened()

    def until_room(self, said: Callable[[Json], bool]) -> Json:
        """Read until the room is like that."""
        self.until(lambda: bool(self.room) and said(self.room))
        return self.room

    def drain(self, seconds: float = 0.15) -> list[Json]:
        """All that comes in a while."""
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                found.append(self.receive(seconds))
        return found

    def closed(self, patience: float = PATIENCE) -> int:
        """Read until the server hangs up; the code it says."""
        deadline = time.monotonic() + patience
        try:
            while True:
                self.receive(max(deadline - time.monotonic(), 0.01))
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    # Requests

    def request(self, kind: str, **fields: Any) -> Json:
        """Ask for something; the answer."""
        number = fields.setdefault("id", f"r{next(self.numbers)}")
        self.send(type=kind, **fields)
        while True:
            message = self.receive()
            if message["type"] in ("done", "refused") and message["id"] == number:
                return message

    def done(self, kind: str, **fields: Any) -> Json:
        """Ask for something that must be carried out."""
        answer = self.request(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    def refused(self, kind: str, **fields: Any) -> str:
        """Ask for something that must be refused; the reason."""
        answer = self.request(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["text"]
        reason: str = answer["reason"]
        return reason

    def sit(self, seat: int) -> Self:
        self.done("sit", seat=seat, nonce=secrets.token_hex(16))
        return self

    # Playing

    @property
    def decides(self) -> bool:
        """Whether there is something to choose that was not chosen yet."""
        return bool(self.update) and self.update["decision"] is not None and self.update["decision"] != self.answered

    @property
    def is_over(self) -> bool:
        return bool(self.update) and self.update["view"]["outcome"] is not None

    def legal(self) -> list[str]:
        return [choice["action"] for choice in self.update["legal"]]

    def play(self, action: str) -> Json:
        """Play an action on the last update."""
        update = self.update
        answer = self.request("move", seat=update["seat"], decision=update["decision"], action=action)
        if answer["type"] == "done":
            self.answered = update["decision"]
            self.until(lambda: self.update["version"] > update["version"])
        return answer

    def play_any(self, dice: random.Random) -> str:
        """Wait for the turn, then play something at random."""
        while True:
            self.until(lambda: self.decides or self.is_over)
            if self.is_over:
                return ""
            version, action = self.update["version"], dice.choice(self.legal())
            answer = self.play(action)
            if answer["type"] == "done":
                return action
            assert answer["reason"] == "stale", answer
            self.until(lambda: self.update["version"] != version)  # noqa: B023  # used at once


class Party:
    """A table with a person on each seat."""

    def __init__(self, server: Server, made: Json, devices: list[Device]) -> None:
        self.server, self.made, self.devices = server, made, devices
        self.table: str = made["table"]

    def play(self, dice: random.Random, moves: int = 1_000_000) -> int:
        """Play at random: so many moves, or to the end. How many were made."""
        last = self.mover()
        for count in range(moves):
            last.until(lambda: bool(last.turn["to_move"]) or last.is_over)  # noqa: B023  # used at once
            if last.is_over:
                return count
            last = self.devices[dice.choice(last.turn["to_move"])]
            last.play_any(dice)
        return moves

    def mover(self) -> Device:
        """Somebody who is to choose now; anybody when the game is over."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for device in self.devices:
                device.drain(0.01)
                if device.decides or device.is_over:
                    return device
        raise TimeoutError("nobody is to choose")

    def catch_up(self) -> None:
        """Everybody has been told that the game is over."""
        for device in self.devices:
            device.until(lambda: device.is_over)  # noqa: B023  # used at once

    def finish(self) -> None:
        """Play to the end, and see that the table says so."""
        self.play(random.Random(1))
        self.catch_up()
        for device in self.devices:
            device.until_room(lambda room: room["status"] == "over")


@contextlib.contextmanager
def party(
    server: Server, game: str = "dieven", players: int = 3, *, start: bool = True, **fields: Any
) -> Iterator[Party]:
    """A table at which people sit; the host is on seat 0."""
    tokens = [server.guest(f"Guest {seat + 1}") for seat in range(players)]
    made = server.table(tokens[0], game, players, **fields)
    with contextlib.ExitStack() as stack:
        devices = [stack.enter_context(Device(server, token, made)) for token in tokens]
        for seat, device in enumerate(devices):
            device.sit(seat)
        if start:
            devices[0].done("start")
            for device in devices:
                device.until(lambda: bool(device.update))  # noqa: B023  # used at once
        yield Party(server, made, devices)
