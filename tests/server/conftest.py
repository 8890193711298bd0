"""A server that several tests share: nobody's limits are in the way, bots answer at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from larceny import library
from tests.server.processes import Server, serving

STRANGERS = ("tests.server.pairs",)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The shared server; at the end its log must hold no fault."""
    for package in STRANGERS:
        library.find(package)
    games = [f"--game={package}" for package in STRANGERS]
    with serving(tmp_path_factory.mktemp("server"), *games, "--log-level=debug") as shared:
        yield shared
        assert shared.is_alive()
        assert shared.faults() == []


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody longer than a second."""
    with serving(tmp_path_factory.mktemp("impatient"), away_seconds=1) as hasty:
        yield hasty
        assert hasty.faults() == []
