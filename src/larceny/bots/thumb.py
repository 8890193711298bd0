"""A game's rule of thumb, asked from a view: the view becomes the record that its seat sees, and that is rated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from larceny.bots.advice import insights_of
from larceny.bots.view import LastGame, View
from larceny.engine.desk import THOUSANDTHS, offer
from larceny.engine.insight import NOTHING, Insights
from larceny.engine.kernel_set import OF_A_POLICY
from larceny.engine.level import Level
from larceny.engine.record import Vector
from larceny.engine.ruleset import Ruleset
from larceny.engine.sight import Sight

WORLDS = 64  # that who may have forgotten imagines: each takes as long as several simulations

Rated = tuple[int, str]  # how good a move seems, in thousandths, and the id of the reason


class Thumb:
    """Rates moves for the seat of a view; `overlooks` are the kinds of facts that it takes no notice of."""

    def __init__(self, ruleset: Ruleset, overlooks: int = 0) -> None:
        self.ruleset = ruleset
        self.overlooks = overlooks
        self._game = LastGame(ruleset)

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """What can be known is on the table."""

    def known(self, view: View) -> Sight:
        """The record of what the seat of a view knows: HIDDEN where it does not."""
        return self._game.of(view).recall(view)

    def rate(self, view: View, legal: Sequence[str]) -> list[Rated]:
        """How good each legal move seems, and why."""
        ruleset = self._game.of(view).ruleset
        desk = ruleset.Desk()
        desk.overlooks = self.overlooks
        for text in legal:
            offer(desk, ruleset.action_numbers[text])
        run = ruleset.if_ready(OF_A_POLICY)
        seen = self.known(view).vector
        run.weigh_up(run.pane(ruleset.State, seen), run.pane(ruleset.Desk, desk.vector), view["you"])
        return [(desk.values[i], ruleset.policy.reasons[desk.reasons[i]]) for i in range(desk.count)]

    def insights(self, view: View, legal: Sequence[str]) -> list[Insights]:
        """What speaks for each move, and its main risk."""
        return insights_of(self._game.of(view), view, legal)

    def worlds(self, view: View, seen: Sight, seed: int) -> Vector | None:
        """Any that the view cannot exclude is as good as another."""
        return None


class Recollection(Thumb):
    """The same for a game of memory: what the seat has in mind is written where the view hides it.

    That is `recollect` of the game's bot.py, from its Memory.
    """

    def __init__(self, ruleset: Ruleset, level: Level) -> None:
        super().__init__(ruleset, level.overlooks)
        self.bot = ruleset.module("bot")
        self.memory = self.bot.Memory(level.recall)

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Keep in mind what happened."""
        self.memory.see(events)

    def known(self, view: View) -> Sight:
        """What is seen, and what is remembered."""
        seen = self.ruleset.State(super().known(view).vector)
        self.bot.recollect(self.memory, view, seen)
        return self.ruleset.reader.read(seen.vector)

    def worlds(self, view: View, seen: Sight, seed: int) -> Vector | None:
        """Who is not sure of what he remembers imagines worlds in which some of it is wrong; None if he is."""
        if self.memory.is_perfect:
            return None
        game, dice = self._game.of(view), np.random.default_rng(seed)
        blank = super().known(view).vector
        worlds = np.tile(blank, (WORLDS, 1))
        for world in worlds:
            held = self.ruleset.State(world)
            self.bot.recollect(self.memory, view, held, dice)
            world[:] = game.imagine(held, view["you"], int(dice.integers(2**62))).vector
        return worlds

    def insights(self, view: View, legal: Sequence[str]) -> list[Insights]:
        """What speaks for each move, and its main risk."""
        known = self.ruleset.State(self.known(view).vector)
        return [self.bot.insights(known, view["you"], self.ruleset.action_numbers[text]) for text in legal]


class Mind:
    """Rates moves by what was told: `judge` of the game's bot.py and its Memory."""

    def __init__(self, ruleset: Ruleset, level: Level) -> None:
        self._game = LastGame(ruleset)
        game = ruleset.module("bot")
        self.judge = game.judge
        self.facts = getattr(game, "insights", lambda view, text, memory: NOTHING)
        self.memory = game.Memory(level.recall, level.overlooks)
        self.imagined = getattr(self.memory, "worlds", lambda view, seen, rng: None)

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Keep in mind what happened."""
        self.memory.see(events)

    def known(self, view: View) -> Sight:
        """The record of what the seat of a view sees."""
        return self._game.of(view).recall(view)

    def rate(self, view: View, legal: Sequence[str]) -> list[Rated]:
        """How good each legal move seems, and why."""
        judged = [self.judge(view, text, self.memory) for text in legal]
        return [(round(THOUSANDTHS * value), reason) for value, reason in judged]

    def insights(self, view: View, legal: Sequence[str]) -> list[Insights]:
        """What speaks for each move, and its main risk."""
        return [self.facts(view, text, self.memory) for text in legal]

    def worlds(self, view: View, seen: Sight, seed: int) -> Vector | None:
        """Worlds as likely as what was told makes them, a row each; None where that tells no more than the view."""
        return self.imagined(view, seen, np.random.default_rng(seed))


def rule_of_thumb(ruleset: Ruleset, level: Level) -> Thumb | Mind:
    """What a player of a level goes by: a rule of thumb that remembers, if the game has one."""
    if ruleset.has_judge:
        return Mind(ruleset, level)
    return Recollection(ruleset, level) if ruleset.recollects else Thumb(ruleset, level.overlooks)


def best(rated: Sequence[Rated], most: int) -> list[int]:
    """The places of the best so many moves; of equal ones the first."""
    return sorted(range(len(rated)), key=lambda place: -rated[place][0])[:most]
