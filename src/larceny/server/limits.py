"""Limits: how much of what anybody may use. Defaults are those of a server open to the internet."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """All limits; each is a flag of `larceny serve`."""

    frame_bytes: int = 4096
    messages_per_second: float = 5
    messages_burst: int = 20
    chat_per_second: float = 1
    chat_burst: int = 5
    hints_per_second: float = 0.5
    hints_burst: int = 5
    sockets_per_address: int = 20
    tables_per_minute: int = 5
    guests_per_minute: int = 20
    requests_per_minute: int = 300
    replays_per_minute: int = 60  # for finished games, each of which is played again
    wrong_tokens: int = 3
    wrong_token_seconds: int = 60
    handshake_seconds: float = 5  # … and between two requests on one connection
    head_bytes: int = 16_384  # of an HTTP request
    hello_seconds: float = 10
    unread_seconds: float = 10  # that a client may leave what it was sent unread
    waiting_bytes: int = 262_144
    spectators: int = 8
    away_seconds: int = 90
    bot_seconds: float = 10.0
    body_bytes: int = 300_000
    tables_in_memory: int = 20_000
