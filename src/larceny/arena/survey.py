"""Games that are played to see what they are like: what is kept of each."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from typing import Any

from larceny.arena.contest import decisions, ended, shares
from larceny.arena.entrants import Stable, make_ready
from larceny.arena.workers import Played
from larceny.engine.game import Game

Standing = tuple[int, ...]


class Survey:
    """Matches of one game between the same bots; match number i of a seed is the same in any run."""

    def __init__(self, game: Game, levels: Sequence[str], seed: int = 0) -> None:
        self.game, self.levels, self.seed = game, tuple(levels), seed

    def __getstate__(self) -> dict[str, Any]:
        """Programs of entrants stay in their process."""
        return {name: value for name, value in vars(self).items() if name != "stable"}

    @functools.cached_property
    def stable(self) -> Stable:
        """The bots of this process."""
        return Stable(self.game)

    def prepare(self) -> None:
        """Have the rules compiled, if a bot needs that."""
        make_ready(self.game, self.levels)

    def play(self, number: int) -> Played:
        """Play a match and look at it."""
        seed = self.seed + number
        match = self.game.start(seed)
        standings = [match.standing() for _ in decisions(match, self.stable, self.levels, seed)]
        outcome = ended(match)
        wins, last = shares(outcome), trailing(standings[len(standings) // 2])
        return {
            "number": number,
            "seed": seed,
            "decisions": len(standings),
            "reason": outcome.reason,
            "scores": list(outcome.scores),
            "wins": wins,
            "leads": lead_changes(standings),
            "last": last,
            "comeback": sum(wins[seat] for seat in last) / len(last) if last else None,
            "events": dict(sorted(Counter(event["event"] for event in match.events()).items())),
        }

    def close(self) -> None:
        """End the programs that were started to play."""
        self.stable.close()


def lead_changes(standings: Sequence[Standing]) -> int:
    """How often somebody else came to lead alone."""
    changes, leader = 0, None
    for standing in standings:
        best = max(standing)
        if standing.count(best) > 1:
            continue
        now = standing.index(best)
        changes += leader is not None and now != leader
        leader = now
    return changes


def trailing(standing: Standing) -> list[int]:
    """The seats that have least, unless all have the same."""
    least = min(standing)
    last = [seat for seat, score in enumerate(standing) if score == least]
    return last if len(last) < len(standing) else []
