"""Our search, compiled: whole choices of the bot, from a view to a move."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from bench.contestants.open_spiel_search import EARLY_DECISIONS, SIMULATIONS, STATES
from bench.entry import OURS, Entry, Section, Tally, Unit, pick
from bench.tables import Table, usual_tables

if TYPE_CHECKING:
    from larceny import Game, Match


def entries() -> list[Entry]:
    """List the search of every game."""
    return [
        Entry(Section.SEARCH, OURS, table.game, "search bot", partial(search, table), headline=True, quick=True)
        for table in usual_tables()
    ]


def early_match(game: Game) -> Match:
    """Play a match at random up to a real choice, as early as the states that the peer searches."""
    while True:
        match, decisions = game.start(seed=random.getrandbits(60)), random.randint(0, EARLY_DECISIONS)
        while movers := match.movers():
            legal = match.legal_ids(movers[0])
            if decisions <= 0 and len(legal) > 1:
                return match
            match.play_id(movers[0], pick(legal))
            decisions -= 1


def search(table: Table) -> Unit:
    """Let the bot choose at several positions in turn, with as many simulations as the peer's."""
    import numpy as np

    import larceny
    from larceny.bots.search import SearchBot

    game = larceny.load(table.game, players=table.players)
    game.ruleset.compiled().build(("search",))
    matches = [early_match(game) for _ in range(STATES)]
    seats = [match.movers()[0] for match in matches]
    asked = [(match.view(seat), match.legal(seat)) for match, seat in zip(matches, seats, strict=True)]
    bot, rng, turn = SearchBot(game.ruleset, SIMULATIONS), np.random.default_rng(1), 0

    def unit() -> Tally:
        nonlocal turn
        turn += 1
        bot.choose(*asked[turn % STATES], rng)
        return Tally(bot.decisions, SIMULATIONS)

    return unit
