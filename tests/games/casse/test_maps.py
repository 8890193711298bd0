"""§1.2 Museums that somebody has drawn: played in Python and in the terminal; no client can name a file."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest

import larceny
from larceny import library, testing
from larceny.bots.seated import Seated
from larceny.engine.notation import replay
from larceny.games.casse.museum import read_map
from larceny.server.catalogue import game_card
from tests.clauses import clause
from tests.cli.processes import larceny as run

VILLA = Path(__file__).parent / "villa.map"
TEXT = VILLA.read_text(encoding="utf-8")
MUSEUM = (Path(larceny.__file__).parent / "games" / "casse" / "museum.map").read_text(encoding="utf-8")


def played(level: str = "greedy", seed: int = 5) -> larceny.Match:
    """A match in the villa, played to the end by bots."""
    match = larceny.load("casse", 3, museum=VILLA, setup="quick", turn_limit=12).start(seed)
    few = 5 if level == "search" else None
    bots = [Seated(larceny.bot("casse", level, museum=VILLA, simulations=few), seat) for seat in range(3)]
    rng = np.random.default_rng(seed)
    while movers := match.movers():
        bots[movers[0]].act(match, rng)
    return match


@clause("1.2")
def test_a_drawn_museum_keeps_the_contract_as_the_original_does() -> None:
    game = larceny.load("casse", 4, museum=TEXT)
    assert len(game.start(seed=None).view(None)["possible"]) == 0
    assert {text for text in game.ruleset.actions if text.startswith("walk")} >= {"walk r7c9", "walk r1c1"}
    assert "walk r8c1" not in game.ruleset.actions
    testing.check_random_play(game, games=3)
    testing.check_secrecy(game, 1, pairs=20)
    testing.check_worlds(game, games=1)
    testing.check_recall(game, games=1)


@clause("1.2")
@pytest.mark.parametrize("level", ["greedy", "search"])
def test_bots_play_in_a_drawn_museum(level: str) -> None:
    assert played(level).outcome is not None


@clause("1.2")
def test_the_map_goes_into_the_transcript_and_comes_out_of_it() -> None:
    match = played()
    text = match.transcript()
    assert "option museum floor:RRRPPPBBB,RRRPPPBBB," in text
    again = larceny.replay(text)
    assert again.transcript() == text
    assert again.game.ruleset is match.game.ruleset
    assert again.state_bytes == match.state_bytes
    assert larceny.load("casse", 3, museum=match.game.options["museum"]).ruleset is match.game.ruleset
    other: larceny.Match = pickle.loads(pickle.dumps(match))
    assert other.state_bytes == match.state_bytes


def test_two_museums_are_open_at_the_same_time() -> None:
    villa, museum = larceny.load("casse", museum=VILLA), larceny.load("casse")
    assert villa.key == museum.key == "casse"
    assert villa.num_actions < museum.num_actions
    assert museum.options["museum"] == "original"


@clause("1.2")
def test_a_bad_map_is_refused_with_all_that_is_wrong_with_it() -> None:
    with pytest.raises(larceny.BadOption, match=r"the openings are not W1.*; the generator is not in the control room"):
        larceny.load("casse", museum=TEXT.replace("W1 r1c2 north\n", "").replace("\nr5c5\n", "\nr1c1\n"))
    for unreadable in (VILLA.parent, VILLA.with_name("castle.map")):
        with pytest.raises(larceny.BadOption, match=f"{unreadable.name} cannot be read"):
            larceny.load("casse", museum=unreadable)
    for nonsense in (7, None, "", "x" * 20_000, str(VILLA)):  # a text never names a file
        with pytest.raises(larceny.BadOption):
            larceny.load("casse", museum=nonsense)


def test_a_map_may_come_from_any_editor(tmp_path: Path) -> None:
    signed = tmp_path / "signed.map"
    signed.write_bytes(TEXT.replace("\n", "\r\n").encode("utf-8-sig"))
    assert larceny.load("casse", 3, museum=signed).options == larceny.load("casse", 3, museum=VILLA).options


def test_the_terminal_takes_a_file(tmp_path: Path) -> None:
    words = ("simulate", "casse", "--option", f"museum={VILLA}", "--option", "setup=quick", "--games", "2")
    assert "2" in run(tmp_path, *words, "--bots", "random").stdout
    bad = tmp_path / "bad.map"
    bad.write_text(TEXT.replace("r7c5 r6c5\n", ""), encoding="utf-8")
    refused = run(tmp_path, "play", "casse", "--option", f"museum={bad}")
    assert refused.returncode == 2
    assert "no way leads to r7c5, r7c6" in refused.stderr


def test_statistics_draw_each_museum_as_it_is(tmp_path: Path) -> None:
    short = (
        "--option",
        "setup=quick",
        "--option",
        "turn_limit=5",
        "--games",
        "2",
        "--workers",
        "1",
        "--bots",
        "random",
    )
    ran = run(tmp_path, "simulate", "casse", *short, "--out", "both", "--compare", f"museum={VILLA}")
    assert ran.returncode == 0, ran.stderr
    page = (tmp_path / "both" / "report.html").read_text(encoding="utf-8")
    squares = [len(read_map(text).squares) for text in (TEXT, MUSEUM)]
    assert squares[0] != squares[1]
    assert page.count('class="place"') in [
        plans * sum(squares) for plans in (1, 2, 3)
    ]  # the thief always stops somewhere


def test_a_server_plays_the_original_only_whatever_a_client_says(tmp_path: Path) -> None:
    kept = str(VILLA)
    for museum in (kept, TEXT, "file:museum", ""):
        with pytest.raises(larceny.BadOption, match="as it comes"):
            library.load_as_it_comes("casse", 3, {"museum": museum})
    with pytest.raises(larceny.BadOption, match="as it comes"):
        replay(played().transcript(), library.load_as_it_comes)
    assert library.load_as_it_comes("casse", 3, {"museum": "original"}).options == larceny.load("casse", 3).options
    assert "museum" not in {option.name for option in game_card("casse").options}


@clause("1.2")
def test_the_view_holds_the_museum_that_is_played_in() -> None:
    plan = larceny.load("casse", 3, museum=TEXT).start(seed=None).view(None)["plan"]
    original = larceny.load("casse", 3).start(seed=None).view(None)["plan"]
    assert read_map(TEXT).floor == plan["floor"] != original["floor"]
    assert original["floor"][0] == "...RRRRRR..."
    assert "r5c3 r5c4" in original["doorways"]
    assert "D1 r5c11 east" in original["openings"]
    assert original["generator"] == "r11c9"
