"""The English edition keeps the contract as the French one does, and every clause has a test for each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import larceny
from larceny import testing
from tests import clauses

KEY = "master_thieves"
TEXTS = Path(larceny.__file__).parent / "games" / KEY / "text"
PLAYERS = pytest.mark.parametrize("players", [2, 4, 8])


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_every_clause_has_a_test_for_each_edition(edition: str) -> None:
    tests = clauses.listed_tests(KEY)
    held = {number for test in tests if test.edition in ("", edition) for number in test.clauses}
    assert [number for number in clauses.clauses_of_rulebook(KEY) if number not in held] == []


@pytest.mark.parametrize(
    ("language", "other_nouns"),
    [("nl", r"\bla\b|\bdoos\b"), ("de", "Schublade|Schatulle"), ("fr", r"\bpierres?\b|\bboîte\b")],
)
def test_a_thing_is_called_the_same_in_all_texts_of_a_language(language: str, other_nouns: str) -> None:
    texts = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(other_nouns, texts) == []


@PLAYERS
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("memory", ["strict", "log", "open"])
def test_en_breaks_no_law_and_no_secret(players: int, memory: str) -> None:
    game = larceny.load(KEY, players, edition="en", memory=memory)
    testing.check_random_play(game, games=3)
    testing.check_worlds(game, games=2)
    testing.check_secrecy(game, 0, pairs=20)


@PLAYERS
@pytest.mark.usefixtures("compiled")
def test_en_is_the_same_in_both_modes(players: int) -> None:
    testing.check_modes_agree(larceny.load(KEY, players, edition="en"), games=8)


@PLAYERS
@pytest.mark.usefixtures("compiled")
def test_en_can_be_replayed_and_misused(players: int) -> None:
    game = larceny.load(KEY, players, edition="en")
    testing.check_replay(game, games=2)
    testing.check_legal(game, games=1)
    testing.check_misuse(game, games=1)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("memory", ["log", "open"])
def test_fr_keeps_its_secrets_whatever_is_remembered(memory: str) -> None:
    for observer in (None, 1):
        testing.check_secrecy(larceny.load(KEY, 4, memory=memory), observer, pairs=20)
