"""What can be known about a move in Dieven!, from worlds that the player cannot exclude."""

from __future__ import annotations

from collections.abc import Sequence

from larceny.engine.insight import NOTHING, Insight, Insights, percent
from larceny.engine.seats import holds, seat_name
from larceny.games.dieven.actions import GIVE, PLAY_POLICE, PLAY_SWAP, PUT_UP, TAKE_HIDDEN, TAKE_UP, WAYS
from larceny.games.dieven.cards import END_VALUE, MONEY, RAID_VALUE
from larceny.games.dieven.state import State

GOOD = 2  # a card worth as much at the end is worth taking


def insights(worlds: Sequence[State], seat: int, action: int) -> Insights:
    """The fact behind an action, and its main risk."""
    if action < PLAY_POLICE and action % WAYS < GIVE:
        return None, _you_richest(worlds, seat, RAID_VALUE[action // WAYS])
    if action < PLAY_POLICE:
        return _of_gift(worlds, action // WAYS, action % WAYS - GIVE)
    if action < PLAY_SWAP:
        return _target(worlds, seat), _you_richest(worlds, seat, 0)
    if TAKE_UP <= action < PUT_UP:
        return _of_take(worlds, seat, action), None
    return NOTHING


def _richest(world: State, seat: int, more: int) -> bool:
    """Whether the seat's loot, with so much more, is worth most in a raid; a tie counts."""
    worth = [0] * world.players
    for i in range(world.loot_count):
        worth[world.loot_owner[i]] += RAID_VALUE[world.loot[i]]
    worth[seat] += more
    return 0 < worth[seat] == max(worth)


def _chance_of_richest(worlds: Sequence[State], seat: int, more: int) -> int:
    return percent(worlds, lambda world: _richest(world, seat, more))


def _you_richest(worlds: Sequence[State], seat: int, more: int) -> Insight:
    return Insight("risk-you-richest", {"percent": _chance_of_richest(worlds, seat, more)})


def _target(worlds: Sequence[State], seat: int) -> Insight:
    """The rival who is most likely the richest."""
    chances = {other: _chance_of_richest(worlds, other, 0) for other in range(worlds[0].players) if other != seat}
    target = max(chances, key=chances.__getitem__)
    return Insight("fact-richest", {"seat": seat_name(target), "percent": chances[target]})


def _of_gift(worlds: Sequence[State], kind: int, other: int) -> Insights:
    share = _chance_of_richest(worlds, other, RAID_VALUE[kind])
    fact = Insight("fact-then-richest", {"seat": seat_name(other), "percent": share})
    return fact, Insight("risk-gift", {"seat": seat_name(other), "value": END_VALUE[kind]}) if END_VALUE[kind] else None


def _of_take(worlds: Sequence[State], seat: int, action: int) -> Insight:
    if action < TAKE_HIDDEN:
        return Insight("fact-card-worth", {"value": END_VALUE[(action - TAKE_UP) % MONEY]})
    owner = action - TAKE_HIDDEN
    cards = [_unseen(world, owner, seat) for world in worlds]
    good = sum(value >= GOOD for values in cards for value in values)
    return Insight("fact-hidden-good", {"percent": round(100 * good / max(1, sum(map(len, cards))))})


def _unseen(world: State, owner: int, seat: int) -> list[int]:
    """§4.3 What the cards are worth of which a blind take is one: those of the owner that the seat has not seen."""
    return [
        END_VALUE[world.loot[i]]
        for i in range(world.loot_count)
        if world.loot_owner[i] == owner and not holds(world.loot_seen[i], seat)
    ]
