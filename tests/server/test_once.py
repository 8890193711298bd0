"""Every request is answered with its id, and one that is sent again is carried out once."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest

from larceny.client import Client, Refused
from tests.server.devices import Device, party
from tests.server.processes import Server, serving
from tests.server.test_moves import undoable


def test_seats_are_swapped_once_though_it_is_asked_twice(server: Server) -> None:
    with party(server, start=False) as people:
        host, second, third = people.devices
        for _ in range(2):
            host.send(type="swap", id="once", seat=1, other=2)  # the second comes before the first is answered
        assert [host.request("seal")["type"], host.all[-2]["id"]] == ["done", "once"]
        assert sum(message.get("id") == "once" and message["type"] == "done" for message in host.all) == 2
        host.done("swap", id="once", seat=1, other=2)
        chairs = server.kept(people.table).chairs
        assert (chairs[1].guest, chairs[2].guest) == (third.guest, second.guest)


def test_what_is_said_is_heard_once_though_it_is_sent_again_after_a_broken_line(server: Server) -> None:
    with party(server) as people:
        first, second, _ = people.devices
        first.done("chat", id="c", text="once")
        first.cut()
        first.connect()
        first.done("chat", id="c", text="once")
        second.done("chat", id="c", text="of another")
        first.until(lambda: any(line["text"] == "of another" for line in first.heard))
        second.drain(0.1)
        assert [line["text"] for line in second.heard] == ["once", "of another"]


def test_a_link_that_is_asked_for_again_is_the_same(server: Server) -> None:
    with party(server) as people, Device(server, server.guest("Phone"), people.made) as phone:
        one, same = [people.devices[1].done("link", id="l", seat=1)["code"] for _ in range(2)]
        assert one == same
        phone.done("claim", id="k", code=one)
        phone.done("claim", id="k", code=one)
        assert phone.refused("claim", id="another", code=one) == "bad-link"


def test_what_was_refused_may_be_asked_again(server: Server) -> None:
    with party(server, start=False) as people:
        host, second, _ = people.devices
        assert second.refused("start", id="s") == "host-only"
        host.done("handover", guest=second.guest)
        second.done("start", id="s")


def test_an_undo_that_is_sent_again_takes_back_one_action_even_after_a_crash(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for seed in range(12):
            with party(server, "dieven", 3) as people:
                mover = undoable(people, random.Random(seed))
                if mover is None:
                    continue
                seat = mover.update["seat"]
                for _ in range(2):
                    mover.done("undo", id="u", seat=seat)
                server.kill()
                server.start()
                mover.connect()
                mover.done("undo", id="u", seat=seat)
                names = [type(entry).__name__ for entry in server.entries(people.table)]
                assert names.count("Undone") == 1
                return
    pytest.fail("nothing could ever be taken back")


def test_a_request_that_cannot_be_understood_is_refused_with_its_id(server: Server) -> None:
    with party(server) as people:
        device = people.devices[0]
        wrong = (
            {"type": "chat", "id": "a", "text": "x" * 501},
            {"type": "chat", "id": "b", "text": "hi", "colour": "red"},
            {"type": "nothing of the kind", "id": "c"},
        )
        device.drain(0.05)
        for message in wrong:
            device.send(**message)
            answer = device.receive()
            assert (answer["type"], answer["id"], answer["reason"]) == ("refused", message["id"], "bad-message")
        for nameless in ({}, {"id": 5}, {"id": "x" * 41}):
            device.send(type="seal", **nameless)
            answer = device.receive()
            assert (answer["type"], answer["id"], answer["reason"]) == ("refused", "", "bad-message")


def test_a_program_is_told_that_it_cannot_be_understood(server: Server) -> None:
    token = server.guest()
    made = server.table(token)
    told: list[str] = []

    def ask() -> None:
        with Client(server.url, made["table"], token=token) as client:
            try:
                client.request("chat", text="x" * 501)
            except Refused as refusal:
                told.append(refusal.reason)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(10)
    assert told == ["bad-message"]
