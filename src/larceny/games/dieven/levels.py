"""How well bots of each level play Dieven!"""

from __future__ import annotations

from larceny.engine.level import Level
from larceny.games.dieven.policy import FACE_DOWN, GIFTS_STAY, HANDS_ARE_LOST, POLICE_FOR_ONESELF, POLICE_NEAR

LEVELS = {
    "novice": Level(
        "Pim",
        others=("Teun", "Fleur", "Siem"),
        face="pickpocket",
        overlooks=FACE_DOWN | HANDS_ARE_LOST | POLICE_FOR_ONESELF | GIFTS_STAY,
        wavers=0.8,
    ),
    "regular": Level(
        "Roos",
        others=("Joep", "Saar", "Daan"),
        face="burglar",
        overlooks=FACE_DOWN | POLICE_NEAR | HANDS_ARE_LOST,
        wavers=1.5,
    ),
    "expert": Level("Bram", others=("Wim", "Truus", "Koos"), face="fence"),
    "master": Level(
        "Madame Noor",
        others=("Meneer Vos", "Tante Bep", "De Graaf"),
        face="mastermind",
        simulations=5000,
        practised=600,
    ),
}
