"""boardgame.io's own server on Node.js, in memory: nothing is stored."""

from __future__ import annotations

from bench.contestants.larceny_server import FOUR_SEATS, TWO_SEATS
from bench.entry import Entry, Section, Serve

LIBRARY = "boardgame.io"


def entries() -> list[Entry]:
    """List the same trivial game for two, and a card game with hidden hands for four."""
    race = Serve("theirs", "race", tables=500, seats=2, warming=8, measured=30)
    heist = Serve("theirs", "heist", tables=250, seats=4, warming=4, measured=12)
    return [
        Entry(Section.SERVER, LIBRARY, "race", TWO_SEATS, race),
        Entry(Section.SERVER, LIBRARY, "heist", FOUR_SEATS, heist),
    ]
