"""How far a long run has come."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

from larceny.cli.screen import Screen

PARTS = 10  # of a run: after each of them a line
PAUSE, SILENCE = 2.0, 600.0  # seconds without a line, at least and at most

Item = TypeVar("Item")


def followed(items: Iterable[Item], screen: Screen, done: int, total: int, each: int = 1) -> Iterator[Item]:
    """The items as they come; somebody who waits is shown how many of all there are, if each stands for so many.

    On a terminal that is a bar, elsewhere a line now and then on stderr.
    """
    return _drawn(items, screen, done, total, each) if screen.drawn else _told(items, screen, done, total, each)


def _drawn(items: Iterable[Item], screen: Screen, done: int, total: int, each: int) -> Iterator[Item]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, transient=True) as progress:
        bar = progress.add_task(screen.voice.say("arena-playing"), total=total, completed=done)
        for item in items:
            progress.advance(bar, each)
            yield item


def _told(items: Iterable[Item], screen: Screen, done: int, total: int, each: int) -> Iterator[Item]:
    told, last = done, time.monotonic()
    for item in items:
        done = min(done + each, total)
        silent = time.monotonic() - last
        if silent >= SILENCE or (silent >= PAUSE and done * PARTS // total > told * PARTS // total):
            print(screen.voice.say("progress", done=done, total=total), file=sys.stderr, flush=True)
            told, last = done, time.monotonic()
        yield item
