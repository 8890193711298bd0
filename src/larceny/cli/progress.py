"""How far a long run has come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from larceny.cli.screen import Screen

Item = TypeVar("Item")


def followed(items: Iterable[Item], screen: Screen, done: int, total: int, each: int = 1) -> Iterator[Item]:
    """The items as they come; on a terminal a bar shows how many of all there are, if each stands for so many."""
    if not screen.drawn:
        yield from items
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, transient=True) as progress:
        bar = progress.add_task(screen.voice.say("arena-playing"), total=total, completed=done)
        for item in items:
            progress.advance(bar, each)
            yield item
