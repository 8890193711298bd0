"""§1 The box: 105 cards, and an open safe for each player.

A card is a number: a jewel's is `kind * VALUES + value - 1`; then come the closed safes, then the thieves.
"""

from __future__ import annotations

SEATS = 7  # §1.1 at most

# §1.2 Jewels: four kinds, each value from 1 to 10 twice.
KIND_NAMES = ("necklace", "ring", "watch", "tiara")
KINDS = len(KIND_NAMES)
VALUES = 10
JEWELS = KINDS * VALUES  # cards below this number are jewels
COPIES = 2

# §1.3 Closed safes: how many there are of each value.
SAFE_TABLE = {4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1, 13: 1, 14: 1, 15: 1}
SAFES = JEWELS  # the first closed safe
SAFE_VALUES = tuple(SAFE_TABLE)  # of the first closed safe, the next …

# §1.4 Thieves: one per kind of jewel, and the shadow thief.
THIEVES = SAFES + len(SAFE_TABLE)  # + kind
SHADOW = THIEVES + KINDS

NAMES = (
    *(f"{kind} {value}" for kind in KIND_NAMES for value in range(1, VALUES + 1)),
    *(f"safe {value}" for value in SAFE_TABLE),
    *(f"thief {kind}" for kind in KIND_NAMES),
    "thief shadow",
)
FACES = len(NAMES)  # different cards
IN_BOX = (*(JEWELS * (COPIES,)), *SAFE_TABLE.values(), *((KINDS + 1) * (1,)))
CARDS = sum(IN_BOX)

HAND = 4  # §2.1, §3.7
SHORT_HAND = 3  # §3.7 when the pile runs low
NO_CARD = -1
