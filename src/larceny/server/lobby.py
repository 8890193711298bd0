"""The lobby: the tables that a guest finds again, and those that are open to everybody."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from larceny.server.catalogue import names_of
from larceny.server.hub import Hub
from larceny.server.identity import Guest
from larceny.server.resources import Lobby, TableCard
from larceny.server.seating import Seating

MOST_LOOKED_UP = 20  # tables of a guest that are read from the disk, if need be, to tell whether it is his turn


def lobby(hub: Hub, guest: Guest | None) -> Lobby:
    """All tables that a guest may see in a list."""
    own = [json.loads(text) for text in hub.store.summaries_of(guest.id)] if guest else []
    waiting = [(json.loads(text), code) for text, code in hub.store.open_summaries()]
    names = hub.store.names(_guests([*own, *(summary for summary, _ in waiting)]))
    mine = [summary for summary in own if summary["status"] != "over"]
    done = [summary for summary in own if summary["status"] == "over"]
    return Lobby(
        mine=[
            _card(summary, names, guest, hub.find if number < MOST_LOOKED_UP else hub.seatings.get)
            for number, summary in enumerate(mine)
        ],
        open=[_card(summary, names, guest, hub.seatings.get, code) for summary, code in waiting],
        finished=[_card(summary, names, guest, hub.seatings.get) for summary in done],
    )


def waiting_tables(hub: Hub, guest: str) -> list[str]:
    """The tables with a seat of this guest that have not begun."""
    summaries = map(json.loads, hub.store.summaries_of(guest))
    return [found["table"] for found in summaries if found["status"] == "lobby" and guest in found["guests"]]


def _guests(summaries: Iterable[dict[str, Any]]) -> set[str]:
    return {guest for summary in summaries for guest in summary["guests"] if guest is not None}


def _card(
    summary: dict[str, Any],
    names: dict[str, str],
    guest: Guest | None,
    find: Callable[[str], Seating | None],
    join: str | None = None,
) -> TableCard:
    seats = [seat for seat, sitter in enumerate(summary["guests"]) if guest is not None and sitter == guest.id]
    to_move: tuple[int, ...] = ()
    status = summary["status"]
    if seats and status == "playing" and (seating := find(summary["table"])) is not None:
        status, to_move = seating.table.status, seating.table.to_move()  # it may have been frozen since
    return TableCard(
        table=summary["table"],
        game=summary["game"],
        title=summary["title"],
        status=status,
        players=summary["players"],
        names=names_of(summary["game"], summary["guests"], summary["bots"], names),
        bots=summary["bots"],
        mine=seats,
        my_turn=bool(set(seats) & set(to_move)),
        created=summary["created"],
        finished=summary["finished"],
        winners=summary["winners"],
        scores=summary["scores"],
        join=join,
    )
