"""A tiny game of nobody's: a thief picks a door while the guard does, and neither may always pick the same."""

from larceny.engine.card import IdentityCard

CARD = IdentityCard(
    title="Doors",
    aim="Meet at the front door and the thief wins, at the back and both do; else the guard does.",
    credit="a test",
    players=(2,),
    options=(),
    rules_version=1,
)
