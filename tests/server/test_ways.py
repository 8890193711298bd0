"""Every kind of entry and every request is dealt with, each in one place."""

from __future__ import annotations

from larceny.server import reception, table
from larceny.server.entries import Entry
from larceny.server.messages import Move, Request
from larceny.server.requests import ANSWERS


def test_every_kind_of_entry_leads_to_something() -> None:
    assert set(table.WAYS) == set(Entry.__subclasses__())


def test_every_request_is_carried_out_in_one_way() -> None:
    ways: list[type[Request]] = [Move, *reception.BESIDE, *reception.WAYS, *ANSWERS]
    assert sorted(kind.__name__ for kind in ways) == sorted(kind.__name__ for kind in Request.__subclasses__())
