"""Loose: a state for rules that only ever run interpreted."""

from __future__ import annotations

from larceny.engine.events import Entry
from larceny.engine.record import Record, Vector


class Loose:
    """A record for rules that only ever run interpreted: its numbers lie about by name, not in a vector.

    To read and write them takes half the time; nobody can look at it through the redactor, so nobody ever does.
    """

    def __init__(self, record: type[Record], vector: Vector, journal: list[Entry]) -> None:
        self.journal = journal
        numbers, whole = vector.tolist(), record(vector.copy())
        for name, field in record.FIELDS.items():
            if not field.shape:
                self.__dict__[name] = numbers[field.start]
            elif len(field.shape) == 1:
                self.__dict__[name] = numbers[field.start : field.stop]
            else:
                self.__dict__[name] = getattr(whole, name)
