"""Recall: a view holds all that its observer may know, so that bots need nothing else."""

from __future__ import annotations

import json
import random

from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.record import Record
from larceny.engine.seats import CHANCE
from larceny.testing.play import seeds, wander

LOOKING = 3  # observers at each moment, any of them


def check_recall(game: Game, games: int, seed: int = 0) -> None:
    """Whenever players choose: the record made from anybody's view is the one that the view was made from.

    Fields that belief.py names as FORGOTTEN may differ: then the same world, played on alike, must go on alike.
    """
    everybody = (None, *range(game.players))
    for number in seeds(game, games, seed):
        dice = random.Random(number)
        for match in wander(game, number):
            if not match.movers() or match.movers() == (CHANCE,):
                continue
            for observer in dice.sample(everybody, min(LOOKING, len(everybody))):
                recalled, seen = _recalled(match, observer), match.seen(observer)
                _compare(game, recalled, seen)
                differs = recalled.vector.tobytes() != seen.vector.tobytes()
                if observer in match.movers() and differs and dice.random() < 0.3:
                    _play_on(game, recalled, seen, observer, dice.getrandbits(60))


def _recalled(match: Match, observer: int | None) -> Record:
    recalled: Record = match.game.recall(json.loads(json.dumps(match.view(observer))))
    return recalled


def _compare(game: Game, recalled: Record, seen: Record) -> None:
    forgotten = getattr(game.ruleset.module("belief"), "FORGOTTEN", ())
    for name, field in game.ruleset.State.FIELDS.items():
        one, other = (record.vector[field.start : field.stop].tolist() for record in (recalled, seen))
        assert one == other or name in forgotten, f"{name} is recalled as {one}, but {other} was seen"


def _play_on(game: Game, recalled: Record, seen: Record, observer: int, seed: int) -> None:
    """Imagine a world from each with the same dice, and play both to the end with the same choices."""
    worlds = [game.imagine(record, observer, seed).vector for record in (recalled, seen)]
    one, other = (Match(game, seed, world) for world in worlds)
    dice = random.Random(seed)
    while one.movers():
        seat = dice.choice(one.movers())
        assert other.legal(seat) == one.legal(seat), "what is forgotten changes what is legal"
        text = dice.choice(one.legal(seat))
        for match in (one, other):
            match.play(seat, text)
        assert one.view(seat) == other.view(seat), "what is forgotten changes what is seen"
    assert one.outcome == other.outcome, "what is forgotten changes the end"
