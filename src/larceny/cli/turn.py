"""One decision of a person: lines are read until one of them changes the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from larceny.bots.hint import adviser
from larceny.cli import explain
from larceny.cli.prompt import Command, Move, NoSuchNumber, Several, Unknown, read
from larceny.cli.rulebook import Rulebook
from larceny.engine.errors import LarcenyError
from larceny.engine.obstacles import say_reason

if TYPE_CHECKING:
    from larceny.cli.sitting import Sitting

LISTED = 8  # moves that an ambiguous beginning names


class Quit(Exception):
    """Somebody leaves; the match is kept."""


class Turn:
    """A seat at the keyboard. Its commands answer True if the match has changed."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.match = sitting.match
        self.ruleset = sitting.match.game.ruleset
        self.legal = sitting.match.legal(seat)
        self.screen = sitting.screen
        self.voice = sitting.voice
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self._explain,
            "help": self._explain,
            "table": self._table,
            "hint": self._hint,
            "rules": self._rules,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def take(self) -> None:
        """Ask until the match has changed."""
        name = f"p{self.seat + 1}"
        question = name if self.screen.drawn else self.voice.say("your-move", seat=name)
        while not self._answer(self.screen.ask(question, self.legal)):
            pass

    def _answer(self, line: str) -> bool:
        match read(line, self.legal) if line else Command("table"):
            case Move(text):
                self.match.play(self.seat, text)
                return True
            case Command(name, rest):
                return self.commands[name](rest)
            case NoSuchNumber(number):
                self.screen.warn(self.voice.say("no-such-number", number=number[:12], last=len(self.legal)))
            case Several(texts):
                more = ["…"] if len(texts) > LISTED else []
                self.screen.warn(self.voice.say("several-moves", moves=", ".join([*texts[:LISTED], *more])))
            case Unknown(text):
                self.screen.warn(explain.unknown(self.match, self.seat, text, self.voice))
        return False

    def _explain(self, rest: str) -> bool:
        rows = explain.moves(self.match, self.seat, self.voice)
        if not rest:
            self._explain_all(rows)
            return False
        match read(rest, self.legal):
            case Move(text):
                self.screen.rows([row for row in rows if row[1] == text])
            case Several(texts):
                self.screen.rows([row for row in rows if row[1] in texts])
            case _:
                self.screen.warn(explain.unknown(self.match, self.seat, rest, self.voice))
        return False

    def _explain_all(self, rows: list[explain.Row]) -> None:
        self.screen.heading(self.voice.say("explain-moves"))
        self.screen.rows(rows)
        stuck = explain.stuck_cards(self.match, self.seat, self.voice)
        if stuck:
            self.screen.heading(self.voice.say("explain-cards"))
            self.screen.rows(stuck)
        self.screen.heading(self.voice.say("explain-commands"))
        self.screen.rows([(name, self.voice.say(f"command-{name}")) for name in self.commands if name.isalpha()])
        self.screen.say(self.voice.say("how-to-move"))

    def _table(self, rest: str) -> bool:
        self.sitting.show_again(self.seat)
        return False

    def _hint(self, rest: str) -> bool:
        if adviser(self.ruleset) is None:
            self.screen.warn(self.voice.say("no-adviser"))
            return False
        rows = explain.advice(self.match, self.seat, self.voice)
        if rows:
            self.screen.rows(rows)
        else:
            self.screen.say(self.voice.say("no-hint"))
        return False

    def _rules(self, rest: str) -> bool:
        book = Rulebook(self.ruleset.folder, self.voice.lang)
        number = rest or self.ruleset.view.section(self.match.seen(self.seat))
        text = book.text if rest.lower() == "all" else book.find(number)
        if text:
            self.screen.page(text)
        else:
            self.screen.warn(self.voice.say("no-such-clause", number=number[:12]))
        return False

    def _log(self, rest: str) -> bool:
        self.screen.say(*self.sitting.log(self.seat))
        return False

    def _undo(self, rest: str) -> bool:
        try:
            self.match.undo(self.seat)
        except LarcenyError as error:
            self.screen.warn(say_reason(self.ruleset, self.voice.lang, error, self.seat))
            return False
        return True

    def _save(self, rest: str) -> bool:
        self.sitting.keeping.save(rest)
        return False

    def _quit(self, rest: str) -> bool:
        raise Quit
