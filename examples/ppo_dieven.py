"""A network that learns Dieven! by playing against itself (PPO, numpy only), and is then tried against `greedy`.

    python -m examples.ppo_dieven --minutes 15 --save dieven.npz

It first imitates the rule of thumb for a few rounds: from nothing it would need hours. Then it plays all seats.
"""

from __future__ import annotations

import argparse
import functools

import numpy as np

import larceny
from examples.ppo import (
    EPOCHS,
    MINIBATCH,
    VALUE_WEIGHT,
    Array,
    Experience,
    Network,
    Player,
    interval,
    log_softmax,
    play,
    relative_actions,
    train,
    won_in_batches,
)
from larceny.engine.record import HIDDEN

PLAYERS = 4
KINDS, MONEY, LOOT, PHASES = 13, 6, 26, 9  # kinds of cards, those of money, cards of money, phases of a turn
SWAPPING = (5, 6, 7)  # phases in which a card is taken, picked or put
UNSEEN = MONEY  # among the features: a card that the mover has not seen, which is HIDDEN in observations
EVERYONE = -1  # has seen it: it lies face up


def features(game: larceny.Game, seen: Array, movers: Array) -> Array:
    """Observations as numbers of about 1: own hand, what lies before whom, and what is on the table."""
    fields, rows, n = game.ruleset.State.FIELDS, np.arange(len(seen)), len(seen)

    def field(name: str) -> Array:
        return seen[:, fields[name].start : fields[name].stop].reshape(n, *fields[name].shape)

    def one_hot(values: Array, size: int) -> Array:
        found: Array = (values[:, None] == np.arange(size)).astype(np.float32)
        return found

    me = movers[:, None]
    seats = (me + np.arange(PLAYERS)) % PLAYERS
    lies = np.arange(LOOT) < field("loot_count")[:, None]
    card = np.where(field("loot") == HIDDEN, UNSEEN, field("loot"))
    place = (
        (field("loot_owner") - me) % PLAYERS * 2 * (MONEY + 1) + (field("loot_seen") == EVERYONE) * (MONEY + 1) + card
    )
    width = PLAYERS * 2 * (MONEY + 1)
    loot = np.bincount((rows[:, None] * width + place)[lies], minlength=n * width).reshape(n, width)
    swapping = np.isin(field("phase"), SWAPPING)
    parts = [
        field("hand")[rows, movers],
        one_hot(field("drawn")[rows, movers], KINDS),
        one_hot(field("phase"), PHASES),
        one_hot(np.where(swapping, (field("swap_with") - movers) % PLAYERS, -1), PLAYERS),
        loot,
        field("hand_count")[rows[:, None], seats] / 4,
        field("discard") / 4,
        field("police"),
        np.stack([field("getaway_cars") / 4, field("pile_count") / 20, field("doubles")], axis=1),
    ]
    return np.concatenate([part.astype(np.float32) for part in parts], axis=1)


def new_player(seed: int = 0) -> Player:
    """A player who knows nothing yet."""
    batch = larceny.batch("dieven", n=1, players=PLAYERS)
    look = functools.partial(features, batch.game)
    inputs = look(batch.observations, batch.movers).shape[1]
    network = Network(inputs, batch.game.num_actions, seed=seed)
    return Player(batch.game, network, look, relative_actions(batch.game))


def imitate(network: Network, seen: Experience, rate: float, rng: np.random.Generator) -> float:
    """Come nearer to what a teacher did; how often the network would do the same."""
    same = 0
    for rows in np.array_split(rng.permutation(len(seen.won)), max(1, len(seen.won) // MINIBATCH)):
        logits, values, layers = network.forward(seen.inputs[rows])
        odds = log_softmax(logits + seen.prior[rows])
        d_logits = np.exp(odds)
        d_logits[np.arange(len(rows)), seen.chosen[rows]] -= 1
        d_values = 2 * VALUE_WEIGHT * (values - seen.won[rows])
        same += int((odds.argmax(axis=1) == seen.chosen[rows]).sum())
        network.learn(layers, d_logits / len(rows), d_values / len(rows), rate)
    return same / len(seen.won)


def warm_start(player: Player, rounds: int, games: int, rng: np.random.Generator) -> None:
    """Let the network imitate the rule of thumb."""
    for number in range(rounds):
        seen = play(player, games, seed=number, teacher=True)
        same = max(imitate(player.network, seen, 1e-3, rng) for _ in range(EPOCHS))
    print(f"imitates the rule of thumb in {100 * same:.0f} % of its decisions", flush=True)


def share_won(player: Player, deals: int, seed: int) -> str:
    """What the learner wins against three `greedy`, over deals that it plays once in every seat, as a text."""
    share, reach = interval(won_in_batches(player, deals, seed, range(PLAYERS)))
    return f"{100 * share:.1f} % ± {100 * reach:.1f} of {PLAYERS * deals} against greedy"


def main(minutes: float = 13.0, rounds: int = 100_000, games: int = 2048, deals: int = 1000, save: str = "") -> None:
    """Learn, then play every deal in every seat against three greedy bots."""
    player, rng, played = new_player(), np.random.default_rng(0), 0
    warm_start(player, min(rounds, 10), games, rng)
    for played, _ in train(player, minutes, rounds, games, rng):
        if played % (20 * games) == 0:
            print(f"{played} games: {share_won(player, 250, seed=1)}", flush=True)
    print(f"after {played} games: wins {share_won(player, deals, seed=2)}")
    if save:
        np.savez(save, *player.network.weights)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=13.0)
    parser.add_argument("--save", default="")
    arguments = parser.parse_args()
    main(minutes=arguments.minutes, save=arguments.save)
