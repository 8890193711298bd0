"""One match at the keyboard, from the first prompt to the result or to the moment somebody leaves."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from larceny.cli.autosave import Autosave
from larceny.cli.company import Company
from larceny.cli.curtain import Curtain
from larceny.cli.keeping import Keeping
from larceny.cli.screen import Screen
from larceny.cli.terms import Terms
from larceny.cli.turn import Turn
from larceny.engine.prose import log_lines, outcome_lines, say_event

if TYPE_CHECKING:
    from larceny.engine.match import Match


class Sitting:
    """People, bots and a match."""

    def __init__(self, match: Match, terms: Terms, screen: Screen, company: Company, autosave: Autosave) -> None:
        self.match = match
        self.terms = terms
        self.screen = screen
        self.voice = screen.voice
        self.company = company
        self.autosave = autosave
        self.curtain = Curtain(screen, terms.people)
        self.keeping = Keeping(match, terms, screen)
        remark = match.game.remark(self.voice.lang)
        self.unsaid = [remark] if remark else []
        self.pauses = screen.drawn  # when only bots play
        self.told: dict[int | None, int] = {}  # how many events each observer has read,
        self.told_before: dict[int | None, int] = {}  # and had read before the last time

    def take_up(self) -> None:
        """The match was left before. What must be remembered was told then, and is not told again."""
        if self.match.game.ruleset.forgets:
            self.told = {seat: self.match.event_count(seat) for seat in (None, *range(self.match.game.players))}

    def play(self) -> None:
        """Until the match is over. Seats that choose at the same time are asked one after another, lowest first."""
        while movers := self.match.movers():
            self.screen.interrupts.check()
            if movers[0] in self.terms.people:
                self._ask(movers[0])
            else:
                self.company.act(self.match, movers[0])
                self._watch()

    def _ask(self, seat: int) -> None:
        self._keep_silently()
        self.curtain.pass_to(seat)
        self.told[None] = len(
            self.match.events(None)
        )  # so that the end tells those who share a screen only what is new
        self.show(seat)
        Turn(self, seat).take()

    def _keep_silently(self) -> None:
        try:
            self.autosave.write(self.match, self.terms)
        except OSError:
            return  # told when it matters: when the match is left

    def _watch(self) -> None:
        """With no person at the table, each move is told as it is made; on a terminal Enter brings the next."""
        if self.terms.people:
            return
        if not self.pauses:
            self.screen.say(*self.story(None))
            return
        self.show(None)
        answer = self.screen.ask(self.voice.say("next-move")).lower()
        if answer == "quit":
            raise EOFError
        self.pauses = answer != "all"

    def story(self, observer: int | None) -> list[str]:
        """What has happened since this observer was last told, as he saw it."""
        events = self.match.events(observer)
        told = min(self.told.get(observer, 0), len(events))  # an undo takes events back
        self.told_before[observer], self.told[observer] = told, len(events)
        lines = (say_event(self.match.game.ruleset, self.voice.lang, event, observer) for event in events[told:])
        told_first, self.unsaid = self.unsaid, []
        return [*told_first, *(line for line in lines if line)]

    def log(self, observer: int | None) -> list[str]:
        """All that has happened. What this turn's story is about is told in full, also where a game's log forgets."""
        return log_lines(self.match, observer, self.voice.lang, self.told_before.get(observer, 0))

    def show(self, observer: int | None) -> None:
        """Draw the table for somebody."""
        table = self.match.game.ruleset.view.table(self.match.seen(observer), observer)
        legal = [] if observer is None else self.match.legal(observer)
        self.screen.turn(self.match, observer, table, self.story(observer), legal)

    def show_again(self, observer: int | None) -> None:
        """Draw it once more, with the same story."""
        self.told[observer] = self.told_before[observer]
        self.show(observer)

    def finish(self) -> None:
        """Show the end; what the match was is offered to be kept."""
        self.curtain.fall()
        self.show(self.terms.people[0] if len(self.terms.people) == 1 else None)
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.say("", *outcome_lines(self.match, self.voice.lang))
        scores = enumerate(outcome.scores)
        won = self.voice.say("won")
        self.screen.rows(
            [(f"p{seat + 1}", str(score), won if seat in outcome.winners else "") for seat, score in scores]
        )
        self.keeping.offer()
        self.autosave.forget()

    def leave(self) -> None:
        """Put the match where it can be taken up again, and say how."""
        self.curtain.fall()
        try:
            path = self.autosave.write(self.match, self.terms)
        except OSError as error:
            self.screen.warn(self.voice.say("not-kept", why=self.voice.why(error)))
        else:
            self.screen.say(self.voice.say("kept"))
            self.screen.command(f"larceny play --resume {shlex.quote(str(path))}")
