"""Moves at a table: taken back, refused with reasons, and told to nobody who may not know."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from larceny.engine.texts import LANGUAGES
from tests.server.devices import Device, Party, bare, party
from tests.server.processes import Server


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
                assert bare(other.events) == server.match(people.table).events(other.update["seat"])
            assert others[0].refused("undo", seat=seat) == "not-your-seat"
            assert mover.play(mover.legal()[0])["type"] == "done"
            mover.cut()
            mover.connect(events=count)  # of the events that he has, the last is no longer true
            assert bare(mover.events) == server.match(people.table).events(seat)
            return
    pytest.fail("nothing could ever be taken back")


def test_to_play_and_take_back_makes_no_time(server: Server) -> None:
    for seed in range(12):
        with party(server, "dieven", 3, clock=[1000, 100]) as people:
            mover = undoable(people, random.Random(seed))
            if mover is None:
                continue
            seat, banks = mover.update["seat"], [mover.update["turn"]["banks"][mover.update["seat"]]]
            for _ in range(2):
                version = mover.update["version"]
                mover.done("undo", seat=seat)
                mover.until(lambda: mover.update["version"] > version)  # noqa: B023  # used at once
                banks.append(mover.update["turn"]["banks"][seat])
                mover.play(mover.legal()[0])
                banks.append(mover.update["turn"]["banks"][seat])
                if not mover.update["undo"]:
                    break
            given = [later - earlier for earlier, later in pairwise(banks)]
            assert all(-110_000 < change <= -100_000 for change in given[::2]), "what was given is taken back"
            assert all(90_000 < change <= 100_000 for change in given[1::2])
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
        for lang in LANGUAGES:
            with Device(server, people.devices[1].token, people.made, lang=lang) as device:
                texts.add(device.request("start")["text"])
        assert len(texts) == 4
        people.devices[0].done("start")
        texts = set()
        mover = people.mover()
        for lang in LANGUAGES:
            with Device(server, mover.token, people.made, lang=lang) as device:
                texts.add(device.request("why", seat=mover.update["seat"], action="nonsense")["text"])
                texts.add(device.update["legal"][0]["text"])
        assert len(texts) == 8


def test_who_asks_for_a_seat_that_is_not_there_is_told_which_there_are(server: Server) -> None:
    with party(server, "dieven", 3) as people:
        assert "from 0 to 2" in people.devices[0].request("resign", seat=3)["text"]


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
