"""Means, and how sure they are: 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from larceny.engine.record import Vector

SURE = 1.96  # standard errors on either side
DOUBT = (0.0, 0.0, 1.0, 1.0)  # imagined results that keep an interval of few shares honest (Agresti and Coull)


@dataclass(frozen=True)
class Interval:
    """A mean, and between which numbers the true one lies, most likely."""

    mean: float
    low: float
    high: float
    count: int

    @property
    def settled(self) -> bool:
        """Whether it is sure to lie on one side of 0."""
        return self.low > 0 or self.high < 0


def of_values(values: Sequence[float] | Vector) -> Interval:
    """The mean of any numbers; with fewer than two nothing is sure."""
    mean = float(np.mean(values))
    reach = SURE * float(np.std(values, ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Interval(mean, mean - reach, mean + reach, len(values))


def within(it: Interval, lowest: float, highest: float) -> Interval:
    """The interval of something that cannot lie beyond these."""
    return Interval(it.mean, max(it.low, lowest), min(it.high, highest), it.count)


def of_shares(values: Sequence[float] | Vector) -> Interval:
    """The mean of numbers from 0 to 1."""
    doubtful = of_values(np.concatenate([values, DOUBT]))
    mean = float(np.mean(values))
    return Interval(mean, min(mean, max(doubtful.low, 0.0)), max(mean, min(doubtful.high, 1.0)), len(values))
