"""§4 A player's turn and §5 what each role does in it.

A turn goes through the phases TO_PLACE, TO_ALARM, TO_LONE_ALARM and TO_BOX; each passes on to the next where nothing
is to be asked.
"""

from __future__ import annotations

from larceny.engine.journal import show, tell
from larceny.engine.rule import rule
from larceny.engine.seats import EVERYONE, only
from larceny.games.master_thieves.actions import (
    ADD_ALARM,
    ALARM_BACK,
    ALARM_STAY,
    BROUGHT_BACK,
    LEAVE,
    NO_ALARM,
    NO_COMPARTMENT,
    NO_RUBY,
    OPEN_AT,
    PLACE_GEM,
    PLACE_NOTHING,
    PLACED,
    PUBLIC,
    PULL,
    RUBY_FELL,
    RUBY_FOUND,
    SMUGGLED,
    TAKE_ALL,
    TAKE_GEM,
    TO_OWNER,
    TOOK_ALL,
)
from larceny.games.master_thieves.box import LONG, lower, upper
from larceny.games.master_thieves.cards import (
    DETECTIVE,
    DIAMOND,
    EN,
    FR,
    GEMOLOGIST,
    JEWELER,
    MASTER_THIEF,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    THIEF,
)
from larceny.games.master_thieves.drawer import (
    bring_back_alarm,
    drawer_at,
    gems_in,
    gems_that_fell,
    open_drawer,
    put_gem,
    show_what_is_there,
    take_gem,
    where_the_gems_go,
)
from larceny.games.master_thieves.pillows import empty_bin, gather_fallen, how_many, imitations, players_of
from larceny.games.master_thieves.round import is_ring
from larceny.games.master_thieves.state import (
    ALARM,
    LONE_ALARM,
    LOOT,
    MOVE,
    PLACE,
    ROTATE,
    SEARCH,
    TAKE,
    TAKE_ONE,
    TO_ALARM,
    TO_BOX,
    TO_LONE_ALARM,
    TO_PLACE,
    State,
)

# §4.1 to §4.3 Opening a drawer


@rule
def open_at(state: State, seat: int, place: int) -> None:
    """§4.1 He opens exactly one drawer, any of the 12. §4.2 If gems fall he does not act by his role."""
    tell(state, seat, OPEN_AT + place, PUBLIC, EVERYONE)
    open_drawer(state, drawer_at(state, place))
    show_what_is_there(state, state.drawer)
    if state.fell_alarm > 0:
        state.alarm_home[state.fell_alarm - 1] = 1
    if gems_that_fell(state) == 0:
        act(state, seat)
    else:
        lose_gems(state, seat)


@rule
def lose_gems(state: State, seat: int) -> None:
    """§4.2, §4.3 The gems go to the red pillow or to the owner of the alarm. The gemologist still places (§5.4).

    §5.2 A smuggler gets no share, where smugglers share at all.
    """
    owner = where_the_gems_go(state, seat)
    if owner >= 0:
        show(state, TO_OWNER, EVERYONE, owner, gems_that_fell(state))
    gather_fallen(state, owner)
    state.phase = TO_BOX
    if state.role[seat] == SMUGGLER and (state.edition == FR or is_ring(state)):
        state.dropped |= only(seat)
    elif state.role[seat] == GEMOLOGIST:
        act_as_gemologist(state)


@rule
def act(state: State, seat: int) -> None:
    """§5 By his role."""
    role = state.role[seat]
    if role == SMUGGLER:
        act_as_smuggler(state, seat)
    elif role == JEWELER:
        begin_placing(state, 1)  # §5.3
    elif role == GEMOLOGIST:
        act_as_gemologist(state)
    elif role == THIEF:
        act_as_thief(state, seat)
    else:
        state.phase = SEARCH  # §5.6


# §4.4 An alarm that is left alone


@rule
def look_for_lone_alarm(state: State) -> None:
    """§4.4 An alarm without gems in the upper bin: fr it goes back at once, en its owner is asked."""
    state.phase = TO_BOX
    top = upper(state, state.drawer)
    if state.alarm[top] == 0 or gems_in(state, top) > 0:
        return
    owner = state.alarm[top] - 1
    if state.edition == EN:
        state.asked = owner
        state.phase = LONE_ALARM
    else:
        show(state, BROUGHT_BACK, EVERYONE, owner, 0)
        bring_back_alarm(state, top)


@rule
def take_alarm_back(state: State, seat: int) -> None:
    """§4.4 en: its owner may take it back,"""
    tell(state, seat, ALARM_BACK, PUBLIC, EVERYONE)
    bring_back_alarm(state, upper(state, state.drawer))
    state.phase = TO_BOX


@rule
def let_alarm_stay(state: State, seat: int) -> None:
    """§4.4 en: … or leave it."""
    tell(state, seat, ALARM_STAY, PUBLIC, EVERYONE)
    state.phase = TO_BOX


# §4.5 Then the box


@rule
def ask_for_box(state: State) -> None:
    """§4.5 fr: he may rotate, then may turn over. en: both if he placed an imitation, else one of the two."""
    both = state.box_actions == 0 and (state.edition == FR or state.placed > 0)
    state.asked = state.turn
    state.phase = ROTATE if both else MOVE


# §5.1 Smuggler


@rule
def act_as_smuggler(state: State, seat: int) -> None:
    """§5.1 fr and in a ring: all gems go to the red pillow. en otherwise: he may take one gem."""
    top = upper(state, state.drawer)
    if state.edition == FR or is_ring(state):
        gems = empty_bin(state, top, -1)
        if gems > 0:
            show(state, SMUGGLED, EVERYONE, seat, gems)
    elif gems_in(state, top) > 0:
        state.phase = TAKE_ONE
        return
    begin_placing(state, 1)


@rule
def take_one(state: State, seat: int, gem: int) -> None:
    """§5.1 en: one gem of his choice to his black pillow; then he may place one imitation."""
    tell(state, seat, TAKE_GEM + gem, PUBLIC, EVERYONE)
    take_gem(state, upper(state, state.drawer), gem)
    state.black[seat, gem] += 1
    begin_placing(state, 1)


# Placing imitations: smuggler, jeweler, gemologist, and en the master thief


@rule
def begin_placing(state: State, most: int) -> None:
    """He places up to so many imitations; the first one fr must be placed, en may."""
    state.placings = most
    state.must_place = 1 if state.edition == FR else 0
    state.phase = TO_PLACE


@rule
def go_on_placing(state: State) -> None:
    """§8 He is asked unless he has no imitation (§6.3), or must place one and has but one kind."""
    seat = state.turn
    if state.placings == 0 or imitations(state, seat) == 0:
        state.placings = 0
        state.must_place = 0
        state.phase = TO_ALARM
    elif state.must_place == 0 or (state.white[seat, DIAMOND] > 0 and state.white[seat, SAPPHIRE] > 0):
        state.phase = PLACE
    else:
        gem = DIAMOND if state.white[seat, DIAMOND] > 0 else SAPPHIRE
        show(state, PLACED, EVERYONE, seat, gem)
        lay_imitation(state, seat, gem)


@rule
def lay_imitation(state: State, seat: int, gem: int) -> None:
    """An imitation goes from the white pillow into the upper bin, where it is as good as a true gem (§4.6)."""
    state.white[seat, gem] -= 1
    put_gem(state, upper(state, state.drawer), gem)
    state.placed += 1
    state.placings -= 1
    state.must_place = 0
    state.phase = TO_PLACE


@rule
def place(state: State, seat: int, gem: int) -> None:
    """An imitation of his choice."""
    tell(state, seat, PLACE_GEM + gem, PUBLIC, EVERYONE)
    lay_imitation(state, seat, gem)


@rule
def place_nothing(state: State, seat: int) -> None:
    """He places no more."""
    tell(state, seat, PLACE_NOTHING, PUBLIC, EVERYONE)
    state.placings = 0
    state.phase = TO_PLACE


# §5.3 The jeweler's alarm


@rule
def ask_for_alarm(state: State) -> None:
    """§5.3 He may add his alarm if he has it, no alarm lies in that drawer and gems lie in its upper bin then."""
    top = upper(state, state.drawer)
    has_it = state.role[state.turn] == JEWELER and state.alarm_home[state.turn] == 1
    state.phase = ALARM if has_it and state.alarm[top] == 0 and gems_in(state, top) > 0 else TO_LONE_ALARM


@rule
def add_alarm(state: State, seat: int) -> None:
    """§5.3 It lies with the gems."""
    tell(state, seat, ADD_ALARM, PUBLIC, EVERYONE)
    state.alarm[upper(state, state.drawer)] = seat + 1
    state.alarm_home[seat] = 0
    state.phase = TO_LONE_ALARM


@rule
def add_no_alarm(state: State, seat: int) -> None:
    """§5.3 He keeps it."""
    tell(state, seat, NO_ALARM, PUBLIC, EVERYONE)
    state.phase = TO_LONE_ALARM


# §5.4 Gemologist


@rule
def act_as_gemologist(state: State) -> None:
    """§5.4 One imitation, and up to one more for each detective in this round."""
    begin_placing(state, 1 + how_many(players_of(state, DETECTIVE)))


# §5.5 Thief


@rule
def act_as_thief(state: State, seat: int) -> None:
    """§5.5 All gems of the upper front bin: fr always, en he may."""
    state.phase = TO_LONE_ALARM
    if state.edition == FR:
        take_all(state, seat)
    elif gems_in(state, upper(state, state.drawer)) > 0:
        state.phase = TAKE


@rule
def take_all(state: State, seat: int) -> None:
    """§5.5 All gems of the upper front bin go to his black pillow."""
    gems = empty_bin(state, upper(state, state.drawer), seat)
    if gems > 0:
        show(state, TOOK_ALL, EVERYONE, seat, gems)


# §5.6 Master thief


@rule
def pull(state: State, seat: int) -> None:
    """§5.6 He pulls the drawer further: a ruby in the upper secret bin is what he hopes for."""
    tell(state, seat, PULL, PUBLIC, EVERYONE)
    drawer = state.drawer
    top, bottom = upper(state, drawer), lower(state, drawer)
    state.pulled = 1
    state.secret_seen[top] = EVERYONE
    state.secret_seen[bottom] = EVERYONE
    state.phase = TO_LONE_ALARM
    if state.ruby[top] > 0:
        show(state, RUBY_FOUND, EVERYONE, seat, 0)
        state.phase = LOOT
    elif LONG[drawer] == 0:
        show(state, NO_COMPARTMENT, EVERYONE, seat, 0)
    elif state.ruby[bottom] > 0:
        show(state, RUBY_FELL, EVERYONE, seat, 0)
        drop_ruby(state, top, bottom)
    else:
        show(state, NO_RUBY, EVERYONE, seat, 0)


@rule
def drop_ruby(state: State, top: int, bottom: int) -> None:
    """§5.6 A fallen ruby goes fr into the upper secret bin of that drawer, en to the red pillow."""
    state.fell[RUBY] = 1
    state.ruby[bottom] = 0
    if state.edition == FR:
        state.ruby[top] = 1
    else:
        state.red[RUBY] += 1


@rule
def finish_as_master_thief(state: State) -> None:
    """§5.6 en: unless the pull failed he may place one imitation."""
    if state.edition == EN:
        begin_placing(state, 1)
    else:
        state.phase = TO_LONE_ALARM


# What a thief, a master thief or a smuggler says to what he has found


@rule
def take(state: State, seat: int) -> None:
    """§5.5, §5.6 He takes all; after a successful pull the ruby, too."""
    tell(state, seat, TAKE_ALL, PUBLIC, EVERYONE)
    if state.phase == LOOT:
        state.ruby[upper(state, state.drawer)] = 0
        state.black[seat, RUBY] += 1
    take_all(state, seat)
    state.phase = TO_LONE_ALARM
    if state.role[seat] == MASTER_THIEF:
        finish_as_master_thief(state)


@rule
def leave(state: State, seat: int) -> None:
    """He takes nothing; who may place an imitation may still do so."""
    tell(state, seat, LEAVE, PUBLIC, EVERYONE)
    state.phase = TO_LONE_ALARM
    if state.role[seat] == SMUGGLER:
        begin_placing(state, 1)
    elif state.role[seat] == MASTER_THIEF:
        finish_as_master_thief(state)
