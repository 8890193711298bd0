"""§6 Action numbers and their notation: players' actions, chance's outcomes, what the others read, events."""

from __future__ import annotations

from larceny.engine.events import NUMBER, SEAT, Event
from larceny.games.schattendieb.cards import FACES, JEWELS, KIND_NAMES, NAMES, SEATS

# Players' actions.
PLAY_CARD = 0  # + card
STEAL_FROM = PLAY_CARD + FACES  # + seat
ADD_JEWEL = STEAL_FROM + SEATS  # + card
DONE = ADD_JEWEL + JEWELS

# Chance's outcomes.
DEAL_CARD = 0  # + card
DRAW_CARD = DEAL_CARD + FACES  # + card

# What those read who may not know the card.
PUBLIC = 0  # nobody: the action is known to all
DEAL_MASKED, DRAW_MASKED = 1, 2

ACTIONS = (
    *(f"play {card}" for card in NAMES),
    *(f"steal p{seat + 1}" for seat in range(SEATS)),
    *(f"add {card}" for card in NAMES[:JEWELS]),
    "done",
)
OUTCOMES = (*(f"deal {card}" for card in NAMES), *(f"draw {card}" for card in NAMES))
MASKED = ("", "deal hidden", "draw hidden")

# What follows from an action without being one.
ROUND, CANCELLED, TOOK, EMPTY_HANDED, CLOSED, STAYS_OPEN, USED_UP, LAST_OPEN, ALL_CLOSE, NO_CARDS, SCORED = range(11)
EVENTS = (
    Event("round", value=NUMBER),  # a round begins
    Event("cancelled", value=NUMBER),  # all jewels of this value are discarded
    Event("took", seat=SEAT, player=SEAT),  # a thief took the only jewel there was for it
    Event("empty-handed", seat=SEAT),  # … or found none
    Event("closed", seat=SEAT, value=NUMBER),  # a safe is closed, with jewels of this value
    Event("stays-open", seat=SEAT),  # … or could not be
    Event("used-up"),  # the draw pile
    Event("last-open", seat=SEAT),  # §4.1 ends the round
    Event("all-close"),  # §4.2 does
    Event("no-cards"),  # §4.3 does
    Event("scored", seat=SEAT, value=NUMBER),
)
REASONS = ("rounds",)  # why the game is over
WORDS = {"card": (*KIND_NAMES, "safe", "thief", "shadow", "hidden")}  # how log lines name the words of the notation
