"""Transcripts that a person asks for: `save`, and the offer at the end."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from larceny.cli.files import write_file
from larceny.cli.prompt import Command, Unknown, read
from larceny.cli.screen import Screen
from larceny.cli.terms import Terms
from larceny.cli.voice import quoted, quoted_path

if TYPE_CHECKING:
    from larceny.engine.match import Match


class Keeping:
    """Writes one match into files that are new, or that it wrote before."""

    def __init__(self, match: Match, terms: Terms, screen: Screen) -> None:
        self.match = match
        self.terms = terms
        self.screen = screen
        self.voice = screen.voice
        self.written: set[Path] = set()

    def offer(self) -> None:
        """Ask for the name of a file until one can be written or none is wanted."""
        try:
            while (line := self.screen.ask(self.voice.say("offer-transcript"))) and not self._settles(line):
                pass
        except EOFError:
            return

    def _settles(self, line: str) -> bool:
        """Whether no more need be asked. What was a move or a command until the match ended is not meant as a name."""
        match read(line, self.match.game.ruleset.actions):
            case Command("quit"):
                return True
            case Command("save", name):
                return self.save(name)
            case Unknown():
                return self.save(line)
        self.screen.warn(self.voice.say("over-so-save", text=quoted(line)))
        return False

    def save(self, name: str) -> bool:
        """Write the transcript; a file of somebody else's is left alone."""
        path = Path(name or f"{self.match.game.key}-{self.match.seed}.txt").expanduser()
        try:
            if path.exists() and path.resolve() not in self.written:
                self.screen.warn(self.voice.say("file-exists", file=quoted_path(path)))
                return False
            write_file(path, self.match.transcript())
        except (OSError, ValueError) as error:
            self.screen.warn(self.voice.say("file-unwritable", file=quoted_path(path), why=self.voice.why(error)))
            return False
        self.written.add(path.resolve())
        self._tell(path)
        return True

    def _tell(self, path: Path) -> None:
        self.screen.say(self.voice.say("saved", file=quoted_path(path)))
        if self.match.movers():
            self.screen.say(self.voice.say("how-to-resume"))
            key = self.match.game.key
            stranger = f"{key} " if "." in key else ""
            self.screen.command(f"larceny play {stranger}--resume {shlex.quote(str(path))}{self.terms.words()}")
