"""What can be known about a move in Der Schattendieb, from worlds that the player cannot exclude."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from larceny.engine.insight import NOTHING, Insight, Insights, percent
from larceny.engine.seats import holds, seat_name
from larceny.games.schattendieb.actions import ADD_JEWEL, DONE, PLAY_CARD, STEAL_FROM
from larceny.games.schattendieb.cards import SAFE_VALUES, SAFES, SHADOW, THIEVES
from larceny.games.schattendieb.piles import is_jewel, kind_of, value_of
from larceny.games.schattendieb.state import State


def insights(worlds: Sequence[State], seat: int, action: int) -> Insights:
    """The fact behind an action, and its main risk."""
    if action < STEAL_FROM:
        return _of_card(worlds, seat, action - PLAY_CARD)
    if action < ADD_JEWEL:
        other = action - STEAL_FROM
        value = value_of(worlds[0].shown[other, 0])
        return Insight("fact-prey", {"seat": seat_name(other), "value": value}), None
    if action < DONE:
        return Insight("fact-jewel", {"value": value_of(action - ADD_JEWEL)}), None
    return NOTHING


def _of_card(worlds: Sequence[State], seat: int, card: int) -> Insights:
    if is_jewel(card):
        lost = percent(worlds, lambda world: any(_threatens(held, card) for held in _held(world, seat)))
        return Insight("fact-jewel", {"value": value_of(card)}), Insight("risk-jewel", {"percent": lost})
    if card < THIEVES:
        return _of_closing(worlds, seat, SAFE_VALUES[card - SAFES])
    prey = percent(worlds, lambda world: any(_is_prey(held, card) for held in _held(world, seat)))
    return Insight("fact-thief", {"percent": prey}), None


def _of_closing(worlds: Sequence[State], seat: int, value: int) -> Insights:
    count, worth = worlds[0].safe_count[seat], worlds[0].safe_value[seat]
    if not 1 <= count <= value:
        return None, Insight("risk-stays-open", {"count": count})
    crowd = percent(worlds, lambda world: all(_can_close(world, rival) for rival in _open_rivals(world, seat)))
    return Insight("fact-closing", {"value": worth}), Insight("risk-all-close", {"percent": crowd})


def _open_rivals(world: State, seat: int) -> list[int]:
    return [other for other in range(world.players) if other != seat and holds(world.open_safes, other)]


def _held(world: State, seat: int) -> Iterator[int]:
    """All cards that rivals hold who are still in."""
    for other in _open_rivals(world, seat):
        yield from (world.hand[other, place] for place in range(world.hand_count[other]))


def _threatens(held: int, jewel: int) -> bool:
    """Whether a card could cancel the jewel or steal it."""
    return (is_jewel(held) and value_of(held) == value_of(jewel)) or held in (THIEVES + kind_of(jewel), SHADOW)


def _is_prey(held: int, thief: int) -> bool:
    return is_jewel(held) and thief in (THIEVES + kind_of(held), SHADOW)


def _can_close(world: State, seat: int) -> bool:
    cards = [world.hand[seat, place] for place in range(world.hand_count[seat])]
    return any(SAFES <= card < THIEVES and 1 <= world.safe_count[seat] <= SAFE_VALUES[card - SAFES] for card in cards)
