"""Tables for other programs, as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from larceny.arena.payoffs import Payoff

if TYPE_CHECKING:
    from larceny.arena.ratings import Rating


def write_table(file: Path, head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write one table."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_cell(cell) for cell in row] for row in rows)
    file.write_text(text.getvalue(), encoding="utf-8")


def _cell(value: object) -> object:
    """Floats with as many digits as mean something, so that files are the same on any machine."""
    return f"{value:.6g}" if isinstance(value, float) else value


def write_payoffs(file: Path, payoffs: Sequence[Payoff]) -> None:
    """The pay-off table: shares of wins, and teams counted from 1."""
    write_table(
        file,
        ("hero", "field", "team", "wins", "low", "high", "deals"),
        (
            (one.hero, one.field, team(one.role), one.share.mean, one.share.low, one.share.high, one.share.count)
            for one in payoffs
        ),
    )


def write_ratings(file: Path, ratings: Sequence[Rating]) -> None:
    """The ratings, the strongest of each team first."""
    rows = ((one.entrant, team(one.role), one.mean, one.deviation) for one in ratings)
    write_table(file, ("entrant", "team", "mean", "deviation"), rows)


def team(role: int | None) -> int | str:
    """A team as people count."""
    return "" if role is None else role + 1
