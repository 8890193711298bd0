"""What must hold in every position of Master Thieves."""

from __future__ import annotations

from larceny.engine.record import Grid, Row
from larceny.engine.seats import EVERYONE, holds, only
from larceny.games.master_thieves.box import (
    BINS,
    DRAWERS,
    LEVELS,
    LONG,
    NO_DRAWER,
    RIGHT,
    RUBY_AT_FIRST,
    SIDES,
    assemble,
    rotate,
    turn_over,
    upper,
)
from larceny.games.master_thieves.cards import (
    DETECTIVE,
    DIAMOND,
    EN,
    FRONT_GEMS,
    GEMOLOGIST,
    GEMS,
    IMITATIONS,
    JEWELER,
    MASTER_THIEF,
    NO_ROLE,
    NUMBERS,
    ROLES,
    RUBY,
    SAPPHIRE,
    SEATS,
    SHARED_OUT,
    SMUGGLER,
    THIEF,
)
from larceny.games.master_thieves.drawer import gems_in
from larceny.games.master_thieves.end import reason_to_end, rubies_left
from larceny.games.master_thieves.pillows import NOBODY_LEFT, first_by_number, gems_on_red, how_many, kinds_on_red
from larceny.games.master_thieves.round import cards_due, holders, is_ring, may_smugglers_share
from larceny.games.master_thieves.setup import share_of, still_to_put
from larceny.games.master_thieves.state import (
    ALARM,
    DEAL,
    LONE_ALARM,
    LOOT,
    MOVE,
    OPEN,
    OPEN_MEMORY,
    OVER,
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

ALL_ROLES = (1 << ROLES) - 1
MOST_GEMS = 200  # far above what 8 players can bring into the game
WHO_MAY = {  # the roles that are asked each question of a turn
    TAKE: (THIEF,),
    TAKE_ONE: (SMUGGLER,),
    SEARCH: (MASTER_THIEF,),
    LOOT: (MASTER_THIEF,),
    PLACE: (SMUGGLER, JEWELER, GEMOLOGIST, MASTER_THIEF),
    ALARM: (JEWELER,),
}


def flaw(state: State) -> str:
    """What is wrong with a position, in a few words; "" if nothing is."""
    return (
        _flaw_of_numbers(state)
        or _flaw_of_box(state)
        or _flaw_of_bins(state)
        or _flaw_of_alarms(state)
        or _flaw_of_gems(state)
        or _flaw_of_cards(state)
        or _flaw_of_hands(state)
        or _flaw_of_knowledge(state)
        or _flaw_of_round(state)
        or _flaw_of_drawer(state)
        or _flaw_of_turn(state)
    )


def cells_of(grid: Grid, columns: int) -> list[int]:
    """All numbers of a grid with a row per seat."""
    return [grid[seat, column] for seat in range(SEATS) for column in range(columns)]


def found_in(state: State) -> list[int]:
    """What lay in drawers when they were opened."""
    return [state.found[drawer, gem] for drawer in range(DRAWERS) for gem in range(FRONT_GEMS)]


def _flaw_of_numbers(state: State) -> str:
    if not DEAL <= state.phase <= OVER:
        return "no such phase"
    if not 0 <= state.turn < state.players or not 0 <= state.asked < state.players:
        return "no such seat"
    everyone = (1 << state.players) - 1
    if any(seats & ~everyone for seats in (state.acted, state.dropped, state.sharers, state.waiting)):
        return "a set of seats with a seat too many"
    if not 0 <= state.round_number <= state.round_limit:
        return "no such round"
    gems = [*cells_of(state.white, FRONT_GEMS), *cells_of(state.black, GEMS), *state.red]
    gems += [*state.diamonds, *state.sapphires, *found_in(state), *state.fell]
    gems += [state.placed, state.placings, state.to_put]
    if not all(0 <= count <= MOST_GEMS for count in gems):
        return "no such number of gems"
    flags = (*state.ruby, *state.alarm_home, state.settled, state.must_place, state.pulled, state.up)
    return "" if all(flag in (0, 1) for flag in flags) else "neither yes nor no"


# The box


def _flaw_of_box(state: State) -> str:
    standing = tuple(tuple(state.slot[level, side] for side in range(SIDES)) for level in range(LEVELS))
    return "" if (standing, state.up) in POSITIONS else "a box that cannot stand so"


def _positions() -> frozenset[tuple[tuple[tuple[int, ...], ...], int]]:
    """§1.3 All positions of the box: any level rotated in any way, turned over or not."""
    found = set()
    state = State()
    for turns in range(SIDES**LEVELS):
        for up in range(2):
            assemble(state)
            for level in range(LEVELS):
                for _ in range(turns // SIDES**level % SIDES):
                    _rotate_one(state, level)
            if up:
                turn_over(state)
            standing = tuple(tuple(state.slot[level, side] for side in range(SIDES)) for level in range(LEVELS))
            found.add((standing, state.up))
    return frozenset(found)


def _rotate_one(state: State, level: int) -> None:
    """One level by itself: those down to it, and those above it back."""
    rotate(state, level + 1, RIGHT)
    for _ in range(3):
        rotate(state, level, RIGHT)


POSITIONS = _positions()


def _flaw_of_bins(state: State) -> str:
    for drawer in range(DRAWERS):
        first, second = 2 * drawer, 2 * drawer + 1
        if gems_in(state, first) and gems_in(state, second):
            return "gems in both halves of a drawer"
        if state.ruby[first] + state.ruby[second] > LONG[drawer]:
            return "a ruby where none can be"
        if state.edition == EN and (state.ruby[first], state.ruby[second]) not in (
            (0, 0),
            (RUBY_AT_FIRST[first], RUBY_AT_FIRST[second]),
        ):
            return "a ruby in another half"
    return "" if sum(state.ruby) == rubies_left(state) else "there are 6 rubies"


def _flaw_of_alarms(state: State) -> str:
    owners = sorted(owner for owner in state.alarm if owner)
    if owners != [seat + 1 for seat in range(state.players) if not state.alarm_home[seat]]:
        return "an alarm that is nowhere, or twice"
    if any(state.alarm_home[seat] for seat in range(state.players, SEATS)):
        return "an alarm at an empty seat"
    for bin_ in range(BINS):
        if state.alarm[bin_]:
            other = bin_ ^ 1
            if state.alarm[other] or gems_in(state, other):
                return "an alarm in one half and something in the other"
            if not gems_in(state, bin_) and not _may_lie_alone(state, bin_ // 2):
                return "an alarm without gems"
    return ""


def _may_lie_alone(state: State, drawer: int) -> bool:
    """§4.4 en its owner may have left it; fr it lies alone only until the action is over."""
    return state.edition == EN or (state.drawer == drawer and state.phase == PLACE)


# Gems


def _flaw_of_gems(state: State) -> str:
    if any(cells_of(state.white, FRONT_GEMS)[FRONT_GEMS * state.players :]):
        return "imitations at an empty seat"
    if any(cells_of(state.black, GEMS)[GEMS * state.players :]):
        return "gems at an empty seat"
    for gem, bins in ((DIAMOND, state.diamonds), (SAPPHIRE, state.sapphires)):
        start = IMITATIONS[FRONT_GEMS * state.edition + gem]
        if any(state.white[seat, gem] > start for seat in range(state.players)):
            return "more imitations than at first"
        if _gems_about(state, gem, bins) != start * state.players + (SHARED_OUT if gem == DIAMOND else 0):
            return "gems that came from nowhere or are gone"
    return ""


def _gems_about(state: State, gem: int, bins: Row) -> int:
    """All gems of a kind, in the box, on pillows and still to be put."""
    pillows = sum(state.white[seat, gem] + state.black[seat, gem] for seat in range(SEATS))
    return sum(bins) + pillows + state.red[gem] + (still_to_put(state) if gem == DIAMOND else 0)


# Cards


def _flaw_of_cards(state: State) -> str:
    if not 0 <= state.dealt <= ROLES * state.players or (state.dealt == ROLES * state.players) == (state.phase == DEAL):
        return "a deal that cannot be"
    for role in range(ROLES):
        numbers = [state.number[seat, role] for seat in range(SEATS)]
        dealt = [ROLES * seat + role < state.dealt for seat in range(SEATS)]
        if any(not 1 <= number <= NUMBERS if has else number for number, has in zip(numbers, dealt, strict=True)):
            return "a number that no card has"
        given = [number for number in numbers if number]
        if len(set(given)) < len(given):
            return "the same card twice"
    return ""


def _flaw_of_hands(state: State) -> str:
    seats = range(state.players)
    empty = range(state.players, SEATS)
    if any(state.hand[seat] or state.role[seat] != NO_ROLE or state.pick[seat] != NO_ROLE for seat in empty):
        return "cards at an empty seat"
    for seat in seats:
        hand, role, pick = state.hand[seat], state.role[seat], state.pick[seat]
        if not NO_ROLE <= role < ROLES or not NO_ROLE <= pick < ROLES or hand & ~ALL_ROLES:
            return "no such role"
        if how_many(hand) + (role != NO_ROLE) != cards_due(state):
            return "a hand with too many or too few cards"
        if role != NO_ROLE and (pick != NO_ROLE or holds(hand, role)):
            return "a card that is played and not played"
        if pick != NO_ROLE and not holds(hand, pick):
            return "a card picked that he does not have"
    return _flaw_of_picks(state)


def _flaw_of_picks(state: State) -> str:
    seats = range(state.players)
    if state.phase == ROLE:
        picked = sum(only(seat) for seat in seats if state.pick[seat] != NO_ROLE)
        everyone = (1 << state.players) - 1
        if not state.waiting or state.waiting != everyone & ~picked or state.round_number % ROLES == 0:
            return "somebody is asked for a role who should not be"
        return "" if all(state.role[seat] == NO_ROLE for seat in seats) else "a role before all have picked"
    if state.waiting:
        return "somebody is waited for"
    in_round = state.round_number > 0 and state.phase != OVER
    hidden = in_round and state.edition != EN and not state.settled  # §3.2 fr: while smugglers act
    for seat in seats:
        pick, role = state.pick[seat], state.role[seat]
        if hidden and (pick == SMUGGLER or (pick == NO_ROLE) != (role == SMUGGLER)):
            return "a role revealed too soon or too late"
        if not hidden and (pick != NO_ROLE or (role != NO_ROLE) != in_round):
            return "a role that is not due"
    return ""


def _flaw_of_knowledge(state: State) -> str:
    """§7 Who may look where is given by what is open, revealed and passed on."""
    always = state.memory == OPEN_MEMORY
    for bin_ in range(BINS):
        is_open = holds(state.opened, bin_ // 2)
        if state.bin_seen[bin_] != (EVERYONE if always or is_open else 0):
            return "a bin seen that is closed, or the other way round"
        is_pulled = state.pulled and bin_ // 2 == state.drawer
        if state.secret_seen[bin_] != (EVERYONE if always or is_pulled else 0):
            return "a secret bin seen that is closed, or the other way round"
    for seat in range(SEATS):
        if state.hand_seen[seat] != (EVERYONE if always else only(seat)):
            return "a hand seen by somebody else"
        if not _may_know_numbers(state, seat):
            return "a number known to somebody else"
    return ""


def _may_know_numbers(state: State, seat: int) -> bool:
    """§7 Who has had the cards in hand, everybody while one is revealed, and with `memory=open` for good."""
    base = holders(state, seat) if seat < state.players and state.round_number else only(seat)
    for role in range(ROLES):
        seen = state.number_seen[seat, role]
        if state.role[seat] == role and seen != EVERYONE:
            return False
        if state.role[seat] != role and seen != base and (state.memory != OPEN_MEMORY or seen != EVERYONE):
            return False
    return True


# The round and the turn


def _flaw_of_round(state: State) -> str:
    in_turn = OPEN <= state.phase <= SHARE and state.round_number > 0
    if (state.round_number == 0) != (state.phase in (DEAL, PUT) or (state.phase in (ROTATE, TURN) and not in_turn)):
        return "no such round"
    if not in_turn and (state.acted or state.settled or state.dropped):
        return "turns of a round that has not begun"
    if (state.phase == SHARE) != (state.sharers != 0):
        return "shares of nothing"
    if state.phase == OVER and not reason_to_end(state):
        return "the game is over for no reason"
    if state.phase in (DEAL, ROLE, OVER) and (state.turn or state.asked):
        return "a turn of nobody"
    return _flaw_of_order(state) if in_turn else ""


def _flaw_of_order(state: State) -> str:
    seats = range(state.players)
    if any(holds(state.acted, seat) and state.role[seat] in (NO_ROLE, DETECTIVE) for seat in seats):
        return "a turn of somebody who has none"
    if any(holds(state.dropped, s) and not (state.role[s] == SMUGGLER and holds(state.acted, s)) for s in seats):
        return "gems were dropped by somebody who did not act"
    due = sum(only(seat) for seat in seats if not holds(state.acted, seat) and state.role[seat] != DETECTIVE)
    after = first_by_number(state, due, NOBODY_LEFT)
    last = max((seat for seat in seats if holds(state.acted, seat)), key=lambda s: _rank(state, s), default=None)
    if after != NOBODY_LEFT and last is not None and _rank(state, after) < _rank(state, last):
        return "turns in another order"
    smugglers_left = after != NOBODY_LEFT and state.role[after] == SMUGGLER
    now = state.role[state.turn] if last is not None else NO_ROLE
    if state.settled and smugglers_left:
        return "smugglers have shared too soon"
    if not state.settled and now != SMUGGLER:
        return "smugglers have not shared in time"
    if state.phase == SHARE:
        return _flaw_of_sharing(state, after)
    return "" if last == state.turn else "a turn of somebody else"


def _rank(state: State, seat: int) -> tuple[int, int]:
    return state.role[seat], state.number[seat, state.role[seat]]


def _flaw_of_sharing(state: State, after: int) -> str:
    roles = {state.role[seat] for seat in range(state.players) if holds(state.sharers, seat)}
    if how_many(state.sharers) < 2 or kinds_on_red(state) < 2 or not holds(state.sharers, state.asked):
        return "nothing to choose when sharing"
    if roles == {DETECTIVE}:
        return "" if after == NOBODY_LEFT else "detectives share too soon"
    right = roles == {SMUGGLER} and may_smugglers_share(state) and not state.sharers & state.dropped
    return "" if right and gems_on_red(state) else "somebody shares who may not"


def _flaw_of_drawer(state: State) -> str:
    working = state.phase in (*WHO_MAY, LONE_ALARM, ROTATE, TURN, MOVE)
    may_be_open = working or (state.phase == PUT and state.to_put < share_of(state, state.turn))
    if (state.drawer != NO_DRAWER) != may_be_open or (state.opened != 0) != may_be_open:
        return "a drawer that is open, or not open, for no reason"
    if not may_be_open:
        left = (*found_in(state), *state.fell, state.fell_alarm, state.placed, state.pulled, state.placings)
        return "something of a drawer that is closed" if any(left) else ""
    if not 0 <= state.drawer < DRAWERS or state.opened & ~((1 << DRAWERS) - 1) or not holds(state.opened, state.drawer):
        return "no such drawer"
    if state.round_number and state.opened != only(state.drawer):
        return "more than one open drawer"
    if not 0 <= state.fell_alarm <= state.players:
        return "an alarm of nobody"
    return ""


def _flaw_of_turn(state: State) -> str:
    phase, seat = state.phase, state.turn
    if (phase == PUT) != (0 < state.to_put <= share_of(state, seat)) or (phase != PUT and state.to_put):
        return "diamonds to put that are not there"
    if (phase == PLACE) != (state.placings > 0) or (state.must_place and (phase != PLACE or state.edition == EN)):
        return "imitations to place that are not there"
    if phase not in (LONE_ALARM, SHARE) and state.asked != seat:
        return "somebody else is asked"
    if phase in WHO_MAY and state.role[seat] not in WHO_MAY[phase]:
        return "a question that this role is not asked"
    if phase in (PLACE, ALARM, TAKE, TAKE_ONE, SEARCH, LOOT, LONE_ALARM) and not _may_ask(state):
        return "a question without a choice"
    return ""


def _may_ask(state: State) -> bool:
    """§8 Whether there is something to choose."""
    top, seat = upper(state, state.drawer), state.turn
    gems = gems_in(state, top)
    if state.phase == PLACE:
        kinds = [gem for gem in range(FRONT_GEMS) if state.white[seat, gem]]
        return len(kinds) > 1 if state.must_place else bool(kinds)
    if state.phase == ALARM:
        return bool(state.alarm_home[seat] and not state.alarm[top] and gems)
    if state.phase == LONE_ALARM:
        return bool(state.edition == EN and state.alarm[top] == state.asked + 1 and not gems)
    if state.phase == LOOT:
        return bool(state.pulled and state.ruby[top])
    if state.phase == SEARCH:
        return not state.pulled and not state.fell[RUBY]
    return bool(state.edition == EN and gems and (state.phase == TAKE or not is_ring(state)))
