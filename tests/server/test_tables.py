"""The life of a table, sentence by sentence: from setting it up to the rematch."""

from __future__ import annotations

import random

import pytest

from larceny import library
from larceny.engine.texts import LANGUAGES
from larceny.server.entries import Substituted
from tests.server.devices import Device, party
from tests.server.processes import Server

NONCE = "0" * 32


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


@pytest.mark.parametrize("wrong", [{"game": "poker"}, {"players": 99}, {"options": {"nonsense": 1}}])
def test_a_table_that_cannot_be_is_refused_in_the_readers_language(server: Server, wrong: dict[str, object]) -> None:
    body, token = {"game": "dieven", "players": 3, **wrong}, server.guest()
    texts = {server.ask("POST", "/api/tables", body, token, accept_language=lang).json["text"] for lang in LANGUAGES}
    assert len(texts) == 4


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


def test_bots_are_called_by_their_own_names_and_have_faces(server: Server) -> None:
    guest = server.guest()
    made = server.table(guest, "dieven", 4, bots={"1": "novice", "2": "master", "3": "novice"})
    with Device(server, guest, made) as host:
        names = [place["name"] for place in host.room["places"]]
    assert names[1:] == ["Pim", "Madame Noor", "Teun"]
    pictures = {server.ask("GET", f"/api/faces/dieven/{level}").body for level in ("novice", "master", "greedy")}
    assert len(pictures) == 3, "who is nobody has the face of a machine"
    assert all(picture.startswith(b"<svg") for picture in pictures)
    assert server.ask("GET", "/api/faces/dieven/..%2F..%2Frules").status == 404
    assert server.ask("GET", "/api/faces/chess/novice").status == 404


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
        assert room["places"][1]["bot"] == "regular"
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


def test_who_has_lost_his_line_has_not_agreed_to_a_pause(server: Server) -> None:
    with party(server) as people:
        first, second, third = people.devices
        first.cut()
        second.cut()
        third.until_room(lambda room: sum(place["present"] for place in room["places"]) == 1)
        third.done("pause", wanted=True)
        third.until_room(lambda room: room["pause_wanted"] == [2])
        assert not third.room["paused"]


def test_nobody_can_hold_the_others_in_a_pause(server: Server) -> None:
    with party(server) as people:
        for device in people.devices:
            device.done("pause", wanted=True)
        for device in people.devices[1:]:
            device.done("pause", wanted=False)
        people.devices[0].until_room(lambda room: not room["paused"])


def test_a_pause_comes_when_who_did_not_want_it_plays_no_more(server: Server) -> None:
    with party(server) as people:
        first, second, third = people.devices
        first.done("pause", wanted=True)
        second.done("pause", wanted=True)
        third.done("stand", seat=2)
        first.until_room(lambda room: room["paused"])


def test_a_wish_for_a_pause_can_be_taken_back(server: Server) -> None:
    with party(server) as people:
        first, second, third = people.devices
        first.done("pause", wanted=True)
        first.done("pause", wanted=False)
        second.done("pause", wanted=True)
        third.done("pause", wanted=True)
        room = third.until_room(lambda room: room["pause_wanted"] == [1, 2])
        assert not room["paused"]


def test_a_wish_for_a_pause_stays_when_one_of_two_devices_is_closed(server: Server) -> None:
    with party(server) as people:
        first, second, _ = people.devices
        first.done("pause", wanted=True)
        Device(server, first.token, people.made).close()
        with Device(server, first.token, people.made):
            second.drain(0.2)
            assert second.room["pause_wanted"] == [0]
        first.close()
        second.until_room(lambda room: room["pause_wanted"] == [])


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


def test_of_a_clock_that_tells_too_much_others_see_only_that_its_owner_thinks(server: Server) -> None:
    with party(server, "casse", 3, clock=[100, 0], options={"setup": "quick"}) as people:
        thief, *others = people.devices
        assert 99_000 <= thief.update["turn"]["banks"][0] <= 100_000
        for other in others:
            assert other.update["turn"]["banks"] == [None, 100_000, 100_000]
            assert other.update["turn"]["running"] == [0]
        thief.play("enter W1")
        for device in people.devices:
            device.done("pause", wanted=True)
        rooms = [device.until_room(lambda room: room["paused"]) for device in people.devices]
        assert [room["places"][0]["bank"] is None for room in rooms] == [False, True, True]


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


def test_a_seat_that_is_moved_after_its_time_was_out_has_time_to_look_at_the_table(server: Server) -> None:
    with (
        party(server, "tests.server.pairs", 4, clock=[1, 0], options={"rounds": 9}) as people,
        Device(server, server.guest("Phone"), people.made) as phone,
    ):
        first = people.devices[0]
        first.until_room(lambda room: room["places"][0]["standing_in"])
        first.until(lambda: first.update["view"]["said"] >= 1)  # the bot has played for him
        phone.done("claim", code=first.done("link", seat=0)["code"])
        room = phone.until_room(lambda room: room["places"][0]["guest"] == phone.guest)
        assert (room["places"][0]["standing_in"], room["places"][0]["bank"]) == (False, 15_000)


def test_nobody_wins_time_by_standing_up(server: Server) -> None:
    with party(server, "tests.server.pairs", 4, clock=[5, 0], options={"rounds": 9}) as people:
        first = people.devices[0]
        first.done("stand", seat=0)
        first.done("back", seat=0)
        room = first.until_room(lambda room: not room["places"][0]["standing_in"])
        assert room["places"][0]["bank"] <= 5_000


def test_a_bot_fills_nobodys_bank(server: Server) -> None:
    with party(server, "tests.server.pairs", 4, clock=[100, 60], options={"rounds": 9}) as people:
        first, second = people.devices[:2]
        first.done("stand", seat=0)
        second.until(lambda: second.update["view"]["said"] >= 1)  # the bot has played for the first
        assert second.update["turn"]["banks"][0] <= 100_000


def test_who_moves_his_seat_in_time_wins_none(server: Server) -> None:
    with (
        party(server, "tests.server.pairs", 4, clock=[10, 0], options={"rounds": 9}) as people,
        Device(server, server.guest("Phone"), people.made) as phone,
    ):
        phone.done("claim", code=people.devices[0].done("link", seat=0)["code"])
        room = phone.until_room(lambda room: room["places"][0]["guest"] == phone.guest)
        assert room["places"][0]["bank"] <= 10_000


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


def test_a_rematch_brings_the_same_people_together_and_seats_rotate(server: Server) -> None:
    with party(server, "tests.server.pairs", 4, clock=[500, 5]) as people:
        first, second, third, _ = people.devices
        assert first.refused("rematch") == "not-while-playing"
        people.finish()
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
        mine = server.lobby(token)["mine"]
        assert [(card["table"], card["mine"], card["my_turn"]) for card in mine] == [(people.table, [1], False)]
        assert server.lobby(people.devices[0].token)["mine"][0]["my_turn"]
        people.finish()
        (card,) = server.lobby(token)["finished"]
        assert card["table"] == people.table
        assert card["scores"] == people.devices[0].update["view"]["outcome"]["scores"]
        assert server.lobby(token)["mine"] == []
        nobody = server.lobby(server.guest())
        assert nobody["finished"] == []
        assert nobody["mine"] == []


def test_an_open_table_is_listed_for_all_and_a_closed_one_for_nobody(server: Server) -> None:
    token = server.guest()
    listed, secret = server.table(token, listed=True), server.table(token)
    shown = {card["table"]: card["join"] for card in server.lobby(server.guest())["open"]}
    assert shown[listed["table"]] == listed["join"]
    assert secret["table"] not in shown


def test_a_table_that_is_locked_is_not_listed_with_its_code(server: Server) -> None:
    token = server.guest()
    made = server.table(token, listed=True)
    with Device(server, token, made) as host:
        for locked in (True, False):
            host.done("lock", locked=locked)
            assert (made["table"] in [card["table"] for card in server.lobby(server.guest())["open"]]) is not locked


def test_a_running_game_is_found_again_however_many_tables_came_after_it(server: Server) -> None:
    with party(server, "tests.server.pairs", 4) as people:
        token = people.devices[0].token
        after = [server.table(token)["table"] for _ in range(60)]
        mine = server.lobby(token)["mine"]
        assert [card["table"] for card in mine] == [*reversed(after), people.table]
        assert mine[-1]["my_turn"]


def test_a_running_game_is_found_again_however_many_have_ended_since(server: Server) -> None:
    match = library.load("dieven", players=3).start(seed=1)
    while match.movers():
        match.play(seat := match.movers()[0], match.legal(seat)[0])
    with party(server, "tests.server.pairs", 4) as people:
        token = people.devices[0].token
        for _ in range(51):
            assert server.ask("POST", "/api/imports", {"transcript": match.transcript()}, token).status == 201
        lobby = server.lobby(token)
        assert [card["table"] for card in lobby["mine"]] == [people.table]
        assert len(lobby["finished"]) == 50
