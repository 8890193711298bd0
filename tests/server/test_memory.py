"""A game of memory at a table: each thing is told once, when it happens, and nobody reads it again."""

from __future__ import annotations

import random

from tests.server.devices import Device, Party, bare, party
from tests.server.processes import Json, Server

GAME = "master_thieves"
SET_UP = 20  # moves: some drawers have been opened and closed by then
AT_THE_BOX = {"put", "open", "rotate", "turn", "found", "fell", "placed"}


def told(device: Device) -> list[Json]:
    """A device's log, without the sentences."""
    return bare(device.events)


def log(people: Party, seat: int | None) -> list[Json]:
    """The log as it is still told."""
    return people.server.match(people.table).narrator.as_told(seat)


def test_a_device_forgets_what_must_be_remembered(server: Server) -> None:
    with party(server, GAME, 3) as people:
        people.play(random.Random(1), SET_UP)
        device = people.devices[1]
        device.drain()
        first = device.update["first"]  # what came last is still told as it happened
        assert told(device) == log(people, 1)[:first] + server.match(people.table).events(1)[first:]
        assert any(event["event"] == "once-put" for event in told(device))
        assert all(event["text"] == "" for event in device.events if event["event"] == "forgotten")
        heard = [event for message in device.all if message["type"] == "update" for event in message["events"]]
        assert sum(event["event"] == "put" for event in heard) == 12  # each was told when it happened


def test_with_a_log_nothing_is_forgotten(server: Server) -> None:
    with party(server, GAME, 3, options={"memory": "log"}) as people:
        people.play(random.Random(1), SET_UP)
        people.devices[1].drain()
        assert told(people.devices[1]) == server.match(people.table).events(1)


def test_who_asks_again_is_not_told_again(server: Server) -> None:
    with party(server, GAME, 3) as people:
        people.play(random.Random(1), SET_UP)
        for device in people.devices:
            device.drain()
            heard = next(event["number"] for event in reversed(device.events) if event.get("by") == device.seats[0])
            with Device(server, device.token, people.made) as again:
                assert told(again)[:heard] == log(people, device.seats[0])[:heard]
                assert told(again)[:heard] != server.match(people.table).events(device.seats[0])[:heard]


def test_who_was_away_is_told_what_he_missed(server: Server) -> None:
    with party(server, GAME, 3) as people:
        away = people.devices[2]
        away.drain()
        known = len(away.events)
        away.cut()
        first = people.devices[0]
        for _ in range(4):
            first.play("put top n")
        first.play("rotate top left")
        first.play("turn")
        away.connect(events=known)
        events = server.match(people.table).events(2)
        assert told(away)[known:] == events[known:]
        assert {"put", "rotate", "turn"} <= {event["event"] for event in told(away)[known:]}


def test_what_is_done_in_place_of_what_was_undone_is_told_as_it_happens(server: Server) -> None:
    with party(server, GAME, 3, options={"edition": "en"}) as people:
        first, second, _ = people.devices
        for device in people.devices:
            for action in (*["put top n"] * 4, "no-rotate", "no-turn"):
                play(device, action)
        for device, role in zip(people.devices, ("gemologist", "thief", "detective"), strict=True):
            play(device, f"role {role}")
        for action in ("open middle w", "place diamond", "place nothing", "rotate top right"):
            play(first, action)
        second.until(lambda: second.events[-1]["event"] == "rotate")
        second.send(type="heard", events=len(second.events))
        there = len(first.events)
        for _ in range(3):
            first.done("undo", seat=0)
        first.until(lambda: len(first.events) == there - 3)
        for action in ("place nothing", "turn"):
            play(first, action)
        second.until(lambda: second.turn["to_move"] == [1])
        assert "turn" in [event["event"] for event in second.events[-5:]]


def play(device: Device, action: str) -> None:
    """Play this as soon as it is possible."""
    device.until(lambda: device.decides)
    assert device.play(action)["type"] == "done", device.legal()


def test_who_says_that_he_has_heard_what_has_not_happened_yet_is_told_it_all_the_same(server: Server) -> None:
    with party(server, GAME, 3) as people:
        first, second, _ = people.devices
        with Device(server, second.token, people.made, greet=False) as other:
            other.hello(events=1_000_000)
        first.play("put top n")
        second.drain()
        assert [event["event"] for event in second.update["events"]] == ["put", "was-empty"]


def test_who_comes_to_watch_later_reads_what_the_log_still_tells(server: Server) -> None:
    with party(server, GAME, 3) as people:
        people.play(random.Random(1), SET_UP)
        with Device(server, server.guest("Late"), people.made) as watcher:
            assert told(watcher) == log(people, None)


def test_after_a_restart_nothing_is_told_again(server: Server) -> None:
    with party(server, GAME, 3) as people:
        people.play(random.Random(1), SET_UP)
        token = people.devices[1].token
        server.stop()
        server.start()
        with Device(server, token, people.made) as again:
            earlier = told(again)
            assert earlier == log(people, 1)
            assert not AT_THE_BOX & {event["event"] for event in earlier[: earlier.index(closing(earlier))]}


def closing(events: list[Json]) -> Json:
    """The last time that a drawer was closed."""
    return next(event for event in reversed(events) if event["event"] == "closed")


def test_what_was_shown_is_not_told_again_to_who_loads_the_page_anew(server: Server) -> None:
    with party(server, GAME, 3) as people:
        first, _, waiting = people.devices
        for _ in range(4):
            first.play("put top n")
        waiting.until(lambda: sum(event["event"] == "put" for event in waiting.events) == 4)
        count, whole = len(waiting.events), told(waiting)
        with Device(server, waiting.token, people.made) as again:
            assert told(again) == whole, "he has neither answered nor said that he has heard it"
        waiting.send(type="heard", events=count + 50)  # never more than what he was told
        waiting.refused("mark", seat=2, thing="a", sign="no")  # the frame before is through
        first.play("rotate top left")
        first.play("turn")  # the drawer is closed: a log forgets it
        with Device(server, waiting.token, people.made) as again:
            assert told(again)[:count] == log(people, 2)[:count] != whole
            assert told(again)[count:] == server.match(people.table).events(2)[count:]
            assert again.room["forgets"]
    with party(server) as people:
        assert not people.devices[0].room["forgets"], "a game in which nothing has to be remembered"
