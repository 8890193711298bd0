"""The other commands, and what is typed wrongly."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import larceny
from larceny.cli import main
from larceny.cli.games import shelved
from larceny.engine.texts import LANGUAGES
from tests.cli.matches import match_where, written
from tests.cli.processes import environment, terminal, without_escapes
from tests.cli.processes import larceny as run
from tests.contract.strangers import package_from


def finished(seed: int = 3) -> larceny.Match:
    match = larceny.load("dieven", 3).start(seed)
    while match.movers():
        match.play(match.movers()[0], match.legal(match.movers()[0])[-1])
    return match


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play nope", "There is no game 'nope'."),
        ("play diven", "Do you mean dieven?"),
        ("play dieven --players 2", "Dieven! is for 3 to 6 players, not 2."),
        ("play dieven --option siren=loud", "Option siren is one of others | everyone, not 'loud'."),
        ("play dieven --option volume=1", "Dieven! has no option 'volume'"),
        ("play dieven --option siren", "write --option name=value"),
        ("play dieven --seat 9", "There is no seat “9”: seats are 1 to 3, all or none."),
        ("play dieven --seat 1,none", "There is no seat “none”"),
        (
            "play dieven --bots clever",
            "There is no bot “clever”: bots are novice, regular, expert, master, random, greedy, search.",
        ),
        ("play dieven --bots greedy,greedy,random", "That is a list of 3 bots for 2 seats."),
        ("play dieven --seed -1", "A seed is a whole number"),
        ("play dieven --lang eo", "invalid choice: 'eo'"),
        ("play --resume nowhere.txt", "nowhere.txt cannot be read: there is no such file or folder."),
        ("play --resume .", ". cannot be read: it is a folder."),
        ("play --resume", "There is no game to go on with."),
        ("play --players 4 --resume x.txt", "leave those out"),
        ("play --help-options nope", "There is no game 'nope'."),
        ("replay nowhere.txt", "nowhere.txt cannot be read"),
        ("verify nowhere.txt", "nowhere.txt cannot be read"),
        ("verify .", ". cannot be read: Is a directory."),
        ("replay /dev/zero", "at most twenty million characters"),
        ("simulate nope", "There is no game 'nope'."),
        ("simulate dieven --games 0", "At least one game has to be played."),
        ("simulate dieven --games 0 --bots random", "At least one game has to be played."),
        ("simulate dieven --bots clever", "There is no bot “clever”"),
        ("simulate dieven --workers 0 --out here", "At least one process has to play."),
        ("simulate dieven --compare siren=everyone", "--compare needs --out"),
        ("simulate dieven --skill random", "--skill needs --out"),
        ("simulate dieven --skill random --skill-games 0 --out here", "At least one game has to be played."),
        ("arena dieven greedy", "An arena needs at least two bots"),
        ("arena dieven greedy clever", "There is no bot “clever”"),
        ("arena dieven greedy random --games 0", "At least one game has to be played."),
        ("arena dieven greedy random --workers 0", "At least one process has to play."),
        ("arena dieven greedy nowhere:Bot", "“nowhere:Bot” cannot be had: No module named 'nowhere'."),
        ("perft dieven --depth 0", "A depth is a whole number from 1."),
        ("warm nope", "There is no game 'nope'."),
        ("dance", "invalid choice: 'dance'"),
    ],
)
def test_what_is_wrong_is_one_sentence_on_stderr(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: str,
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    try:
        code: object = main(words.split())
    except SystemExit as stop:
        code = stop.code
    assert code == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(
    ("words", "sentences"),
    [
        (
            "play master_thieves --option edition=x",
            {
                "en": "Option edition is one of fr | en, not 'x'.",
                "fr": "L’option edition vaut fr | en, pas 'x'.",
                "nl": "Optie edition is een van fr | en, niet 'x'.",
                "de": "Die Option edition ist eines von fr | en, nicht 'x'.",
            },
        ),
        (
            "play master_thieves --option volume=1",
            {"fr": "n’a pas d’option 'volume'", "nl": "heeft geen optie 'volume'", "de": "hat keine Option 'volume'"},
        ),
        (
            "play dieven --players 9",
            {
                "fr": "Dieven! se joue de 3 à 6 joueurs, pas 9.",
                "nl": "Dieven! is voor 3 tot 6 spelers, niet 9.",
                "de": "Dieven! ist für 3 bis 6 Spieler, nicht 9.",
            },
        ),
        (
            "play dieven --seed abc",
            {
                "en": "“abc” is no whole number: --seed takes one.",
                "fr": "« abc » n’est pas un nombre entier",
                "nl": "“abc” is geen geheel getal",
                "de": "„abc“ ist keine ganze Zahl",
            },
        ),
        ("play dieven --seed -1", {"fr": "Une graine est", "nl": "Een startgetal is", "de": "Ein Startwert ist"}),
        ("play casse --option museum=nowhere", {"fr": "Impossible de lire nowhere", "de": "nowhere lässt sich nicht"}),
    ],
)
def test_what_is_wrong_is_said_in_the_language_that_is_asked_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: str,
    sentences: dict[str, str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    for lang, sentence in sentences.items():
        assert main([*words.split(), "--lang", lang]) == 2
        said = capsys.readouterr().err
        assert sentence in said.replace("\N{NO-BREAK SPACE}", " ")
        assert said.count("\n") == 1


def test_a_fault_shows_no_traceback(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "nope")
    assert ran.returncode == 2
    assert ran.stderr == f"There is no game 'nope'. There are {', '.join(larceny.games())}.\n"


@pytest.mark.parametrize("content", [b"\xff\xfe\0", b"", b"game dieven\n", b"hello"])
def test_a_file_that_is_no_transcript_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file.txt").write_bytes(content)
    for words in (("play", "--resume", "file.txt"), ("replay", "file.txt")):
        ran = run(tmp_path, *words)
        assert ran.returncode == 2
        assert ran.stderr.count("\n") == 1


def test_help_imports_nothing_heavy() -> None:
    script = """
import sys
from larceny.cli import main
try:
    main(["--help"])
except SystemExit as stop:
    assert not stop.code
print(*sorted({"numpy", "numba", "rich", "fluent"} & sys.modules.keys()), file=sys.stderr)
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "play" in ran.stdout
    assert ran.stderr.split() == []


def test_no_compiler_is_imported_before_the_first_prompt(tmp_path: Path) -> None:
    script = """
import sys
from larceny.cli import main
class Keyboard:
    def readline(self):
        print(*sorted({"numba", "llvmlite", "rich"} & sys.modules.keys()), file=sys.stderr)
        return "quit\\n"
sys.stdin = Keyboard()
main(["play", "dieven"])
"""
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment(tmp_path)
    )
    assert ran.stderr.split() == [], "a pipe needs neither the compiler nor the drawing"


def test_larceny_alone_shows_its_commands(tmp_path: Path) -> None:
    ran = run(tmp_path)
    assert ran.returncode == 0
    for command in ("play", "games", "replay", "verify", "simulate", "arena", "perft", "warm", "bench"):
        assert re.search(rf"^ +{command} ", ran.stdout, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_game_with_its_options(tmp_path: Path, lang: str) -> None:
    ran = run(tmp_path, "games", "--lang", lang)
    assert ran.returncode == 0, ran.stderr
    for key in larceny.games():
        game = shelved(key)
        assert f"{game.card.title} ({key})" in ran.stdout
        assert game.aim(lang) in ran.stdout
        for option in game.card.options:
            assert re.search(rf"^  {option.name} .*{re.escape(option.allowed)}", ran.stdout, re.MULTILINE)


@pytest.mark.parametrize("key", larceny.games())
def test_the_aim_in_english_is_that_of_the_identity_card(key: str) -> None:
    assert shelved(key).aim("en") == shelved(key).card.aim


def test_the_options_of_one_game(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "dieven", "--help-options")
    assert ran.stdout.startswith("Options of Dieven!")
    assert "siren" in ran.stdout


def test_replay_as_a_seat_shows_what_that_seat_saw(tmp_path: Path) -> None:
    match = finished()
    ran = run(tmp_path, "replay", written(match, tmp_path), "--seat", "2", "--all")
    assert ran.returncode == 0, ran.stderr
    log = match.log(1)
    assert [line for line in ran.stdout.splitlines() if line in log] == log
    assert "p1 (you)" not in ran.stdout
    assert "Hand (" in ran.stdout
    assert "You may" not in ran.stdout
    assert ran.stdout.rstrip().endswith(".")


def test_replay_as_a_spectator_shows_no_hand(tmp_path: Path) -> None:
    match = finished()
    ran = run(tmp_path, "replay", written(match, tmp_path), "--spectator", "--all")
    assert "Hand (" not in ran.stdout
    assert "(you)" not in ran.stdout
    log = match.log(None)
    assert [line for line in ran.stdout.splitlines() if line in log] == log


def test_replay_shows_everything_unless_told_otherwise(tmp_path: Path) -> None:
    match = match_where(lambda match: match.ply > 40)
    ran = run(tmp_path, "replay", written(match, tmp_path), "--all")
    moves = [line.split(" ", 1)[1] for line in match.transcript().splitlines() if re.match(r"\d+ ", line)]
    assert [line for line in ran.stdout.splitlines() if re.match(r"(p\d|chance) (?!is )\w+ ", line)] == moves
    last = ran.stdout.rpartition("Draw pile")[2]
    for seat in range(3):
        assert f"Hand ({len(match.view(seat)['hand'][seat])}): " in last


def test_replay_stops_after_each_move(tmp_path: Path) -> None:
    file = written(finished(), tmp_path)
    assert run(tmp_path, "replay", file, typed="\n\n").stdout.count("Enter: next") == 3
    assert run(tmp_path, "replay", file, typed="\nquit\n").stdout.count("Enter: next") == 2
    assert "wins" in run(tmp_path, "replay", file, typed="all\n").stdout


def test_replay_is_drawn_on_a_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, "replay", written(finished(), tmp_path), "--lang", "de") as shown:
        assert "chance deal" in without_escapes(shown.until("quit > "))
        shown.type("quit\r")
        shown.rest()
        assert shown.code() == 0


def test_a_reader_who_has_enough_is_no_fault(tmp_path: Path) -> None:
    command = f"{sys.executable} -m larceny replay {written(finished(), tmp_path)} --all | head -n 1"
    ran = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env=environment(tmp_path), check=False
    )
    assert ran.stderr == ""
    assert ran.stdout.count("\n") == 1


def test_simulate_plays_at_random(tmp_path: Path) -> None:
    ran = run(
        tmp_path, "simulate", "dieven", "--games", "20", "--players", "4", "--seed", "1", "--option", "getaways=3"
    )
    assert ran.returncode == 0, ran.stderr
    expected = larceny.playouts("dieven", games=20, players=4, seed=1, getaways=3)
    for seat, score in enumerate(expected.scores, start=1):
        assert re.search(rf"^  p{seat} +random bot +{score:.3f} ", ran.stdout, re.MULTILINE)
    assert f"{expected.decisions} decisions in 20 games" in ran.stdout
    assert "decisions per second" in ran.stdout


def test_simulate_lets_bots_play_each_other(tmp_path: Path) -> None:
    words = ("simulate", "dieven", "--games", "8", "--players", "4", "--bots", "greedy,random", "--seed", "1")
    rows = [re.findall(r"^  (p\d +\S+ bot +.*)$", run(tmp_path, *words).stdout, re.MULTILINE) for _ in range(2)]
    assert rows[0] == rows[1], "the same seed gives the same games"
    assert [row.split()[1] for row in rows[0]] == ["greedy", "random", "greedy", "random"]
    shares = [float(row.split()[-2]) for row in rows[0]]
    assert shares[0] + shares[2] > shares[1] + shares[3]
    assert sum(shares) == pytest.approx(100, abs=0.3)


def test_perft_counts(tmp_path: Path) -> None:
    ran = run(tmp_path, "perft", "dieven", "--depth", "2")
    assert re.findall(r"^  (\d+) +(\d+)$", ran.stdout, re.MULTILINE) == [("1", "3"), ("2", "36")]
    divided = run(tmp_path, "perft", "dieven", "--depth", "2", "--divide")
    assert re.findall(r"^  first (p\d) +(\d+)$", divided.stdout, re.MULTILINE) == [
        ("p1", "12"),
        ("p2", "12"),
        ("p3", "12"),
    ]


def test_bench_passes_its_words_on(tmp_path: Path) -> None:
    ran = run(tmp_path, "bench", "--help")
    assert ran.returncode == 0, ran.stderr
    assert "bench.run" in ran.stdout


def test_a_number_of_players_that_the_game_warns_of_is_warned_of(tmp_path: Path) -> None:
    remark = ("__init__.py", "rules_version=1,", 'rules_version=1,\n    remarks={3: "table-pile"},')
    name = package_from(
        "dieven", tmp_path, "strange", remark, ("text/en.ftl", "table-pile = ", "table-pile = Beware! ")
    )
    text = tmp_path / "strange" / "dieven" / "text" / "en.ftl"
    text.write_text(re.sub(r"Beware! .*", "Beware!", text.read_text()))
    paths = f"{environment(tmp_path)['PYTHONPATH']}:{tmp_path}"
    assert run(tmp_path, "play", name, "--players", "3", PYTHONPATH=paths).stdout.startswith("Beware!\n")
    assert not run(tmp_path, "play", name, "--players", "4", PYTHONPATH=paths).stdout.startswith("Beware!\n")


@pytest.mark.long
def test_warm_compiles_once(tmp_path: Path) -> None:
    words = ("warm", "tests.adapters.fingers")
    first = run(tmp_path, *words, LARCENY_MODE="auto")
    assert "Fingers: compiled in" in first.stdout
    assert str(tmp_path / "cache") in first.stdout
    assert "Fingers: from cache in" in run(tmp_path, *words, LARCENY_MODE="auto").stdout
