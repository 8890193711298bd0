"""§4.1, §4.2 The last two open safes: who closes alone scores, and the other nothing; if both close, neither does."""

from __future__ import annotations

from larceny.engine.seats import members
from larceny.games.schattendieb.actions import PLAY_CARD
from larceny.games.schattendieb.cards import SAFE_VALUES, SAFES, THIEVES
from larceny.games.schattendieb.state import PLAY, State


def rival(seen: State, seat: int) -> int | None:
    """Whom a player who may close faces, if it has come to two who may."""
    open_seats = members(seen.open_safes, seen.players)
    if seen.phase != PLAY or len(open_seats) != 2 or seat not in open_seats or not commitments(seen, seat):
        return None
    other = open_seats[1 - open_seats.index(seat)]
    return other if seen.safe_count[other] > 0 and seen.hand_count[other] > 0 else None


def commitments(state: State, seat: int) -> list[int]:
    """The actions that close his safe: any closed safe that fits is as good as another."""
    cards = (state.hand[seat, place] for place in range(state.hand_count[seat]))
    count = state.safe_count[seat]
    return [PLAY_CARD + card for card in cards if SAFES <= card < THIEVES and 1 <= count <= SAFE_VALUES[card - SAFES]]
