from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from larceny.arena import trouble
from larceny.cli import progress, simulate
from larceny.cli.interrupts import Interrupts
from larceny.cli.screen import Screen
from larceny.cli.voice import TEXTS, Voice
from larceny.engine.texts import LANGUAGES
from tests.cli.processes import larceny, terminal, without_escapes

STRANGERS = "tests.arena.strangers"

WORDS = ("arena", "dieven", "greedy", "random", "--games", "3", "--seed", "2", "--back-end", "processes")


def test_arena_shows_payoffs_and_ratings_and_keeps_the_games(tmp_path: Path) -> None:
    ran = larceny(tmp_path, *WORDS, "--out", "here", "--workers", "1")
    assert ran.returncode == 0, ran.stderr
    assert "Dieven!: 2 bots, 6 games in all." in ran.stdout
    wins = re.findall(r"^  (\w+) +(\w+) +([\d.]+) % \(([\d.]+) – ([\d.]+)\)$", ran.stdout, re.MULTILINE)
    assert [row[:2] for row in wins] == [("greedy", "random"), ("random", "greedy")]
    assert all(float(low) <= float(mean) <= float(high) for _, _, mean, low, high in wins)
    assert re.search(r"^  greedy +[\d.]+ +[\d.]+\n  random +[\d.]+ +[\d.]+$", ran.stdout, re.MULTILINE)
    with (tmp_path / "here" / "payoffs.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["hero"], row["field"], row["deals"]) for row in rows] == [
        ("greedy", "random", "1"),
        ("random", "greedy", "1"),
    ]
    assert (tmp_path / "here" / "ratings.csv").read_text(encoding="utf-8").startswith("entrant,team,mean,deviation\n")
    again = larceny(tmp_path, *WORDS, "--out", "here")
    assert "6 of them have been played already." in again.stdout
    assert again.stdout.split("\n")[2:] == ran.stdout.split("\n")[1:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_can_go_wrong_has_its_sentence(lang: str) -> None:
    sources = Path(trouble.__file__).parent.glob("*.py")
    reasons = {reason for file in sources for reason in re.findall(r'Trouble\("([\w-]+)"', file.read_text("utf-8"))}
    assert len(reasons) >= 9
    assert [reason for reason in reasons if not TEXTS.has(lang, reason)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [WORDS, ("simulate", "dieven", "--games", "3")], ids=["arena", "simulate"])
def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, words: Sequence[str], lang: str
) -> None:
    (tmp_path / "taken").write_text("mine", encoding="utf-8")
    for folder in ("taken", "taken/below"):
        ran = larceny(tmp_path, *words, "--out", folder, "--lang", lang)
        assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1)
        assert re.search(rf"--out\b.*{folder}\b.*Not a directory", ran.stderr)
        assert "greedy" not in ran.stdout
        assert "…" not in ran.stdout
    assert (tmp_path / "taken").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arena_says_what_to_do_about_a_file_that_was_altered(tmp_path: Path, lang: str) -> None:
    played = larceny(tmp_path, *WORDS, "--out", "here", "--workers", "1")
    assert played.returncode == 0, played.stderr
    file = tmp_path / "here" / "results.ndjson"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2] + lines[3:]))
    refused = larceny(tmp_path, *WORDS, "--out", "here", "--lang", lang)
    assert refused.returncode == 2
    assert re.search(r"\b3\b.*here/results\.ndjson", refused.stderr)
    file.write_bytes(b"".join(lines[:2]))
    assert larceny(tmp_path, *WORDS, "--out", "here", "--workers", "1").returncode == 0
    assert file.read_bytes() == b"".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arena_says_in_every_language_who_failed(tmp_path: Path, lang: str) -> None:
    words = ("arena", "dieven", "random", "stranger:Bot", "--games", "1", "--workers", "1", "--lang", lang)
    (tmp_path / "stranger.py").write_text("class Bot:\n    def see(self, events):\n        1 / 0\n", encoding="utf-8")
    ran = larceny(tmp_path, *words)
    assert ran.returncode == 2
    assert re.fullmatch(r".*stranger:Bot.*ZeroDivisionError: division by zero\n", ran.stderr)


def test_simulate_writes_statistics_and_compares_an_option(tmp_path: Path) -> None:
    words = ("simulate", "dieven", "--games", "4", "--bots", "greedy,random", "--workers", "1", "--out", "here")
    ran = larceny(tmp_path, *words, "--compare", "getaways=3")
    assert ran.returncode == 0, ran.stderr
    assert "8 games" in ran.stdout
    assert re.findall(r"^getaways=\d$", ran.stdout, re.MULTILINE)[1:] == ["getaways=3"]
    names = {file.name for file in (tmp_path / "here").iterdir()}
    tables = {"games", "events", "measures", "comparison"}
    assert names == {f"{table}.{ending}" for table in tables for ending in ("csv", "parquet")} | {"report.html"}
    same = larceny(tmp_path, *words, "--option", "getaways=3", "--compare", "getaways=3")
    assert (same.returncode, same.stdout) == (2, "")
    assert "changes nothing" in same.stderr


def test_simulate_takes_as_many_simulations_as_are_named_and_says_so(tmp_path: Path) -> None:
    words = ("simulate", "dieven", "--players", "3", "--games", "1", "--option", "getaways=1")
    for more in ((), ("--out", "here", "--workers", "1")):
        ran = larceny(tmp_path, *words, "--bots", "greedy,search@2", *more)
        assert ran.returncode == 0, ran.stderr
        assert re.findall(r"^  p\d +(.*?)  ", ran.stdout, re.MULTILINE) == [
            "greedy bot",
            "bot that looks ahead @2",
            "greedy bot",
        ]
        refused = larceny(tmp_path, *words, "--bots", "greedy@2", *more)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "makes no simulations" in refused.stderr


def test_simulate_plays_as_many_games_as_its_help_says(tmp_path: Path) -> None:
    usage = " ".join(larceny(tmp_path, "simulate", "--help").stdout.split())
    assert "how many (default: 100000; with --bots or --out 100)" in usage
    words = ("simulate", "dieven", "--players", "3", "--option", "getaways=1", "--workers", "1")
    for more in (("--out", "here"), ("--bots", "random"), ("--bots", "random", "--out", "there")):
        assert larceny(tmp_path, *words, *more).stdout.startswith("Dieven!: 100 games")
    assert (simulate.MANY, simulate.FEW) == (100_000, 100)


def test_arena_calls_sides_by_their_names(tmp_path: Path) -> None:
    options = ("--option", "setup=quick", "--option", "turn_limit=2")
    words = (
        "arena",
        "casse",
        "random",
        f"{STRANGERS}:First",
        "--players",
        "3",
        "--games",
        "1",
        "--workers",
        "1",
        *options,
    )
    ran = larceny(tmp_path, *words)
    assert ran.returncode == 0, ran.stderr
    headings = [line for line in ran.stdout.splitlines() if re.search(r"against the other|Ratings", line)]
    assert re.findall(r": (\w+) \(", "\n".join(headings)) == ["thief", "detectives"] * 2
    assert "team" not in ran.stdout


def test_who_waits_in_a_pipe_is_told_each_tenth_of_the_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "PAUSE", 0.0)
    screen = Screen(Voice("en"), Interrupts())
    assert list(progress.followed(range(40), screen, 3, 103, each=2)) == list(range(40))
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [f"{done} of 103 games" for done in (11, 21, 31, 43, 53, 63, 73, 83)]


def test_who_waits_in_a_pipe_hears_something_even_if_a_tenth_takes_long_and_not_too_often(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Screen(Voice("de"), Interrupts())
    list(progress.followed(range(100), screen, 0, 100))
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(progress, "SILENCE", 0.0)
    list(progress.followed(range(3), screen, 0, 1000))
    assert capsys.readouterr().err.splitlines() == [f"{done} von 1.000 Spielen" for done in (1, 2, 3)]


def test_on_a_terminal_a_bar_shows_how_far_it_is(tmp_path: Path) -> None:
    with terminal(tmp_path, *WORDS, "--workers", "1", "--players", "3") as shown:
        text = without_escapes(shown.rest())
        assert shown.code() == 0
    assert re.search(r"━+ +\d/6 games", text)
    assert " of 6 games" not in text


def test_simulate_compares_several_values_and_numbers_of_players(tmp_path: Path) -> None:
    words = ("simulate", "dieven", "--games", "2", "--bots", "random", "--workers", "1", "--option", "getaways=2")
    ran = larceny(tmp_path, *words, "--out", "here", "--compare", "players=3,4,5")
    assert ran.returncode == 0, ran.stderr
    assert re.findall(r"^players=\d$", ran.stdout, re.MULTILINE) == ["players=3", "players=4", "players=5"]
    page = (tmp_path / "here" / "report.html").read_text(encoding="utf-8")
    assert "p5" in page
    for wrong in ("players=many", "siren=", "players", "getaways=1,2,3,4,5,6,7,8,1"):
        refused = larceny(tmp_path, *words, "--out", "there", "--compare", wrong)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "--compare takes an option or players" in refused.stderr
    assert not (tmp_path / "there").exists()


def test_simulate_measures_luck_and_skill(tmp_path: Path) -> None:
    words = ("simulate", "dieven", "--games", "2", "--workers", "1", "--option", "getaways=2", "--out", "here")
    ran = larceny(tmp_path, *words, "--bots", "greedy", "--skill", "random,search@2", "--skill-games", "3")
    assert ran.returncode == 0, ran.stderr
    rows = (tmp_path / "here" / "skill.csv").read_text(encoding="utf-8").splitlines()
    assert [row.split(",")[0] for row in rows] == ["level", "random", "search@2"]
    assert "polyline" in (tmp_path / "here" / "report.html").read_text(encoding="utf-8")
    for levels, skill, sentence in (
        ("greedy,random", "random", "one level for all bots"),
        ("greedy", "greedy@5", "makes no simulations"),
        ("greedy", "search@0", "makes no simulations"),
        ("greedy", "clever", "There is no bot"),
    ):
        refused = larceny(tmp_path, *words, "--bots", levels, "--skill", skill)
        assert refused.returncode == 2
        assert sentence in refused.stderr
