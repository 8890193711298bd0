"""Le Casse du Siècle (Clue: The Great Museum Caper, Parker 1991). Our own texts and pictures; not affiliated."""

from larceny.engine.card import Choice, IdentityCard, Number, Plan, Seat

from .museum import tidy_map

ALL_DICE = (f"{eye}-{scan}-{6 - eye - scan}" for eye in range(6, -1, -1) for scan in range(7 - eye))
LOOK_DICE = tuple(dict.fromkeys(("4-1-1", *ALL_DICE)))  # eye-scan-sensor, the usual one first

CARD = IdentityCard(
    title="Le Casse du Siècle",
    aim="A thief whom nobody sees steals works of art and slips out again, or the detectives catch him first.",
    credit="Parker Brothers, 1991",
    players=(2, 3, 4, 5, 6, 7),
    options=(
        Choice("version", "short", "long"),
        Choice("until_spotted", "off", "on"),
        Choice("chosen_locks", "off", "on"),
        Choice("setup", "choose", "quick"),
        Number("open_locks", 6, lowest=1, highest=11),
        Choice("look_die", *LOOK_DICE),
        Number("turn_limit", 120, lowest=1, highest=999),
        Seat("first_thief", seats=7),
        Plan("museum", "original", tidy=tidy_map),
    ),
    rules_version=1,
)
