"""Looking ahead in the museum: the quick rule of thumb, worlds from the belief, and what a simulated round is worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import numpy as np
import pytest

import larceny
from larceny.bots.search import SearchBot
from larceny.bots.thumb import Thumb
from larceny.engine.ledger import WHOLE
from larceny.games.casse import audit
from larceny.games.casse.bot import WORLDS, Memory
from larceny.games.casse.evidence import NUMBER
from larceny.games.casse.policy import TEAM_MATE, enough, worth
from larceny.games.casse.state import State
from tests.compiled import compiled_rules
from tests.games.casse.duel import thief_wins
from tests.games.casse.table import go, inside, set_up

GAMES = 12


def record(match: larceny.Match) -> State:
    """The full state of a match."""
    return State(np.frombuffer(match.state_bytes, np.int16).copy())


def best(match: larceny.Match) -> str:
    """What the quick rule of thumb values most."""
    seat = match.movers()[0]
    legal = match.legal(seat)
    rated = Thumb(match.game.ruleset).rate(match.view(seat), legal)
    return legal[max(range(len(legal)), key=lambda place: rated[place][0])]


def wait(match: larceny.Match) -> larceny.Match:
    """The detective whose turn it is stays where he is and does not look."""
    view = match.view(None)
    return go(match, "roll 1 eye", f"walk {view['pawns'][view['detective']]}", "no-look")


# Worlds


def moments(seed: int) -> Iterator[tuple[larceny.Match, int, Memory]]:
    """The choices of a game at random, and what the chooser has in mind."""
    match = larceny.load("casse", 4, setup="quick").start(seed)
    memory, heard, dice = Memory(1.0), 0, np.random.default_rng(seed)
    while match.movers():
        seat = match.movers()[0]
        memory.see(match.events(None, heard))
        heard = match.event_count(None)
        yield match, seat, memory
        match.play_id(seat, int(dice.choice(match.legal_ids(seat))))


def test_worlds_that_the_belief_draws_are_lawful_look_the_same_and_are_as_likely_as_it_says() -> None:
    drawn = 0
    for match, seat, memory in chain.from_iterable(map(moments, range(4))):
        seen = match.seen(seat)
        worlds = memory.worlds(match.view(seat), seen, np.random.default_rng(match.ply))
        if seat == 0:
            assert worlds is None
            continue
        assert worlds is not None
        assert len(worlds) == WORLDS
        drawn += 1
        for vector in worlds[:: WORLDS // 4]:
            assert not audit.flaw(State(vector))
            assert match.game.redacted(vector, seat).tobytes() == seen.vector.tobytes()
        shares = np.bincount(worlds[:, State.FIELDS["thief_square"].start], minlength=len(NUMBER)) / WORLDS
        assert abs(shares - memory.belief.squares).max() < 0.05
    assert drawn > 20


def test_who_has_heard_nothing_imagines_whatever_is_possible() -> None:
    match = inside("move r2c5", "roll 3 eye")
    seat = match.movers()[0]
    assert Memory(1.0).worlds(match.view(seat), match.seen(seat), np.random.default_rng(0)) is None


# The quick rule of thumb


def test_a_thief_in_sight_and_in_reach_is_caught() -> None:
    match = inside("move r3c5", "roll 1 eye", "look eyes", pawns=("r3c8", "r3c9"))
    go(match, "walk r3c8", "move r3c6", "roll 3 eye")
    assert best(match) == "walk r3c6"


def test_a_thief_with_enough_works_tries_a_lock_that_he_can_reach() -> None:
    match = inside("move r2c6", works=("r2c6", "r1c6", "r2c5", "r3c2", "r3c12", "r7c2", "r7c11", "r5c6", "r10c4"))
    for move in ("move r1c6", "move r2c5"):
        go(wait(match), move)
    assert best(wait(match)).endswith(" try")


def test_a_thief_does_not_walk_into_a_detective() -> None:
    match = inside(pawns=("r2c5", "r1c6"))
    assert best(match).split(" ")[1] not in ("r2c5", "r1c6")


def test_locks_are_closed_and_pieces_stand_apart() -> None:
    match = larceny.load("casse", 3, chosen_locks="on").start(seed=1)
    assert best(match) == "lock W1 closed"
    match = larceny.load("casse", 3).start(seed=1)
    first = best(match)
    assert first.startswith("art ")
    go(match, first)
    assert best(match) != first


# What a simulated round is worth


def test_a_detective_would_rather_catch_the_thief_himself_but_the_team_wins() -> None:
    match = inside("move r2c5", "roll 3 eye", "walk r2c5", pawns=("r2c7", "r6c12"))
    assert match.outcome is not None
    end = record(match)
    assert [worth(end, seat) for seat in range(3)] == [0, WHOLE, TEAM_MATE]


def test_an_escape_is_worth_all_to_the_thief_and_nothing_to_the_others() -> None:
    end = record(set_up())
    end.phase, end.result = 12, 1
    assert [worth(end, seat) for seat in range(3)] == [WHOLE, 0, 0]


def test_in_the_long_version_a_round_is_enough_and_counts_by_the_works_brought_home() -> None:
    match = inside("move r1c6", enter="W1", version="long", open_locks=11)
    start = record(match)
    assert not enough(start, start)
    go(wait(match), "move r2c6")
    go(wait(match), "move r1c5 try", "lock open")
    after = record(match)
    assert enough(after, start)
    assert [worth(after, seat) for seat in range(3)] == [WHOLE // 9, WHOLE - WHOLE // 9, WHOLE - WHOLE // 9]


# Strength


def share_of_thief(thief: str, detectives: str, simulations: int) -> float:
    """How often the thief wins, if the bots that search simulate so many games."""
    return sum(thief_wins(thief, detectives, seed, simulations=simulations) for seed in range(GAMES)) / GAMES


@pytest.fixture
def compiled() -> Iterator[None]:
    with compiled_rules("casse"):
        yield


@pytest.mark.usefixtures("compiled")
def test_who_looks_ahead_beats_who_plays_at_random_on_either_side() -> None:
    assert share_of_thief("search", "random", simulations=200) > 0.8
    assert share_of_thief("random", "search", simulations=200) < 0.2


def test_a_master_looks_ahead_and_keeps_in_mind_what_was_told() -> None:
    bot = larceny.bot("casse", "master")
    assert isinstance(bot, SearchBot)
    match = inside("move r2c5", "roll 3 eye")
    seat = match.movers()[0]
    bot.see(match.events(seat))
    assert bot.thumb.worlds(match.view(seat), match.seen(seat), 1) is not None
