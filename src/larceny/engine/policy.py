"""What a game's policy.py says, and what holds where it says nothing: all of it is optional."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from larceny.engine import usual
from larceny.engine.binding import Rule
from larceny.engine.sight import Sight

UNSAID: dict[str, Rule] = {
    "appraise": usual.appraise_nothing,
    "enough": usual.never_enough,
    "worth": usual.share_of_win,
}


class Policy:
    """A game's rule of thumb for players who go by what they see."""

    def __init__(self, module: ModuleType | None) -> None:
        self.promised: dict[str, Rule] = {name: getattr(module, name, rule) for name, rule in UNSAID.items()}
        self.rates = hasattr(module, "appraise")  # whether some actions seem better to it than others
        self.reasons: tuple[str, ...] = getattr(module, "REASONS", ("why-any",))
        # Of the choice at hand: whether who can be read loses; whether it is worth a thought; whether what others
        # choose at the same time tells how well they play.
        self.mixes: Callable[[Sight], bool] = getattr(module, "mixes", lambda seen: False)
        self.ponders: Callable[[Sight], bool] = getattr(module, "ponders", lambda seen: True)
        self.telling: Callable[[Sight], bool] = getattr(module, "telling", lambda seen: False)
        self.reads_others = hasattr(module, "telling")
