"""The parts of the command line that need no process."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import larceny
from larceny.cli.layout import flow
from larceny.cli.prompt import Command, Meaning, Move, NoSuchNumber, Several, Unknown, read
from larceny.cli.rulebook import Rulebook
from larceny.cli.terms import Terms, read_people
from larceny.cli.voice import TEXTS, Voice, quoted
from larceny.engine.texts import LANGUAGES
from larceny.library import find

LEGAL = ("stash 1", "stash ring", "give 1 p2", "give 1 p3", "take p2 2", "take p2 2 down", "play double-play")

RULES = """# A game

## §1 The box
1.1 Six cards. What happens
1.2 says to them is told there.

## §4 Playing

**4.1** *Money* is played.

4.2 A car is played; see
4.3 for more.
4.3 An action:

- one,
- two.

4.10 The tenth.

### A remark
Not part of it.

## §5 Raid
5.1 All.
"""


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("1", Move("stash 1")),
        ("7", Move("play double-play")),
        ("8", NoSuchNumber("8")),
        ("0", NoSuchNumber("0")),
        ("stash ring", Move("stash ring")),
        ("  STASH   Ring ", Move("stash ring")),
        ("s r", Move("stash ring")),
        ("st", Several(("stash 1", "stash ring"))),
        ("g 1 p3", Move("give 1 p3")),
        ("g 1", Several(("give 1 p2", "give 1 p3"))),
        ("take p2 2", Move("take p2 2")),
        ("t p2 2 d", Move("take p2 2 down")),
        ("p", Move("play double-play")),
        ("play double-play now", Unknown("play double-play now")),
        ("?", Command("?")),
        ("? st", Command("?", "st")),
        ("save My File.txt", Command("save", "My File.txt")),
        ("sa x", Command("save", "x")),
        ("q", Command("quit")),
        ("R 5.2", Command("rules", "5.2")),
        ("t", Several(("take p2 2", "take p2 2 down"))),
        ("table", Command("table")),
        ("dance", Unknown("dance")),
    ],
)
def test_a_line_is_a_move_or_a_command(line: str, meaning: Meaning) -> None:
    assert read(line, LEGAL) == meaning


@pytest.mark.parametrize("line", ["enter W1", "enter w1", "E w1"])
def test_capitals_of_a_move_need_not_be_typed(line: str) -> None:
    assert read(line, ["enter W1", "enter D1"]) == Move("enter W1")


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    (tmp_path / "rulebook.md").write_text(RULES, encoding="utf-8")
    return Rulebook(tmp_path)


@pytest.mark.parametrize(
    ("number", "begins", "ends"),
    [
        ("4.1", "**4.1** *Money*", "is played."),
        ("4.2", "4.2 A car", "4.3 for more."),
        ("4.3", "4.3 An action", "- two."),
        ("§4.10", "4.10 The tenth.", "4.10 The tenth."),
        ("4", "## §4 Playing", "4.10 The tenth."),
        ("4.7", "## §4 Playing", "4.10 The tenth."),
        ("5.1", "5.1 All.", "5.1 All."),
        ("1.1", "1.1 Six cards. What happens", "is told there."),
    ],
)
def test_a_clause_is_found_by_its_number(book: Rulebook, number: str, begins: str, ends: str) -> None:
    found = book.find(number)
    assert found.startswith(begins)
    assert found.endswith(ends)


@pytest.mark.parametrize("number", ["9", "7.1", "", "four", "§"])
def test_a_clause_that_is_not_there_is_empty(book: Rulebook, number: str) -> None:
    assert book.find(number) == ""


def test_a_rulebook_is_in_the_readers_language_where_there_is_one(book: Rulebook, tmp_path: Path) -> None:
    (tmp_path / "rulebook.fr.md").write_text("## §4 Jouer\n\n**4.1** *Argent.*\n", encoding="utf-8")
    assert Rulebook(tmp_path, "fr").find("4.1") == "**4.1** *Argent.*"
    assert Rulebook(tmp_path, "nl").find("4.1") == book.find("4.1")


def test_a_game_without_a_rulebook_has_no_clauses(tmp_path: Path) -> None:
    assert Rulebook(tmp_path).find("4") == ""


@pytest.mark.parametrize("key", larceny.games())
def test_every_clause_at_hand_is_in_the_rulebook(key: str) -> None:
    ruleset = find(key)
    book = Rulebook(ruleset.folder)
    match = larceny.load(key).start(1)
    while match.movers():
        number = ruleset.view.section(match.seen(match.movers()[0]))
        assert number in book.clauses or number in book.chapters
        match.play(match.movers()[0], match.legal(match.movers()[0])[-1])


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        (None, (0,)),
        (["2"], (1,)),
        (["p3", "1"], (0, 2)),
        (["3,1,3"], (0, 2)),
        (["all"], (0, 1, 2, 3)),
        (["none"], ()),
    ],
)
def test_seats_of_people(given: list[str] | None, seats: tuple[int, ...]) -> None:
    assert read_people(given, 4, Voice("en")) == seats


@pytest.mark.parametrize("word", ["0", "5", "p", "", "-1", "1.5", "²", "1 2"])
def test_seats_that_are_none(word: str) -> None:
    with pytest.raises(larceny.LarcenyError, match="There is no seat"):
        read_people([word], 4, Voice("en"))


def test_levels_are_given_to_the_bots_in_the_order_of_their_seats() -> None:
    terms = Terms((1,), ("greedy", "random"), "en")
    assert [terms.level(seat) for seat in (0, 2, 3, 4)] == ["greedy", "random", "greedy", "random"]


def test_terms_survive_being_written() -> None:
    terms = Terms((0, 2), ("random",), "fr")
    assert Terms.from_json(terms.to_json(), players=3) == terms
    assert Terms.from_json(terms.to_json(), players=2) is None
    for broken in ("", "[]", "{}", '{"people": [0], "levels": [], "lang": "en"}', '{"people": 1, "levels": 2}'):
        assert Terms.from_json(broken, players=3) is None


def test_pieces_flow_over_lines_and_are_broken_only_where_they_must_be() -> None:
    pieces = [Text("Loot:"), Text(" a card "), Text(" b "), Text("a very long sentence")]
    assert [line.plain for line in flow(pieces, 14)] == ["Loot:  a card ", " b ", "a very long", "sentence"]


def test_what_is_quoted_cannot_move_the_cursor() -> None:
    assert quoted("\x1b[2J\r\n") == "�[2J��"
    assert quoted("x" * 41) == "x" * 40 + "…"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_and_command_has_its_words(lang: str) -> None:
    from larceny.bots.bot import RESEARCH
    from larceny.cli.prompt import COMMANDS
    from larceny.engine.level import NAMES

    for message in [
        *(f"level-{level}" for level in (*NAMES, *RESEARCH)),
        *(f"command-{name}" for name in COMMANDS if name != "?"),
    ]:
        assert TEXTS.has(lang, message)
