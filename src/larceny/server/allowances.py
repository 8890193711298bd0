"""Allowances: what somebody may still do before he has used as much as the limits allow."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from larceny.server.limits import Limits


@dataclass(slots=True)
class Bucket:
    """So many at once, then so many per second. If the clock is put back nobody has to wait until it is caught up."""

    rate: float
    burst: float
    at: float = 0.0
    level: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.burst

    def allows(self, now: float, cost: float = 1.0) -> bool:
        """Take from the bucket, if there is enough in it."""
        level = self.level
        if now > self.at:
            level += (now - self.at) * self.rate
            if level > self.burst:
                level = self.burst
        self.at = now
        enough = level >= cost
        self.level = level - cost if enough else level
        return enough


class Allowance:
    """What one peer may still send; what it says and the hints it asks for are counted with its guest's other peers."""

    def __init__(self, limits: Limits, other: Allowance | None = None) -> None:
        self.messages = Bucket(limits.messages_per_second, limits.messages_burst)
        self.chat: Bucket = Bucket(limits.chat_per_second, limits.chat_burst) if other is None else other.chat
        self.hints: Bucket = Bucket(limits.hints_per_second, limits.hints_burst) if other is None else other.hints


class Allowances:
    """Those of all guests: who hangs up and comes again has no more than before. Who is longest unseen is forgotten."""

    MOST_GUESTS = 10_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._last: OrderedDict[str, Allowance] = OrderedDict()

    def for_peer_of(self, guest: str) -> Allowance:
        """What one more peer of a guest may send."""
        allowance = self._last[guest] = Allowance(self.limits, self._last.get(guest))
        self._last.move_to_end(guest)
        if len(self._last) > self.MOST_GUESTS:
            self._last.popitem(last=False)
        return allowance


class Throttle:
    """So many per minute from each address; the addresses longest unseen are forgotten."""

    MOST_ADDRESSES = 10_000

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str, now: float) -> bool:
        """Whether one more may come from there."""
        bucket = self._buckets.setdefault(address, Bucket(self.per_minute / 60, self.per_minute, now))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self.MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.allows(now)
