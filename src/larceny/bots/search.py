"""A bot that looks ahead: it imagines worlds that its view cannot exclude, and plays games on from there."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from larceny.bots.advice import Advice, falling, promise_of
from larceny.bots.levels import drawn, leanings, wavering
from larceny.bots.manners import Manners
from larceny.bots.standoff import Standoff
from larceny.bots.thumb import Rated, best, rule_of_thumb
from larceny.bots.view import LastGame, View
from larceny.engine.desk import THOUSANDTHS
from larceny.engine.kernel_set import OF_A_SEARCH, Kernels
from larceny.engine.level import Level
from larceny.engine.ruleset import Ruleset
from larceny.engine.search import Arm, Search, added_up
from larceny.engine.sight import Sight

SIMULATIONS = 1000
ANY = Level("", "", simulations=SIMULATIONS)  # of who studies games
AHEAD = "why-ahead"  # the reason where the game has no rule of thumb that gives one
PORTION = 64  # simulations between two looks at the clock; interpreted ones are slow, so there it is one
CASES = 4  # of a standoff: they share as many simulations as were made before
DECIDED = 0.02  # a share of the win that is as good as none
NEGLIGIBLE = 0.1  # a part of a mixed strategy that is so small beside the largest was only being explored
EXPLAINED = 0  # the seed of the dice with which it explains
FEWEST = 25  # tries: the mean of fewer may lie more than ten points beside the truth


@dataclass(frozen=True)
class Decision:
    """What a choice comes to."""

    place: int  # of the move that is played, drawn by lot where several may be
    ranks: Sequence[tuple[float, ...]]  # of all moves: the highest is the likeliest to be played
    arms: Sequence[Arm] = ()  # what was found by looking ahead, if it came to that
    values: Sequence[float] = ()  # how good the moves seem, where something else decides than what they brought


class SearchBot:
    """Plays what did best in simulated games.

    The number of simulations makes its choices reproducible, compiled or not; a limit of seconds, which live play
    needs, does not, where it is reached. A level may consider only so many moves, the best by the rule of thumb: fewer
    simulations are then enough to tell them apart. In a game whose rule of thumb remembers, it does so too, and the
    worlds that it imagines are as likely as what was told makes them. Several threads share the simulations, and what
    they find is added up.
    """

    progress: Callable[[int, int], None] | None = None  # is told how many simulations of how many are done

    def __init__(
        self,
        ruleset: Ruleset,
        simulations: int | None = None,
        seconds: float | None = None,
        level: Level = ANY,
        threads: int = 1,
    ) -> None:
        self.ruleset = ruleset
        self.simulations = level.simulations if simulations is None else simulations
        self.seconds = seconds
        self.level = level
        self.threads = threads
        self.stopped = False
        self._searches: list[Search] = []  # one for each thread
        self._game = LastGame(ruleset)
        self.manners: Manners | None = None  # of the others, where the game lets them be read
        self.thumb = rule_of_thumb(ruleset, level)

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Keep in mind what happened, if the game asks for that, and how the others seem to choose.

        So a question begins: who has stopped it before meant an earlier one.
        """
        self.stopped = False
        self.thumb.see(events)
        if self.manners is not None:
            self.manners.see(events)

    def choose(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> str:
        """The move tried most often; of a simultaneous choice one with the odds of its mixed strategy."""
        try:
            return legal[0] if len(legal) == 1 else legal[self._decide(view, legal, rng).place]
        finally:
            self.stopped = False

    def explain(self, view: View, legal: Sequence[str]) -> list[Advice]:
        """The moves, first the one that it chooses with dice of seed 0; where a lot decides, the likeliest.

        None promises more than what stands before it, and only the first is spoken for by a few tries.
        """
        dice, known = np.random.default_rng(EXPLAINED), self.thumb.insights(view, legal)
        try:
            decision = self._decide(view, legal, dice)
            arms = decision.arms or self.look_ahead(view, self.thumb.known(view), legal, int(dice.integers(2**62)))
        finally:
            self.stopped = False
        places = sorted(range(len(legal)), key=lambda at: (decision.ranks[at], at == decision.place), reverse=True)
        tried = [place for place in places if arms[place].tried]
        fitted = falling([arms[place].value for place in tried], [arms[place].tried for place in tried])
        share_of, reasons = dict(zip(tried, fitted, strict=True)), self._reasons(view, legal)
        advice = []
        for place in places:
            share, arm = share_of.get(place, 0.0), arms[place]
            sound = arm.tried >= (1 if place == places[0] else FEWEST)
            chance, promise = promise_of(self.ruleset, view, share) if sound else (None, None)
            value, insights = decision.values[place] if decision.values else share, known[place]
            advice.append(
                Advice(legal[place], value, reasons[place], chance=chance, promise=promise, insights=insights)
            )
        return advice

    def _reasons(self, view: View, legal: Sequence[str]) -> list[str]:
        """Why: what the rule of thumb says of moves that are no worse to it than the others are on average."""
        if not self.ruleset.has_thumb:
            return [AHEAD] * len(legal)
        rated = self.thumb.rate(view, legal)
        middle = sum(value for value, _ in rated) / len(rated)
        return [reason if value >= middle else AHEAD for value, reason in rated]

    def _decide(self, view: View, legal: Sequence[str], rng: np.random.Generator) -> Decision:
        """What it comes to with these dice: to be played, and to be explained."""
        seen = self.thumb.known(view)
        if not self.ruleset.policy.ponders(seen):
            rated = self.thumb.rate(view, legal)
            return by_thumb(rated, int(rng.choice(places_of_best(rated))))
        standoff = Standoff.found(self._game.of(view), seen, view["you"])
        arms = self.look_ahead(view, seen, legal, int(rng.integers(2**62)), part=1 if standoff is None else 2)
        if self.ruleset.has_thumb and is_decided(arms):
            rated = self.thumb.rate(view, legal)
            return by_thumb(rated, best(rated, 1)[0], arms)
        if standoff is not None:
            return self._face(standoff, legal, arms, rng)
        mixed = strategy(arms)
        if mixed is not None:
            return by_lot(mixed, int(rng.choice(len(legal), p=mixed)), arms)
        reach = wavering(self.ruleset, self.level, self.thumb, view)
        if reach > 0:
            brought = shares(arms)
            wide = round(THOUSANDTHS * reach) if max(brought) < THOUSANDTHS else 0  # nobody wavers before a sure win
            odds = leanings(brought, wide)
            return Decision(drawn(odds, rng), [(odd, arm.value) for odd, arm in zip(odds, arms, strict=True)], arms)
        return by_tries(arms)

    def _face(
        self, standoff: Standoff, legal: Sequence[str], arms: Sequence[Arm], rng: np.random.Generator
    ) -> Decision:
        """Commit oneself with the odds of the equilibrium, or else play what did best of all other moves."""
        bold = {self.ruleset.actions[action] for action in standoff.commitments(standoff.seen, standoff.seat)}
        others = [place for place, text in enumerate(legal) if text not in bold]
        commits, stays, odds = legal.index(min(bold)), -1, 1.0
        if others:
            stays = max(others, key=lambda place: (arms[place].tried, arms[place].value))
            action = self.ruleset.action_numbers[legal[stays]]
            seed, simulate = int(rng.integers(2**62)), self._case_by_case()
            found = None if self.stopped else standoff.odds(self._searches[0], action, seed, simulate)
            if found is None:
                return by_tries(arms)
            odds = found
        chances = {stays: 1 - odds, commits: odds}
        ranks = [(chances.get(place, 0.0), arm.tried, arm.value) for place, arm in enumerate(arms)]
        return Decision(commits if not others or rng.random() < odds else stays, ranks, arms)

    def _case_by_case(self) -> Callable[[Search], None]:
        """What simulates one case of a standoff after the other, in what is left of the time."""
        end = None if self.seconds is None else time.monotonic() + self.seconds / 2
        each, left = max(sum(search.simulations for search in self._searches) // CASES, 1), CASES

        def simulate(search: Search) -> None:
            nonlocal left
            now = time.monotonic()
            self._run(search, each, None if end is None else now + (end - now) / left)
            left -= 1

        return simulate

    def stop(self) -> None:
        """Let it come to an end of its thinking at once, from another thread.

        That holds for one question: the one that it was asked last, by showing it what happened, or the next one if
        it has answered that.
        """
        self.stopped = True

    def look_ahead(self, view: View, seen: Sight, legal: Sequence[str], seed: int, part: int = 1) -> list[Arm]:
        """Search from a view for its seat, which knows so much; what was found about each legal move.

        It may be one of several parts of the thinking about a choice.
        """
        end = None if self.seconds is None else time.monotonic() + self.seconds / part
        searches = self._searching(view)
        self._size_up(seen, view["you"])
        considered = self._considered(view, legal)
        worlds, mixes = self.thumb.worlds(view, seen, seed), self.ruleset.policy.mixes(seen)
        for stream, search in enumerate(searches):
            search.begin(seen, view["you"], seed, worlds=worlds, considered=considered, mixes=mixes, stream=stream)
        self._simulate(self.simulations // part, end)
        actions = [self.ruleset.action_numbers[text] for text in legal]
        return added_up([search.arms(actions) for search in searches])

    def _size_up(self, seen: Sight, seat: int) -> None:
        """Simulate the others from now on as they seem to play, and watch what they choose now."""
        if self.manners is not None:
            blind = self.manners.blind(seat)
            for search in self._searches:
                search.expect(blind)
            self.manners.watch(seen, seat)

    def _simulate(self, simulations: int, end: float | None) -> None:
        """Share so many simulations among the threads; the first ones take what is left over."""
        each, over = divmod(simulations, self.threads)
        tasks = [
            partial(self._run, search, each + (number < over), end, asked=simulations)
            for number, search in enumerate(self._searches)
        ]
        if len(tasks) == 1:
            tasks[0]()
            return
        with ThreadPoolExecutor(self.threads, thread_name_prefix="larceny-search") as pool:
            for running in [pool.submit(task) for task in tasks]:
                running.result()

    def _run(self, search: Search, left: int, end: float | None, asked: int = 0) -> None:
        """Simulate in one thread, until that is done or there is a reason to stop; a little even if time is over.

        What was asked of all threads is told to who follows the progress.
        """
        while left > 0 and not self.stopped and (end is None or not search.simulations or time.monotonic() < end):
            run = self.ruleset.at_hand(OF_A_SEARCH)
            portion = min(left, portion_of(run))
            search.run(portion, run)
            left -= portion
            if self.progress is not None and asked:
                self.progress(sum(each.simulations for each in self._searches), asked)

    @property
    def decisions(self) -> int:
        """How many decisions of players its last choice simulated."""
        return sum(search.decisions for search in self._searches)

    def _considered(self, view: View, legal: Sequence[str]) -> list[int]:
        """The numbers of the moves that are tried; none are named if all are."""
        most = self.level.considers
        if not 0 < most < len(legal):
            return []
        return [self.ruleset.action_numbers[legal[place]] for place in best(self.thumb.rate(view, legal), most)]

    def _searching(self, view: View) -> list[Search]:
        """The searches for a game like the view's: their memory is kept from one choice to the next."""
        game = self._game.of(view)
        if not self._searches or self._searches[0].game.blank.tobytes() != game.blank.tobytes():
            self._searches = [Search(game, practised=self.level.practised) for _ in range(self.threads)]
            self.manners = Manners(game) if self.ruleset.policy.reads_others else None
        return self._searches


def portion_of(run: Kernels) -> int:
    """How many simulations to ask for at once."""
    return PORTION if run.compiled else 1


def is_decided(arms: Sequence[Arm]) -> bool:
    """Whether hardly anything depends on the choice any more: then people still expect a sensible move."""
    values = [arm.value for arm in arms if arm.tried]
    return max(values, default=0.0) < DECIDED or min(values) > 1 - DECIDED


def places_of_best(rated: Sequence[Rated]) -> list[int]:
    """Where the moves stand that seem better than all others, or as good."""
    highest = max(value for value, _ in rated)
    return [place for place, (value, _) in enumerate(rated) if value == highest]


def by_thumb(rated: Sequence[Rated], place: int, arms: Sequence[Arm] = ()) -> Decision:
    """What the rule of thumb decides."""
    values = [value / THOUSANDTHS for value, _ in rated]
    return Decision(place, [(value,) for value in values], arms, values)


def by_tries(arms: Sequence[Arm]) -> Decision:
    """What was tried most often."""
    ranks = [(arm.tried, arm.value) for arm in arms]
    return Decision(ranks.index(max(ranks)), ranks, arms)


def by_lot(odds: Sequence[float], place: int, arms: Sequence[Arm]) -> Decision:
    """What is drawn with these odds: they say how good a move is, for all that may be drawn bring the same."""
    return Decision(place, [(odd, arm.tried) for odd, arm in zip(odds, arms, strict=True)], arms, odds)


def shares(arms: Sequence[Arm]) -> list[int]:
    """What each move brought, in thousandths of the win; what was not tried is out of the question."""
    return [round(THOUSANDTHS * arm.value) if arm.tried else -THOUSANDTHS for arm in arms]


def strategy(arms: Sequence[Arm]) -> list[float] | None:
    """The odds of a mixed strategy, without what was only explored; None where the choice was not simultaneous."""
    weights = [arm.weight for arm in arms]
    if 2 * sum(weights) < sum(arm.tried for arm in arms):
        return None
    kept = [weight if weight >= NEGLIGIBLE * max(weights) else 0.0 for weight in weights]
    return [weight / sum(kept) for weight in kept]
