"""Statistics on disk: tables, and one page with plots that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from larceny.arena.harvest import Harvest
from larceny.arena.intervals import Interval
from larceny.arena.measures import Measure, Measures, differences, measured, summary
from larceny.arena.skill import Rung
from larceny.arena.tables import Cells, write_columns
from larceny.engine.record import Vector

Columns = dict[str, Cells]
Write = Callable[[Path, Columns], None]


@dataclass(frozen=True)
class Way:
    """One way of playing, and the games that were played so."""

    name: str
    harvest: Harvest


@dataclass(frozen=True)
class Findings:
    """All that was found out: by way of playing, and about luck and skill."""

    ways: Sequence[Way]
    means: Sequence[Mapping[Measure, Interval]]  # of each way
    changes: Sequence[Mapping[Measure, Interval]]  # what each way but the first changes
    rungs: Sequence[Rung] = field(default=())
    against: str = ""  # whom the levels of the rungs met


def found_out(ways: Sequence[Way], rungs: Sequence[Rung] = (), against: str = "") -> Findings:
    """Measure the games of all ways."""
    values: list[Measures] = [measured(way.harvest) for way in ways]
    changes = [differences(values[0], other) for other in values[1:]]
    return Findings(ways, [summary(one) for one in values], changes, rungs, against)


def write_tables(folder: Path, found: Findings) -> bool:
    """Write all tables, as CSV and as Parquet; whether the latter could be written."""
    writers: list[tuple[str, Write]] = [("csv", write_columns)]
    try:
        from larceny.arena.parquet import write_parquet
    except ImportError:
        pass
    else:
        writers.append(("parquet", write_parquet))
    for name, columns in tables(found).items():
        for ending, write in writers:
            write(folder / f"{name}.{ending}", columns)
    return len(writers) > 1


def tables(found: Findings) -> dict[str, Columns]:
    """The tables by name, column by column."""
    ways = found.ways
    made = {
        "games": _of_games(ways),
        "events": _of_events(ways),
        "measures": _of_intervals([way.name for way in ways], found.means, "mean"),
    }
    if found.changes:
        made["comparison"] = _of_intervals([way.name for way in ways[1:]], found.changes, "difference")
    if found.rungs:
        made["skill"] = _of_rungs(found.rungs)
    return made


def _of_games(ways: Sequence[Way]) -> Columns:
    """A row for each game; a seat that a way of playing does not have has no score."""
    harvests = [way.harvest for way in ways]
    seats = max(one.game.players for one in harvests)
    columns: Columns = {
        "way": [way.name for way in ways for _ in range(len(way.harvest))],
        "game": np.concatenate([np.arange(len(one)) for one in harvests]),
        "seed": np.concatenate([one.seed + np.arange(len(one)) for one in harvests]),
        "decisions": np.concatenate([one.decisions for one in harvests]),
        "reason": [reason for one in harvests for reason in one.reasons],
        "lead_changes": np.concatenate([one.leads for one in harvests]),
        "comeback": np.concatenate([one.comebacks for one in harvests]),
    }
    for name in ("scores", "wins"):
        wide = np.concatenate([_widened(getattr(one, name), seats) for one in harvests])
        columns |= {f"{name[:-1]}_p{seat + 1}": wide[:, seat] for seat in range(seats)}
    return columns


def _widened(rows: Vector, seats: int) -> Vector:
    missing = seats - rows.shape[1]
    return np.pad(rows.astype(np.float64), ((0, 0), (0, missing)), constant_values=np.nan) if missing else rows


def _of_events(ways: Sequence[Way]) -> Columns:
    """A row for each game: how often each event occurred, and those values that charts tell apart."""
    harvests = [way.harvest for way in ways]
    columns: Columns = {
        "way": [way.name for way in ways for _ in range(len(way.harvest))],
        "game": np.concatenate([np.arange(len(one)) for one in harvests]),
    }
    for column in dict.fromkeys(column for one in harvests for column in one.game.ruleset.census.columns):
        counts = np.concatenate([one.count_of(column) for one in harvests])
        if counts.any():
            columns[str(column)] = counts
    return columns


def _of_intervals(names: Sequence[str], found: Sequence[Mapping[Measure, Interval]], what: str) -> Columns:
    rows = [(name, one, it) for name, measures in zip(names, found, strict=True) for one, it in measures.items()]
    return {
        "way": [name for name, _, _ in rows],
        "measure": [one.kind for _, one, _ in rows],
        "detail": [one.detail for _, one, _ in rows],
        what: [it.mean for _, _, it in rows],
        "low": [it.low for _, _, it in rows],
        "high": [it.high for _, _, it in rows],
        "games": [it.count for _, _, it in rows],
    }


def _of_rungs(rungs: Sequence[Rung]) -> Columns:
    columns: Columns = {"level": [one.level for one in rungs]}
    for name in ("share", "span", "entropy"):
        intervals: list[Interval] = [getattr(one, name) for one in rungs]
        columns[name] = [one.mean for one in intervals]
        columns[f"{name}_low"] = [one.low for one in intervals]
        columns[f"{name}_high"] = [one.high for one in intervals]
    return columns | {"span_by_chance": [one.span_by_chance for one in rungs]}
