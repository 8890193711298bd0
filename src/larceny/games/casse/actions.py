"""§8 Action numbers and their notation: players' actions, chance's outcomes, what the others read, events."""

from __future__ import annotations

from larceny.engine.events import NUMBER, SEAT, Event

from .board import CAMERAS, COLOUR_NAMES, INNER, NUMBERS, OPENINGS, SQUARES
from .board import NAMES as SQUARE_NAMES
from .museum import OPENING_NAMES

LENS_NAMES = ("straight", "diagonal")
LOCK_NAMES = ("open", "closed")
FACE_NAMES = ("eye", "scan", "sensor")  # of the look die

# Players' actions. What is done turn by turn comes first: Python has the numbers up to 256 ready-made.
MOVE_TO = 0  # + square
MOVE_AND_TRY = MOVE_TO + SQUARES  # + opening
ANSWER = MOVE_AND_TRY + OPENINGS
DISCONNECT = ANSWER + 1
WALK_TO = DISCONNECT + 1  # + square
LOOK_EYES = WALK_TO + SQUARES
LOOK_CAMERA = LOOK_EYES + 1  # + camera
LOOK_SCAN = LOOK_CAMERA + CAMERAS
LOOK_SENSOR = LOOK_SCAN + 1
NO_LOOK = LOOK_SENSOR + 1
PLACE_LOCK = NO_LOOK + 1  # + 2 × opening, + 1 if closed
PLACE_ART = PLACE_LOCK + 2 * OPENINGS  # + square
PLACE_CAMERA = PLACE_ART + SQUARES  # + 2 × square, + 1 if diagonal
PLACE_PAWN = PLACE_CAMERA + 2 * SQUARES  # + square
ENTER_BY = PLACE_PAWN + SQUARES  # + opening

# Chance's outcomes.
CHANCE_ART = 0  # + square
CHANCE_CAMERA = CHANCE_ART + SQUARES  # + square
CHANCE_PAWN = CHANCE_CAMERA + SQUARES  # + square
CHANCE_LOCK = CHANCE_PAWN + SQUARES  # + 0 open, 1 closed
CHANCE_ROLL = CHANCE_LOCK + 2  # + 3 × (number - 1) + face
FACES = len(FACE_NAMES)

# What those read who may not know.
PUBLIC = 0  # nobody: the action is known to all
ENTER_MASKED, MOVE_MASKED = 1, 2

ACTIONS = (
    *(f"move {square}" for square in SQUARE_NAMES),
    *(f"move {SQUARE_NAMES[square]} try" for square in INNER),
    "answer",
    "disconnect",
    *(f"walk {square}" for square in SQUARE_NAMES),
    "look eyes",
    *(f"look camera {number + 1}" for number in range(CAMERAS)),
    "look scan",
    "look sensor",
    "no-look",
    *(f"lock {opening} {lock}" for opening in OPENING_NAMES for lock in LOCK_NAMES),
    *(f"art {square}" for square in SQUARE_NAMES),
    *(f"camera {square} {lens}" for square in SQUARE_NAMES for lens in LENS_NAMES),
    *(f"pawn {square}" for square in SQUARE_NAMES),
    *(f"enter {opening}" for opening in OPENING_NAMES),
)
OUTCOMES = (
    *(f"art {square}" for square in SQUARE_NAMES),
    *(f"camera {square} straight" for square in SQUARE_NAMES),
    *(f"pawn {square}" for square in SQUARE_NAMES),
    *(f"lock {lock}" for lock in LOCK_NAMES),
    *(f"roll {number + 1} {face}" for number in range(NUMBERS) for face in FACE_NAMES),
)
MASKED = ("", "enter hidden", "move hidden")

# What follows from an action without being one.
ROUND, SPOTTED, EYES_NOTHING, NO_POWER, CAMERA_GONE, CAMERA_SEES, CAMERA_BLIND, SCAN_NOTHING, COLOUR = range(9)
ART_GONE, NOBODY_THERE, STAYS, LOCK_TURNED, IS_CAUGHT, HAS_ESCAPED, IS_TOO_LATE = range(9, 16)
LAID_ENTRY, LAID_STOP, LAID_LOCK, SCORED, LOCK_CHOSEN = range(16, 21)
EVENTS = (
    Event("round", value=NUMBER, seat=SEAT),  # a round begins; the seat is the thief's
    Event("spotted", square="square"),  # a detective has seen the thief with his own eyes
    Event("eyes-nothing"),  # … or not
    Event("no-power"),  # the answer to a camera, a scan or a sensor
    Event("camera-gone", value=NUMBER),  # it was destroyed and leaves the board
    Event("camera-sees", value=NUMBER),  # it is connected and sees the thief
    Event("camera-blind", value=NUMBER),  # it is connected and does not see him
    Event("scan-nothing"),  # no connected camera sees him
    Event("colour", colour="colour"),  # of the thief's square
    Event("art-gone", square="square"),  # a stolen work leaves the board
    Event("nobody-there", seat=SEAT, square="square"),  # a detective stops where the thief might have been
    Event("stays", seat=SEAT),  # he has rolled, and there is nowhere to walk to
    Event("lock-turned", opening="opening", lock="lock"),
    Event("caught", seat=SEAT, square="square"),
    Event("escaped", seat=SEAT, value=NUMBER),  # with so many works
    Event("too-late", seat=SEAT),  # the turns are used up
    Event("laid-entry", square="square"),  # §6.3 the sheet: the thief came in there,
    Event("laid-stop", value=NUMBER, square="square"),  # … and stopped there after so many turns
    Event("laid-lock", opening="opening", lock="lock"),  # §6.3 a lock that the detectives had chosen
    Event("scored", seat=SEAT, value=NUMBER),
    Event("lock-chosen", opening="opening", lock="lock"),  # §2.3 by a detective, for the detectives
)
REASONS = ("caught", "escaped", "too-late", "rounds")  # why the game is over
WORDS = {  # how log lines name the words of the notation
    "lock": LOCK_NAMES,
    "lens": LENS_NAMES,
    "look": ("eye", "eyes", "camera", "scan", "sensor"),
    "colour": COLOUR_NAMES,
    "attempt": ("try",),
}
PLACE_NAMES = {  # the same in every language; events name a square or an opening, the notation any place
    "square": SQUARE_NAMES,
    "opening": OPENING_NAMES,
    "place": (*OPENING_NAMES, *SQUARE_NAMES, "hidden"),
}
