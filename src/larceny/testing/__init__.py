"""The contract of every game, as checks that anyone who writes a game can run on it.

Each check takes a loaded game, plays it, and raises AssertionError with a sentence when the contract is broken.
"""

from larceny.testing.bots import check_bots
from larceny.testing.goldens import check_golden, check_perft
from larceny.testing.misuse import check_misuse
from larceny.testing.modes import check_modes_agree, check_roll
from larceny.testing.play import check_legal, check_notation, check_random_play, check_replay
from larceny.testing.policy import check_policy
from larceny.testing.practice import check_practice
from larceny.testing.recall import check_recall
from larceny.testing.secrecy import check_masks, check_secrecy
from larceny.testing.views import check_views
from larceny.testing.worlds import check_worlds

__all__ = [
    "check_bots",
    "check_golden",
    "check_legal",
    "check_masks",
    "check_misuse",
    "check_modes_agree",
    "check_notation",
    "check_perft",
    "check_policy",
    "check_practice",
    "check_random_play",
    "check_recall",
    "check_replay",
    "check_roll",
    "check_secrecy",
    "check_views",
    "check_worlds",
]
