"""Bots at tables: they think in threads of their own, see what their seat sees, and end in time."""

from __future__ import annotations

import math
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from larceny import library
from larceny.bots.bot import Bot, make_bot, usual_level
from larceny.bots.search import SearchBot
from larceny.bots.thumb import best
from larceny.engine.match import Match

Found = TypeVar("Found")
PATIENCE = 1.0  # seconds that a bot may search
TOO_SHORT = 0.03  # seconds: who has no more goes by the rule of thumb, which is better than a few games looked ahead


@dataclass(frozen=True)
class ThinkingTime:
    """How long a bot may look ahead: so many seconds, and no longer than to a time of time.monotonic()."""

    seconds: float = PATIENCE
    until: float = math.inf

    def left(self) -> float:
        """What is left of it now."""
        return min(self.seconds, self.until - time.monotonic())


class Head:
    """What a bot has in mind. It thinks about one question at a time, in whatever thread."""

    def __init__(self, game: str, level: str) -> None:
        self.bot: Bot = library.bot(game, level, seconds=PATIENCE)
        self.heard = 0  # events that it has taken in
        self._rng = np.random.default_rng(secrets.randbits(128))
        self._lock = threading.Lock()

    def answer(
        self,
        first: int,
        events: Sequence[Mapping[str, Any]],
        view: Mapping[str, Any],
        legal: Sequence[str],
        allowed: ThinkingTime,
    ) -> str:
        """Take in what is new of these events, which begin with the number `first`, and choose."""
        with self._lock:
            self.bot.see(events[self.heard - first :])
            self.heard = max(self.heard, first + len(events))
            if isinstance(self.bot, SearchBot):
                left = allowed.left()
                if left < TOO_SHORT and self.bot.ruleset.has_thumb:
                    return legal[best(self.bot.thumb.rate(view, legal), 1)[0]]
                self.bot.seconds = max(left, TOO_SHORT)
            return self.bot.choose(view, legal, self._rng)


class Thinker:
    """One bot on one seat of one table. It never gets the match, only what its seat may know."""

    def __init__(self, game: str, seat: int, level: str) -> None:
        self.game, self.seat, self.level = game, seat, level
        self._head = Head(game, level)
        self._told = 0

    def question(self, match: Match, allowed: ThinkingTime) -> Callable[[], str]:
        """What is asked of it now, ready to be carried to another thread."""
        count = match.event_count(self.seat)
        if count < self._told:  # something was taken back: it forgets, and hears all anew
            self._head = Head(self.game, self.level)
        self._told = count
        head, first = self._head, self._head.heard
        events, view, legal = match.events(self.seat, first), match.view(self.seat), match.legal(self.seat)
        return lambda: head.answer(first, events, view, legal, allowed)

    def stop(self) -> None:
        """Nobody waits for its answer any more."""
        if isinstance(self._head.bot, SearchBot):
            self._head.bot.stop()


def stand_in(match: Match, seat: int) -> Callable[[], str]:
    """The question for one who plays at once and by rule of thumb, where another has not answered."""
    ruleset, events = match.game.ruleset, match.events(seat)
    view, legal = match.view(seat), match.legal(seat)

    def answer() -> str:
        bot = make_bot(ruleset, usual_level(ruleset))
        bot.see(events)
        return bot.choose(view, legal, np.random.default_rng(secrets.randbits(128)))

    return answer


class Thinking:
    """The threads in which bots think, bounded in number, and one for those who stand in for them."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="larceny-bot")
        self._reserve = ThreadPoolExecutor(1, thread_name_prefix="larceny-stand-in")
        self._open: set[Future[Any]] = set()

    def rounds(self, more: int) -> int:
        """How many questions come to each thread, with so many more than there are."""
        return max(math.ceil((len(self._open) + more) / self.threads), 1)

    def ask(self, question: Callable[[], Found]) -> Future[Found]:
        """Have a question answered when a thread is free."""
        answer = self._pool.submit(question)
        self._open.add(answer)
        answer.add_done_callback(self._open.discard)
        return answer

    def ask_stand_in(self, question: Callable[[], Found]) -> Future[Found]:
        """Have a question answered soon, however much there is to think about."""
        return self._reserve.submit(question)

    def close(self) -> None:
        """Let go of what is not begun."""
        for pool in (self._pool, self._reserve):
            pool.shutdown(wait=False, cancel_futures=True)
