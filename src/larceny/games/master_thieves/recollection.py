"""What a player has in mind, written into the record of what he sees: so a rule of thumb and a search can use it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from larceny.engine.record import HIDDEN
from larceny.engine.seats import EVERYONE
from larceny.games.master_thieves.belief import gems_in_box
from larceny.games.master_thieves.box import BINS, DRAWERS, LEVELS, LONG, SIDES
from larceny.games.master_thieves.cards import DIAMOND, EN, FRONT_GEMS, ROLES, SAPPHIRE
from larceny.games.master_thieves.end import rubies_left
from larceny.games.master_thieves.memory import Belief, Memory
from larceny.games.master_thieves.state import OPEN_MEMORY, State

View = Mapping[str, Any]


def recollect(memory: Memory, view: View, seen: State, doubts: np.random.Generator | None = None) -> None:
    """Write what he believes of closed drawers and of others' cards where the view hides it.

    In his mind everybody remembers as he does, as at a table with `memory=open`. Who missed how the box was moved can
    follow no drawer. With doubts he takes each belief for true only as often as it is, and what cannot all be true
    together is given up, the oldest first: what is left is part of some world that the view does not exclude.
    """
    memory.think(view["options"]["edition"])
    if not _knows_how_it_stands(memory, seen):
        return
    fronts = _closed(seen.diamonds, memory.belief_of_front)
    secrets = _closed(seen.ruby, memory.belief_of_ruby)
    if doubts is not None:
        fronts = _consistent_fronts(_doubted(fronts, doubts), seen)
        secrets = _consistent_secrets(_doubted(secrets, doubts), seen)
    for drawer, belief in fronts.items():
        _write_front(belief, drawer, seen)
    for drawer, belief in secrets.items():
        _write_secret(belief, drawer, seen)
    for seat in range(seen.players):
        _write_cards(memory, seat, seen)
    seen.memory = OPEN_MEMORY
    for bin_ in range(BINS):
        seen.bin_seen[bin_] = seen.secret_seen[bin_] = EVERYONE


Beliefs = dict[int, Belief]  # by drawer, of those that are hidden


def _knows_how_it_stands(memory: Memory, seen: State) -> bool:
    places = [(level, side) for level in range(LEVELS) for side in range(SIDES)]
    return memory.box.up == seen.up and all(memory.box.slot[place] == seen.slot[place] for place in places)


def _closed(bins: Any, belief_of: Any) -> Beliefs:
    found = {drawer: belief_of(drawer) for drawer in range(DRAWERS) if bins[2 * drawer] == HIDDEN}
    return {drawer: belief for drawer, belief in found.items() if belief is not None}


# Writing


def _write_front(belief: Belief, drawer: int, seen: State) -> None:
    for half in range(2):
        there = int(half == belief.sight.half)
        seen.diamonds[2 * drawer + half] = there * belief.sight.gems[DIAMOND]
        seen.sapphires[2 * drawer + half] = there * belief.sight.gems[SAPPHIRE]
        seen.alarm[2 * drawer + half] = there * (belief.sight.alarm + 1)


def _write_secret(belief: Belief, drawer: int, seen: State) -> None:
    for half in range(2):
        seen.ruby[2 * drawer + half] = int(half == belief.sight)


def _write_cards(memory: Memory, seat: int, seen: State) -> None:
    seen.hand_seen[seat] = EVERYONE
    if seen.hand[seat] == HIDDEN:
        seen.hand[seat] = ((1 << ROLES) - 1) & ~memory.cards.played.get(seat, 0)
    for role in range(ROLES):
        if seen.number[seat, role] == HIDDEN:
            seen.number[seat, role] = memory.cards.numbers.get((seat, role), HIDDEN)


# Doubts


def _doubted(beliefs: Beliefs, doubts: np.random.Generator) -> Beliefs:
    """Those that are taken for true this time, the newest first."""
    kept = [(drawer, belief) for drawer, belief in beliefs.items() if doubts.random() < belief.sure]
    return dict(sorted(kept, key=lambda entry: -entry[1].time))


@dataclass
class Rest:
    """What must lie in closed drawers of which nothing is believed."""

    drawers: int
    gems: list[int]
    alarms: set[int]  # of these seats
    alone: bool  # whether an alarm may lie without gems (§4.4)
    taken: list[int] = field(default_factory=list)

    def allows(self, belief: Belief) -> bool:
        """Whether a belief agrees with what is not on the pillows."""
        front = belief.sight
        fits = all(count <= left for count, left in zip(front.gems, self.gems, strict=True))
        return fits and (front.alarm < 0 or front.alarm in self.alarms)

    def take(self, drawer: int, belief: Belief) -> None:
        """Hold a belief for true."""
        self.taken.append(drawer)
        self.drawers -= 1
        self.gems = [left - count for left, count in zip(self.gems, belief.sight.gems, strict=True)]
        self.alarms -= {belief.sight.alarm}

    @property
    def has_room(self) -> bool:
        """Whether the rest can lie in the drawers that are left (belief.py)."""
        if self.drawers < max(len(self.alarms), int(sum(self.gems) > 0)):
            return False
        return self.alone or sum(self.gems) >= len(self.alarms)


def _rest(seen: State) -> Rest:
    closed = [drawer for drawer in range(DRAWERS) if seen.diamonds[2 * drawer] == HIDDEN]
    shown = [bin_ for bin_ in range(BINS) if seen.diamonds[bin_] != HIDDEN]
    lying = {seen.alarm[bin_] - 1 for bin_ in shown}
    gems = [gems_in_box(seen, gem) for gem in range(FRONT_GEMS)]
    gems[DIAMOND] -= sum(seen.diamonds[bin_] for bin_ in shown)
    gems[SAPPHIRE] -= sum(seen.sapphires[bin_] for bin_ in shown)
    out = {seat for seat in range(seen.players) if seen.alarm_home[seat] == 0}
    return Rest(len(closed), gems, out - lying, seen.edition == EN)


def _consistent_fronts(beliefs: Beliefs, seen: State) -> Beliefs:
    """The newest beliefs that can be true together; fewer and fewer, until the rest has room."""
    for most in range(len(beliefs), -1, -1):
        rest = _rest(seen)
        for drawer, belief in list(beliefs.items())[:most]:
            if rest.allows(belief):
                rest.take(drawer, belief)
        if rest.has_room:
            return {drawer: beliefs[drawer] for drawer in rest.taken}
    return {}


def _consistent_secrets(beliefs: Beliefs, seen: State) -> Beliefs:
    """The same for rubies, which lie only in long drawers."""
    beliefs = {drawer: belief for drawer, belief in beliefs.items() if belief.sight is None or LONG[drawer]}
    shown = sum(max(seen.ruby[bin_], 0) for bin_ in range(BINS))
    hidden = sum(LONG[drawer] for drawer in range(DRAWERS) if seen.ruby[2 * drawer] == HIDDEN)
    for most in range(len(beliefs), -1, -1):
        kept = dict(list(beliefs.items())[:most])
        rubies = sum(belief.sight is not None for belief in kept.values())
        unsure = hidden - sum(LONG[drawer] for drawer in kept)
        if 0 <= rubies_left(seen) - shown - rubies <= unsure:
            return kept
    return {}
