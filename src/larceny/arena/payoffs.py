"""What each entrant wins against each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from larceny.arena.intervals import Interval, of_shares
from larceny.arena.workers import Played

Meeting = tuple[str, str, int | None]  # hero, field, and the hero's team


@dataclass(frozen=True)
class Payoff:
    """How often a hero wins against a field of another entrant; a shared win counts in parts."""

    hero: str
    field: str
    role: int | None  # the team that the hero played; None where each plays for himself
    share: Interval  # its count is that of deals: matches of one deal hang together


def hero_share(played: Played) -> float:
    """What the hero won in a match."""
    winners = played["winners"]
    own = played["teams"][played["place"]] if played["teams"] else [played["place"]]
    return sum(seat in own for seat in winners) / len(winners)


def deals_won(all_played: Sequence[Played]) -> dict[Meeting, dict[int, float]]:
    """For each meeting what the hero won of a match, deal by deal: the mean of a deal's matches."""
    won: dict[Meeting, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for played in all_played:
        role = played["place"] if played["teams"] else None
        won[played["hero"], played["field"], role][played["deal"]].append(hero_share(played))
    return {
        meeting: {deal: sum(shares) / len(shares) for deal, shares in deals.items()} for meeting, deals in won.items()
    }


def payoffs(all_played: Sequence[Played]) -> list[Payoff]:
    """The table, in the order of the fixtures."""
    return [Payoff(*meeting, of_shares([*deals.values()])) for meeting, deals in deals_won(all_played).items()]
