"""Our search, compiled: whole choices of the bot, from a view to a move; and as the peer searches, from a view."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from bench.contestants.open_spiel_search import EARLY_DECISIONS, SIMULATIONS, STATES
from bench.entry import OURS, Entry, Section, Tally, Unit, pick
from bench.tables import Table, usual_tables

if TYPE_CHECKING:
    from larceny import Game, Match

BOT = "search bot"
LIKE_PEERS = "random playouts, as the peer"


def entries() -> list[Entry]:
    """List the search of every game, as its bots use it and as the peer does."""
    return [
        Entry(Section.SEARCH, OURS, table.game, how, partial(search, table), headline=how == LIKE_PEERS, quick=True)
        for table in usual_tables()
        for how, search in ((BOT, by_rule_of_thumb), (LIKE_PEERS, at_random))
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


def by_rule_of_thumb(table: Table) -> Unit:
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


def at_random(table: Table) -> Unit:
    """Grow a tree and play out at random, which is all that the peer does: no rule of thumb plays on."""
    import larceny
    from larceny.engine.ledger import DEEPEST
    from larceny.engine.policy_kernels import ALWAYS
    from larceny.engine.search import Search

    game = larceny.load(table.game, players=table.players)
    compiled = game.ruleset.compiled()
    compiled.build(("search",))
    matches = [early_match(game) for _ in range(STATES)]
    asked = [(game.recall(match.view(match.movers()[0])), match.movers()[0]) for match in matches]
    search, turn = Search(game, reach=DEEPEST, blind=ALWAYS), 0

    def unit() -> Tally:
        nonlocal turn
        turn += 1
        search.begin(*asked[turn % STATES], seed=turn)
        search.run(SIMULATIONS, compiled)
        return Tally(search.decisions, SIMULATIONS)

    return unit
