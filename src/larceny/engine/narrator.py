"""The narrator: follows a match with interpreted rules and writes down what they tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from larceny.engine.events import line
from larceny.engine.record import Vector
from larceny.engine.seats import observer_bit

if TYPE_CHECKING:
    from larceny.engine.game import Game

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
        self.heard: dict[int | None, tuple[int, list[dict[str, Any]]]] = {}

    def follow(self, history: list[tuple[int, int]]) -> None:
        """Catch up with the match."""
        for seat, action in history[self.followed :]:
            self.step(self.state, seat, action)
        self.followed = len(history)

    def events(self, observer: int | None) -> list[dict[str, Any]]:
        """What the observer saw, in order; the same entries are turned into events only once."""
        done, events = self.heard.get(observer, (0, []))
        bit = observer_bit(observer)
        for entry in self.entries[done:]:
            event = self.vocabulary.event(entry, bit)
            if event is not None:
                events.append({"number": len(events), **event})
        self.heard[observer] = (len(self.entries), events)
        return events

    def remembered(self, observer: int | None) -> list[dict[str, Any]]:
        """What a log still tells: everything, unless the game (its view.py) leaves it to the players to remember."""
        events = self.events(observer)
        return events if self.recall is None else self.recall(self.options, events, observer)

    def read(self, observer: int | None) -> list[str]:
        """The actions as the observer may read them."""
        return [line(event) for event in self.remembered(observer) if "action" in event]
