"""Pencil marks: shared by a team, unknown to everybody else, and none of the game's business."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.server.devices import Device, party
from tests.server.processes import Json, Server, serving

PAIRS = "tests.server.pairs"


def marks(device: Device) -> Json | None:
    """The marks that a device was shown last."""
    shown: list[Any] = [message["marks"] for message in device.all if message["type"] == "marks"]
    return shown[-1] if shown else None


def put(device: Device, thing: str, sign: str = "maybe") -> Json:
    return device.done("mark", seat=device.seats[0], thing=thing, sign=sign)


def test_marks_are_shared_by_a_team_and_by_nobody_else(server: Server) -> None:
    with party(server, PAIRS, 4) as people, Device(server, server.guest(), people.made) as watcher:
        first, second, third, fourth = people.devices
        put(first, "square:r1c4")
        third.until(lambda: marks(third) == {"square:r1c4": "maybe"})
        put(third, "square:r2c5", "no")
        first.until(lambda: marks(first) == {"square:r1c4": "maybe", "square:r2c5": "no"})
        for stranger in (second, fourth, watcher):
            stranger.drain(0.1)
            assert not marks(stranger)
        put(first, "square:r1c4", "")
        third.until(lambda: marks(third) == {"square:r2c5": "no"})
        with Device(server, third.token, people.made) as again, Device(server, second.token, people.made) as other:
            again.until(lambda: marks(again) == {"square:r2c5": "no"})
            other.drain(0.1)
            assert marks(other) == {}, "who comes later is shown the marks of his own team only"


def test_nobody_else_can_tell_whether_a_team_has_marked_anything(server: Server) -> None:
    with party(server, PAIRS, 4) as people:
        stranger = people.devices[1].token
        kinds = []
        for thing in ("", "square:r1c4"):
            if thing:
                put(people.devices[0], thing)
            with Device(server, stranger, people.made) as again:
                kinds.append([message["type"] for message in again.all])
        assert kinds[0] == kinds[1]


def test_who_may_not_mark_is_told_why(server: Server) -> None:
    with party(server, PAIRS, 4) as people, Device(server, server.guest(), people.made) as watcher:
        first = people.devices[0]
        assert first.refused("mark", seat=2, thing="a", sign="no") == "not-your-seat"
        assert watcher.refused("mark", seat=0, thing="a", sign="no") == "not-your-seat"
        assert first.refused("mark", seat=0, thing="no thing", sign="no") == "bad-message"
        assert first.refused("mark", seat=0, thing="a", sign="what I like") == "bad-message"
        for number in range(200):
            put(first, f"square:{number}")
        assert first.refused("mark", seat=0, thing="square:200", sign="no") == "too-many-marks"
        put(first, "square:7", "here")
    with party(server) as people:
        assert people.devices[0].refused("mark", seat=0, thing="a", sign="no") == "no-team"


def test_marks_are_gone_when_the_teams_change(server: Server) -> None:
    options = {"version": "long", "setup": "quick", "turn_limit": 1}
    with party(server, "casse", 3, options=options) as people:
        thief, detective, other = people.devices
        put(detective, "square:r5c5")
        other.until(lambda: marks(other) == {"square:r5c5": "maybe"})
        dice = random.Random(1)
        while other.update["view"]["round"] == 1:
            people.play(dice, 1)
            other.drain(0.02)
        assert other.update["view"]["thief"] != 0
        for device in people.devices:
            device.drain(0.1)
            assert not marks(device)
        assert marks(detective) == marks(other) == {}
        assert marks(thief) is None, "that there were marks is nothing for him"


def test_marks_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, f"--game={PAIRS}") as server, party(server, PAIRS, 4) as people:
        first, second, third, _ = people.devices
        put(first, "square:r1c4")
        put(first, "square:r2c5", "no")
        put(third, "square:r1c4", "here")
        put(third, "square:r2c5", "")
        server.kill()
        server.start()
        for device in (second, third):
            device.cut()
            device.connect()
        third.until(lambda: marks(third) == {"square:r1c4": "here"})
        second.drain(0.1)
        assert not marks(second)


def test_what_boards_may_point_out_is_for_the_table_to_say(server: Server) -> None:
    guest = server.guest()

    def points_out(game: str, **wanted: Any) -> bool:
        with Device(server, guest, server.table(guest, game, 3, **wanted)) as device:
            told: bool = device.room["deductions"]
            return told

    assert points_out("casse")
    assert not points_out("casse", clock=[60, 5]), "in earnest one works it out oneself"
    assert points_out("casse", clock=[60, 5], deductions=True)
    assert not points_out("casse", deductions=False)
    assert not points_out("dieven"), "nothing follows that one does not see"
