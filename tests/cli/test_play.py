"""`larceny play` in a pipe: line in, line out."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import larceny
from tests.cli.matches import match_where, may, written
from tests.cli.processes import larceny as run
from tests.cli.processes import talk

YOUR_MOVE = "your move"
LISTED = re.compile(r"^  \d+ +(\S.*)$", re.MULTILINE)


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--players", "4", "--seed", "7", typed="1\n" * 60 + "kept.txt\n")
    assert ran.returncode == 0, ran.stderr
    assert "\x1b" not in ran.stdout
    assert re.search(r"^p\d.* (wins|share the win): p1 \d+, p2 \d+, p3 \d+, p4 \d+\.$", ran.stdout, re.MULTILINE)
    match = larceny.replay((tmp_path / "kept.txt").read_text())
    assert match.outcome is not None
    assert f"p1 {match.outcome.scores[0]}, " in ran.stdout


def test_a_whole_game_by_notation_and_with_options(tmp_path: Path) -> None:
    words = ("play", "dieven", "--seed", "3", "--bots", "random", "--option", "siren=everyone", "--option", "clear=one")
    with talk(tmp_path, *words) as game:
        while YOUR_MOVE in (said := game.until(YOUR_MOVE, "type a file name")):
            game.say(LISTED.findall(said)[-1])
        game.say("end.txt")
        assert game.end()[0] == 0
    match = larceny.replay((tmp_path / "end.txt").read_text())
    assert match.outcome is not None
    assert match.game.options["siren"] == "everyone"
    assert match.game.options["clear"] == "one"


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = [run(tmp_path, "play", "dieven", "--seed", "5", typed="1\n" * 40).stdout for _ in range(2)]
    assert games[0] == games[1]


def test_what_the_bots_did_is_told_before_the_next_move(tmp_path: Path) -> None:
    with talk(tmp_path, "play", "dieven", "--seed", "7") as game:
        game.until(YOUR_MOVE)
        game.say("1")
        told = game.until(YOUR_MOVE).partition("Draw pile")[0]
    assert re.search(r"^You stash", told, re.MULTILINE)
    assert re.search(r"^p2 ", told, re.MULTILINE)
    assert re.search(r"^p3 ", told, re.MULTILINE)


def test_the_beginnings_of_words_make_a_move_if_only_one_fits(tmp_path: Path) -> None:
    match = match_where(
        lambda match: match.movers() == (0,) and len(may(match, "stash")) > 1 and bool(may(match, "give"))
    )
    give = may(match, "give")[0]
    short = " ".join(word[:2] for word in give.split())
    with talk(tmp_path, "play", "--resume", written(match, tmp_path)) as game:
        game.until(YOUR_MOVE)
        game.say("st")
        assert f"That could be: {', '.join(may(match, 'stash'))}" in game.until(YOUR_MOVE)
        game.say(short.upper())
        assert "You give" in game.until(YOUR_MOVE)


def test_a_question_mark_explains_every_move_and_command(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--seed", "7", typed="?\n? 1\n? stash ring\n")
    listed = ran.stdout.partition(YOUR_MOVE)[0]
    explained = ran.stdout.partition("Your moves\n")[2].partition("Commands\n")[0]
    for text in LISTED.findall(listed):
        assert re.search(rf"^  \d+ +{text} +[A-Z].*\.$", explained, re.MULTILINE), text
    assert "Cards that you cannot play now" not in ran.stdout
    for command in ("help", "table", "hint", "rules", "log", "undo", "save", "quit"):
        assert re.search(rf"^  {command} ", ran.stdout, re.MULTILINE)


def test_a_question_mark_says_why_a_card_in_hand_cannot_be_played(tmp_path: Path) -> None:
    match = match_where(lambda match: bool(may(match, "take p")))
    seat = match.movers()[0]
    ran = run(tmp_path, "play", "--resume", written(match, tmp_path), "--seat", f"p{seat + 1}", typed="?\n")
    stuck = ran.stdout.partition("Cards that you cannot play now\n")[2].partition("Commands\n")[0]
    assert len(stuck.splitlines()) == len(set(match.view(seat)["hand"][seat]))
    assert stuck.count("First finish the swap. (§4.3)") == len(stuck.splitlines())


def test_a_hint_names_the_best_moves_with_their_numbers_and_why(tmp_path: Path) -> None:
    match = match_where(lambda match: match.movers() == (0,) and bool(may(match, "stash 3")))
    ran = run(tmp_path, "play", "--resume", written(match, tmp_path), typed="hint\n")
    hinted = [line for line in ran.stdout.split(YOUR_MOVE)[1].splitlines() if LISTED.match(line)]
    assert 1 <= len(hinted) <= 3
    for line in hinted:
        number, _, words = line.strip().partition("  ")
        assert re.match(rf"{match.legal(0)[int(number) - 1]}: .+\.", words.strip())
    assert any("It counts " in line or "With a chance of " in line for line in hinted)


def test_a_hint_is_no_second_look_at_what_has_to_be_remembered(tmp_path: Path) -> None:
    """With strict memory the log has gaps: so the bot has no more in mind than what lies on the table."""
    said = {}
    for memory in ("strict", "log"):
        match, dice = larceny.load("master_thieves", 3, memory=memory).start(3), random.Random(3)
        while match.view(0)["round"] < 3 or match.movers() != (0,) or not may(match, "open"):
            match.play(match.movers()[0], dice.choice(match.legal(match.movers()[0])))
        answers = run(tmp_path, "play", "--resume", written(match, tmp_path), typed="hint\n").stdout.split(YOUR_MOVE)
        said[memory] = answers[1]
    assert "You remember" in said["log"]
    assert "You remember" not in said["strict"]


def test_where_all_moves_are_alike_a_hint_says_so(tmp_path: Path) -> None:
    match = match_where(lambda match: match.movers() == (0,) and len(match.legal(0)) == 1)
    ran = run(tmp_path, "play", "--resume", written(match, tmp_path), typed="hint\n")
    assert "No move seems better than the others." in ran.stdout


def test_a_game_whose_bots_have_no_reasons_gives_no_hint(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "tests.adapters.fingers", typed="hint\n")
    assert "No bot of this game can say what it would do." in ran.stdout


def test_rules_shows_the_clause_at_hand_or_another(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--seed", "7", typed="rules\nrules 5.2\nrules §6\nrules 9.9\nrules all\n")
    at_hand, raid, end, none, everything = ran.stdout.split(YOUR_MOVE)[1:6]
    assert "§4 Playing a card" in at_hand
    assert "\n5.2 " in raid
    assert "5.3" not in raid.partition("\n5.2 ")[2][:3]
    assert "§6 " in end
    assert "no clause 9.9" in none
    assert all(f"§{chapter} " in everything for chapter in range(1, 7))


def test_the_log_holds_all_that_the_seat_saw_and_nothing_more(tmp_path: Path) -> None:
    match = match_where(lambda match: match.movers() == (0,) and match.ply > 30)
    ran = run(tmp_path, "play", "--resume", written(match, tmp_path), typed="log\n")
    log = ran.stdout.split(YOUR_MOVE)[1].partition("\n")[2]
    assert log.splitlines()[: len(match.log(0))] == match.log(0)


def test_a_face_up_take_can_be_undone(tmp_path: Path) -> None:
    def before_a_face_up_take(match: larceny.Match) -> bool:
        takes = [text for text in may(match, "take p") if not text.endswith(("hidden", "down"))]
        after = match.copy()
        if takes:
            after.play(match.movers()[0], takes[0])
        return bool(takes) and after.movers() == match.movers() and bool(may(after, "put"))

    match = match_where(before_a_face_up_take)
    seat = match.movers()[0]
    take = next(text for text in may(match, "take p") if not text.endswith(("hidden", "down")))
    with talk(tmp_path, "play", "--resume", written(match, tmp_path), "--seat", str(seat + 1)) as game:
        before = game.until(YOUR_MOVE)
        game.say(take)
        assert "put" in game.until(YOUR_MOVE)
        game.say("undo")
        after = game.until(YOUR_MOVE)
        assert LISTED.findall(after) == LISTED.findall(before)
        game.say("undo")
        assert "cannot be taken back" in game.until(YOUR_MOVE)


def test_what_has_shown_something_cannot_be_undone(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--seed", "7", typed="undo\n1\nundo\n")
    assert ran.stdout.count("There is nothing to take back: you have not moved yet.") == 1
    assert ran.stdout.count("That cannot be taken back: something has been seen since.") == 1


BAD_INPUT = {
    "99": "There is no move 99; they are numbered from 1 to",
    "0": "There is no move 0",
    "9" * 5000: "There is no move 999999999999;",
    "dance": "“dance” is neither a move nor a command",
    "stash siren": "is neither a move nor a command",
    "give 2 p9": "is neither a move nor a command",
    "x" * 5000: "“" + "x" * 40 + "…” is neither",
    "\x1b[31mred": "“�[31mred” is neither",
    "rules " + "9" * 5000: "The rulebook has no clause 999999999999.",
    "save /nowhere/at/all.txt": "/nowhere/at/all.txt cannot be written: there is no such file or folder.",
    "save .": "There is already a file",
    "save " + "x" * 5000: "cannot be written: File name too long.",
    "save a\0b": "cannot be written",
}


def test_bad_input_gets_a_sentence_and_nothing_is_lost(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--seed", "7", typed="\n".join([*BAD_INPUT, "log", "1", ""]))
    assert ran.returncode == 0
    assert ran.stderr == ""
    answers = ran.stdout.split(YOUR_MOVE)[1:]
    for sentence, answer in zip(BAD_INPUT.values(), answers, strict=False):
        assert sentence in answer
    assert "You stash" in answers[len(BAD_INPUT) + 1]


def test_a_move_that_the_rules_forbid_gets_the_rules_reason(tmp_path: Path) -> None:
    match = match_where(lambda match: match.movers() == (0,) and not may(match, "stash ring"))
    ran = run(tmp_path, "play", "--resume", written(match, tmp_path), typed="stash ring\ngi ri\nput 0 up\n")
    answers = ran.stdout.split(YOUR_MOVE)[1:]
    assert "ring" in answers[0]
    assert "(§3.2)" in answers[0]
    assert "(§3.2)" in answers[1]
    assert "only in a swap. (§4.3)" in answers[2]


def test_bytes_that_are_no_text_are_only_bad_input(tmp_path: Path) -> None:
    with talk(tmp_path, "play", "dieven") as game:
        game.until(YOUR_MOVE)
        assert game.process.stdin is not None
        game.process.stdin.write(b"\xff\xfe\n")
        game.process.stdin.flush()
        assert "neither a move nor a command" in game.until(YOUR_MOVE)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "à toi de jouer"), ("nl", "jij bent aan zet"), ("de", "du bist am Zug")],
)
def test_other_languages(tmp_path: Path, lang: str, words: str) -> None:
    typed = "?\nhint\nrules\nlog\nundo\nst\nnonsense\n" + "1\n" * 40
    ran = run(tmp_path, "play", "dieven", "--players", "4", "--seed", "7", "--lang", lang, typed=typed)
    assert ran.returncode == 0, ran.stderr
    assert words in ran.stdout
    for english in ("You ", YOUR_MOVE, "The game", "wins:", "Draw pile", " plays: ", " gives ", "## §4 Playing"):
        assert english not in ran.stdout, english


def test_the_language_is_that_of_the_system(tmp_path: Path) -> None:
    assert "aan zet" in run(tmp_path, "play", "dieven", LC_ALL="nl_BE.UTF-8").stdout
    assert YOUR_MOVE in run(tmp_path, "play", "dieven", LC_ALL="pt_PT.UTF-8").stdout


def test_bots_only_play_to_the_end(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--seat", "none", "--players", "5", "--bots", "greedy,random")
    assert ran.returncode == 0, ran.stderr
    assert YOUR_MOVE not in ran.stdout
    assert "(you)" not in ran.stdout
    assert re.search(r"(wins|share the win): p1 \d+", ran.stdout)


def test_without_a_game_named_a_pipe_gets_the_defaults_and_a_welcome(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", typed="quit\n")
    assert ran.stdout.startswith("Welcome to ")
    assert "“?”" in ran.stdout
    assert YOUR_MOVE in ran.stdout


@pytest.mark.parametrize("words", [("play",), ("play", "--plain")])
def test_who_is_not_asked_for_a_game_is_told_which_one_is_played_and_where_the_others_are(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    said = run(tmp_path, *words, typed="quit\n").stdout
    assert "\nNo game was named, so Le Casse du Siècle is played; “larceny games” lists the others.\n" in said
    assert "No game was named" not in run(tmp_path, "play", "casse", typed="quit\n").stdout


def test_the_help_says_what_is_played_if_no_game_is_named(tmp_path: Path) -> None:
    said = " ".join(run(tmp_path, "play", "--help").stdout.split())
    assert "if not given you are asked, or, through a pipe and with --plain, the first is played" in said


def test_the_help_says_how_many_play_if_no_number_is_given(tmp_path: Path) -> None:
    said = " ".join(run(tmp_path, "play", "--help").stdout.split())
    assert "if not given the smallest number of which the game has nothing to remark" in said
    assert "p3:" in run(tmp_path, "play", "schattendieb", typed="quit\n").stdout, "of two there is something to remark"
