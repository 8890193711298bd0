"""An approximate best response at Dieven!: how much a player gains who is trained against three copies of one bot.

    python -m examples.best_response greedy --minutes 10 --save response.npz
    python -m examples.best_response master --start response.npz --minutes 0 --deals 100

Whatever it gains over a fair share is a lower bound of what can be gained. It trains against the rule of thumb, which
plays in batches; a bot that looks ahead is too slow for that, and is only met in the end, by what was learnt so.
"""

from __future__ import annotations

import argparse
import math

import numpy as np

import larceny
from examples.ppo_dieven import PLAYERS, Player, new_player, share_won, thumb, train, warm_start

FAIR = 1 / PLAYERS
BY_THUMB = ("greedy", "expert")  # levels that play by the rule of thumb, without errors


def share_of_matches(player: Player, level: str, deals: int, seed: int) -> tuple[float, float]:
    """What the learner wins at a table of any bots, over deals that it plays once in every seat; 95 % either side."""
    won = np.array([[_won(player, level, seed + deal, seat) for seat in range(PLAYERS)] for deal in range(deals)])
    mean = won.mean(axis=1)
    return float(mean.mean()), 1.96 * float(mean.std(ddof=1)) / math.sqrt(deals)


def _won(player: Player, level: str, seed: int, own: int) -> float:
    """The learner's share in the win of one match."""
    match, rng = player.game.start(seed), np.random.default_rng([seed, own])
    bots = [larceny.bot("dieven", level) for _ in range(PLAYERS)]
    while movers := match.movers():
        seat = movers[0]
        if seat == own:
            mask = np.zeros((1, player.game.num_actions), np.int8)
            mask[0, match.legal_ids(seat)] = 1
            match.play_id(seat, int(player.best(match.redacted(seat)[np.newaxis], mask, np.array([seat]))[0]))
        else:
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), rng))
    assert match.outcome is not None
    return (own in match.outcome.winners) / len(match.outcome.winners)


def main(
    level: str = "greedy",
    minutes: float = 10.0,
    rounds: int = 100_000,
    games: int = 8192,
    deals: int = 1000,
    start: str = "",
    save: str = "",
) -> None:
    """Train against three copies of the bot, then play every deal in every seat against them."""
    player, rng = new_player(), np.random.default_rng(0)
    if start:
        with np.load(start) as kept:
            player.network.weights = [kept[name] for name in kept.files]
    else:
        warm_start(player, min(rounds, 10), games, rng)
    played = train(player, minutes, rounds, games, rng, rivals=thumb(rng))
    if level in BY_THUMB:
        share, reach = share_won(player, thumb(rng), deals, seed=2)
    else:
        share, reach = share_of_matches(player, level, deals, seed=2)
    gain = 100 * (share - FAIR)
    of = f"{PLAYERS * deals} games against three {level}"
    print(f"after {played} games: wins {100 * share:.1f} % ± {100 * reach:.1f} of {of}")
    print(f"gains {gain:+.1f} points ± {100 * reach:.1f} over a fair share")
    if save:
        np.savez(save, *player.network.weights)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", nargs="?", default="greedy")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--start", default="", help="weights to begin with, as --save wrote them")
    parser.add_argument("--save", default="")
    main(**vars(parser.parse_args()))
