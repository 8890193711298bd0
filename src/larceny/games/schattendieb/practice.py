"""What matters to a player of Der Schattendieb, as flags for what practice has taught (engine/practice.py)."""

from __future__ import annotations

from larceny.engine.desk import Desk
from larceny.engine.practice import BLINDNESSES, raise_flag, step_of_blindness
from larceny.engine.rule import rule
from larceny.engine.seats import holds
from larceny.games.schattendieb.actions import ADD_JEWEL, DONE, PLAY_CARD, STEAL_FROM
from larceny.games.schattendieb.cards import (
    COPIES,
    HAND,
    IN_BOX,
    KINDS,
    NO_CARD,
    SAFE_VALUES,
    SAFES,
    SEATS,
    SHADOW,
    THIEVES,
    VALUES,
)
from larceny.games.schattendieb.piles import is_jewel, kind_of, pile_height, value_of
from larceny.games.schattendieb.state import PLAY, State

HELD_SAFES = len(SAFE_VALUES)
MOST_ROOM = 9  # what room a safe has is told up to this; before it: there is none, and there is no safe
ROOMS = MOST_ROOM + 3

# Of the table: where the flags of each kind begin.
PHASES = 0  # play, steal, add
PLAYERS = PHASES + 3
STANDING, LEADS = PLAYERS + SEATS, 13  # by rounds to come (0, 1, 2 or more): how far ahead
OWN_COUNT, COUNTS = STANDING + 3 * LEADS, 15
OWN_VALUE, WORTHS = OWN_COUNT + COUNTS, 25
OWN_ROOM = OWN_VALUE + WORTHS  # of the best closed safe in hand
OPEN_RIVALS = OWN_ROOM + ROOMS
READY_RIVALS = OPEN_RIVALS + SEATS  # … who have something to close for, and a card
TURNS_LEFT, TURNS = READY_RIVALS + SEATS, 11
SAFES_LEFT, SAFE_COUNTS = TURNS_LEFT + TURNS, 11  # closed safes that have not been seen
HELD = SAFES_LEFT + SAFE_COUNTS  # cards in hand
HELD_JEWELS = HELD + HAND + 1
OPEN_SAFE, STEPS = HELD_JEWELS + HAND + 1, 6  # of each rival: how many jewels by how much they are worth
CLOSED_SAFE, CLOSED = OPEN_SAFE + STEPS * STEPS, 8  # … by worth
SITTING_OUT = CLOSED_SAFE + CLOSED  # open, without a card
AHEAD, AHEADS = SITTING_OUT + 1, 9  # of each rival, by whether his safe is open: his score with it, beside one's own
OF_A_KIND = AHEAD + 2 * AHEADS  # of each kind of jewels in hand: how many
SUM_OF_A_KIND, SUMS = OF_A_KIND + HAND + 1, 8  # … and how much worth
BLIND = SUM_OF_A_KIND + SUMS
TABLE_FLAGS = BLIND + BLINDNESSES

# Of an action.
JEWEL = 0  # to play: its value
WITH_IT = JEWEL + VALUES  # what jewels of its kind bring that can be added
ALL_OF_IT = WITH_IT + VALUES + 1  # … and it
ROOM_AFTER = ALL_OF_IT + VALUES + 1
TWINS, MOST_TWINS = ROOM_AFTER + ROOMS, KINDS * COPIES  # jewels of the same value that have not been seen
HIGHEST_OF_IT = TWINS + MOST_TWINS + 1  # there is a lower one of its kind in hand
THIEF = HIGHEST_OF_IT + 1
PREY, PREYS = THIEF + 1, 6  # how many jewels of his kind have not been seen
SHADOW_THIEF = PREY + PREYS
ROOM_OF_THIEF = SHADOW_THIEF + 1
CLOSE = ROOM_OF_THIEF + ROOMS  # a safe that fits: what it brings
SPARE = CLOSE + WORTHS  # … what room it leaves
WASTE = SPARE + ROOMS  # a safe that does not fit: its value
ADDED = WASTE + HELD_SAFES
ROOM_OF_ADDED = ADDED + VALUES
NO_MORE = ROOM_OF_ADDED + ROOMS
ROOM_OF_NO_MORE = NO_MORE + 1
STOLEN = ROOM_OF_NO_MORE + ROOMS
FROM_LEADER = STOLEN + VALUES
FROM_RICH = FROM_LEADER + 1
ACTION_FLAGS = FROM_RICH + STEPS

FEW_JEWELS = (1, 3, 5, 7, 10)  # from which the next step begins
FEW_POINTS = (1, 9, 17, 29, 43)


@rule
def describe(seen: State, seat: int, desk: Desk) -> None:
    """What there is to see."""
    raise_flag(desk, PHASES + seen.phase - PLAY)
    raise_flag(desk, PLAYERS + seen.players - 1)
    raise_flag(desk, BLIND + step_of_blindness(desk))
    describe_own(seen, seat, desk)
    describe_hand(seen, seat, desk)
    describe_pile(seen, seat, desk)
    describe_rivals(seen, seat, desk)


@rule
def step_of_jewels(count: int) -> int:
    """The same for the jewels in a safe."""
    step = 0
    for bound in FEW_JEWELS:
        step += count >= bound
    return step


@rule
def step_of_points(value: int) -> int:
    """… and for what they are worth."""
    step = 0
    for bound in FEW_POINTS:
        step += value >= bound
    return step


@rule
def room_for(safe: int, count: int) -> int:
    """Which flag tells how many jewels more a closed safe takes: 0 if there is none, 1 if not even these."""
    if safe == 0:
        return 0
    return min(max(safe - count, -1), MOST_ROOM) + 2


@rule
def best_safe(seen: State, seat: int) -> int:
    """The highest closed safe in hand; 0 if there is none."""
    best = 0
    for place in range(HAND):
        card = seen.hand[seat, place]
        if SAFES <= card < THIEVES:
            best = max(best, SAFE_VALUES[card - SAFES])
    return best


# The table


@rule
def describe_own(seen: State, seat: int, desk: Desk) -> None:
    """His safe, and what he needs."""
    raise_flag(desk, OWN_COUNT + min(seen.safe_count[seat], COUNTS - 1))
    raise_flag(desk, OWN_VALUE + min(seen.safe_value[seat] // 4, WORTHS - 1))
    raise_flag(desk, OWN_ROOM + room_for(best_safe(seen, seat), seen.safe_count[seat]))
    best = 0
    for other in range(seen.players):
        if other != seat:
            best = max(best, seen.scores[other])
    ahead = min(max((seen.scores[seat] - best) // 8, -(LEADS // 2)), LEADS // 2) + LEADS // 2
    raise_flag(desk, STANDING + LEADS * min(seen.rounds - seen.round_number, 2) + ahead)


@rule
def describe_hand(seen: State, seat: int, desk: Desk) -> None:
    """How many cards, and which jewels go together."""
    raise_flag(desk, HELD + seen.hand_count[seat])
    jewels = 0
    for kind in range(KINDS):
        count = 0
        total = 0
        for place in range(HAND):
            card = seen.hand[seat, place]
            if is_jewel(card) and kind_of(card) == kind:
                count += 1
                total += value_of(card)
        if count > 0:
            raise_flag(desk, OF_A_KIND + count)
            raise_flag(desk, SUM_OF_A_KIND + min(total // 4, SUMS - 1))
        jewels += count
    raise_flag(desk, HELD_JEWELS + jewels)


@rule
def describe_pile(seen: State, seat: int, desk: Desk) -> None:
    """How long the round may still take, and how many closed safes may still come."""
    open_count = 0
    for other in range(seen.players):
        open_count += holds(seen.open_safes, other)
    turns = 0 if seen.used_up == 1 else 1 + pile_height(seen) // (2 * max(open_count, 1))
    raise_flag(desk, TURNS_LEFT + min(turns, TURNS - 1))
    left = 0
    for card in range(SAFES, THIEVES):
        left += IN_BOX[card] - seen.revealed[card]
    for place in range(HAND):
        left -= SAFES <= seen.hand[seat, place] < THIEVES
    raise_flag(desk, SAFES_LEFT + min(max(left, 0) // 2, SAFE_COUNTS - 1))


@rule
def describe_rivals(seen: State, seat: int, desk: Desk) -> None:
    """Each of them alike, wherever he sits."""
    open_rivals = 0
    ready = 0
    for other in range(seen.players):
        if other != seat:
            is_open = holds(seen.open_safes, other)
            open_rivals += is_open
            ready += is_open * (seen.safe_count[other] > 0) * (seen.hand_count[other] > 0)
            describe_rival(seen, seat, desk, other, is_open)
    raise_flag(desk, OPEN_RIVALS + open_rivals)
    raise_flag(desk, READY_RIVALS + ready)


@rule
def describe_rival(seen: State, seat: int, desk: Desk, other: int, is_open: int) -> None:
    """His safe, and his score with it."""
    value = seen.safe_value[other]
    if is_open == 0:
        raise_flag(desk, CLOSED_SAFE + min(value // 8, CLOSED - 1))
    elif seen.hand_count[other] == 0:
        raise_flag(desk, SITTING_OUT)
    else:
        count = step_of_jewels(seen.safe_count[other])
        raise_flag(desk, OPEN_SAFE + STEPS * count + step_of_points(value))
    lead = seen.scores[other] + value - seen.scores[seat]
    half = AHEADS // 2
    raise_flag(desk, AHEAD + AHEADS * is_open + min(max(lead // 12, -half), half) + half)


# Actions


@rule
def describe_action(seen: State, seat: int, desk: Desk, action: int) -> None:
    """What it is, and what it may bring."""
    if action < STEAL_FROM:
        describe_card(seen, seat, desk, action - PLAY_CARD)
    elif action < ADD_JEWEL:
        other = action - STEAL_FROM
        raise_flag(desk, STOLEN + value_of(seen.shown[other, 0]) - 1)
        raise_flag(desk, FROM_RICH + step_of_points(seen.safe_value[other]))
        if is_leader(seen, seat, other):
            raise_flag(desk, FROM_LEADER)
    else:
        filled = filled_safe(seen, seat)
        if action < DONE:
            raise_flag(desk, ADDED + value_of(action - ADD_JEWEL) - 1)
            raise_flag(desk, ROOM_OF_ADDED + room_for(best_safe(seen, seat), filled + 1))
        else:
            raise_flag(desk, NO_MORE)
            raise_flag(desk, ROOM_OF_NO_MORE + room_for(best_safe(seen, seat), filled))


@rule
def is_leader(seen: State, seat: int, other: int) -> bool:
    """Whether no other rival has a higher score."""
    for third in range(seen.players):
        if third != seat and seen.scores[third] > seen.scores[other]:
            return False
    return True


@rule
def filled_safe(seen: State, seat: int) -> int:
    """How many jewels the safe will hold with those that lie in front of it and are chosen."""
    filled = seen.safe_count[seat]
    for place in range(HAND):
        filled += seen.shown[seat, place] != NO_CARD
        filled += holds(seen.chosen[seat], place)
    return filled


@rule
def describe_card(seen: State, seat: int, desk: Desk, card: int) -> None:
    """A card to play."""
    if is_jewel(card):
        describe_jewel(seen, seat, desk, card)
    elif card < THIEVES:
        describe_safe(seen, seat, desk, card)
    else:
        raise_flag(desk, ROOM_OF_THIEF + room_for(best_safe(seen, seat), seen.safe_count[seat] + 1))
        if card == SHADOW:
            raise_flag(desk, SHADOW_THIEF)
        else:
            raise_flag(desk, THIEF)
            raise_flag(desk, PREY + min(prey_left(seen, seat, card - THIEVES) // 4, PREYS - 1))


@rule
def describe_jewel(seen: State, seat: int, desk: Desk, jewel: int) -> None:
    """It, and those of its kind that may follow it; others of its value would cancel it."""
    room = best_safe(seen, seat) - seen.safe_count[seat] - 1
    fitting = room if best_safe(seen, seat) > 0 else HAND
    value = value_of(jewel)
    more = 0
    count = 1
    lower = 0
    twins = MOST_TWINS
    for place in range(HAND - 1, -1, -1):  # the highest first
        card = seen.hand[seat, place]
        if is_jewel(card):
            twins -= value_of(card) == value
            if kind_of(card) == kind_of(jewel) and card != jewel:
                lower |= card < jewel
                if fitting > 0:
                    fitting -= 1
                    count += 1
                    more += value_of(card)
    for kind in range(KINDS):
        twins -= seen.revealed[kind * VALUES + value - 1]
    raise_flag(desk, JEWEL + value - 1)
    raise_flag(desk, WITH_IT + min((more + 2) // 3, VALUES))
    raise_flag(desk, ALL_OF_IT + min((value + more) // 3, VALUES))
    raise_flag(desk, ROOM_AFTER + room_for(best_safe(seen, seat), seen.safe_count[seat] + count))
    raise_flag(desk, TWINS + max(twins, 0))
    if lower == 1:
        raise_flag(desk, HIGHEST_OF_IT)


@rule
def prey_left(seen: State, seat: int, kind: int) -> int:
    """How many jewels of a kind have neither been revealed nor are in hand."""
    left = VALUES * COPIES
    for value in range(VALUES):
        left -= seen.revealed[kind * VALUES + value]
    for place in range(HAND):
        card = seen.hand[seat, place]
        left -= is_jewel(card) and kind_of(card) == kind
    return max(left, 0)


@rule
def describe_safe(seen: State, seat: int, desk: Desk, card: int) -> None:
    """It closes the safe if it fits, or is wasted."""
    count, value = seen.safe_count[seat], SAFE_VALUES[card - SAFES]
    if 1 <= count <= value:
        raise_flag(desk, CLOSE + min(seen.safe_value[seat] // 4, WORTHS - 1))
        raise_flag(desk, SPARE + room_for(value, count))
    else:
        raise_flag(desk, WASTE + card - SAFES)
