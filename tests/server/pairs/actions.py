"""Numbers and their notation."""

from __future__ import annotations

from larceny.engine.events import Event

ACTIONS = ("say 1", "say 2")
OUTCOMES = ("toss 1",)
MASKED = ("",)
EVENTS: tuple[Event, ...] = ()
REASONS = ("enough",)
WORDS: dict[str, tuple[str, ...]] = {}
