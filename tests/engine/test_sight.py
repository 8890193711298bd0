"""Sights: what a redacted state shows, by the names of its fields."""

from __future__ import annotations

import numpy as np
import pytest

from larceny.engine.record import ALL, HIDDEN, OWNER, Grid, Record, Row, cell, grid, known_by, row
from larceny.engine.sight import Reader, Sight, each, remembered


class Box(Record):
    turn: int = cell(ALL)
    secret: int = cell(known_by("secret_seen"))
    secret_seen: int = cell(ALL)
    hand: Grid = grid(2, 3, OWNER)
    pillows: Grid = grid(3, 2, ALL)
    cards: Row = row(4, ALL)


def box() -> Sight:
    """A box in which each number says where it lies, but for those of the first row of hands."""
    vector = np.arange(Box.SIZE, dtype=Box.CELL)
    vector[3:6] = HIDDEN
    return Reader(Box).read(vector)


def test_numbers_and_rows_are_read_by_name() -> None:
    seen = box()
    assert (seen.turn, seen.secret, seen.secret_seen) == (0, 1, 2)
    assert seen.cards == (15, 16, 17, 18)


def test_a_grid_gives_a_row_several_rows_or_a_number() -> None:
    seen = box()
    assert seen.hand[0] == (HIDDEN, HIDDEN, HIDDEN)
    assert seen.hand[1] == (6, 7, 8)
    assert seen.pillows[1:] == [(11, 12), (13, 14)]
    assert seen.pillows[:2] == [(9, 10), (11, 12)]
    assert seen.pillows[::-1] == [(13, 14), (11, 12), (9, 10)]
    assert seen.pillows[2, 1] == 14


def test_there_are_no_other_fields() -> None:
    with pytest.raises(AttributeError, match="sceret"):
        box().sceret  # noqa: B018


def test_what_not_all_see_alike_is_read_through_each_ones_eyes() -> None:
    reader, theirs, own = Reader(Box), np.arange(Box.SIZE, dtype=Box.CELL), np.arange(Box.SIZE, dtype=Box.CELL)
    theirs[1], theirs[3:9] = HIDDEN, HIDDEN
    alike = reader.read_alike(theirs.tobytes())
    mine, spectators = reader.shown(own.tobytes(), alike.copy()), reader.shown(theirs.tobytes(), alike.copy())
    assert (mine.secret, mine.hand[1]) == (1, (6, 7, 8))
    assert (spectators.secret, spectators.hand[1]) == (HIDDEN, (HIDDEN, HIDDEN, HIDDEN))
    assert mine.cards is spectators.cards
    assert mine.vector.tolist() == own.tolist()


def test_things_are_listed_as_often_as_they_are_counted() -> None:
    assert each(("ring", "watch", "tiara"), (2, 0, 1)) == ["ring", "ring", "tiara"]  # type: ignore[arg-type]


def test_what_was_put_in_words_is_not_put_in_words_again() -> None:
    asked = []

    @remembered
    def words(cards: tuple[int, ...]) -> list[str]:
        asked.append(cards)
        return [str(card) for card in cards]

    assert words(box().cards) == words(box().cards) == ["15", "16", "17", "18"]
    assert asked == [(15, 16, 17, 18)]
