"""The bots at the table, and chance where no seed rolls for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from larceny.bots.bot import make_bot
from larceny.bots.seated import Seated
from larceny.cli.terms import Terms
from larceny.engine.seats import CHANCE

if TYPE_CHECKING:
    from larceny.engine.match import Match

PATIENCE = 4.0  # seconds that a bot may think


class Company:
    """Everybody who needs no keyboard.

    What a bot draws by lot depends on the seed, its seat and what it has seen, so a match that is resumed goes on
    as it would have gone on.
    """

    def __init__(self, terms: Terms, seed: int) -> None:
        self.terms = terms
        self.seed = seed
        self.bots: dict[int, Seated] = {}

    def act(self, match: Match, seat: int) -> None:
        """Play for a seat that no person has."""
        if seat == CHANCE:
            self._roll(match)
            return
        bot = self.bots.get(seat)
        if bot is None:
            made = make_bot(match.game.ruleset, self.terms.level(seat), seconds=PATIENCE)
            bot = self.bots[seat] = Seated(made, seat)
        bot.see(match)
        bot.play(match, self._dice(seat + 1, bot.shown))

    def _roll(self, match: Match) -> None:
        odds = match.odds()
        weights = np.array([float(share) for share in odds.values()])
        match.play(CHANCE, [*odds][int(self._dice(0, match.ply).choice(len(odds), p=weights / weights.sum()))])

    def _dice(self, *marks: int) -> np.random.Generator:
        return np.random.default_rng([self.seed, *marks])
