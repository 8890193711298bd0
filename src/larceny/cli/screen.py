"""Where a sitting is shown and answered: lines out, lines in. A terminal gets the drawn kind, from canvas.py."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from larceny.cli.interrupts import Interrupts
from larceny.cli.voice import Voice

if TYPE_CHECKING:
    from larceny.engine.match import Match
    from larceny.engine.prose import Table

Row = Sequence[str]
EMPHASIS = re.compile(r"\*+(?=\S)|(?<=\S)\*+|`")


class Screen:
    """Plain lines, for pipes, logs and screen readers."""

    drawn = False

    def __init__(self, voice: Voice, interrupts: Interrupts) -> None:
        self.voice = voice
        self.interrupts = interrupts
        self.names: Mapping[int, str] = {}  # what stands beside a seat: the level of its bot

    def say(self, *lines: str) -> None:
        """Sentences."""
        for line in lines:
            print(line)

    def warn(self, sentence: str) -> None:
        """A sentence that must not be missed."""
        self.say(sentence)

    def command(self, words: str) -> None:
        """A command to copy: on a line of its own, never broken."""
        self.say("  " + words)

    def heading(self, text: str) -> None:
        """What the next lines are about."""
        self.say(text)

    def rows(self, rows: Sequence[Row], head: Row = ()) -> None:
        """A table, its columns aligned."""
        every = [head, *rows] if head else [*rows]
        widths = [max(len(row[i]) for row in every) for i in range(len(every[0]) - 1)] if every else []
        for row in every:
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
            self.say("  " + "  ".join([*cells, row[-1]]).rstrip())

    def page(self, markdown: str) -> None:
        """A piece of the rulebook, without the marks that make letters bold."""
        self.say(EMPHASIS.sub("", markdown))

    def turn(
        self, match: Match, observer: int | None, table: Table, story: Sequence[str], legal: Sequence[str] = ()
    ) -> None:
        """All that a person needs before an answer: what has happened, the table, the moves if there is a choice."""
        from larceny.engine.prose import table_lines

        self.say(*story, "")
        self.say(*table_lines(match.game.ruleset, table, observer, self.voice.lang))
        if legal:
            self.heading(match.game.ruleset.texts.say(self.voice.lang, "you-may"))
            self.rows([(str(number), text) for number, text in enumerate(legal, start=1)])

    def hide(self) -> None:
        """Leave nothing on the screen that the next person should not see: here, no more than a gap."""
        self.say("")

    def ask(self, question: str, completions: Sequence[str] = ()) -> str:
        """A line from the person; EOFError where there is none, Stopped if a signal comes."""
        with self.interrupts.waiting():
            return self._read(question, completions).strip()

    def _read(self, question: str, completions: Sequence[str]) -> str:
        print(question, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line


def open_screen(voice: Voice, interrupts: Interrupts, *, plain: bool, shared: bool = False) -> Screen:
    """The drawn screen on a terminal, else the plain one. A shared one forgets what was typed."""
    if plain or "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty():
        return Screen(voice, interrupts)
    from larceny.cli.canvas import Canvas

    return Canvas(voice, interrupts, shared=shared)
