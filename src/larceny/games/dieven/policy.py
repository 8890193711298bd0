"""A rule of thumb for Dieven!: hide what is worth most at the end, load what is worth little on the leader.

All values are in thousandths. It reads what a seat sees, where cards that it does not know are HIDDEN.
"""

from __future__ import annotations

from larceny.engine.desk import Desk, rate
from larceny.engine.record import HIDDEN
from larceny.engine.rule import rule
from larceny.games.dieven.actions import (
    GIVE,
    PLAY_POLICE,
    PLAY_SIREN,
    PLAY_SWAP,
    PUT_UP,
    TAKE_DOWN,
    TAKE_HIDDEN,
    TAKE_UP,
    WAYS,
)
from larceny.games.dieven.cards import END_VALUE, IN_BOX, MONEY, POLICE_FOR_RAID, RAID_VALUE
from larceny.games.dieven.raid import police_value
from larceny.games.dieven.state import State

REASONS = (
    "why-no-better",
    "why-richest-hidden",
    "why-small-hidden",
    "why-burden-leader",
    "why-cheap-gift",
    "why-raid-rival",
    "why-hold-police",
    "why-clear-danger",
    "why-swap-gain",
    "why-more-cards",
)
NO_BETTER, RICHEST_HIDDEN, SMALL_HIDDEN, BURDEN_LEADER, CHEAP_GIFT = range(5)
RAID_RIVAL, HOLD_POLICE, CLEAR_DANGER, SWAP_GAIN, MORE_CARDS = range(5, 10)

# What may be overlooked: cards that lie face down, how near a raid is; that cards in hand are worth nothing in the end,
# that the police may come for oneself, that a gift may stay with who gets it.
FACE_DOWN, POLICE_NEAR, HANDS_ARE_LOST, POLICE_FOR_ONESELF, GIFTS_STAY = 1, 2, 4, 8, 16

SURELY_BEHIND = -1000  # how rich one is beside the richest if it is always somebody else

# What is noted once for all actions.
RAID_WORTH = 0  # + seat: what his loot is worth in a raid; a card not seen counts as an average one
END_WORTH = 8  # + seat: … and at the end
UNSEEN = 16  # what an average card is worth at the end, that the seat has not seen
LEADER = 17  # the rival who is richest in a raid
LEAD = 18  # by how much the seat is richer than he; negative: he is
DANGER = 19  # how near a raid is: 0 with no police on the table, 1000 with one car missing
UNKNOWN = 20  # + seat: cards of his loot that the seat has not seen


@rule
def appraise(seen: State, seat: int, desk: Desk) -> None:
    """Rate each listed action."""
    note_worths(seen, seat, desk)
    note_danger(seen, seat, desk)
    for place in range(desk.count):
        action = desk.actions[place]
        if action < PLAY_POLICE:
            if action % WAYS < GIVE:
                rate_stash(desk, place, action // WAYS)
            else:
                rate_give(desk, place, action // WAYS, action % WAYS - GIVE)
        elif action < TAKE_UP:
            rate_play(seen, seat, desk, place, action)
        elif action < PUT_UP:
            rate_take(desk, place, action)
        else:
            kind = (action - PUT_UP) % MONEY
            rate(desk, place, 3000 - 1000 * END_VALUE[kind] - 100 * RAID_VALUE[kind], CHEAP_GIFT)


# What the table tells


@rule
def note_worths(seen: State, seat: int, desk: Desk) -> None:
    """What everybody's loot is worth, as far as the seat can tell, and what a card is that it has not seen."""
    cards = 0
    raid_sum = 0
    end_sum = 0
    for kind in range(MONEY):
        left = IN_BOX[kind] - seen.discard[kind] - seen.hand[seat, kind]
        cards += left
        raid_sum += left * RAID_VALUE[kind]
        end_sum += left * END_VALUE[kind]
    for other in range(seen.players):
        desk.notes[RAID_WORTH + other] = 0
        desk.notes[END_WORTH + other] = 0
        desk.notes[UNKNOWN + other] = 0
    for i in range(seen.loot_count):
        owner = seen.loot_owner[i]
        shown = 1 if seen.loot[i] != HIDDEN else 0  # counted, not jumped over: either is as likely
        kind = seen.loot[i] * shown
        raid_worth, end_worth = shown * RAID_VALUE[kind], shown * END_VALUE[kind]
        cards -= shown
        raid_sum -= raid_worth
        end_sum -= end_worth
        desk.notes[RAID_WORTH + owner] += 1000 * raid_worth
        desk.notes[END_WORTH + owner] += 1000 * end_worth
        desk.notes[UNKNOWN + owner] += 1 - shown
    raid_mean = 1000 * raid_sum // cards if cards > 0 else 0
    end_mean = 1000 * end_sum // cards if cards > 0 else 0
    desk.notes[UNSEEN] = end_mean
    if desk.overlooks & FACE_DOWN == 0:
        for other in range(seen.players):
            desk.notes[RAID_WORTH + other] += desk.notes[UNKNOWN + other] * raid_mean
            desk.notes[END_WORTH + other] += desk.notes[UNKNOWN + other] * end_mean


@rule
def note_danger(seen: State, seat: int, desk: Desk) -> None:
    """Who would be the richest in a raid, by how much, and how near a raid is."""
    leader = 1 if seat == 0 else 0
    for other in range(seen.players):
        if other != seat and desk.notes[RAID_WORTH + other] > desk.notes[RAID_WORTH + leader]:
            leader = other
    desk.notes[LEADER] = leader
    desk.notes[LEAD] = desk.notes[RAID_WORTH + seat] - desk.notes[RAID_WORTH + leader]
    near = 1000 * police_value(seen) // (POLICE_FOR_RAID - 1)
    desk.notes[DANGER] = near if desk.overlooks & POLICE_NEAR == 0 else 0


# Money


@rule
def rate_stash(desk: Desk, place: int, kind: int) -> None:
    """It counts at the end, unless the police come while the seat is the richest."""
    ahead = max(0, desk.notes[LEAD] + 1000 * RAID_VALUE[kind])
    risk = desk.notes[DANGER] * ahead * 6 // 10000
    brings = 1000 * END_VALUE[kind] if desk.overlooks & HANDS_ARE_LOST == 0 else -100 * END_VALUE[kind]
    rate(desk, place, brings + 400 - risk, RICHEST_HIDDEN if END_VALUE[kind] > 1 else SMALL_HIDDEN)


@rule
def rate_give(desk: Desk, place: int, kind: int, other: int) -> None:
    """What is worth little at the end, to whom the police would catch."""
    lost = 1000 * END_VALUE[kind] if desk.overlooks & GIFTS_STAY == 0 else 0
    gift = 500 - lost + 200 * RAID_VALUE[kind]
    if other == desk.notes[LEADER]:
        rate(desk, place, gift + 300 + desk.notes[DANGER] * RAID_VALUE[kind] // 2, BURDEN_LEADER)
    else:
        rate(desk, place, gift, CHEAP_GIFT)


# Police and actions


@rule
def rate_play(seen: State, seat: int, desk: Desk, place: int, action: int) -> None:
    """Police cars and action cards."""
    if action < PLAY_SIREN:
        rate_police(seen, desk, place, 1000 * (action - PLAY_POLICE + 1))
    elif action == PLAY_SIREN:
        cards = 0
        for other in range(seen.players):
            cards += seen.hand_count[other] if other != seat else 0
        rate_police(seen, desk, place, 250 * cards)
    elif action < PLAY_SWAP:
        saved = desk.notes[DANGER] * max(0, desk.notes[LEAD]) // 1000
        rate(desk, place, saved * 8 // 10 - 300, CLEAR_DANGER if saved > 0 else NO_BETTER)
    elif action == PLAY_SWAP:
        rate_swap(seen, seat, desk, place)
    else:
        rate(desk, place, 1200, MORE_CARDS)


@rule
def rate_police(seen: State, desk: Desk, place: int, value: int) -> None:
    """A raid is for who is not the richest; else more police is a threat to who is."""
    lead = desk.notes[LEAD] if desk.overlooks & POLICE_FOR_ONESELF == 0 else min(desk.notes[LEAD], SURELY_BEHIND)
    if 1000 * police_value(seen) + value >= 1000 * POLICE_FOR_RAID:
        rate(desk, place, 3000 - lead // 4 if lead < 0 else -lead, RAID_RIVAL if lead < 0 else NO_BETTER)
    elif lead < 0:
        rate(desk, place, 700, HOLD_POLICE)
    else:
        rate(desk, place, 100 - lead // 10, NO_BETTER)


@rule
def rate_swap(seen: State, seat: int, desk: Desk, place: int) -> None:
    """The best that can be had, less the least that can be given for it."""
    best = 0
    least = -1
    for i in range(seen.loot_count):
        if seen.loot_owner[i] != seat:
            best = max(best, desk.notes[UNSEEN] if seen.loot[i] == HIDDEN else 1000 * END_VALUE[seen.loot[i]])
        elif least < 0 or 1000 * END_VALUE[seen.loot[i]] < least:
            least = 1000 * END_VALUE[seen.loot[i]]
    gain = best - max(least, 0)
    rate(desk, place, gain if gain > 0 else -200, SWAP_GAIN if gain > 0 else NO_BETTER)


@rule
def rate_take(desk: Desk, place: int, action: int) -> None:
    """The card worth most, rather from who has most."""
    if action >= TAKE_HIDDEN:
        owner, value = action - TAKE_HIDDEN, desk.notes[UNSEEN]
    else:
        number = action - TAKE_DOWN if action >= TAKE_DOWN else action - TAKE_UP
        owner, value = number // MONEY, 1000 * END_VALUE[number % MONEY]
    rate(desk, place, value + desk.notes[END_WORTH + owner] // 20, SWAP_GAIN)
