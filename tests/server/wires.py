"""A server without sockets, time and luck: its own parts over real peers, with chance, ids and clock in our hand."""

from __future__ import annotations

import itertools
import json
import queue
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import pytest

from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.seats import CHANCE
from larceny.server import setup
from larceny.server import table as tables
from larceny.server.allowances import Allowance
from larceny.server.attendant import Attendant
from larceny.server.autoplay import Autoplay
from larceny.server.hub import Hub
from larceny.server.identity import Guest
from larceny.server.limits import Limits
from larceny.server.peer import Peer
from larceny.server.reception import Reception
from larceny.server.resources import NewTable
from larceny.server.statements import add_guest
from larceny.server.store import Store, Writing
from larceny.server.thinkers import Thinking

Script = list[tuple[int, int]]  # all actions of a match, chance's too
LIMITS = Limits(
    messages_per_second=1e9, messages_burst=10**9,
    chat_per_second=1e9, chat_burst=10**9,
    hints_per_second=1e9, hints_burst=10**9,
)  # fmt: skip
CLOCK = [86_400, 10]  # long enough for everything, with an increment


@dataclass
class StillWorld:
    """A world in which time passes only when it is told to."""

    time: int = 1_700_000_000_000
    calls: queue.SimpleQueue[Callable[[], None]] = field(default_factory=queue.SimpleQueue)

    def now(self) -> int:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> Self:
        return self  # nothing that is called later is wanted here

    def cancel(self) -> None:
        """What is never called can be called off."""

    def soon(self, call: Callable[[], None]) -> None:
        self.calls.put(call)


class OpenLine:
    """A line that keeps what was said."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def say(self, frames: list[bytes]) -> int:
        self.said += frames
        return 0

    def end(self) -> None:
        raise AssertionError("nobody is sent away here")


class Wire:
    """One table whose chance follows a script, if there is one; every byte that each peer is sent is kept."""

    def __init__(self, folder: Path, game: Game, script: Script | None, patch: pytest.MonkeyPatch) -> None:
        folder.mkdir()
        self.script, self.game = iter(script or ()), game
        _make_lucky_guesses(patch)
        if script is not None:
            patch.setattr(tables, "play_chance", self._play_chance)
        self.world = StillWorld()
        self.store = Store(folder / "tables.db", deliver=self.world.soon)
        self.hub = Hub(self.store, self.world, LIMITS)
        self.thinking = Thinking(1)
        self.reception = Reception(self.hub, Attendant(self.hub, Autoplay(self.hub, self.thinking, 0)))
        self.sent: dict[int | None, list[bytes]] = {}
        self.ids = itertools.count()
        names = [*range(game.players), None]
        self.guests = {seat: Guest(f"guest-{seat}", f"Name {seat}", "en") for seat in names}
        self._write_guests()
        wanted = NewTable(game.key, game.players, dict(game.options), clock=CLOCK)
        self.seating = setup.set_up(self.hub, "guest-0", wanted)
        self.settle()
        self.peers = {seat: self._come(seat) for seat in names}
        for seat in range(game.players):
            self.say(seat, type="sit", seat=seat, nonce="0" * 32)
        self.say(0, type="start")

    def _write_guests(self) -> None:
        rows = [add_guest(one.id, one.id.encode(), one.name, "en", 0) for one in self.guests.values()]
        done: list[bool] = []
        self.store.write(Writing(rows, lambda: done.append(True), lambda: done.append(False)))
        while not done:
            self.world.calls.get(timeout=30)()
        assert done == [True]

    def _come(self, seat: int | None) -> Peer:
        line = OpenLine()
        self.sent[seat] = line.said
        peer = Peer(self.guests[seat], line, 10**9, Allowance(LIMITS))
        assert self.reception.connect(peer, self.seating.table.id) is not None
        self.peers = {**getattr(self, "peers", {}), seat: peer}
        self.receive(seat, {"type": "hello", "protocol": 1, "code": self.seating.code})
        return peer

    def _play_chance(self, match: Match, dealer: object, drawn: int) -> list[str]:
        texts = []
        while match.movers() == (CHANCE,):
            seat, number = next(self.script)
            assert seat == CHANCE
            match.play_id(CHANCE, number)
            texts.append(match.game.ruleset.outcomes[number])
        return texts

    # Talking to it

    def receive(self, seat: int | None, message: dict[str, Any]) -> None:
        self.world.time += 1000
        self.reception.receive((self.peers[seat], json.dumps(message).encode()))
        self.settle()

    def say(self, who: int | None, **message: Any) -> None:
        self.receive(who, {"id": f"r{next(self.ids)}", **message})

    def settle(self) -> None:
        """Wait until all is stored and told, and every hint given."""
        while self.seating.pending or self.seating.hinted:
            self.world.calls.get(timeout=30)()

    @property
    def match(self) -> Match:
        assert self.seating.table.match is not None
        return self.seating.table.match

    def step(self) -> bool:
        """The next move of the script; False if there is none."""
        following = next(self.script, None)
        if following is None:
            return False
        self.move(*following)
        return True

    def move(self, seat: int, number: int) -> None:
        """A move that is legal."""
        decision, action = self.seating.table.version(seat), self.game.ruleset.actions[number]
        self.say(seat, type="move", seat=seat, decision=decision, action=action)
        assert json.loads(self.sent[seat][-1])["type"] != "refused"
        self.last = seat, number

    def try_undo(self, seat: int | None) -> None:
        """Take the last move back, if that is allowed, and make it again."""
        before = self.seating.table.undos
        self.say(seat, type="undo", seat=seat or 0)
        if self.seating.table.undos > before:
            self.move(*self.last)

    def close(self) -> None:
        self.thinking.close()
        self.store.close()


def _make_lucky_guesses(patch: pytest.MonkeyPatch) -> None:
    """All ids, codes and seeds are the same in every world."""
    dice = random.Random(0)
    patch.setattr(secrets, "token_urlsafe", lambda count=32: dice.randbytes(count).hex()[:16])
    patch.setattr(secrets, "token_hex", lambda count=16: dice.randbytes(count).hex())
    patch.setattr(secrets, "token_bytes", lambda count=32: dice.randbytes(count))
