"""Who may not come in, may not see and may not do: tokens, origins, seats, headers."""

from __future__ import annotations

import contextlib
import json
import random
import secrets
import time
from pathlib import Path

import pytest

from larceny.server.app import HEADERS
from tests.server.devices import Device, handshake, party
from tests.server.processes import Server, serving

NONCE = "0" * 32


# Doors


@pytest.mark.parametrize("other", ['prefs={"a":1}', "a b", 'x="unclosed', "[x]=1", "a=b c", ""])
def test_cookies_of_other_programs_on_the_same_host_do_not_hide_ours(server: Server, other: str) -> None:
    token = server.guest("Ada")
    for cookie in (f"{other}; larceny={token}", f"larceny={token}; {other}"):
        reply = server.ask("GET", "/api/server", origin=server.origin, cookie=cookie)
        assert reply.json["guest"]["name"] == "Ada", cookie


def test_a_page_of_another_site_is_refused(server: Server) -> None:
    token = server.guest()
    cookie = f"larceny={token}"
    table = server.table(token)["table"]
    assert handshake(server, table, Cookie=cookie, Origin=server.origin) == 101
    foreign = (
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        f"http://127.0.0.1:{server.port}.evil.example",
        "http://[",
    )
    for origin in foreign:
        assert handshake(server, table, Cookie=cookie, Origin=origin) == 403, origin
        assert handshake(server, table, Authorization=f"Bearer {token}", Origin=origin) == 403, origin
    assert handshake(server, table, Cookie=cookie) == 403, "a cookie without an origin"
    assert handshake(server, table, Authorization=f"Bearer {token}") == 101
    assert handshake(server, table, Cookie=cookie, Origin=server.origin, Host="rebound.example") in (101, 403)
    rebound = handshake(server, table, Cookie=cookie, Origin="http://rebound.example", Host="rebound.example")
    assert rebound == 403, "a name that is made to lead here is no page of ours"


def test_what_changes_something_is_not_asked_by_another_sites_page(server: Server) -> None:
    token = server.guest()
    for method, path, body in (
        ("POST", "/api/guest", {"name": "Eve"}),
        ("PATCH", "/api/guest", {"name": "Eve"}),
        ("DELETE", "/api/guest", None),
        ("POST", "/api/tables", {"game": "dieven", "players": 3}),
        ("POST", "/api/imports", {"transcript": ""}),
    ):
        reply = server.ask(method, path, body, origin="https://evil.example", cookie=f"larceny={token}")
        assert reply.status in (401, 403, 405), (method, path)
    assert (
        server.ask("GET", "/api/server", origin=server.origin, cookie=f"larceny={token}").json["guest"]["name"] == "Ada"
    )


def test_guessed_stolen_and_forgotten_tokens_open_nothing(server: Server) -> None:
    token = server.guest()
    made = server.table(token)
    for wrong in ("", "x", secrets.token_urlsafe(32), token[:-1], token + "x", token.upper(), "x" * 500, "é"):
        headers = {"Authorization": f"Bearer {wrong}"} if wrong.isascii() else {}
        assert handshake(server, made["table"], **headers) == 403
        assert (
            server.ask("POST", "/api/tables", {"game": "dieven", "players": 3}, wrong.strip("é") or "y").status == 401
        )
    public = Device(server, token, made)
    public.close()
    assert handshake(server, made["table"], Authorization=f"Bearer {public.guest}") == 403, "the public id is no token"
    assert server.ask("DELETE", "/api/guest", token=token).status == 204
    assert handshake(server, made["table"], Authorization=f"Bearer {token}") == 403


def statuses(server: Server, *tokens: str) -> list[int]:
    """How setting up a table is answered, with each of these tokens."""
    body = {"game": "dieven", "players": 3}
    return [server.ask("POST", "/api/tables", body, token).status for token in tokens]


def test_who_tries_wrong_tokens_has_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, wrong_tokens=3, wrong_token_seconds=1) as server:
        assert statuses(server, "one", "two", "three", "four") == [401, 401, 429, 429]
        reply = server.ask("POST", "/api/tables", {"game": "dieven", "players": 3}, "five")
        assert reply.headers["retry-after"] == "1"
        time.sleep(1.1)
        assert statuses(server, "five") == [401]


def test_a_right_token_is_never_refused_and_an_old_one_is_no_guess(tmp_path: Path) -> None:
    with serving(tmp_path, wrong_tokens=3, wrong_token_seconds=60) as server:
        token = server.guest()
        table = server.table(token)["table"]
        for _ in range(5):
            assert handshake(server, table, Cookie="larceny=old", Origin=server.origin) == 403
            assert handshake(server, table, Authorization="Bearer old") == 403
        assert statuses(server, "old") == [401], "the same again is no guess"
        assert statuses(server, "one", "two", "three") == [401, 429, 429]
        assert handshake(server, table, Authorization=f"Bearer {token}") == 101
        assert handshake(server, table, Cookie=f"larceny={token}", Origin=server.origin) == 101
        assert statuses(server, token) == [201]


def test_numbers_about_the_server_are_told_only_to_who_has_their_token(server: Server, tmp_path: Path) -> None:
    for token in ("", "number", "numbers ", server.guest()):
        reply = server.ask("GET", "/metrics", token=token)
        assert reply.status == 404
        assert b"larceny_" not in reply.body
    assert server.ask("GET", "/metrics", token="numbers").status == 200
    with serving(tmp_path, metrics_token="") as closed:
        assert [closed.ask("GET", "/metrics", token=token).status for token in ("", "numbers")] == [404, 404]


def test_a_nonce_or_a_mark_with_a_line_end_is_refused(server: Server) -> None:
    with party(server, start=False) as people:
        host = people.devices[0]
        assert host.refused("sit", seat=0, nonce=NONCE + "\n") == "bad-message"
        assert host.refused("mark", seat=0, thing="a\n", sign="no") == "bad-message"
        table = {"game": "dieven", "players": 3, "sit": {"0": NONCE + "\n"}}
        assert server.ask("POST", "/api/tables", table, host.token).status == 400
        host.done("start")


def test_a_refused_socket_is_told_nothing_while_others_play(server: Server) -> None:
    with party(server) as people, Device(server, server.guest(), people.made, greet=False) as stranger:
        people.play(random.Random(1), 4)
        assert stranger.drain(0.2) == [], "before the hello"
        stranger.send(type="hello", protocol=1, code="wrong")
        assert [message["type"] for message in (stranger.receive(), stranger.receive())] == ["refused", "farewell"]
        people.play(random.Random(2), 4)
        assert stranger.closed() == 1008
        assert [message["type"] for message in stranger.all] == ["refused", "farewell"]


def test_tokens_and_codes_stand_nowhere_in_clear(server: Server) -> None:
    token = server.guest("Clear")
    made = server.table(token)
    with Device(server, token, made) as host:
        host.sit(0)
        code = host.done("link", seat=0)["code"]
    kept = server.database.read_bytes() + server.database.with_name("tables.db-wal").read_bytes()
    assert token.encode() not in kept
    assert code.encode() not in kept


# Other people's seats


def test_a_seat_follows_from_the_token_and_from_nothing_in_a_message(server: Server) -> None:
    with party(server) as people, Device(server, server.guest(), people.made) as watcher:
        mover = people.mover()
        seat, decision, action = mover.update["seat"], mover.update["decision"], mover.legal()[0]
        others = [device for device in people.devices if device is not mover]
        before = len(server.entries(people.table))
        for device in (*others, watcher):
            for kind, fields in (
                ("move", {"decision": decision, "action": action}),
                ("undo", {}),
                ("why", {"action": action}),
                ("stand", {}),
                ("back", {}),
                ("resign", {}),
            ):
                assert device.refused(kind, seat=seat, **fields) == "not-your-seat", kind
                assert device.refused(kind, seat=9, **fields) == "no-such-seat", kind
                assert device.refused(kind, seat=-1, **fields) == "bad-message", kind
                assert device.refused(kind, seat=True, **fields) == "bad-message", kind
            for kind, fields in (
                ("sit", {"seat": seat, "nonce": NONCE}),
                ("swap", {"seat": seat, "other": 0}),
                ("bot", {"seat": seat, "level": "random"}),
            ):
                assert device.refused(kind, **fields) in ("not-while-playing", "host-only"), kind
        third = others[-1]
        assert third.refused("link", seat=seat) in ("host-only", "seat-in-use")
        assert len(server.entries(people.table)) == before
        mover.drain(0.05)
        assert mover.play(action)["type"] == "done"


def test_messages_with_fields_that_are_not_known_are_refused(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        move = {"seat": mover.update["seat"], "decision": mover.update["decision"], "action": mover.legal()[0]}
        for extra in ({"guest": "x"}, {"token": "x"}, {"as": 2}, {"__class__": "x"}):
            assert mover.refused("move", **move, **extra) == "bad-message"
        assert mover.refused("cheat", seat=0) == "bad-message"
        mover.done("move", **move)


def test_a_second_hello_and_another_protocol_are_refused(server: Server) -> None:
    token = server.guest()
    made = server.table(token)
    with Device(server, token, made, greet=False) as newer:
        newer.send(type="hello", protocol=2)
        assert newer.receive()["reason"] == "protocol"
    with Device(server, token, made) as twice:
        twice.send(type="hello", protocol=1)
        twice.closed()
        assert twice.farewell is not None
        assert twice.farewell["reason"] == "protocol"
    with Device(server, token, made, greet=False) as hasty:
        hasty.send(type="start", id="1")
        assert hasty.receive()["reason"] == "protocol"


def test_a_table_that_is_not_there_closes_the_socket(server: Server) -> None:
    token = server.guest()
    with Device(server, token, {"table": "nowhere"}, greet=False) as device:
        assert device.closed() == 4404


# A running game


def test_nothing_of_a_running_game_is_replayed_or_exported(server: Server) -> None:
    with party(server, listed=True) as people:
        people.play(random.Random(1), 5)
        host = people.devices[0].token
        seed = server.kept(people.table).seed.hex()
        for path in ("replay", "replay?seat=0", "replay?seat=none", "export"):
            for token in (host, server.guest(), ""):
                reply = server.ask("GET", f"/api/tables/{people.table}/{path}", token=token)
                assert (reply.status, reply.reason) == (403, "not-finished")
        assert people.table not in server.ask("GET", "/api/exports").body.decode()
        everything = json.dumps([message for device in people.devices for message in device.all])
        assert seed not in everything
        assert server.ask("GET", "/metrics", token="numbers").body.decode().find(people.table) == -1
    assert server.ask("GET", "/api/tables/none/replay").status == 404
    assert server.ask("GET", "/api/tables/none/export").status == 404


def test_the_seed_is_told_only_when_the_game_is_over(server: Server) -> None:
    with party(server, "tests.server.pairs", 4) as people:
        people.play(random.Random(1))
        people.catch_up()
        device = people.devices[2]
        device.until_room(lambda room: room["status"] == "over")
        rooms = [message for message in device.all if message["type"] == "room"]
        assert {room["seed"] for room in rooms if room["status"] != "over"} == {None}
        assert device.room["seed"] == server.kept(people.table).seed.hex()
        assert len({room["commitment"] for room in rooms}) == 1


def test_watchers_find_no_room_beyond_their_number(tmp_path: Path) -> None:
    with serving(tmp_path, spectators=2) as server, party(server) as people, contextlib.ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(Device(server, server.guest(), people.made))
        third = stack.enter_context(Device(server, server.guest(), people.made, greet=False))
        third.send(type="hello", protocol=1, code=people.made["join"])
        assert third.receive()["reason"] == "too-many-spectators"
        people.devices[1].cut()
        people.devices[1].connect()  # players always find room


# Names and chat


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "x" * 25, "a\x00b", "a\u202eb", "a\u200bb", "\ud800", "\ufeffab", "\ue000", "a\u0085\u0007b"),
        *("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f\u034f", "\u17b4"),  # they are letters, and blank
        *("Ada\u3164", "A\u034fda", "A\u180bda", "A\ufe0fda", "A\u200dda", "Ada\u200c", "\u200d\u0639\u0644\u06cc"),
        *("e" + "\u0301" * 20, "Ada" + "\u0335" * 7),
        *("\u0301", "\U0001f98a", "?!", "\u2764\ufe0f"),  # without a letter
    ],
)
def test_names_that_cannot_be_read_are_refused(server: Server, name: str) -> None:
    reply = server.ask("POST", "/api/guest", {"name": name})
    assert reply.status == 400
    assert reply.reason in ("bad-name", "bad-request")


@pytest.mark.parametrize(
    "name",
    [
        *("Zoë", "O'Neil-Smith Jr.", "Nguyễn Thị Hạnh", "Ἀθηνᾶ", "Ярослав", "Ազատ", "R2D2", "7", "№ 7"),
        *("דָּוִד", "مُحَمَّد", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "महेश", "สมชาย",
          "\u0dc1\u0dca\u200d\u0dbb\u0dd3", "ပို့", "မျှို့"),
        *("བསྟན་འཛིན", "ሰላም", "김철수", "さくら", "李小龍", "\u845b\U000e0100城", "ᠮᠣᠩᠭᠣᠯ", "ខ្មែរ"),
        *("Ada 🦊", "Ada \u2764\ufe0f", "Ada \u2764\ufe0f\u200d\U0001f525", "👩\u200d🚀 Bo",
          "1\ufe0f\u20e3 Ada", "Ada 👍🏽", "🇳🇱 Cy"),
    ],
)  # fmt: skip
def test_names_of_every_script_are_taken_and_emoji_with_letters(server: Server, name: str) -> None:
    assert server.ask("POST", "/api/guest", {"name": name}).status == 201


def test_names_are_composed_and_shown_as_they_are(server: Server) -> None:
    for given, kept in (("e\u0301va", "éva"), ("<script>alert(1)", "<script>alert(1)"), ("a  \n b", "a b")):
        reply = server.ask("POST", "/api/guest", {"name": given})
        assert reply.json["name"] == kept
        assert reply.headers["content-type"] == "application/json"


# Headers


def test_every_answer_carries_the_content_policy_and_its_like(server: Server) -> None:
    wanted = {name.decode(): value.decode() for name, value in HEADERS}
    assert "default-src 'none'" in wanted["content-security-policy"]
    assert "unsafe" not in wanted["content-security-policy"]
    for method, path, body in (
        ("GET", "/api/server", None),
        ("GET", "/api/tables", None),
        ("GET", "/api/openapi.json", None),
        ("GET", "/health", None),
        ("GET", "/metrics", None),
        ("GET", "/nowhere", None),
        ("GET", "/api/qr?text=x", None),
        ("GET", "/api/tables/none/replay", None),
        ("POST", "/api/guest", b"{"),
        ("POST", "/api/server", b""),
        ("GET", "/", None),
        ("GET", "/t/somewhere", None),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", None),
    ):
        reply = server.ask(method, path, body)
        assert {name: reply.headers.get(name) for name in wanted} == wanted, path
        assert "server" not in reply.headers
        assert b"Traceback" not in reply.body
