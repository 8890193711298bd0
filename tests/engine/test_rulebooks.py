"""Rulebooks: every game has its rules in all languages, and all of them say the same."""

from __future__ import annotations

import re

import pytest

import larceny
from larceny.engine.rulebook import rulebook
from larceny.engine.texts import LANGUAGES
from larceny.library import find
from larceny.server.catalogue import words

translations = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
every_game = pytest.mark.parametrize("key", larceny.games())

# What begins a paragraph: a heading with its chapter, an item, a table, a numbered clause, a named one.
BEGINNING = re.compile(r"(#+ (?:§\d+)?|- |\|)?(\*\*[\d.]+\*\*|\*\*?(?=\w))?")


def paragraphs(key: str, lang: str) -> list[str]:
    return re.split(r"\n\s*\n", rulebook(find(key).folder, lang).strip())


@every_game
@translations
def test_every_translation_is_there(key: str, lang: str) -> None:
    assert (find(key).folder / f"rulebook.{lang}.md").is_file()
    assert rulebook(find(key).folder, lang) != rulebook(find(key).folder, "en")


@every_game
@translations
def test_every_translation_has_the_clauses_of_the_english_book_in_the_same_order(key: str, lang: str) -> None:
    def outline(lang: str) -> list[str]:
        return [BEGINNING.match(part)[0] for part in paragraphs(key, lang)]  # type: ignore[index]  # it always matches

    assert outline(lang) == outline("en")


@every_game
@translations
def test_every_clause_names_the_same_numbers_moves_and_options_in_every_language(key: str, lang: str) -> None:
    """A clause is told in other words, but a `move`, an option's `value` or a number is the same everywhere."""
    vocabulary = {code for part in paragraphs(key, "en") for code in codes(part) if code.isascii()} - {"this type"}
    for english, theirs in zip(paragraphs(key, "en"), paragraphs(key, lang), strict=True):
        assert sorted(re.findall(r"\d+", theirs)) == sorted(re.findall(r"\d+", english)), theirs
        assert vocabulary.intersection(codes(theirs)) == vocabulary.intersection(codes(english)), theirs


def codes(part: str) -> list[str]:
    return re.findall(r"`([^`]+)`", part)


@every_game
@translations
def test_nothing_was_left_in_english(key: str, lang: str) -> None:
    sentences = set(re.findall(r"\w[^.:|*`\n]{25,}", rulebook(find(key).folder, "en")))
    assert not sentences & set(re.findall(r"\w[^.:|*`\n]{25,}", rulebook(find(key).folder, lang)))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_server_gives_the_rulebook_in_the_readers_language(key: str, lang: str) -> None:
    assert words(key, lang).rulebook == rulebook(find(key).folder, lang) != ""
