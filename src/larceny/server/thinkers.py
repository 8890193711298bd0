"""Bots at tables: they think in threads of their own, see what their seat sees, and answer at an even pace."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np

from larceny import library
from larceny.bots.bot import Bot
from larceny.engine.match import Match

Found = TypeVar("Found")
PATIENCE = 1.0  # seconds that a bot may search


class Thinker:
    """One bot on one seat of one table. It never gets the match, only what its seat may know."""

    def __init__(self, game: str, seat: int, level: str) -> None:
        self.game, self.seat, self.level = game, seat, level
        self._rng = np.random.default_rng(secrets.randbits(128))
        self._begin()

    def _begin(self) -> None:
        self._bot: Bot = library.bot(self.game, self.level, seconds=PATIENCE)
        self._heard = 0

    def question(self, match: Match) -> Callable[[], str]:
        """What is asked of it now, ready to be carried to another thread."""
        if match.event_count(self.seat) < self._heard:  # something was taken back: it forgets, and hears all anew
            self._begin()
        events = match.events(self.seat, self._heard)
        self._heard += len(events)
        view, legal = match.view(self.seat), match.legal(self.seat)
        return lambda: self._answer(events, view, legal)

    def _answer(self, events: Sequence[Mapping[str, Any]], view: Mapping[str, Any], legal: Sequence[str]) -> str:
        self._bot.see(events)
        return self._bot.choose(view, legal, self._rng)


class Thinking:
    """The threads in which bots think, bounded in number."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="larceny-bot")

    def ask(self, question: Callable[[], Found]) -> Future[Found]:
        """Have a question answered when a thread is free."""
        return self._pool.submit(question)

    def close(self) -> None:
        """Let go of what is not begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)
