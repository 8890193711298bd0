"""The bars that we hold ourselves to, and whether a run's rows pass them."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bench.contest import Result, advantage
from bench.contestants.larceny_batch import STEP
from bench.contestants.larceny_search import BOT, LIKE_PEERS
from bench.contestants.larceny_server import FOUR_SEATS, MEMORY, TWO_SEATS
from bench.contestants.larceny_start import COLD, WARM
from bench.contestants.larceny_step import NOTATION, NUMBERS
from bench.contestants.larceny_table import BELIEF, MOVE, VIEW
from bench.entry import Section

SAME_SIZE = 2.0  # games whose decisions per game differ by less than this factor are of one size


@dataclass(frozen=True)
class Bar:
    """A limit for our rows of one section and mode."""

    section: Section
    mode: str  # how the row's mode begins
    limit: float  # at least, in decisions per second or times a peer; at most, in seconds or in units of a figure
    exceptions: Mapping[str, float] = field(default_factory=dict)  # by game
    beats_peers: bool = False  # also above every peer's game of its size in the same run
    times_peer: bool = False  # the limit is how many times faster it is than the peer's row of as many tables
    figure: str = ""  # what is limited is not the row's number but this, which was measured besides

    def limit_of(self, game: str) -> float:
        """Give the limit of a game."""
        return self.exceptions.get(game, self.limit)


BARS = (
    Bar(Section.PLAYOUTS, "playouts", 3e6, {"casse": 1e6}, beats_peers=True),
    Bar(Section.STEP, NUMBERS, 0.5e6),
    Bar(Section.STEP, NOTATION, 0.2e6),
    Bar(Section.BATCH, STEP, 2e6, {"casse": 0.7e6}),
    Bar(Section.SEARCH, BOT, 1.5e6, {"casse": 0.7e6}),
    Bar(Section.SEARCH, LIKE_PEERS, 1.5e6, {"casse": 0.7e6}, beats_peers=True),
    Bar(Section.TABLE, MOVE, 100e-6),
    Bar(Section.TABLE, VIEW, 30e-6),
    Bar(Section.TABLE, BELIEF, 2e-3),
    Bar(Section.SERVER, TWO_SEATS, 5, times_peer=True),
    Bar(Section.SERVER, FOUR_SEATS, 3, times_peer=True),
    Bar(Section.SERVER, TWO_SEATS, 90, figure=MEMORY),
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
    def judged(self) -> bool:
        """Tell whether there is something to judge: the row's number, and the peer's if that is the measure."""
        return self.row.measured and not (self.bar.times_peer and self.rival is None)

    @property
    def measured(self) -> float:
        """Give what is held against the limit."""
        if self.bar.times_peer and self.rival is not None:
            return advantage(self.row, self.rival)
        return statistics.median(self.row.figures[self.bar.figure]) if self.bar.figure else self.row.median

    @property
    def margin(self) -> float:
        """Say how many times better than the limit it is; below 1 is a miss."""
        less_is_better = self.row.section.in_seconds or self.bar.figure
        return self.limit / self.measured if less_is_better else self.measured / self.limit

    @property
    def passed(self) -> bool:
        """Tell whether the limit is kept and the rival, if any, is beaten."""
        return self.margin >= 1 and (self.rival is None or advantage(self.row, self.rival) > 1)


def verdicts(bar: Bar, results: Sequence[Result]) -> Iterator[Verdict]:
    """Hold our rows of a bar against it, those that could not be measured too."""
    for row in results:
        if row.ours and row.section == bar.section and row.mode.startswith(bar.mode):
            yield Verdict(bar, row, bar.limit_of(row.game), rival(bar, row, results))


def rival(bar: Bar, row: Result, results: Sequence[Result]) -> Result | None:
    """Find the fastest peer's game of the row's size or, if the bar asks for that, of its mode."""
    peers = [peer for peer in results if not peer.ours and peer.measured and peer.section == row.section]
    if bar.times_peer:
        peers = [peer for peer in peers if row.mode.startswith(peer.mode)]
    elif bar.beats_peers:
        peers = [peer for peer in peers if same_size(peer.per_game, row.per_game)]
    else:
        peers = []
    return max(peers, key=lambda peer: peer.median, default=None)


def same_size(one: float | None, other: float | None) -> bool:
    """Tell whether two games are of one size, in decisions per game."""
    return bool(one and other and max(one, other) < SAME_SIZE * min(one, other))
