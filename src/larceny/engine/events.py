"""Events: the journal's entries as an observer saw them, ready for JSON."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from larceny.engine.journal import NOTHING, SHOWN, TOLD
from larceny.engine.seats import CHANCE, EVERYONE, holds, seat_name

SEAT, NUMBER, CARD = (
    "seat",
    "number",
    "card",
)  # kinds of arguments: a seat, a number, or a word of that vocabulary
INDEX = "index"  # of an action's event: which of the things in a row it is about, from 0; that everybody sees

Entry = tuple[int, ...]  # of the journal
TOLD_OF_ONE = 5  # numbers of an entry that tells an action; one that has an index is longer
REMEMBERED = 8192  # events of a game, which matches share


def hearers(entry: Entry) -> int:
    """The set of those who hear that something happened, if not all of them what."""
    if entry[0] == SHOWN:
        _, _, audience, _, _ = entry
        return audience
    masked, knowers = entry[3:5]
    return knowers if masked == NOTHING else EVERYONE


def has_index(entry: Entry) -> bool:
    """Whether it says which of several things in a row an action is about."""
    return entry[0] == TOLD and len(entry) > TOLD_OF_ONE


class Event:
    """Something that follows from an action: its name, and what its arguments are."""

    def __init__(self, name: str, **arguments: str) -> None:
        self.name = name
        self.arguments = arguments


class Vocabulary:
    """The words of one game: turns entries of the journal into events."""

    def __init__(
        self,
        actions: Sequence[str],
        outcomes: Sequence[str],
        masked: Sequence[str],
        events: Sequence[Event],
        words: Mapping[str, Sequence[str]],
        names: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.actions, self.outcomes, self.masked, self.events = actions, outcomes, masked, events
        self.words = words
        self.listed = {**words, **(names or {})}  # names of places are the same in every language
        self.kind = {word: kind for kind, listed in self.listed.items() for word in listed}
        # The entry as the observer of that bit sees it; None if it is not for him. Much is told again and again.
        self.event = functools.lru_cache(maxsize=REMEMBERED)(self._event)

    def _event(self, entry: Entry, bit: int) -> Mapping[str, Any] | None:
        if not holds(hearers(entry), bit):
            return None
        if entry[0] == TOLD:
            return self._told(entry, bit)
        _, number, _, first, second = entry
        return self._shown(self.events[number], (first, second))

    def _told(self, entry: Entry, bit: int) -> Mapping[str, Any]:
        _, seat, action, masked, knowers, *index = entry
        if holds(knowers, bit):
            text = self.outcomes[action] if seat == CHANCE else self.actions[action]
        else:
            text = self.masked[masked]
        event = {"event": text.split(" ", 1)[0], "by": seat, "action": text, **self.arguments(text)}
        return event | dict(zip((INDEX,), index, strict=False))

    def arguments(self, text: str) -> dict[str, Any]:
        """The words after the verb, named: seats as `player`, numbers as `value`, others by their vocabulary."""
        found: dict[str, Any] = {}
        for word in text.split(" ")[1:]:
            name, value = self._named(word)
            while name in found:
                name += "2"
            found[name] = value
        return found

    def _named(self, word: str) -> tuple[str, str | int]:
        if word in self.kind:
            return self.kind[word], word
        return ("player", int(word[1:]) - 1) if word[0] == "p" else ("value", int(word))

    def _shown(self, event: Event, values: tuple[int, int]) -> dict[str, Any]:
        shown: dict[str, Any] = {"event": event.name}
        for (name, kind), value in zip(event.arguments.items(), values, strict=False):
            shown[name] = self.listed[kind][value] if kind in self.listed else value
        return shown


def line(event: Mapping[str, Any]) -> str:
    """An action's event as `read` gives it: `p2 stash hidden`."""
    return f"{seat_name(event['by'])} {event['action']}"
