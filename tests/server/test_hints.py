"""Hints over real sockets: who gets one, what it says, and what it must not know."""

from __future__ import annotations

import random
import re

import pytest

import larceny
from larceny import library
from larceny.bots.hint import MOST, thoughts
from larceny.engine.texts import LANGUAGES
from larceny.games import keys
from larceny.server.hints import in_words, question
from tests.compiled import compiled_rules
from tests.server.devices import Device, party
from tests.server.processes import Server, serving
from tests.server.test_memory import SET_UP

PROMISE = re.compile("wins about \\d+\u00a0%|hardly ever wins|wins nearly always")


@pytest.mark.parametrize("game", keys())
def test_who_is_asked_gets_the_best_moves_with_reasons(server: Server, game: str) -> None:
    with party(server, game, 3) as people:
        given = 0
        for _ in range(12):
            mover = people.mover()
            if mover.is_over:
                break
            advice = mover.done("hint", seat=mover.update["seat"])["advice"]
            texts = {choice["action"]: choice["text"] for choice in mover.update["legal"]}
            assert len(advice) <= MOST
            assert all(one["text"] == texts[one["action"]] for one in advice)
            assert all(one["reason"] and one["value"] == "" for one in advice)
            given += len(advice)
            people.play(random.Random(1), 1)
        assert given


def test_it_tells_what_can_be_known_that_speaks_for_a_move_and_against_it(server: Server) -> None:
    with party(server) as people:
        told: list[dict[str, str]] = []
        while not (any(one["fact"] for one in told) and any(one["risk"] for one in told)):
            mover = people.mover()
            assert not mover.is_over
            told += mover.done("hint", seat=mover.update["seat"])["advice"]
            people.play(random.Random(1), 1)
        assert all(re.fullmatch(r"([A-Zp].*\.)?", one["fact"]) for one in told)
        assert all(re.fullmatch(r"(Risk: .*\.)?", one["risk"]) for one in told)


def test_who_comes_back_while_it_is_thought_of_gets_it_there(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        seat = mover.update["seat"]
        for _ in range(3):
            mover.send(type="hint", id="h", seat=seat)
            mover.cut()
            mover.connect()
        assert mover.done("hint", id="h", seat=seat)["advice"] is not None


def test_nothing_is_written_of_it_and_nobody_else_is_told(server: Server) -> None:
    with party(server) as people:
        mover = people.mover()
        others = [device for device in people.devices if device is not mover]
        for device in others:
            device.drain()
        before, told = len(server.entries(people.table)), [len(device.all) for device in others]
        mover.done("hint", seat=mover.update["seat"])
        for device in others:
            device.drain()
        assert [len(device.all) for device in others] == told
        assert len(server.entries(people.table)) == before


def test_a_hint_is_in_the_readers_language(server: Server) -> None:
    with party(server) as people:
        mover, reasons = people.mover(), set()
        for lang in LANGUAGES:
            with Device(server, mover.token, people.made, lang=lang) as device:
                reasons.add(device.done("hint", seat=mover.update["seat"])["advice"][0]["reason"])
        assert len(reasons) == 4


def test_only_the_seats_own_player_gets_one_and_only_while_asked(server: Server) -> None:
    with party(server) as people, Device(server, server.guest("Watcher"), people.made) as watcher:
        mover = people.mover()
        seat = mover.update["seat"]
        other = people.devices[(seat + 1) % 3]
        assert other.refused("hint", seat=seat) == "not-your-seat"
        assert watcher.refused("hint", seat=seat) == "not-your-seat"
        assert other.refused("hint", seat=(seat + 1) % 3) == "not-asked"
        assert mover.refused("hint", seat=9) == "no-such-seat"


def test_there_is_none_before_the_start_and_none_in_a_pause(server: Server) -> None:
    with party(server, start=False) as people:
        assert people.devices[0].refused("hint", seat=0) == "not-while-lobby"
        people.devices[0].done("start")
        mover = people.mover()
        for device in people.devices:
            device.done("pause", wanted=True)
        assert mover.refused("hint", seat=mover.seats[0]) == "paused"


def test_a_table_without_hints_says_so(server: Server) -> None:
    with party(server, hints=False) as people:
        mover = people.mover()
        assert mover.room["hints"] is False
        assert mover.refused("hint", seat=mover.update["seat"]) == "no-hints"


def test_a_game_whose_bots_have_no_reasons_has_no_hints(server: Server) -> None:
    with party(server, "tests.adapters.fingers", 3) as people:
        assert people.devices[0].refused("hint", seat=0) == "no-adviser"


@pytest.mark.parametrize("key", keys())
def test_a_hint_says_what_a_move_promises_as_soon_as_looking_ahead_is_compiled(key: str) -> None:
    match = larceny.load(key, players=4).start(seed=5)
    by_thumb = question(match, match.movers()[0])()
    assert all(one.promise is None for one in by_thumb)
    given, dice = 0, random.Random(1)
    with compiled_rules(key):
        for _ in range(12):
            seat = match.movers()[0]
            advice = [in_words(match.game.ruleset, "en", one) for one in question(match, seat)()]
            assert len(advice) <= MOST
            assert all(one.reason for one in advice)
            assert [one.value for one in advice if not PROMISE.fullmatch(one.value)] == []
            given += len(advice)
            match.play(seat, dice.choice(match.legal(seat)))
    assert given


def test_too_many_hints_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        serving(tmp_path_factory.mktemp("hasty"), hints_per_second=0.001, hints_burst=2) as strict,
        party(strict) as people,
    ):
        mover = people.mover()
        seat = mover.update["seat"]
        mover.done("hint", seat=seat)
        mover.done("hint", seat=seat)
        assert mover.refused("hint", seat=seat) == "too-fast"
        with Device(strict, mover.token, people.made) as another:
            assert another.refused("hint", seat=seat) == "too-fast", "another socket is no new allowance"


@pytest.mark.parametrize("memory", ["strict", "log", "open"])
def test_in_a_game_of_memory_it_knows_what_the_log_still_tells(server: Server, memory: str) -> None:
    """With gaps in the log the bot has the view alone: it is no second look at what has to be remembered.

    With `open` memory the view itself tells all that was seen.
    """
    ruleset = library.find("master_thieves")
    differs = False
    with party(server, "master_thieves", 3, options={"memory": memory}) as people:
        people.play(random.Random(3), SET_UP)
        for _ in range(30):
            mover = people.mover()
            if mover.is_over:
                break
            view, legal, seat = mover.update["view"], mover.legal(), mover.update["seat"]
            advice = [one["action"] for one in mover.done("hint", seat=seat)["advice"]]
            blind = [one.move for one in thoughts(ruleset, [], view, legal, None)]
            seen = server.match(people.table).events(seat)
            whole = [one.move for one in thoughts(ruleset, seen, view, legal, None)]
            assert advice == (blind if memory == "strict" else whole)
            differs |= blind != whole
            people.play(random.Random(3), 1)
    assert differs == (memory != "open"), "the view tells all only where it is meant to"
