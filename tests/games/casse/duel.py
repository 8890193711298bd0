"""A short game of the thief against three detectives, played by bots."""

from __future__ import annotations

import numpy as np

import larceny


def thief_wins(thief: str, detectives: str, seed: int, **settings: int) -> bool:
    """Whether the thief wins; the settings are for bots that search."""
    match = larceny.load("casse", 4, setup="quick").start(seed)
    levels = [thief, detectives, detectives, detectives]
    bots = [larceny.bot("casse", level, **(settings if level == "search" else {})) for level in levels]
    heard = [0] * len(bots)
    rng = np.random.default_rng(seed)
    while match.movers():
        seat = match.movers()[0]
        bots[seat].see(match.events(seat, heard[seat]))
        heard[seat] = match.event_count(seat)
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), rng))
    assert match.outcome is not None
    return 0 in match.outcome.winners
