"""The narrator: follows a match with interpreted rules and writes down what they tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from larceny.engine.events import line
from larceny.engine.record import Vector
from larceny.engine.seats import observer_bit

if TYPE_CHECKING:
    from larceny.engine.game import Game
    from larceny.engine.match import Match

Recall = Callable[..., list[dict[str, Any]]]  # options, events, observer: the events as they are still told


class Narrator:
    """Compiled play tells nothing, so the narrator replays each action when somebody asks what happened."""

    def __init__(self, game: Game, position: Vector | None) -> None:
        self.vocabulary = game.ruleset.vocabulary
        self.step = game.ruleset.promised["step"]
        self.state = game.ruleset.State((game.blank if position is None else position).copy())
        self.entries: list[tuple[int, ...]] = []
        self.state.journal = self.entries
        if position is None:
            game.ruleset.promised["setup"](self.state)
        self.followed = 0
        self.options = game.options
        self.recall: Recall | None = getattr(game.ruleset.view, "recall", None)
        self.heard: dict[int | None, tuple[int, list[Mapping[str, Any]]]] = {}

    def follow(self, match: Match) -> None:
        """Catch up with the match."""
        if self.followed < match.ply:
            for seat, action in match.actions_since(self.followed):
                self.step(self.state, seat, action)
            self.followed = match.ply

    def hear(self, observer: int | None) -> list[Mapping[str, Any]]:
        """What the observer saw, in order; the same entries are turned into events only once."""
        done, events = self.heard.get(observer, (0, []))
        if done < len(self.entries):
            bit = observer_bit(observer)
            seen = (self.vocabulary.event(entry, bit) for entry in self.entries[done:])
            events += [event for event in seen if event is not None]
            self.heard[observer] = (len(self.entries), events)
        return events

    def events(self, observer: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What the observer saw from the event of that number on, numbered, to keep and to change."""
        return [{"number": number, **event} for number, event in enumerate(self.hear(observer)[since:], start=since)]

    def remembered(self, observer: int | None) -> list[dict[str, Any]]:
        """What a log still tells: everything, unless the game (its view.py) leaves it to the players to remember."""
        events = self.events(observer)
        return events if self.recall is None else self.recall(self.options, events, observer)

    def read(self, observer: int | None) -> list[str]:
        """The actions as the observer may read them."""
        return [line(event) for event in self.remembered(observer) if "action" in event]
