"""What a bot is, and the levels there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from larceny.engine.errors import BadOption
from larceny.engine.ruleset import Ruleset

View = Mapping[str, Any]


class Bot(Protocol):
    """A player for one seat: it is shown events, and chooses among legal moves from a view."""

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Take in what happened since the last time, as its seat saw it."""

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """One of the legal moves."""

    def explain(self, view: View, legal: Sequence[str]) -> list[tuple[str, float, str]]:
        """The legal moves, best first: each with how good it seems and the id of the reason."""


class RandomBot:
    """Plays any legal move."""

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """It has no memory."""

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """Any legal move, each equally likely."""
        return legal[int(rng.integers(len(legal)))]

    def explain(self, view: View, legal: Sequence[str]) -> list[tuple[str, float, str]]:
        """All moves are alike to it."""
        return [(text, 0.0, "why-any") for text in legal]


class Mind(Protocol):
    """A rule of thumb with a memory: a game's bot.py may have such a class in place of `judge`."""

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Remember what happened, as its seat saw it."""

    def judge(self, view: View, legal: Sequence[str]) -> list[tuple[float, str]]:
        """How good each move seems, and the id of the reason."""


class Forgetful:
    """The mind of a game whose rule of thumb looks at the view alone, one move at a time."""

    def __init__(self, judge: Callable[[View, str], tuple[float, str]]) -> None:
        self.judge_one = judge

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """It has no memory."""

    def judge(self, view: View, legal: Sequence[str]) -> list[tuple[float, str]]:
        """Move by move."""
        return [self.judge_one(view, text) for text in legal]


class GreedyBot:
    """Plays the move that the game's own rule of thumb (bot.py of its folder) values most; ties by lot."""

    def __init__(self, ruleset: Ruleset) -> None:
        bot = ruleset.module("bot")
        self.mind: Mind = bot.Mind() if hasattr(bot, "Mind") else Forgetful(bot.judge)

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """What happened is for the rule of thumb to remember."""
        self.mind.see(events)

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """The best move, or one of those that are equally good."""
        ranked = self.explain(view, legal)
        best = [text for text, value, _ in ranked if value == ranked[0][1]]
        return best[int(rng.integers(len(best)))]

    def explain(self, view: View, legal: Sequence[str]) -> list[tuple[str, float, str]]:
        """The moves by value, the best first; equal ones in the order of the legal list."""
        valued = [(text, *judged) for text, judged in zip(legal, self.mind.judge(view, legal), strict=True)]
        return sorted(valued, key=lambda entry: -entry[1])


LEVELS = ("random", "greedy")


def make_bot(ruleset: Ruleset, level: str) -> Bot:
    """A bot of a level."""
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot(ruleset)
    raise BadOption(f"Bots are {' or '.join(LEVELS)}, not {str(level)[:40]!r}.", reason="unknown-level")
