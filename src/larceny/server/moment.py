"""A moment of a game: what each observer is told of it. What all are told alike is put in words and written once."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, TypeAlias

from larceny.engine.events import Entry
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.obstacles import obstacles
from larceny.engine.ruleset import Ruleset
from larceny.engine.seats import LAST_SEAT
from larceny.engine.undo import may_undo
from larceny.server.messages import Update, pattern, write_message
from larceny.server.news import NOTHING, all_choices, all_held, listed, said, told, turn
from larceny.server.table import Table

# How much a device has been told of what its observer saw: from which event on as it happened (earlier ones as a log
# still tells them), the first event that it has not been sent, and how many its guest has heard, here or elsewhere.
Telling: TypeAlias = tuple[int, int, int]

Choices: TypeAlias = tuple[bytes, bytes, bytes]  # all choices, all that is held back, and whether one may undo; written
NULL, NO, YES = b"null", b"false", b"true"
NO_CHOICE: Choices = (NOTHING, NOTHING, NO)
EYES: dict[int | None, bytes] = {None: NULL, **{seat: b"%d" % seat for seat in range(LAST_SEAT + 1)}}
UPDATE = pattern(Update)
GAMES = 256  # whose heads are remembered


class Moment:
    """A table at which a game has begun, as it is now; the clause at hand is what everybody may know of it."""

    def __init__(self, table: Table, now: int) -> None:
        match = table.match
        assert match is not None
        self.match, self.scene, self.ruleset = match, match.scene, match.game.ruleset
        self.head = _head(match.game)
        self.section = _quoted(self.ruleset.view.section(self.scene.public))
        self.turn: bytes = write_message(turn(table, now))
        self.turns: dict[int | None, bytes] = {}  # … as those see it whose clocks nobody else may read
        for seat in table.private_clocks():
            self.turns[seat] = write_message(turn(table, now, seat))
        self._shared: dict[tuple[str, ...], bytes] = {}  # what is in a spectator's view beside parts of these names

    def update(self, observer: int | None, lang: str, version: int, heard: list[Entry], telling: Telling) -> bytes:
        """What the observer sees, with those of the entries heard by him that his device has not been told."""
        first = min(telling[1], len(heard))
        if self.ruleset.forgets:
            events, retold = self._events_of_memory(observer, lang, heard, first, telling)
        else:
            events, retold = self._events(observer, lang, heard, first), NOTHING
        chooses = observer in self.scene.movers
        legal, held, undo = self._choices(observer, lang) if chooses else NO_CHOICE
        return UPDATE % (
            EYES[observer],
            version,
            self._view(observer, chooses),
            first,
            events,
            retold,
            NULL if legal is NOTHING else b"%d" % version,  # the decision
            legal,
            held,
            undo,
            self.section,
            self.turns.get(observer, self.turn),
        )

    def _events(self, observer: int | None, lang: str, heard: list[Entry], first: int) -> bytes:
        """What the observer has heard from that number on, as it happened."""
        ruleset, new = self.ruleset, enumerate(heard[first:], first)
        return listed([said(ruleset, lang, observer, entry) % number for number, entry in new])

    def _events_of_memory(
        self, observer: int | None, lang: str, heard: list[Entry], first: int, telling: Telling
    ) -> tuple[bytes, bytes]:
        """The same in a game of memory; and what is told otherwise than before."""
        ruleset = self.ruleset
        again, retold = _from_memory(self.match, observer, telling)
        new = enumerate(heard[first + len(again) :], first + len(again))
        events = [_written(ruleset, lang, event, observer) for event in again]
        events += [said(ruleset, lang, observer, entry) % number for number, entry in new]
        return listed(events), listed([_written(ruleset, lang, event, observer) for event in retold])

    def _choices(self, seat: int | None, lang: str) -> Choices:
        """What a seat that is to choose may do, what it holds and may not play, and whether it may undo."""
        assert seat is not None
        ruleset, numbers = self.ruleset, (*self.match.legal_ids(seat),)
        held = obstacles(ruleset, self.scene.sight(seat), seat, numbers)
        stuck = all_held(ruleset, lang, seat, (*held,)) if held else NOTHING
        return all_choices(ruleset, lang, numbers), stuck, YES if may_undo(self.match, seat) else NO

    def _view(self, observer: int | None, chooses: bool) -> bytes:
        """The observer's view, written: of a seat's only what it may have of its own is written anew."""
        own = {} if observer is None else self.scene.own_words(observer)
        names = (*own,)
        shared = self._shared.get(names)
        if shared is None:
            shared = self._shared[names] = self._written_but(names)
        return b'%b,"you":%b,"your_move":%b%b%b}' % (
            self.head,
            EYES[observer],
            YES if chooses else NO,
            b"," + write_message(own)[1:-1] if own else b"",
            shared,
        )

    def _written_but(self, own: tuple[str, ...]) -> bytes:
        """What everybody sees beside these parts."""
        others = {**self.scene.words(), "outcome": self.scene.outcome}
        for name in own:
            others.pop(name, None)
        return b"," + write_message(others)[1:-1]


def _from_memory(
    match: Match, observer: int | None, telling: Telling
) -> tuple[Sequence[dict[str, Any]], Sequence[dict[str, Any]]]:
    """In a game of memory each thing is told once: what was heard before is sent as a log still tells it.

    Those events that a device has not been sent, and of those that it has the ones that are told differently by now.
    """
    narrator, (whole, first, heard) = match.narrator, telling
    now = narrator.as_told(observer)
    before = narrator.as_told(observer, first)[:whole] + narrator.events(observer)[whole:first]
    return now[first:heard], [event for was, event in zip(before, now, strict=False) if was != event]


def _written(ruleset: Ruleset, lang: str, event: dict[str, Any], observer: int | None) -> bytes:
    text: bytes = write_message(told(ruleset, lang, event, observer))
    return text


@functools.cache
def _quoted(text: str) -> bytes:
    """A clause as JSON: there are few of them."""
    quoted: bytes = write_message(text)
    return quoted


@functools.lru_cache(GAMES)
def _head(game: Game) -> bytes:
    """What all views of a game begin with, written, without the end."""
    written: bytes = write_message(game.head)
    return written[:-1]
