"""What a transcript's head says about the shuffles of its table: commitment, table, nonces and, when over, the seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from larceny.engine.fairness import COMMITMENT, NONCE, SEED, TABLE, Dealer, Fairness, Terms, commit, dealing_key
from larceny.engine.seats import seat_name

if TYPE_CHECKING:
    from larceny.engine.game import Game
    from larceny.engine.match import Match
    from larceny.engine.notation import Transcript


def write_pledge(fairness: Fairness) -> Iterator[str]:
    """The lines of the head."""
    yield f"commitment {fairness.commitment}"
    yield f"table {fairness.table}"
    for seat, nonce in enumerate(fairness.nonces):
        yield f"nonce {seat_name(seat)} {nonce}"
    if fairness.seed is not None:
        yield f"seed {fairness.seed.hex()}"


def read_pledge(found: Transcript, game: Game) -> Fairness | None:
    """What the head says, checked against itself; None if it says nothing of this."""
    if found.commitment is None:
        _check_nothing(found)
        return None
    if not COMMITMENT.fullmatch(found.commitment):
        raise found.fault("commitment", "a commitment is 64 hexadecimal digits")
    if found.position is not None:
        raise found.fault("position", "a game with a commitment begins with its set-up, not from a position")
    fairness = Fairness(found.commitment, _table(found), _nonces(found, game.players), _seed(found))
    if fairness.seed is not None and commit(fairness.table, fairness.seed) != fairness.commitment:
        raise found.fault("seed", "this is not the seed that the table committed itself to")
    return fairness


def _check_nothing(found: Transcript) -> None:
    """Parts of a pledge without a commitment would look like one and prove nothing."""
    for said in found.lines:
        if said.split()[0] in ("table", "nonce"):
            raise found.fault(said, f"{said[:20]!r} says nothing without a commitment")
    if found.seed is not None and SEED.fullmatch(found.seed):
        raise found.fault("seed", "a seed of 64 hexadecimal digits says nothing without a commitment")


def _table(found: Transcript) -> str:
    if found.table is None:
        raise found.fault("commitment", "the table of this commitment is missing")
    if not TABLE.fullmatch(found.table):
        raise found.fault("table", "the name of a table is 1 to 64 letters, digits, - and _")
    return found.table


def _nonces(found: Transcript, players: int) -> tuple[str, ...]:
    seats = [seat_name(seat) for seat in range(players)]
    for name, nonce in found.nonces.items():
        if name not in seats:
            raise found.fault(f"nonce {name}", f"{name[:20]!r} is no seat")
        if not NONCE.fullmatch(nonce):
            raise found.fault(f"nonce {name}", "a nonce is 32 hexadecimal digits")
    for name in seats:
        if name not in found.nonces:
            raise found.fault("commitment", f"the nonce of {name} is missing")
    return tuple(found.nonces[name] for name in seats)


def _seed(found: Transcript) -> bytes | None:
    if found.seed is None:
        return None
    if not SEED.fullmatch(found.seed):
        raise found.fault("seed", "the seed of a commitment is 64 hexadecimal digits")
    return bytes.fromhex(found.seed)


def dealer_of(match: Match) -> Dealer | None:
    """Who can deal the same cards again: nobody before the seed is known."""
    fairness = match.fairness
    if fairness is None or fairness.seed is None:
        return None
    return Dealer(dealing_key(fairness.seed, Terms.of(match.game, fairness.table, fairness.nonces)))
