"""What those at a table are told: the room as everybody sees it, and the game as each observer does."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from larceny.engine.errors import LarcenyError
from larceny.engine.match import Match
from larceny.engine.obstacles import Obstacle, obstacles, say_reason
from larceny.engine.prose import explain_action, say_event
from larceny.engine.ruleset import Ruleset
from larceny.server.messages import Choice, Held, Place, Room, Turn, Update, write_message
from larceny.server.refusal import sentence
from larceny.server.table import Chair, Table


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


def room(table: Table, presence: Presence, now: int, lang: str) -> Room:
    """All that everybody at the table may know beside the game."""
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
        places=[_place(table, presence, seat, chair, now) for seat, chair in enumerate(table.chairs)],
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
        remark=table.game.remark(lang) if table.status == "lobby" else "",
        commitment=table.commitment,
        seed=table.seed.hex() if table.status == "over" and not table.imported else None,
        rematch=table.rematch,
        notice=table.notice,
    )


def _place(table: Table, presence: Presence, seat: int, chair: Chair, now: int) -> Place:
    clocks = table.clocks
    return Place(
        guest=chair.guest,
        name=presence.names.get(chair.guest or "", ""),
        bot=chair.bot,
        present=chair.guest in presence.present,
        standing_in=chair.guest is not None and chair.bot is not None,
        resigned=chair.resigned,
        ready=chair.taken if table.status == "lobby" else seat not in table.to_move(),
        away_until=presence.away_until.get(seat),
        bank=None if clocks is None else clocks.left(seat, now),
        running=clocks is not None and seat in clocks.running,
    )


def turn(table: Table, now: int) -> Turn:
    """Who is to choose, and the clocks."""
    clocks, seats = table.clocks, range(len(table.chairs))
    return Turn(
        to_move=list(table.to_move()),
        now=now,
        banks=None if clocks is None else [clocks.left(seat, now) for seat in seats],
        running=[] if clocks is None else sorted(clocks.running),
    )


# The game


@dataclass(frozen=True)
class Glimpse:
    """The game as one observer sees it at one moment, before it is put in any language."""

    ruleset: Ruleset
    seat: int | None
    version: int
    view: dict[str, Any]
    first: int
    events: list[dict[str, Any]]
    legal: list[str]
    held: list[Obstacle]
    undo: bool
    section: str
    turn: Turn

    def in_language(self, lang: str) -> bytes:
        """The update that is sent."""
        ruleset = self.ruleset
        return write_message(
            Update(
                seat=self.seat,
                version=self.version,
                view=self.view,
                first=self.first,
                events=[event | {"text": say(ruleset, lang, event, self.seat)} for event in self.events],
                decision=self.version if self.legal else None,
                legal=[Choice(action, explained(ruleset, lang, action)) for action in self.legal],
                held=[_held(ruleset, lang, obstacle, self.seat) for obstacle in self.held],
                undo=self.undo,
                section=self.section,
                turn=self.turn,
            )
        )


def glimpse(table: Table, observer: int | None, first: int, now: int) -> Glimpse:
    """What the observer sees now, with the events from number `first` on."""
    match = table.match
    assert match is not None
    first = min(first, match.event_count(observer))
    chooses = observer is not None and table.status == "playing" and observer in match.movers()
    return Glimpse(
        ruleset=match.game.ruleset,
        seat=observer,
        version=table.version(observer),
        view=match.view(observer),
        first=first,
        events=match.events(observer, first),
        legal=match.legal(observer) if chooses and observer is not None else [],
        held=obstacles(match, observer) if chooses and observer is not None else [],
        undo=chooses and observer is not None and _may_undo(match, observer),
        section=match.game.ruleset.view.section(match.seen(observer)),
        turn=turn(table, now),
    )


def _may_undo(match: Match, seat: int) -> bool:
    """Whether the seat may take its last action back. The full check is dear, and hardly ever needed."""
    if match.movers() != (seat,) or match.ply == 0 or match.action_at(match.ply - 1)[0] != seat:
        return False
    try:
        match.copy().undo(seat)
    except LarcenyError:
        return False
    return True


def _held(ruleset: Ruleset, lang: str, obstacle: Obstacle, seat: int | None) -> Held:
    why = obstacle.why
    return Held(obstacle.thing, obstacle.action, why.reason, why.section, say_reason(ruleset, lang, why, seat))


# Texts are few, and wanted again and again: players appear in them as p1, p2, … and are named by the client.


def say(ruleset: Ruleset, lang: str, event: Mapping[str, Any], observer: int | None) -> str:
    """An event as a sentence."""
    return _said(ruleset, lang, tuple(item for item in event.items() if item[0] != "number"), observer)


@functools.lru_cache(maxsize=20_000)
def _said(ruleset: Ruleset, lang: str, event: tuple[tuple[str, Any], ...], observer: int | None) -> str:
    return say_event(ruleset, lang, dict(event), observer)


@functools.lru_cache(maxsize=20_000)
def explained(ruleset: Ruleset, lang: str, action: str) -> str:
    """What an action does, in a sentence."""
    return explain_action(ruleset, lang, action)


def refusal_text(table: Table, error: LarcenyError, lang: str, seat: int | None) -> str:
    """Why a request was refused: by the rules of the game, or by those of the table."""
    if table.match is not None and table.match.game.ruleset.texts.has(lang, f"reason-{error.reason}"):
        return say_reason(table.match.game.ruleset, lang, error, seat)
    return sentence(error, lang)
