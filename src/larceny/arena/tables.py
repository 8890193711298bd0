"""Tables for other programs, as CSV."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from larceny.arena.payoffs import Payoff
from larceny.engine.record import Vector

if TYPE_CHECKING:
    from larceny.arena.ratings import Rating

Cells = Sequence[object] | Vector  # of a column


def write_table(file: Path, head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write one table."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    file.write_text(text.getvalue(), encoding="utf-8")


def write_columns(file: Path, columns: dict[str, Cells]) -> None:
    """Write a table that is given column by column."""
    write_table(file, list(columns), zip(*map(_texts, columns.values()), strict=True))


def _texts(cells: Cells) -> Iterable[object]:
    """Floats with as many digits as mean something, so that files are the same on any machine."""
    values: list[Any] = list(cells) if isinstance(cells, Sequence) else cells.tolist()
    if not any(isinstance(value, float) for value in values[:1]):
        return values
    return ["" if math.isnan(value) else f"{value:.6g}" for value in values]


def write_payoffs(file: Path, payoffs: Sequence[Payoff]) -> None:
    """The pay-off table: shares of wins, and teams counted from 1."""
    shares = [one.share for one in payoffs]
    write_columns(
        file,
        {
            "hero": [one.hero for one in payoffs],
            "field": [one.field for one in payoffs],
            "team": [team(one.role) for one in payoffs],
            "wins": [share.mean for share in shares],
            "low": [share.low for share in shares],
            "high": [share.high for share in shares],
            "deals": [share.count for share in shares],
        },
    )


def write_ratings(file: Path, ratings: Sequence[Rating]) -> None:
    """The ratings, the strongest of each team first."""
    write_columns(
        file,
        {
            "entrant": [one.entrant for one in ratings],
            "team": [team(one.role) for one in ratings],
            "mean": [one.mean for one in ratings],
            "deviation": [one.deviation for one in ratings],
        },
    )


def team(role: int | None) -> int | str:
    """A team as people count."""
    return "" if role is None else role + 1
