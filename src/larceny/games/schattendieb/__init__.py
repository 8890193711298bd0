"""Der Schattendieb by Jürgen Grunau (Amigo, 2001). Our own texts and pictures; not affiliated with either."""

from larceny.engine.card import IdentityCard, Number

CARD = IdentityCard(
    title="Der Schattendieb",
    aim="Bring the most precious jewels into your safe, and close it before the others leave you standing.",
    credit="Jürgen Grunau, Amigo, 2001",
    players=(2, 3, 4, 5, 6, 7),
    options=(Number("rounds", 3, lowest=1, highest=10),),
    rules_version=1,
    remarks={2: "remark-two-players"},
)
