"""How well bots of each level play Le Casse du Siècle: how exactly they keep track, and how near the best they play.

A master looks ahead besides. The museum is the thief's: he wavers more than detectives of his level, so that each side
can win.
"""

from __future__ import annotations

from larceny.engine.level import Level

LEVELS = {
    "novice": Level(
        "Gaston", others=("Odile", "Marcel", "Lucie"), face="night-guard", recall=0.0, wavers_by_team=(15.0, 8.0)
    ),
    "regular": Level(
        "Irène", others=("Basile", "Solange", "Fernand"), face="inspector", recall=0.3, wavers_by_team=(6.5, 4.0)
    ),
    "expert": Level("Colette", others=("Armand", "Josette", "Hector"), face="commissioner", wavers_by_team=(4.0, 0.0)),
    "master": Level(
        "Ombre",
        others=("Brume", "Minuit", "Éclipse"),
        face="phantom",
        simulations=4000,
        considers=12,
        wavers_by_team=(0.14, 0.0),
    ),
}
