"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field

from larceny.server.limits import Limits


@dataclass(frozen=True)
class Settings:
    """How a server is run; each is a flag of `larceny serve`."""

    database: str
    bot_threads: int = 2
    bot_pace: float = 0.7
    origins: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()
    proxies: int = 0
    metrics_token: str = ""  # opens /metrics; without one nobody is let in
    strangers: tuple[str, ...] = ()  # packages of other people's games
    keep_days: int = 0  # 0: for ever
    limits: Limits = field(default_factory=Limits)
