"""Numbers and their notation."""

from __future__ import annotations

from larceny.engine.events import NUMBER, SEAT, Event

ACTIONS = ("show 1", "show 2")
OUTCOMES = ("toss 1", "toss 2")
MASKED = ("",)
SHOWED = 0
EVENTS = (Event("showed", seat=SEAT, value=NUMBER),)
REASONS = ("enough",)
WORDS: dict[str, tuple[str, ...]] = {}
