"""§7 Who knows what: what detectives see, may do and are told does not depend on the thief's secrets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import larceny
from larceny import testing
from larceny.bots.bot import make_bot
from larceny.engine.game import Game
from larceny.engine.match import Match
from larceny.games.casse.board import NAMES, NOWHERE
from larceny.games.casse.evidence import Belief
from larceny.testing.play import wander
from tests.clauses import clause
from tests.compiled import compiled_rules
from tests.conftest import LONG
from tests.games.casse.table import inside
from tests.games.lines import all_that

PAIRS = 100_000 if LONG else 10_000
TRUTHS = 100_000 if LONG else 1_000
WORLDS = 40  # compared with the true one at each position
FIRST_INSIDE, LAST_INSIDE = 5, 11  # phases in which the thief is in the museum


@pytest.fixture(autouse=True)
def compiled() -> Iterator[None]:
    """Many positions: they run compiled."""
    with compiled_rules("casse"):
        yield


def hunt(game: Game, seed: int) -> Iterator[larceny.Match]:
    """A match of the greedy bots: the same match again and again, after each action."""
    match, rng = game.start(seed), np.random.default_rng(seed)
    bots = [make_bot(game.ruleset, "greedy") for _ in range(game.players)]
    heard = [0] * game.players
    while match.movers():
        seat = match.movers()[0]
        events = match.events(seat, heard[seat])
        heard[seat] += len(events)
        bots[seat].see(events)
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), rng))
        yield match


def positions(seed: int) -> Iterator[tuple[larceny.Match, Belief]]:
    """A random game, or one of greedy bots, with the exact belief beside it."""
    players, quick = 2 + seed % 6, "quick" if seed % 3 else "choose"
    game = larceny.load("casse", players, setup=quick, version="long" if seed % 4 == 0 else "short")
    belief, heard = Belief(), 0
    for match in hunt(game, seed) if seed % 5 < 2 else wander(game, seed):
        events = match.events(None, heard)
        heard += len(events)
        belief.see(events)
        if FIRST_INSIDE <= match.seen(None).phase <= LAST_INSIDE:
            yield match, belief


def world_like(match: larceny.Match, square: int, destroyed: int, power_off: int) -> larceny.Match:
    """The same position with another secret: as far as the detectives know it might be the true one."""
    state: Any = match.game.ruleset.State(match.laid_open())
    state.thief_square, state.destroyed, state.power_off = square, destroyed, power_off
    for turn in range(len(state.trail)):
        if state.trail[turn] != NOWHERE:
            state.trail[turn] = square
    return Match(match.game, None, state.vector)


def alike(one: larceny.Match, other: larceny.Match) -> bool:
    """Whether the detectives and the spectators get the same bytes, and may do the same."""
    thief = one.seen(None).thief
    others = [None, *(seat for seat in range(one.game.players) if seat != thief)]
    return one.movers() == other.movers() and all(
        one.seen(seat).vector.tobytes() == other.seen(seat).vector.tobytes()
        and (seat is None or one.legal(seat) == other.legal(seat))
        for seat in others
    )


@clause("7")
def test_worlds_that_agree_on_what_detectives_know_are_alike_to_them_in_every_byte() -> None:
    pairs = 0
    rng = random.Random(1)
    for seed in range(10_000):
        for match, belief in positions(seed):
            if rng.random() > 0.4 or match.seen(None).spotted:
                continue
            worlds = np.argwhere(belief.possible).tolist()
            for square, destroyed, power_off in rng.sample(worlds, min(WORLDS, len(worlds))):
                other = world_like(match, square, destroyed, power_off)
                assert alike(match, other)
                pairs += 1
        if pairs >= PAIRS:
            return
    raise AssertionError("too few pairs")


@clause("7")
@pytest.mark.parametrize("seed", range(3))
def test_texts_refusals_and_views_are_alike_too(seed: int) -> None:
    rng = random.Random(seed)
    for match, belief in positions(seed):
        if rng.random() > 0.15 or match.view(None)["spotted"]:
            continue
        square, destroyed, power_off = rng.choice(np.argwhere(belief.possible).tolist())
        other = world_like(match, square, destroyed, power_off)
        here = Match(match.game, None, match.laid_open())
        for seat in {None, *range(match.game.players)} - {match.view(None)["thief"]}:
            assert json.dumps(all_that(seat, here)) == json.dumps(all_that(seat, other))
            if seat is not None:
                for text in rng.sample(match.game.ruleset.actions, 40):
                    assert refusal(here, seat, text) == refusal(other, seat, text)


def refusal(match: larceny.Match, seat: int, text: str) -> tuple[Any, ...]:
    if text in match.legal(seat):
        return ()
    with pytest.raises(larceny.LarcenyError) as refused:
        match.play(seat, text)
    return type(refused.value).__name__, str(refused.value), refused.value.reason, refused.value.section


@clause("2.3", "7")
def test_worlds_with_other_chosen_locks_are_alike_to_the_thief() -> None:
    testing.check_secrecy(larceny.load("casse", 3, chosen_locks="on"), 0, pairs=40)


@clause("7")
def test_only_the_thief_knows_his_place_his_way_and_what_he_has_done() -> None:
    match = inside("move r1c4", "roll 1 eye", "walk r6c10", "no-look", "move r2c6")
    assert match.view(0)["sheet"] == {
        "stops": ["r1c5", "r1c4", "r2c6"],
        "path": ["r1c5", "r1c4", "r1c5", "r1c6", "r2c6"],
        "works": 1,
        "destroyed": [3],
        "power_off": False,
    }
    for observer in (None, 1, 2):
        seen = match.view(observer)
        assert seen["sheet"] is None
        assert seen["thief_square"] == "hidden"
        assert [line for line in match.read(observer) if line.startswith("p1")] == [
            "p1 enter hidden",
            "p1 move hidden",
            "p1 move hidden",
        ]


@clause("7")
def test_a_destroyed_camera_looks_like_any_other() -> None:
    match = inside("move r1c4", "roll 1 eye")
    other = inside("move r1c6", "roll 1 eye")
    assert all_that(1, match) == all_that(1, other)


@clause("7")
def test_whether_a_square_may_be_entered_does_not_depend_on_the_thief() -> None:
    match = inside("move r1c6", "roll 3 eye", pawns=("r1c4", "r6c12"))
    other = inside("move r2c7", "roll 3 eye", pawns=("r1c4", "r6c12"))
    assert match.legal(1) == other.legal(1)
    assert "walk r1c6" in match.legal(1)


@clause("7")
def test_detectives_share_everything_they_learn() -> None:
    match = inside("move r1c6", "roll 1 eye", "look camera 3")
    without_seat = [{**match.view(seat), "you": None, "your_move": None} for seat in (1, 2)]
    assert without_seat[0] == without_seat[1]
    assert match.read(1) == match.read(2)


@clause("7")
def test_a_walk_that_found_nobody_cannot_be_taken_back() -> None:
    match = inside("move r1c6", "roll 2 eye", "walk r1c4", pawns=("r2c4", "r6c12"))
    assert match.events(1)[-1]["event"] == "nobody-there"
    with pytest.raises(larceny.IllegalMove):
        match.undo(1)


# The exact belief


@clause("7")
def test_the_belief_never_excludes_the_truth() -> None:
    met = 0
    for seed in range(100_000):
        for match, belief in positions(seed):
            state: Any = match.game.ruleset.State(match.laid_open())
            assert belief.allows(state.thief_square, state.destroyed, state.power_off), (seed, match.ply)
            possible = {NAMES[square] for square in np.flatnonzero(belief.possible_squares)}
            assert possible <= set(match.view(None)["possible"]), "what all can work out is not less than exact"
            assert abs(belief.mass.sum() - 1) < 1e-9
            assert not belief.mass[~belief.possible].any()
            met += 1
        if met >= TRUTHS:
            return


@clause("7")
@pytest.mark.parametrize("seed", range(4))
def test_the_belief_is_exactly_what_trying_all_moves_of_all_worlds_leaves(seed: int) -> None:
    """Every world is played on by the rules; those that would have told the same are kept."""
    game = larceny.load("casse", 3, setup="quick")
    rng = random.Random(seed)
    match, belief = game.start(seed=None), Belief()
    heard = 0
    worlds: set[tuple[int, int, int]] = set()
    while match.view(None)["thief_turns"] < 6:
        seat = match.movers()[0]
        options = match.legal_ids(seat)
        if seat == 0:  # no move that would end the game or show the thief at once
            options = [n for n in options if "try" not in game.ruleset.actions[n] and not is_caught(match, seat, n)]
        number = rng.choice(options)
        before = match.copy()
        match.play_id(seat, number)
        events = match.events(None, heard)
        heard += len(events)
        belief.see(events)
        if match.view(None)["spotted"] or not match.movers():
            return
        if match.seen(None).phase < FIRST_INSIDE:
            continue
        worlds = played_on(before, match, seat, number, worlds)
        assert worlds == set(map(tuple, np.argwhere(belief.possible).tolist())), match.read(None)[-4:]


def is_caught(match: larceny.Match, seat: int, number: int) -> bool:
    after = match.copy()
    after.play_id(seat, number)
    return not after.movers()


def played_on(
    before: larceny.Match, match: larceny.Match, seat: int, number: int, worlds: set[tuple[int, int, int]]
) -> set[tuple[int, int, int]]:
    """All secrets after an action that look to a spectator as the true one does, and were told the same."""
    wanted = match.seen(None).vector.tobytes(), told(before, seat, number)
    starts = [world_like(before, *world) for world in worlds] or [before]
    left = set()
    for start in starts:
        for choice in start.legal_ids(seat) if seat == 0 else [number]:
            state: Any = start.game.ruleset.State(start.laid_open())
            start.game.ruleset.promised["step"](state, seat, choice)
            seen = start.game.observe(state.vector, None).vector.tobytes()
            if (seen, told(start, seat, choice)) == wanted:
                left.add((state.thief_square, state.destroyed, state.power_off))
    return left


def told(match: larceny.Match, seat: int, number: int) -> list[Any]:
    state: Any = match.game.ruleset.State(match.laid_open())
    state.journal = []
    match.game.ruleset.promised["step"](state, seat, number)
    vocabulary = match.game.ruleset.vocabulary
    return [event for entry in state.journal if (event := vocabulary.event(entry, 15)) is not None]
