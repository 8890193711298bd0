"""How well bots of each level play Le Casse du Siècle: how exactly they keep track, and what they do not think of.

A master looks ahead besides. The museum is the thief's: he overlooks more than detectives of his level, so that each
side can win.
"""

from __future__ import annotations

from larceny.engine.level import Level

from .oversights import (
    ANSWERS,
    HE_GOES_ON,
    LONG_WALKS,
    LONG_WAYS,
    SECOND_STEP,
    SIGHT,
    SUSPICION,
    TEAM_MATES,
    WAYS_OUT,
)

LEVELS = {
    "novice": Level(
        "Gaston",
        others=("Odile", "Marcel", "Lucie"),
        face="night-guard",
        recall=0.0,
        overlooks=WAYS_OUT | TEAM_MATES | HE_GOES_ON | ANSWERS | LONG_WALKS | SECOND_STEP,
        wavers_by_team=(0.5, 1.0),
    ),
    "regular": Level(
        "Irène",
        others=("Basile", "Solange", "Fernand"),
        face="inspector",
        recall=0.3,
        overlooks=LONG_WALKS | SIGHT | SUSPICION | LONG_WAYS,
        wavers_by_team=(1.0, 0.5),
    ),
    "expert": Level(
        "Colette",
        others=("Armand", "Josette", "Hector"),
        face="commissioner",
        overlooks=SIGHT | SUSPICION,
        wavers_by_team=(1.0, 0.0),
    ),
    "master": Level(
        "Ombre",
        others=("Brume", "Minuit", "Éclipse"),
        face="phantom",
        simulations=4000,
        considers=12,
        wavers_by_team=(0.14, 0.0),
    ),
}
