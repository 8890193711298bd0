"""Programs at a table: they stand in nobody's way, and come by every link by which people come."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from larceny.client import Client, Refused
from tests.server.devices import Device, party
from tests.server.processes import PATIENCE, Json, Server, left_running, serving

NONCE = "0" * 32


def table_for_two(server: Server, token: str) -> Json:
    """A table at which the host sits on seat 0, and nobody yet on the other."""
    return server.table(token, "schattendieb", 2, sit={"0": NONCE}, options={"rounds": 1})


def link_to(server: Server, made: Json) -> str:
    return f"{server.url}/t/{made['table']}#{made['join']}"


@contextmanager
def host_and_program(server: Server) -> Iterator[tuple[Device, Client]]:
    """Somebody who plays with a program of one's own; they have begun, and the program is on seat 1."""
    token = server.guest("Host")
    made = table_for_two(server, token)
    with Device(server, token, made) as host, Client.join(link_to(server, made), name="Program") as client:
        client.sit()
        host.done("start")
        host.until(lambda: bool(host.update))
        yield host, client


def assert_both_come_to_the_end(host: Device, example: subprocess.Popen[str]) -> None:
    """The host plays on with the example bot until the game is over; it says how it went, and ends."""
    dice = random.Random(1)
    while not host.is_over:
        host.play_any(dice)
    said, trouble = example.communicate(timeout=60)
    assert example.returncode == 0, trouble
    assert said.splitlines()[-1].startswith("p2: {'scores':")


def until_room(client: Client, said: Callable[[Json], bool]) -> None:
    """Read until the program has heard that the room is like that."""
    while not (client.room and said(client.room)):
        client.receive(PATIENCE)


def next_decision(host: Device, updates: Iterator[Json]) -> Json:
    """Play on until the program is asked; what it is asked."""
    for update in updates:
        if update["decision"] is not None:
            return update
        host.drain(0.05)
        if host.decides:
            host.play(host.legal()[0])
    raise AssertionError("the game is over")


def test_with_the_example_bot_at_the_table_people_pause_and_go_on(server: Server) -> None:
    token = server.guest("Host")
    made = table_for_two(server, token)
    with Device(server, token, made) as host:
        example = left_running("examples/join_bot.py", link_to(server, made))
        try:
            host.until_room(lambda room: room["places"][1]["guest"] is not None)
            host.done("start")
            for _ in range(2):
                host.done("pause", wanted=True)
                host.until_room(lambda room: room["paused"])
                host.done("pause", wanted=False)
                host.until_room(lambda room: not room["paused"])
            assert_both_come_to_the_end(host, example)
        finally:
            example.kill()
            example.communicate()


def test_who_thinks_better_of_a_pause_leaves_no_program_that_wants_it(server: Server) -> None:
    token = server.guest("Host")
    made = server.table(token, "schattendieb", 3, sit={"0": NONCE})
    with (
        Device(server, token, made) as host,
        Device(server, server.guest("Other"), made) as other,
        Client.join(link_to(server, made), name="Program") as client,
    ):
        other.sit(1)
        client.sit()
        host.done("start")
        host.done("pause", wanted=True)
        until_room(client, lambda room: room["pause_wanted"] == [0, 2])
        host.done("pause", wanted=False)
        until_room(client, lambda room: room["pause_wanted"] == [])
        assert not client.room["paused"]


def test_a_program_that_comes_back_during_a_pause_lets_the_game_go_on(impatient: Server) -> None:
    with host_and_program(impatient) as (host, client):
        client.close()
        host.until_room(lambda room: room["places"][1]["standing_in"])
        host.done("pause", wanted=True)
        host.until_room(lambda room: room["paused"])
        client.connect()
        until_room(client, lambda room: room["paused"] and not room["places"][1]["standing_in"])
        host.done("pause", wanted=False)
        until_room(client, lambda room: not room["paused"])


def test_what_a_pause_kept_a_program_from_answering_it_is_asked_again(server: Server) -> None:
    with host_and_program(server) as (host, client):
        updates = client.updates()
        asked = next_decision(host, updates)
        host.done("pause", wanted=True)
        until_room(client, lambda room: room["paused"])
        assert client.try_move(asked, asked["legal"][0]["action"]) == "The game is paused."
        host.done("pause", wanted=False)
        assert next(updates) is asked
        assert client.try_move(asked, asked["legal"][0]["action"]) == ""


def test_what_a_bot_on_its_seat_kept_a_program_from_answering_it_is_asked_again(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pace=20) as server, host_and_program(server) as (host, client):
        updates = client.updates()
        asked = next_decision(host, updates)
        client.request("stand", seat=1)
        assert client.try_move(asked, asked["legal"][0]["action"]).startswith("A bot is playing for you.")
        client.request("back", seat=1)
        assert next(updates) is asked
        assert client.try_move(asked, asked["legal"][0]["action"]) == ""


def test_what_a_program_has_answered_it_is_not_asked_again(server: Server) -> None:
    with host_and_program(server) as (host, client):
        updates = client.updates()
        last = next_decision(host, updates)
        while last["decision"] is not None:
            client.move(last, last["legal"][0]["action"])
            last = next(updates)
        host.done("pause", wanted=True)
        until_room(client, lambda room: room["paused"])
        host.done("pause", wanted=False)
        until_room(client, lambda room: not room["paused"])
        host.until(lambda: host.decides)
        host.play(host.legal()[0])
        assert next(updates)["version"] > last["version"]


# Links


def test_a_program_takes_a_seat_by_a_seat_link_and_keeps_it_when_its_line_breaks(server: Server) -> None:
    with party(server) as people:
        owner = people.devices[1]
        people.devices[0].done("lock", locked=True)
        link = f"{link_to(server, people.made)}&seat={owner.done('link', seat=1)['code']}"
        with Client.join(link, name="Program") as client:
            assert (client.sit(), client.seats) == (1, [1])
            client.connect()
            assert client.sit() == 1
            assert next(client.updates())["view"] == server.match(people.table).view(1)
        with pytest.raises(Refused) as caught, Client.join(link, name="Another"):
            pass
        assert caught.value.reason == "locked", "a link is good once"


def test_a_program_with_an_old_seat_link_is_told_so(server: Server) -> None:
    with party(server, start=False) as people:
        link = f"{link_to(server, people.made)}&seat=old"
        with pytest.raises(Refused) as caught, Client.join(link, name="Program"):
            pass
        assert caught.value.reason == "bad-link"


def test_the_example_bot_plays_on_a_seat_that_it_was_given(server: Server) -> None:
    token = server.guest("Host")
    made = server.table(token, "schattendieb", 2, sit={"0": NONCE, "1": NONCE}, options={"rounds": 1})
    with Device(server, token, made) as host:
        example = left_running(
            "examples/join_bot.py", f"{link_to(server, made)}&seat={host.done('link', seat=1)['code']}"
        )
        try:
            host.until_room(lambda room: room["places"][1]["guest"] not in (None, host.guest))
            host.done("start")
            assert_both_come_to_the_end(host, example)
        finally:
            example.kill()
            example.communicate()
