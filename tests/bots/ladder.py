"""How much stronger each level is than the one below: `python -m tests.bots.ladder GAME DEALS` plays for docs/bots.md.

A hero of one level plays with a table of the level below, in each seat of the same deals; where a game has teams, a
whole team of each, on both sides.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import Any

import larceny
from larceny.arena.fixtures import Tournament
from larceny.arena.payoffs import Payoff, payoffs
from larceny.engine.level import NAMES

WAYS: dict[str, dict[str, Any]] = {"casse": {"players": 4, "setup": "quick"}}
USUAL = {"players": 4}


def rung(key: str, above: str, below: str, deals: int) -> list[Payoff]:
    """What a hero of one level wins at a table of another."""
    tournament = Tournament(larceny.load(key, **WAYS.get(key, USUAL)), [above, below])
    tournament.prepare(matches=0)
    first = range(0, deals * len(tournament.pairs) * tournament.places, len(tournament.pairs) * tournament.places)
    return payoffs([tournament.play(number + place) for number in first for place in range(tournament.places)])


def main(key: str, deals: int, *pairs: str) -> None:
    """Print the table, rung by rung."""
    larceny.load(key).ruleset.use("compiled")
    wanted = [tuple(pair.split(":")) for pair in pairs] or [
        (above, below) for below, above in pairwise(("random", *NAMES))
    ]
    for above, below in wanted:
        for one in rung(key, above, below, deals):
            role = "" if one.role is None else f" (team {one.role + 1})"
            share = f"{one.share.mean:.0%} ({one.share.low:.0%} – {one.share.high:.0%})"
            print(f"| {key}{role} | {above} v {below} | {share} | {one.share.count} deals |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
