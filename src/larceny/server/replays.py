"""Finished games: every moment from every seat's eyes, and the export that anybody can check.

Playing a game again takes a while: what is here works on a record of its own, in any thread. Only `load` and `named`
ask the store, which answers in the thread that opened it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from larceny import library
from larceny.engine.export import FORMAT, exported_log
from larceny.engine.fairness import Fairness
from larceny.engine.match import Match
from larceny.engine.scene import view_laid_open
from larceny.engine.seats import CHANCE
from larceny.server.catalogue import names_of
from larceny.server.hub import Hub, read_table
from larceny.server.news import told
from larceny.server.refusal import Refusal
from larceny.server.resources import Ending, Frame, Replay
from larceny.server.store import Kept
from larceny.server.table import Table

Eyes: TypeAlias = int | Literal["all"] | None  # a seat's; everybody's; or of one from whom nothing is hidden


@dataclass(frozen=True)
class Record:
    """A finished table, read from the disk, and who sat there ("" for bots and for those who are forgotten)."""

    table: Table
    kept: Kept
    names: list[str]

    @property
    def match(self) -> Match:
        """The game that was played."""
        assert self.table.match is not None
        return self.table.match


def load(hub: Hub, name: str) -> Kept:
    """What is kept of a table."""
    kept = hub.store.load(name)
    if kept is None:
        raise Refusal("no-such-table")
    return kept


def read(kept: Kept) -> Table:
    """A finished table; of a running one nothing is shown to anybody."""
    table = read_table(kept)
    if table.status == "frozen":
        raise Refusal("unreadable")
    if table.status != "over":
        raise Refusal("not-finished")
    return table


def named(hub: Hub, kept: Kept, table: Table) -> Record:
    """A finished table with the names of those who sat there."""
    names = hub.store.names({chair.guest for chair in table.chairs if chair.guest is not None})
    guests, bots = [chair.guest for chair in table.chairs], [chair.bot for chair in table.chairs]
    return Record(table, kept, names_of(table.key, guests, bots, names))


def replay(record: Record, eyes: Eyes, lang: str) -> Replay:
    """The game again, moment by moment: through one seat's eyes, as everybody saw it, or with all laid open."""
    table, match = record.table, record.match
    seat = None if eyes == "all" else eyes
    if seat is not None and seat >= match.game.players:
        raise Refusal("no-such-seat", last=match.game.players)
    finding = None if table.imported else library.check_export(export_line(record))
    return Replay(
        table=table.id,
        game=table.key,
        title=table.title,
        players=len(table.chairs),
        options=table.options,
        names=record.names,
        bots=[chair.bot for chair in table.chairs],
        seat=seat,
        laid_open=eyes == "all",
        frames=list(frames(match, eyes, lang)),
        commitment=None if table.imported else table.commitment,
        verified=None if finding is None else finding.ok,
        finding="" if finding is None else finding.reason,
    )


def ending(record: Record) -> Ending:
    """What every seat saw in the end."""
    match = record.match
    return Ending([match.view(seat) for seat in range(match.game.players)])


def frames(match: Match, eyes: Eyes, lang: str) -> Iterator[Frame]:
    """A frame for each moment at which somebody could choose, and the last."""
    again = Match(match.game, None, match.position_start)
    seat = None if eyes == "all" else eyes
    count = 0
    for who, number in [*match.history, (None, 0)]:
        if who != CHANCE and again.movers() != (CHANCE,):
            events = again.events(seat, count)
            count += len(events)
            texts = [told(match.game.ruleset, lang, event, seat) for event in events]
            view = view_laid_open(again) if eyes == "all" else again.view(seat)
            yield Frame(view, texts, list(again.standing()))
        if who is not None:
            again.play_id(who, number)


# The export


def export_line(record: Record) -> str:
    """A finished game as one line of JSON, with all that is needed to check it. The format: docs/fairness.md."""
    table, outcome = record.table, record.match.outcome
    assert outcome is not None
    line: dict[str, Any] = {
        "larceny": FORMAT,
        "table": table.id,
        "game": table.key,
        "rules": table.rules,
        "players": len(table.chairs),
        "options": table.options,
        "commitment": table.commitment,
        "seed": table.seed.hex(),
        "nonces": [chair.nonce for chair in table.chairs],
        "seats": [
            {"name": (name or None) if chair.guest else None, "bot": chair.bot}
            for name, chair in zip(record.names, table.chairs, strict=True)
        ],
        "log": exported_log(record.kept.log),
        "transcript": transcript(record),
        "result": {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason},
    }
    return json.dumps(line, ensure_ascii=False)


def transcript(record: Record) -> str:
    """The game as a transcript that tells what the table had promised, and shows that it has kept it."""
    table, match = record.table, record.match.copy()
    match.fairness = Fairness(table.commitment, table.id, table.terms.nonces, table.seed)
    return match.transcript()
