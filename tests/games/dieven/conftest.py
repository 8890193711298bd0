"""These tests run the rules interpreted: what they reach can be measured, and nothing waits for a compiler."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import larceny


@pytest.fixture(scope="module", autouse=True)
def interpreted() -> Iterator[None]:
    """Let the rules of this game run as plain Python, and put things back for the tests of other folders."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LARCENY_MODE", "python")
        ruleset = larceny.load("dieven").ruleset
        patch.setattr(ruleset, "kernels", ruleset.interpreted)
        yield
