"""Robots: people who play at random, whose lines break, who send things twice, late and in the wrong order."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections import Counter
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from larceny.server.entries import Played
from tests.server.devices import party
from tests.server.processes import Json, Server

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


@dataclass(frozen=True)
class Mischief:
    """How often a robot does what it should not, from 0 to 1."""

    cut: float = 0.0
    duplicate: float = 0.0
    stale: float = 0.0


FAULTS = Mischief(cut=0.1, duplicate=0.3, stale=0.3)


class Robot:
    """One person on one seat, who sends a move again until it is answered, and never chooses it anew meanwhile."""

    def __init__(self, server: Server, token: str, made: Json, seat: int, seed: int, mischief: Mischief) -> None:
        self.server, self.token, self.made, self.seat = server, token, made, seat
        self.dice, self.mischief = random.Random(seed), mischief
        self.acknowledged: list[tuple[str, str]] = []  # id and action, in order
        self.sent: dict[str, Json] = {}
        self.times_sent: Counter[str] = Counter()
        self.times_answered: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.update: Json = {}
        self.pending: Json | None = None
        self.cuts = 0

    @property
    def is_over(self) -> bool:
        return bool(self.update) and self.update["view"]["outcome"] is not None and self.pending is None

    async def play(self) -> None:
        """Play until the game is over, however often the line breaks."""
        while not self.is_over:
            with contextlib.suppress(*GONE):
                await self._connected()
            if not self.is_over:
                await asyncio.sleep(0.01)

    async def _connected(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/ws/{self.made['table']}"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None, close_timeout=1, open_timeout=3
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "code": self.made["join"]}))
            if self.pending is not None:
                await self._send(socket, self.pending)
            while not self.is_over:
                await self._take(socket, json.loads(await socket.recv()))
            while not self.cuts and self.times_sent != self.times_answered:  # answers may still be on their way
                await self._take(socket, json.loads(await asyncio.wait_for(socket.recv(), 10)))

    async def _take(self, socket: ClientConnection, message: Json) -> None:
        if message["type"] == "update":
            self.update = message
            await self._choose(socket)
        elif message["type"] in ("done", "refused"):
            self.times_answered[message["id"]] += 1
            self.refusals[message.get("reason", "")] += 1
            if self.pending is not None and message["id"] == self.pending["id"]:
                await self._answered(socket, accepted=message["type"] == "done")

    async def _answered(self, socket: ClientConnection, *, accepted: bool) -> None:
        assert self.pending is not None
        answered, self.pending = self.pending, None
        if accepted:
            self.acknowledged.append((answered["id"], answered["action"]))
        if self.update and self.update["decision"] != answered["decision"]:  # it has come before the answer
            await self._choose(socket)

    async def _choose(self, socket: ClientConnection) -> None:
        """Choose, if there is something to choose; a cut comes before, or right after, or never."""
        if self.update["decision"] is None or self.pending is not None:
            return
        action = self.dice.choice(self.update["legal"])["action"]
        self.pending = {
            "type": "move",
            "id": secrets.token_hex(6),
            "seat": self.seat,
            "decision": self.update["decision"],
            "action": action,
        }
        self.sent[self.pending["id"]] = self.pending
        if self.dice.random() < self.mischief.cut:
            self._cut(socket)
        frames = [self.pending]
        while self.dice.random() < self.mischief.duplicate:
            frames.append(self.pending)
        if self.acknowledged and self.dice.random() < self.mischief.stale:
            old = self.sent[self.dice.choice(self.acknowledged[-10:])[0]]
            frames += [old, old | {"id": secrets.token_hex(6)}]  # the same again; and again as if it were new
        self.dice.shuffle(frames)
        for frame in frames:
            await self._send(socket, frame)
        if self.dice.random() < self.mischief.cut:
            await asyncio.sleep(self.dice.random() * 0.01)
            self._cut(socket)

    async def _send(self, socket: ClientConnection, frame: Json) -> None:
        self.times_sent[frame["id"]] += 1
        await socket.send(json.dumps(frame))

    def _cut(self, socket: ClientConnection) -> None:
        self.cuts += 1
        socket.transport.abort()
        raise ConnectionResetError


def robots_at(server: Server, game: str, players: int, mischief: Mischief, seed: int) -> list[Robot]:
    """A started table with a robot on each seat."""
    with party(server, game, players) as people:
        tokens = [device.token for device in people.devices]
    return [Robot(server, token, people.made, seat, 100 * seed + seat, mischief) for seat, token in enumerate(tokens)]


async def play_out(robots: list[Robot], seconds: float = 120) -> None:
    """Let them play until every game is over."""
    await asyncio.wait_for(asyncio.gather(*(robot.play() for robot in robots)), seconds)


def check_log(server: Server, robots: list[Robot]) -> None:
    """The log holds each accepted move once and in order, and everybody has seen the end."""
    table = robots[0].made["table"]
    played = [entry for entry in server.entries(table) if isinstance(entry, Played)]
    match = server.match(table)
    for robot in robots:
        assert [(entry.move, entry.action) for entry in played if entry.seat == robot.seat] == robot.acknowledged
        assert robot.update["view"] == match.view(robot.seat)
