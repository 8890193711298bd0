"""What holds in every game, whoever plays it and however the cards fall."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import larceny
from larceny.games.master_thieves.box import DRAWERS, RUBY_AT_FIRST, assemble, rotate, turn_over
from larceny.games.master_thieves.memory import Memory
from larceny.games.master_thieves.state import State
from tests.clauses import clause
from tests.conftest import LONG
from tests.games.master_thieves.referee import Table, recount
from tests.games.master_thieves.table import START, gems_about

FACTOR = 10 if LONG else 1

LOOKS = 0.2  # how often a game is looked at
often = settings(derandomize=True, deadline=None, max_examples=30 * FACTOR)
games = st.fixed_dictionaries(
    {
        "players": st.integers(2, 8),
        "edition": st.sampled_from(["fr", "en"]),
        "box_actions": st.sampled_from(["edition", "one"]),
        "ruby_end": st.sampled_from(["edition", "on", "off"]),
        "round_limit": st.sampled_from([6, 13, 60]),
        "memory": st.sampled_from(["strict", "log", "open"]),
    }
)
dice = st.integers(0, 2**32 - 1).map(random.Random)
likings = st.sampled_from(  # how players like moves: at random, greedy for rubies, thrifty, sly
    [
        {},
        {"pull": 9.0, "role master": 9.0},
        {"place nothing": 9.0},
        {"turn": 5.0, "alarm": 5.0},
        {"no-": 9.0, "keep": 9.0},
    ]
)
movements = st.lists(st.sampled_from([(1, 0), (1, 1), (2, 0), (2, 1), (0, 0)]), max_size=12)


def play_on(match: larceny.Match, rng: random.Random, liking: dict[str, float]) -> Iterator[larceny.Match]:
    """Play to the end; of those who may act, any may be first. Stop after each action."""
    while match.movers():
        seat = rng.choice(match.movers())
        texts = match.legal(seat)
        weights = [next((times for word, times in liking.items() if text.startswith(word)), 1.0) for text in texts]
        match.play(seat, rng.choices(texts, weights)[0])
        yield match


def started(game: dict[str, Any]) -> larceny.Match:
    return larceny.load("master_thieves", **game).start(seed=None)


# The box


def moved(steps: list[tuple[int, int]]) -> State:
    """The box after these moves: levels and way, or no levels for a turn over."""
    state = State()
    assemble(state)
    for levels, way in steps:
        if levels:
            rotate(state, levels, way)
        else:
            turn_over(state)
    return state


def inverse(steps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(levels, 1 - way if levels else 0) for levels, way in reversed(steps)]


@clause("1.3")
@often
@given(movements)
def test_every_movement_can_be_undone(steps: list[tuple[int, int]]) -> None:
    assert moved(steps + inverse(steps)).vector.tobytes() == moved([]).vector.tobytes()


@clause("1.3")
@often
@given(movements, movements)
def test_a_movement_is_the_same_permutation_wherever_the_box_starts(
    before: list[tuple[int, int]], steps: list[tuple[int, int]]
) -> None:
    one, start, other = moved(steps), moved(before), moved(before + steps)
    first = moved([])
    where = {first.slot[p, s]: (p, s) for p in range(3) for s in range(4)}
    for p in range(3):
        for s in range(4):
            assert other.slot[p, s] == start.slot[where[one.slot[p, s]]]
    assert other.up == (start.up + one.up) % 2


@clause("1.3", "1.6")
@often
@given(movements)
def test_no_movement_loses_a_drawer_and_levels_stay_together(steps: list[tuple[int, int]]) -> None:
    first, state = moved([]), moved(steps)
    levels = [{state.slot[p, s] for s in range(4)} for p in range(3)]
    kept = [{first.slot[p, s] for s in range(4)} for p in range(3)]
    assert levels == (kept if state.up == 0 else kept[::-1])
    for p in range(3):
        row = [state.slot[p, s] for s in range(4)]
        assert {frozenset((row[0], row[2])), frozenset((row[1], row[3]))} <= _pairs(first)


def _pairs(state: State) -> set[frozenset[int]]:
    return {frozenset((state.slot[p, s], state.slot[p, s + 2])) for p in range(3) for s in range(2)}


# Games


@clause("1.1", "4.6")
@often
@given(games, dice, likings)
def test_gems_are_conserved_over_box_pillows_and_supply(
    game: dict[str, Any], rng: random.Random, liking: dict[str, float]
) -> None:
    match = started(game)
    diamonds, sapphires = (number * game["players"] for number in START[game["edition"]])
    for _ in play_on(match, rng, liking):
        if rng.random() < LOOKS and match.view(None)["round"]:
            assert gems_about(match) == {"diamond": diamonds + 12, "sapphire": sapphires, "ruby": 6}


@clause("8 What cannot be")
@often
@given(games, dice, likings)
def test_gems_never_lie_in_both_front_halves(
    game: dict[str, Any], rng: random.Random, liking: dict[str, float]
) -> None:
    for match in play_on(started(game), rng, liking):
        state = match.position()["state"]
        gems = [diamonds + sapphires for diamonds, sapphires in zip(state["diamonds"], state["sapphires"], strict=True)]
        assert not any(gems[2 * drawer] and gems[2 * drawer + 1] for drawer in range(DRAWERS))


@clause("2.3")
@often
@given(games, dice, likings)
def test_three_rubies_lie_up_and_three_down_until_one_is_moved(
    game: dict[str, Any], rng: random.Random, liking: dict[str, float]
) -> None:
    for match in play_on(started(game), rng, liking):
        state = match.position()["state"]
        if tuple(state["ruby"]) != RUBY_AT_FIRST:
            assert any(event["event"] in ("ruby-found", "ruby-fell") for event in match.events())
            return
        up = sum(state["ruby"][2 * drawer + state["up"]] for drawer in range(DRAWERS))
        assert up == 3


@clause("8", "8 When you are asked")
@often
@given(games, dice, likings)
def test_an_independent_referee_asks_the_same_and_counts_the_same(
    game: dict[str, Any], rng: random.Random, liking: dict[str, float]
) -> None:
    match = started(game)

    def answer(seat: int, texts: Collection[str]) -> str:
        assert seat in match.movers()
        assert set(match.legal(seat)) == set(texts)
        weights = [next((w for word, w in liking.items() if text.startswith(word)), 1.0) for text in sorted(texts)]
        text = rng.choices(sorted(texts), weights)[0]
        match.play(seat, text)
        return text

    options = {name: str(value) for name, value in match.game.options.items()}
    table = Table(game["players"], options, answer)
    reason = table.play()
    assert match.outcome is not None
    assert (match.outcome.reason, list(match.outcome.scores)) == (reason, table.scores())
    assert list(match.outcome.winners) == table.winners()
    assert recount(match.transcript()) == (reason, table.scores(), table.winners())


# Memory


@clause("7 Remembering")
@often
@given(games, dice, likings)
def test_what_everybody_was_told_suffices_to_know_the_whole_box(
    game: dict[str, Any], rng: random.Random, liking: dict[str, float]
) -> None:
    match, memory, heard = started(game), Memory(), 0
    for _ in play_on(match, rng, liking):
        if rng.random() < 0.9 or match.view(None)["open"]:
            continue
        new = match.events(None, heard)
        heard += len(new)
        memory.see(new)
        memory.think(game["edition"])
        state = match.position()["state"]
        assert memory.box.up == state["up"]
        for drawer in range(DRAWERS):
            _compare(memory, state, drawer)


def _compare(memory: Memory, state: dict[str, Any], drawer: int) -> None:
    lies = [half for half in range(2) if state["diamonds"][2 * drawer + half] or state["sapphires"][2 * drawer + half]]
    front = memory.front(drawer)
    if lies:
        assert front is not None
        assert front.half == lies[0]
        assert front.gems == [state["diamonds"][2 * drawer + lies[0]], state["sapphires"][2 * drawer + lies[0]]]
    else:
        assert front is None or front.worth == 0
    rubies = [half for half in range(2) if state["ruby"][2 * drawer + half]]
    if memory.secrets:
        assert memory.ruby(drawer) == (rubies[0] if rubies else None)
