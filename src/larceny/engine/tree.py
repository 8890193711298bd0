"""Perft: how many ways a match can go on, counted to a depth. A changed count means changed rules."""

from __future__ import annotations

from larceny.engine.match import Match


def perft(match: Match, depth: int) -> int:
    """The number of sequences of `depth` actions from here, chance's outcomes too; ended games count once."""
    if depth == 0 or not match.movers():
        return 1
    seat = match.movers()[0]
    numbers = match.legal_ids(seat)
    if depth == 1:
        return len(numbers)
    total = 0
    for number in numbers:
        after = match.copy()
        after.play_id(seat, number)
        total += perft(after, depth - 1)
    return total


def divide(match: Match, depth: int) -> dict[str, int]:
    """The same count, action by action: where two counts differ, this says in which branch."""
    counts = {}
    for seat in match.movers()[:1]:
        for text in match.legal(seat):
            after = match.copy()
            after.play(seat, text)
            counts[text] = perft(after, depth - 1)
    return counts
