"""The trivial game for two seats: say 1, 2 or 3 in turn; who reaches the goal wins. As in bench/server/peer/race.js."""

from larceny.engine.card import IdentityCard

CARD = IdentityCard(
    title="Race",
    aim="Be the one who reaches the goal.",
    credit="the benchmark",
    players=(2,),
    options=(),
    rules_version=1,
)
