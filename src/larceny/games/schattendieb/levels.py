"""How well bots of each level play Der Schattendieb."""

from __future__ import annotations

from larceny.engine.level import Level
from larceny.games.schattendieb.policy import COME_TOGETHER, HANDS_ARE_LOST, PILE_LOW, THEY_CANCEL, THEY_CLOSE

LEVELS = {
    "novice": Level(
        "Emil",
        others=("Gustl", "Trude", "Hansi"),
        face="guest",
        overlooks=THEY_CLOSE | PILE_LOW | THEY_CANCEL | COME_TOGETHER | HANDS_ARE_LOST,
        wavers=1.0,
    ),
    "regular": Level(
        "Lotte",
        others=("Anton", "Greta", "Fritz"),
        face="bellboy",
        overlooks=THEY_CLOSE | PILE_LOW | COME_TOGETHER,
        wavers=1.5,
    ),
    "expert": Level("Baron Stein", others=("Doktor Falk", "Frau von Rhein", "Konsul Adler"), face="collector"),
    "master": Level("Mina", others=("Corvin", "Selma", "Jost"), face="shadow", simulations=1000, practised=300),
}
