"""A small game of somebody else's, to test what ours have not: teams."""

from larceny.engine.card import IdentityCard, Number

CARD = IdentityCard(
    title="Pairs",
    aim="Say together more than the others do.",
    credit="a test",
    players=(4,),
    options=(Number("rounds", 2, lowest=1, highest=9),),
    rules_version=1,
)
