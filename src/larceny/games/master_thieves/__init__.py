"""Master Thieves by Czarné (Zoch, 2004), in both of its editions. Our own texts and pictures; not affiliated."""

from larceny.engine.card import Choice, IdentityCard, Number

CARD = IdentityCard(
    title="Master Thieves",
    aim="Slip your imitations into the jewelry box, remember where the true gems lie, and be the one to take them.",
    credit="Czarné, Zoch, 2004",
    players=(2, 3, 4, 5, 6, 7, 8),
    options=(
        Choice("edition", "fr", "en"),
        Choice("box_actions", "edition", "one"),
        Choice("ruby_end", "edition", "on", "off"),
        Number("round_limit", 60, lowest=6, highest=600),
        Choice("memory", "strict", "log", "open"),
    ),
    rules_version=1,
)
