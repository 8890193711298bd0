"""OpenSkill ratings by Plackett and Luce: for each entrant, and for each role where a game has teams."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from larceny.arena.workers import Played

Player = tuple[str, int | None]  # an entrant in a role


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is in a role, on OpenSkill's scale, on which all begin at 25."""

    entrant: str
    role: int | None
    mean: float
    deviation: float


def sides(played: Played) -> list[tuple[Player, bool]]:
    """Who played against whom, and whether he won: seats, or teams as one."""
    winners, seats = played["winners"], played["seats"]
    if not played["teams"]:
        return [((name, None), seat in winners) for seat, name in enumerate(seats)]
    return [
        ((seats[team[0]], role), any(seat in winners for seat in team)) for role, team in enumerate(played["teams"])
    ]


def ratings(all_played: Sequence[Played]) -> list[Rating]:
    """The ratings after these matches, in their order; role by role, the strongest first.

    Who has several seats in a match gets the mean of what they would get.
    """
    model = PlackettLuce()
    known: dict[Player, PlackettLuceRating] = {}
    for played in all_played:
        players = sides(played)
        before = [[known.get(player) or model.rating()] for player, _ in players]
        after = model.rate(before, ranks=[0 if won else 1 for _, won in players])
        for player in dict.fromkeys(player for player, _ in players):
            own = [after[i][0] for i, (other, _) in enumerate(players) if other == player]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            known[player] = model.rating(mu=mu, sigma=sigma)
    listed = [Rating(name, role, rating.mu, rating.sigma) for (name, role), rating in known.items()]
    return sorted(listed, key=lambda rating: (rating.role or 0, -rating.mean, rating.entrant))
