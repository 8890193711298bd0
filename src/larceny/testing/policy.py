"""The rule of thumb: a word for each reason, the same in both modes and in all worlds that its seat deems possible."""

from __future__ import annotations

import random

from larceny.engine.desk import Desk, offer
from larceny.engine.game import Game
from larceny.engine.kernel_set import Kernels
from larceny.engine.match import Match
from larceny.engine.record import Vector
from larceny.engine.seats import CHANCE
from larceny.testing.play import seeds, wander


def check_policy(game: Game, games: int, seed: int = 0) -> None:
    """Values and reasons agree in both modes, and are the same in a world that the seat cannot exclude.

    They are made of what the seat sees: nothing hidden is there to be looked at, unless the redactor lets it through.
    """
    ruleset = game.ruleset
    assert ruleset.has_policy, "the game has no policy.py"
    for reason in ruleset.policy.reasons:
        assert ruleset.texts.has("en", reason), f"a reason without words: {reason}"
    for number in seeds(game, games, seed):
        dice = random.Random(number)
        for match in wander(game, number, by_hand=True):
            for seat in match.movers():
                if seat != CHANCE:
                    _check_ratings(match, seat, dice.getrandbits(60), dice.getrandbits(3))


def _check_ratings(match: Match, seat: int, seed: int, overlooks: int) -> None:
    game, legal = match.game, match.legal_ids(seat)
    seen = match.redacted(seat)
    ratings = [
        rated(game, run, seen, seat, legal, overlooks) for run in (game.ruleset.interpreted, game.ruleset.compiled())
    ]
    assert ratings[0] == ratings[1], "the modes rate moves differently"
    assert all(0 <= reason < len(game.ruleset.policy.reasons) for _, reason in ratings[0]), "a reason that there is not"
    world = game.imagine(match.seen(seat), seat, seed)
    other = rated(game, game.ruleset.compiled(), game.redacted(world.vector, seat), seat, legal, overlooks)
    assert other == ratings[0], "a world that the seat cannot exclude is rated differently"


def rated(game: Game, run: Kernels, seen: Vector, seat: int, legal: list[int], overlooks: int) -> list[tuple[int, int]]:
    """What the policy says of actions to a seat that sees this: values and reasons."""
    ruleset = game.ruleset
    desk: Desk = ruleset.Desk()
    desk.overlooks = overlooks
    for action in legal:
        offer(desk, action)
    run.weigh_up(run.pane(ruleset.State, seen.copy()), run.pane(ruleset.Desk, desk.vector), seat)
    return [(desk.values[place], desk.reasons[place]) for place in range(desk.count)]
