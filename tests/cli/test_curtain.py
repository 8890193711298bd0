"""Several people at one keyboard: nobody's hand is shown before the others look away."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import larceny
from tests.cli.processes import larceny as run
from tests.cli.processes import talk

CURTAIN = re.compile(r"^p(\d), press Enter when the others look away\.$", re.MULTILINE)
YOUR_MOVE = "your move"


def scenes(said: str) -> list[tuple[int, str]]:
    """Who was called to the keyboard, and what was shown to them."""
    before, *rest = CURTAIN.split(said)
    assert "(you)" not in before
    assert "You " not in before
    return [(int(seat) - 1, scene) for seat, scene in zip(rest[::2], rest[1::2], strict=True)]


def test_nothing_is_shown_before_the_first_curtain(tmp_path: Path) -> None:
    with talk(tmp_path, "play", "dieven", "--seat", "all", "--seed", "7") as game:
        said = game.until("look away")
        assert "(you)" not in said
        assert "Hand" not in said
        assert "dealt" not in said
        game.say("")
        assert "(you)" in game.until(YOUR_MOVE)


def test_each_scene_shows_its_own_person_and_nobody_else(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--seat", "all", "--seed", "7", typed="\n1\n" * 40)
    found = scenes(ran.stdout)
    assert {seat for seat, _ in found} == {0, 1, 2}
    dealt = [larceny.load("dieven", 3).start(7).log(seat) for seat in range(3)]
    for seat, scene in found:
        assert {int(number) - 1 for number in re.findall(r"p(\d) \(you\)", scene)} <= {seat}
    for seat in range(3):
        first = next(scene for called, scene in found if called == seat)
        assert [line for line in dealt[seat] if line.startswith("You are dealt")] == [
            line for line in first.splitlines() if line.startswith("You are dealt")
        ]


def test_the_end_is_shown_as_everybody_sees_it(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--seat", "all", "--seed", "7", typed="\n1\n" * 40)
    end = ran.stdout.rpartition("The game is over.")[2]
    assert "(you)" not in end
    assert "Hand (" not in end
    assert re.search(r"(wins|share the win): p1", end)


def test_no_curtain_falls_while_the_same_person_stays(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--players", "4", "--seat", "1,3", "--seed", "7", typed="\n1\n" * 40)
    called = [seat for seat, _ in scenes(ran.stdout)]
    assert set(called) == {0, 2}
    assert all(one != other for one, other in itertools.pairwise(called))
    alone = run(tmp_path, "play", "dieven", "--seed", "7", typed="1\n" * 40)
    assert "look away" not in alone.stdout


def test_quit_behind_the_curtain_keeps_the_match(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--seat", "p1", "--seat", "p2", typed="quit\n")
    assert ran.returncode == 0
    assert "larceny play --resume" in ran.stdout
    again = run(tmp_path, "play", "--resume")
    assert "look away" in again.stdout


def test_seats_that_choose_at_the_same_time_are_asked_in_turn_and_see_nothing_of_each_other(tmp_path: Path) -> None:
    words = ("play", "tests.adapters.fingers", "--players", "3", "--seat", "all", "--seed", "1")
    ran = run(tmp_path, *words, "--option", "rounds=2", typed="\nshow 1\n\nshow 2\n\nshow 1\n" * 2)
    assert ran.returncode == 0, ran.stderr
    found = scenes(ran.stdout)
    assert [seat for seat, _ in found] == [0, 1, 2] * 2
    for _, scene in found[:3]:
        assert "showed" not in scene
        assert "You choose" not in scene
    assert re.findall(r"^p\d showed \d\.$", found[3][1], re.MULTILINE) == [
        "p1 showed 1.",
        "p2 showed 2.",
        "p3 showed 1.",
    ]
    assert "You choose 1." in found[3][1]


def test_bots_that_choose_at_the_same_time_show_nothing_either(tmp_path: Path) -> None:
    words = ("play", "tests.adapters.fingers", "--players", "3", "--seat", "2", "--bots", "random", "--seed", "1")
    ran = run(tmp_path, *words, "--option", "rounds=1", typed="show 1\n")
    assert ran.returncode == 0, ran.stderr
    before, _, after = ran.stdout.partition(YOUR_MOVE)
    assert "showed" not in before
    assert after.count("showed") == 3
