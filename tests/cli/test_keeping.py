"""Nothing is lost: save, resume, quit, end of input, signals."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

import larceny
from tests.cli.matches import match_where, written
from tests.cli.processes import larceny as run
from tests.cli.processes import talk

YOUR_MOVE = "your move"
RESUME = re.compile(r"larceny play (--resume \S+.*)")


def kept(home: Path) -> list[Path]:
    """The matches in the autosave folder."""
    return sorted((home / "state" / "larceny").glob("*.txt"))


def resumed_by(said: str) -> list[str]:
    """The words that it tells to type."""
    found = RESUME.findall(said)
    assert found, said
    return ["play", *found[-1].split()]


def test_quit_keeps_the_match_and_says_how_to_go_on(tmp_path: Path) -> None:
    left = run(tmp_path, "play", "dieven", "--players", "4", "--seed", "7", typed="1\n1\nquit\n")
    assert left.returncode == 0
    (path,) = kept(tmp_path)
    match = larceny.replay(path.read_text())
    again = run(tmp_path, *resumed_by(left.stdout), typed="log\n")
    assert "\n".join(match.log(0)) in again.stdout


def test_a_match_that_was_left_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    through = run(tmp_path, "play", "dieven", "--seed", "7", typed="1\n" * 50 + "through.txt\n")
    assert through.returncode == 0
    left = run(tmp_path, "play", "dieven", "--seed", "7", typed="1\n1\n1\nquit\n")
    run(tmp_path, *resumed_by(left.stdout), typed="1\n" * 50 + "left.txt\n")
    assert (tmp_path / "left.txt").read_text() == (tmp_path / "through.txt").read_text()
    assert kept(tmp_path) == []


def test_resume_without_a_file_takes_the_match_last_left_with_its_seats_bots_and_language(tmp_path: Path) -> None:
    run(tmp_path, "play", "dieven", "--seed", "1", typed="quit\n")
    run(tmp_path, "play", "dieven", "--seed", "2", "--seat", "2", "--bots", "random", "--lang", "fr", typed="quit\n")
    again = run(tmp_path, "play", "--resume", typed="log\nquit\n")
    assert "p2, à toi de jouer" in again.stdout
    assert len(kept(tmp_path)) == 2, "a match that is resumed and left again is kept in the same file"


def test_what_must_be_remembered_is_not_told_again_when_a_match_is_resumed(tmp_path: Path) -> None:
    match = larceny.load("master_thieves", 3).start(seed=3)
    while match.view()["round"] < 2 or match.movers() != (0,):
        match.play(match.movers()[0], match.legal(match.movers()[0])[0])
    again = run(tmp_path, "play", "--resume", written(match, tmp_path), "--plain", typed="?\nlog\nquit\n")
    assert again.returncode == 0
    for told in ("into the drawer", "It was empty", "rotates the top level"):
        assert told not in "\n".join(match.log(0)), "the log has forgotten it"
        assert told not in again.stdout
    assert "\n".join(match.log(0)) in again.stdout
    assert "in a game of memory only what need not be remembered" in again.stdout


def test_the_end_of_the_input_keeps_the_match(tmp_path: Path) -> None:
    ended = run(tmp_path, "play", "dieven", typed="1\n")
    assert ended.returncode == 0
    assert resumed_by(ended.stdout)
    assert larceny.replay(kept(tmp_path)[0].read_text()).movers() == (0,)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_keeps_the_match(tmp_path: Path, number: signal.Signals) -> None:
    with talk(tmp_path, "play", "dieven", "--seed", "7") as game:
        game.until(YOUR_MOVE)
        game.say("1")
        game.until(YOUR_MOVE)
        code, said = game.signalled(number)
    assert code == 128 + number
    assert resumed_by(said)
    match = larceny.replay(kept(tmp_path)[0].read_text())
    assert len([line for line in match.read(0) if line.startswith("p1 ")]) == 1


def test_even_a_kill_loses_no_move(tmp_path: Path) -> None:
    with talk(tmp_path, "play", "dieven", "--seed", "7") as game:
        game.until(YOUR_MOVE)
        game.say("1")
        game.until(YOUR_MOVE)
        game.signalled(signal.SIGKILL)
    again = run(tmp_path, "play", "--resume", typed="log\n")
    assert "You stash" in again.stdout


def test_save_writes_a_transcript_that_resumes_with_the_same_seats(tmp_path: Path) -> None:
    typed = "1\nsave games of mine.txt\nsave games of mine.txt\nquit\n"
    saved = run(tmp_path, "play", "dieven", "--players", "4", "--seat", "3", "--bots", "random", typed=typed)
    assert saved.stdout.count("Saved in games of mine.txt") == 2, "one's own file may be written again"
    assert "larceny play --resume 'games of mine.txt' --seat 3 --bots random --lang en" in saved.stdout
    match = larceny.replay((tmp_path / "games of mine.txt").read_text())
    words = ("--resume", "games of mine.txt", "--seat", "3", "--bots", "random")
    assert "\n".join(match.log(2)) in run(tmp_path, "play", *words, typed="log\n").stdout


def test_save_leaves_the_files_of_others_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    ran = run(tmp_path, "play", "dieven", typed="save mine.txt\nquit\n")
    assert "There is already a file mine.txt: choose another name." in ran.stdout
    assert (tmp_path / "mine.txt").read_text() == "precious"


def test_save_without_a_name_chooses_one(tmp_path: Path) -> None:
    run(tmp_path, "play", "dieven", "--seed", "7", typed="save\nquit\n")
    assert (tmp_path / "dieven-7.txt").is_file()


def match_that_is_over() -> larceny.Match:
    """Played to its end."""
    over = match_where(lambda match: match.ply > 40)
    while over.movers():
        over.play(over.movers()[0], over.legal(over.movers()[0])[0])
    return over


def files(home: Path) -> set[str]:
    """What lies in a person's home."""
    return {path.name for path in home.iterdir() if path.is_file()}


def test_a_match_that_is_over_can_be_looked_at(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "--resume", written(match_that_is_over(), tmp_path))
    assert ran.returncode == 0
    assert "The game is over." in ran.stdout


def test_after_the_end_save_without_a_name_chooses_one_as_during_the_game(tmp_path: Path) -> None:
    over = match_that_is_over()
    ran = run(tmp_path, "play", "--resume", written(over, tmp_path), typed="save\nnever asked.txt\n")
    assert f"Saved in dieven-{over.seed}.txt." in ran.stdout
    assert files(tmp_path) == {"match.txt", f"dieven-{over.seed}.txt"}


def test_after_the_end_save_takes_any_name(tmp_path: Path) -> None:
    run(tmp_path, "play", "--resume", written(match_that_is_over(), tmp_path), typed="save log\n")
    assert files(tmp_path) == {"match.txt", "log"}


def test_after_the_end_quit_keeps_no_transcript(tmp_path: Path) -> None:
    run(tmp_path, "play", "--resume", written(match_that_is_over(), tmp_path), typed="quit\nnever asked.txt\n")
    assert files(tmp_path) == {"match.txt"}


@pytest.mark.parametrize("line", ["log", "undo", "?", "table", "rules 5", "help", "1", "99", "stash 3", "Give ring p2"])
def test_after_the_end_another_command_or_a_move_is_answered_with_a_sentence_and_is_no_name(
    tmp_path: Path, line: str
) -> None:
    ran = run(tmp_path, "play", "--resume", written(match_that_is_over(), tmp_path), typed=f"{line}\nmine.txt\n")
    assert f"“{line}” does nothing any more: the game is over. “save” keeps the transcript" in ran.stdout
    assert files(tmp_path) == {"match.txt", "mine.txt"}


def test_a_transcript_without_a_seed_goes_on_with_new_dice(tmp_path: Path) -> None:
    match = larceny.load("dieven", 3).start(None)
    while match.movers() == (larceny.CHANCE,):
        match.play(larceny.CHANCE, match.legal(larceny.CHANCE)[0])
    ran = run(tmp_path, "play", "--resume", written(match, tmp_path), typed="1\n" * 60 + "end.txt\n")
    assert ran.returncode == 0, ran.stderr
    assert larceny.replay((tmp_path / "end.txt").read_text()).outcome is not None


def test_a_home_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    ran = run(tmp_path, "play", "dieven", typed="1\nquit\n", TMPDIR=str(tmp_path))
    assert ran.returncode == 0
    assert resumed_by(ran.stdout)


def test_a_strangers_game_is_resumed_when_it_is_named_beside_its_file(tmp_path: Path) -> None:
    words = ("play", "tests.adapters.fingers", "--players", "2", "--seat", "1", "--bots", "random", "--seed", "1")
    told = run(tmp_path, *words, typed="save kept.txt\nquit\n").stdout
    assert "larceny play tests.adapters.fingers --resume" in told
    alone = run(tmp_path, "play", "--resume", "kept.txt")
    assert alone.returncode == 2
    assert "no game" in alone.stderr
    assert run(tmp_path, "play", "tests.adapters.fingers", "--resume", "kept.txt").returncode == 0
