"""What can be known about a move in Der Schattendieb, from worlds that the player cannot exclude."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from larceny.engine.insight import NOTHING, Insight, Insights, likely, percent
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
        lost = _chance_of_play(worlds, seat, lambda held: _threatens(held, card))
        return Insight("fact-jewel", {"value": value_of(card)}), likely("risk-jewel", lost)
    if card < THIEVES:
        return _of_closing(worlds, seat, SAFE_VALUES[card - SAFES])
    fact = likely("fact-thief", _chance_of_play(worlds, seat, lambda held: _is_prey(held, card)))
    return fact, None if fact else Insight("risk-no-prey", {})


def _of_closing(worlds: Sequence[State], seat: int, value: int) -> Insights:
    count, worth = worlds[0].safe_count[seat], worlds[0].safe_value[seat]
    if not 1 <= count <= value:
        return None, Insight("risk-stays-open", {"count": count})
    crowd = percent(worlds, lambda world: all(_can_close(world, rival) for rival in _open_rivals(world, seat)))
    return Insight("fact-closing", {"value": worth}), likely("risk-all-close", crowd)


def _open_rivals(world: State, seat: int) -> list[int]:
    return [other for other in range(world.players) if other != seat and holds(world.open_safes, other)]


def _chance_of_play(worlds: Sequence[State], seat: int, matters: Callable[[int], bool]) -> int:
    """How likely a rival who is still in plays such a card now, in percent: each of a hand is as likely as another."""
    return round(100 * sum(1 - _nobody_plays(world, seat, matters) for world in worlds) / len(worlds))


def _nobody_plays(world: State, seat: int, matters: Callable[[int], bool]) -> float:
    chance = 1.0
    for other in _open_rivals(world, seat):
        held = [world.hand[other, place] for place in range(world.hand_count[other])]
        chance *= 1 - sum(map(matters, held)) / max(len(held), 1)
    return chance


def _threatens(held: int, jewel: int) -> bool:
    """Whether a card could cancel the jewel or steal it."""
    return (is_jewel(held) and value_of(held) == value_of(jewel)) or held in (THIEVES + kind_of(jewel), SHADOW)


def _is_prey(held: int, thief: int) -> bool:
    return is_jewel(held) and thief in (THIEVES + kind_of(held), SHADOW)


def _can_close(world: State, seat: int) -> bool:
    cards = [world.hand[seat, place] for place in range(world.hand_count[seat])]
    return any(SAFES <= card < THIEVES and 1 <= world.safe_count[seat] <= SAFE_VALUES[card - SAFES] for card in cards)
