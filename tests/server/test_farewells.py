"""Nobody is hung up on without a word that he can read."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest

from larceny.client import Client, Refused
from larceny.engine.texts import LANGUAGES
from tests.server.devices import Device, party
from tests.server.processes import Server, serving

A_MOMENT = 0.1  # seconds: what was sent has come by then


def test_a_table_that_is_not_there_is_spoken_of_in_the_guests_language(server: Server) -> None:
    said = set()
    for lang in LANGUAGES:
        with Device(server, server.guest(lang=lang), {"table": "nowhere"}, greet=False) as device:
            assert device.closed() == 4404
            assert device.farewell is not None
            assert (device.farewell["reason"], device.farewell["again_after"]) == ("no-table", None)
            said.add(device.farewell["text"])
    assert len(said) == len(LANGUAGES)


def test_a_program_hears_that_a_table_is_not_there(server: Server) -> None:
    with pytest.raises(Refused, match="no such table"), Client(server.url, "nowhere", token=server.guest()):
        pass


@pytest.mark.parametrize("size", [5_000, 100_000])
def test_a_frame_that_is_too_large_is_spoken_of(server: Server, size: int) -> None:
    token = server.guest()
    with Device(server, token, server.table(token)) as device:
        with contextlib.suppress(Exception):
            device.socket.send("x" * size)
        assert device.closed() == 1009
        assert device.farewell is not None
        assert device.farewell["reason"] == "too-large"


def test_who_says_no_hello_is_told_to_come_again(tmp_path: Path) -> None:
    with serving(tmp_path, hello_seconds=0.2) as server:
        token = server.guest()
        with Device(server, token, server.table(token), greet=False) as silent:
            assert silent.closed() == 1008
            assert silent.farewell is not None
            assert silent.farewell["again_after"] is not None


def test_those_who_came_before_the_start_and_find_no_room_to_watch_are_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, spectators=1) as server:
        token = server.guest("Host")
        seats = {"sit": {"0": "0" * 32}, "bots": {"1": "random", "2": "random"}}
        made = server.table(token, "dieven", 3, **seats)
        with contextlib.ExitStack() as stack:
            host, first, *others = [
                stack.enter_context(Device(server, guest, made))
                for guest in (token, *(server.guest(f"Watcher {number}") for number in range(3)))
            ]
            host.done("start")
            for late in others:
                assert late.closed() == 1008
                assert [message["reason"] for message in late.all[-2:]] == ["too-many-spectators", "refused"]
                assert late.update == {}
            first.until(lambda: bool(first.update))
            assert host.until_room(lambda room: room["status"] == "playing")["watchers"] == 1


def test_who_is_sent_away_hears_so_even_if_he_says_something_before_it_is_stored(server: Server) -> None:
    with party(server, start=False) as people:
        host, second, _ = people.devices
        with server.slow_disk():
            host.send(type="kick", id="kick", guest=second.guest)
            time.sleep(A_MOMENT)
            second.send(type="seal", id="late")
            second.send(type="nonsense")
            second.send(type="hello", protocol=1)
            time.sleep(A_MOMENT)
        assert second.closed() == 4403
        assert second.farewell is not None
        assert second.farewell["reason"] == "kicked"


def test_who_may_not_watch_hears_so_even_if_he_says_something_before_it_is_stored(server: Server) -> None:
    with (
        party(server, start=False, spectators=False) as people,
        Device(server, server.guest("Early"), people.made) as early,
    ):
        with server.slow_disk():
            people.devices[0].send(type="start", id="start")
            time.sleep(A_MOMENT)
            early.send(type="seal", id="late")
            time.sleep(A_MOMENT)
        assert early.closed() == 1008
        assert [message["reason"] for message in early.all[-2:]] == ["no-spectators", "refused"]
