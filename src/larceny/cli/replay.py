"""`larceny replay`: a transcript, move by move, as somebody saw it or with all cards open."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from larceny.cli.files import read_file
from larceny.cli.interrupts import Interrupts, Stopped
from larceny.cli.screen import Screen, open_screen
from larceny.cli.terms import read_seat
from larceny.cli.voice import Voice

if TYPE_CHECKING:
    from larceny.engine.match import Match
    from larceny.engine.prose import Table


def run(arguments: argparse.Namespace) -> int:
    """Show a transcript."""
    voice = Voice(arguments.lang)
    with Interrupts() as interrupts:
        try:
            _show(arguments, voice, open_screen(voice, interrupts, plain=arguments.plain))
        except Stopped as stopped:
            return stopped.code
        except EOFError:
            return 0
    return 0


def _show(arguments: argparse.Namespace, voice: Voice, screen: Screen) -> None:
    from larceny.engine.prose import outcome_lines
    from larceny.library import replay

    whole = replay(read_file(Path(arguments.file).expanduser(), voice))
    seat = None if arguments.seat is None else read_seat(arguments.seat, whole.game.players, voice)
    look = Look(screen, seat, open_cards=seat is None and not arguments.spectator)
    stops = not arguments.all
    for match in steps(whole):
        look.at(match)
        if stops and match.movers():
            answer = screen.ask(voice.say("next-move")).lower()
            if answer == "quit":
                return
            stops = answer != "all"
        screen.interrupts.check()
    if whole.outcome is not None:
        screen.say("", *outcome_lines(whole, voice.lang))


def steps(whole: Match) -> Iterator[Match]:
    """The match before the first decision, and after each; the same object moves on."""
    from larceny.engine.position import write_position

    start = whole.position_start
    position = None if start is None else write_position(whole.game, start)
    match = whole.game.start(whole.seed, position=position)
    history = whole.history
    yield match
    while match.ply < len(history):
        match.play_id(*history[match.ply])
        yield match


class Look:
    """One observer's way of looking, or with open cards everybody's at once."""

    def __init__(self, screen: Screen, seat: int | None, *, open_cards: bool) -> None:
        self.screen = screen
        self.seat = seat
        self.open_cards = open_cards
        self.told = 0
        self.read = 0

    def at(self, match: Match) -> None:
        """Show the match as it stands, and what has happened since the last time."""
        table = self._open_table(match) if self.open_cards else self._table(match, self.seat)
        self.screen.turn(match, None if self.open_cards else self.seat, table, self._story(match))

    def _table(self, match: Match, observer: int | None) -> Table:
        table: Table = match.game.ruleset.view.table(match.seen(observer), observer)
        return table

    def _open_table(self, match: Match) -> Table:
        """What each player sees in front of himself."""
        from larceny.engine.prose import Table

        seats = (self._table(match, seat).seats[seat] for seat in range(match.game.players))
        return Table(self._table(match, None).common, tuple(seats))

    def _story(self, match: Match) -> list[str]:
        from larceny.engine.prose import say_event

        events = match.events(self.seat, self.told)
        self.told += len(events)
        ruleset, lang = match.game.ruleset, self.screen.voice.lang
        if self.open_cards:
            played = self._played(match)
            events = [event for event in events if "action" not in event]
        else:
            played = []
        lines = (say_event(ruleset, lang, event, self.seat) for event in events)
        return [*played, *(line for line in lines if line)]

    def _played(self, match: Match) -> list[str]:
        """The actions since the last time, in full, as the transcript has them."""
        from larceny.engine.seats import CHANCE, seat_name

        ruleset = match.game.ruleset
        new = match.history[self.read :]
        self.read = match.ply
        return [
            f"{seat_name(seat)} {ruleset.outcomes[number] if seat == CHANCE else ruleset.actions[number]}"
            for seat, number in new
        ]
