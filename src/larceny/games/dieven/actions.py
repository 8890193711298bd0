"""§8 Action numbers and their notation: players' actions, chance's outcomes, what the others read, events."""

from __future__ import annotations

from larceny.engine.events import CARD, NUMBER, SEAT, Event
from larceny.games.dieven.cards import KINDS, MONEY, NAMES, SEATS

# Players' actions.
WAYS = 1 + SEATS  # to play a money card
STASH = 0  # + kind * WAYS
GIVE = 1  # + kind * WAYS + seat
PLAY_POLICE = MONEY * WAYS
PLAY_DOUBLE_POLICE = PLAY_POLICE + 1
PLAY_SIREN = PLAY_POLICE + 2
PLAY_CLEAR = PLAY_POLICE + 3
PLAY_CLEAR_POLICE = PLAY_POLICE + 4
PLAY_CLEAR_DOUBLE = PLAY_POLICE + 5
PLAY_SWAP = PLAY_POLICE + 6
PLAY_DOUBLE_PLAY = PLAY_POLICE + 7
TAKE_UP = PLAY_POLICE + 8  # + seat * MONEY + kind
TAKE_DOWN = TAKE_UP + SEATS * MONEY  # + seat * MONEY + kind
TAKE_HIDDEN = TAKE_DOWN + SEATS * MONEY  # + seat
PUT_UP = TAKE_HIDDEN + SEATS  # + kind
PUT_DOWN = PUT_UP + MONEY  # + kind

# Chance's outcomes.
FIRST = 0  # + seat
DEAL_CARD = FIRST + SEATS  # + kind
DRAW_CARD = DEAL_CARD + KINDS  # + kind
PICK_CARD = DRAW_CARD + KINDS  # + kind

# What those read who may not know the card.
PUBLIC = 0  # nobody: the action is known to all
STASH_MASKED, PUT_MASKED, DEAL_MASKED, DRAW_MASKED, PICK_MASKED = 1, 2, 3, 4, 5
TAKE_MASKED = 6  # + seat

_SEATS = tuple(f"p{seat + 1}" for seat in range(SEATS))
_MONEY = NAMES[:MONEY]

ACTIONS = (
    *(text for card in _MONEY for text in (f"stash {card}", *(f"give {card} {seat}" for seat in _SEATS))),
    *("play police", "play double-police", "play siren"),
    *("play clear", "play clear police", "play clear double-police", "play swap", "play double-play"),
    *(f"take {seat} {card}" for seat in _SEATS for card in _MONEY),
    *(f"take {seat} {card} down" for seat in _SEATS for card in _MONEY),
    *(f"take {seat} hidden" for seat in _SEATS),
    *(f"put {card} up" for card in _MONEY),
    *(f"put {card} down" for card in _MONEY),
)
OUTCOMES = (
    *(f"first {seat}" for seat in _SEATS),
    *(f"deal {card}" for card in NAMES),
    *(f"draw {card}" for card in NAMES),
    *(f"pick {card}" for card in _MONEY),
)
MASKED = (
    *("", "stash hidden", "put hidden", "deal hidden", "draw hidden", "pick hidden"),
    *(f"take {seat} hidden" for seat in _SEATS),
)

# What follows from an action without being one.
LAID, RAID, TURNED_UP, WORTH, CAUGHT, SPARED, MOVED, WHICH, ESCAPE, SCORED = range(10)
EVENTS = (
    Event("laid", seat=SEAT, card=CARD),  # a siren makes a player lay a police car
    Event("raid", police=NUMBER),
    Event("turned-up", seat=SEAT, card=CARD),
    Event("worth", seat=SEAT, value=NUMBER),
    Event("caught", seat=SEAT, value=NUMBER),
    Event("spared"),  # nobody is caught
    Event("moved", player=SEAT, seat=SEAT),  # a swap that left no choice moved a card from player to seat
    Event("which", card=CARD),  # … and this is the card, for those who have seen it; a blind take has its `pick`
    Event("escape", cars=NUMBER),
    Event("scored", seat=SEAT, value=NUMBER),
)
REASONS = ("escape",)  # why the game is over
WORDS = {"card": (*NAMES, "hidden"), "face": ("up", "down")}  # how log lines name the words of the notation
