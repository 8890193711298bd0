"""Shuffles that nobody can bend and everybody can check: commitment, key, draws, and the chain over a table's log.

The formulas, with test vectors, are in docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Self

from larceny.engine.seats import CHANCE

if TYPE_CHECKING:
    from larceny.engine.game import Game
    from larceny.engine.match import Match

HASH = "sha256"
SEED_BYTES = 32
NONCE_BYTES = 16
COUNTER_BYTES = 8
NUMBERS = 1 << 64  # as many numbers as a draw's first eight bytes can say

SEED = re.compile(r"[0-9a-f]{64}")
COMMITMENT = SEED  # both are 32 bytes
NONCE = re.compile(r"[0-9a-f]{32}")
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True)
class Terms:
    """What is settled when the cards are dealt. At a table that has not begun the nonces are still missing."""

    table: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int]  # all of them, defaults too
    nonces: tuple[str, ...] = ()  # 32 hexadecimal digits per seat, in the order of seats

    @classmethod
    def of(cls, game: Game, table: str, nonces: Sequence[str] = ()) -> Self:
        """The terms of a table at which this game is played."""
        return cls(table, game.key, game.rules_version, game.players, dict(game.options), tuple(nonces))


@dataclass(frozen=True)
class Fairness:
    """What a transcript says about its table's shuffles."""

    commitment: str
    table: str
    nonces: tuple[str, ...]
    seed: bytes | None = field(default=None, repr=False)  # None until the game is over: it tells all cards to come


def canonical(value: Any) -> bytes:
    """JSON that everybody writes alike (RFC 8785): keys in order, no spaces, UTF-8. Texts and whole numbers only."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commit(table: str, seed: bytes) -> str:
    """What a table publishes before it knows any nonce: from then on its seed is settled, and still secret."""
    if len(seed) != SEED_BYTES or not TABLE.fullmatch(table):
        raise ValueError(f"a seed of {SEED_BYTES} bytes and a table's name of 1 to 64 letters, digits, - and _")
    return hashlib.sha256(b"larceny commitment 1\n" + table.encode() + b"\n" + seed).hexdigest()


def house_nonce(seed: bytes, seat: int) -> str:
    """The nonce of a seat that no player gave one for. It follows from the seed, so the table cannot try many."""
    return hmac.digest(seed, b"nonce" + seat.to_bytes(COUNTER_BYTES), HASH)[:NONCE_BYTES].hex()


def dealing_key(seed: bytes, terms: Terms) -> bytes:
    """The key of all draws: settled neither by the table alone nor by the players alone."""
    if len(terms.nonces) != terms.players or not all(map(NONCE.fullmatch, terms.nonces)):
        raise ValueError("one nonce of 32 hexadecimal digits for each seat")
    return hmac.digest(seed, canonical(asdict(terms)), HASH)


class Keyed:
    """HMAC-SHA-256 with one key for many texts: its two halves (RFC 2104) are copied, which is quicker than keying."""

    def __init__(self, key: bytes) -> None:
        block = key.ljust(hashlib.sha256().block_size, b"\0")
        self._inner, self._outer = [hashlib.sha256(bytes([byte ^ pad for byte in block])) for pad in (0x36, 0x5C)]

    def digest(self, text: bytes) -> bytes:
        """The code of a text."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(text)
        outer.update(inner.digest())
        return outer.digest()


class Dealer:
    """Chance of one game. Each draw is made from its number alone, so any of them can be checked by itself."""

    def __init__(self, key: bytes) -> None:
        self._keyed = Keyed(key)

    def draw(self, number: int, weights: Sequence[int]) -> int:
        """The place of what the number-th action of chance, counted from 0, brings."""
        sums = list(accumulate(weights))
        return bisect_right(sums, self._below(sums[-1], number.to_bytes(COUNTER_BYTES)))

    def _below(self, total: int, number: bytes) -> int:
        """A number from 0 to total - 1, all equally likely."""
        fair = NUMBERS - NUMBERS % total  # a number from here on would favour the first outcomes: draw again
        if not fair:
            raise ValueError("weights have to add up to at most 2**64")
        attempt = 0
        while (drawn := self._number(number + attempt.to_bytes(COUNTER_BYTES))) >= fair:
            attempt += 1
        return drawn % total

    def _number(self, counters: bytes) -> int:
        return int.from_bytes(self._keyed.digest(b"draw" + counters)[:8])


def play_chance(match: Match, dealer: Dealer, drawn: int) -> list[str]:
    """Play for chance until a player may act; `drawn` actions of chance were played before. Their notation."""
    texts: list[str] = []
    while match.movers() == (CHANCE,):
        numbers, weights = match.chances()
        number = numbers[dealer.draw(drawn + len(texts), weights)]
        match.play_id(CHANCE, number)
        texts.append(match.game.ruleset.outcomes[number])
    return texts


def chain_head(commitment: str, terms: Terms) -> bytes:
    """What a table's chain begins with: all that is known when the table is opened."""
    known = asdict(terms) | {"commitment": commitment}
    del known["nonces"]
    return canonical(known)


class Chain:
    """A code for each line of a table's log, from which nothing can be guessed and that settles all lines before.

    A plain hash would not do: of few possible secret moves everybody could try which one it fits.
    """

    def __init__(self, seed: bytes, head: bytes) -> None:
        self._keyed = _chain_key(seed)
        self._mac = b""
        self.add(head)

    @property
    def mac(self) -> str:
        """The code of the last line."""
        return self._mac.hex()

    def add(self, line: bytes) -> str:
        """The code of the next line."""
        self._mac = self._keyed.digest(self._mac + line)
        return self._mac.hex()


def _chain_key(seed: bytes) -> Keyed:
    return Keyed(hmac.digest(seed, b"chain", HASH))
