"""What a player of Le Casse du Siècle may overlook, as bits (levels.py says who does); each side has its own."""

from __future__ import annotations

# Detectives: that ways out want watching, where the others stand, that the thief has gone on since the last sign of
# him, what cameras and sensors would tell, and that one may walk far.
WAYS_OUT, TEAM_MATES, HE_GOES_ON, ANSWERS, LONG_WALKS = 1, 2, 4, 8, 16

# The thief: what detectives see, where they think that he is, that he may go further than two squares, or than one.
SIGHT, SUSPICION, LONG_WAYS, SECOND_STEP = 32, 64, 128, 256

STROLL = 3  # squares that who does not think of long walks goes at most, unless the thief is in sight
SHORT_WAY, ONE_STEP = 2, 1  # … and a thief, unless he is
