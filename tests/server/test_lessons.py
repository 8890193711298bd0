"""Lessons: every script can be played to its last line, meets all that the game is made of, and takes three minutes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from larceny import library
from larceny.engine.lesson import Word, lesson_texts, read_lesson
from larceny.engine.texts import LANGUAGES
from larceny.games import keys
from larceny.games.schattendieb.cards import NAMES
from larceny.server.lessons import lesson
from larceny.server.messages import Room, Update
from tests.server.processes import Json, Server

# Which of the game's words are its cards, roles and the like; of Der Schattendieb's cards the value does not matter.
KINDS = {"casse": ("look", "lens"), "dieven": ("card",), "master_thieves": ("role", "gem"), "schattendieb": ()}
ALSO = {"schattendieb": {re.sub(r" \d+", "", name) for name in NAMES}}
NOT_THINGS = {"hidden", "nothing"}

# What a lesson takes: people read 200 words a minute, find and touch what is ringed in 3 s, and most of what happens
# is shown within half a second.
WORDS_PER_SECOND, MOVE_SECONDS, EVENT_SECONDS = 200 / 60, 3.0, 0.5
LONGEST = 180


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test here waits for a compiler."""
    monkeypatch.setenv("LARCENY_MODE", "python")


def chapters(key: str, lang: str = "en") -> list[Json]:
    found: list[Json] = json.loads(lesson(key, lang))["chapters"]
    return found


def steps(key: str, lang: str = "en") -> list[Json]:
    return [step for chapter in chapters(key, lang) for step in chapter["steps"]]


def told(key: str) -> Iterator[Any]:
    """All that the learner hears of, and all that he is offered."""
    for step in steps(key):
        yield from (value for event in step["update"]["events"] for value in event.values())
        yield from (choice["action"] for choice in step["update"]["legal"])


@pytest.mark.parametrize("key", keys())
def test_every_game_has_one_and_each_step_is_legal(key: str) -> None:
    for step in steps(key):
        legal = [choice["action"] for choice in step["update"]["legal"]]
        assert not step["wanted"] or step["wanted"] in legal
    assert sum(bool(step["wanted"]) for step in steps(key)) >= 6, "the learner plays himself"
    assert steps(key)[-1]["wanted"] == ""


@pytest.mark.parametrize("key", keys())
def test_the_messages_are_those_of_a_table(key: str) -> None:
    for chapter in chapters(key):
        room = msgspec.convert({**chapter["room"], "type": "room"}, Room)
        assert room.hints is False
        versions = [msgspec.convert({**step["update"], "type": "update"}, Update).version for step in chapter["steps"]]
        assert versions == sorted(versions)
        count = 0
        for step in chapter["steps"]:
            assert step["update"]["first"] == count, "each event is told once"
            count += len(step["update"]["events"])


@pytest.mark.parametrize("key", keys())
def test_every_role_and_every_card_is_met(key: str) -> None:
    words = library.find(key).vocabulary.words
    things = {word for kind in KINDS[key] for word in words[kind]} - NOT_THINGS | ALSO.get(key, set())
    heard = [f" {value} " for value in told(key)]
    assert things
    assert [thing for thing in things if not any(f" {thing} " in text for text in heard)] == []


def test_in_the_museum_both_sides_are_played() -> None:
    sides = [chapter["steps"][0]["update"] for chapter in chapters("casse")]
    assert {update["seat"] == update["view"]["thief"] for update in sides} == {True, False}


@pytest.mark.parametrize("key", keys())
def test_what_is_written_is_said_and_what_is_said_is_written(key: str) -> None:
    folder = library.find(key).folder
    said = [line.message for chapter in read_lesson(folder) for line in chapter.lines if isinstance(line, Word)]
    ours = set(lesson_texts(folder).plain("en")) - set(library.find("tests.adapters.fingers").texts.plain("en"))
    assert set(said) == ours
    assert len(said) == len(set(said))
    heard = [step["text"] for step in steps(key) if step["text"]]
    assert heard == [lesson_texts(folder).say("en", message) for message in said]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_it_takes_at_most_three_minutes(key: str, lang: str) -> None:
    script = steps(key, lang)
    words = sum(len(step["text"].split()) for step in script)
    moves = sum(bool(step["wanted"]) for step in script)
    beginnings = [chapter["steps"][0] for chapter in chapters(key, lang)]  # what happened before is shown at once
    shown = [event for step in script if step not in beginnings for event in step["update"]["events"]]
    events = sum(bool(event["text"]) for event in shown)
    seconds = words / WORDS_PER_SECOND + moves * MOVE_SECONDS + events * EVENT_SECONDS
    print(f"\n{key} {lang}: {words} words, {moves} moves, {events} events: {seconds:.0f} s")
    assert seconds <= LONGEST


def test_lessons_are_given_to_everybody_in_their_language(server: Server) -> None:
    games = server.ask("GET", "/api/server").json["games"]
    assert {game["key"] for game in games if game["lesson"]} == set(keys())
    for lang in LANGUAGES:
        answer = server.ask("GET", f"/api/lessons/dieven?lang={lang}")
        assert answer.json == json.loads(lesson("dieven", lang))


def test_what_is_not_there_is_refused(server: Server) -> None:
    assert server.ask("GET", "/api/lessons/nonsense").reason == "no-such-game"
    assert server.ask("GET", "/api/lessons/tests.adapters.fingers").reason == "no-lesson"
