"""Running a server: backup, old rules, forgetting, logs, numbers, replays, exports and imports."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

import larceny
from larceny.engine.texts import LANGUAGES
from larceny.server.identity import COOKIE
from tests.conftest import LONG
from tests.server.devices import Device, Party, bare, party
from tests.server.processes import PATIENCE, Json, Server, free_port, left_running, serving
from tests.server.processes import larceny as command

DAY = 86_400_000  # ms


def finished(server: Server, game: str = "dieven", players: int = 3, **fields: Any) -> Party:
    """A game that was played to its end."""
    with party(server, game, players, **fields) as people:
        people.play(random.Random(1))
        people.catch_up()
    return people


# The process


def test_the_command_serves_prints_its_address_and_stops_when_it_is_interrupted(tmp_path: Path) -> None:
    port = free_port()
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--db", str(tmp_path / "new" / "t.db"), "--no-open"]
    process = left_running("-m", "larceny", *words)
    try:
        assert process.stdout is not None
        assert f"http://localhost:{port}" in process.stdout.readline()
        again = command(*words)
        assert again.returncode != 0
        assert str(port) in again.stderr
        assert "Traceback" not in again.stderr
        deadline = time.monotonic() + PATIENCE
        while not port_answers(port) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()
    assert "Traceback" not in complaints
    assert process.returncode in (0, 130, -signal.SIGINT)


def port_answers(port: int) -> bool:
    import urllib.request

    with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
        return bool(answer.status == 200)
    return False


def test_wrong_words_are_answered_with_a_sentence(tmp_path: Path) -> None:
    for words in (
        ["--port", "99999"],
        ["--game", "no.such.package"],
        ["--db", "/dev/null/x.db"],
        ["--messages-per-second", "many"],
    ):
        answer = command("serve", "--no-open", "--db", str(tmp_path / "x.db"), *words)
        assert answer.returncode != 0
        assert "Traceback" not in answer.stderr
        assert answer.stderr.strip()


# Files


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as server, party(server) as people:
        people.play(random.Random(1), 4)
        copy = tmp_path / "copy" / "tables.db"
        copy.parent.mkdir()
        assert command("backup", str(server.database), str(copy)).returncode == 0
        again = command("backup", str(server.database), str(copy))
        assert again.returncode != 0
        assert "Traceback" not in again.stderr
        people.play(random.Random(2), 2)
        before = server.match(people.table)
        with serving(tmp_path / "copy") as restored, Device(restored, people.devices[0].token, people.made) as device:
            assert device.seats == [0]
            assert restored.match(people.table).history == before.history[: len(restored.match(people.table).history)]


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("this is no database, it is a text that is longer than a hundred bytes, or so it seems " * 3)
    answer = command("serve", "--no-open", "--host", "127.0.0.1", "--port", str(free_port()), "--db", str(file))
    assert answer.returncode != 0
    assert "Traceback" not in answer.stderr
    assert answer.stderr.strip()


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("--keep-days", "-1"),
        ("--bots-threads", "0"),
        ("--bot-pace", "nan"),
        ("--frame-bytes", "0"),
        ("--proxies", "-1"),
        ("--away-seconds", "-5"),
        ("--public-url", "play.example.org"),
        ("--origin", "play.example.org"),
        ("--messages-per-second", "0"),
        ("--messages-burst", "1"),
        ("--frame-bytes", "10"),
        ("--head-bytes", "100"),
        ("--waiting-bytes", "1"),
        ("--tables-per-minute", "0"),
        ("--wrong-tokens", "0"),
    ],
)
def test_a_flag_with_which_nobody_could_be_served_is_refused_with_a_sentence(
    tmp_path: Path, flag: str, value: str
) -> None:
    file = tmp_path / "tables.db"
    words = ["serve", "--no-open", "--host", "127.0.0.1", "--port", str(free_port()), "--db", str(file)]
    answer = command(*words, f"{flag}={value}")
    assert answer.returncode != 0
    assert answer.stdout == ""
    assert flag in answer.stderr
    assert value in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    assert not file.exists(), "nothing is opened, and nothing is forgotten"


def change_log(server: Server, table: str, number: int, old: str, new: str) -> None:
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        book = database.execute("SELECT number FROM book WHERE seating = ?", (table,)).fetchone()
        database.execute(
            "UPDATE log SET entry = replace(entry, ?, ?) WHERE book = ? AND number = ?", (old, new, *book, number)
        )
        database.commit()


@pytest.mark.parametrize(
    ("number", "old", "new", "said"),
    [
        (0, '"rules":1', '"rules":0', "rules 0"),
        (3, '"nonce":"', '"nonce":"f', "changed"),
        (0, "dieven", "nimmer", "no game"),
    ],
)
def test_a_table_that_cannot_be_read_on_is_frozen_with_a_plain_message(
    tmp_path: Path, number: int, old: str, new: str, said: str
) -> None:
    with serving(tmp_path) as server:
        with party(server) as people:
            people.play(random.Random(1), 2)
        server.stop()
        change_log(server, people.table, number, old, new)
        server.start()
        with Device(server, people.devices[0].token, people.made) as device:
            assert device.room["status"] == "frozen"
            assert said in device.room["notice"]
            assert device.update == {}
            assert device.refused("start") == "frozen"
            assert device.refused("move", seat=0, decision=1, action="x") == "frozen"
        with Device(server, people.devices[1].token, people.made, code="") as device:
            assert said in device.room["notice"], "who was here before is told, too, and needs no code"
        assert server.ask("GET", f"/api/tables/{people.table}/replay").status == 403
        assert server.ask("GET", f"/api/tables/{people.table}/ending").status == 403
        assert server.ask("GET", "/api/tables", token=people.devices[0].token).status == 200
        assert server.faults() == []


def test_what_nobody_has_touched_for_long_is_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path, keep_days=30) as server:
        old, new = server.guest("Old"), server.guest("New")
        first, second = server.table(old), server.table(new)
        with Device(server, old, first) as device:
            device.done("chat", text="hello")
        server.stop()
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            long_ago = int(time.time() * 1000) - 31 * DAY
            database.execute("UPDATE seating SET changed = ? WHERE id = ?", (long_ago, first["table"]))
            database.execute("UPDATE guest SET seen = ? WHERE name = 'Old'", (long_ago,))
            database.commit()
        server.start()
        assert server.ask("GET", "/api/server", token=old).json["guest"] is None
        assert server.ask("GET", "/api/server", token=new).json["guest"]["name"] == "New"
        with Device(server, new, first, greet=False) as device:
            assert device.closed() == 4404
        Device(server, new, second).close()
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            for kind in ("book", "secret", "place", "chat"):
                found = database.execute(f"SELECT count(*) FROM {kind} WHERE seating = ?", (first["table"],)).fetchone()
                assert found == (0,), kind
            assert database.execute("SELECT count(DISTINCT book) FROM log").fetchone() == (1,), "the second's is left"


def test_a_guest_who_wants_to_be_forgotten_is(server: Server) -> None:
    people = finished(server, "tests.server.pairs", 4)
    token = server.guest("Forgettable")
    with Device(server, token, people.made) as device:
        device.done("chat", text="forget me")
        assert server.ask("DELETE", "/api/guest", token=token).status == 204
    assert server.ask("GET", "/api/server", token=token).json["guest"] is None
    server.ask("DELETE", "/api/guest", token=people.devices[0].token)
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        assert database.execute("SELECT count(*) FROM guest WHERE name = 'Forgettable'").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM chat WHERE text = 'forget me'").fetchone() == (0,)
    replay = server.ask("GET", f"/api/tables/{people.table}/replay").json
    assert replay["names"] == ["", "Guest 2", "Guest 3", "Guest 4"]


def test_who_is_forgotten_no_longer_plays(server: Server) -> None:
    with party(server) as people:
        second = people.devices[1]
        server.ask("DELETE", "/api/guest", token=second.token)
        second.closed(10)
        room = people.devices[0].until_room(lambda room: not room["places"][1]["present"])
        assert room["places"][1]["name"] == ""


# What it says about itself


def test_the_log_holds_no_names_no_tokens_and_no_cards(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level=debug") as server:
        names = [f"Canary{number}bird" for number in range(3)]
        tokens = [server.guest(name) for name in names]
        made = server.table(tokens[0], "dieven", 3, options={})
        with contextlib.ExitStack() as stack:
            devices = [stack.enter_context(Device(server, token, made)) for token in tokens]
            for seat, device in enumerate(devices):
                device.sit(seat)
            devices[0].done("start")
            code = devices[2].done("link", seat=2)["code"]
            Party(server, made, devices).play(random.Random(1), 1_000 if LONG else 12)
            devices[1].done("chat", text="canary in a coal mine")
            devices[1].send(type="move", id="canary-id", action="canary action")
            devices[0].refused("claim", code="canary-code")
            server.ask("POST", "/api/guest", b'{"name": "canary')
            server.ask("GET", "/api/tables/canary/replay")
            devices[0].done("kick", guest=devices[1].guest)
        server.stop()
        said = server.log.read_text()
        actions = {entry.action for entry in server.entries(made["table"]) if hasattr(entry, "action")}
        for secret in (*names, *tokens, code, made["join"], "anary", server.kept(made["table"]).seed.hex(), *actions):
            assert secret not in said
        for line in said.splitlines():
            json.loads(line)


def test_health_and_metrics_tell_how_the_server_is(server: Server) -> None:
    assert server.ask("GET", "/health").json == {"status": "ok"}
    with party(server) as people:
        people.play(random.Random(1), 2)
        text = server.ask("GET", "/metrics", token="numbers").body.decode()
    numbers = {line.split(" ")[0]: float(line.split(" ")[1]) for line in text.splitlines() if not line.startswith("#")}
    assert numbers["larceny_moves_total"] >= 2
    assert numbers["larceny_sockets"] >= 3
    assert numbers["larceny_commits_total"] > 0
    assert numbers['larceny_tables{status="playing"}'] >= 1
    for token in (people.table, people.made["join"], "Guest"):
        assert token not in text
    for name in {name.partition("{")[0] for name in numbers}:
        assert text.count(f"# HELP {name} ") == text.count(f"# TYPE {name} ") == 1, name


def test_a_page_is_told_early_what_its_table_needs_if_the_guest_was_there(server: Server) -> None:
    with party(server) as people:
        cookie = f"{COOKIE}={people.devices[0].token}"
        page = server.ask("GET", f"/t/{people.table}", cookie=cookie).body.decode()
        assert "/api/words/dieven/" in page
        assert page.count("modulepreload") > server.ask("GET", "/").body.decode().count("modulepreload")
        strangers = [server.ask("GET", f"/t/{people.table}"), server.ask("GET", "/t/nowhere", cookie=cookie)]
        strangers += [server.ask("GET", f"/t/{people.table}", cookie=f"{COOKIE}={server.guest('Eve')}")]
        strangers += [server.ask("GET", f"/t/{people.table}", cookie=f"{COOKIE}=wrong") for _ in range(5)]
        assert not [reply for reply in strangers if "dieven" in reply.body.decode() or reply.status != 200]
        assert server.ask("GET", "/api/tables", token=people.devices[0].token).status == 200, "they shut nobody out"


def test_the_server_says_what_it_offers(server: Server) -> None:
    card = server.ask("GET", "/api/server").json
    keys = [game["key"] for game in card["games"]]
    assert {"dieven", "schattendieb", "tests.server.pairs"} <= set(keys)
    assert card["guest"] is None
    for game in card["games"]:
        for lang in card["languages"]:
            words = server.ask("GET", f"/api/words/{game['key']}/{lang}")
            assert words.status == 200
            assert words.json["words"]
    dieven = next(game for game in card["games"] if game["key"] == "dieven")
    assert dieven["options"][0]["names"]["others"]["fr"] == "les autres"
    packed = server.ask("GET", "/api/words/dieven/en", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert server.ask("GET", "/api/words/poker/en").status == 404
    assert server.ask("GET", "/api/words/dieven/xx").status == 404
    picture = server.ask("GET", "/api/qr?text=http://localhost/t/x%23y")
    assert picture.body.startswith(b"<?xml") or picture.body.startswith(b"<svg")
    assert server.ask("GET", "/api/qr").status == 400


# Finished games


@pytest.fixture(scope="module")
def game(server: Server) -> Party:
    return finished(server, "dieven", 3, listed=True)


def test_a_finished_game_is_replayed_from_every_seats_eyes(server: Server, game: Party) -> None:
    match = server.match(game.table)
    for seat in (None, 0, 1, 2):
        replay = server.ask("GET", f"/api/tables/{game.table}/replay?seat={'none' if seat is None else seat}").json
        assert replay["verified"] is True
        assert replay["finding"] == ""
        assert replay["frames"][-1]["view"] == match.view(seat)
        assert bare(event for frame in replay["frames"] for event in frame["events"]) == match.events(seat)
        assert replay["names"] == ["Guest 1", "Guest 2", "Guest 3"]
        decisions = sum(who >= 0 for who, _ in match.history)
        assert len(replay["frames"]) == decisions + 1
    ending = server.ask("GET", f"/api/tables/{game.table}/ending").json
    assert ending["views"] == [match.view(seat) for seat in range(3)]
    everything = server.ask("GET", f"/api/tables/{game.table}/replay?seat=all").json
    assert everything["laid_open"]
    assert not replay["laid_open"]
    assert "hidden" not in json.dumps([frame["view"] for frame in everything["frames"]])
    assert bare(event for frame in everything["frames"] for event in frame["events"]) == match.events(None)
    for wrong in ("3", "99", "x", "-1", "1.5"):
        assert server.ask("GET", f"/api/tables/{game.table}/replay?seat={wrong}").status == 400
    texts = {
        json.dumps(server.ask("GET", f"/api/tables/{game.table}/replay?seat=0&lang={lang}").json["frames"][3]["events"])
        for lang in LANGUAGES
    }
    assert len(texts) == 4


def test_an_export_is_verified_and_each_change_of_it_is_found(server: Server, game: Party, tmp_path: Path) -> None:
    reply = server.ask("GET", f"/api/tables/{game.table}/export")
    assert "attachment" in reply.headers["content-disposition"]
    line: Json = reply.json
    assert larceny.library.check_export(reply.body.decode()).ok
    file = tmp_path / "game.ndjson"
    file.write_bytes(reply.body)
    assert command("verify", str(file)).returncode == 0
    for mutant in mutants(line, random.Random(1)):
        assert not larceny.library.check_export(json.dumps(mutant)).ok, mutant
    file.write_text(json.dumps({**line, "seed": "0" * 64}))
    answer = command("verify", str(file))
    assert answer.returncode != 0
    assert "Traceback" not in answer.stderr


def mutants(line: Json, dice: random.Random) -> list[Json]:
    """The game with a lie in it."""
    found = [
        {**line, "seed": "0" * 64},
        {**line, "commitment": "0" * 64},
        {**line, "nonces": ["0" * 32, *line["nonces"][1:]]},
        {**line, "log": line["log"][:-1]},
        {**line, "log": line["log"][1:]},
        {**line, "log": [*line["log"], line["log"][-1]]},
        {**line, "result": {**line["result"], "scores": [99, 0, 0]}},
        {**line, "rules": line["rules"] + 1},
        {**line, "table": "another"},
    ]
    for _ in range(300 if LONG else 8):
        log = [dict(entry) for entry in line["log"]]
        place = dice.randrange(len(log))
        text = log[place]["entry"]
        digit = dice.choice([index for index, letter in enumerate(text) if letter.isdigit()])
        log[place]["entry"] = text[:digit] + str((int(text[digit]) + 1) % 10) + text[digit + 1 :]
        found.append({**line, "log": log})
    return found


def test_all_listed_games_are_exported_line_by_line(server: Server, game: Party) -> None:
    finished(server, "dieven", 3, listed=False)
    reply = server.ask("GET", "/api/exports")
    lines = [json.loads(line) for line in reply.body.decode().splitlines()]
    assert game.table in {line["table"] for line in lines}
    assert all(larceny.library.check_export(json.dumps(line)).ok for line in lines)
    later = int(time.time() * 1000) + DAY
    assert server.ask("GET", f"/api/exports?after={later}").body == b""
    assert server.ask("GET", "/api/exports?after=-1").status == 400


def test_a_transcript_from_elsewhere_can_be_looked_at(server: Server) -> None:
    match = larceny.load("dieven", players=3).start(seed=5)
    dice = random.Random(1)
    while match.movers():
        seat = match.movers()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    token = server.guest()
    reply = server.ask("POST", "/api/imports", {"transcript": match.transcript()}, token)
    assert reply.status == 201
    table = reply.json["table"]
    replay = server.ask("GET", f"/api/tables/{table}/replay?seat=2").json
    assert replay["frames"][-1]["view"] == match.view(2)
    assert replay["verified"] is None
    assert server.ask("GET", f"/api/tables/{table}/export").status == 404, "what we have not dealt we do not vouch for"
    with Device(server, token, reply.json) as device:
        assert device.room["status"] == "over"
        assert device.room["seed"] is None


def test_a_transcript_that_is_none_is_refused(server: Server) -> None:
    token = server.guest()
    unfinished = larceny.load("dieven", players=3).start(seed=5).transcript()
    for text, reason in (
        ("", "bad-transcript"),
        ("nonsense", "bad-transcript"),
        (unfinished, "unfinished"),
        (unfinished.replace("dieven", "tests.games.dieven"), "bad-transcript"),
    ):
        reply = server.ask("POST", "/api/imports", {"transcript": text}, token)
        assert (reply.status, reply.reason) == (400, reason), text
    assert server.ask("POST", "/api/imports", {"transcript": ""}).status == 401
