"""Finished games: every moment from every seat's eyes, and the export that anybody can check."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from larceny import library
from larceny.engine.export import FORMAT
from larceny.engine.fairness import Fairness
from larceny.engine.match import Match
from larceny.engine.seats import CHANCE
from larceny.server.hub import Hub
from larceny.server.news import say
from larceny.server.refusal import Refusal
from larceny.server.resources import Frame, Replay
from larceny.server.seating import Seating
from larceny.server.store import Kept
from larceny.server.table import Table


def finished(hub: Hub, name: str) -> Seating:
    """A finished table; of a running one nothing is shown to anybody."""
    seating = hub.find(name)
    if seating is None:
        raise Refusal("no-such-table")
    if seating.table.status != "over" or seating.table.match is None or seating.pending:
        raise Refusal("not-finished")
    return seating


def replay(hub: Hub, name: str, seat: int | None, lang: str) -> Replay:
    """The game again, moment by moment, through one seat's eyes."""
    seating = finished(hub, name)
    table, match = seating.table, seating.table.match
    assert match is not None
    if seat is not None and seat >= match.game.players:
        raise Refusal("no-such-seat", last=match.game.players)
    finding = None if table.imported else library.check_export(export_line(hub, seating))
    return Replay(
        table=table.id,
        game=table.key,
        title=table.title,
        players=len(table.chairs),
        options=table.options,
        names=names(seating),
        bots=[chair.bot for chair in table.chairs],
        seat=seat,
        frames=list(frames(match, seat, lang)),
        commitment=None if table.imported else table.commitment,
        verified=None if finding is None else finding.ok,
        finding="" if finding is None else finding.reason,
    )


def names(seating: Seating) -> list[str]:
    """Who sat where; "" for bots and for those who are forgotten."""
    return [seating.names.get(chair.guest or "", "") for chair in seating.table.chairs]


def frames(match: Match, seat: int | None, lang: str) -> Iterator[Frame]:
    """A frame for each moment at which somebody could choose, and the last."""
    again = match.game.start(seed=None)
    told = 0
    for who, number in [*match.history, (None, 0)]:
        if who != CHANCE and again.movers() != (CHANCE,):
            events = again.events(seat, told)
            told += len(events)
            texts = [event | {"text": say(match.game.ruleset, lang, event, seat)} for event in events]
            yield Frame(again.view(seat), texts, None)
        if who is not None:
            again.play_id(who, number)


# The export


def export_line(hub: Hub, seating: Seating) -> str:
    """A finished game as one line of JSON, with all that is needed to check it. The format: docs/fairness.md."""
    kept = hub.store.load(seating.table.id)
    assert kept is not None
    return json.dumps(_export(seating, seating.table, kept), ensure_ascii=False)


def _export(seating: Seating, table: Table, kept: Kept) -> dict[str, Any]:
    outcome = table.match.outcome if table.match is not None else None
    assert outcome is not None
    return {
        "larceny": FORMAT,
        "table": table.id,
        "game": table.key,
        "rules": table.rules,
        "players": len(table.chairs),
        "options": table.options,
        "commitment": table.commitment,
        "seed": table.seed.hex(),
        "nonces": [chair.nonce for chair in table.chairs],
        "seats": _seats(seating, table),
        "log": [{"entry": entry, "mac": mac} for entry, mac in kept.log],
        "transcript": transcript(table),
        "result": {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason},
    }


def _seats(seating: Seating, table: Table) -> list[dict[str, str | None]]:
    return [{"name": name or None, "bot": chair.bot} for name, chair in zip(names(seating), table.chairs, strict=True)]


def transcript(table: Table) -> str:
    """The game as a transcript that tells what the table had promised, and shows that it has kept it."""
    assert table.match is not None
    match = table.match.copy()
    match.fairness = Fairness(table.commitment, table.id, table.terms.nonces, table.seed)
    return match.transcript()
