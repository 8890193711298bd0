"""A short game of the thief against three detectives, played by bots."""

from __future__ import annotations

import numpy as np

import larceny
from larceny.bots.seated import Seated


def thief_wins(thief: str, detectives: str, seed: int, **settings: int) -> bool:
    """Whether the thief wins; the settings are for bots that search."""
    match = larceny.load("casse", 4, setup="quick").start(seed)
    levels = [thief, detectives, detectives, detectives]
    bots = [larceny.bot("casse", level, **(settings if level == "search" else {})) for level in levels]
    seated = [Seated(bot, seat) for seat, bot in enumerate(bots)]
    rng = np.random.default_rng(seed)
    while movers := match.movers():
        seated[movers[0]].act(match, rng)
    assert match.outcome is not None
    return 0 in match.outcome.winners
