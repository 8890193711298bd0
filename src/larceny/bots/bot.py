"""What a bot is, and the levels there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


class GreedyBot:
    """Plays the move that the game's own rule of thumb (bot.py of its folder) values most; ties by lot.

    In a game of memory (its bot.py has a Memory) the rule of thumb also gets what the bot has in mind; `recall`, from
    0 to 1, says how well it remembers.
    """

    def __init__(self, ruleset: Ruleset, recall: float = 1.0) -> None:
        game = ruleset.module("bot")
        self.judge = game.judge
        self.mind = (game.Memory(recall),) if hasattr(game, "Memory") else ()

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Keep in mind what happened, if the game asks for that; else the view alone is looked at."""
        for memory in self.mind:
            memory.see(events)

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """The best move, or one of those that are equally good."""
        ranked = self.explain(view, legal)
        best = [text for text, value, _ in ranked if value == ranked[0][1]]
        return best[int(rng.integers(len(best)))]

    def explain(self, view: View, legal: Sequence[str]) -> list[tuple[str, float, str]]:
        """The moves by value, the best first; equal ones in the order of the legal list."""
        valued = [(text, *self.judge(view, text, *self.mind)) for text in legal]
        return sorted(valued, key=lambda entry: -entry[1])


LEVELS = ("random", "greedy", "search")
NEEDED = {"greedy": ("bot", "judge"), "search": ("belief", "recall")}  # what a game brings for some levels
SPARED = {"search": ("view", "recall")}  # … and what it must not: who looks ahead from views alone has no memory


def levels(ruleset: Ruleset) -> tuple[str, ...]:
    """The levels that a game has bots of, the weakest first."""
    return tuple(
        level
        for level in LEVELS
        if (level not in NEEDED or ruleset.brings(*NEEDED[level]))
        and not (level in SPARED and ruleset.brings(*SPARED[level]))
    )


def usual_level(ruleset: Ruleset) -> str:
    """The level that is taken when nobody names one: quick, and better than chance if the game knows how."""
    return "greedy" if "greedy" in levels(ruleset) else LEVELS[0]


def make_bot(
    ruleset: Ruleset,
    level: str,
    *,
    recall: float = 1.0,
    simulations: int | None = None,
    seconds: float | None = None,
) -> Bot:
    """A bot of a level.

    In a game of memory it remembers as well as `recall` says, from 0 to 1; one that searches may be given another
    number of simulations, and a time limit.
    """
    if level not in levels(ruleset):
        raise BadOption(f"Bots are {' or '.join(levels(ruleset))}, not {str(level)[:40]!r}.", reason="unknown-level")
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot(ruleset, recall)
    from larceny.bots.search import SIMULATIONS, SearchBot

    return SearchBot(ruleset, SIMULATIONS if simulations is None else simulations, seconds)
