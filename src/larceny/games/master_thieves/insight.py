"""What can be known about a move in Master Thieves: from what a player sees, and has in mind of the box."""

from __future__ import annotations

from larceny.engine.insight import NOTHING, Insight, Insights
from larceny.engine.record import HIDDEN
from larceny.engine.seats import holds
from larceny.games.master_thieves.actions import (
    ADD_ALARM,
    ALARM_STAY,
    KEEP,
    LEAVE,
    NO_ROTATE,
    NO_TURN,
    OPEN_AT,
    PLACE_GEM,
    PLACE_NOTHING,
    PLAY_ROLE,
    PULL,
    ROTATE_BOX,
    SHARE_GEM,
    TAKE_ALL,
    TAKE_GEM,
    TURN_BOX,
)
from larceny.games.master_thieves.box import DRAWERS, SIDES, upper
from larceny.games.master_thieves.cards import DETECTIVE, FRONT_GEMS, MASTER_THIEF, NO_ROLE, SMUGGLER, WORTH
from larceny.games.master_thieves.policy import (
    has_ruby,
    is_known,
    is_taker,
    points_in,
    points_of_half,
    points_on_red,
)
from larceny.games.master_thieves.state import State


def insights(seen: State, seat: int, action: int) -> Insights:
    """The fact behind an action, and its main risk."""
    if action < OPEN_AT:
        return _of_drawer(seen, seen.slot[action // SIDES, action % SIDES])
    if action < PLAY_ROLE:
        return _of_opening(seen, seat, seen.slot[(action - OPEN_AT) // SIDES, (action - OPEN_AT) % SIDES])
    if action < TAKE_ALL:
        return _of_role(seen, seat, action - PLAY_ROLE)
    if action < ROTATE_BOX:
        return _in_open_drawer(seen, action)
    return _of_box(seen, seat, action) if action < SHARE_GEM else (_worth(WORTH[action - SHARE_GEM]), None)


def _worth(value: int) -> Insight:
    return Insight("fact-gem-worth", {"value": value})


# Drawers


def _of_drawer(seen: State, drawer: int) -> Insights:
    """What is remembered of a drawer, and whether its gems would fall."""
    if not is_known(seen, drawer):
        return None, Insight("risk-not-known", {})
    above, below = points_in(seen, upper(seen, drawer)), points_in(seen, 2 * drawer + 1 - seen.up)
    fact = Insight("fact-remembered", {"value": above + below}) if above + below else Insight("fact-empty", {})
    return fact, Insight("risk-underneath", {}) if below else None


def _of_opening(seen: State, seat: int, drawer: int) -> Insights:
    """The same for one who opens it in his role; what he leaves there others may take."""
    fact, risk = _of_drawer(seen, drawer)
    if has_ruby(seen, drawer, seen.role[seat], seen.up):
        fact = Insight("fact-ruby", {})
    if fact is not None and not is_taker(seen.role[seat]):
        risk = risk or _others_take(seen, seat)
    return fact, risk


def _others_take(seen: State, seat: int) -> Insight | None:
    """Who may still take gems in this round."""
    others = [other for other in range(seen.players) if other != seat and not holds(seen.acted, other)]
    count = sum(seen.role[other] == NO_ROLE or is_taker(seen.role[other]) for other in others)
    return Insight("risk-others-take", {"count": count}) if count else None


# Roles


def _of_role(seen: State, seat: int, role: int) -> Insights:
    """What there is for a role to get, and how many others may want it too."""
    red = points_on_red(seen)
    rivals = sum(_may_play(seen, other, role) for other in range(seen.players) if other != seat)
    risk = Insight("risk-same-role", {"count": rivals}) if rivals else None
    if not is_taker(role) and role != DETECTIVE:
        return Insight("fact-imitations", {"count": sum(seen.white[seat, gem] for gem in range(FRONT_GEMS))}), None
    if role == DETECTIVE or (role == SMUGGLER and red):
        return (Insight("fact-pillow", {"value": red}), risk) if red else (None, Insight("risk-pillow-empty", {}))
    if role == MASTER_THIEF:
        rubies = sum(has_ruby(seen, drawer, role, seen.up) for drawer in range(DRAWERS))
        return (Insight("fact-rubies", {"count": rubies}) if rubies else None), risk
    best = max(_to_take(seen, drawer) for drawer in range(DRAWERS))
    return (Insight("fact-best-drawer", {"value": best}) if best else None), risk


def _may_play(seen: State, other: int, role: int) -> bool:
    """Whether a rival may still hold this card, for all that is remembered."""
    return bool(seen.hand[other] == HIDDEN or holds(seen.hand[other], role))


def _to_take(seen: State, drawer: int) -> int:
    """What the gems count that lie up there, as far as is remembered."""
    return points_in(seen, upper(seen, drawer)) if is_known(seen, drawer) else 0


# A drawer that is open


def _in_open_drawer(seen: State, action: int) -> Insights:
    """What lies in it is seen; of a secret compartment one has to remember whether a ruby is in it."""
    there = points_in(seen, upper(seen, seen.drawer))
    if action == TAKE_ALL:
        return Insight("fact-gems-worth", {"value": there}) if there else None, None
    if TAKE_GEM <= action < LEAVE:
        return _worth(WORTH[action - TAKE_GEM]), None
    if action == LEAVE:
        return None, Insight("risk-left-there", {"value": there}) if there else None
    if action == PULL:
        ruby = seen.ruby[upper(seen, seen.drawer)] == 1
        return (Insight("fact-ruby", {}), None) if ruby else (None, Insight("risk-no-ruby", {}))
    if PLACE_GEM <= action < PLACE_NOTHING:
        return Insight("fact-imitation", {"value": WORTH[action - PLACE_GEM]}), None
    if ADD_ALARM <= action <= ALARM_STAY:
        return Insight("fact-gems-lie-there", {"value": there}) if there else Insight("fact-alarm-alone", {}), None
    return NOTHING


# Moving the box


def _of_box(seen: State, seat: int, action: int) -> Insights:
    """Rotating carries drawers away; turning over makes fall what lay up."""
    if action < NO_ROTATE:
        levels = 1 + (action - ROTATE_BOX) // 2
        moved = [seen.slot[level, side] for level in range(levels) for side in range(SIDES)]
        known = sum(_to_take(seen, drawer) > 0 for drawer in moved)
        return Insight("fact-drawers-move", {"count": len(moved), "known": known}), None
    if action in (TURN_BOX, NO_TURN, KEEP):
        up = 1 - seen.up if action == TURN_BOX else seen.up
        above, below = points_of_half(seen, up), points_of_half(seen, 1 - up)
        fact = Insight("fact-then-up", {"above": above, "below": below}) if above or below else None
        return fact, _others_take(seen, seat) if above else None
    return Insight("fact-stays", {}), None
