"""A server process whose luck is in our hand: clock and ids stand still, and chance follows a script."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import pytest

from larceny.engine.match import Match
from larceny.engine.seats import CHANCE
from larceny.server import app
from larceny.server import table as tables
from tests.server.processes import FORKS, Server, run
from tests.server.wires import Script, make_lucky_guesses

MOMENT = 1_700_000_000_000


def run_by_script(words: list[str], log: str, draws: list[list[int]]) -> None:
    """In the new process: be `larceny`, with these outcomes of chance, one list for each table that begins."""
    patch = pytest.MonkeyPatch()
    make_lucky_guesses(patch)
    patch.setattr(app.RealWorld, "now", lambda world: MOMENT)
    patch.setattr(tables, "play_chance", Deck(draws).play_chance)
    run(words, log)


class Deck:
    """Stands for the dealer of every table; they are played one after the other."""

    def __init__(self, draws: Iterable[list[int]]) -> None:
        self.draws = iter(draws)
        self.left: Iterator[int] = iter(())

    def play_chance(self, match: Match, dealer: object, drawn: int) -> list[str]:
        if not match.history:
            self.left = iter(next(self.draws))
        texts = []
        while match.movers() == (CHANCE,):
            match.play_id(CHANCE, number := next(self.left))
            texts.append(match.game.ruleset.outcomes[number])
        return texts


class ScriptedServer(Server):
    """A real process, on a real port, with a real database."""

    def __init__(self, folder: Path, scripts: Iterable[Script]) -> None:
        self.draws = [[number for seat, number in script if seat == CHANCE] for script in scripts]
        super().__init__(folder, "--interpreted")

    def forked(self, words: list[str]) -> ForkServerProcess:
        return FORKS.Process(target=run_by_script, args=(words, str(self.log), self.draws), daemon=True)


@contextmanager
def world(folder: Path, scripts: Iterable[Script]) -> Iterator[ScriptedServer]:
    """A server on which these scripts are played in this order, killed in any case."""
    server = ScriptedServer(folder, scripts)
    try:
        yield server
        assert server.faults() == []
    finally:
        server.kill()
