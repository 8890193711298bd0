"""Numbers and their notation."""

from __future__ import annotations

from larceny.engine.events import Event

ACTIONS = ("add 1", "add 2", "add 3")
OUTCOMES: tuple[str, ...] = ()
MASKED = ("",)
EVENTS: tuple[Event, ...] = ()
REASONS = ("goal",)
WORDS: dict[str, tuple[str, ...]] = {}
