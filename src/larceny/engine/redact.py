"""The one redactor: what an observer may know of a state. Default deny."""

from __future__ import annotations

from typing import Any

import numpy as np

from larceny.engine.record import HIDDEN, Cells, Field, Numbers, Places, Record
from larceny.engine.rule import rule

COPY, HIDE, TO_ONE, TO_KNOWERS, ALL_TO_KNOWERS = 0, 1, 2, 3, 4  # how a segment of the vector is treated


@rule
def redact_all(states: Cells, segments: Places, bits: Numbers, seen: Cells) -> None:
    """Copy to `seen` what each state's observer may know of it; the rest becomes HIDDEN.

    The observer of state i looks through bit bits[i, 0]; a single state is looked at by all. All at once: a call for
    each would cost more.
    """
    for row in range(len(seen)):
        i = row if len(states) > 1 else 0
        bit = bits[row, 0]
        knower = 1 << bit
        for place in range(seen.shape[1]):  # type: ignore[attr-defined]  # grids of kernels are arrays
            seen[row, place] = states[i, place]  # a whole row from its start: the compiler copies many cells at once
        for k in range(len(segments)):
            start, stop, treatment, argument = segments[k, 0], segments[k, 1], segments[k, 2], segments[k, 3]
            if treatment == TO_KNOWERS:
                shift = argument - start
                for place in range(start, stop):
                    knows = states[i, place + shift] & knower != 0
                    seen[row, place] = states[i, place] if knows else HIDDEN
            elif treatment == ALL_TO_KNOWERS:
                if not states[i, argument] & knower:
                    for place in range(start, stop):
                        seen[row, place] = HIDDEN
            elif treatment != COPY and (treatment != TO_ONE or argument != bit):
                for place in range(start, stop):
                    seen[row, place] = HIDDEN


def segments_of(record: type[Record]) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """The record's field table as segments (start, stop, treatment, argument); neighbours alike are joined."""
    segments: list[list[int]] = []
    for field in record.FIELDS.values():
        for start, stop, treatment, argument in _field_segments(field, record):
            previous = segments[-1] if segments else None
            if previous and previous[1] == start and previous[2] == treatment and treatment in (COPY, HIDE):
                previous[1] = stop
            else:
                segments.append([start, stop, treatment, argument])
    covered = [0, *(segment[1] for segment in segments)]
    assert [segment[0] for segment in segments] == covered[:-1], "a place that no segment speaks of"
    assert covered[-1] == record.SIZE, "a place that no segment speaks of"
    return np.array(segments, np.uint64)


def _field_segments(field: Field, record: type[Record]) -> list[tuple[int, int, int, int]]:
    who = field.seen_by.rule
    if who == "everyone":
        return [(field.start, field.stop, COPY, 0)]
    if who == "known":
        mask = record.FIELDS[field.seen_by.mask]
        return [(field.start, field.stop, TO_KNOWERS if mask.shape else ALL_TO_KNOWERS, mask.start)]
    if who == "owner":
        width = field.size // field.shape[0]
        return [
            (field.start + seat * width, field.start + (seat + 1) * width, TO_ONE, seat)
            for seat in range(field.shape[0])
        ]
    return [(field.start, field.stop, HIDE, 0)]
