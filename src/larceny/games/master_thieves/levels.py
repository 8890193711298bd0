"""How well bots of each level play Master Thieves: that is, how well they remember. A master looks ahead besides."""

from __future__ import annotations

from larceny.engine.level import Level

LEVELS = {
    "novice": Level("Tilly", others=("Barney", "Maud", "Ned"), face="tourist", recall=0.3, wavers=0.5),
    "regular": Level("Victor", others=("Rosa", "Sid", "Hazel"), face="burglar", recall=0.55),
    "expert": Level("Cleo", others=("Felix", "Minka", "Tom"), face="cat", recall=0.75),
    "master": Level("Octave", others=("Ambrose", "Sibylle", "Lucian"), face="master", simulations=1000, recall=0.95),
}
