"""What a bot draws by lot in a contest: a numpy generator for each choice, which compiled matches can follow."""

from __future__ import annotations

import numpy as np

from larceny.engine.chance import next_word, seed_dice
from larceny.engine.desk import Desk, desk_for
from larceny.engine.policy_kernels import STRIDE


class Lots:
    """The generators of one match: a choice's depends on the match's seed, the seat and how often it has chosen."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._desk: Desk = desk_for(1, 1)()

    def generator(self, seat: int, number: int) -> np.random.Generator:
        """The generator for the choice of that number, counted from 0.

        Its state is set outright: numpy's way to make one from a seed would be long to follow.
        """
        seed_dice(self._desk, self.seed, STRIDE * number + seat + 1)
        words = [next_word(self._desk) for _ in range(6)]
        state = [low | high << 32 for low, high in zip(words[::2], words[1::2], strict=True)]
        bits = np.random.SFC64(0)
        bits.state = {
            "bit_generator": "SFC64",
            "state": {"state": np.array([*state, 1], np.uint64)},
            "has_uint32": 0,
            "uinteger": 0,
        }
        return np.random.Generator(bits)
