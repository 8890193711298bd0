"""A bot on a seat of a match that is at hand."""

from __future__ import annotations

import numpy as np

from larceny.bots.bot import Bot
from larceny.engine.match import Match


class Seated:
    """A bot and its seat: before it chooses it is shown what has happened since the last time."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot, self.seat = bot, seat
        self.shown = 0  # events

    def act(self, match: Match, rng: np.random.Generator) -> None:
        """See what happened, choose, play."""
        self.see(match)
        self.play(match, rng)

    def see(self, match: Match) -> None:
        """Be shown what is new."""
        self.bot.see(match.events(self.seat, self.shown))
        self.shown = match.event_count(self.seat)

    def play(self, match: Match, rng: np.random.Generator) -> None:
        """Choose, and play that."""
        match.play(self.seat, self.bot.choose(match.view(self.seat), match.legal(self.seat), rng))
