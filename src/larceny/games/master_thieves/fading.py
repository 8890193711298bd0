"""§7 What a log still tells of what must be remembered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

Event = Mapping[str, Any]

MOVEMENTS = frozenset(("rotate", "no-rotate", "turn", "no-turn", "keep"))
OF_A_TURN = frozenset(  # what tells of the box, or of the gems that came out of it: only while the turn is under way
    (
        *("found", "fell", "nothing-there", "found-alarm", "fell-alarm", "to-owner", "lay-there", "was-empty"),
        *("take", "leave", "pull", "took-all", "smuggled", "no-compartment", "no-ruby", "ruby-found", "ruby-fell"),
        *("place", "placed", "alarm", "no-alarm", "alarm-back", "alarm-stay", "brought-back"),
        *("outnumbered", "no-share", "share", "got", "got-all"),
    )
)
OF_ALL_TIME = frozenset(("round", "passed"))  # … of a round that is over, beside that everybody played a role


def recall(options: Mapping[str, str | int], events: Sequence[Event], observer: int | None) -> list[Any]:
    """§7 With `memory=strict` neither the box is told of earlier turns, nor roles of others of earlier rounds."""
    if options["memory"] != "strict":
        return list(events)
    names = [event["event"] for event in events]
    set_up, this_round = _end_of_set_up(names), _last(names, "round")
    this_turn = max(_last(names, "closed"), _last(names, "turn-of"))
    told: list[Event | None] = []
    for i, event in enumerate(events):
        if set_up < i < this_round:
            told.append(_of_earlier_round(event, observer))
        else:
            told.append(_of_earlier_turn(event, names[i + 1]) if i < this_turn else event)
    return list(_by_seat([event for event in told if event is not None]))


def _last(names: Sequence[str], name: str) -> int:
    return len(names) - 1 - names[::-1].index(name) if name in names else -1


def _end_of_set_up(names: Sequence[str]) -> int:
    """The last event of set-up so far; -1 if the match began later."""
    put = _last(names, "put")
    return names.index("closed", put) if put < _last(names, "closed") and put >= 0 else put


def _of_earlier_turn(event: Event, followed_by: str) -> Event | None:
    """That a drawer was opened and the box perhaps moved: how often he was asked tells what he did in between."""
    name = event["event"]
    if name in MOVEMENTS:
        return _masked(event, "box") if followed_by == "closed" else None
    if name in ("put", "open"):
        return _masked(event, name)
    return None if name in OF_A_TURN else event


def _of_earlier_round(event: Event, observer: int | None) -> Event | None:
    """That everybody played a role: who had a turn, and when, tells which."""
    if event["event"] == "role":
        return event if event["by"] == observer else _masked(event, "role")
    return event if event["event"] in OF_ALL_TIME else None


def _masked(event: Event, verb: str) -> Event:
    return {"number": event["number"], "event": f"once-{verb}", "by": event["by"], "action": f"{verb} hidden"}


def _by_seat(events: Sequence[Event]) -> Iterator[Event]:
    """§3.2 The order of revealing would tell who played a smuggler: roles are told in the order of the seats."""
    for of_cards, run in groupby(events, key=lambda event: event["event"] == "once-role"):
        lines = list(run)
        if of_cards:
            by_seat = sorted(lines, key=lambda line: int(line["by"]))
            lines = [{**line, "number": old["number"]} for line, old in zip(by_seat, lines, strict=True)]
        yield from lines
