"""The back-end `processes`: matches are played by worker processes, and come back in their own order.

A match depends on nothing but its number, so it does not matter who plays it, or how often. A worker that dies is
replaced and its match is played again.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

from larceny.arena.trouble import Trouble
from larceny.engine.errors import LarcenyError

Played = dict[str, Any]  # what is kept of a match (of a tournament: JSON-ready), or of a portion of a survey
LIVES = 3  # workers that one match may cost
GRACE = 2.0  # seconds in which a worker may end by itself


class Series(Protocol):
    """Matches that are known by their numbers."""

    def prepare(self, matches: int) -> None:
        """Do what takes long once in a process, if so many matches are to come.

        What it leaves on the disk the next process finds there.
        """

    def play(self, number: int) -> Played:
        """Play one of them; the same number gives the same in any process."""

    def close(self) -> None:
        """End the programs that were started to play."""


def play_all(series: Series, numbers: range, workers: int) -> Iterator[Played]:
    """Play these matches and give what came of them, in order."""
    series.prepare(len(numbers))
    crew = Crew(series, numbers, workers)
    try:
        yield from crew.played()
    finally:
        crew.end()


class Worker:
    """One process and the match that it is playing."""

    def __init__(self, series: Series, matches: int, number: int) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy threads that compile in the middle
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(series, matches, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.give(number)

    def give(self, number: int) -> None:
        """Let it play this match."""
        self.number = number
        with contextlib.suppress(OSError):  # if it is dead, whoever waits for its answer will hear
            self.line.send(number)

    def answer(self) -> Played | LarcenyError | None:
        """What came of its match; None if it has died."""
        try:
            answered: Played | LarcenyError = self.line.recv()
        except (EOFError, OSError):
            return None
        return answered

    def end(self) -> None:
        """Hang up, upon which it ends; if it is too busy to hear that, end it: it has nothing to lose."""
        self.line.close()
        self.process.join(GRACE)
        self.process.kill()
        self.process.join()
        self.process.close()


class Crew:
    """The workers, what is still to be played, and what came too early."""

    def __init__(self, series: Series, numbers: range, workers: int) -> None:
        self.series, self.numbers = series, numbers
        self.due = deque(numbers)
        self.early: dict[int, Played] = {}
        self.lost: Counter[int] = Counter()
        self.workers: dict[Connection, Worker] = {}
        for _ in range(min(workers, len(numbers))):
            self._hire(self.due.popleft())

    def played(self) -> Iterator[Played]:
        """All matches, each as soon as those before it are there."""
        for number in self.numbers:
            while number not in self.early:
                for line in wait([*self.workers]):
                    assert isinstance(line, Connection)
                    self._hear(self.workers[line])
            yield self.early.pop(number)

    def end(self) -> None:
        """Let all workers go."""
        for worker in self.workers.values():
            worker.end()
        self.workers.clear()

    def _hire(self, number: int) -> None:
        worker = Worker(self.series, len(self.numbers), number)
        self.workers[worker.line] = worker

    def _hear(self, worker: Worker) -> None:
        answer = worker.answer()
        if isinstance(answer, LarcenyError):
            raise answer
        if answer is None:
            self._bury(worker)
            return
        self.early[worker.number] = answer
        if self.due:
            worker.give(self.due.popleft())
        else:
            self._dismiss(worker)

    def _bury(self, worker: Worker) -> None:
        """Let another play the match of one that died, unless that match kills whoever plays it."""
        number = worker.number
        self._dismiss(worker)
        self.lost[number] += 1
        if self.lost[number] == LIVES:
            raise Trouble("arena-worker-died", game=number, workers=LIVES)
        self._hire(number)

    def _dismiss(self, worker: Worker) -> None:
        del self.workers[worker.line]
        worker.end()


def work(series: Series, matches: int, line: Connection) -> None:
    """What a worker does: play the matches that it is given, until nobody gives any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever waits for us
    series.prepare(matches)
    try:
        while True:
            number = line.recv()
            try:
                answer: Played | LarcenyError = series.play(number)
            except LarcenyError as trouble:
                answer = trouble
            line.send(answer)
    except (EOFError, OSError):
        series.close()
