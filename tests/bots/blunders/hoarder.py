"""A player of Der Schattendieb who closes his safe only if he holds nothing else: so the pile is used up some day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np


class Hoarder:
    """Plays any card but a safe, and adds whatever he can."""

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """It has no memory."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: np.random.Generator) -> str:
        """Any of the legal moves that fill a safe, each equally likely."""
        filling = [text for text in legal if not text.startswith(("play safe ", "done"))] or legal
        return filling[int(rng.random() * len(filling))]
