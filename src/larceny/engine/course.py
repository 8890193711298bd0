"""The course of a match: who led, and who lay behind, by the scores after each decision."""

from __future__ import annotations

from larceny.engine.record import Numbers
from larceny.engine.rule import rule
from larceny.engine.seats import only

NO_LEADER = -1


@rule
def lead_changes(standings: Numbers, decisions: int, seats: int) -> int:
    """How often somebody else came to lead alone."""
    changes = 0
    leader = NO_LEADER
    for number in range(decisions):
        now = sole_leader(standings, number, seats)
        if now != NO_LEADER:
            changes += leader != NO_LEADER and now != leader
            leader = now
    return changes


@rule
def sole_leader(standings: Numbers, number: int, seats: int) -> int:
    """Who has more than everybody else after a decision, or NO_LEADER."""
    leader = 0
    rivals = 0
    for seat in range(1, seats):
        if standings[number, seat] > standings[number, leader]:
            leader = seat
            rivals = 0
        elif standings[number, seat] == standings[number, leader]:
            rivals += 1
    return leader if rivals == 0 else NO_LEADER


@rule
def trailing(standings: Numbers, number: int, seats: int) -> int:
    """The set of seats that have least after a decision; empty if all have the same."""
    least = standings[number, 0]
    most = standings[number, 0]
    for seat in range(1, seats):
        least = min(least, standings[number, seat])
        most = max(most, standings[number, seat])
    last = 0
    if least < most:
        for seat in range(seats):
            if standings[number, seat] == least:
                last |= only(seat)
    return last
