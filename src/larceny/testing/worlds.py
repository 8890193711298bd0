"""Sampled worlds: never excluded by the view they were sampled from; and the true world is always possible."""

from __future__ import annotations

import random

from larceny.engine.game import Game
from larceny.testing.play import seeds, wander


def check_worlds(game: Game, games: int, seed: int = 0) -> None:
    """A world imagined from a view is lawful and looks the same to its observer."""
    audit = game.ruleset.module("audit")
    others = 0
    for number in seeds(game, games, seed):
        dice = random.Random(number)
        for match in wander(game, number, by_hand=True):
            observer = dice.choice([None, *range(game.players)])
            seen = match.seen(observer)
            world = game.imagine(seen, observer, dice.getrandbits(60))
            flaw = audit.flaw(world)
            assert not flaw, f"an imagined world cannot be: {flaw}"
            again = game.observe(world.vector, observer)
            assert again.vector.tobytes() == seen.vector.tobytes(), "an imagined world looks different"
            others += world.vector.tobytes() != match.state_bytes
    assert others, "nothing but the true world was ever imagined: is nothing hidden?"


def truth_is_imagined(game: Game, seed: int, tries: int = 20_000) -> bool:
    """Whether the true world turns up among the imagined ones, at a point where few are possible."""
    for match in wander(game, seed, by_hand=True):
        for observer in range(game.players):
            seen = match.seen(observer)
            worlds = {game.imagine(seen, observer, roll).vector.tobytes() for roll in range(40)}
            if 1 < len(worlds) < 20:
                truth = match.state_bytes
                return any(game.imagine(seen, observer, roll).vector.tobytes() == truth for roll in range(tries))
    return True
