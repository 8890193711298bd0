"""What those at a table are told: the room as everybody sees it, and the game as each observer does."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from larceny.engine.errors import LarcenyError
from larceny.engine.events import Entry
from larceny.engine.narrator import FORGOTTEN
from larceny.engine.obstacles import Obstacle, say_obstacle, say_reason
from larceny.engine.prose import clause_of, concerns, explain_action, say_event
from larceny.engine.ruleset import Ruleset
from larceny.engine.seats import observer_bit
from larceny.server.catalogue import names_of
from larceny.server.messages import Choice, Held, Place, Room, Turn, write_message
from larceny.server.refusal import sentence
from larceny.server.table import Table


@dataclass(frozen=True)
class Presence:
    """What a table's log does not know: who is connected, what they are called, and what they agree to."""

    names: Mapping[str, str]
    present: frozenset[str]
    watchers: int
    away_until: Mapping[int, int]
    pause_wanted: frozenset[int]
    code: str


# The room


def room(table: Table, presence: Presence, now: int, lang: str, owner: int | None = None) -> Room:
    """All that everybody at the table may know beside the game; with the clock of its owner, if nobody else sees it."""
    return Room(
        table=table.id,
        game=table.key,
        title=table.title,
        players=len(table.chairs),
        options=table.options,
        rules=table.rules,
        status=table.status,
        now=now,
        host=table.host,
        places=_places(table, presence, now, owner),
        watchers=presence.watchers,
        join=presence.code,
        locked=table.locked,
        paused=table.paused,
        pause_wanted=sorted(presence.pause_wanted),
        muted=sorted(table.muted),
        clock=table.clock,
        to_move=list(table.to_move()),
        teams=table.teams(),
        hints=table.hints,
        deductions=table.deductions,
        forgets=table.match is not None and table.match.game.ruleset.forgets,
        remark=table.game.remark(lang) if table.status == "lobby" else "",
        commitment=_commitment(table),
        seed=table.seed.hex() if table.status == "over" and not table.imported else None,
        rematch=table.rematch,
        notice="" if table.trouble is None else sentence(table.trouble, lang),
    )


def _commitment(table: Table) -> str:
    """What the table has promised; "" if its seed is damaged."""
    try:
        return table.commitment
    except ValueError:
        return ""


def _places(table: Table, presence: Presence, now: int, owner: int | None) -> list[Place]:
    guests, bots = [chair.guest for chair in table.chairs], [chair.bot for chair in table.chairs]
    names, seats = names_of(table.key, guests, bots, presence.names), range(len(table.chairs))
    banks = _banks(table, now, owner) or [None for _ in seats]
    return [_place(table, presence, seat, names[seat], banks[seat]) for seat in seats]


def _place(table: Table, presence: Presence, seat: int, name: str, bank: int | None) -> Place:
    chair, clocks = table.chairs[seat], table.clocks
    return Place(
        guest=chair.guest,
        name=name,
        bot=chair.bot,
        present=chair.guest in presence.present,
        standing_in=chair.guest is not None and chair.bot is not None,
        resigned=chair.resigned,
        ready=chair.taken if table.status == "lobby" else seat not in table.to_move(),
        cut=table.status == "lobby" and bool(chair.nonce),
        away_until=presence.away_until.get(seat),
        bank=bank,
        running=clocks is not None and seat in clocks.running,
    )


def turn(table: Table, now: int, owner: int | None = None) -> Turn:
    """Who is to choose, and the clocks: also that of its owner, if nobody else may read it."""
    to_move, clocks = [*table.to_move()], table.clocks
    if clocks is None:
        return Turn(to_move, now, None, [])
    return Turn(to_move, now, _banks(table, now, owner), sorted(clocks.running))


def _banks(table: Table, now: int, owner: int | None) -> list[int | None] | None:
    """What is on each clock, as far as it may be read."""
    clocks = table.clocks
    if clocks is None:
        return None
    private = table.private_clocks()
    return [None if seat in private and seat != owner else clocks.left(seat, now) for seat in range(len(table.chairs))]


# The game

# What is said is said again and again: it is put in words and written once. Players appear in texts as p1, p2, …, and
# are named by the client.

REMEMBERED = 20_000
LISTS = 2_000  # that are remembered whole: hands are often alike


def listed(parts: Iterable[bytes]) -> bytes:
    """A list whose parts are written already."""
    return b"[%b]" % b",".join(parts)


NOTHING = listed(())


def told(ruleset: Ruleset, lang: str, event: Mapping[str, Any], observer: int | None) -> dict[str, Any]:
    """An event with its sentence and the clause behind it; nothing is said of what must be remembered."""
    if event["event"] == FORGOTTEN:
        return {**event, "text": "", "section": ""}
    return {**event, "text": say_event(ruleset, lang, event, observer), "section": clause_of(ruleset, event)}


@functools.lru_cache(REMEMBERED)
def said(ruleset: Ruleset, lang: str, observer: int | None, entry: Entry) -> bytes:
    """What an entry of the journal tells the observer, with a gap for its number."""
    event = ruleset.vocabulary.event(entry, observer_bit(observer))
    assert event is not None, "it is not for him"
    return _sentence(ruleset, lang, observer if concerns(event, observer) else None, (*event.items(),))


@functools.lru_cache(REMEMBERED)
def _sentence(ruleset: Ruleset, lang: str, observer: int | None, event: tuple[tuple[str, Any], ...]) -> bytes:
    """The same for all whom the event does not concern and who hear as much of it."""
    text: bytes = write_message(told(ruleset, lang, dict(event), observer))
    return b'{"number":%d,' + text[1:].replace(b"%", b"%%")


@functools.lru_cache(LISTS)
def all_choices(ruleset: Ruleset, lang: str, numbers: tuple[int, ...]) -> bytes:
    """All legal actions, by their numbers."""
    return listed([_choice(ruleset, lang, ruleset.actions[number]) for number in numbers])


@functools.lru_cache(REMEMBERED)
def _choice(ruleset: Ruleset, lang: str, action: str) -> bytes:
    """A legal action and what it does."""
    text: bytes = write_message(Choice(action, explain_action(ruleset, lang, action)))
    return text


@functools.lru_cache(LISTS)
def all_held(ruleset: Ruleset, lang: str, seat: int | None, held: tuple[Obstacle, ...]) -> bytes:
    """All that cannot be played."""
    return listed([_held(ruleset, lang, seat, obstacle) for obstacle in held])


@functools.lru_cache(REMEMBERED)
def _held(ruleset: Ruleset, lang: str, seat: int | None, obstacle: Obstacle) -> bytes:
    """What cannot be played, and why."""
    thing, action, reason, section, _ = obstacle
    text: bytes = write_message(Held(thing, action, reason, section, say_obstacle(ruleset, lang, obstacle, seat)))
    return text


def refusal_text(table: Table, error: LarcenyError, lang: str, seat: int | None) -> str:
    """Why a request was refused: by the rules of the game, or by those of the table."""
    if table.match is not None and table.match.game.ruleset.texts.has(lang, f"reason-{error.reason}"):
        return say_reason(table.match.game.ruleset, lang, error, seat)
    return sentence(error, lang)
