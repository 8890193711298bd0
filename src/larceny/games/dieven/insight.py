"""What can be known about a move in Dieven!, from worlds that the player cannot exclude."""

from __future__ import annotations

from collections.abc import Sequence

from larceny.engine.insight import Insight, Insights, likely, percent
from larceny.engine.seats import holds, seat_name
from larceny.games.dieven.actions import (
    GIVE,
    PLAY_CLEAR,
    PLAY_DOUBLE_PLAY,
    PLAY_POLICE,
    PLAY_SWAP,
    PUT_UP,
    TAKE_DOWN,
    TAKE_HIDDEN,
    TAKE_UP,
    WAYS,
)
from larceny.games.dieven.cards import DOUBLE_POLICE, END_VALUE, MONEY, POLICE, RAID_VALUE, SIREN
from larceny.games.dieven.state import State

GOOD = 2  # a card worth as much at the end is worth taking


def insights(worlds: Sequence[State], seat: int, action: int) -> Insights:
    """The fact behind an action, and its main risk."""
    if action < PLAY_POLICE and action % WAYS < GIVE:
        return _of_stash(worlds, seat, action // WAYS)
    if action < PLAY_POLICE:
        return _of_gift(worlds, action // WAYS, action % WAYS - GIVE)
    if action < TAKE_UP:
        return _of_play(worlds, seat, action)
    return _of_take(worlds, seat, action) if action < PUT_UP else _of_put((action - PUT_UP) % MONEY)


def _richest(world: State, seat: int, more: int) -> bool:
    """Whether the seat's loot, with so much more, is worth most in a raid; a tie counts."""
    worth = [0] * world.players
    for i in range(world.loot_count):
        worth[world.loot_owner[i]] += RAID_VALUE[world.loot[i]]
    worth[seat] += more
    return 0 < worth[seat] == max(worth)


def _chance_of_richest(worlds: Sequence[State], seat: int, more: int) -> int:
    return percent(worlds, lambda world: _richest(world, seat, more))


def _you_richest(worlds: Sequence[State], seat: int, more: int) -> Insight | None:
    return likely("risk-you-richest", _chance_of_richest(worlds, seat, more))


def _target(worlds: Sequence[State], seat: int) -> tuple[str, int]:
    """The rival who is most likely the richest, and how likely."""
    chances = {other: _chance_of_richest(worlds, other, 0) for other in range(worlds[0].players) if other != seat}
    target = max(chances, key=chances.__getitem__)
    return seat_name(target), chances[target]


# Money


def _of_stash(worlds: Sequence[State], seat: int, kind: int) -> Insights:
    """What is worth nothing in the end may still be played without danger."""
    share = _chance_of_richest(worlds, seat, RAID_VALUE[kind])
    if END_VALUE[kind]:
        return Insight("fact-card-worth", {"value": END_VALUE[kind]}), likely("risk-you-richest", share)
    return likely("fact-not-richest", 100 - share), likely("risk-you-richest", share)


def _of_gift(worlds: Sequence[State], kind: int, other: int) -> Insights:
    value, name = END_VALUE[kind], seat_name(other)
    fact = likely("fact-then-richest", _chance_of_richest(worlds, other, RAID_VALUE[kind]), seat=name)
    if value:
        return fact, Insight("risk-gift", {"seat": name, "value": value})
    return fact or Insight("fact-card-worth", {"value": value}), None


# Other cards


def _of_play(worlds: Sequence[State], seat: int, action: int) -> Insights:
    if action == PLAY_SWAP:
        return _of_swap(worlds[0], seat)
    if action == PLAY_DOUBLE_PLAY:
        return _of_double_play(worlds)
    name, share = _target(worlds, seat)
    own = _chance_of_richest(worlds, seat, 0)
    if action < PLAY_CLEAR:
        return likely("fact-richest", share, seat=name), likely("risk-you-richest", own)
    return likely("fact-you-richest", own), likely("risk-spared", share, seat=name)


def _of_swap(seen: State, seat: int) -> Insights:
    """The best card that he knows of, against the least that he may have to give for it."""
    known = [i for i in range(seen.loot_count) if holds(seen.loot_seen[i], seat)]
    others = [i for i in known if seen.loot_owner[i] != seat]
    best = max(others, key=lambda i: END_VALUE[seen.loot[i]], default=None)
    least = min((END_VALUE[seen.loot[i]] for i in known if seen.loot_owner[i] == seat), default=0)
    fact = None
    if best is not None and END_VALUE[seen.loot[best]]:
        owner = seat_name(seen.loot_owner[best])
        fact = Insight("fact-best-loot", {"seat": owner, "value": END_VALUE[seen.loot[best]]})
    return fact, Insight("risk-gives-away", {"value": least}) if least else None


def _of_double_play(worlds: Sequence[State]) -> Insights:
    """What the draw pile may hold."""
    cards = sum(world.pile_count for world in worlds)
    good = sum(world.pile[kind] for world in worlds for kind in range(MONEY) if END_VALUE[kind] >= GOOD)
    police = sum(world.pile[kind] for world in worlds for kind in (POLICE, DOUBLE_POLICE, SIREN))
    return likely("fact-draw-good", round(100 * good / cards)), likely("risk-draw-police", round(100 * police / cards))


# A swap


def _of_take(worlds: Sequence[State], seat: int, action: int) -> Insights:
    if action < TAKE_HIDDEN:
        kind = (action - TAKE_UP if action < TAKE_DOWN else action - TAKE_DOWN) % MONEY
        return Insight("fact-card-worth", {"value": END_VALUE[kind]}), _you_richest(worlds, seat, RAID_VALUE[kind])
    owner = action - TAKE_HIDDEN
    cards = [_unseen(world, owner, seat) for world in worlds]
    good = sum(value >= GOOD for values in cards for value in values)
    fact = likely("fact-hidden-good", round(100 * good / max(1, sum(map(len, cards)))))
    return fact, None if fact else Insight("risk-hidden-poor", {})


def _unseen(world: State, owner: int, seat: int) -> list[int]:
    """§4.3 What the cards are worth of which a blind take is one: those of the owner that the seat has not seen."""
    return [
        END_VALUE[world.loot[i]]
        for i in range(world.loot_count)
        if world.loot_owner[i] == owner and not holds(world.loot_seen[i], seat)
    ]


def _of_put(kind: int) -> Insights:
    facts: dict[str, str | int] = {"value": END_VALUE[kind]}
    if END_VALUE[kind] >= GOOD:
        return None, Insight("risk-gives-away", facts)
    return Insight("fact-gives-little", facts), None
