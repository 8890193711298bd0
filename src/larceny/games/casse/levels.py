"""How well bots of each level play Le Casse du Siècle: how exactly they keep track, and how near the best they play."""

from __future__ import annotations

from larceny.engine.level import Level

LEVELS = {
    "novice": Level("Gaston", face="night-guard", recall=0.0, wavers=3.0),
    "regular": Level("Irène", face="inspector", recall=0.3, wavers=1.5),
    "expert": Level("Colette", face="commissioner", recall=0.7, wavers=0.6),
    "master": Level("Ombre", face="phantom", recall=1.0),
}
