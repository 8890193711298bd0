"""§1 The box: 52 cards, by kind."""

from __future__ import annotations

SEATS = 6  # §1.1 at most

# Kinds 0 to 3 are money of that value.
RING, HORSESHOE = 4, 5
POLICE, DOUBLE_POLICE = 6, 7
GETAWAY = 8
SIREN, CLEAR, SWAP, DOUBLE_PLAY = 9, 10, 11, 12

NAMES = (
    *("0", "1", "2", "3", "ring", "horseshoe"),
    *("police", "double-police", "getaway"),
    *("siren", "clear", "swap", "double-play"),
)
KINDS = len(NAMES)
MONEY = 6  # the first six kinds are money
IN_BOX = (6, 6, 6, 6, 1, 1, 8, 2, 8, 2, 2, 2, 2)  # §1.2, §1.4, §1.5
CARDS = sum(IN_BOX)
MONEY_CARDS = sum(IN_BOX[:MONEY])

RAID_VALUE = (0, 1, 2, 3, 3, 1)  # §1.3
END_VALUE = (0, 1, 2, 3, 1, 3)  # §1.3
POLICE_FOR_RAID = 4  # §4.2

DEALT = 3  # §2.1
HAND = 4  # §3.1
NO_CARD = -1
