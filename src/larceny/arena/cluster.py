"""The back-end `ray`: matches are played by a Ray cluster, on one machine or many, and come back in their own order.

A match depends on nothing but its number, so Ray may play again what a dead worker or a lost machine had begun.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from typing import Any

import ray

from larceny.arena.trouble import Trouble
from larceny.arena.workers import LIVES, Played, Series
from larceny.engine.errors import LarcenyError

PORTION = 16  # matches that a task plays: long enough that handing it out does not matter
AHEAD = 3  # tasks for each processor that are handed out before the first of them is back

Answer = Played | LarcenyError


def play_all(series: Series, numbers: range, workers: int) -> Iterator[Played]:
    """Play these matches and give what came of them, in order; without a cluster this machine becomes one."""
    began = not ray.is_initialized()
    if began:
        join(workers)
    try:
        yield from _played(series, numbers)
    finally:
        if began:
            ray.shutdown()


def join(workers: int) -> None:
    """Join the cluster that RAY_ADDRESS names, or make one of so many processes here, even if there is another."""
    own: dict[str, Any] = {"address": "local", "num_cpus": workers, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level="error", **({} if os.environ.get("RAY_ADDRESS") else own))


def _played(series: Series, numbers: range) -> Iterator[Played]:
    task = ray.remote(num_cpus=1, max_retries=LIVES - 1, scheduling_strategy="SPREAD")(play_portion)
    shared = ray.put(series)
    portions = deque(numbers[start : start + PORTION] for start in range(0, len(numbers), PORTION))
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    begun: deque[tuple[range, Any]] = deque()
    while portions or begun:
        while portions and len(begun) < ahead:
            portion = portions.popleft()
            begun.append((portion, task.remote(shared, portion, len(numbers))))
        yield from _answers(*begun.popleft())


def _answers(portion: range, coming: Any) -> Iterator[Played]:
    """What came of a portion, as soon as it is there."""
    try:
        answers: list[Answer] = ray.get(coming)
    except ray.exceptions.RayError as error:
        raise Trouble("arena-worker-died", game=portion.start, workers=LIVES) from error
    for answer in answers:
        if isinstance(answer, LarcenyError):
            raise answer
        yield answer


def play_portion(series: Series, portion: range, matches: int) -> list[Answer]:
    """What a worker does: play these of all matches, up to the first that cannot be played."""
    series.prepare(matches)
    answers: list[Answer] = []
    try:
        answers.extend(map(series.play, portion))  # those before one that fails stay
    except LarcenyError as trouble:
        answers.append(trouble)
    finally:
        series.close()
    return answers
