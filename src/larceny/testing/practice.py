"""What practice goes by: flags that there are, the same in both modes and in all worlds that a seat deems possible."""

from __future__ import annotations

import random

import numpy as np

from larceny.engine.batch import FLAGS_OF_ACTION, UNUSED
from larceny.engine.desk import FLAGS, THOUSANDTHS
from larceny.engine.game import Game
from larceny.engine.kernel_set import Kernels
from larceny.engine.match import Match
from larceny.engine.record import Vector
from larceny.engine.seats import CHANCE
from larceny.testing.play import seeds, wander


def check_practice(game: Game, games: int, seed: int = 0) -> None:
    """The flags agree in both modes, have a weight, and are the same in a world that the seat cannot exclude.

    They are made of what the seat sees: nothing hidden is there to be looked at, unless the redactor lets it through.
    """
    assert game.ruleset.practice, "the game has no practice.npz"
    for number in seeds(game, games, seed):
        dice = random.Random(number)
        for match in wander(game, number, by_hand=True):
            for seat in match.movers():
                if seat != CHANCE:
                    _check_flags(match, seat, dice.getrandbits(60), dice.randrange(THOUSANDTHS + 1))


def _check_flags(match: Match, seat: int, seed: int, blind: int) -> None:
    game, legal = match.game, match.legal_ids(seat)
    practice, seen = game.ruleset.practice, match.redacted(seat)
    slow, fast = (
        described(game, run, seen, seat, legal, blind) for run in (game.ruleset.interpreted, game.ruleset.compiled())
    )
    assert slow[0].tolist() == fast[0].tolist(), "the modes describe the table differently"
    assert slow[1].tolist() == fast[1].tolist(), "the modes describe actions differently"
    assert slow[0].max() < len(practice.of_the_table) - 1, "a flag of the table that practice does not know"
    assert slow[1][:, 1:].max() < len(practice.of_an_action), "a flag of an action that practice does not know"
    world = game.imagine(match.seen(seat), seat, seed)
    other = described(game, game.ruleset.compiled(), game.redacted(world.vector, seat), seat, legal, blind)
    alike = [rows.tolist() for rows in other] == [rows.tolist() for rows in slow]
    assert alike, "a world that the seat cannot exclude is described differently"


def described(game: Game, run: Kernels, seen: Vector, seat: int, legal: list[int], blind: int) -> tuple[Vector, Vector]:
    """The flags of the table, as a seat sees it, and those of its legal actions: first each one's number."""
    ruleset = game.ruleset
    masks, turn = np.zeros((1, game.num_actions), np.int8), np.array([[seat, 0]], np.int64)
    masks[0, legal] = 1
    tables = np.full((1, FLAGS), UNUSED, np.int16)
    actions = np.full((len(legal), 1 + FLAGS_OF_ACTION), UNUSED, np.int16)
    shelves = (
        run.shelf(ruleset.State, seen.copy().reshape(1, -1)),
        run.shelf(ruleset.Desk, np.zeros((1, ruleset.Desk.SIZE), np.int64)),
    )
    row, rate = np.zeros(1, np.int64), np.array([blind], np.int64)
    run.batch_flags(*shelves, *map(run.grid, (turn, masks, row, rate, tables, actions)))
    return tables, actions
