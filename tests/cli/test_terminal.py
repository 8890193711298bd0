"""`larceny play` on a terminal: drawn by rich, in colours, as wide as the window."""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path

import pytest

import larceny
from tests.cli.processes import terminal, without_escapes

CLEAR, FORGET = "\x1b[H\x1b[2J", "\x1b[3J"
CTRL_C, CTRL_D, ENTER = "\x03", "\x04", "\r"


def test_a_turn_is_drawn_and_answered(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "dieven", "--players", "4", "--seed", "7") as game:
        first = game.until("p1 > ")
        assert "\x1b[" in first.partition(CLEAR)[2], "there are colours"
        seen = without_escapes(first)
        for words in ("Dieven!", "p1 (you)", "p2 regular bot", "Hand (4):", "stash", "? explains"):
            assert words in seen
        game.type("1" + ENTER)
        second = game.until("p1 > ")
        assert second.count(CLEAR) == 1, "it is drawn from the top, in one piece"
        assert "You stash" in without_escapes(second)
        game.type("quit" + ENTER)
        assert "larceny play --resume" in game.rest()
        assert game.code() == 0


def test_what_the_terminal_showed_before_is_scrolled_up_not_overwritten(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "dieven", rows=30) as game:
        before, _, _ = game.until("p1 > ").partition(CLEAR)
        assert before.count("\n") >= 30


@pytest.mark.parametrize("columns", [50, 80, 130])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_it_fits_the_window(tmp_path: Path, columns: int, lang: str) -> None:
    words = ("play", "dieven", "--players", "6", "--seed", "7", "--lang", lang)
    with terminal(tmp_path, *words, columns=columns, rows=40) as game:
        frame = without_escapes(game.until("p1 > ").partition(CLEAR)[2]).splitlines()
    assert max(map(len, frame)) <= min(columns, 100)
    assert len(frame) <= 40
    assert not [line for line in frame if "…" in line and "log" not in line], "nothing is cut"


def test_a_low_window_gets_a_line_for_each_player(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "dieven", "--players", "6", "--seed", "7", rows=24) as game:
        frame = without_escapes(game.until("p1 > ").partition(CLEAR)[2]).splitlines()
    assert len(frame) <= 24
    assert [line for line in frame if re.match(r" p6 regular bot .*Hand: 3", line)]


@pytest.mark.parametrize(
    ("words", "term", "colour"), [([], "dumb", {}), ([], "xterm", {"NO_COLOR": "1"}), (["--plain"], "xterm", {})]
)
def test_plain_means_no_escape_sequence_at_all(
    tmp_path: Path, words: list[str], term: str, colour: dict[str, str]
) -> None:
    with terminal(tmp_path, "play", "dieven", *words, columns=80, rows=40, TERM=term, **colour) as game:
        assert "\x1b" not in game.until("your move")
        game.type("quit" + ENTER)
        assert "\x1b" not in game.rest()


@pytest.mark.parametrize(("key", "code"), [(CTRL_D, 0), (CTRL_C, 128 + signal.SIGINT)])
def test_leaving_by_a_key_keeps_the_match(tmp_path: Path, key: str, code: int) -> None:
    with terminal(tmp_path, "play", "dieven") as game:
        game.until("p1 > ")
        time.sleep(0.2)  # readline writes its prompt a moment before it listens to signals
        game.type(key)
        assert "larceny play --resume" in game.rest()
        assert game.code() == code
    assert list((tmp_path / "state" / "larceny").glob("dieven-*.txt"))


def test_a_terminal_that_is_closed_keeps_the_match(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "dieven") as game:
        game.until("p1 > ")
        time.sleep(0.2)  # readline writes its prompt a moment before it listens to signals
        game.process.send_signal(signal.SIGHUP)
        game.rest()
        assert game.code() == 128 + signal.SIGHUP
    assert list((tmp_path / "state" / "larceny").glob("dieven-*.txt"))


def test_tab_completes_a_move(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "dieven", "--seed", "7") as game:
        listed = without_escapes(game.until("p1 > "))
        card = re.search(r"stash +\d+ +(\S+)", listed)
        assert card is not None
        game.type(f"stash {card[1][:1]}\t" + ENTER)
        assert "You stash" in without_escapes(game.until("p1 > ", "could be"))


def test_without_a_game_named_it_asks_which_and_how_many_play(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--seed", "7") as game:
        assert "Dieven!" in game.until("Which game? [1] > ")
        game.type(str(larceny.games().index("dieven") + 1) + ENTER)
        asked = without_escapes(game.until("? [3] > "))
        assert "Welcome to Dieven!" in asked
        assert "never be the richest thief" in asked
        game.type("9" + ENTER)
        assert "a number from 3 to 6" in game.until("? [3] > ")
        game.type("4" + ENTER)
        assert "p4 regular bot" in without_escapes(game.until("p1 > "))


def test_enter_alone_draws_the_same_again(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "dieven", "--seed", "7") as game:
        first = game.until("p1 > ").partition(CLEAR)[2]
        game.type(ENTER)
        assert game.until("p1 > ").partition(CLEAR)[2] == first


def test_between_two_people_the_screen_and_what_scrolled_away_are_wiped(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "dieven", "--seat", "all", "--seed", "7") as game:
        before = game.until("look away. > ")
        assert CLEAR + FORGET in before
        assert "Hand" not in before
        game.type(ENTER)
        first = without_escapes(game.until("p1 > ", "p2 > ", "p3 > "))
        assert "(you)" in first
        game.type("1" + ENTER)
        curtain = game.until("look away. > ")
        assert "(you)" not in curtain.rpartition(CLEAR + FORGET)[2]
        game.type("\x1b[A" + ENTER)  # arrow up must not bring back what another typed
        assert "1" not in game.until("Dieven!").partition(CLEAR)[0]


def test_watching_bots_goes_move_by_move(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "dieven", "--seat", "none", "--seed", "7") as game:
        assert "(you)" not in game.until("quit > ")
        game.type(ENTER)
        game.until("quit > ")
        game.type("all" + ENTER)
        assert re.search("wins|share the win", without_escapes(game.until("ends. > ")))
        game.type(ENTER)
        assert game.code() == 0


def test_explanations_and_rules_are_drawn_too(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "dieven", "--seed", "7") as game:
        game.until("p1 > ")
        game.type("?" + ENTER)
        assert "Your moves" in without_escapes(game.until("p1 > "))
        game.type("rules 5.2" + ENTER)
        assert re.search(r"5\.2", without_escapes(game.until("p1 > ")))
        game.type("dance" + ENTER)
        assert "neither a move nor a command" in without_escapes(game.until("p1 > "))
