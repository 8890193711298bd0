"""Setting up tables: new ones, rematches, and transcripts to look at."""

from __future__ import annotations

import secrets

from larceny import library
from larceny.engine.fairness import SEED_BYTES
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.server import entries, requests, statements
from larceny.server.hub import Hub
from larceny.server.identity import new_code, new_id
from larceny.server.messages import Sit
from larceny.server.refusal import Refusal
from larceny.server.requests import Asking
from larceny.server.resources import NewTable
from larceny.server.seating import Seating
from larceny.server.table import Table

LONGEST_BANK, LONGEST_INCREMENT = 86_400, 3_600  # seconds


def set_up(hub: Hub, guest: str, wanted: NewTable) -> Seating:
    """A new table as its host wants it."""
    game = library.load_as_it_comes(wanted.game, wanted.players, wanted.options)
    _check_clock(wanted.clock)
    seating = _new(hub, guest, game, wanted)
    asking = Asking(seating.table, guest, hub.world.now(), lambda: frozenset([guest]))
    for seat, level in wanted.bots.items():
        asking.chair(number := _seat(seat))
        requests.refuse_unless_there_is(asking, level)
        seating.table.record(entries.Automated(asking.at, number, level))
    for seat, nonce in wanted.sit.items():
        requests.sit(asking, Sit("new", _seat(seat), nonce))
    if wanted.start:
        requests.begin(asking)
    return _store(hub, seating)


def _new(hub: Hub, guest: str, game: Game, wanted: NewTable) -> Seating:
    table = Table(secrets.token_bytes(SEED_BYTES))
    created = entries.Created(
        at=hub.world.now(),
        table=new_id(),
        game=game.key,
        rules=game.rules_version,
        players=game.players,
        options=dict(game.options),
        host=guest,
        clock=wanted.clock,
        spectators=wanted.spectators,
        hints=wanted.hints,
        deductions=_deductions(game, wanted),
    )
    table.record(created)
    return Seating(table, new_code(), hub.store.new_book(), listed=wanted.listed)


def _deductions(game: Game, wanted: NewTable) -> bool:
    """Whether boards may point out what follows from what everybody knows: in earnest one works that out oneself."""
    earnest = wanted.clock is not None
    return bool(game.ruleset.deductions) and (not earnest if wanted.deductions is None else wanted.deductions)


def _store(hub: Hub, seating: Seating) -> Seating:
    table = seating.table
    made = hub.world.now()
    rows = statements.add_table(
        table.id, table.key, seating.code, table.seed, seating.book, made, listed=seating.listed
    )
    hub.keep(seating)
    hub.commit(seating, more=rows)
    return seating


def _seat(text: str) -> int:
    if not text.isdecimal() or len(text) > 2:
        raise Refusal("no-such-seat", last=0)
    return int(text)


def _check_clock(clock: list[int] | None) -> None:
    if clock is not None and not (0 < clock[0] <= LONGEST_BANK and 0 <= clock[1] <= LONGEST_INCREMENT):
        raise Refusal("bad-clock")


def set_up_rematch(hub: Hub, before: Seating, guest: str) -> Seating:
    """The same game with the same people and bots; everybody moves up one seat, so that another begins.

    Who only watched may come along, and who was not to be heard is not heard there either.
    """
    old = before.table
    wanted = NewTable(
        old.key, len(old.chairs), dict(old.options), listed=before.listed, spectators=old.spectators,
        hints=old.hints, deductions=old.deductions, clock=old.clock,
    )  # fmt: skip
    seating = _new(hub, old.host if old.host in old.members else guest, old.game, wanted)
    for seat, chair in enumerate(old.chairs[1:] + old.chairs[:1]):
        at = hub.world.now()
        if chair.guest in old.banned:
            continue  # the seat is free
        if chair.guest is not None:  # his device gives a nonce when it comes
            seating.table.record(entries.Seated(at, seat, chair.guest, ""))
        elif chair.bot is not None:
            seating.table.record(entries.Automated(at, seat, chair.bot))
    for member in sorted(old.members - old.banned - seating.table.members):
        seating.table.record(entries.Joined(hub.world.now(), member))
    for member in sorted(old.muted - old.banned):
        seating.table.record(entries.Muted(hub.world.now(), member, True))
    return _store(hub, seating)


def set_up_import(hub: Hub, guest: str, match: Match) -> Seating:
    """A match from elsewhere as a finished table."""
    if match.outcome is None:
        raise Refusal("unfinished")
    game = match.game
    wanted = NewTable(game.key, game.players, dict(game.options))
    seating = _new(hub, guest, game, wanted)
    seating.table.show(match, hub.world.now())
    return _store(hub, seating)
