"""What a view says, as a record again; and worlds that it cannot exclude."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larceny.engine.chance import below
from larceny.engine.desk import Desk
from larceny.engine.record import HIDDEN
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, holds, lowest, only
from larceny.games.master_thieves.box import (
    AT_FIRST,
    BINS,
    DRAWERS,
    EAST,
    GRAIN_NAMES,
    LEVEL_NAMES,
    LEVELS,
    LONG,
    NO_DRAWER,
    NORTH,
    RUBY_AT_FIRST,
    SIDE_NAMES,
    SIDES,
)
from larceny.games.master_thieves.cards import (
    DETECTIVE,
    DIAMOND,
    EN,
    FR,
    FRONT_GEMS,
    GEM_NAMES,
    GEMS,
    IMITATIONS,
    NO_ROLE,
    NUMBERS,
    ROLE_NAMES,
    ROLES,
    SAPPHIRE,
    SEATS,
    SHARED_OUT,
    SMUGGLER,
)
from larceny.games.master_thieves.drawer import put_gem
from larceny.games.master_thieves.end import rubies_left
from larceny.games.master_thieves.pillows import how_many, rank_of
from larceny.games.master_thieves.round import cards_due, holders
from larceny.games.master_thieves.setup import still_to_put
from larceny.games.master_thieves.state import OPEN_MEMORY, OVER, PLACE, ROLE, SHARE, State
from larceny.games.master_thieves.view import PHASES

PHASE_OF = {name: phase for phase, name in PHASES.items()}
ROLE_OF = {name: role for role, name in enumerate(ROLE_NAMES)}
DRAWER_OF = {grain: drawer for drawer, grain in enumerate(GRAIN_NAMES)}

QUICK = 8  # one world in so many: some of the others have already picked a role, which no view tells
FALLEN = 8  # fr: one ruby in so many has fallen before, and lies in the other half


# What the view says


def recall(state: State, view: Mapping[str, Any]) -> None:
    """Write what a view says into the record of a table that is laid; what it hides is left as it is."""
    state.phase = PHASE_OF[view["phase"]]
    state.dealt = ROLES * state.players
    state.round_number = view["round"]
    state.turn = view["turn"] or 0
    state.asked = view["asked"] or 0
    state.dropped = sum(only(seat) for seat in view["no_share"])
    state.sharers = sum(only(seat) for seat in view["sharers"])
    for seat in range(state.players):
        recall_cards(state, seat, view)
        recall_pillows(state, seat, view)
    for gem, name in enumerate(GEM_NAMES):
        state.red[gem] = view["red"][name]
    recall_turns(state)
    recall_box(state, view)
    recall_placing(state, view)
    state.drawer = DRAWER_OF.get(view["drawer"], NO_DRAWER)
    for drawer in view["open"]:
        recall_open_drawer(state, drawer)
    for drawer in view["known"] or ():
        recall_known_drawer(state, drawer)


def recall_cards(state: State, seat: int, view: Mapping[str, Any]) -> None:
    """A player's roles and numbers, and who has seen these: that follows from what was revealed and passed on."""
    state.role[seat] = ROLE_OF.get(view["role"][seat], NO_ROLE)
    state.pick[seat] = ROLE_OF.get(view["picked"][seat], NO_ROLE)
    if "hidden" not in view["hand"][seat]:
        state.hand[seat] = sum(only(ROLE_OF[name]) for name in view["hand"][seat])
    for role, name in enumerate(ROLE_NAMES):
        number = view["number"][seat][name]
        state.number[seat, role] = 0 if number == "hidden" else number
        if is_revealed(state, seat, role):
            state.number_seen[seat, role] = EVERYONE
        elif state.round_number > 0:
            state.number_seen[seat, role] = holders(state, seat)


def is_revealed(state: State, seat: int, role: int) -> bool:
    """§7 Whether this card lies face up; with `memory=open` also whether it ever did."""
    if state.memory != OPEN_MEMORY:
        return state.role[seat] == role
    return state.round_number > ROLES or not holds(state.hand[seat], role)


def recall_pillows(state: State, seat: int, view: Mapping[str, Any]) -> None:
    """What a player has before him."""
    for gem in range(FRONT_GEMS):
        state.white[seat, gem] = view["white"][seat][GEM_NAMES[gem]]
    for gem, name in enumerate(GEM_NAMES):
        state.black[seat, gem] = view["black"][seat][name]
    state.alarm_home[seat] = int(view["alarm_home"][seat])


def recall_turns(state: State) -> None:
    """§3.3 Who has had his turn follows from the order of play; so does whether the smugglers are done."""
    if state.round_number == 0 or state.phase == ROLE:
        return
    if state.phase == SHARE:
        state.turn = last_at_box(state)
    now = rank_of(state, state.turn)
    for seat in range(state.players):
        if state.role[seat] not in (NO_ROLE, DETECTIVE) and rank_of(state, seat) <= now:
            state.acted |= only(seat)
    state.settled = int(state.phase == SHARE or state.role[state.turn] != SMUGGLER)


def last_at_box(state: State) -> int:
    """§5.2 While gems are shared: who had the last turn before. When detectives share, all others have had theirs."""
    smuggling = state.role[lowest(state.sharers)] == SMUGGLER
    acted = [
        seat
        for seat in range(state.players)
        if (state.role[seat] == SMUGGLER if smuggling else state.role[seat] != DETECTIVE)
    ]
    return max(acted, key=lambda seat: rank_of(state, seat), default=0)


def recall_box(state: State, view: Mapping[str, Any]) -> None:
    """§1.3 How the box stands. Turned over, the drawers of a level follow each other the other way round."""
    for level, height in enumerate(LEVEL_NAMES):
        for side, name in enumerate(SIDE_NAMES):
            state.slot[level, side] = DRAWER_OF[view["box"][height][name]]
    for level in range(LEVELS):
        if state.slot[0, NORTH] in AT_FIRST[level]:
            side = AT_FIRST[level].index(state.slot[0, NORTH])
            state.up = int(AT_FIRST[level][(side + 1) % SIDES] != state.slot[0, EAST])


def recall_placing(state: State, view: Mapping[str, Any]) -> None:
    """What has fallen and been placed in the turn, and what is still to be."""
    for gem in range(GEMS):
        state.fell[gem] = view["fell"][GEM_NAMES[gem]]
    state.fell_alarm = 0 if view["fell_alarm"] is None else view["fell_alarm"] + 1
    state.to_put = view["to_put"]
    state.placed = view["placed"]
    state.placings = view["placings"]
    state.must_place = int(state.phase == PLACE and state.edition == FR and state.placed == 0)


def recall_open_drawer(state: State, seen: Mapping[str, Any]) -> None:
    """§7 An open drawer: what was in its lower bins has fallen out."""
    drawer = DRAWER_OF[seen["grain"]]
    top = 2 * drawer + state.up
    state.opened |= only(drawer)
    recall_bin(state, top, seen["upper"])
    for bin_ in (2 * drawer, 2 * drawer + 1):
        state.bin_seen[bin_] = EVERYONE
        if seen["secret"] is not None:
            state.secret_seen[bin_] = EVERYONE
            state.ruby[bin_] = int(bin_ == top and seen["secret"] == "ruby")
    state.pulled = int(seen["secret"] is not None)
    for gem in range(FRONT_GEMS):
        state.found[drawer, gem] = seen["found"][GEM_NAMES[gem]]


def recall_known_drawer(state: State, seen: Mapping[str, Any]) -> None:
    """With `memory=open`: all of a drawer."""
    drawer = DRAWER_OF[seen["grain"]]
    for bin_, half in ((2 * drawer + state.up, seen["upper"]), (2 * drawer + 1 - state.up, seen["lower"])):
        recall_bin(state, bin_, half)
        state.ruby[bin_] = half["ruby"]


def recall_bin(state: State, bin_: int, half: Mapping[str, Any]) -> None:
    """What lies in a front bin."""
    state.diamonds[bin_] = half[GEM_NAMES[DIAMOND]]
    state.sapphires[bin_] = half[GEM_NAMES[SAPPHIRE]]
    state.alarm[bin_] = 0 if half["alarm"] is None else half["alarm"] + 1


# Worlds


@rule
def imagine(state: State, observer: int, desk: Desk) -> None:
    """Give everybody cards, and fill the closed drawers with what is not on the pillows."""
    for role in range(ROLES):
        imagine_numbers(state, role, desk)
    for seat in range(SEATS):
        imagine_hand(state, seat, desk)
    state.waiting = 0
    if state.phase == ROLE:
        imagine_picks(state, observer, desk)
    imagine_rubies(state, desk)
    imagine_drawers(state, desk)


# Cards


@rule
def imagine_numbers(state: State, role: int, desk: Desk) -> None:
    """§2.2 Each card that the observer does not know has any number that is left."""
    left = (1 << (NUMBERS + 1)) - 2
    for seat in range(SEATS):
        if state.number[seat, role] != HIDDEN:
            left &= ~only(state.number[seat, role])
    for seat in range(SEATS):
        if state.number[seat, role] == HIDDEN:
            state.number[seat, role] = 0
            if seat * ROLES + role < state.dealt:
                state.number[seat, role] = any_of(left, desk)
                left &= ~only(state.number[seat, role])


@rule
def any_of(members: int, desk: Desk) -> int:
    """Any member of a set, each equally likely."""
    skipped = below(desk, how_many(members))
    member = 0
    while skipped > 0 or not holds(members, member):
        skipped -= holds(members, member)
        member += 1
    return member


@rule
def imagine_hand(state: State, seat: int, desk: Desk) -> None:
    """§7 Which roles he has left follows from what he played; who has not kept it in mind excludes none."""
    hides_pick = 1 if state.pick[seat] == HIDDEN and is_pick_due(state, seat) else 0
    if state.hand[seat] == HIDDEN:
        state.hand[seat] = 0
        if seat < state.players:
            deal_hand(state, seat, hides_pick, desk)
    if state.pick[seat] == HIDDEN:
        state.pick[seat] = any_of(state.hand[seat] & ~only(SMUGGLER), desk) if hides_pick == 1 else NO_ROLE


@rule
def is_pick_due(state: State, seat: int) -> bool:
    """§3.2 fr: while smugglers act the others have picked and not revealed: no smuggler, for sure."""
    in_turns = state.round_number > 0 and state.phase != ROLE and state.phase != OVER
    return in_turns and seat < state.players and state.role[seat] == NO_ROLE


@rule
def deal_hand(state: State, seat: int, hides_pick: int, desk: Desk) -> None:
    """As many roles as he has left, but not the one that he has revealed."""
    left = (1 << ROLES) - 1
    cards = cards_due(state)
    if state.role[seat] != NO_ROLE:
        left &= ~only(state.role[seat])
        cards -= 1
    if hides_pick == 1:
        state.hand[seat] = only(any_of(left & ~only(SMUGGLER), desk))
    while how_many(state.hand[seat]) < cards:
        state.hand[seat] |= only(any_of(left & ~state.hand[seat], desk))


@rule
def imagine_picks(state: State, observer: int, desk: Desk) -> None:
    """Mostly nobody else has picked yet: so others decide for themselves when such a world is played on."""
    others = 0
    for seat in range(state.players):
        if state.pick[seat] == NO_ROLE:
            state.waiting |= only(seat)
            if seat != observer:
                others |= only(seat)
    if others == 0 or below(desk, QUICK) > 0:
        return
    for seat in range(state.players):
        if holds(others, seat) and how_many(state.waiting) > 1 and below(desk, 2) == 0:
            state.pick[seat] = any_of(state.hand[seat], desk)
            state.waiting &= ~only(seat)


# The box


@rule
def imagine_rubies(state: State, desk: Desk) -> None:
    """The rubies that are left lie in any of the secret compartments that are closed."""
    rubies, drawers = rubies_left(state), 0
    for drawer in range(DRAWERS):
        if state.ruby[2 * drawer] != HIDDEN:
            rubies -= state.ruby[2 * drawer] + state.ruby[2 * drawer + 1]
        else:
            drawers += LONG[drawer]
    for drawer in range(DRAWERS):
        if state.ruby[2 * drawer] == HIDDEN:
            state.ruby[2 * drawer] = 0
            state.ruby[2 * drawer + 1] = 0
            if LONG[drawer] == 1:
                if below(desk, drawers) < rubies:
                    lay_ruby(state, drawer, desk)
                    rubies -= 1
                drawers -= 1


@rule
def lay_ruby(state: State, drawer: int, desk: Desk) -> None:
    """In the half where it lay at first; fr perhaps in the other one, if it has fallen (§5.6)."""
    half = RUBY_AT_FIRST[2 * drawer + 1]
    if state.edition == FR and below(desk, FALLEN) == 0:
        half = 1 - half
    state.ruby[2 * drawer + half] = 1


@rule
def imagine_drawers(state: State, desk: Desk) -> None:
    """What is in closed drawers: alarms that are out, and gems that came into the box and are on no pillow."""
    diamonds, sapphires = gems_in_box(state, DIAMOND), gems_in_box(state, SAPPHIRE)
    closed, out = 0, 0
    for seat in range(state.players):
        if state.alarm_home[seat] == 0:
            out |= only(seat)
    for bin_ in range(BINS):
        if state.diamonds[bin_] == HIDDEN:
            state.diamonds[bin_] = 0
            state.sapphires[bin_] = 0
            state.alarm[bin_] = 0
            closed |= only(bin_ // 2)
        else:
            diamonds -= state.diamonds[bin_]
            sapphires -= state.sapphires[bin_]
            if state.alarm[bin_] > 0:
                out &= ~only(state.alarm[bin_] - 1)
    fill_drawers(state, closed, out, diamonds, sapphires, desk)


@rule
def gems_in_box(state: State, gem: int) -> int:
    """All front gems that came into the game, less those on pillows and those still to be put."""
    gems = IMITATIONS[FRONT_GEMS * state.edition + gem] * state.players - state.red[gem]
    if gem == DIAMOND:
        gems += SHARED_OUT - still_to_put(state)
    for seat in range(state.players):
        gems -= state.white[seat, gem] + state.black[seat, gem]
    return gems


@rule
def fill_drawers(state: State, closed: int, out: int, diamonds: int, sapphires: int, desk: Desk) -> None:
    """Gems fall anywhere, but never into both halves of a drawer. fr: an alarm has a drawer with gems to itself."""
    halves = below(desk, 1 << DRAWERS)
    free = closed
    for seat in range(state.players):
        if holds(out, seat):
            drawer = any_of(free, desk)
            free &= ~only(drawer)
            bin_ = 2 * drawer + holds(halves, drawer)
            state.alarm[bin_] = seat + 1
            if state.edition != EN:
                gem = DIAMOND if below(desk, diamonds + sapphires) < diamonds else SAPPHIRE
                put_gem(state, bin_, gem)
                diamonds -= 1 if gem == DIAMOND else 0
                sapphires -= 1 if gem == SAPPHIRE else 0
    for i in range(diamonds + sapphires):
        drawer = any_of(closed, desk)
        put_gem(state, 2 * drawer + holds(halves, drawer), DIAMOND if i < diamonds else SAPPHIRE)
