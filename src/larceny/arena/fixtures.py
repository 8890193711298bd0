"""Who meets whom: round-robin, mirrored deals, every seat or side in turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from larceny import __version__
from larceny.arena.contest import decisions, ended
from larceny.arena.entrants import check_entrant, code_of, make_ready
from larceny.arena.playing import Playing
from larceny.arena.results import CODE, VERSION
from larceny.arena.swift import swift_for
from larceny.arena.trouble import Trouble
from larceny.arena.workers import Played
from larceny.engine.game import Game
from larceny.engine.match import Match, Outcome


@dataclass(frozen=True)
class Fixture:
    """One match: the hero has one place, entrants like `field` have all others."""

    number: int
    deal: int  # matches of one deal are shuffled alike
    hero: str
    field: str
    place: int  # a seat; where teams win as one, a team


class Tournament(Playing):
    """All matches between entrants, in an order in which a longer tournament begins like a shorter one.

    Each meets each; or all meet the same field, if one is named.
    """

    def __init__(self, game: Game, entrants: Sequence[str], seed: int = 0, field: str | None = None) -> None:
        if len(set(entrants)) < len(entrants) or (field is None and len(entrants) < 2):
            raise Trouble("arena-two-entrants")
        for name in (*entrants, field or entrants[0]):
            check_entrant(name, game)
        super().__init__(game)
        self.entrants, self.seed = tuple(entrants), seed
        self.pairs = tuple(permutations(self.entrants, 2) if field is None else ((name, field) for name in entrants))
        self.roles = len(game.start(seed).sides())  # 0 where each wins for himself
        self.places = self.roles or game.players

    def head(self) -> dict[str, Any]:
        """What makes two tournaments the same, but for the number of their matches."""
        game = self.game
        return {
            VERSION: __version__,
            CODE: code_of(game),
            "game": game.key,
            "rules": game.rules_version,
            "players": game.players,
            "options": dict(game.options),
            "entrants": list(self.entrants),
            "seed": self.seed,
        }

    def count(self, games: int) -> int:
        """The matches in all, if each pair is to play so many; whole deals, so there may be a few more."""
        return -(-games // self.places) * self.places * len(self.pairs)

    def fixture(self, number: int) -> Fixture:
        """The match of a number: deal after deal, in each of them pair after pair, for each of them every place."""
        rest, place = divmod(number, self.places)
        deal, pair = divmod(rest, len(self.pairs))
        return Fixture(number, deal, *self.pairs[pair], place)

    def prepare(self, matches: int) -> None:
        """Have compiled what the bots need, or whole matches between them if there are many."""
        playing = [name for pair in self.pairs for name in pair]
        make_ready(self.game, playing)
        self.swift = swift_for(self.game, playing, matches, counted=False)

    def play(self, number: int) -> Played:
        """Play a match."""
        fixture = self.fixture(number)
        match = self.game.start(self.seed + fixture.deal)
        teams = match.sides()
        seats = self._seats(fixture, teams)
        outcome, made = self._outcome(match, seats)
        return {
            "number": number,
            "deal": fixture.deal,
            "hero": fixture.hero,
            "field": fixture.field,
            "place": fixture.place,
            "seats": seats,
            "teams": teams,
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
            "decisions": made,
        }

    def _outcome(self, match: Match, seats: Sequence[str]) -> tuple[Outcome, int]:
        """How a match ends, and how many decisions lead there."""
        seed = match.seed or 0
        if self.swift is not None:
            return self.swift.play(seats, seed)
        made = sum(1 for _ in decisions(match, self.stable, seats, seed))
        return ended(match), made

    def _seats(self, fixture: Fixture, teams: Sequence[Sequence[int]]) -> list[str]:
        """Who sits where."""
        own = teams[fixture.place] if teams else [fixture.place]
        return [fixture.hero if seat in own else fixture.field for seat in range(self.game.players)]
