"""How much memory is worth: `python -m bench.strength.recall` plays for a table in docs/bots.md."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import larceny
from bench import kept
from bench.strength.series import version
from larceny.bots.seated import Seated

FILE = kept.RESULTS / "recall.json"
LEVELS = (0.0, 0.3, 0.5, 0.7, 0.85, 0.95, 1.0)
GAMES = 100


def win_share(level: float, others: str, games: int, edition: str = "fr") -> float:
    """How often a greedy bot that remembers so well wins at a table of four."""
    won = 0.0
    game = larceny.load("master_thieves", 4, edition=edition)
    for seed in range(games):
        bots = [larceny.bot("master_thieves", others) for _ in range(4)]
        bots[seed % 4] = larceny.bot("master_thieves", "greedy", recall=level)
        seated = [Seated(bot, seat) for seat, bot in enumerate(bots)]
        match, rng = game.start(seed), np.random.default_rng(seed)
        while movers := match.movers():
            seated[movers[0]].act(match, rng)
        assert match.outcome is not None
        won += match.outcome.share(seed % 4)
    return won / games


def recall_table(lines: Sequence[kept.Line]) -> str:
    """What each level of memory wins."""
    rows = [f"| {one['recall']} | {one['share']:.0%} |" for one in lines]
    return "\n".join(["| `recall` | wins against three random bots |", "|--:|--:|", *rows])


def main() -> None:
    """Measure level by level."""
    larceny.load("master_thieves").ruleset.use("compiled")
    for level in LEVELS:
        share = round(win_share(level, "random", GAMES), 4)
        kept.keep(FILE, {"recall": level, "share": share, "games": GAMES, "version": version()}, same=["recall"])
        print(f"{level}: {share:.0%}", flush=True)


if __name__ == "__main__":
    main()
