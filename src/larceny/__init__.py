"""Heist board games on one fast engine: the public names, nothing else.

The names are loaded when they are first used, so that `larceny --help` need not wait for numpy.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from larceny.games import keys as games  # the name also of the folder: bound here, after that was imported

if TYPE_CHECKING:
    from larceny.bots.bot import Bot as Bot
    from larceny.engine.batch import Batch as Batch
    from larceny.engine.batch import Playouts as Playouts
    from larceny.engine.errors import BadOption as BadOption
    from larceny.engine.errors import BadPosition as BadPosition
    from larceny.engine.errors import BadTranscript as BadTranscript
    from larceny.engine.errors import IllegalMove as IllegalMove
    from larceny.engine.errors import LarcenyError as LarcenyError
    from larceny.engine.errors import NotYourTurn as NotYourTurn
    from larceny.engine.errors import UnknownGame as UnknownGame
    from larceny.engine.game import Game as Game
    from larceny.engine.match import Match as Match
    from larceny.engine.match import Outcome as Outcome
    from larceny.engine.seats import CHANCE as CHANCE
    from larceny.library import batch as batch
    from larceny.library import bot as bot
    from larceny.library import load as load
    from larceny.library import playouts as playouts
    from larceny.library import replay as replay
    from larceny.library import resume as resume

__version__ = "0.1.0"

_HOMES = {
    "larceny.bots.bot": ("Bot",),
    "larceny.engine.batch": ("Batch", "Playouts"),
    "larceny.engine.errors": (
        *("BadOption", "BadPosition", "BadTranscript", "IllegalMove", "LarcenyError"),
        *("NotYourTurn", "UnknownGame"),
    ),
    "larceny.engine.game": ("Game",),
    "larceny.engine.match": ("Match", "Outcome"),
    "larceny.engine.seats": ("CHANCE",),
    "larceny.library": ("batch", "bot", "load", "playouts", "replay", "resume"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = ["games", *_HOME]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'larceny' has no attribute {name!r}")
    value = getattr(importlib.import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
