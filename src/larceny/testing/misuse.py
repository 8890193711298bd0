"""Wrong and absurd input: the right error, and an unchanged match."""

from __future__ import annotations

import random
from typing import Any

from larceny.engine.errors import BadOption, IllegalMove, NotYourTurn
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.seats import CHANCE
from larceny.testing.play import seeds, wander

SEATS: tuple[Any, ...] = (-2, 99, 2**70, -(2**70), None, "0", "p1", 0.0, float("nan"), True, b"0", [0], object())
TEXTS: tuple[Any, ...] = (
    *("", " ", "pass", "p1 stash", "\0", "🂡", "stash\n0", "x" * 10_000_000),
    *(None, 0, -1, 2**70, float("nan"), float("inf"), True, b"stash 0", ["stash 0"], {"a": 1}, object()),
)
SHORT = 400  # characters: no error repeats a long input


def check_misuse(game: Game, games: int, seed: int = 0) -> None:
    """Throw everything at a match at several points of a few games."""
    for number in seeds(game, games, seed):
        dice = random.Random(number)
        for match in wander(game, number):
            if dice.random() < 0.05 or not match.movers():
                _check_at(match)


def _check_at(match: Match) -> None:
    before = match.state_bytes, match.transcript()
    seats = match.movers() or (0,)
    text = match.legal(seats[0])[0] if match.movers() else "nonsense"
    for seat in SEATS:
        _refuses(NotYourTurn, match.play, seat, text)
        _refuses(NotYourTurn, match.play_id, seat, 0)
        _refuses(NotYourTurn, match.undo, seat)
    _refuses(NotYourTurn, match.play, CHANCE, match.game.ruleset.outcomes[0])
    _refuses(NotYourTurn, match.undo, CHANCE)
    for other in set(range(match.game.players)) - set(match.movers()):
        _refuses(NotYourTurn, match.play, other, text)
        assert match.legal(other) == []
    for wrong in TEXTS:
        _refuses(IllegalMove if match.movers() else NotYourTurn, match.play, seats[0], wrong)
    for wrong in (-1, match.game.num_actions, 2**70, None, 1.0, float("nan"), "0", True):
        _refuses(IllegalMove if match.movers() else NotYourTurn, match.play_id, seats[0], wrong)
    for observer in (-1, 99, "0", 1.0, True, object()):
        for look in (match.view, match.events, match.read, match.log, match.text):
            _refuses(NotYourTurn, look, observer)
    for wrong in (-1, 2**63, 1.5, float("nan"), "7", True):
        _refuses(BadOption, match.game.start, wrong)
    assert (match.state_bytes, match.transcript()) == before, "misuse left its mark"


def _refuses(kind: type[Exception], call: Any, *arguments: Any) -> None:
    try:
        call(*arguments)
    except kind as error:
        assert 10 < len(str(error)) < SHORT, f"not a short sentence: {str(error)[:SHORT]}"
        return
    shown = ", ".join(repr(argument)[:40] for argument in arguments)
    raise AssertionError(f"{call.__name__}({shown}) was not refused")
