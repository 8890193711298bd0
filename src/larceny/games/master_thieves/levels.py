"""How well bots of each level play Master Thieves: that is, how well they remember. The best look ahead besides."""

from __future__ import annotations

from larceny.engine.level import Level

LEVELS = {
    "novice": Level("Tilly", others=("Barney", "Maud", "Ned"), face="tourist", recall=0.76),
    "regular": Level("Victor", others=("Rosa", "Sid", "Hazel"), face="burglar", recall=0.84),
    "expert": Level("Cleo", others=("Felix", "Minka", "Tom"), face="cat", simulations=180, recall=0.865),
    "master": Level("Octave", others=("Ambrose", "Sibylle", "Lucian"), face="master", simulations=400, recall=0.9),
}
