"""Limits: how much of what anybody may use. Defaults are those of a server open to the internet."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any


def limit(default: float, meaning: str, least: float = 0) -> Any:
    """A limit: what it says of itself on the command line and in docs/server.md, and below what nobody could play."""
    return field(default=default, metadata={"meaning": meaning, "least": least})


@dataclass(frozen=True)
class Limits:
    """All limits; each is a flag of `larceny serve`."""

    frame_bytes: int = limit(4096, "of one message from a client", 1024)
    messages_per_second: float = limit(5, "from one socket", 1)
    messages_burst: int = limit(20, "messages at once from one socket", 5)
    chat_per_second: float = limit(1, "lines of chat from one guest")
    chat_burst: int = limit(5, "lines of chat at once from one guest")
    hints_per_second: float = limit(0.5, "hints for one guest")
    hints_burst: int = limit(5, "hints at once for one guest")
    sockets_per_address: int = limit(20, "that are open at the same time", 1)
    tables_per_minute: int = limit(5, "that are set up from one address", 1)
    guests_per_minute: int = limit(20, "new ones from one address", 1)
    requests_per_minute: int = limit(300, "other requests of the REST part from one address", 5)
    replays_per_minute: int = limit(60, "of finished games from one address: each is played again for it")
    wrong_tokens: int = limit(3, "different ones from one address, after which who has no right one must wait", 1)
    wrong_token_seconds: int = limit(60, "that he must wait")
    handshake_seconds: float = limit(5, "for the head of a request, the first of a connection and every later one", 0.1)
    head_bytes: int = limit(16_384, "of the head of a request", 4096)
    hello_seconds: float = limit(
        10, "from the opening of a socket to its first message, and for the body of a request", 0.1
    )
    unread_seconds: float = limit(10, "that a client may leave unread what it was sent", 0.1)
    waiting_bytes: int = limit(262_144, "that may wait for a client that is slow to read", 32_768)
    spectators: int = limit(8, "at one table")
    away_seconds: int = limit(90, "that a player may be away before a bot plays for him")
    bot_seconds: float = limit(10.0, "that a bot may be late before a simpler one stands in for it", 0.1)
    body_bytes: int = limit(300_000, "of the body of a request, an imported transcript for instance", 1024)
    tables_in_memory: int = limit(20_000, "after which those that nobody uses are left to the disk", 1)


LEAST: dict[str, float] = {one.name: one.metadata["least"] for one in fields(Limits)}
MEANING: dict[str, str] = {one.name: one.metadata["meaning"] for one in fields(Limits)}
