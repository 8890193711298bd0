"""How well bots of each level play Le Casse du Siècle: how exactly they keep track, and how near the best they play.

A master looks ahead besides.
"""

from __future__ import annotations

from larceny.engine.level import Level

LEVELS = {
    "novice": Level("Gaston", others=("Odile", "Marcel", "Lucie"), face="night-guard", recall=0.0, wavers=8.0),
    "regular": Level("Irène", others=("Basile", "Solange", "Fernand"), face="inspector", recall=0.3, wavers=4.0),
    "expert": Level("Colette", others=("Armand", "Josette", "Hector"), face="commissioner"),
    "master": Level("Ombre", others=("Brume", "Minuit", "Éclipse"), face="phantom", simulations=4000, considers=12),
}
