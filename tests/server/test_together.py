"""Frames that come together: each is answered as if it had come alone, and a fault at one table stays there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from larceny import library
from larceny.server.allowances import Allowance
from larceny.server.attendant import Attendant
from larceny.server.autoplay import Autoplay
from larceny.server.hub import Hub
from larceny.server.identity import Guest
from larceny.server.peer import Peer
from larceny.server.reception import Reception
from larceny.server.resources import NewTable
from larceny.server.seating import Seating
from larceny.server.setup import set_up
from larceny.server.statements import add_guest
from larceny.server.store import Store, Writing
from larceny.server.thinkers import Thinking
from tests.server.processes import Json
from tests.server.wires import LIMITS, StillWorld

GAME = "tests.adapters.fingers"  # everybody chooses at the same time
SEATS = 2
Frames = list[tuple[Peer, bytes]]


class OpenLine:
    """A line that keeps what was said until it is read."""

    def __init__(self) -> None:
        self.said: list[Json] = []
        self.ended = False

    def say(self, frames: list[bytes]) -> int:
        self.said += map(json.loads, frames)
        return 0

    def end(self) -> None:
        self.ended = True

    def heard(self, kind: str) -> list[Json]:
        return [message for message in self.said if message["type"] == kind]


class House:
    """A server's own parts without sockets, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        library.find(GAME)
        self.world = StillWorld()
        self.store = Store(folder / "tables.db", deliver=self.world.soon)
        self.hub = Hub(self.store, self.world, LIMITS)
        self.thinking = Thinking(1)
        self.reception = Reception(self.hub, Attendant(self.hub, Autoplay(self.hub, self.thinking, 0)))
        self.lines: dict[Peer, OpenLine] = {}
        self.guests = [Guest(f"guest-{seat}", f"Name {seat}", "en") for seat in range(SEATS)]
        rows = [add_guest(guest.id, guest.id.encode(), guest.name, "en", 0) for guest in self.guests]
        done: list[bool] = []
        self.store.write(Writing(rows, lambda: done.append(True), lambda: done.append(False)))
        while not done:
            self.world.calls.get(timeout=30)()

    def table(self) -> list[Peer]:
        """Those who sit at a new table, ready to choose."""
        seating = set_up(self.hub, self.guests[0].id, NewTable(GAME, SEATS, {}))
        peers = [self.come(seating, guest) for guest in self.guests]
        for seat, peer in enumerate(peers):
            self.receive((peer, written("sit", seat=seat, nonce=f"{seat:032x}")))
        self.receive((peers[0], written("start")))
        return peers

    def come(self, seating: Seating, guest: Guest) -> Peer:
        peer = Peer(guest, line := OpenLine(), 10**9, Allowance(LIMITS))
        self.lines[peer] = line
        assert self.reception.connect(peer, seating.table.id) is not None
        self.receive((peer, json.dumps({"type": "hello", "protocol": 1, "code": seating.code}).encode()))
        return peer

    def receive(self, *frames: tuple[Peer, bytes]) -> None:
        self.world.time += 1000
        self.reception.receive(*frames)
        while any(seating.pending for seating in {peer.seating for peer, _ in frames}):
            self.world.calls.get(timeout=30)()

    def moves(self, *peers: Peer) -> Frames:
        """A choice of each, in answer to the last that he was shown; what was said at their tables is read by then."""
        frames = []
        for peer in peers:
            update = self.lines[peer].heard("update")[-1]
            action = update["legal"][0]["action"]
            frames.append((peer, written("move", seat=peer.look, decision=update["decision"], action=action)))
        for peer in {one for mover in peers for one in mover.seating.peers}:
            self.lines[peer].said.clear()
        return frames

    def actions(self, peer: Peer) -> int:
        """How many entries the log of his table has, on the disk."""
        kept = self.store.load(peer.seating.table.id)
        assert kept is not None
        return sum('"type":"played"' in text for text, _ in kept.log)

    def close(self) -> None:
        self.thinking.close()
        self.store.close()


def written(kind: str, **fields: object) -> bytes:
    return json.dumps({"type": kind, "id": kind, **fields}).encode()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()


def test_moves_at_many_tables_are_stored_and_answered_together(house: House) -> None:
    tables = [house.table() for _ in range(5)]
    commits = house.store.commits
    house.receive(*house.moves(*(peers[0] for peers in tables)))
    assert house.store.commits == commits + 1
    for mover, other in tables:
        assert [message["type"] for message in house.lines[mover].said] == ["done", "update"]
        assert house.lines[other].heard("done") == []
        assert house.actions(mover) == 1


def test_moves_at_one_table_are_told_one_after_the_other(house: House) -> None:
    together, alone = house.table(), house.table()
    house.receive(*house.moves(*together))
    told = [[message["type"] for message in house.lines[peer].said] for peer in together]
    for frame in house.moves(*alone):
        house.receive(frame)
    assert told == [[message["type"] for message in house.lines[peer].said] for peer in alone]
    assert house.actions(together[0]) == house.actions(alone[0]) == 2


def test_a_move_that_is_sent_twice_at_once_is_played_once(house: House) -> None:
    peers = house.table()
    (move,) = house.moves(peers[0])
    house.receive(move, move)
    assert len(house.lines[peers[0]].heard("done")) == 2
    assert house.actions(peers[0]) == 1


@pytest.mark.interpreted
def test_a_fault_at_one_table_is_not_felt_at_another(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, healthy = house.table(), house.table()
    monkeypatch.setattr(broken[0].seating, "news", lambda now: 1 // 0)
    house.receive(*house.moves(broken[0], healthy[0]))
    assert [message["type"] for message in house.lines[healthy[0]].said] == ["done", "update"]
    for peer in broken:
        assert [message["type"] for message in house.lines[peer].said] == ["farewell"]
        assert house.lines[peer].said[0]["reason"] == "retry"
        assert house.lines[peer].ended
    assert house.actions(broken[0]) == 0, "who was told nothing has not moved"
    again = house.hub.find(broken[0].seating.table.id)
    assert again is not None
    returned = [house.come(again, guest) for guest in house.guests]
    house.receive(*house.moves(*returned))
    assert house.actions(returned[0]) == 2
