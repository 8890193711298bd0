"""The contest: everybody in turn, round after round, and what the rounds say."""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field

from bench.entry import OURS, Entry, Section
from bench.processes import Contestant, Trouble, enter


@dataclass
class Result:
    """One row after the contest: a number per round, or the reason why there is none."""

    section: Section
    library: str
    game: str
    mode: str
    headline: bool
    values: list[float] = field(default_factory=list)  # by round; equal rounds were measured side by side
    per_game: float | None = None  # decisions per game
    figures: dict[str, list[float]] = field(default_factory=dict)  # by name and round, what was measured besides
    problem: str | None = None  # in one sentence

    @property
    def ours(self) -> bool:
        """Tell whether the row is this project's."""
        return self.library == OURS

    @property
    def measured(self) -> bool:
        """Tell whether the row has numbers."""
        return self.problem is None and bool(self.values)

    @property
    def median(self) -> float:
        """Give the middle of the rounds."""
        return statistics.median(self.values)

    @property
    def best(self) -> float:
        """Give the fastest round."""
        return min(self.values) if self.section.in_seconds else max(self.values)

    @property
    def worst(self) -> float:
        """Give the slowest round."""
        return max(self.values) if self.section.in_seconds else min(self.values)


def contest(
    entered: Iterable[tuple[str, Entry]], rounds: int, seconds: float, say: Callable[[str], None]
) -> list[Result]:
    """Hold the contest of one section: all are made ready, then asked in turn, so that load hits all."""
    running: list[tuple[Result, Contestant]] = []
    results: list[Result] = []
    with ExitStack() as stack:
        for module, entry in entered:
            result = Result(entry.section, entry.library, entry.game, entry.mode, entry.headline)
            results.append(result)
            say(f"ready: {entry.name}")
            try:
                contestant = enter(module, entry)
            except Trouble as trouble:
                result.problem = presentable(str(trouble))
                say(f"  out: {result.problem}")
                continue
            stack.callback(contestant.close)
            running.append((result, contestant))
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            for result, contestant in running:
                ask(result, contestant, seconds)
    return results


def ask(result: Result, contestant: Contestant, seconds: float) -> None:
    """Ask one contestant for one round; who has failed once is out."""
    if result.problem:
        return
    try:
        reading = contestant.ask(seconds)
    except Trouble as trouble:
        result.problem = presentable(str(trouble))
        return
    result.values.append(reading.value)
    result.per_game = reading.per_game
    for name, figure in reading.figures.items():
        result.figures.setdefault(name, []).append(figure)


def presentable(reason: str) -> str:
    """Shorten paths to file names, as a report does not tell whose machine it is; bars would end a cell."""
    return re.sub(r"(?:/[\w.+@-]+)+/([\w.+@-]+)", r"\1", reason).replace("|", "/")


def advantage(ours: Result, theirs: Result) -> float:
    """Say how many times better our row is: the median over rounds, each compared with itself."""
    pairs = zip(ours.values, theirs.values, strict=True)
    if ours.section.in_seconds:
        return statistics.median(their / our for our, their in pairs)
    return statistics.median(our / their for our, their in pairs)
