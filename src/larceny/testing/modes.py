"""Interpreted and compiled rules agree in every byte."""

from __future__ import annotations

import random

from larceny.engine.chance import seed_dice
from larceny.engine.desk import Desk
from larceny.engine.game import Game
from larceny.engine.kernel_set import Kernels
from larceny.engine.match import Match
from larceny.engine.seats import CHANCE
from larceny.engine.usual import roll_by_odds
from larceny.testing.play import seeds, wander


def check_modes_agree(game: Game, games: int, seed: int = 0) -> None:
    """The same actions give the same bytes of state, dice and legal lists in both modes."""
    ruleset = game.ruleset
    slow, fast = ruleset.interpreted, ruleset.compiled()
    kept = ruleset.kernels
    try:
        for number in seeds(game, games, seed):
            _lockstep(game, number, slow, fast)
    finally:
        ruleset.kernels = kept


def _lockstep(game: Game, seed: int, slow: Kernels, fast: Kernels) -> None:
    dice = random.Random(seed)
    matches = [_start(game, seed, run) for run in (slow, fast)]
    while matches[0].movers():
        seat = dice.choice(matches[0].movers())
        number = dice.choice(matches[0].legal_ids(seat))
        for match, run in zip(matches, (slow, fast), strict=True):
            game.ruleset.kernels = run
            match.play_id(seat, number)
        _compare(*matches)


def _start(game: Game, seed: int, run: Kernels) -> Match:
    game.ruleset.kernels = run
    return game.start(seed=seed if seed % 3 else None)


def _compare(one: Match, other: Match) -> None:
    assert one.state_bytes == other.state_bytes, f"the modes differ after {one.ply} actions"
    assert one.history == other.history, "chance rolled differently"
    assert one.movers() == other.movers()
    for seat in one.movers():
        assert one.legal_ids(seat) == other.legal_ids(seat), "the modes list other actions"


def check_roll(game: Game, games: int, seed: int = 0) -> None:
    """A game's own way to roll for chance gives the same outcome, from the same dice, as its odds do."""
    ruleset = game.ruleset
    if ruleset.promised["roll"] is roll_by_odds:
        return  # the game has none of its own
    own, by_odds = ruleset.bound("roll"), ruleset.binder().twin(roll_by_odds)
    for number in seeds(game, games, seed):
        for ply, match in enumerate(wander(game, number, by_hand=True)):
            if match.movers() == (CHANCE,):
                state = ruleset.State(match.laid_open())
                rolled = [_rolled(ruleset.Desk(), way, state, number * 1000 + ply) for way in (own, by_odds)]
                assert rolled[0] == rolled[1], f"rolled {rolled[0]}, but the odds give {rolled[1]}"


def _rolled(desk: Desk, way: object, state: object, seed: int) -> tuple[int, bytes]:
    assert callable(way)
    seed_dice(desk, seed, 0)
    return way(state, desk), bytes(desk.vector[:4])
