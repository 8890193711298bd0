"""Our table server: every move is on the disk before anybody is told of it."""

from __future__ import annotations

from dataclasses import replace

from bench.entry import OURS, Entry, Section, Serve

TWO_SEATS = "500 tables of two"
FOUR_SEATS = "250 tables of four"
INTERPRETED = "server interpreted"
MEMORY = "KB/table"


def entries() -> list[Entry]:
    """List a trivial game for two, and Dieven! for four: the server compiled, and as it comes."""
    race = Serve("ours", "bench.server.race", tables=500, seats=2, warming=8, measured=30)
    dieven = Serve("ours", "dieven", tables=250, seats=4, warming=4, measured=12)
    return [
        Entry(Section.SERVER, OURS, "race", TWO_SEATS, race, headline=True),
        Entry(Section.SERVER, OURS, "race", f"{TWO_SEATS}, {INTERPRETED}", replace(race, interpreted=True)),
        Entry(Section.SERVER, OURS, "dieven", FOUR_SEATS, dieven, headline=True),
        Entry(Section.SERVER, OURS, "dieven", f"{FOUR_SEATS}, {INTERPRETED}", replace(dieven, interpreted=True)),
    ]
