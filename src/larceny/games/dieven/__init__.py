"""Dieven! by Richard de Rijk (999 Games, 2015). Our own texts and pictures; not affiliated with either."""

from larceny.engine.card import Choice, IdentityCard, Number

CARD = IdentityCard(
    title="Dieven!",
    aim="Get away with the biggest loot, but never be the richest thief when the police come.",
    credit="Richard de Rijk, 999 Games, 2015",
    players=(3, 4, 5, 6),
    options=(
        Choice("siren", "others", "everyone"),
        Choice("clear", "all", "one"),
        Choice("raid_tie", "all", "none"),
        Choice("reshuffle", "all", "loot"),
        Number("getaways", 7, lowest=1, highest=8),
    ),
    rules_version=1,
)
