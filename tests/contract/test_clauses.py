"""Every clause of every rulebook has a test, and the tables of clauses and tests are up to date."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from larceny.games import keys
from tests import clauses

every_game = pytest.mark.parametrize("game", keys())


@every_game
def test_the_rulebook_names_each_clause_once_in_chapters_without_a_gap(game: str) -> None:
    names = clauses.clauses_of_rulebook(game)
    assert len(names) == len(set(names)) > 15
    chapters = [int(name.split(".")[0].split()[0]) for name in names]
    assert chapters[0] == 1
    assert all(after - before in (0, 1) for before, after in pairwise(chapters))


@every_game
def test_every_clause_of_the_rulebook_has_a_test(game: str) -> None:
    held = {number for test in clauses.listed_tests(game) for number in test.clauses}
    assert [number for number in clauses.clauses_of_rulebook(game) if number not in held] == []


@every_game
def test_every_clause_that_a_test_names_is_in_the_rulebook(game: str) -> None:
    named = {number for test in clauses.listed_tests(game) for number in test.clauses}
    assert named - set(clauses.clauses_of_rulebook(game)) == set()


@every_game
def test_every_test_of_a_chapter_names_a_clause_of_that_chapter(game: str) -> None:
    for test in clauses.listed_tests(game):
        chapter = re.match(r"test_(\d)_", test.file)
        if chapter:
            assert any(number[0] == chapter[1] for number in test.clauses), test.name


@every_game
def test_no_two_tests_have_the_same_name(game: str) -> None:
    names = Counter(test.name for test in clauses.listed_tests(game))
    assert [name for name, count in names.items() if count > 1] == []


@every_game
def test_the_table_of_clauses_and_tests_is_up_to_date(game: str) -> None:
    assert clauses.written_table(game) == clauses.table(game), "run: python -m tests.clauses"
