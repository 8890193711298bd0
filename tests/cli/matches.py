"""Matches for the command line to go on with."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import larceny

Wanted = Callable[[larceny.Match], bool]


def match_where(wanted: Wanted, players: int = 3, **options: str) -> larceny.Match:
    """The first random match that comes to a position like this."""
    game = larceny.load("dieven", players, **options)
    for seed in range(500):
        match, dice = game.start(seed), random.Random(seed)
        while match.movers():
            if wanted(match):
                return match
            seat = match.movers()[0]
            match.play(seat, dice.choice(match.legal(seat)))
    raise AssertionError("no match comes to this")


def written(match: larceny.Match, folder: Path) -> str:
    """Its transcript in a file."""
    path = folder / "match.txt"
    path.write_text(match.transcript(), encoding="utf-8")
    return str(path)


def may(match: larceny.Match, beginning: str) -> list[str]:
    """The legal moves of the seat to move that begin so."""
    return [text for text in match.legal(match.movers()[0]) if text.startswith(beginning)]
