"""Whole games over real sockets, with lines that break and messages that come twice, late or in the wrong order."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path

import pytest

import larceny
from examples import join_bot
from larceny.client import Client, Dismissed, Refused
from larceny.server.entries import Played
from tests.conftest import LONG
from tests.server.devices import Device, bare, party
from tests.server.processes import PATIENCE, Json, Server, left_running, serving
from tests.server.robots import FAULTS, Mischief, check_log, play_out, robots_at

GAMES = larceny.games()


@pytest.mark.parametrize("game", GAMES)
def test_the_log_holds_each_accepted_move_once_and_in_order(server: Server, game: str) -> None:
    tables = [robots_at(server, game, 4, FAULTS, seed) for seed in range(30 if LONG else 3)]
    robots = [robot for table in tables for robot in table]
    asyncio.run(play_out(robots, 60 * len(tables)))
    for table in tables:
        check_log(server, table)
    assert sum(robot.cuts for robot in robots) > len(tables)
    assert sum(robot.refusals["stale"] for robot in robots) > len(tables)


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_answered_as_often_as_it_was_sent(server: Server, game: str) -> None:
    robots = robots_at(server, game, 3, Mischief(duplicate=0.4, stale=0.4), seed=1)
    asyncio.run(play_out(robots))
    for robot in robots:
        assert robot.times_sent == robot.times_answered
        assert max(robot.times_answered.values()) > 1


def test_a_move_sent_twice_is_played_once_and_answered_twice(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        move = {"id": "twice", "seat": mover.update["seat"], "decision": mover.update["decision"]}
        move["action"] = mover.legal()[0]
        mover.done("move", **move)
        mover.done("move", **move)
        assert [entry.move for entry in server.entries(people.table) if isinstance(entry, Played)] == ["twice"]


def test_the_same_id_with_another_action_plays_nothing(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        decision, actions = mover.update["decision"], mover.legal()
        seat = mover.update["seat"]
        mover.done("move", id="same", seat=seat, decision=decision, action=actions[0])
        mover.done("move", id="same", seat=seat, decision=decision + 1, action=actions[-1])
        played = [entry for entry in server.entries(people.table) if isinstance(entry, Played)]
        assert [entry.action for entry in played] == [actions[0]]


def test_a_move_that_answers_an_older_decision_is_stale(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        seat, decision, action = mover.update["seat"], mover.update["decision"], mover.legal()[0]
        mover.play(action)
        people.play(random.Random(1), 5)
        assert mover.refused("move", seat=seat, decision=decision, action=action) == "stale"
        assert mover.refused("move", seat=seat, decision=10**9, action=action) == "stale"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_devices_show_at_the_end_is_the_replayed_log(server: Server, game: str) -> None:
    with party(server, game, 4) as people, Device(server, server.guest("Watcher"), people.made) as watcher:
        people.play(random.Random(7))
        people.catch_up()
        watcher.until(lambda: watcher.is_over)
        match = server.match(people.table)
        for device in (*people.devices, watcher):
            seat, first = device.update["seat"], device.update["first"]
            assert device.update["view"] == match.view(seat)
            # In a game of memory only what came last is still told as it happened; in others all is.
            assert bare(device.events) == match.narrator.as_told(seat)[:first] + match.events(seat)[first:]
            assert all(event["text"] or "text" in event for event in device.events)
            assert device.room["status"] == "over"


def test_who_comes_back_is_told_what_he_missed_and_nothing_twice(server: Server) -> None:
    dice = random.Random(3)
    with party(server) as people:
        people.play(dice, 4)
        missing = people.devices[1]
        missing.drain()
        known = len(missing.events)
        missing.cut()
        missing.connect(events=known)
        first = missing.update["first"]
        assert first == known
        people.devices[2].drain()
        assert missing.update["view"] == server.match(people.table).view(1)
        again = Device(server, missing.token, people.made)
        again.drain()
        assert [event["number"] for event in again.events] == list(range(len(again.events)))
        assert again.events[: len(missing.events)] == missing.events
        again.close()


def test_two_devices_of_one_guest_both_see_the_seat(server: Server) -> None:
    with party(server) as people:
        host = people.devices[0]
        with Device(server, host.token, people.made) as second:
            people.play(random.Random(2), 3)
            second.drain()
            assert second.update["seat"] == 0
            assert second.update["view"] == server.match(people.table).view(0)


# The public client and the example


def test_the_public_client_plays_a_whole_game(server: Server) -> None:
    token = server.guest("Host")
    made = server.table(token, "dieven", 3, bots={"1": "greedy", "2": "random"})
    link = f"{server.url}/t/{made['table']}#{made['join']}"
    dice = random.Random(5)
    with Client(server.url, made["table"], token=token) as host, Client.join(link, name="Watcher") as watcher:
        assert host.sit() == 0
        host.request("start")
        for update in host.updates():
            if update["decision"] is not None:
                host.move(update, dice.choice(update["legal"])["action"])
        assert update["view"]["outcome"] is not None
        *_, last = watcher.updates()
        assert last["view"] == server.match(made["table"]).view(None)
        assert host.seats == [0]
        assert watcher.seats == []


def test_the_public_client_raises_refusals_as_sentences(server: Server) -> None:
    made = server.table(server.guest(), "dieven", 3, bots={"0": "random", "1": "random", "2": "random"})
    link = f"{server.url}/t/{made['table']}#{made['join']}"
    with Client.join(link, name="Late") as client:
        with pytest.raises(Refused, match="free seat"):
            client.sit()
        with pytest.raises(Refused, match="host") as caught:
            client.request("start")
        assert caught.value.reason == "host-only"
    with pytest.raises(Refused) as caught, Client.join(f"{server.url}/t/{made['table']}#wrong", name="Stranger"):
        pass
    assert caught.value.reason == "no-entry"
    with pytest.raises(Refused) as caught:
        Client.join(link, name="")
    assert caught.value.reason == "bad-request"


def test_the_public_client_comes_back_after_its_line_broke(server: Server) -> None:
    made = server.table(server.guest("Host"), "dieven", 3, bots={"1": "random", "2": "random"})
    link = f"{server.url}/t/{made['table']}#{made['join']}"
    host = Device(server, server.guest(), made)
    host.close()
    with Client.join(link, name="Comeback") as client:
        seat = client.sit()
        client.connect()
        assert client.seats == [seat]


class Listener:
    """A bot that keeps what it was shown, and plays what comes first."""

    def __init__(self) -> None:
        self.seen: list[Json] = []

    def see(self, events: list[Json]) -> None:
        self.seen += events

    def choose(self, view: Json, legal: list[str], rng: object) -> str:
        return legal[0]


def rotate(device: Device) -> None:
    """At Master Thieves: play until a level of the box is rotated, which everybody sees and which can be taken back."""
    while "rotate top right" not in device.legal():
        device.play(device.legal()[0])
    device.play("rotate top right")


def rotate_otherwise(device: Device) -> None:
    """Take it back, and rotate to the other side."""
    version = device.update["version"]
    device.done("undo", seat=device.seats[0])
    device.until(lambda: device.update["version"] > version)
    device.play("rotate top left")


def until_update(client: Client) -> None:
    while client.receive(PATIENCE)["type"] != "update":
        pass


def test_the_public_client_says_when_something_was_taken_back(server: Server) -> None:
    with party(server, "master_thieves") as people:
        mover, other, _ = people.devices
        rotate(mover)
        with Client(server.url, people.table, token=other.token) as client:
            until_update(client)
            assert client.news() == client.events
            client.connect()
            until_update(client)
            assert (client.news(), client.taken_back) == ([], False), "to come back is no reason to forget"
            rotate_otherwise(mover)
            until_update(client)
            assert (client.news(), client.taken_back) == ([], True)
            until_update(client)
            assert [event["action"] for event in client.news()] == ["rotate top left"]
            assert not client.taken_back
            assert bare(client.events) == server.match(people.table).events(1)


def test_the_public_client_notices_that_something_was_taken_back_while_it_was_away(server: Server) -> None:
    with party(server, "master_thieves") as people:
        mover, other, _ = people.devices
        rotate(mover)
        with Client(server.url, people.table, token=other.token) as client:
            until_update(client)
            client.news()
            client.close()
            mover.done("undo", seat=0)
            client.connect()
            until_update(client)
            assert (client.news(), client.taken_back) == ([], True)


def test_the_public_client_notices_that_something_else_was_done_in_its_place_while_it_was_away(server: Server) -> None:
    with party(server, "master_thieves") as people:
        mover, other, _ = people.devices
        rotate(mover)
        with Client(server.url, people.table, token=other.token) as client:
            until_update(client)
            client.news()
            client.close()
            rotate_otherwise(mover)
            client.connect()
            until_update(client)
            assert [event["action"] for event in client.news()] == ["rotate top left"]
            assert client.taken_back


def test_the_example_bot_starts_anew_when_a_move_is_taken_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    bots: list[Listener] = []

    def make(game: str, level: str) -> Listener:
        bots.append(Listener())
        return bots[-1]

    monkeypatch.setattr(larceny, "bot", make)
    with party(server, "master_thieves", start=False) as people:
        host, second, third = people.devices
        third.done("stand", seat=2)
        link = f"{server.url}/t/{people.table}#{people.made['join']}"
        example = threading.Thread(target=join_bot.main, args=(link,), daemon=True)
        example.start()
        host.until_room(lambda room: room["places"][2]["guest"] not in (None, third.guest))
        host.done("start")
        host.until(lambda: host.decides)
        rotate(host)
        rotate_otherwise(host)
        for seat, device in enumerate((host, second)):
            device.done("resign", seat=seat)
        example.join(PATIENCE)
        assert not example.is_alive()
        assert len(bots) == 2
        assert bare(bots[-1].seen) == server.match(people.table).events(2)


def test_the_example_bot_joins_by_link_and_plays_to_the_end(server: Server) -> None:
    token = server.guest("Host")
    made = server.table(token, "dieven", 3, bots={"1": "random", "2": "greedy"})
    link = f"{server.url}/t/{made['table']}#{made['join']}"
    with Device(server, token, made) as host:
        example = left_running("examples/join_bot.py", link)
        try:
            host.until_room(lambda room: all(place["guest"] or place["bot"] for place in room["places"]))
            host.done("start")
            said, trouble = example.communicate(timeout=60)
        finally:
            example.kill()
            example.communicate()
        assert example.returncode == 0, trouble
        assert said.startswith("p1: {'scores':")
        host.until(lambda: host.is_over)


def test_example_bots_keep_within_the_limits_and_find_seats_of_their_own(tmp_path: Path) -> None:
    limits = {"messages_per_second": 5, "messages_burst": 20}
    with serving(tmp_path, **limits) as server:
        token = server.guest("Host")
        made = server.table(token, "schattendieb", 2, options={"rounds": 1})
        link = f"{server.url}/t/{made['table']}#{made['join']}"
        with Device(server, token, made) as host:
            examples = [left_running("examples/join_bot.py", link) for _ in range(2)]
            try:
                host.until_room(lambda room: all(place["guest"] for place in room["places"]))
                host.done("start")
                said = ["".join(example.communicate(timeout=60)) for example in examples]
            finally:
                for example in examples:
                    example.kill()
                    example.communicate()
            assert [example.returncode for example in examples] == [0, 0], said
            assert sorted(text.splitlines()[-1][:3] for text in said) == ["p1:", "p2:"]
            assert not any("Traceback" in text or "too much" in text for text in said)


def test_the_public_client_takes_the_next_seat_if_somebody_was_quicker(server: Server) -> None:
    made = server.table(server.guest(), "dieven", 3)
    link = f"{server.url}/t/{made['table']}#{made['join']}"
    with Client.join(link, name="Eins", lang="de") as one, Client.join(link, name="Two") as other:
        while not other.room:
            other.receive()
        assert [one.sit(), other.sit()] == [0, 1], "what the other knows is old"
        with pytest.raises(Refused) as caught:
            one.sit(1)
        assert caught.value.reason == "seat-taken"
        assert "Somebody" not in str(caught.value), "it is told in its own language"


def test_the_public_client_goes_on_when_it_was_sent_away_for_a_while(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.table(server.guest("Host"), "dieven", 3, bots={"1": "random", "2": "random"})
        with Client.join(f"{server.url}/t/{made['table']}#{made['join']}", name="Patient") as client:
            client.sit()
            token = client.token
            server.stop()
            with pytest.raises(Dismissed) as caught:
                client.request("seal")
            assert caught.value.again_after is not None
            with pytest.raises(Dismissed, match="no connection"):
                client.connect()
            with pytest.raises(Refused, match="no connection"):
                client.register(server.url, "Nobody")
            server.start()
            client.come_back(caught.value)
            assert client.request("seal")["type"] == "done"
            assert client.token == token
            assert client.seats == [0]
