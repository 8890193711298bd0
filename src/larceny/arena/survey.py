"""Games that are played to see what they are like: what is kept of each."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from larceny.arena.contest import decisions, ended, shares
from larceny.arena.entrants import Stable, make_ready
from larceny.arena.swift import Course, Standing, Swift, swift_for
from larceny.arena.workers import Played
from larceny.engine.game import Game
from larceny.engine.match import Outcome


class Survey:
    """Matches of one game between the same bots; match number i of a seed is the same in any run."""

    def __init__(self, game: Game, levels: Sequence[str], seed: int = 0) -> None:
        self.game, self.levels, self.seed = game, tuple(levels), seed
        self.swift: Swift | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Programs of entrants stay in their process."""
        return {name: value for name, value in vars(self).items() if name not in ("stable", "swift")} | {"swift": None}

    @functools.cached_property
    def stable(self) -> Stable:
        """The bots of this process."""
        return Stable(self.game)

    def prepare(self, matches: int) -> None:
        """Have compiled what the bots need, or whole matches between them if there are many."""
        make_ready(self.game, self.levels)
        self.swift = swift_for(self.game, self.levels, matches, counted=True)

    def play(self, number: int) -> Played:
        """Play a match and look at it."""
        seed = self.seed + number
        course = self._course(seed)
        outcome, standings = course.outcome, course.standings
        wins, last = shares(outcome), trailing(standings[len(standings) // 2]) if standings else []
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
            "events": course.events,
        }

    def _course(self, seed: int) -> Course:
        if self.swift is not None:
            return self.swift.play(self.levels, seed)
        match = self.game.start(seed)
        standings = [match.standing() for _ in decisions(match, self.stable, self.levels, seed)]
        events = Counter(event["event"] for event in match.events())
        return Course(ended(match), standings, dict(sorted(events.items())))

    def close(self) -> None:
        """End the programs that were started to play."""
        self.stable.close()


def outcomes(game: Game, levels: Sequence[str], games: int, seed: int) -> Iterator[tuple[Outcome, int]]:
    """How matches between bots end, in this process, and how many decisions lead there.

    What has to be compiled is compiled before the first is asked for.
    """
    swift, stable = swift_for(game, levels, games, counted=False), Stable(game)

    def one(number: int) -> tuple[Outcome, int]:
        if swift is not None:
            course = swift.play(levels, number)
            return course.outcome, len(course.standings)
        match = game.start(number)
        made = sum(1 for _ in decisions(match, stable, levels, number))
        return ended(match), made

    return map(one, range(seed, seed + games))


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
