"""boardgame.io's protocol: its lobby over HTTP, its moves over socket.io on a WebSocket."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from bench.server.crowd import Crowd, Player
from bench.server.wire import upgrade
from larceny.client import ask

OPENED, PING, PONG, JOINED, EVENT = b"0", b"2", b"3", b"40", b"42"  # what texts of engine.io and socket.io begin with
SYNC, UPDATE = b'["sync"', b'["update"'


class Context(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815 (their name)
    gameover: Any = None


class State(msgspec.Struct):
    """The game as this seat sees it."""

    table: msgspec.Raw = msgspec.field(name="G")
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What a socket gets first."""

    state: State


read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
write = msgspec.json.Encoder().encode

Move = tuple[str, list[object]]


def race_move(table: Any, seat: str) -> Move:
    """Any number."""
    return "add", [random.randint(1, 3)]


def heist_move(table: Any, seat: str) -> Move:
    """Any card: money for oneself or for somebody else."""
    card = random.choice(table["hands"][int(seat)])
    if card == "police":
        return "callPolice", []
    owner = random.randrange(len(table["hands"]))
    return ("stash", [card]) if owner == int(seat) else ("give", [card, str(owner)])


MOVES: dict[str, Callable[[Any, str], Move]] = {"race": race_move, "heist": heist_move}


class TheirPlayer(Player):
    """A player with credentials at one match."""

    def __init__(self, crowd: Crowd, port: int, game: str, match: str, seat: str, credentials: str) -> None:
        super().__init__(crowd, upgrade(port, "/socket.io/?EIO=4&transport=websocket"))
        self.game, self.match, self.seat, self.credentials = game, match, seat, credentials
        self.space = f"/{game},".encode()
        self.choose = MOVES[game]
        self.state: State | None = None

    def opened(self) -> None:
        """The server speaks first."""

    def hear(self, text: bytes) -> None:
        """Join the game's namespace, then the match; then play."""
        if text.startswith(EVENT):
            self._event(text[len(EVENT) + len(self.space) :])
        elif text.startswith(JOINED):
            self._emit("sync", self.match, self.seat, self.credentials, self.crowd.plan.seats)
        elif text.startswith(OPENED):
            self.wire.say(JOINED + self.space)
        elif text == PING:
            self.wire.say(PONG)

    def _emit(self, *event: object) -> None:
        self.wire.say(EVENT + self.space + write(event))

    def _event(self, event: bytes) -> None:
        if event.startswith(UPDATE):
            self._look(read_update(event)[2])
        elif event.startswith(SYNC):
            self.crowd.seated += 1
            self._look(read_sync(event)[2].state)

    def _look(self, state: State) -> None:
        self.state = state
        self.crowd.acknowledge(self)
        if state.ctx.currentPlayer == self.seat and state.ctx.gameover is None:
            self.crowd.turn_of(self)

    def move(self) -> bytes:
        """Any move."""
        assert self.state is not None
        name, arguments = self.choose(msgspec.json.decode(self.state.table), self.seat)
        payload = {"type": name, "args": arguments, "playerID": self.seat, "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + self.space + write(("update", action, self.state.number, self.match, self.seat))


def seat_theirs(crowd: Crowd, port: int, game: str) -> list[Player]:
    """Set up one match through the lobby, with as many players as it has seats."""
    lobby, seats = f"http://localhost:{port + 1}/games/{game}", crowd.plan.seats
    match = ask(f"{lobby}/create", "POST", {"numPlayers": seats})["matchID"]
    players: list[Player] = []
    for seat in map(str, range(seats)):
        joined = ask(f"{lobby}/{match}/join", "POST", {"playerID": seat, "playerName": f"guest {seat}"})
        players.append(TheirPlayer(crowd, port, game, match, seat, joined["playerCredentials"]))
    return players
