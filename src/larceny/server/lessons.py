"""Lessons: scripts of games (engine/lesson.py) played at a table that nobody else sees.

The learner's device gets the very messages of a real table, all at once, and shows one after the other: there are no
rules in the browser, so it can tell only whether a move is the one that the script goes on with.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import msgspec

from larceny import library
from larceny.bots.bot import usual_level
from larceny.engine.lesson import Act, Chapter, Word, has_lesson, lesson_texts, read_lesson
from larceny.engine.ruleset import Ruleset
from larceny.engine.texts import Texts
from larceny.server import entries
from larceny.server.moment import Moment
from larceny.server.news import Presence, room
from larceny.server.refusal import Refusal
from larceny.server.resources import Lesson, LessonChapter, LessonStep
from larceny.server.table import Table

LEARNER = "learner"  # the guest who learns
SEED, NONCE = bytes(32), "0" * 32  # nothing is drawn: chance is in the script
NOW = 0


@functools.cache
def lesson(key: str, lang: str) -> bytes:
    """The lesson of a game, written."""
    ruleset = library.find(key)
    if not has_lesson(ruleset.folder):
        raise Refusal("no-lesson")
    texts = lesson_texts(ruleset.folder)
    chapters = [Performance(ruleset, chapter, texts, lang).perform() for chapter in read_lesson(ruleset.folder)]
    return msgspec.json.encode(Lesson(key, ruleset.card.title, chapters))


class Performance:
    """One chapter, played from its first line to its last."""

    def __init__(self, ruleset: Ruleset, chapter: Chapter, texts: Texts, lang: str) -> None:
        self.chapter, self.texts, self.lang = chapter, texts, lang
        self.table = _set_up(ruleset, chapter)
        self.told = self.whole = 0  # events that the learner has been told; of them those as they happened

    def perform(self) -> LessonChapter:
        """All steps, and the room in which they are made."""
        nobody = Presence({}, frozenset([LEARNER]), 0, {}, frozenset(), "")
        begun = room(self.table, nobody, NOW, self.lang)
        return LessonChapter(begun, list(self._steps()))

    def _steps(self) -> Iterator[LessonStep]:
        """A step wherever the narrator speaks, and wherever the learner is to move."""
        asked = ""
        for line in self.chapter.lines:
            if isinstance(line, Word):
                asked = self.texts.say(self.lang, line.message)
                if not line.asks:
                    yield LessonStep(self._update(), asked, "")
                    asked = ""
            else:
                if line.seat == self.chapter.learner:
                    yield LessonStep(self._update(), asked, line.action)
                    asked = ""
                self._play(line)

    def _play(self, act: Act) -> None:
        self.table.apply(entries.Played(NOW, act.seat, act.action, act.chance))

    def _update(self) -> Any:
        """What the learner is told now, as at any table."""
        seat, match = self.chapter.learner, self.table.match
        assert match is not None
        heard = match.narrator.heard_by(seat)
        telling = self.whole, self.told, self.told
        self.whole, self.told = self.told, len(heard)
        moment = Moment(self.table, NOW)
        return msgspec.Raw(moment.update(seat, self.lang, self.table.version(seat), heard, telling))


def _set_up(ruleset: Ruleset, chapter: Chapter) -> Table:
    """A table for the learner and bots' names, as if it were read from its log."""
    table, seats = Table(SEED), range(chapter.players)
    card = ruleset.card
    game = library.load_as_it_comes(ruleset.key, chapter.players, chapter.options)
    table.apply(
        entries.Created(
            NOW, "lesson", ruleset.key, card.rules_version, chapter.players, dict(game.options), LEARNER, None,
            spectators=False, hints=False,
        )
    )  # fmt: skip
    for seat in seats:
        learns = seat == chapter.learner
        entry = entries.Seated(NOW, seat, LEARNER, NONCE) if learns else None
        table.apply(entry or entries.Automated(NOW, seat, usual_level(ruleset)))
    table.apply(entries.Started(NOW, [NONCE for _ in seats], chapter.chance))
    return table
