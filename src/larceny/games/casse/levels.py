"""How well bots of each level play Le Casse du Siècle: how exactly they keep track, and how near the best they play.

A master looks ahead besides.
"""

from __future__ import annotations

from larceny.engine.level import Level

LEVELS = {
    "novice": Level("Gaston", face="night-guard", recall=0.0, wavers=8.0),
    "regular": Level("Irène", face="inspector", recall=0.3, wavers=4.0),
    "expert": Level("Colette", face="commissioner"),
    "master": Level("Ombre", face="phantom", simulations=4000, considers=12),
}
