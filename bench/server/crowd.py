"""The crowd: everybody at all tables. Each plays as soon as it is his turn, and the moves of all are counted."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from bench.server.gauge import cpu_seconds
from bench.server.wire import Wire


@dataclass(frozen=True)
class Plan:
    """How many play, and for how long."""

    tables: int
    seats: int
    warming: int  # moves per table before the measured ones
    measured: int  # moves per table


class Player(ABC):
    """One seat of one table, in the words of one server."""

    wire: Wire

    def __init__(self, crowd: Crowd, request: bytes) -> None:
        self.crowd = crowd
        self.request = request  # the one that opens the socket
        self.sent = 0.0  # when his last move was sent; 0: it is acknowledged

    def connect(self) -> Wire:
        """Take up a wire."""
        self.wire = Wire(self.request, self)
        return self.wire

    @abstractmethod
    def opened(self) -> None:
        """The socket is open: say hello, if the server expects it."""

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """Take in what the server says."""

    @abstractmethod
    def move(self) -> bytes:
        """Give the text that plays any move that is possible now."""

    def fail(self, error: Exception) -> None:
        """One lost socket, and there is no count."""
        self.crowd.fail(error)


@dataclass(frozen=True)
class Count:
    """What the measured moves cost."""

    moves: int
    cpu: float  # seconds of the server
    wall: float
    latencies: array[float]  # seconds from sending a move to seeing what it did


class Crowd:
    """Players tell the crowd when it is their turn and when their moves are acknowledged."""

    def __init__(self, server: int, plan: Plan) -> None:
        self.server, self.plan = server, plan
        self.first, self.last = plan.tables * plan.warming, plan.tables * (plan.warming + plan.measured)
        self.waiting: list[Player] = []  # for the signal
        self.latencies: array[float] = array("d")
        self.playing = False
        self.moves = 0
        self.seated = 0
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # Coming in

    async def come(self, players: Sequence[Player], port: int) -> None:
        """Open the sockets of some players, and wait until all of them see their tables."""
        expected = self.seated + len(players)
        loop = asyncio.get_running_loop()
        for player in players:
            await loop.create_connection(player.connect, "127.0.0.1", port)
        while self.seated < expected:
            await asyncio.wait([self.over], timeout=0.05)
            if self.over.done():
                self.over.result()

    def fail(self, error: Exception) -> None:
        """Something went wrong: there is no count."""
        if not self.over.done():
            self.over.set_exception(error)

    # Playing

    async def play(self, patience: float) -> Count:
        """Give the signal, and wait until enough moves are played."""
        self.playing = True
        for player in self.waiting:
            self._send(player)
        async with asyncio.timeout(patience):
            await self.over
        return Count(self.last - self.first, self.cpu, self.wall, self.latencies)

    def turn_of(self, player: Player) -> None:
        """It is a player's turn."""
        if self.playing:
            self._send(player)
        else:
            self.waiting.append(player)

    def _send(self, player: Player) -> None:
        text = player.move()
        player.sent = time.perf_counter()
        player.wire.say(text)

    def acknowledge(self, player: Player) -> None:
        """A player sees the table anew; if he has made a move, it is acknowledged by that."""
        if not player.sent:
            return
        now = time.perf_counter()
        latency, player.sent = now - player.sent, 0.0
        self.moves += 1
        if self.moves > self.first:
            self.latencies.append(latency)
        if self.moves == self.first:
            self.cpu, self.wall = -cpu_seconds(self.server), -now
        elif self.moves == self.last:
            self.cpu += cpu_seconds(self.server)
            self.wall += now
            self.playing = False
            self.over.set_result(None)
