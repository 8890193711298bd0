"""Our matches as a server keeps them: after each move every seat and a spectator are shown everything, bots as well."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Any

from bench.entry import OURS, Entry, Section, Tally, Unit, pick
from bench.tables import Table, usual_tables

MOVE = "apply a move"
VIEW = "one seat's view"
EVENTS = "one seat's new events"
LEGAL = "one seat's legal moves"
BELIEF = "one bot takes in what happened"


def entries() -> list[Entry]:
    """List the parts for every game."""
    return [
        Entry(Section.TABLE, OURS, table.game, part, partial(keep, table, part), headline=True, quick=True)
        for table in usual_tables()
        for part in (MOVE, VIEW, EVENTS, LEGAL, BELIEF)
    ]


def keep(table: Table, part: str) -> Unit:
    """Play one match in each unit, with all parts in turn, as they come at a table; only one part is measured."""
    import larceny

    game = larceny.load(table.game, players=table.players)
    seeds = count()

    def unit() -> Tally:
        start = time.process_time()
        watch = Watch(part)
        # Bots think elsewhere: what they do between two moves must not weigh on the other parts.
        bots = [larceny.bot(table.game, level="greedy") for _ in range(table.players)] if part == BELIEF else []
        play(game.start(seed=next(seeds)), table.players, bots, watch)
        return Tally(watch.calls, aside=time.process_time() - start - watch.seconds)

    return unit


class Watch:
    """Adds up what the calls of one part cost."""

    def __init__(self, part: str) -> None:
        """Start at nothing."""
        self.part = part
        self.calls = 0
        self.seconds = 0.0

    def each(self, part: str, calls: list[Callable[[], Any]]) -> list[Any]:
        """Make these calls one after the other."""
        start = time.process_time()
        answers = [call() for call in calls]
        if part == self.part:
            self.seconds += time.process_time() - start
            self.calls += len(calls)
        return answers


def play(match: Any, players: int, bots: Sequence[Any], watch: Watch) -> None:
    """Play at random; after each move all are shown what they see, what happened and what they may do."""
    observers = (None, *range(players))
    told = [len(match.events(observer)) for observer in observers]
    for seat, bot in enumerate(bots):
        bot.see(match.events(seat))
    while movers := match.movers():
        text = pick(match.legal(movers[0]))
        watch.each(MOVE, [partial(match.play, movers[0], text)])
        watch.each(VIEW, [partial(match.view, observer) for observer in observers])
        news = watch.each(EVENTS, [partial(match.events, *heard) for heard in zip(observers, told, strict=True)])
        told = [before + len(new) for before, new in zip(told, news, strict=True)]
        watch.each(LEGAL, [partial(match.legal, seat) for seat in range(players)])
        watch.each(BELIEF, [partial(bot.see, new) for bot, new in zip(bots, news[1:], strict=False)])
