"""Lessons: a game played by a script, with a word for the learner wherever there is something to learn.

A script (`lesson/script.txt` in the game's folder; the words are in `lesson/text`) has one thing on each line:

    chapter                     a new game begins; these three say which, and who learns
    players 3
    option getaways 3
    learner p1
    chance first p1, deal 3     outcomes of chance, in order
    say welcome                 the narrator speaks; the learner reads, and goes on
    ask stash                   … and then the learner's move, on the next line, is asked for
    p1 stash 3
    p2 give ring p1             the others' moves
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from larceny.engine.errors import LarcenyError
from larceny.engine.texts import Texts

FOLDER, SCRIPT = "lesson", "script.txt"
SAY, ASK, CHANCE_LINE = "say", "ask", "chance"


@dataclass(frozen=True)
class Act:
    """A move of a seat, and what chance brings after it."""

    seat: int
    action: str
    chance: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Word:
    """The narrator speaks."""

    message: str
    asks: bool  # for the learner's next move


@dataclass
class Chapter:
    """One game of a lesson, or its beginning."""

    players: int = 0
    learner: int = 0
    options: dict[str, str | int] = field(default_factory=dict)
    chance: list[str] = field(default_factory=list)  # before the first move
    lines: list[Act | Word] = field(default_factory=list)


def has_lesson(folder: Path) -> bool:
    """Whether a game, whose folder this is, has one."""
    return (folder / FOLDER / SCRIPT).is_file()


def lesson_texts(folder: Path) -> Texts:
    """What the narrator says."""
    return Texts(folder / FOLDER / "text")


def read_lesson(folder: Path) -> list[Chapter]:
    """The chapters of a game's lesson."""
    chapters: list[Chapter] = []
    for number, words in _lines(folder / FOLDER / SCRIPT):
        try:
            if words == ["chapter"]:
                chapters.append(Chapter())
            else:
                _add(chapters[-1], words[0], words[1])
        except (LookupError, ValueError) as fault:
            raise LarcenyError(f"Line {number} of the lesson cannot be read.", reason="bad-lesson") from fault
    return chapters


def _lines(script: Path) -> Iterator[tuple[int, list[str]]]:
    """Each line that says something, cut after its first word."""
    for number, line in enumerate(script.read_text(encoding="utf-8").splitlines(), start=1):
        if words := line.partition("#")[0].strip().split(maxsplit=1):
            yield number, words


def _add(chapter: Chapter, what: str, rest: str) -> None:
    if what == "players":
        chapter.players = int(rest)
    elif what == "learner":
        chapter.learner = _seat(rest)
    elif what == "option":
        name, value = rest.split()
        chapter.options[name] = int(value) if value.isdecimal() else value
    elif what in (SAY, ASK):
        chapter.lines.append(Word(rest, asks=what == ASK))
    elif what == CHANCE_LINE:
        _after(chapter).extend(outcome.strip() for outcome in rest.split(","))
    else:
        chapter.lines.append(Act(_seat(what), rest))


def _after(chapter: Chapter) -> list[str]:
    """Where outcomes of chance go: to the move before them, or to the beginning."""
    if not chapter.lines:
        return chapter.chance
    last = chapter.lines[-1]
    if not isinstance(last, Act):
        raise ValueError("chance follows a move")
    return last.chance


def _seat(name: str) -> int:
    if name[0] != "p":
        raise ValueError("no seat")
    return int(name[1:]) - 1
