"""Bots that are programs of their own: JSON, a line for each question and a line for each answer."""

from __future__ import annotations

import json
import os
import select
import shlex
import subprocess
import time
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from larceny.bots.bot import View
from larceny.engine.game import Game

PATIENCE = 60.0  # seconds that an answer may take
FAREWELL = 0.5  # seconds in which it may end by itself
LONGEST = 1 << 20  # bytes of an answer


class Outsider:
    """A program that plays one seat, match after match."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._seen: list[Mapping[str, Any]] = []
        self._read = b""

    def begin(self, game: Game, seat: int) -> None:
        """Tell it that a new match begins; it does not answer."""
        self._seen = []
        self._tell({"begin": game.key, "players": game.players, "options": dict(game.options), "seat": seat})

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Keep what happened until it is asked."""
        self._seen += events

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """The move that it answers with."""
        seed = int(rng.integers(2**53))  # all of it fits into a number of JavaScript
        self._tell({"events": self._seen, "view": view, "legal": legal, "seed": seed})
        self._seen = []
        answer = json.loads(self._line())
        return str(answer["move"])

    def explain(self, view: View, legal: Sequence[str]) -> list[tuple[str, float, str]]:
        """It gives no reasons."""
        return [(text, 0.0, "why-any") for text in legal]

    def close(self) -> None:
        """Close its input, upon which it should end; if it does not, end it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(timeout=FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()

    def _tell(self, message: Mapping[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def _line(self) -> bytes:
        """Its next line; TimeoutError or EOFError if none comes."""
        assert self._process.stdout is not None
        file, end = self._process.stdout.fileno(), time.monotonic() + PATIENCE
        while b"\n" not in self._read:
            left = end - time.monotonic()
            if left <= 0 or not select.select([file], [], [], left)[0]:
                raise TimeoutError(f"no answer within {PATIENCE:.0f} s")
            more = os.read(file, 65536)
            if not more or len(self._read) > LONGEST:
                raise EOFError("the program has ended" if not more else "the answer does not end")
            self._read += more
        line, self._read = self._read.split(b"\n", 1)
        return line
