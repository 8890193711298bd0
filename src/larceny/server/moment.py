"""A moment of a game: what each observer is told of it. What all are told alike is put in words and written once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Raw

from larceny.engine.errors import LarcenyError
from larceny.engine.events import Entry
from larceny.engine.match import Match
from larceny.engine.obstacles import obstacles
from larceny.engine.undo import undone
from larceny.server.messages import Update, write_message
from larceny.server.news import NOTHING, all_choices, all_held, said, told, turn, written
from larceny.server.table import Table

# How much a device has been told of what its observer saw: from which event on as it happened (earlier ones as a log
# still tells them), the first event that it has not been sent, and how many its guest has heard, here or elsewhere.
Telling: TypeAlias = tuple[int, int, int]

Choices: TypeAlias = tuple[Any, Any, bool]  # all choices and all that is held back, written, and whether one may undo
NO_CHOICE: Choices = (NOTHING, NOTHING, False)


class Moment:
    """A table at which a game has begun, as it is now; the clause at hand is what everybody may know of it."""

    def __init__(self, table: Table, now: int) -> None:
        match = table.match
        assert match is not None
        self.match, self.ruleset = match, match.game.ruleset
        self.movers = table.to_move()
        self.section: str = self.ruleset.view.section(match.seen(None))
        self.turn: Any = Raw(write_message(turn(table, now)))
        # … as those see it whose clocks nobody else may read
        self.turns: dict[int | None, Any] = {
            seat: Raw(write_message(turn(table, now, seat))) for seat in table.private_clocks()
        }
        self._shared: dict[tuple[str, ...], bytes] = {}  # a spectator's view, without parts of these names

    def update(self, observer: int | None, lang: str, version: int, heard: list[Entry], telling: Telling) -> bytes:
        """What the observer sees, with those of the entries heard by him that his device has not been told."""
        ruleset, first = self.ruleset, min(telling[1], len(heard))
        again, retold = _from_memory(self.match, observer, telling) if ruleset.forgets else ((), ())
        events = [write_message(told(ruleset, lang, event, observer)) for event in again]
        unheard = range(first + len(again), len(heard))
        events += [said(ruleset, lang, observer, heard[number]) % number for number in unheard]
        legal, held, undo = self._choices(observer, lang)
        frame: bytes = write_message(
            Update(
                seat=observer,
                version=version,
                view=self._view(observer),
                first=first,
                events=written(events),
                retold=[told(ruleset, lang, event, observer) for event in retold],
                decision=None if legal is NOTHING else version,
                legal=legal,
                held=held,
                undo=undo,
                section=self.section,
                turn=self.turns.get(observer, self.turn),
            )
        )
        return frame

    def _choices(self, observer: int | None, lang: str) -> Choices:
        """What an observer who is to choose may do, what he holds and may not play, and whether he may undo."""
        if observer is None or observer not in self.movers:
            return NO_CHOICE
        legal = all_choices(self.ruleset, lang, tuple(self.match.legal_ids(observer)))
        held = obstacles(self.match, observer)
        stuck = all_held(self.ruleset, lang, observer, tuple(held)) if held else NOTHING
        return legal, stuck, self._may_undo(observer)

    def _view(self, observer: int | None) -> Any:
        """The observer's view, written: of a seat's only what it may have of its own is written anew."""
        if observer is None:
            return Raw(write_message(self.match.public_view()))
        own = self.match.own_view(observer)
        names = (*own,)
        shared = self._shared.get(names)
        if shared is None:
            others = {name: part for name, part in self.match.public_view().items() if name not in own}
            shared = self._shared[names] = b"," + write_message(others)[1:]
        return Raw(write_message(own)[:-1] + shared)

    def _may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last action back. The full check is dear, and hardly ever needed."""
        match = self.match
        if self.movers != (seat,) or match.ply == 0 or match.action_at(match.ply - 1)[0] != seat:
            return False
        try:
            undone(match, seat)
        except LarcenyError:
            return False
        return True


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
