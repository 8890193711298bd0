"""How well bots of each level play Dieven!"""

from __future__ import annotations

from larceny.engine.level import Level
from larceny.games.dieven.policy import FACE_DOWN, POLICE_NEAR

LEVELS = {
    "novice": Level("Pim", face="pickpocket", overlooks=FACE_DOWN | POLICE_NEAR, wavers=1.5),
    "regular": Level("Roos", face="burglar", overlooks=FACE_DOWN, wavers=0.5),
    "expert": Level("Bram", face="fence", simulations=100),
    "master": Level("Madame Noor", face="mastermind", simulations=4000),
}
