"""§1.5 Pillows: what is put on them, and §5.2 how the red one is shared."""

from __future__ import annotations

from larceny.engine.journal import show, tell
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, holds, lowest, only
from larceny.games.master_thieves.actions import GOT, GOT_ALL, PUBLIC, SHARE_GEM
from larceny.games.master_thieves.cards import DETECTIVE, DIAMOND, FRONT_GEMS, GEMS, NO_ROLE, NUMBERS, ROLES, SAPPHIRE
from larceny.games.master_thieves.drawer import gems_in
from larceny.games.master_thieves.state import BETWEEN, DIVIDE, ROUND_OVER, SHARE, State

NOBODY_LEFT = -1

# From the box to a pillow (§4.6: every gem that comes out of the box is a true gem)


@rule
def empty_bin(state: State, bin_: int, seat: int) -> int:
    """All gems of a front bin go to a player's black pillow, or for the seat -1 to the red one; return how many."""
    gems = gems_in(state, bin_)
    if seat >= 0:
        state.black[seat, DIAMOND] += state.diamonds[bin_]
        state.black[seat, SAPPHIRE] += state.sapphires[bin_]
    else:
        state.red[DIAMOND] += state.diamonds[bin_]
        state.red[SAPPHIRE] += state.sapphires[bin_]
    state.diamonds[bin_] = 0
    state.sapphires[bin_] = 0
    return gems


@rule
def gather_fallen(state: State, seat: int) -> None:
    """The gems that fell go to a player's black pillow, or for the seat -1 to the red one."""
    for gem in range(FRONT_GEMS):
        if seat >= 0:
            state.black[seat, gem] += state.fell[gem]
        else:
            state.red[gem] += state.fell[gem]


@rule
def imitations(state: State, seat: int) -> int:
    """How many imitations he has left."""
    return state.white[seat, DIAMOND] + state.white[seat, SAPPHIRE]


@rule
def gems_on_red(state: State) -> int:
    """How many gems lie on the red pillow."""
    gems = 0
    for gem in range(GEMS):
        gems += state.red[gem]
    return gems


@rule
def kinds_on_red(state: State) -> int:
    """How many kinds of gems lie on the red pillow."""
    kinds = 0
    for gem in range(GEMS):
        if state.red[gem] > 0:
            kinds += 1
    return kinds


# Who plays what


@rule
def players_of(state: State, role: int) -> int:
    """The seats that have revealed this role."""
    seats = 0
    for seat in range(state.players):
        if state.role[seat] == role:
            seats |= only(seat)
    return seats


@rule
def how_many(seats: int) -> int:
    """The number of seats in a set."""
    count = 0
    while seats > 0:
        count += seats & 1
        seats >>= 1
    return count


@rule
def first_by_number(state: State, seats: int, above: int) -> int:
    """Of these seats the one whose card has the lowest number above that, or NOBODY_LEFT."""
    found, best = NOBODY_LEFT, ROLES * (NUMBERS + 1)
    for seat in range(state.players):
        if holds(seats, seat):
            rank = rank_of(state, seat)
            if above < rank < best:
                found, best = seat, rank
    return found


@rule
def rank_of(state: State, seat: int) -> int:
    """§3.3 His place in the order of play: by role, within a role by number."""
    if state.role[seat] == NO_ROLE:
        return NOBODY_LEFT
    return state.role[seat] * (NUMBERS + 1) + state.number[seat, state.role[seat]]


# §5.2 Sharing


@rule
def begin_sharing(state: State, sharers: int) -> None:
    """§5.2 Lowest number first. If none may share, the gems stay."""
    if sharers != 0 and gems_on_red(state) > 0:
        state.sharers = sharers
        state.asked = first_by_number(state, sharers, NOBODY_LEFT)
        state.phase = DIVIDE


@rule
def divide(state: State) -> None:
    """§5.2 Round and round until the pillow is empty; nobody is asked where there is nothing to choose."""
    if how_many(state.sharers) == 1:
        take_whole_pillow(state, state.asked)
    while gems_on_red(state) > 0:
        if kinds_on_red(state) > 1:
            state.phase = SHARE
            return
        gem = 0
        while state.red[gem] == 0:
            gem += 1
        show(state, GOT, EVERYONE, state.asked, gem)
        take_share(state, state.asked, gem)
    state.phase = ROUND_OVER if state.role[lowest(state.sharers)] == DETECTIVE else BETWEEN
    state.sharers = 0


@rule
def take_whole_pillow(state: State, seat: int) -> None:
    """§5.2 Who shares alone takes all, unasked."""
    show(state, GOT_ALL, EVERYONE, seat, gems_on_red(state))
    for gem in range(GEMS):
        state.black[seat, gem] += state.red[gem]
        state.red[gem] = 0


@rule
def take_share(state: State, seat: int, gem: int) -> None:
    """§5.2 One gem; then it is the turn of the next higher number, and after the highest of the lowest."""
    state.red[gem] -= 1
    state.black[seat, gem] += 1
    after = first_by_number(state, state.sharers, rank_of(state, seat))
    if after == NOBODY_LEFT:
        after = first_by_number(state, state.sharers, NOBODY_LEFT)
    state.asked = after


@rule
def share(state: State, seat: int, gem: int) -> None:
    """§5.2 One gem of his choice."""
    tell(state, seat, SHARE_GEM + gem, PUBLIC, EVERYONE)
    take_share(state, seat, gem)
    state.phase = DIVIDE
