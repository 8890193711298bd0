"""The narrator: follows a match with interpreted rules and writes down what they tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from larceny.engine.events import Entry, hearers, line
from larceny.engine.loose import Loose
from larceny.engine.record import Vector
from larceny.engine.seats import EVERYONE, SPECTATOR_BIT, holds, observer_bit

if TYPE_CHECKING:
    from larceny.engine.game import Game
    from larceny.engine.match import Match

Recall = Callable[..., list[dict[str, Any]]]  # options, events, observer: the events as they are still told

FORGOTTEN = "forgotten"  # an event that must be remembered: a log tells nothing of it any more


class Narrator:
    """Compiled play tells nothing, so the narrator replays each action when somebody asks what happened."""

    def __init__(self, game: Game, position: Vector | None) -> None:
        self.vocabulary = game.ruleset.vocabulary
        self.step = game.ruleset.promised["step"]
        self.entries: list[Entry] = []
        self.state = Loose(game.ruleset.State, game.blank if position is None else position, self.entries)
        if position is None:
            game.ruleset.promised["setup"](self.state)
        self.followed = 0
        self.before_last = 0  # entries that were there before the last action
        self.options = game.options
        self.recall: Recall | None = getattr(game.ruleset.view, "recall", None)
        self.parted = False  # until something happens that not everybody hears of, all have heard the same
        self.heard: dict[int, list[Entry]] = {}  # by each observer who has asked since, by his bit

    def follow(self, match: Match) -> None:
        """Catch up with the match."""
        entries, told = self.entries, len(self.entries)
        for ply in range(self.followed, match.ply):
            self.before_last = len(entries)
            self.step(self.state, *match.action_at(ply))
            self.followed += 1
        for entry in entries[told:]:
            audience = hearers(entry)
            if audience != EVERYONE:
                self.parted = True
            for bit, heard in self.heard.items():
                if audience >> bit & 1:
                    heard.append(entry)

    def heard_by(self, observer: int | None) -> list[Entry]:
        """The entries that are for the observer, in order, not to be changed; none is looked at twice."""
        if not self.parted:
            return self.entries
        bit = SPECTATOR_BIT if observer is None else observer
        heard = self.heard.get(bit)
        if heard is None:
            heard = self.heard[bit] = self._for(observer, 0)
        return heard

    def _for(self, observer: int | None, first: int) -> list[Entry]:
        bit = observer_bit(observer)
        return [entry for entry in self.entries[first:] if holds(hearers(entry), bit)]

    def events(self, observer: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What the observer saw from the event of that number on, numbered, to keep and to change."""
        return self._numbered(observer, self.heard_by(observer)[since:], since)

    def last_events(self, observer: int | None) -> list[dict[str, Any]]:
        """What the observer saw of the last action."""
        return self._numbered(observer, self.last_heard_by(observer), 0)

    def last_heard_by(self, observer: int | None) -> list[Entry]:
        """The entries of the last action that are for the observer."""
        return self._for(observer, self.before_last)

    def _numbered(self, observer: int | None, entries: list[Entry], first: int) -> list[dict[str, Any]]:
        events = [self.vocabulary.event(entry, observer_bit(observer)) for entry in entries]
        return [{"number": number, **event} for number, event in enumerate(events, start=first) if event is not None]

    def remembered(self, observer: int | None) -> list[dict[str, Any]]:
        """What a log still tells: everything, unless the game (its view.py) leaves it to the players to remember."""
        events = self.events(observer)
        return events if self.recall is None else self.recall(self.options, events, observer)

    def as_told(self, observer: int | None, count: int | None = None) -> list[dict[str, Any]]:
        """Each event as a log tells it when so many have happened: what it no longer tells is FORGOTTEN."""
        events = self.events(observer)[:count]
        if self.recall is None:
            return events
        told = {event["number"]: event for event in self.recall(self.options, events, observer)}
        return [told.get(number, {"number": number, "event": FORGOTTEN}) for number in range(len(events))]

    def read(self, observer: int | None) -> list[str]:
        """The actions as the observer may read them."""
        return [line(event) for event in self.remembered(observer) if "action" in event]
