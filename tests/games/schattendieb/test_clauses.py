"""Every clause of the rulebook has a test, and the table of clauses and tests is up to date."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests import clauses

GAME = "schattendieb"
TESTS = clauses.listed_tests(GAME)


def test_the_rulebook_names_each_clause_once() -> None:
    names = clauses.clauses_of_rulebook(GAME)
    assert len(names) == len(set(names))
    assert {name.split(".")[0].split()[0] for name in names} == set("123456")
    assert {"1.1", "2.2", "3.7", "4.4", "5", "6"} <= set(names)


@pytest.mark.parametrize("number", clauses.clauses_of_rulebook(GAME))
def test_every_clause_of_the_rulebook_has_a_test(number: str) -> None:
    assert [test.name for test in TESTS if number in test.clauses], f"no test is marked with clause {number}"


def test_every_clause_that_a_test_names_is_in_the_rulebook() -> None:
    named = {number for test in TESTS for number in test.clauses}
    assert named - set(clauses.clauses_of_rulebook(GAME)) == set()


def test_every_test_of_a_chapter_names_a_clause_of_that_chapter() -> None:
    for test in TESTS:
        chapter = re.match(r"test_(\d)_", test.file)
        if chapter:
            assert any(number[0] == chapter[1] for number in test.clauses), test.name


def test_no_two_tests_have_the_same_name() -> None:
    names = Counter(test.name for test in TESTS)
    assert [name for name, count in names.items() if count > 1] == []


def test_the_table_of_clauses_and_tests_is_up_to_date() -> None:
    assert clauses.written_table(GAME) == clauses.table(GAME), "run: python -m tests.clauses"
