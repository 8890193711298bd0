"""What the tests of this game share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.compiled import compiled_rules


@pytest.fixture
def compiled() -> Iterator[None]:
    """Let matches run compiled: quicker where many are played."""
    with compiled_rules("master_thieves"):
        yield
