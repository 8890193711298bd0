"""Nothing hidden goes over the wire: worlds that an observer cannot tell apart give him the same bytes."""

from __future__ import annotations

import itertools
import json
import random
import re
from pathlib import Path

import msgspec
import pytest

import larceny
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.seats import CHANCE
from larceny.games import keys
from larceny.server.lobby import lobby
from larceny.testing.secrecy import is_kept_in_the_dark, twins
from tests.conftest import LONG
from tests.server.devices import Device, party
from tests.server.processes import Server
from tests.server.wires import Script, Wire
from tests.server.worlds import world

PAIRS = 20 if LONG else 2
SHORTEST = 12  # decisions: pairs that part sooner tell little
OBSERVERS = [
    (key, observer)
    for key in keys()
    for observer in (0, 1, 2, None)
    if is_kept_in_the_dark(larceny.load(key, players=3), observer, games=3)
]


def twin_scripts(game: Game, observer: int | None, dice: random.Random) -> tuple[Script, Script]:
    """All actions of two matches that the observer cannot tell apart, and that differ in something hidden."""
    while True:
        found: tuple[Script, Script] = ([], [])
        differ = False
        for one, other in twins(game, observer, dice):
            if one.movers() != other.movers():  # who is still to choose is no secret at a table
                break
            if CHANCE not in one.movers():  # a table's chance is never left half-way
                found = one.history, other.history
                differ = one.state_bytes != other.state_bytes
        if differ and sum(seat != CHANCE for seat, _ in found[0]) >= SHORTEST:
            return found


def bytes_told(
    folder: Path, game: Game, script: Script, observer: int | None, seed: int, patch: pytest.MonkeyPatch
) -> list[bytes]:
    """Every frame that the observer is sent, in order; he is curious, and asks for things that are refused."""
    wire, dice = Wire(folder, game, script, patch), random.Random(seed)
    try:
        while wire.step():
            seat = 0 if observer is None else observer
            question = dice.choice(game.ruleset.actions)
            match dice.randrange(8):
                case 0:
                    wire.say(observer, type="why", seat=seat, action=question)
                case 1:
                    wire.try_undo(observer)
                case 2:
                    wire.say(observer, type="move", seat=seat, decision=dice.randrange(50), action="nonsense")
                case 3:
                    wire.receive(observer, {"type": "look", "seat": None, "events": dice.randrange(9)})
                    wire.receive(observer, {"type": "look", "seat": observer})
                case 4:
                    wire.say(observer, type="chat", text="well")
                case 5 | 6:
                    wire.say(observer, type="hint", seat=seat)
            wire.say(observer, type="seal")
        cards = lobby(wire.hub, wire.guests[observer])
        return without_codes([*wire.sent[observer], msgspec.json.encode(cards)])
    finally:
        wire.close()


def without_codes(frames: list[bytes]) -> list[bytes]:
    """Codes of the log, which differ by chance, as numbers: what may not differ is when one changes."""
    numbers: dict[bytes, int] = {}
    code = re.compile(rb'(?<="code":")[0-9a-f]{64}(?=")')
    found = [code.sub(lambda hit: b"%d" % numbers.setdefault(hit[0], len(numbers)), frame) for frame in frames]
    assert numbers
    return found


@pytest.mark.parametrize(("key", "observer"), OBSERVERS)
@pytest.mark.interpreted
def test_worlds_that_look_alike_give_the_observer_the_same_bytes(
    key: str, observer: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = larceny.load(key, players=3)
    for pair in range(PAIRS):
        dice = random.Random(f"{key} {observer} {pair}")
        one, other = twin_scripts(game, observer, dice)
        told = [
            bytes_told(tmp_path / f"{pair}-{world}", game, script, observer, pair, monkeypatch)
            for world, script in enumerate((one, other))
        ]
        assert len(told[0]) == len(told[1])
        assert told[0] == told[1]


def frames_told(server: Server, game: Game, script: Script, eyes: int | None, seed: int) -> list[list[bytes]]:
    """What each seat and a watcher are sent over their sockets, frame by frame; whose eyes these are is curious."""
    dice = random.Random(seed)
    with (
        party(server, game.key, game.players, start=False, options=dict(game.options)) as people,
        Device(server, server.guest("Watcher"), people.made) as watcher,
    ):
        people.devices[0].done("start")
        everybody = [*people.devices, watcher]
        curious = everybody[-1 if eyes is None else eyes]
        for seat, number in script:
            if seat == CHANCE:
                continue
            mover = people.devices[seat]
            mover.until(lambda: mover.decides)  # noqa: B023  # used at once
            assert mover.play(game.ruleset.actions[number])["type"] == "done"
            curious.done("seal")
            curious.request("why", seat=eyes or 0, action=dice.choice(game.ruleset.actions))
        for device in everybody:
            device.done("seal")  # all that was said before has come by then
        return [without_codes(device.frames) for device in everybody]


@pytest.mark.parametrize("key", keys())
@pytest.mark.interpreted
def test_over_real_sockets_worlds_that_look_alike_give_each_observer_the_same_frames(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = larceny.load(key, players=3)
    pairs = [
        (observer, twin_scripts(game, observer, random.Random(f"{key} {observer} over sockets {pair}")))
        for name, observer in OBSERVERS
        for pair in range(PAIRS // 2)
        if name == key
    ]
    worlds = []
    for number in (0, 1):
        monkeypatch.setattr(Device, "numbers", itertools.count())
        scripts = [both[number] for _, both in pairs]
        with world(tmp_path / f"{number}", scripts) as server:
            played = zip(pairs, scripts, strict=True)
            worlds.append([frames_told(server, game, script, observer, 1) for (observer, _), script in played])
    others_differ = False
    for (observer, _), one, other in zip(pairs, *worlds, strict=True):
        eyes = game.players if observer is None else observer
        assert len(one[eyes]) == len(other[eyes])
        assert [*map(len, one[eyes])] == [*map(len, other[eyes])]
        assert one[eyes] == other[eyes]
        others_differ |= one != other
    assert others_differ, "nobody could tell any of these worlds apart: the comparison has seen nothing"


@pytest.mark.interpreted
def test_the_comparison_would_see_a_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same two worlds as somebody sees them who can tell them apart."""
    game = larceny.load("dieven", players=3)
    for pair in range(20):
        one, other = twin_scripts(game, None, random.Random(pair))
        for seat in range(3):
            told = [
                bytes_told(tmp_path / f"{pair}-{seat}-{world}", game, script, seat, pair, monkeypatch)
                for world, script in enumerate((one, other))
            ]
            if told[0] != told[1]:
                return
    pytest.fail("nobody ever saw a difference")


@pytest.mark.interpreted
def test_a_clock_does_not_tell_how_often_its_owner_has_acted_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is still to choose has only lost the time that passed."""
    game, secret = larceny.load("schattendieb", players=3), 0
    wire = Wire(tmp_path / "table", game, random_match(game, random.Random(2)).history, monkeypatch)
    try:
        heard, banks, time = wire.match.event_count(None), read_banks(wire), wire.world.time
        while wire.step():
            seat = wire.last[0]
            if wire.match.event_count(None) == heard and seat in wire.match.movers():
                assert banks[seat] - read_banks(wire)[seat] == wire.world.time - time
                secret += 1
            heard, banks, time = wire.match.event_count(None), read_banks(wire), wire.world.time
    finally:
        wire.close()
    assert secret, "nobody has added a jewel"


def random_match(game: Game, dice: random.Random) -> Match:
    """A match of random actions."""
    match = game.start(seed=dice.randrange(10**6))
    while movers := match.movers():
        match.play_id(movers[0], dice.choice(match.legal_ids(movers[0])))
    return match


def read_banks(wire: Wire) -> list[int]:
    """What everybody reads on the clocks."""
    wire.receive(None, {"type": "look", "seat": None})
    banks: list[int] = json.loads(wire.sent[None][-1])["turn"]["banks"]
    return banks


def test_a_secret_choice_looks_the_same_on_the_wire_whatever_it_is(server: Server) -> None:
    """Over real sockets: as many frames of the same lengths, for the other players and for a watcher."""
    lengths = []
    for choice in ("show 1", "show 2"):
        with (
            party(server, "tests.adapters.fingers", 3) as people,
            Device(server, server.guest("Watcher"), people.made) as watcher,
        ):
            observers = (people.devices[0], people.devices[2], watcher)
            for device in people.devices:
                device.drain()
            watcher.drain()
            before = [len(device.all) for device in observers]
            people.devices[1].play(choice)
            for device in observers:
                device.drain(0.3)
            told = [device.all[count:] for device, count in zip(observers, before, strict=True)]
            assert all([message["type"] for message in messages] == ["turned"] for messages in told)
            lengths.append([[len(msgspec.json.encode(message)) for message in messages] for messages in told])
    assert lengths[0] == lengths[1]
