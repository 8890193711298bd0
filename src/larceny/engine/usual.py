"""How promises are kept where a game has nothing of its own to say; its rules may also call these themselves."""

from __future__ import annotations

from larceny.engine.chance import draw_outcome
from larceny.engine.desk import Desk, clear_outcomes
from larceny.engine.ledger import WHOLE
from larceny.engine.promise import odds, score, winners
from larceny.engine.record import Record
from larceny.engine.rule import hot_rule, rule
from larceny.engine.seats import holds, only


@rule
def roll_by_odds(state: Record, desk: Desk) -> int:
    """One outcome of chance, by its weights: how a game rolls that has no faster way of its own."""
    clear_outcomes(desk)
    odds(state, desk)
    return draw_outcome(desk)


@hot_rule
def highest_scorers(state: Record) -> int:
    """The seats that have most, also if that is 0: no score is negative where this is asked."""
    best = 0
    seats = 0
    for seat in range(state.players):  # type: ignore[attr-defined]  # every State has it
        total = score(state, seat)
        if total > best:
            best = total
            seats = 0
        if total == best:
            seats |= only(seat)
    return seats


# A rule of thumb


@rule
def appraise_nothing(seen: Record, seat: int, desk: Desk) -> None:
    """All actions are alike to a game without a policy."""
    for place in range(desk.count):
        desk.values[place] = 0
        desk.reasons[place] = 0


@rule
def describe_nothing(seen: Record, seat: int, desk: Desk) -> None:
    """Nothing of the table matters to a game that is not practised."""


@rule
def describe_no_action(seen: Record, seat: int, desk: Desk, action: int) -> None:
    """… nor of an action."""


@rule
def never_enough(state: Record, start: Record) -> bool:
    """Simulated games are played to their end."""
    return False


@rule
def share_of_win(state: Record, seat: int) -> int:
    """What a game that is over is worth to a seat: its share in the win."""
    seats = winners(state)
    if not holds(seats, seat):
        return 0
    shared_by = 0
    while seats != 0:
        shared_by += seats & 1
        seats >>= 1
    return WHOLE // shared_by
