"""The one redactor: what an observer may know of a state. Default deny."""

from __future__ import annotations

from typing import Any

import numpy as np

from larceny.engine.record import HIDDEN, Cells, Field, Numbers, Places, Record
from larceny.engine.rule import hot_rule

# How a segment of the vector is treated: shown to all, to nobody, each of its rows to one seat, or to who has seen it.
COPY, HIDE, TO_OWNERS, TO_KNOWERS, ALL_TO_KNOWERS = range(5)


@hot_rule
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
                    knows = (states[i, place + shift] >> bit) & 1  # a factor, not jumped over: either is as likely
                    seen[row, place] = HIDDEN + knows * (states[i, place] - HIDDEN)
            elif treatment != ALL_TO_KNOWERS or not states[i, argument] & knower:
                for place in range(start, stop):
                    seen[row, place] = HIDDEN
            if treatment == TO_OWNERS:
                own = start
                for _ in range(bit):  # no product: places are unsigned, and the compiler would make it a float
                    own += argument
                for place in range(own, min(own + argument, stop)):
                    seen[row, place] = states[i, place]


def segments_of(record: type[Record]) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """The record's field table as segments (start, stop, treatment, argument), but for those that all may see.

    Neighbours alike are joined.
    """
    segments: list[list[int]] = []
    for field in record.FIELDS.values():
        start, stop, treatment, argument = _field_segment(field, record)
        previous = segments[-1] if segments else None
        if previous and previous[1] == start and previous[2] == treatment and treatment in (COPY, HIDE):
            previous[1] = stop
        else:
            segments.append([start, stop, treatment, argument])
    covered = [0, *(segment[1] for segment in segments)]
    assert [segment[0] for segment in segments] == covered[:-1], "a place that no segment speaks of"
    assert covered[-1] == record.SIZE, "a place that no segment speaks of"
    hiding = [segment for segment in segments if segment[2] != COPY]
    return np.array(hiding, np.uint64).reshape(len(hiding), 4)


def _field_segment(field: Field, record: type[Record]) -> tuple[int, int, int, int]:
    who = field.seen_by.rule
    if who == "everyone":
        return (field.start, field.stop, COPY, 0)
    if who == "known":
        mask = record.FIELDS[field.seen_by.mask]
        return (field.start, field.stop, TO_KNOWERS if mask.shape else ALL_TO_KNOWERS, mask.start)
    if who == "owner":
        return (field.start, field.stop, TO_OWNERS, field.size // field.shape[0])
    return (field.start, field.stop, HIDE, 0)
