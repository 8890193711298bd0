"""§5 The raid, and §4.2 what brings it about."""

from __future__ import annotations

from larceny.engine.journal import show
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE
from larceny.games.dieven.actions import CAUGHT, RAID, SPARED, TURNED_UP, WORTH
from larceny.games.dieven.cards import KINDS, POLICE, POLICE_FOR_RAID, RAID_VALUE
from larceny.games.dieven.piles import enter_pile, is_face_up, lift_loot
from larceny.games.dieven.state import State

# §4.2 Police on the table


@rule
def police_value(state: State) -> int:
    """§1.4 A single police car counts 1, a double one 2."""
    return state.police[0] + 2 * state.police[1]


@rule
def raid_check(state: State) -> None:
    """§4.2 The moment the police value on the table is 4 or more, a raid happens."""
    if police_value(state) >= POLICE_FOR_RAID:
        raid(state)


# §5 Raid


@rule
def raid(state: State) -> None:
    """§5 Every player turns up all loot; the richest loses it; police and discards go back into the pile."""
    show(state, RAID, EVERYONE, police_value(state), 0)
    richest = turn_up_all_loot(state)
    catch_the_richest(state, richest)
    shuffle_back(state)


@rule
def turn_up_all_loot(state: State) -> int:
    """§5.1 Every player turns up all loot; the raid values count (§1.3). Return the highest total."""
    for seat in range(state.players):
        state.raid_worth[seat] = 0
    for i in range(state.loot_count):
        if not is_face_up(state, i):
            show(state, TURNED_UP, EVERYONE, state.loot_owner[i], state.loot[i])
            state.loot_seen[i] = EVERYONE
        state.raid_worth[state.loot_owner[i]] += RAID_VALUE[state.loot[i]]
    richest = 0
    for seat in range(state.players):
        show(state, WORTH, EVERYONE, seat, state.raid_worth[seat])
        richest = max(richest, state.raid_worth[seat])
    return richest


@rule
def catch_the_richest(state: State, richest: int) -> None:
    """§5.2 The highest total discards all his loot; at a tie all tied do, or none; at 0 nobody does."""
    tied = 0
    for seat in range(state.players):
        if state.raid_worth[seat] == richest:
            tied += 1
    if richest == 0 or (tied > 1 and state.raid_tie == 1):
        show(state, SPARED, EVERYONE, 0, 0)
        return
    for seat in range(state.players):
        if state.raid_worth[seat] == richest:
            show(state, CAUGHT, EVERYONE, seat, richest)
            lose_all_loot(state, seat)


@rule
def lose_all_loot(state: State, seat: int) -> None:
    """§5.2 Raided loot is discarded; with `reshuffle=loot` it goes straight back into the pile (§5.3)."""
    for i in range(state.loot_count - 1, -1, -1):
        if state.loot_owner[i] == seat:
            if state.reshuffle == 1:
                enter_pile(state, state.loot[i], 1)
            else:
                state.discard[state.loot[i]] += 1
            lift_loot(state, i)


@rule
def shuffle_back(state: State) -> None:
    """§5.3 The police on the table and, with `reshuffle=all`, the whole discard pile are shuffled into the pile."""
    for i in range(2):
        enter_pile(state, POLICE + i, state.police[i])
        state.police[i] = 0
    if state.reshuffle == 0:
        for kind in range(KINDS):
            enter_pile(state, kind, state.discard[kind])
            state.discard[kind] = 0
