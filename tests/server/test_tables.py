"""The life of a table, sentence by sentence: from setting it up to the rematch."""

from __future__ import annotations

import random

import pytest

from larceny.server.entries import Substituted
from tests.server.devices import Device, Party, party
from tests.server.processes import Server

NONCE = "0" * 32
CLOSED_BY_HOST = 4403


def lobby_of(server: Server, token: str) -> dict[str, list[dict[str, object]]]:
    answer: dict[str, list[dict[str, object]]] = server.ask("GET", "/api/tables", token=token).json
    return answer


# Setting up


def test_a_table_is_created_with_options(server: Server) -> None:
    made = server.table(server.guest(), "schattendieb", 5, options={"rounds": 2}, clock=[60, 5], hints=False)
    table = server.kept(made["table"])
    assert (table.key, len(table.chairs), table.clock, table.hints) == ("schattendieb", 5, [60, 5], False)
    assert table.options["rounds"] == 2


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "poker"}, "unknown-game"),
        ({"game": "tests.games.dieven"}, "unknown-game"),
        ({"players": 99}, "bad-players"),
        ({"options": {"nonsense": 1}}, "unknown-option"),
        ({"clock": [0, 0]}, "bad-clock"),
        ({"clock": [10**9, 0]}, "bad-clock"),
        ({"bots": {"0": "grandmaster"}}, "no-such-level"),
        ({"bots": {"7": "random"}}, "no-such-seat"),
        ({"sit": {"x": NONCE}}, "no-such-seat"),
        ({"sit": {"0": "short"}}, "bad-request"),
        ({"start": True}, "seats-free"),
        ({"colour": "red"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(server: Server, wrong: dict[str, object], reason: str) -> None:
    reply = server.ask("POST", "/api/tables", {"game": "dieven", "players": 3, **wrong}, server.guest())
    assert 400 <= reply.status < 500
    assert reply.json["text"]
    assert reply.reason == reason


def test_the_invite_link_lets_guests_in_and_nothing_else_does(server: Server) -> None:
    made = server.table(server.guest("Host"))
    with Device(server, server.guest("Friend"), made) as friend:
        assert friend.room["table"] == made["table"]
    with Device(server, server.guest("Stranger"), made, code="", greet=False) as stranger:
        stranger.send(type="hello", protocol=1, code="guess")
        assert stranger.receive()["reason"] == "no-entry"
        assert stranger.closed() == 1008
        assert stranger.room == {}


def test_a_guest_is_a_name_and_no_account(server: Server) -> None:
    reply = server.ask("POST", "/api/guest", {"name": "  Zoë   Quick "})
    assert reply.status == 201
    assert reply.json["name"] == "Zoë Quick"
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    value = cookie.split(";")[0]
    assert value.split("=")[1] not in reply.body.decode()
    assert server.ask("GET", "/api/server", cookie=value, origin=server.origin).json["guest"]["name"] == "Zoë Quick"


def test_seats_are_taken_left_and_swapped(server: Server) -> None:
    with party(server, start=False) as people:
        host, second, third = people.devices
        third.done("stand", seat=2)
        second.done("swap", seat=1, other=2)
        room = host.until_room(lambda room: room["places"][2]["guest"] == second.guest)
        assert room["places"][1]["guest"] is None
        assert third.refused("swap", seat=0, other=1) == "host-only"
        host.done("swap", seat=0, other=2)
        room = third.until_room(lambda room: room["places"][2]["guest"] == host.guest)
        assert room["places"][0]["guest"] == second.guest
        assert third.refused("sit", seat=2, nonce=NONCE) == "seat-taken"
        assert third.refused("sit", seat=3, nonce=NONCE) == "no-such-seat"
        third.sit(1)


def test_a_bot_of_a_chosen_level_sits_on_any_empty_seat(server: Server) -> None:
    with party(server, start=False) as people:
        host, _, third = people.devices
        assert third.refused("bot", seat=2, level="random") == "host-only"
        assert host.refused("bot", seat=2, level="random") == "seat-taken"
        third.done("stand", seat=2)
        host.done("bot", seat=2, level="random")
        assert host.refused("bot", seat=2, level="clever") == "no-such-level"
        host.done("bot", seat=2, level="greedy")
        assert host.until_room(lambda room: room["places"][2]["bot"] == "greedy")["places"][2]["guest"] is None
        host.done("bot", seat=2, level=None)
        host.until_room(lambda room: room["places"][2]["bot"] is None)
        host.done("bot", seat=2, level="greedy")
        third.sit(2)  # a person may take a bot's seat before the start
        assert host.until_room(lambda room: room["places"][2]["guest"] == third.guest)["places"][2]["bot"] is None


def test_a_start_with_free_seats_is_refused(server: Server) -> None:
    with party(server, start=False) as people:
        host, second, third = people.devices
        assert second.refused("start") == "host-only"
        third.done("stand", seat=2)
        answer = host.request("start")
        assert answer["reason"] == "seats-free"
        assert "One seat" in answer["text"]
        host.done("bot", seat=2, level="random")
        host.done("start")
        assert host.refused("start") == "not-while-playing"


def test_bots_play_to_the_end(server: Server) -> None:
    token = server.guest()
    bots = {"1": "greedy", "2": "random", "3": "greedy"}
    made = server.table(token, "schattendieb", 4, bots=bots, sit={"0": NONCE}, start=True)
    dice = random.Random(1)
    with Device(server, token, made) as device:
        while device.play_any(dice):
            pass
        assert device.update["view"] == server.match(made["table"]).view(0)


# Coming and going


def test_a_refresh_brings_the_seat_back(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        seat, version = mover.update["seat"], mover.update["version"]
        mover.close()
        mover.connect()
        assert mover.seats == [seat]
        assert (mover.update["seat"], mover.update["version"]) == (seat, version)
        assert mover.play(mover.legal()[0])["type"] == "done"


def test_who_is_away_gets_a_countdown_then_a_bot_and_his_seat_back(impatient: Server) -> None:
    with party(impatient) as people:
        host, missing, _ = people.devices
        missing.cut()
        room = host.until_room(lambda room: room["places"][1]["away_until"] is not None)
        assert 0 <= room["places"][1]["away_until"] - room["now"] <= 1000
        assert not room["places"][1]["present"]
        room = host.until_room(lambda room: room["places"][1]["standing_in"])
        assert room["places"][1]["bot"] == "greedy"
        assert room["places"][1]["guest"] == missing.guest
        missing.connect()
        assert not missing.room["places"][1]["standing_in"]
        assert missing.room["places"][1]["present"]
        assert host.until_room(lambda room: room["places"][1]["bot"] is None)
        reasons = [entry.why for entry in impatient.entries(people.table) if isinstance(entry, Substituted)]
        assert reasons == ["away"]


def test_who_comes_back_in_time_keeps_his_seat(server: Server) -> None:
    with party(server) as people:
        host, missing, _ = people.devices
        missing.cut()
        host.until_room(lambda room: room["places"][1]["away_until"] is not None)
        missing.connect()
        host.until_room(lambda room: room["places"][1]["away_until"] is None and room["places"][1]["present"])
        assert not [entry for entry in server.entries(people.table) if isinstance(entry, Substituted)]


def test_a_pause_comes_when_all_agree_and_goes_when_all_agree(server: Server) -> None:
    with party(server) as people:
        first, second, third = people.devices
        first.done("pause", wanted=True)
        second.done("pause", wanted=True)
        room = third.until_room(lambda room: room["pause_wanted"] == [0, 1])
        assert not room["paused"]
        third.done("pause", wanted=True)
        third.until_room(lambda room: room["paused"])
        mover = people.mover()
        seat, decision, action = mover.update["seat"], mover.update["decision"], mover.legal()[0]
        assert mover.refused("move", seat=seat, decision=decision, action=action) == "paused"
        for device in people.devices:
            device.done("pause", wanted=False)
        third.until_room(lambda room: not room["paused"])
        mover.done("move", seat=seat, decision=decision, action=action)
        with Device(server, server.guest(), people.made) as watcher:
            assert watcher.refused("pause", wanted=True) == "players-only"


def test_a_wish_for_a_pause_can_be_taken_back(server: Server) -> None:
    with party(server) as people:
        first, second, third = people.devices
        first.done("pause", wanted=True)
        first.done("pause", wanted=False)
        second.done("pause", wanted=True)
        third.done("pause", wanted=True)
        room = third.until_room(lambda room: room["pause_wanted"] == [1, 2])
        assert not room["paused"]


# Clocks


def test_each_has_a_bank_of_time_and_gets_an_increment(server: Server) -> None:
    with party(server, "tests.server.pairs", 4, clock=[100, 7]) as people:
        first = people.devices[0]
        turn = first.update["turn"]
        assert turn["banks"][1:] == [100_000] * 3
        assert 99_000 <= turn["banks"][0] <= 100_000
        assert turn["running"] == [0]
        first.play("say 1")
        turn = first.update["turn"]
        assert 106_000 <= turn["banks"][0] <= 107_000
        assert turn["running"] == [1]


def test_a_pause_stops_the_clock(server: Server) -> None:
    with party(server, "tests.server.pairs", 4, clock=[100, 0]) as people:
        for device in people.devices:
            device.done("pause", wanted=True)
        room = people.devices[3].until_room(lambda room: room["paused"])
        assert not any(place["running"] for place in room["places"])


def test_when_the_time_is_out_a_bot_stands_in_and_back_takes_the_seat_back(server: Server) -> None:
    with party(server, "tests.server.pairs", 4, clock=[1, 0], options={"rounds": 9}) as people:
        first, second = people.devices[:2]
        room = second.until_room(lambda room: room["places"][0]["standing_in"])
        assert room["places"][0]["bot"] == "random", "this game has no other"
        second.until(lambda: second.update["view"]["said"] >= 1)  # the bot has played for the first
        first.until_room(lambda room: room["places"][0]["standing_in"])
        answer = first.request("move", seat=0, decision=0, action="say 1")
        assert answer["reason"] == "bot-plays-for-you"
        first.done("back", seat=0)
        room = first.until_room(lambda room: not room["places"][0]["standing_in"])
        assert room["places"][0]["bank"] == 15_000
        assert first.refused("back", seat=1) == "not-your-seat"


# The end


def test_who_resigns_is_played_for_to_the_end(server: Server) -> None:
    with party(server, "tests.server.pairs", 4) as people:
        first, second = people.devices[:2]
        second.done("resign", seat=1)
        room = first.until_room(lambda room: room["places"][1]["resigned"])
        assert room["places"][1]["bot"] == "random", "this game has no other"
        assert second.refused("back", seat=1) == "resigned"
        second.close()
        second.connect()
        assert second.room["places"][1]["bot"] == "random", "coming back is no way around it"
        assert second.refused("link", seat=1) == "resigned", "nor is a seat link"
        assert server.kept(people.table).chairs[1].bot == "random"


def finish(people: Party) -> None:
    people.play(random.Random(1))
    people.catch_up()
    for device in people.devices:
        device.until_room(lambda room: room["status"] == "over")


def test_a_rematch_brings_the_same_people_together_and_seats_rotate(server: Server) -> None:
    with party(server, "tests.server.pairs", 4, clock=[500, 5]) as people:
        first, second, third, _ = people.devices
        assert first.refused("rematch") == "not-while-playing"
        finish(people)
        table = second.done("rematch")["table"]
        assert third.done("rematch")["table"] == table, "asked twice, it is the same table"
        assert first.until_room(lambda room: room["rematch"] is not None)["rematch"] == table
        again = [Device(server, device.token, {"table": table}) for device in people.devices]
        try:
            assert [device.seats for device in again] == [[3], [0], [1], [2]]
            assert again[0].room["clock"] == [500, 5]
            assert again[0].room["host"] == first.guest
            again[0].done("start")
        finally:
            for device in again:
                device.close()


def test_finished_tables_are_listed_for_those_who_were_there(server: Server) -> None:
    with party(server, "tests.server.pairs", 4) as people:
        token = people.devices[1].token
        mine = lobby_of(server, token)["mine"]
        assert [(card["table"], card["mine"], card["my_turn"]) for card in mine] == [(people.table, [1], False)]
        assert lobby_of(server, people.devices[0].token)["mine"][0]["my_turn"]
        finish(people)
        (card,) = lobby_of(server, token)["finished"]
        assert card["table"] == people.table
        assert card["scores"] == people.devices[0].update["view"]["outcome"]["scores"]
        assert lobby_of(server, token)["mine"] == []
        nobody = lobby_of(server, server.guest())
        assert nobody["finished"] == []
        assert nobody["mine"] == []


def test_an_open_table_is_listed_for_all_and_a_closed_one_for_nobody(server: Server) -> None:
    token = server.guest()
    listed, secret = server.table(token, listed=True), server.table(token)
    shown = {card["table"]: card["join"] for card in lobby_of(server, server.guest())["open"]}
    assert shown[listed["table"]] == listed["join"]
    assert secret["table"] not in shown


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
        told = [{key: value for key, value in event.items() if key != "text"} for event in watcher.events]
        assert told == server.match(people.table).events(None)


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


def test_a_television_watches_the_whole_game(server: Server) -> None:
    with party(server, "tests.server.pairs", 4) as people, Device(server, server.guest("TV"), people.made) as screen:
        finish(people)
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
        assert room["places"][2]["bot"] == "greedy"
        assert room["join"] != people.made["join"]
        for code in (people.made["join"], room["join"]):
            with Device(server, third.token, people.made, greet=False) as back:
                back.send(type="hello", protocol=1, code=code)
                assert back.receive()["reason"] == "banned"
        with Device(server, server.guest(), people.made, greet=False) as late:
            late.send(type="hello", protocol=1, code=people.made["join"])
            assert late.receive()["reason"] == "no-entry"
        assert lobby_of(server, third.token)["mine"] == []


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


def test_the_host_gives_a_lost_seat_back(server: Server) -> None:
    with party(server) as people:
        host, lost, third = people.devices
        assert host.refused("link", seat=1) == "seat-in-use"
        lost.close()
        host.until_room(lambda room: not room["places"][1]["present"])
        assert third.refused("link", seat=1) == "host-only"
        code = host.done("link", seat=1)["code"]
        with Device(server, server.guest("Same person"), people.made) as found:
            found.done("claim", code=code)
            found.until(lambda: found.update["seat"] == 1)
            assert found.update["view"] == server.match(people.table).view(1)


# Moves


def undoable(people: Party, dice: random.Random) -> Device | None:
    """Play until somebody may take back what he did."""
    for _ in range(60):
        mover = people.mover()
        if not mover.play_any(dice) or mover.is_over:
            return None
        if mover.update["undo"]:
            return mover
        people.devices[0].drain(0.02)
    return None


def test_a_move_that_showed_nothing_is_taken_back_and_the_log_says_so(server: Server) -> None:
    for seed in range(12):
        with party(server, "dieven", 3) as people:
            mover = undoable(people, random.Random(seed))
            if mover is None:
                continue
            others = [device for device in people.devices if device is not mover]
            seat, version, count = mover.update["seat"], mover.update["version"], len(mover.events)
            mover.done("undo", seat=seat)
            mover.until(lambda: mover.update["version"] > version)  # noqa: B023  # used at once
            assert len(mover.events) == count - 1
            assert mover.decides
            assert [type(entry).__name__ for entry in server.entries(people.table)][-2:] == ["Played", "Undone"]
            for other in others:
                other.drain(0.1)
                told = [{key: value for key, value in event.items() if key != "text"} for event in other.events]
                assert told == server.match(people.table).events(other.update["seat"])
            assert others[0].refused("undo", seat=seat) == "not-your-seat"
            assert mover.play(mover.legal()[0])["type"] == "done"
            mover.cut()
            mover.connect(events=count)  # of the events that he has, the last is no longer true
            told = [{key: value for key, value in event.items() if key != "text"} for event in mover.events]
            assert told == server.match(people.table).events(seat)
            return
    pytest.fail("nothing could ever be taken back")


def test_a_move_that_showed_something_is_not_taken_back(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        mover.play(mover.legal()[0])
        assert not mover.update["undo"]
        answer = mover.request("undo", seat=mover.update["seat"])
        assert answer["reason"] == "cannot-undo"
        assert answer["text"]


def test_why_tells_the_reason_with_its_clause(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        seat = mover.update["seat"]
        mover.done("why", seat=seat, action=mover.legal()[0])
        answer = mover.request("why", seat=seat, action="fly me to the moon")
        assert answer["reason"] == "unknown-move"
        other = people.devices[(seat + 1) % 3]
        answer = other.request("why", seat=(seat + 1) % 3, action=mover.legal()[0])
        assert answer["reason"] == "not-your-turn"
        assert answer["section"].startswith("§")
        assert other.refused("why", seat=seat, action=mover.legal()[0]) == "not-your-seat"


def test_reasons_come_in_the_readers_language(server: Server) -> None:
    with party(server, start=False) as people:
        texts = set()
        for lang in ("en", "fr", "nl", "de"):
            with Device(server, people.devices[1].token, people.made, lang=lang) as device:
                texts.add(device.request("start")["text"])
        assert len(texts) == 4
        people.devices[0].done("start")
        texts = set()
        mover = people.mover()
        for lang in ("en", "fr", "nl", "de"):
            with Device(server, mover.token, people.made, lang=lang) as device:
                texts.add(device.request("why", seat=mover.update["seat"], action="nonsense")["text"])
                texts.add(device.update["legal"][0]["text"])
        assert len(texts) == 8


def test_an_illegal_move_changes_nothing_and_says_why(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        seat, decision = mover.update["seat"], mover.update["decision"]
        before = len(server.entries(people.table))
        answer = mover.request("move", seat=seat, decision=decision, action="nonsense")
        assert (answer["type"], answer["reason"]) == ("refused", "unknown-move")
        assert len(server.entries(people.table)) == before
        assert mover.play(mover.legal()[0])["type"] == "done"


def test_things_that_are_held_and_cannot_be_played_come_with_their_reasons(server: Server) -> None:
    held = []
    for seed in range(4):
        with party(server, "dieven", 4) as people:
            dice = random.Random(seed)
            for _ in range(25):
                mover = people.mover()
                held += mover.update["held"]
                people.play(dice, 1)
                if mover.is_over or held:
                    break
            if held:
                break
    assert held
    assert all(thing["reason"] and thing["section"] and thing["text"] for thing in held)


def test_versions_count_what_the_observer_sees_and_secret_choices_only_turn_the_turn(server: Server) -> None:
    """Two choose at once: neither learns from a number what, or when, the other chose, but who is still to choose."""
    for seed in range(6):
        with party(server, "schattendieb", 3) as people:
            dice = random.Random(seed)
            for _ in range(80):
                first = people.devices[0]
                first.drain(0.02)
                if first.is_over:
                    break
                movers = first.turn["to_move"]
                if len(movers) > 1 and 0 in movers:
                    _check_secret_choice(people, movers)
                    return
                people.play(dice, 1)
    pytest.fail("nobody ever chose at the same time as another")


def _check_secret_choice(people: Party, movers: list[int]) -> None:
    for device in people.devices:
        device.drain(0.05)
    first, other = people.devices[0], people.devices[next(seat for seat in movers if seat != 0)]
    decision, version = first.update["decision"], first.update["version"]
    seen = len(first.all)
    other.play(other.legal()[0])
    first.until(lambda: other.update["seat"] not in first.turn["to_move"])
    assert [message["type"] for message in first.all[seen:]] == ["turned"]
    assert first.update["version"] == version
    answer = first.request("move", seat=0, decision=decision, action=first.legal()[0])
    assert answer["type"] == "done", "the decision is still the same one"
