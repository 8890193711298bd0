"""A rule of thumb for Der Schattendieb: what a card will bring, and what waiting may cost."""

from __future__ import annotations

import math

from larceny.engine.desk import THOUSANDTHS, Desk, rate
from larceny.engine.ledger import WHOLE
from larceny.engine.rule import rule
from larceny.engine.seats import holds
from larceny.engine.sight import Sight
from larceny.engine.usual import share_of_win
from larceny.games.schattendieb.actions import ADD_JEWEL, DONE, PLAY_CARD, STEAL_FROM
from larceny.games.schattendieb.cards import (
    HAND,
    JEWELS,
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
from larceny.games.schattendieb.state import ADD, OVER, PLAY, State

REASONS = (
    "why-no-better",
    "why-close-now",
    "why-fills-safe",
    "why-thief-prey",
    "why-best-prey",
    "why-safe-from-thieves",
    "why-room-in-safe",
    "why-keep-card",
    "why-wasted",
)
NO_BETTER, CLOSE_NOW, FILLS_SAFE, THIEF_PREY, BEST_PREY, SAFE_FROM_THIEVES, ROOM_IN_SAFE, KEEP_CARD, WASTED = range(9)

# What may be overlooked: that the others may close first, how low the pile is, that jewels may not stay; that jewels
# of a kind come together, that those left in the hand bring nothing.
THEY_CLOSE, PILE_LOW, THEY_CANCEL, COME_TOGETHER, HANDS_ARE_LOST = 1, 2, 4, 8, 16

SURVIVES = tuple(0.88**rivals for rivals in range(SEATS))  # that a jewel is neither cancelled nor stolen
PLAYS_JEWEL = 0.6  # that a rival plays a jewel
MEAN = (VALUES + 1) / 2
SHADOWS_CHOICE = 1.5  # how much better than that is the best of several
LEAD = 0.25  # the part of a jewel's value for which it is better added, unseen, than laid down first, to be lost
CLOSES, CLOSES_RICH = 0.15, 0.012  # that a rival closes this turn who has anything, and more for each point he has
SURELY = 0.9  # more likely than that it never is
READY_LATER, UNREADY_LATER = 0.95, 0.6  # that the safe can be closed in time, with and without the card for it
ROOM = 8  # jewels that some closed safe to come will probably allow
LAST_TURNS = 2  # turns before the pile is used up, in which there is little time left

MOST_ROUNDS = 10
SWING = tuple(round(12.8 * math.sqrt(left)) for left in range(MOST_ROUNDS + 1))  # points that so many rounds may turn
STEPS = 10  # in which a swing is told
ODDS = tuple(round(1000 * math.exp(-behind / STEPS)) for behind in range(8 * STEPS))  # of who lies so far behind


@rule
def appraise(seen: State, seat: int, desk: Desk) -> None:
    """Rate each listed action."""
    for place in range(desk.count):
        action = desk.actions[place]
        if action < STEAL_FROM:
            rate_card(seen, seat, desk, place, action - PLAY_CARD)
        elif action < ADD_JEWEL:
            other = action - STEAL_FROM
            rate(desk, place, 1000 * value_of(seen.shown[other, 0]) + 10 * seen.safe_value[other], BEST_PREY)
        elif action < DONE:
            rate_addition(seen, seat, desk, place, value_of(action - ADD_JEWEL))
        else:
            rate(desk, place, 0, ROOM_IN_SAFE)


# What the table tells


@rule
def rivals(seen: State, seat: int) -> int:
    """How many others have an open safe and hold a card."""
    count = 0
    for other in range(seen.players):
        count += other != seat and holds(seen.open_safes, other) and seen.hand_count[other] > 0
    return count


@rule
def best_safe(seen: State, seat: int, but: int) -> int:
    """The highest closed safe in hand; 0 if there is none. One card like `but` is left out."""
    best = 0
    left_out = 0
    for place in range(HAND):
        card = seen.hand[seat, place]
        if card == but and left_out == 0:
            left_out = 1
        elif SAFES <= card < THIEVES:
            best = max(best, SAFE_VALUES[card - SAFES])
    return best


@rule
def risk(seen: State, seat: int, desk: Desk) -> float:
    """How likely it is that the round ends this turn because all rivals close: then the last open safe is worth 0."""
    together = 1.0
    for other in range(seen.players):
        if other != seat and holds(seen.open_safes, other):
            if seen.safe_count[other] == 0 or seen.hand_count[other] == 0:
                return 0.0
            together *= min(CLOSES + CLOSES_RICH * seen.safe_value[other], SURELY)
    return 0.0 if desk.overlooks & THEY_CLOSE != 0 else together


@rule
def prospect(seen: State, seat: int, desk: Desk, value: float, count: int, safe: int) -> float:
    """What a safe with so many jewels of this value will bring if it is not closed now; the closed safe in hand."""
    ready = safe >= count
    hope = READY_LATER if ready else (UNREADY_LATER if count <= ROOM else UNREADY_LATER / 2)
    if desk.overlooks & PILE_LOW == 0:
        if seen.used_up == 1:
            hope *= 0.8 if ready else 0.1
        elif pile_height(seen) < open_count(seen) * LAST_TURNS:
            hope *= 0.9
    stays = 1.0 - risk(seen, seat, desk)
    return value * hope * stays * stays  # in this turn, and in the one in which it is closed


@rule
def open_count(seen: State) -> int:
    """How many safes are open."""
    count = 0
    for other in range(seen.players):
        count += holds(seen.open_safes, other)
    return count


# Step 1


@rule
def rate_card(seen: State, seat: int, desk: Desk, place: int, card: int) -> None:
    """A card to play."""
    if is_jewel(card):
        rate_jewel(seen, seat, desk, place, card)
    elif card < THIEVES:
        rate_safe(seen, seat, desk, place, card)
    else:
        rate_thief(seen, seat, desk, place, card)


@rule
def rate_jewel(seen: State, seat: int, desk: Desk, place: int, jewel: int) -> None:
    """It brings itself, and more of its kind that are in hand; of these the one laid down first had better be low."""
    safe = best_safe(seen, seat, NO_CARD)
    room = (safe if safe > 0 else ROOM) - seen.safe_count[seat] - 1
    count = seen.safe_count[seat] + 1
    value = value_of(jewel)
    left_out = 0
    fitting = max(room, 0) if desk.overlooks & COME_TOGETHER == 0 else 0
    for i in range(HAND - 1, -1, -1):  # the highest first
        card = seen.hand[seat, i]
        if card == jewel and left_out == 0:
            left_out = 1
        elif 0 <= card < JEWELS and kind_of(card) == kind_of(jewel) and fitting > 0:
            fitting -= 1
            if room > 1 or value_of(card) >= MEAN:
                value += value_of(card)
                count += 1
    stays = 1.0 if desk.overlooks & THEY_CANCEL != 0 else SURVIVES[rivals(seen, seat)]
    gain = stays * value - (0.0 if desk.overlooks & THEY_CANCEL != 0 else LEAD * value_of(jewel))
    worth = prospect(seen, seat, desk, seen.safe_value[seat] + gain, count, safe)
    rate(desk, place, int(worth * THOUSANDTHS), FILLS_SAFE if gain >= MEAN else NO_BETTER)


@rule
def rate_thief(seen: State, seat: int, desk: Desk, place: int, thief: int) -> None:
    """It brings what a rival plays, if that is of its kind; the shadow thief chooses."""
    jewels = PLAYS_JEWEL * rivals(seen, seat) / (1 if thief == SHADOW else KINDS)
    gain = min(jewels, 1.0) * (MEAN + (SHADOWS_CHOICE if thief == SHADOW and jewels > 1.0 else 0.0))
    safe = best_safe(seen, seat, NO_CARD)
    worth = prospect(seen, seat, desk, seen.safe_value[seat] + gain, seen.safe_count[seat] + 1, safe)
    rate(desk, place, int(worth * THOUSANDTHS), THIEF_PREY if gain >= 1.0 else KEEP_CARD)


@rule
def rate_safe(seen: State, seat: int, desk: Desk, place: int, card: int) -> None:
    """It closes the safe, if it fits, or is wasted."""
    count, value = seen.safe_count[seat], seen.safe_value[seat]
    if 1 <= count <= SAFE_VALUES[card - SAFES]:
        rate(desk, place, int(value * (1.0 - risk(seen, seat, desk)) * THOUSANDTHS), CLOSE_NOW)
    else:
        worth = prospect(seen, seat, desk, float(value), count, best_safe(seen, seat, card))
        rate(desk, place, int((worth - 0.5) * THOUSANDTHS), WASTED)


# Step 4


@rule
def rate_addition(seen: State, seat: int, desk: Desk, place: int, value: int) -> None:
    """Highest first, as long as there is room for a closed safe."""
    filled = seen.safe_count[seat]
    for i in range(HAND):
        filled += seen.shown[seat, i] != NO_CARD
        filled += holds(seen.chosen[seat], i)
    safe = best_safe(seen, seat, NO_CARD)
    room = (safe if safe > 0 else ROOM) - filled
    if desk.overlooks & HANDS_ARE_LOST != 0 or room <= 0 or (room == 1 and value < MEAN / 2):
        rate(desk, place, 100 * value - 2000, ROOM_IN_SAFE)
    else:
        rate(desk, place, 1000 * value, SAFE_FROM_THIEVES)


# What can be read off others


def telling(seen: Sight) -> bool:
    """Whether what the others choose now tells how well they play: all lay down a card at the same time."""
    return seen.phase in (PLAY, ADD)


# What a simulated game has come to


@rule
def enough(state: State, start: State) -> bool:
    """A round tells enough: what the next ones bring is chance, in which the choice at hand would drown."""
    return state.round_number != start.round_number


@rule
def worth(state: State, seat: int) -> int:
    """The share in the win that a seat may hope for with its score; in the end the one that it has."""
    if state.phase == OVER:
        return share_of_win(state, seat)
    best = 0
    for other in range(state.players):
        best = max(best, state.scores[other])
    total = 0
    for other in range(state.players):
        total += odds_of(state, other, best)
    return WHOLE * odds_of(state, seat, best) // total


@rule
def odds_of(state: State, seat: int, best: int) -> int:
    """How likely a seat is to win that has so much less than the best, with the round that has begun still to play."""
    left = state.rounds - state.round_number + 1
    behind = STEPS * (best - state.scores[seat]) // SWING[left]
    return ODDS[min(behind, len(ODDS) - 1)]
