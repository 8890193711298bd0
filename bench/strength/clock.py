"""How long challenger and rival think about a choice, side by side in the same matches."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bench.strength.records import Pace
from bench.strength.series import unusual, version
from larceny.arena.entrants import Stable
from larceny.arena.fixtures import Tournament
from larceny.bots.bot import Bot, View
from larceny.engine.game import Game

DIGITS = 4  # of seconds


class Timed:
    """A bot that plays as another does, with a look at the clock before and after."""

    def __init__(self, bot: Bot, spent: list[float]) -> None:
        self._bot, self._spent, self._heard = bot, spent, 0.0
        self.explain = bot.explain

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """What it makes of the news is part of its next choice."""
        begun = time.thread_time()
        self._bot.see(events)
        self._heard += time.thread_time() - begun

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """The other's choice; where there is none, its time does not count."""
        begun = time.thread_time()
        chosen = self._bot.choose(view, legal, rng)
        if len(legal) > 1:
            self._spent.append(self._heard + time.thread_time() - begun)
            self._heard = 0.0
        return chosen


class TimedStable(Stable):
    """Bots with clocks."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.spent: defaultdict[str, list[float]] = defaultdict(list)  # seconds of each choice, by entrant

    def bot(self, name: str, seat: int) -> Bot:
        """One that knows nothing of earlier matches."""
        return Timed(super().bot(name, seat), self.spent[name])


def pace(tournament: Tournament, games: int) -> Pace:
    """Play whole deals in this process."""
    tournament.prepare(matches=0)
    tournament.stable = timed = TimedStable(tournament.game)
    for number in range(tournament.count(games)):
        tournament.play(number)
    game, (hero, field) = tournament.game, tournament.pairs[0]
    return Pace(
        game=game.key,
        players=game.players,
        options=unusual(game),
        challenger=hero,
        rival=field,
        challenger_seconds=round(float(np.mean(timed.spent[hero])), DIGITS),
        rival_seconds=round(float(np.mean(timed.spent[field])), DIGITS),
        choices=len(timed.spent[hero]) + len(timed.spent[field]),
        version=version(),
    )
