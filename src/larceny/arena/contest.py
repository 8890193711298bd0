"""One match between bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from larceny.arena.entrants import Stable
from larceny.arena.trouble import Trouble
from larceny.bots.bot import Bot
from larceny.bots.lots import Lots
from larceny.bots.seated import Seated
from larceny.engine.match import Match, Outcome


def decisions(match: Match, stable: Stable, names: Sequence[str], seed: int) -> Iterator[int]:
    """Play a match to its end with these entrants, by seat; yields the seat after each decision.

    What a bot draws by lot depends on the seed, its seat and how often it has chosen, and on nothing else.
    """
    seated = [Seated(_ask(name, seat, stable), seat) for seat, name in enumerate(names)]
    lots, chosen = Lots(seed), [0] * len(seated)
    while movers := match.movers():
        seat = movers[0]
        rng = lots.generator(seat, chosen[seat])
        chosen[seat] += 1
        try:
            seated[seat].act(match, rng)
        except Exception as error:  # whatever a stranger's bot does, the arena says whose fault it was
            raise _failed(names[seat], error) from error
        yield seat


def _ask(name: str, seat: int, stable: Stable) -> Bot:
    try:
        return stable.bot(name, seat)
    except Exception as error:
        raise _failed(name, error) from error


def _failed(name: str, error: Exception) -> Trouble:
    return Trouble("arena-bot-failed", entrant=name, why=f"{type(error).__name__}: {error}")


def ended(match: Match) -> Outcome:
    """The outcome of a match that is over."""
    outcome = match.outcome
    assert outcome is not None
    return outcome
