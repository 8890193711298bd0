"""Records: one declaration, three uses, and nothing that means two things."""

from __future__ import annotations

import numpy as np
import pytest

from larceny.engine.record import ALL, HIDDEN, NOBODY, OWNER, Grid, Record, Row, cell, grid, known_by, row
from larceny.engine.redact import redact_all, segments_of


class Box(Record):
    turn: int = cell(ALL)
    secret: int = cell()
    hand: Grid = grid(2, 3, OWNER)
    seen: Row = row(2, ALL)
    cards: Row = row(2, known_by("seen"))


def test_a_record_is_a_view_of_its_vector_and_of_its_dtype() -> None:
    box = Box()
    box.turn = 7
    box.hand[1, 2] = 5
    array = box.vector.view(Box.DTYPE)[0]
    assert array["turn"] == 7
    assert array["hand"][1, 2] == 5
    assert Box.SIZE == 12


def test_a_copy_shares_nothing() -> None:
    box = Box()
    copy = box.copy()
    copy.turn = 1
    assert box.turn == 0


def test_a_number_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="format"):
        Box().turn = 2**15


def test_a_field_that_numpy_uses_itself_is_refused() -> None:
    with pytest.raises(TypeError, match="numpy's records have a 'round'"):
        type("Bad", (Record,), {"round": cell(ALL), "__annotations__": {"round": "int"}})


def test_an_unsigned_or_float_field_is_refused() -> None:
    for annotation in ("np.uint8", "float", "Row"):
        with pytest.raises(TypeError, match="signed 16-bit"):
            type("Bad", (Record,), {"cards": cell(ALL), "__annotations__": {"cards": annotation}})


def test_a_field_must_say_who_sees_it_or_nobody_does() -> None:
    with pytest.raises(TypeError, match="who sees it"):
        type("Bad", (Record,), {"cards": cell(ALL), "__annotations__": {"cards": "int", "other": "int"}})
    assert Box.FIELDS["secret"].seen_by is NOBODY


def test_a_mask_must_be_a_field_of_the_same_shape() -> None:
    with pytest.raises(TypeError, match="no field of the same shape"):
        type("Bad", (Record,), {"cards": row(3, known_by("nothing")), "__annotations__": {"cards": "Row"}})
    with pytest.raises(TypeError, match="no first index"):
        type("Bad", (Record,), {"cards": cell(OWNER), "__annotations__": {"cards": "int"}})


@pytest.mark.parametrize(
    ("bit", "hand", "cards"), [(0, [1, 2, 3], [9, HIDDEN]), (1, [4, 5, 6], [9, 8]), (15, [], [9, HIDDEN])]
)
def test_the_redactor_shows_each_observer_what_the_field_table_says(
    bit: int, hand: list[int], cards: list[int]
) -> None:
    box = Box(np.array([7, 42, 1, 2, 3, 4, 5, 6, -1, 2, 9, 8], np.int16))
    seen = np.zeros((1, Box.SIZE), np.int16)
    segments = segments_of(Box)
    redact_all(box.vector[np.newaxis].data, segments.data, np.array([[bit]]).data, seen.data)
    view = Box(seen[0])
    assert (view.turn, view.secret) == (7, HIDDEN)
    assert [number for number in seen[0, 2:8] if number != HIDDEN] == hand
    assert list(view.cards) == cards
