"""Bots at tables: their pace tells nothing, they answer in time whatever there is to do, and play for somebody."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pytest

import larceny
from larceny.bots.bot import make_bot, usual_level
from larceny.bots.levels import WaveringBot, leanings
from larceny.engine.desk import THOUSANDTHS
from larceny.server.entries import Played
from tests.server.devices import Device
from tests.server.processes import Json, Server, serving

PACE = 0.5
LOOKING_AHEAD = 0.75  # half as long again
SEEN = 8  # moves


def bots_alone(server: Server, token: str, game: str, players: int, level: str) -> Json:
    """A table at which bots play among themselves."""
    return server.table(token, game, players, bots={str(seat): level for seat in range(players)}, start=True)


def times_between_moves(device: Device, count: int) -> list[float]:
    """How long it takes until something new is seen, so many times."""
    found, last = [], time.monotonic()
    for _ in range(count):
        version = device.update["version"]
        device.until(lambda: device.update["version"] != version)  # noqa: B023  # used at once
        found.append(time.monotonic() - last)
        last = time.monotonic()
    return found


@pytest.mark.parametrize(("level", "pace"), [("novice", PACE), ("master", LOOKING_AHEAD)])
def test_the_time_of_an_answer_does_not_depend_on_what_there_was_to_think(
    tmp_path: Path, level: str, pace: float
) -> None:
    with serving(tmp_path, bot_pace=PACE) as server:
        token = server.guest()
        with Device(server, token, bots_alone(server, token, "dieven", 3, level)) as watcher:
            took = [seconds / pace for seconds in times_between_moves(watcher, SEEN)[1:]]
    # A machine that does something else is late now and then, and a bot is then late by whole paces.
    assert statistics.median(abs(paces - max(round(paces), 1)) for paces in took) < 0.2, took


def test_bots_with_much_to_think_about_think_less_and_answer_in_time(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pace=PACE, bot_seconds=5, bots_threads=1) as server:
        token = server.guest()
        tables = [bots_alone(server, token, "dieven", 3, "master") for _ in range(6)]
        watchers = [Device(server, token, table) for table in tables]
        for watcher in watchers:
            times_between_moves(watcher, 3)
            watcher.close()
        assert "does not answer" not in server.log.read_text()


def test_who_stands_in_for_a_bot_that_does_not_answer_goes_by_the_rule_of_thumb(tmp_path: Path) -> None:
    with serving(tmp_path, bot_seconds=0.2) as server:
        token = server.guest()
        made = bots_alone(server, token, "dieven", 3, "master")
        with Device(server, token, made) as watcher:
            times_between_moves(watcher, SEEN)
        assert "does not answer" in server.log.read_text()
        match = server.match(made["table"])
        again = match.game.start(seed=None)
        bot = make_bot(match.game.ruleset, usual_level(match.game.ruleset))
        assert isinstance(bot, WaveringBot)
        chosen = 0
        for who, number in match.history:
            if who != larceny.CHANCE and len(legal := again.legal(who)) > 1:
                values = [value for value, _ in bot.thumb.rate(again.view(who), legal)]
                weights = leanings(values, round(THOUSANDTHS * bot.level.wavers))
                assert weights[legal.index(match.game.ruleset.actions[number])] > 0
                chosen += 1
            again.play_id(who, number)
        assert chosen


def test_bots_do_not_play_on_when_everybody_has_left(tmp_path: Path) -> None:
    def moves() -> int:
        return sum(isinstance(entry, Played) for entry in server.entries(made["table"]))

    with serving(tmp_path, bot_pace=PACE) as server:
        token = server.guest()
        made = bots_alone(server, token, "dieven", 3, "novice")
        Device(server, token, made).close()  # they have been asked by now
        time.sleep(2 * PACE)
        assert moves() == 0
        with Device(server, token, made) as watcher:
            times_between_moves(watcher, 2)
        assert moves() >= 1
        assert server.faults() == []
