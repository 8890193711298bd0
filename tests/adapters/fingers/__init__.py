"""A small game of somebody else's, to test what Dieven! has not: seats that choose at the same time, in secret."""

from larceny.engine.card import IdentityCard, Number

CARD = IdentityCard(
    title="Fingers",
    aim="Show as many fingers as the coin says, while few others do.",
    credit="a test",
    players=(2, 3),
    options=(Number("rounds", 3, lowest=1, highest=9),),
    rules_version=1,
)
