"""`larceny verify`: whether finished games were dealt and played as their tables promised. It needs no server."""

from __future__ import annotations

import argparse
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from larceny.cli.interrupts import Interrupts
from larceny.cli.screen import open_screen
from larceny.cli.voice import Voice, quoted, quoted_path
from larceny.engine.errors import LarcenyError
from larceny.engine.notation import LONGEST
from larceny.engine.obstacles import say_reason

if TYPE_CHECKING:
    from larceny.engine.match import Match
    from larceny.engine.verify import Finding

WRONG, UNREADABLE = 1, 2  # the exit code if any game is not as promised; if any cannot be read, and so not be judged
NO_GAME = ("no-json", "other-format")  # why something is no exported game at all
LONGEST_FACT = 60  # characters of what a file says that a sentence repeats
LONGEST_WHY = 300


def run(arguments: argparse.Namespace) -> int:
    """Check each game of a file and say one line about it."""
    voice = Voice(arguments.lang)
    screen = open_screen(voice, Interrupts(), plain=arguments.plain)
    codes = {0}
    search = Search(arguments.code)
    judge = Judge(voice, search)
    for number, verdict in enumerate(_verdicts(Path(arguments.file).expanduser(), judge), start=1):
        if isinstance(verdict, Trouble):
            screen.warn(voice.say(verdict.sentence, number=str(number), why=verdict.why))
            codes.add(verdict.code)
        else:
            screen.say(voice.say("verify-right", number=str(number), **_facts(verdict)))
    if search.found:
        screen.say(voice.say("verify-code-found", **search.found))
    elif search.wanted and UNREADABLE not in codes:
        screen.warn(voice.say("verify-code-missing"))
        codes.add(WRONG)
    return WRONG if WRONG in codes else max(codes)


@dataclass(frozen=True)
class Trouble:
    """A game that is not as promised, or none that can be read: the two are never mixed up."""

    sentence: str
    why: str
    code: int = UNREADABLE


class Search:
    """A code that a player was shown is looked for in the logs of those games that are as promised."""

    def __init__(self, wanted: str | None) -> None:
        self.wanted = (wanted or "").strip().lower()
        self.found: dict[str, str] = {}

    def look(self, finding: Finding) -> None:
        """Whether it stands here."""
        if self.wanted in finding.codes and finding.match is not None and finding.match.fairness is not None:
            line = finding.codes.index(self.wanted) + 1
            self.found = {"table": finding.match.fairness.table, "line": str(line), "lines": str(len(finding.codes))}


def _facts(match: Match) -> dict[str, str]:
    """What a player compares with what he remembers."""
    from larceny.engine.seats import CHANCE

    assert match.fairness is not None
    drawn = sum(seat == CHANCE for seat, _ in match.history)
    return {
        "title": match.game.ruleset.card.title,
        "table": match.fairness.table,
        "moves": str(match.ply - drawn),
        "draws": str(drawn),
        "commitment": match.fairness.commitment,
    }


def _verdicts(path: Path, judge: Judge) -> Iterator[Match | Trouble]:
    """The match of each game of a file, or what is wrong with it. Large files are read game by game."""
    try:
        with path.open("rb") as file:
            head = _head(file)
            first = head.strip()
            if not first:
                raise judge.voice.refusal("verify-no-game", file=quoted_path(path))
            if first == b"{":  # somebody has laid out one game over many lines
                yield judge.export(head + file.read(LONGEST))
            elif first.startswith(b"{"):
                yield judge.export(first)
                yield from map(judge.export, _lines(file))
            else:
                yield judge.transcript(head + file.read(LONGEST + 1))  # a device never ends
    except OSError as error:
        raise judge.voice.refusal("file-unreadable", file=quoted_path(path), why=str(error.strerror)) from None


def _head(file: BinaryIO) -> bytes:
    """A file up to its first line with something on it, without the mark that some programs put before all text."""
    head = file.readline(LONGEST).removeprefix(BOM_UTF8)
    while not head.strip() and (line := file.readline(LONGEST)):
        head += line
    return head


def _lines(file: BinaryIO) -> Iterator[bytes]:
    while line := file.readline(LONGEST):
        if line.strip():
            yield line.removeprefix(BOM_UTF8)  # several files may have been put together


class Judge:
    """Says in one language what a check has found."""

    def __init__(self, voice: Voice, search: Search) -> None:
        self.voice, self.search = voice, search

    def export(self, line: bytes) -> Match | Trouble:
        """One exported game."""
        from larceny.library import check_export

        finding = check_export(line)
        self.search.look(finding)
        if finding.reason in NO_GAME:
            return Trouble("verify-unreadable", self._why(finding))
        return finding.match or _wrong(self._why(finding))

    def transcript(self, content: bytes) -> Match | Trouble:
        """One game as a transcript: it has to hold the whole promise."""
        from larceny.engine.notation import read_transcript
        from larceny.library import replay

        text = content.decode(errors="replace")
        try:
            read_transcript(text)
        except LarcenyError as error:
            return Trouble("verify-unreadable-transcript", quoted(str(error), LONGEST_WHY))
        try:
            match = replay(text)
        except LarcenyError as error:
            return _wrong(quoted(str(error), LONGEST_WHY))
        if match.fairness is None:
            return _wrong(self.voice.say("verify-no-promise"))
        return match if match.fairness.seed is not None else _wrong(self.voice.say("verify-no-seed"))

    def _why(self, finding: Finding) -> str:
        facts = {name: quoted(fact, LONGEST_FACT) for name, fact in finding.facts.items()}
        why = self.voice.say(f"verify-{finding.reason}", why=self._cause(finding), **facts)
        return self.voice.say("verify-at-line", line=str(finding.line), why=why) if finding.line else why

    def _cause(self, finding: Finding) -> str:
        """Why the rules do not allow it; for a game that cannot be loaded there are no texts but English ones."""
        if finding.cause is None:
            return ""
        if finding.game is None:
            return quoted(str(finding.cause), LONGEST_WHY)
        return quoted(say_reason(finding.game.ruleset, self.voice.lang, finding.cause, None), LONGEST_WHY)


def _wrong(why: str) -> Trouble:
    return Trouble("verify-wrong", why, WRONG)
