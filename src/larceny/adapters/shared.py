"""What the adapters have in common: rewards, masks and observations of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.engine.record import Vector

if TYPE_CHECKING:
    from gymnasium import spaces

Mask = np.ndarray[Any, np.dtype[np.int8]]


def win_shares(match: Match) -> list[float]:
    """For each seat its share of the win: 1 divided among the winners, 0 for all while the game goes on."""
    outcome = match.outcome
    return [0.0 if outcome is None else outcome.share(seat) for seat in range(match.game.players)]


def action_mask(match: Match, seat: int) -> Mask:
    """1 for each action that the seat may take now; all 0 for a seat that may not act."""
    mask = np.zeros(match.game.num_actions, np.int8)
    mask[match.legal_ids(seat)] = 1
    return mask


def observation(match: Match, seat: int | None) -> Vector:
    """What the observer may know, as `larceny.batch` gives it: the redacted record, HIDDEN (-128) for the rest."""
    return match.redacted(seat)


def observation_space(game: Game) -> spaces.Box:
    """The space of such observations, for Gymnasium and PettingZoo."""
    from gymnasium import spaces

    limits = np.iinfo(np.int16)
    return spaces.Box(limits.min, limits.max, (game.ruleset.State.SIZE,), np.int16)
