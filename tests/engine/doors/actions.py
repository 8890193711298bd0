"""Numbers and their notation."""

from __future__ import annotations

from larceny.engine.events import Event

ACTIONS = ("front", "back")
OUTCOMES = ("open",)
MASKED = ("",)
EVENTS: tuple[Event, ...] = ()
REASONS = ("through",)
WORDS: dict[str, tuple[str, ...]] = {}
