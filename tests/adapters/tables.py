"""The tables that every adapter is tested on: each game found, with few, four and many players."""

from __future__ import annotations

import random
from collections.abc import Iterator

import larceny
from larceny.library import find

# Options that make a long game shorter: what is looked at grows with the square of its length.
SHORTER: dict[str, dict[str, int]] = {"casse": {"turn_limit": 10}, "master_thieves": {"round_limit": 6}}
SMALLEST = [(key, find(key).card.players[0]) for key in larceny.games()]


def tables() -> list[tuple[str, int]]:
    """Each game with its smallest number of players, with four if it can be, and with its largest."""
    found = []
    for key in larceny.games():
        allowed = find(key).card.players
        found += [(key, players) for players in sorted({allowed[0], 4, allowed[-1]}) if players in allowed]
    return found


def moments(key: str, players: int, seed: int) -> Iterator[larceny.Match]:
    """A random match before each decision, and when it is over."""
    match, dice = larceny.load(key, players).start(seed), random.Random(seed)
    while movers := match.movers():
        yield match
        match.play_id(movers[0], dice.choice(match.legal_ids(movers[0])))
    yield match


def other_world(match: larceny.Match, seat: int, seed: int) -> larceny.Match:
    """A match that the seat cannot tell from this one, by the state of the table."""
    world = match.game.imagine(match.seen(seat), seat, seed)
    return larceny.Match(match.game, 0, world.vector)
