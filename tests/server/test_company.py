"""Who is at a table beside the one who plays: several seats on a device, watchers, talk, and the host's duties."""

from __future__ import annotations

import random
import time

import pytest

import larceny
from tests.server.devices import Device, bare, party
from tests.server.processes import Server

NONCE = "0" * 32
CLOSED_BY_HOST = 4403


# More than one seat, and none


def test_several_seats_share_a_device_and_look_through_one_after_the_other(server: Server) -> None:
    token = server.guest()
    made = server.table(token, "dieven", 3, sit={"0": NONCE, "1": NONCE, "2": NONCE}, start=True)
    with Device(server, token, made) as device:
        assert device.seats == [0, 1, 2]
        assert device.update["seat"] is None, "nobody's cards are shown before somebody has taken the device"
        dice = random.Random(1)
        for _ in range(6):
            seat = device.turn["to_move"][0]
            device.send(type="look", seat=seat)
            device.until(lambda: device.update["seat"] == seat)  # noqa: B023  # used at once
            assert device.update["view"]["you"] == seat
            device.play(dice.choice(device.legal()))
        device.send(type="look", seat=None)
        device.until(lambda: device.update["seat"] is None)
        assert device.update["view"] == server.match(made["table"]).view(None)


def test_nobody_looks_through_another_ones_eyes(server: Server) -> None:
    with party(server) as people, Device(server, server.guest(), people.made) as watcher:
        for device in (people.devices[1], watcher):
            device.drain(0.05)
            for seat in (0, 2, 7):
                device.send(type="look", seat=seat)
                assert device.receive()["reason"] == "not-your-seat"
            assert device.drain(0.05) == []


def test_spectators_see_the_public_view(server: Server) -> None:
    with party(server) as people, Device(server, server.guest(), people.made) as watcher:
        people.play(random.Random(3), 5)
        watcher.drain()
        assert watcher.update["seat"] is None
        assert watcher.update["view"] == server.match(people.table).view(None)
        assert watcher.update["legal"] == []
        assert watcher.room["watchers"] == 1
        assert bare(watcher.events) == server.match(people.table).events(None)


def test_a_table_without_spectators_lets_nobody_watch(server: Server) -> None:
    with party(server, spectators=False) as people:
        token = server.guest()
        with Device(server, token, people.made, greet=False) as watcher:
            watcher.send(type="hello", protocol=1, code=people.made["join"])
            assert watcher.receive()["reason"] == "no-spectators"
            assert watcher.closed() == 1008
            assert watcher.update == {}
        people.devices[0].done("chat", text="the next thing that is written")
        assert len(server.kept(people.table).members) == 3, "who is refused has not been here"


def test_who_has_come_before_the_start_without_a_seat_does_not_watch_such_a_table(server: Server) -> None:
    with (
        party(server, spectators=False, start=False) as people,
        Device(server, server.guest(), people.made) as early,
    ):
        people.devices[0].done("start")
        early.closed()
        assert early.update == {}


def test_a_host_without_a_seat_stays_where_nobody_may_watch(server: Server) -> None:
    token = server.guest("Host")
    made = server.table(token, "dieven", 3, spectators=False, bots={"1": "random", "2": "random"})
    with Device(server, token, made) as host, Device(server, server.guest("Player"), made) as player:
        player.sit(0)
        host.done("start")
        host.until(lambda: bool(host.update))
        assert host.update["seat"] is None
        host.cut()
        host.connect()
        host.done("lock", locked=True)


def test_a_television_watches_the_whole_game(server: Server) -> None:
    with party(server, "tests.server.pairs", 4) as people, Device(server, server.guest("TV"), people.made) as screen:
        people.finish()
        screen.until(lambda: screen.is_over)
        assert screen.update["view"]["outcome"] == people.devices[0].update["view"]["outcome"]


# Talk


def test_what_is_said_at_the_table_is_heard_and_kept(server: Server) -> None:
    with party(server) as people:
        first, second, _ = people.devices
        first.done("chat", text="  good luck \u202e\x07 ")
        second.until(lambda: bool(second.heard))
        line = second.heard[0]
        assert (line["text"], line["guest"], line["name"]) == ("good luck", first.guest, "Guest 1")
        assert first.refused("chat", text="\u202e\x00") == "nothing-said"
        with Device(server, server.guest(), people.made) as late:
            late.until(lambda: bool(late.heard))
            assert late.heard[0]["text"] == "good luck"


def test_a_line_that_was_said_just_before_somebody_came_is_told_to_him_once(server: Server) -> None:
    token = server.guest("Host")
    made = server.table(token)
    with Device(server, token, made) as host, Device(server, server.guest("Late"), made, greet=False) as late:
        host.done("chat", text="kept")
        with server.slow_disk():
            host.send(type="chat", id="c", text="on its way")
            time.sleep(0.1)
            late.send(type="hello", protocol=1, code=made["join"])
            time.sleep(0.1)
            host.send(type="chat", id="d", text="after that")
            time.sleep(0.1)
        host.done("chat", text="the last")
        late.until(lambda: bool(late.heard) and late.heard[-1]["text"] == "the last")
        assert [line["text"] for line in late.heard] == ["kept", "on its way", "after that", "the last"]
        assert [line["number"] for line in late.heard] == [0, 1, 2, 3]


def test_watchers_of_a_running_game_are_heard_by_watchers_only(server: Server) -> None:
    with (
        party(server) as people,
        Device(server, server.guest("One"), people.made) as one,
        Device(server, server.guest("Other"), people.made) as other,
    ):
        one.done("chat", text="p1 has the ring")
        other.until(lambda: bool(other.heard))
        assert other.heard[0]["channel"] == "watchers"
        for device in people.devices:
            device.drain(0.1)
            assert device.heard == []


def test_a_team_has_a_channel_of_its_own(server: Server) -> None:
    with (
        party(server, "tests.server.pairs", 4) as people,
        Device(server, server.guest(), people.made) as watcher,
    ):
        first, second, third, fourth = people.devices
        assert first.until_room(lambda room: bool(room["teams"]))["teams"] == [[0, 2], [1, 3]]
        first.done("chat", text="say 2", channel="team")
        third.until(lambda: bool(third.heard))
        assert third.heard[0]["channel"] == "team"
        for device in (second, fourth, watcher):
            device.drain(0.1)
            assert device.heard == []
        second.close()
        second.connect()
        assert second.drain(0.1) is not None
        assert second.heard == [], "nor is it told later"
        watcher.done("chat", text="psst", channel="team")
        watcher.until(lambda: bool(watcher.heard))
        assert watcher.heard[0]["channel"] == "watchers", "no watcher speaks to a team"
    with party(server) as people:
        assert people.devices[0].refused("chat", text="hello", channel="team") == "no-team"


def test_nobody_counts_by_the_numbers_of_lines_what_others_say_among_themselves(server: Server) -> None:
    with (
        party(server, "tests.server.pairs", 4) as people,
        Device(server, server.guest(), people.made) as watcher,
    ):
        first, second, third, _ = people.devices
        for number in range(110):
            first.done("chat", text=f"secret {number}", channel="team")
        watcher.done("chat", text="how boring")
        first.done("chat", text="hello")
        first.done("chat", text="hello again")
        second.until(lambda: len(second.heard) == 2)
        assert [line["number"] for line in second.heard] == [0, 1]
        third.until(lambda: len(third.heard) == 112)
        assert [line["number"] for line in third.heard] == [*range(112)]
        second.close()
        second.heard.clear()
        second.connect()
        second.drain(0.1)
        assert [(line["number"], line["text"]) for line in second.heard] == [(0, "hello"), (1, "hello again")]


def test_emotes_need_no_translation(server: Server) -> None:
    with party(server) as people:
        first, second, _ = people.devices
        first.done("emote", emote="well-played")
        second.until(lambda: bool(second.heard))
        assert (second.heard[0]["emote"], second.heard[0]["text"]) == ("well-played", "")
        assert first.refused("emote", emote="rude") == "bad-message"


# The host


def test_a_locked_table_lets_nobody_new_in(server: Server) -> None:
    with party(server, start=False) as people:
        host, second, _ = people.devices
        assert second.refused("lock", locked=True) == "host-only"
        host.done("lock", locked=True)
        with Device(server, server.guest(), people.made, greet=False) as late:
            late.send(type="hello", protocol=1, code=people.made["join"])
            assert late.receive()["reason"] == "locked"
            late.closed()
        second.close()
        second.connect()  # who was here before may come back
        host.done("lock", locked=False)
        Device(server, server.guest(), people.made).close()


def test_who_is_sent_away_loses_his_seat_and_the_old_link_is_dead(server: Server) -> None:
    with party(server) as people:
        host, second, third = people.devices
        assert second.refused("kick", guest=third.guest) == "host-only"
        assert host.refused("kick", guest=host.guest) == "not-yourself"
        assert host.refused("kick", guest="nobody") == "no-such-guest"
        host.done("kick", guest=third.guest)
        assert third.closed() == CLOSED_BY_HOST
        assert third.farewell is not None
        assert third.farewell["reason"] == "kicked"
        room = host.until_room(lambda room: room["places"][2]["guest"] is None)
        assert room["places"][2]["bot"] == "regular"
        assert room["join"] != people.made["join"]
        for code in (people.made["join"], room["join"]):
            with Device(server, third.token, people.made, greet=False) as back:
                back.send(type="hello", protocol=1, code=code)
                assert back.receive()["reason"] == "banned"
        with Device(server, server.guest(), people.made, greet=False) as late:
            late.send(type="hello", protocol=1, code=people.made["join"])
            assert late.receive()["reason"] == "no-entry"
        assert server.lobby(third.token)["mine"] == []


def test_who_is_muted_is_not_heard(server: Server) -> None:
    with party(server) as people:
        host, second, third = people.devices
        assert second.refused("mute", guest=third.guest, muted=True) == "host-only"
        host.done("mute", guest=second.guest, muted=True)
        assert second.refused("chat", text="hello") == "muted"
        assert second.refused("emote", emote="laugh") == "muted"
        host.done("mute", guest=second.guest, muted=False)
        second.done("chat", text="hello")
        third.until(lambda: bool(third.heard))
        assert len(third.heard) == 1


def test_the_host_hands_his_duties_over(server: Server) -> None:
    with party(server, start=False) as people:
        host, second, third = people.devices
        assert second.refused("handover", guest=second.guest) == "host-only"
        host.done("handover", guest=second.guest)
        assert third.until_room(lambda room: room["host"] == second.guest)
        assert host.refused("start") == "host-only"
        second.done("start")


def test_a_host_who_stays_away_is_replaced(impatient: Server) -> None:
    with party(impatient, start=False) as people:
        host, second, _ = people.devices
        host.cut()
        room = second.until_room(lambda room: room["host"] != host.guest)
        assert room["host"] in {device.guest for device in people.devices[1:]}
        host.connect()
        assert host.refused("start") == "host-only"


def test_a_link_moves_a_seat_to_another_device(server: Server) -> None:
    with party(server) as people:
        owner = people.devices[1]
        code = owner.done("link", seat=1)["code"]
        with Device(server, server.guest("Phone"), people.made) as phone:
            assert phone.update["seat"] is None
            phone.done("claim", code=code)
            phone.until(lambda: phone.update["seat"] == 1)
            assert phone.seats == [1]
            owner.until_room(lambda room: room["places"][1]["guest"] == phone.guest)
            owner.until(lambda: owner.update["seat"] is None)
            assert owner.refused("claim", code=code) == "bad-link", "a link is good once"
            assert owner.refused("claim", code="guess") == "bad-link"
            assert owner.refused("link", seat=1) == "host-only"


def test_a_link_to_a_seat_opens_a_locked_table_and_no_other(server: Server) -> None:
    with party(server) as people, party(server) as others:
        code = people.devices[1].done("link", seat=1)["code"]
        for host in (people.devices[0], others.devices[0]):
            host.done("lock", locked=True)
        phone = server.guest("Phone")
        for made, seat_code in ((people.made, "guess"), (others.made, code)):
            with Device(server, phone, made, seat_code=seat_code, greet=False) as stranger:
                stranger.send(type="hello", protocol=1, code=stranger.code, seat_code=seat_code)
                assert stranger.receive()["reason"] == "locked"
        with Device(server, phone, people.made, code="", seat_code=code) as owner:
            owner.done("claim", code=code)
            owner.until(lambda: owner.update["seat"] == 1)


def test_the_host_gives_a_lost_seat_back(impatient: Server) -> None:
    with party(impatient) as people:
        host, lost, third = people.devices
        assert host.refused("link", seat=1) == "seat-in-use"
        lost.close()
        host.until_room(lambda room: room["places"][1]["standing_in"])
        assert third.refused("link", seat=1) == "host-only"
        code = host.done("link", seat=1)["code"]
        with Device(impatient, impatient.guest("Same person"), people.made) as found:
            found.done("claim", code=code)
            found.until(lambda: found.update["seat"] == 1)
            assert found.update["view"] == impatient.match(people.table).view(1)


def test_the_host_does_not_get_the_cards_of_somebody_whose_line_blinks(server: Server) -> None:
    with party(server) as people:
        host, blinking, _ = people.devices
        blinking.cut()
        host.until_room(lambda room: not room["places"][1]["present"])
        assert host.refused("link", seat=1) == "seat-is-kept"
        blinking.connect()
        blinking.done("stand", seat=1)
        blinking.close()
        host.until_room(lambda room: room["places"][1]["standing_in"] and not room["places"][1]["present"])
        host.done("link", seat=1)


def test_before_the_start_there_are_no_cards_and_a_lost_seat_is_given_back_at_once(server: Server) -> None:
    with party(server, start=False) as people:
        host, lost, _ = people.devices
        lost.close()
        host.until_room(lambda room: not room["places"][1]["present"])
        host.done("link", seat=1)


# What a game has to remark on the number of its players


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de"])
def test_in_the_lobby_of_a_game_for_two_everybody_reads_what_it_remarks_on_that(server: Server, lang: str) -> None:
    remark = larceny.load("schattendieb", 2).remark(lang)
    made = {players: server.table(server.guest("Host"), "schattendieb", players) for players in (2, 3)}
    for players, shown in ((2, remark), (3, "")):
        with Device(server, server.guest("Friend"), made[players], lang=lang) as friend:
            assert friend.room["remark"] == shown


def test_who_sets_up_a_game_is_sent_what_it_remarks_on_numbers_of_players(server: Server) -> None:
    games = server.ask("GET", "/api/server", token=server.guest()).json["games"]
    remarks = {game["key"]: game["remarks"] for game in games}
    said = {lang: larceny.load("schattendieb", 2).remark(lang) for lang in ("en", "fr", "nl", "de")}
    assert remarks["schattendieb"] == {"2": said}
    assert remarks["dieven"] == {}
