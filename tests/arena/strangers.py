"""Bots as strangers write them: classes, and a program that speaks lines of JSON."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np


class First:
    """Plays the first legal move."""

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        assert all("event" in event for event in events)

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: np.random.Generator) -> str:
        return legal[0]

    def explain(self, view: Mapping[str, Any], legal: Sequence[str]) -> list[tuple[str, float, str]]:
        return []


class Cheat(First):
    """Plays what is not allowed."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: np.random.Generator) -> str:
        return "steal everything"


class Deadly(First):
    """Takes its process with it."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: np.random.Generator) -> str:
        os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]


def answer() -> None:
    """Play the first legal move, as a program."""
    seat = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "begin" in asked:
            seat = asked["seat"]
            continue
        assert asked["view"]["you"] == seat
        assert isinstance(asked["seed"], int)
        print(json.dumps({"move": asked["legal"][0]}), flush=True)


if __name__ == "__main__":
    answer()
