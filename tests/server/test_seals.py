"""Codes of the log during play: everybody may note one, and find it in the exported log when the game is over."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.devices import Device, Party, party
from tests.server.processes import Json, Server, larceny, serving


def code(device: Device) -> str:
    shown: str = device.done("seal")["code"]
    return shown


def come_back(people: Party) -> None:
    for device in people.devices:
        device.cut()
        device.connect()


def exported(server: Server, people: Party) -> Json:
    line: Json = server.ask("GET", f"/api/tables/{people.table}/export", token=people.devices[0].token).json
    return line


def test_codes_that_were_shown_stand_in_the_exported_log(tmp_path: Path) -> None:
    dice = random.Random(3)
    with serving(tmp_path) as server, party(server) as people:
        noted = [code(people.devices[0])]
        while not people.devices[0].is_over:
            people.play(dice, 2)
            if len(noted) == 4:
                server.kill()
                server.start()
                come_back(people)
            shown = {code(device) for device in people.devices}
            assert len(shown) == 1, "everybody is shown the same"
            noted += shown
            people.devices[0].drain(0.05)
        game = exported(server, people)
        codes = [line["mac"] for line in game["log"]]
        places = [codes.index(one) for one in noted]
        assert places == sorted(places)
        assert len(set(places)) > 3  # some games are short
        assert places[-1] == len(codes) - 1, "what comes after the end is in no export"
        file = tmp_path / "game.ndjson"
        file.write_bytes(server.ask("GET", f"/api/tables/{people.table}/export", token=people.devices[0].token).body)
        for one, place in zip(noted[::5], places[::5], strict=True):
            told = larceny("verify", str(file), "--code", one.upper(), "--lang", "en")
            assert told.returncode == 0, told
            assert f"line {place + 1} of {len(codes)} in the log of table {people.table}" in told.stdout
        told = larceny("verify", str(file), "--code", "0" * 64, "--lang", "en")
        assert told.returncode == 1
        assert "stands in the log of no game" in told.stdout


def test_a_secret_choice_does_not_change_the_code(server: Server) -> None:
    with (
        party(server, "tests.adapters.fingers", 3) as people,
        Device(server, server.guest("Watcher"), people.made) as watcher,
    ):
        before = code(watcher)
        assert code(people.devices[0]) == before
        people.devices[1].play("show 1")
        assert [code(device) for device in (*people.devices, watcher)] == [before] * 4
        people.devices[0].play("show 2")
        people.devices[2].play("show 1")
        after = code(watcher)
        assert after != before
        assert [code(device) for device in people.devices] == [after] * 3


def test_a_secret_choice_does_not_change_the_code_when_the_table_is_read_again(tmp_path: Path) -> None:
    game = "tests.adapters.fingers"
    with serving(tmp_path, f"--game={game}") as server, party(server, game, 3) as people:
        before = code(people.devices[0])
        people.devices[1].play("show 1")
        server.kill()
        server.start()
        come_back(people)
        assert [code(device) for device in people.devices] == [before] * 3


def test_what_everybody_sees_of_the_room_changes_the_code(server: Server) -> None:
    host, other = server.guest("Host"), server.guest("Other")
    made = server.table(host, "dieven", 3)
    with Device(server, host, made) as one:
        before = code(one)
        with Device(server, other, made) as two:
            joined = code(one)
            assert joined != before
            assert code(two) == joined
            two.sit(1)
            assert code(one) == code(two) != joined
