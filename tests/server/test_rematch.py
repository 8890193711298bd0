"""The rematch: the same people, who have the same rights and the same share in the shuffling as before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from larceny import library
from larceny.client import Client
from larceny.engine.fairness import house_nonce
from tests.server.devices import Device, Party, party
from tests.server.processes import Json, Server

GAME, PLAYERS = "tests.server.pairs", 4


@contextmanager
def finished(server: Server) -> Iterator[Party]:
    """A table at which the game is over."""
    with party(server, GAME, PLAYERS) as people:
        people.finish()
        yield people


@contextmanager
def rematch(server: Server, people: Party) -> Iterator[Party]:
    """The same people at the new table, in the order of its seats."""
    made: Json = {"table": people.devices[0].done("rematch")["table"]}
    with ExitStack() as stack:
        devices = [stack.enter_context(Device(server, device.token, made)) for device in people.devices]
        yield Party(server, made, sorted(devices, key=lambda device: device.seats))


def come_with_a_nonce(server: Server, table: str, token: str) -> None:
    """A program comes to the table, gives its nonce by itself, and goes."""
    with Client(server.url, table, token=token) as client:
        while not client.room or not client.room["places"][client.seats[0]]["cut"]:
            client.receive(30)


def test_in_a_rematch_the_devices_of_the_players_give_the_nonces(server: Server) -> None:
    with finished(server) as before, rematch(server, before) as people:
        assert [place["cut"] for place in people.devices[0].room["places"]] == [False] * PLAYERS
        for device in people.devices[:3]:
            come_with_a_nonce(server, people.table, device.token)
        last = people.devices[3]
        last.until_room(lambda room: [place["cut"] for place in room["places"]] == [True, True, True, False])
        host = next(device for device in people.devices if device.guest == device.room["host"])
        host.done("start")
        for device in people.devices:
            device.until(lambda: bool(device.update))  # noqa: B023  # used at once
        people.finish()
        exported = server.ask("GET", f"/api/tables/{people.table}/export").json
        assert library.check_export(exported).ok
        seed = bytes.fromhex(exported["seed"])
        given = [nonce != house_nonce(seed, seat) for seat, nonce in enumerate(exported["nonces"])]
        assert given == [True, True, True, False], "who has given none has the house's"


def test_a_nonce_is_given_for_ones_own_seat_and_before_the_start(server: Server) -> None:
    with party(server, start=False) as people:
        host, second, _ = people.devices
        second.until_room(lambda room: room["places"][1]["cut"])
        assert second.refused("cut", seat=0, nonce="1" * 32) == "not-your-seat"
        second.done("cut", seat=1, nonce="1" * 32)
        host.done("start")
        assert server.kept(people.table).chairs[1].nonce == "1" * 32
        assert second.refused("cut", seat=1, nonce="2" * 32) == "not-while-playing"


def test_in_a_rematch_players_can_be_muted_and_made_the_host(server: Server) -> None:
    with finished(server) as before, rematch(server, before) as people:
        guest = people.devices[0].room["host"]
        host = next(device for device in people.devices if device.guest == guest)
        other = next(device for device in people.devices if device.guest != guest)
        host.done("mute", guest=other.guest, muted=True)
        assert other.refused("chat", text="hello") == "muted"
        host.done("handover", guest=other.guest)


def test_who_stands_up_in_a_rematch_may_come_back_to_the_table(server: Server) -> None:
    with finished(server) as before, rematch(server, before) as people:
        other = people.devices[1]
        other.done("stand", seat=1)
        other.close()
        other.connect()
        assert other.room["places"][1]["guest"] is None
        other.sit(1)


def test_who_was_sent_away_after_the_end_has_no_seat_in_the_rematch(server: Server) -> None:
    with finished(server) as before:
        host, second, *_ = before.devices
        host.done("kick", guest=second.guest)
        made: Json = {"table": host.done("rematch")["table"]}
        with Device(server, host.token, made) as again:
            assert [place["guest"] for place in again.room["places"]].count(None) == 1
            assert second.guest not in [place["guest"] for place in again.room["places"]]


def test_who_only_watched_may_come_along_to_the_rematch(server: Server) -> None:
    with finished(server) as before, Device(server, server.guest("TV"), before.made) as screen:
        sent_away = server.guest("Pest")
        with Device(server, sent_away, before.made) as pest:
            before.devices[0].done("kick", guest=pest.guest)
        made: Json = {"table": before.devices[0].done("rematch")["table"]}
        assert screen.until_room(lambda room: room["rematch"] is not None)["rematch"] == made["table"]
        with Device(server, screen.token, made) as again:
            assert again.room["status"] == "lobby"
            assert again.seats == []
        with Device(server, sent_away, made, greet=False) as back:
            back.send(type="hello", protocol=1)
            assert back.receive()["reason"] == "no-entry"


def test_who_was_muted_is_muted_in_the_rematch(server: Server) -> None:
    with finished(server) as before:
        host, second, *_ = before.devices
        host.done("mute", guest=second.guest, muted=True)
        with rematch(server, before) as people:
            again = next(device for device in people.devices if device.guest == second.guest)
            assert again.room["muted"] == [second.guest]
            assert again.refused("chat", text="hello") == "muted"
