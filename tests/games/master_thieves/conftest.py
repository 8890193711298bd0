"""What the tests of this game share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import larceny


@pytest.fixture
def compiled() -> Iterator[None]:
    """Let matches run compiled: quicker where many are played."""
    ruleset = larceny.load("master_thieves").ruleset
    kept = ruleset.kernels
    ruleset.use("compiled")
    yield
    ruleset.kernels = kept
