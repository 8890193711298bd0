"""How well bots of each level play Dieven!"""

from __future__ import annotations

from larceny.engine.level import Level
from larceny.games.dieven.policy import FACE_DOWN, POLICE_NEAR, THE_RICHEST

LEVELS = {
    "novice": Level("Pim", face="pickpocket", overlooks=FACE_DOWN | POLICE_NEAR | THE_RICHEST, wavers=9.0),
    "regular": Level("Roos", face="burglar", overlooks=FACE_DOWN | POLICE_NEAR, wavers=3.0),
    "expert": Level("Bram", face="fence"),
    "master": Level("Madame Noor", face="mastermind", simulations=6000, considers=8),
}
