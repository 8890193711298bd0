"""Seat links: codes that move a seat to another device. Each is one person's, good once and for a while."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from larceny.server.identity import hashed, new_code
from larceny.server.requests import Asking

LIFE = 600_000  # ms that a link can be used


@dataclass(frozen=True)
class Link:
    """One that was given."""

    code: bytes  # its hash
    guest: str  # whose seat it was then: it gives nobody else's
    maker: str  # that guest himself, or the host while he was away
    until: int


class Links:
    """The links of one table: for each seat the last that was asked for."""

    def __init__(self) -> None:
        self._to: dict[int, Link] = {}

    def make(self, asking: Asking, seat: int) -> str:
        """A code for a seat that somebody has; the one before it is void."""
        code, guest = new_code(), asking.chair(seat).guest
        assert guest is not None, "there are no links to other seats"
        self._to[seat] = Link(hashed(code), guest, asking.guest, asking.at + LIFE)
        return code

    def seat(self, asking: Asking, code: str) -> int | None:
        """The seat to which a code gives access, if it is still the seat of the one for whom it was made."""
        for seat, link in self._to.items():
            if secrets.compare_digest(link.code, hashed(code)):
                good = link.until >= asking.at and asking.chair(seat).guest == link.guest
                return seat if good else None
        return None

    def void(self, *seats: int) -> None:
        """Who sits there, or whether he plays, has changed."""
        for seat in seats:
            self._to.pop(seat, None)

    def void_for(self, guest: str) -> None:
        """Somebody is back: what the host gave others for him meanwhile is void."""
        self.void(*[seat for seat, link in self._to.items() if link.guest == guest != link.maker])
