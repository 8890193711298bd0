"""What matters to a player of Dieven!, as flags for what practice has taught (engine/practice.py)."""

from __future__ import annotations

from larceny.engine.desk import Desk
from larceny.engine.practice import BLINDNESSES, raise_flag, step_of_blindness
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE
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
from larceny.games.dieven.cards import (
    DOUBLE_POLICE,
    END_VALUE,
    HAND,
    IN_BOX,
    KINDS,
    MONEY,
    POLICE,
    POLICE_FOR_RAID,
    RAID_VALUE,
    SEATS,
)
from larceny.games.dieven.policy import END_WORTH, RAID_WORTH, UNKNOWN, note_worths
from larceny.games.dieven.raid import police_value
from larceny.games.dieven.state import OVER, State

# Of the table: where the flags of each kind begin. Worths are told as differences, in points, up to so many.
FAR = 8
WAY = 2 * FAR + 1
PHASES = 0
PLAYERS = PHASES + OVER
CARS_LEFT, CARS = PLAYERS + SEATS, 9
RAID_LEAD = CARS_LEFT + CARS  # by the police on the table: how far ahead of the richest rival in a raid
END_LEAD = RAID_LEAD + POLICE_FOR_RAID * WAY  # by how near the end is (3): … of the richest at the end
BEATEN_BY = END_LEAD + 3 * WAY  # rivals who would win more
OWN_WORTH, WORTHS = BEATEN_BY + SEATS, 16
HELD, MOST_HELD = OWN_WORTH + WORTHS, 2  # of each kind of cards: one, two or more
HAND_SIZE = HELD + MOST_HELD * KINDS
PILE, PILES = HAND_SIZE + HAND + 2, 8
OF_RIVAL = PILE + PILES  # of each rival: his worth at the end beside one's own
RAID_OF_RIVAL = OF_RIVAL + WAY  # … and in a raid
RIVALS_HAND = RAID_OF_RIVAL + WAY
RIVALS_UNKNOWN, MOST_UNKNOWN = RIVALS_HAND + HAND + 2, 5
DOUBLE = RIVALS_UNKNOWN + MOST_UNKNOWN + 1
SHOWN_LEAD = DOUBLE + 1  # by the police on the table: how far ahead in a raid as far as everybody sees
POLICE_LEFT, POLICE_CARDS = SHOWN_LEAD + POLICE_FOR_RAID * WAY, 12  # police that have not been seen
BLIND = POLICE_LEFT + POLICE_CARDS + 1
TABLE_FLAGS = BLIND + BLINDNESSES

# Of an action.
STASH = 0  # a kind, by the police on the table
LEAD_WITH_IT = STASH + MONEY * POLICE_FOR_RAID  # how far ahead in a raid with it, by the police
GIFT = LEAD_WITH_IT + WAY * POLICE_FOR_RAID  # a kind, and whether it is for the richest in a raid
TAKER = GIFT + 2 * MONEY  # his worth at the end beside one's own
TAKER_WITH_IT = TAKER + WAY  # his worth in a raid, with it, beside that of the richest other, by the police
BRINGS_RAID = TAKER_WITH_IT + WAY * POLICE_FOR_RAID  # how far ahead in it
BRINGS_POLICE = BRINGS_RAID + WAY  # how much then lies there, by whether the seat is the richest
SIREN = BRINGS_POLICE + 2 * POLICE_FOR_RAID  # how many cards the others hold
CLEARS, SIRENS = SIREN + 10, 10  # by the police: whether the seat is the richest
SWAPS = CLEARS + 2 * POLICE_FOR_RAID  # the best that can be had for the least
DOUBLES = SWAPS + 4
TAKES = DOUBLES + 1  # a kind, or blindly
FROM = TAKES + MONEY + 1  # the worth at the end of whom it is taken from
PUTS = FROM + WAY
ACTION_FLAGS = PUTS + 2 * MONEY

USUAL_WORTH = 1500  # of a card in a raid
SHOWN_WORTH = 28  # + seat, among the notes behind those of policy.py: what his loot seems worth in a raid
LATE = (2, 4)  # cars left, from which it is still early


@rule
def describe(seen: State, seat: int, desk: Desk) -> None:
    """What there is to see."""
    note_worths(seen, seat, desk)
    raise_flag(desk, PHASES + seen.phase)
    raise_flag(desk, PLAYERS + seen.players - 1)
    raise_flag(desk, BLIND + step_of_blindness(desk))
    raise_flag(desk, CARS_LEFT + min(seen.getaways - seen.getaway_cars, CARS - 1))
    raise_flag(desk, PILE + min(seen.pile_count // 5, PILES - 1))
    if seen.doubles > 0:
        raise_flag(desk, DOUBLE)
    describe_own(seen, seat, desk)
    describe_shown(seen, seat, desk)
    describe_rivals(seen, seat, desk)


@rule
def far(thousandths: int) -> int:
    """Which flag tells a difference of worths."""
    return min(max((thousandths + 500) // 1000, -FAR), FAR) + FAR


@rule
def richest(seen: State, seat: int, desk: Desk, worths: int, but: int) -> int:
    """The worth of the richest rival, without one of them; the worths are noted from there on."""
    best = 0
    for other in range(seen.players):
        if other != seat and other != but:
            best = max(best, desk.notes[worths + other])
    return best


@rule
def police_on_table(seen: State) -> int:
    """What lies there, always too little for a raid."""
    return min(police_value(seen), POLICE_FOR_RAID - 1)


@rule
def describe_own(seen: State, seat: int, desk: Desk) -> None:
    """His loot and his hand."""
    lead = desk.notes[RAID_WORTH + seat] - richest(seen, seat, desk, RAID_WORTH, seat)
    raise_flag(desk, RAID_LEAD + WAY * police_on_table(seen) + far(lead))
    cars = seen.getaways - seen.getaway_cars
    late = (cars >= LATE[0]) + (cars >= LATE[1])
    own = desk.notes[END_WORTH + seat]
    raise_flag(desk, END_LEAD + WAY * late + far(own - richest(seen, seat, desk, END_WORTH, seat)))
    raise_flag(desk, OWN_WORTH + min(own // 1000, WORTHS - 1))
    for kind in range(KINDS):
        if seen.hand[seat, kind] > 0:
            raise_flag(desk, HELD + MOST_HELD * kind + min(seen.hand[seat, kind], MOST_HELD) - 1)
    raise_flag(desk, HAND_SIZE + min(seen.hand_count[seat], HAND + 1))


@rule
def describe_shown(seen: State, seat: int, desk: Desk) -> None:
    """What the others hold of him: whom they will want to be raided; and how many police are to come."""
    note_shown(seen, desk)
    lead = desk.notes[SHOWN_WORTH + seat] - richest(seen, seat, desk, SHOWN_WORTH, seat)
    raise_flag(desk, SHOWN_LEAD + WAY * police_on_table(seen) + far(lead))
    left = 0
    for kind in range(POLICE, DOUBLE_POLICE + 1):
        left += IN_BOX[kind] - seen.discard[kind] - seen.police[kind - POLICE] - seen.hand[seat, kind]
    raise_flag(desk, POLICE_LEFT + min(max(left, 0), POLICE_CARDS))


@rule
def note_shown(seen: State, desk: Desk) -> None:
    """What everybody's loot seems worth in a raid to who sees only what lies face up."""
    for owner in range(seen.players):
        desk.notes[SHOWN_WORTH + owner] = 0
    for i in range(seen.loot_count):
        worth = 1000 * RAID_VALUE[seen.loot[i]] if seen.loot_seen[i] == EVERYONE else USUAL_WORTH
        desk.notes[SHOWN_WORTH + seen.loot_owner[i]] += worth


@rule
def describe_rivals(seen: State, seat: int, desk: Desk) -> None:
    """Each of them alike, wherever he sits."""
    beaten = 0
    for other in range(seen.players):
        if other != seat:
            more = desk.notes[END_WORTH + other] - desk.notes[END_WORTH + seat]
            beaten += more > 0
            raise_flag(desk, OF_RIVAL + far(more))
            raise_flag(desk, RAID_OF_RIVAL + far(desk.notes[RAID_WORTH + other] - desk.notes[RAID_WORTH + seat]))
            raise_flag(desk, RIVALS_HAND + min(seen.hand_count[other], HAND + 1))
            raise_flag(desk, RIVALS_UNKNOWN + min(desk.notes[UNKNOWN + other], MOST_UNKNOWN))
    raise_flag(desk, BEATEN_BY + beaten)


# Actions


@rule
def describe_action(seen: State, seat: int, desk: Desk, action: int) -> None:
    """What it is, and what it may bring; `describe` has noted the worths."""
    if action < PLAY_POLICE:
        describe_money(seen, seat, desk, action // WAYS, action % WAYS - GIVE)
    elif action < TAKE_UP:
        describe_play(seen, seat, desk, action)
    elif action < PUT_UP:
        describe_take(seen, seat, desk, action)
    else:
        raise_flag(desk, PUTS + action - PUT_UP)


@rule
def describe_money(seen: State, seat: int, desk: Desk, kind: int, taker: int) -> None:
    """To keep it, or to give it to somebody."""
    police = police_on_table(seen)
    raid_value = 1000 * RAID_VALUE[kind]
    if taker < 0:
        lead = desk.notes[RAID_WORTH + seat] + raid_value - richest(seen, seat, desk, RAID_WORTH, seat)
        raise_flag(desk, STASH + POLICE_FOR_RAID * kind + police)
        raise_flag(desk, LEAD_WITH_IT + WAY * police + far(lead))
    else:
        others = max(richest(seen, seat, desk, RAID_WORTH, taker), desk.notes[RAID_WORTH + seat])
        lead = desk.notes[RAID_WORTH + taker] - others
        raise_flag(desk, GIFT + 2 * kind + (lead > 0))
        raise_flag(desk, TAKER + far(desk.notes[END_WORTH + taker] - desk.notes[END_WORTH + seat]))
        raise_flag(desk, TAKER_WITH_IT + WAY * police + far(lead + raid_value))


@rule
def describe_play(seen: State, seat: int, desk: Desk, action: int) -> None:
    """Police cars and action cards."""
    police = police_on_table(seen)
    lead = desk.notes[RAID_WORTH + seat] - richest(seen, seat, desk, RAID_WORTH, seat)
    if action < PLAY_SIREN:
        then = police + action - PLAY_POLICE + 1
        if then >= POLICE_FOR_RAID:
            raise_flag(desk, BRINGS_RAID + far(lead))
        else:
            raise_flag(desk, BRINGS_POLICE + 2 * then + (lead > 0))
    elif action == PLAY_SIREN:
        cards = 0
        for other in range(seen.players):
            cards += seen.hand_count[other] if other != seat else 0
        raise_flag(desk, SIREN + min(cards // 2, SIRENS - 1))
        raise_flag(desk, BRINGS_RAID + far(lead))
    elif action < PLAY_SWAP:
        raise_flag(desk, CLEARS + 2 * police + (lead > 0))
    elif action == PLAY_SWAP:
        raise_flag(desk, SWAPS + gain_of_swap(seen, seat))
    else:
        raise_flag(desk, DOUBLES)


@rule
def gain_of_swap(seen: State, seat: int) -> int:
    """What the best card that others have is worth at the end more than the least of one's own, as far as seen."""
    best = 0
    least = 0
    own = 0
    for i in range(seen.loot_count):
        if seen.loot[i] >= 0:
            value = END_VALUE[seen.loot[i]]
            if seen.loot_owner[i] != seat:
                best = max(best, value)
            elif own == 0 or value < least:
                least = value
                own = 1
    return max(best - least, 0)


@rule
def describe_take(seen: State, seat: int, desk: Desk, action: int) -> None:
    """A card of somebody else's."""
    if action >= TAKE_HIDDEN:
        owner = action - TAKE_HIDDEN
        raise_flag(desk, TAKES + MONEY)
    else:
        number = action - TAKE_DOWN if action >= TAKE_DOWN else action - TAKE_UP
        owner = number // MONEY
        raise_flag(desk, TAKES + number % MONEY)
    raise_flag(desk, FROM + far(desk.notes[END_WORTH + owner] - desk.notes[END_WORTH + seat]))
