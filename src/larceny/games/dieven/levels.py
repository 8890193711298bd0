"""How well bots of each level play Dieven!"""

from __future__ import annotations

from larceny.engine.level import Level
from larceny.games.dieven.policy import FACE_DOWN, POLICE_NEAR, THE_RICHEST

LEVELS = {
    "novice": Level(
        "Pim",
        others=("Teun", "Fleur", "Siem"),
        face="pickpocket",
        overlooks=FACE_DOWN | POLICE_NEAR | THE_RICHEST,
        wavers=14.0,
    ),
    "regular": Level(
        "Roos", others=("Joep", "Saar", "Daan"), face="burglar", overlooks=FACE_DOWN | POLICE_NEAR, wavers=4.5
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
