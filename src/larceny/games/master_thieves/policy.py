"""A rule of thumb for Master Thieves, on what a player sees or has in mind of the box (recollection.py).

What he has no idea of is HIDDEN. All values are in thousandths of a point.
"""

from __future__ import annotations

from larceny.engine.desk import THOUSANDTHS, Desk, rate
from larceny.engine.record import HIDDEN
from larceny.engine.rule import rule
from larceny.engine.seats import holds
from larceny.games.master_thieves.actions import (
    ADD_ALARM,
    ALARM_BACK,
    LEAVE,
    OPEN_AT,
    PLACE_GEM,
    PLACE_NOTHING,
    PLAY_ROLE,
    PULL,
    PUT_IN,
    SHARE_GEM,
    TAKE_ALL,
    TAKE_GEM,
    TURN_BOX,
)
from larceny.games.master_thieves.box import DRAWERS, SIDES, upper
from larceny.games.master_thieves.cards import (
    DETECTIVE,
    DIAMOND,
    GEMOLOGIST,
    GEMS,
    JEWELER,
    MASTER_THIEF,
    NO_ROLE,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    THIEF,
    WORTH,
)
from larceny.games.master_thieves.pillows import how_many
from larceny.games.master_thieves.round import cards_due
from larceny.games.master_thieves.state import (
    LOOT,
    OPEN,
    PLACE,
    PUT,
    ROLE,
    ROTATE,
    SEARCH,
    SHARE,
    TAKE,
    TAKE_ONE,
    TURN,
    State,
)

REASONS = (
    "why-no-better",
    "why-for-later",
    "why-unsure",
    "why-would-fall",
    "why-safe-drawer",
    "why-ruby-there",
    "why-gems-there",
    "why-trap",
    "why-loot-on-pillow",
    "why-rid-of-imitations",
    "why-most-valuable",
    "why-hide-gems",
)
NO_BETTER, FOR_LATER, UNSURE, WOULD_FALL, SAFE_DRAWER, RUBY_THERE, GEMS_THERE, TRAP = range(8)
LOOT_ON_PILLOW, RID_OF_IMITATIONS, MOST_VALUABLE, HIDE_GEMS = range(8, 12)

PLAIN = (TAKE, TAKE_ONE, LOOT, PLACE, ROTATE, TURN, SHARE)

# What each role brings on average: a card is played when it promises more than that.
USUAL = (4500, 2000, 2400, 3600, 5200, 2000)
FALLS = 0.3  # that gems fall out of a drawer of which nothing is known
FALL_COSTS = 1500
HOPE = 400  # what an unknown drawer is worth to a thief
STILL_THERE = 0.75  # that what is known now is still so when a thief's turn comes
SHARES = 0.6  # of the red pillow that a smuggler may hope for
SEIZES = 0.7  # … and a detective
TRAP_BRINGS, SHOWN = 100, 20  # of each point in a drawer: with an alarm, and as what others see


@rule
def appraise(seen: State, seat: int, desk: Desk) -> None:
    """Rate each listed action."""
    for place in range(desk.count):
        action = desk.actions[place]
        if seen.phase == ROLE:
            rate_role(seen, seat, desk, place, action - PLAY_ROLE)
        elif seen.phase == OPEN:
            rate_drawer(seen, seat, desk, place, action - OPEN_AT)
        elif seen.phase == PUT:
            rate_putting(seen, desk, place, action - PUT_IN)
        else:
            rate_answer(seen, seat, desk, place, action)


def mixes(seen: State) -> bool:
    """§3.1 Roles are picked at the same time, and what one is worth depends on what the others pick."""
    return seen.phase == ROLE


def ponders(seen: State) -> bool:
    """Which gem to take, to place or to share is plain, and so is what lies up for whoever comes next.

    How to rotate matters only to who may lose his way. Where nothing lies in the open drawer it costs nothing to pull
    for a ruby.
    """
    return seen.phase not in PLAIN and (seen.phase != SEARCH or points_in(seen, upper(seen, seen.drawer)) > 0)


# What lies in a drawer


@rule
def is_known(seen: State, drawer: int) -> bool:
    """Whether he has an idea of what lies in the front of a drawer."""
    return seen.diamonds[2 * drawer] != HIDDEN


@rule
def points_in(seen: State, bin_: int) -> int:
    """What the gems of a front bin count (§6.2)."""
    return WORTH[DIAMOND] * seen.diamonds[bin_] + WORTH[SAPPHIRE] * seen.sapphires[bin_]


@rule
def is_taker(role: int) -> bool:
    """Whether this role takes gems out of the box."""
    return role in (SMUGGLER, THIEF, MASTER_THIEF)


# Drawers


@rule
def rate_putting(seen: State, desk: Desk, place: int, where: int) -> None:
    """Diamonds go where nothing falls out, all into one drawer: so they are easier to keep in mind."""
    drawer = seen.slot[where // SIDES, where % SIDES]
    if holds(seen.opened, drawer):
        rate(desk, place, 1000, FOR_LATER)
    elif not is_known(seen, drawer):
        rate(desk, place, 500, UNSURE)
    elif points_in(seen, 2 * drawer + 1 - seen.up) > 0:
        rate(desk, place, -1000, WOULD_FALL)
    else:
        rate(desk, place, 400, SAFE_DRAWER)


@rule
def rate_drawer(seen: State, seat: int, desk: Desk, place: int, where: int) -> None:
    """A drawer to open."""
    drawer = seen.slot[where // SIDES, where % SIDES]
    role, up = seen.role[seat], seen.up
    rate(desk, place, promise_of(seen, seat, drawer, role, up), reason_for(seen, seat, drawer, role, up))


@rule
def has_ruby(seen: State, drawer: int, role: int, up: int) -> bool:
    """Whether a master thief may hope for a ruby there, with this half up."""
    return role == MASTER_THIEF and seen.ruby[2 * drawer + up] == 1


@rule
def promise_of(seen: State, seat: int, drawer: int, role: int, up: int) -> int:
    """What a drawer promises to who opens it in a role, with this half up."""
    ruby = THOUSANDTHS * WORTH[RUBY] if has_ruby(seen, drawer, role, up) else 0
    top, bottom = 2 * drawer + up, 2 * drawer + 1 - up
    if not is_known(seen, drawer):
        hope = ruby + (HOPE if is_taker(role) else 0)
        return int((1 - FALLS) * hope - FALLS * FALL_COSTS)
    points = points_in(seen, bottom)
    if points > 0:
        others = seen.alarm[bottom] > 0 and seen.alarm[bottom] != seat + 1
        cost = points * (600 if others else 300) + FALL_COSTS
        return -cost // 2 if role == GEMOLOGIST else -cost
    points = points_in(seen, top)
    if ruby > 0:
        return ruby + THOUSANDTHS * points
    if is_taker(role) and points > 0:
        return int(THOUSANDTHS * points * (SHARES if role == SMUGGLER else 1.0))
    return TRAP_BRINGS * points if sets_trap(seen, seat, drawer, role) else -SHOWN * points


@rule
def sets_trap(seen: State, seat: int, drawer: int, role: int) -> bool:
    """§5.3 Whether he may add his alarm; that is best with many gems."""
    no_alarm = seen.alarm[2 * drawer] == 0 and seen.alarm[2 * drawer + 1] == 0
    return role == JEWELER and seen.alarm_home[seat] == 1 and no_alarm


@rule
def reason_for(seen: State, seat: int, drawer: int, role: int, up: int) -> int:
    """What speaks most for a drawer, or against it."""
    if not is_known(seen, drawer):
        return RUBY_THERE if has_ruby(seen, drawer, role, up) else UNSURE
    if points_in(seen, 2 * drawer + 1 - up) > 0:
        return WOULD_FALL
    if has_ruby(seen, drawer, role, up):
        return RUBY_THERE
    if is_taker(role) and points_in(seen, 2 * drawer + up) > 0:
        return GEMS_THERE
    return TRAP if sets_trap(seen, seat, drawer, role) else SAFE_DRAWER


# Roles


@rule
def rate_role(seen: State, seat: int, desk: Desk, place: int, role: int) -> None:
    """A card to play: what it promises now, compared with what it usually brings."""
    red, best = points_on_red(seen), 0
    if role == DETECTIVE:
        gain, reason = int(SEIZES * (THOUSANDTHS * red + 500 * (seen.players - 1))), LOOT_ON_PILLOW
    elif not is_taker(role):
        gain, reason = THOUSANDTHS * imitation_of(seen, seat) + (400 if role == GEMOLOGIST else 0), RID_OF_IMITATIONS
    else:
        best = (best_of(seen, seat, role, seen.up) + best_of(seen, seat, role, 1 - seen.up)) // 2
        gain, reason = int(STILL_THERE * best), GEMS_THERE if role == THIEF else RUBY_THERE
        if role == SMUGGLER:
            gain = int(SHARES * THOUSANDTHS * red) + best + THOUSANDTHS * imitation_of(seen, seat)
            reason = LOOT_ON_PILLOW if THOUSANDTHS * red > best else GEMS_THERE
    rate(desk, place, gain - USUAL[role], reason)


@rule
def points_on_red(seen: State) -> int:
    """What the gems on the red pillow count."""
    points = 0
    for gem in range(GEMS):
        points += WORTH[gem] * seen.red[gem]
    return points


@rule
def imitation_of(seen: State, seat: int) -> int:
    """What the best imitation counts that he has left."""
    if seen.white[seat, SAPPHIRE] > 0:
        return WORTH[SAPPHIRE]
    return WORTH[DIAMOND] if seen.white[seat, DIAMOND] > 0 else 0


@rule
def best_of(seen: State, seat: int, role: int, up: int) -> int:
    """The best that a role could open, with this half up."""
    best = promise_of(seen, seat, 0, role, up)
    for drawer in range(1, DRAWERS):
        best = max(best, promise_of(seen, seat, drawer, role, up))
    return best


# Answers


@rule
def rate_answer(seen: State, seat: int, desk: Desk, place: int, action: int) -> None:
    """What is worth most is taken, chosen and got rid of first."""
    if action == TAKE_ALL:
        bin_ = upper(seen, seen.drawer)
        there = points_in(seen, bin_) > 0 or seen.ruby[bin_] == 1
        rate(desk, place, 1000 if there else -1000, MOST_VALUABLE if there else NO_BETTER)
    elif TAKE_GEM <= action < LEAVE:
        rate(desk, place, THOUSANDTHS * WORTH[action - TAKE_GEM], MOST_VALUABLE)
    elif PLACE_GEM <= action < PLACE_NOTHING:
        rate(desk, place, THOUSANDTHS * WORTH[action - PLACE_GEM], MOST_VALUABLE)
    elif action >= SHARE_GEM:
        rate(desk, place, THOUSANDTHS * WORTH[action - SHARE_GEM], MOST_VALUABLE)
    elif action == PLACE_NOTHING:
        rate(desk, place, -1000, NO_BETTER)
    elif action == PULL and seen.ruby[upper(seen, seen.drawer)] == 1:
        rate(desk, place, 2000, RUBY_THERE)
    elif action in (ADD_ALARM, ALARM_BACK):
        rate(desk, place, 1000, TRAP)
    elif action == TURN_BOX:
        rate_turning(seen, seat, desk, place)
    else:
        rate(desk, place, 0, NO_BETTER)


@rule
def rate_turning(seen: State, seat: int, desk: Desk, place: int) -> None:
    """Turn over what others could take after this; leave up, or bring up, what he may take himself."""
    hidden = points_of_half(seen, 1 - seen.up) - points_of_half(seen, seen.up)
    own = takers_in(seen.hand[seat]) / max(cards_left(seen, seat), 1)
    wish = own - cards_of_others(seen, seat) / max(seen.players - 1, 1) / DRAWERS
    gain = int(THOUSANDTHS * hidden * (wish if is_last_taker(seen, seat) else -1.0))
    rate(desk, place, gain, FOR_LATER if gain > 0 and wish > 0 else HIDE_GEMS)


@rule
def points_of_half(seen: State, half: int) -> int:
    """What lies in this half of all drawers that he has an idea of."""
    points = 0
    for drawer in range(DRAWERS):
        if is_known(seen, drawer):
            points += points_in(seen, 2 * drawer + half)
    return points


@rule
def takers_in(hand: int) -> int:
    """How many roles of a hand take gems out of the box."""
    return how_many(hand & (1 << SMUGGLER | 1 << THIEF | 1 << MASTER_THIEF))


@rule
def cards_left(seen: State, seat: int) -> int:
    """How many cards a player has not yet revealed."""
    return cards_due(seen) - (1 if seen.role[seat] != NO_ROLE else 0)


@rule
def cards_of_others(seen: State, seat: int) -> int:
    """How many cards the others have not yet revealed."""
    cards = 0
    for other in range(seen.players):
        cards += cards_left(seen, other) if other != seat else 0
    return cards


@rule
def is_last_taker(seen: State, seat: int) -> bool:
    """Whether nobody who takes gems acts after him in this round."""
    first = seen.role[seat] if is_taker(seen.role[seat]) else THIEF
    for other in range(seen.players):
        role = seen.role[other]
        if other != seat and (role == NO_ROLE or (is_taker(role) and role >= first)):
            return False
    return True
