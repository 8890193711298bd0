"""§8 Action numbers and their notation: players' actions, chance's outcomes, what the others read, events."""

from __future__ import annotations

from larceny.engine.events import NUMBER, SEAT, Event
from larceny.games.master_thieves.box import DRAWERS, LEVEL_NAMES, SIDE_NAMES
from larceny.games.master_thieves.cards import FRONT_GEMS, GEM_NAMES, GEMS, NUMBERS, ROLE_NAMES, ROLES

# Players' actions.
PUT_IN = 0  # + place: level * SIDES + side
OPEN_AT = PUT_IN + DRAWERS  # + place
PLAY_ROLE = OPEN_AT + DRAWERS  # + role
TAKE_ALL = PLAY_ROLE + ROLES
TAKE_GEM = TAKE_ALL + 1  # + gem
LEAVE = TAKE_GEM + FRONT_GEMS
PULL = LEAVE + 1
PLACE_GEM = PULL + 1  # + gem
PLACE_NOTHING = PLACE_GEM + FRONT_GEMS
ADD_ALARM = PLACE_NOTHING + 1
NO_ALARM = ADD_ALARM + 1
ALARM_BACK = ADD_ALARM + 2
ALARM_STAY = ADD_ALARM + 3
ROTATE_BOX = ADD_ALARM + 4  # + 2 * (levels - 1) + way
NO_ROTATE = ROTATE_BOX + 4
TURN_BOX = NO_ROTATE + 1
NO_TURN = NO_ROTATE + 2
KEEP = NO_ROTATE + 3
SHARE_GEM = KEEP + 1  # + gem

# Chance's outcomes.
DEAL_NUMBER = 0  # + number - 1

# What those read who may not know.
PUBLIC = 0  # nobody: the action is known to all
NUMBER_MASKED = 1

_PLACES = tuple(f"{level} {side}" for level in LEVEL_NAMES for side in SIDE_NAMES)
_FRONT_GEMS = GEM_NAMES[:FRONT_GEMS]
_NUMBERS = tuple(str(number) for number in range(1, NUMBERS + 1))

ACTIONS = (
    *(f"put {place}" for place in _PLACES),
    *(f"open {place}" for place in _PLACES),
    *(f"role {role}" for role in ROLE_NAMES),
    *("take", *(f"take {gem}" for gem in _FRONT_GEMS), "leave", "pull"),
    *(*(f"place {gem}" for gem in _FRONT_GEMS), "place nothing"),
    *("alarm", "no-alarm", "alarm-back", "alarm-stay"),
    *("rotate top left", "rotate top right", "rotate two left", "rotate two right", "no-rotate"),
    *("turn", "no-turn", "keep"),
    *(f"share {gem}" for gem in GEM_NAMES),
)
OUTCOMES = tuple(f"number {number}" for number in _NUMBERS)
MASKED = ("", "number hidden")

# What follows from an action without being one. Those of the box are forgotten when the drawer is closed.
PLACES_DIAMONDS, ROUND, REVEALED, LAST_CARD, TURN_OF, PASSED = range(6)
FOUND, FELL, NOTHING_THERE, FOUND_ALARM, FELL_ALARM, TO_OWNER = range(6, 12)
TOOK_ALL, SMUGGLED, PLACED, BROUGHT_BACK, NO_COMPARTMENT, NO_RUBY, RUBY_FOUND, RUBY_FELL = range(12, 20)
CLOSED, OUTNUMBERED, NO_SHARE, GOT, GOT_ALL, SCORED, LAY_THERE, WAS_EMPTY = range(20, 28)
EVENTS = (
    Event("places", seat=SEAT, value=NUMBER),  # set-up: a player has so many diamonds to put
    Event("round", value=NUMBER),  # a round begins
    Event("revealed", seat=SEAT, value=NUMBER),  # the number on the card that he has just revealed
    Event("last-card", seat=SEAT, role="role"),  # he had but one card left, and plays it
    Event("turn-of", seat=SEAT, role="role"),  # a turn begins
    Event("passed"),  # everyone passes his cards to the left
    Event("found", gem="gem", value=NUMBER),  # so many gems lie in the upper bin
    Event("fell", gem="gem", value=NUMBER),  # … or fell out of the lower one
    Event("nothing-there"),  # neither
    Event("found-alarm", seat=SEAT),  # his alarm lies in the upper bin
    Event("fell-alarm", seat=SEAT),  # … or fell out
    Event("to-owner", seat=SEAT, value=NUMBER),  # the gems that fell go to the owner of the alarm
    Event("took-all", seat=SEAT, value=NUMBER),  # all gems of the bin go to his black pillow
    Event("smuggled", seat=SEAT, value=NUMBER),  # … or to the red one
    Event("placed", seat=SEAT, gem="gem"),  # he places an imitation that he had to
    Event("brought-back", seat=SEAT),  # his alarm lay there without gems
    Event("no-compartment", seat=SEAT),  # a drawer was pulled further: it is a short one
    Event("no-ruby", seat=SEAT),  # … or its secret compartment is empty
    Event("ruby-found", seat=SEAT),
    Event("ruby-fell", seat=SEAT),
    Event("closed"),  # what was open is closed again
    Event("outnumbered"),  # there are too many detectives for the smugglers to share
    Event("no-share", seat=SEAT),  # a smuggler who made gems fall
    Event("got", seat=SEAT, gem="gem"),  # a share that left no choice
    Event("got-all", seat=SEAT, value=NUMBER),  # who shares alone
    Event("scored", seat=SEAT, value=NUMBER),
    Event("lay-there", gem="gem", value=NUMBER),  # set-up: so many lay in the upper bin before the first one was put
    Event("was-empty"),  # … or nothing did, and nothing fell
)
REASONS = ("imitations", "rubies", "rounds")  # why the game is over
WORDS = {  # how log lines name the words of the notation
    "level": (*LEVEL_NAMES, "two"),
    "side": SIDE_NAMES,
    "gem": (*GEM_NAMES, "nothing"),
    "role": ROLE_NAMES,
    "way": ("left", "right"),
    "card": (*_NUMBERS, "hidden"),
}
assert len(ACTIONS) == SHARE_GEM + GEMS
