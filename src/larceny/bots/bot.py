"""What a bot is, and the levels there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeGuard

import numpy as np

from larceny.bots.advice import Advice
from larceny.bots.levels import WaveringBot, levels_for_people
from larceny.bots.view import View
from larceny.engine.card import whole
from larceny.engine.errors import BadOption
from larceny.engine.level import Level
from larceny.engine.ruleset import Ruleset

__all__ = ["Bot", "GreedyBot", "RandomBot", "View", "all_levels", "looks_ahead", "make_bot", "usual_level"]


class Bot(Protocol):
    """A player for one seat: it is shown events, and chooses among legal moves from a view."""

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Take in what happened since the last time, as its seat saw it."""

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """One of the legal moves."""

    def explain(self, view: View, legal: Sequence[str]) -> Sequence[tuple[str, float, str]]:
        """The legal moves, best first: each with how good it seems and the id of the reason."""


class Adviser(Bot, Protocol):
    """A bot of ours, which has more to say."""

    def explain(self, view: View, legal: Sequence[str]) -> list[Advice]:
        """The legal moves, best first."""


class RandomBot:
    """Plays any legal move."""

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """It has no memory."""

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """Any legal move, each equally likely."""
        return legal[int(rng.random() * len(legal))]

    def explain(self, view: View, legal: Sequence[str]) -> list[Advice]:
        """All moves are alike to it."""
        return [Advice(text, 0.0, "why-any") for text in legal]


class GreedyBot(WaveringBot):
    """Plays the move that the game's own rule of thumb values most; ties by lot.

    That is its policy.py, on what the seat sees. If it has a bot.py, it is `judge` of that, which also gets what it
    has in mind; `recall`, from 0 to 1, says how well it remembers.
    """

    def __init__(self, ruleset: Ruleset, recall: float = 1.0) -> None:
        super().__init__(ruleset, Level("", "", recall=recall))


RESEARCH = ("random", "greedy", "search")  # for who studies games; those for people are in bots/levels.py
NEEDED = {"search": ("belief", "recall")}  # what a game brings for some levels
USUAL = ("regular", "greedy", "random")


def all_levels(ruleset: Ruleset) -> tuple[str, ...]:
    """The levels that a game has bots of: those for people, then those for who studies games; the weakest first."""
    research = (
        level
        for level in RESEARCH
        if (level != "greedy" or ruleset.has_thumb)
        and (level not in NEEDED or ruleset.brings(*NEEDED[level]))
        and not (level == "search" and ruleset.forgets and not ruleset.recollects)
    )
    return (*levels_for_people(ruleset), *research)


def looks_ahead(ruleset: Ruleset, level: str) -> bool:
    """Whether bots of a level play games on in their minds."""
    own = levels_for_people(ruleset).get(level)
    return level == "search" or (own is not None and own.simulations > 0)


def usual_level(ruleset: Ruleset) -> str:
    """The level that is taken when nobody names one: quick, and no fool if the game knows how."""
    known = all_levels(ruleset)
    return next(level for level in USUAL if level in known)


def make_bot(
    ruleset: Ruleset,
    level: str,
    *,
    recall: float = 1.0,
    simulations: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
) -> Adviser:
    """A bot of a level.

    In a game of memory a greedy one remembers as well as `recall` says, from 0 to 1; one that searches may be given
    another number of simulations, a time limit, and threads to think in.
    """
    _check_settings(recall, simulations, seconds, threads)
    if level not in all_levels(ruleset):
        raise BadOption(
            f"Bots are {' or '.join(all_levels(ruleset))}, not {str(level)[:40]!r}.", reason="unknown-level"
        )
    if simulations is not None and not looks_ahead(ruleset, level):
        raise BadOption(f"A bot that is {level} makes no simulations: it does not look ahead.", reason="no-simulations")
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot(ruleset, recall)
    from larceny.bots.search import SearchBot

    simulations = whole(simulations)
    if level == "search":
        return SearchBot(ruleset, simulations, seconds, threads=threads)
    own = levels_for_people(ruleset)[level]
    if own.simulations == 0:
        return WaveringBot(ruleset, own)
    return SearchBot(ruleset, simulations, None if seconds is None else min(seconds, own.seconds), own, threads)


def _check_settings(recall: object, simulations: object, seconds: object, threads: object) -> None:
    """Whatever else was given would be taken for something else, or fail in the middle of a match."""
    if not _is_number(recall) or not 0 <= recall <= 1:
        raise _refused("A bot remembers from 0 (nothing) to 1 (all)", recall, "bad-recall")
    if simulations is not None and (whole(simulations) or 0) < 1:
        raise _refused("A bot makes 1, 2, 3 … simulations", simulations, "bad-simulations")
    if seconds is not None and (not _is_number(seconds) or not seconds > 0):
        raise _refused("A bot thinks for a number of seconds above 0", seconds, "bad-seconds")
    if type(threads) is not int or threads < 1:
        raise _refused("A bot thinks in 1, 2, 3 … threads", threads, "bad-threads")


def _is_number(given: object) -> TypeGuard[float]:
    return isinstance(given, int | float | np.integer | np.floating) and not isinstance(given, bool)


def _refused(sentence: str, given: object, reason: str) -> BadOption:
    return BadOption(f"{sentence}, not {str(given)[:40]!r}.", reason=reason)
