"""The bars that we hold ourselves to, and whether a run's rows pass them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bench.contest import Result, advantage
from bench.contestants.larceny_batch import STEP
from bench.contestants.larceny_start import COLD, WARM
from bench.contestants.larceny_step import NOTATION, NUMBERS
from bench.contestants.larceny_table import MOVE, VIEW
from bench.entry import Section

SAME_SIZE = 2.0  # games whose decisions per game differ by less than this factor are of one size


@dataclass(frozen=True)
class Bar:
    """A limit for our rows of one section and mode."""

    section: Section
    mode: str  # how the row's mode begins
    limit: float  # at least, in decisions per second; at most, in seconds
    exceptions: Mapping[str, float] = field(default_factory=dict)  # by game
    beats_peers: bool = False  # also above every peer's game of its size in the same run

    def limit_of(self, game: str) -> float:
        """Give the limit of a game."""
        return self.exceptions.get(game, self.limit)


BARS = (
    Bar(Section.PLAYOUTS, "playouts", 3e6, {"casse": 1e6}, beats_peers=True),
    Bar(Section.STEP, NUMBERS, 0.5e6),
    Bar(Section.STEP, NOTATION, 0.2e6),
    Bar(Section.BATCH, STEP, 2e6, {"casse": 0.7e6}),
    Bar(Section.SEARCH, "", 1.5e6, {"casse": 0.7e6}, beats_peers=True),
    Bar(Section.TABLE, MOVE, 100e-6),
    Bar(Section.TABLE, VIEW, 30e-6),
    Bar(Section.PROMPT, COLD, 0.5),
    Bar(Section.PROMPT, WARM, 0.5),
)


@dataclass(frozen=True)
class Verdict:
    """One of our rows against its bar."""

    bar: Bar
    row: Result
    limit: float
    rival: Result | None = None  # the fastest peer's game of its size, where the bar asks for one

    @property
    def margin(self) -> float:
        """Say how many times better than the limit the row's median is; below 1 is a miss."""
        return self.limit / self.row.median if self.row.section.in_seconds else self.row.median / self.limit

    @property
    def passed(self) -> bool:
        """Tell whether the limit is kept and the rival, if any, is beaten."""
        return self.margin >= 1 and (self.rival is None or advantage(self.row, self.rival) > 1)


def verdicts(bar: Bar, results: Sequence[Result]) -> Iterator[Verdict]:
    """Hold our rows of a bar against it, those that could not be measured too."""
    for row in results:
        if row.ours and row.section == bar.section and row.mode.startswith(bar.mode):
            yield Verdict(bar, row, bar.limit_of(row.game), rival(row, results) if bar.beats_peers else None)


def rival(row: Result, results: Sequence[Result]) -> Result | None:
    """Find the fastest peer's game of the row's size."""
    peers = [peer for peer in results if not peer.ours and peer.measured and peer.section == row.section]
    sized = [peer for peer in peers if same_size(peer.per_game, row.per_game)]
    return max(sized, key=lambda peer: peer.median, default=None)


def same_size(one: float | None, other: float | None) -> bool:
    """Tell whether two games are of one size, in decisions per game."""
    return bool(one and other and max(one, other) < SAME_SIZE * min(one, other))
