"""How bots remember the box: right, with a level below that of a machine, like a person."""

from __future__ import annotations

import random

import pytest

import larceny
from bench.strength.recall import LEVELS, win_share
from larceny.games.master_thieves.box import DRAWERS, GRAIN_NAMES
from larceny.games.master_thieves.memory import FORGOTTEN, OTHER_HALF, OTHER_LEVEL, OTHER_SIDE, Front, Memory
from tests.games.master_thieves.table import deal, do, finish_round, grains, roles, table, turn


def told(match: larceny.Match, level: float = 1.0) -> Memory:
    """What a spectator of that level has in mind of a match."""
    memory = Memory(level)
    memory.see(match.events(None))
    memory.think(str(match.game.options["edition"]))
    return memory


def any_game(seed: int, until: int = 250) -> larceny.Match:
    match, dice = larceny.load("master_thieves", 4).start(seed), random.Random(seed)
    while match.movers() and match.ply < until:
        seat = match.movers()[0]
        match.play_id(seat, dice.choice(match.legal_ids(seat)))
    return match


def is_right(memory: Memory, truth: Memory, drawer: int) -> bool:
    """Whether a player has this drawer in mind as it was last seen."""
    one, other = memory.front(drawer), truth.front(drawer)
    return one == other if one and other else (one is None) == (other is None)


def test_at_level_1_everything_is_remembered() -> None:
    match = roles(deal_and_put(), "gemologist", "thief", "thief")
    grain = GRAIN_NAMES.index(grains(match)["top e"])
    do(match, "open top e", "place sapphire", "rotate top left", "turn")
    found = told(match).front(grain)
    assert found is not None
    assert (found.gems, found.half) == ([0, 1], 0)
    assert not told(match).is_up(found.half)


def deal_and_put() -> larceny.Match:
    match = deal(3)
    while "put bottom w" in match.legal(match.movers()[0]):
        do(match, "put bottom w")
        while any(text in match.legal(match.movers()[0]) for text in ("no-rotate", "no-turn")):
            do(match, "no-rotate" if "no-rotate" in match.legal(match.movers()[0]) else "no-turn")
    return match


def test_the_rubies_of_set_up_are_in_mind() -> None:
    memory = told(deal_and_put())
    assert sum(memory.ruby(drawer) == 0 for drawer in range(DRAWERS)) == 3
    assert sum(memory.ruby(drawer) == 1 for drawer in range(DRAWERS)) == 3


def test_what_was_seen_fades_the_sooner_the_lower_the_level() -> None:
    right = []
    for level in LEVELS:
        games = [any_game(seed) for seed in range(12)]
        pairs = [(told(match, level), told(match)) for match in games]
        right.append(sum(is_right(one, truth, drawer) for one, truth in pairs for drawer in range(DRAWERS)))
    assert right == sorted(right)
    assert right[-1] == 12 * DRAWERS
    assert right[0] < right[3] < right[-1]


def test_what_was_seen_last_is_remembered_best() -> None:
    recent = old = count = 0
    for seed in range(40):
        match = any_game(seed)
        memory, truth = told(match, 0.6), told(match)
        by_age = sorted(truth.fronts, key=lambda drawer: -truth.fronts[drawer].time)
        recent += sum(is_right(memory, truth, drawer) for drawer in by_age[:2])
        old += sum(is_right(memory, truth, drawer) for drawer in by_age[-2:])
        count += 2
    assert recent > old
    assert recent > 0.6 * count


def test_a_false_memory_is_the_other_half_the_next_level_or_the_next_side() -> None:
    faults = set()
    for seed in range(30):
        match = any_game(seed)
        memory, truth = told(match, 0.4), told(match)
        for drawer, trace in memory.fronts.items():
            faults.add(trace.fault)
            if trace.fault in (OTHER_LEVEL, OTHER_SIDE):
                assert trace.elsewhere != drawer
            assert trace.sight == truth.fronts[drawer].sight
        for drawer in range(DRAWERS):
            _check_belief(memory, truth, drawer)
    assert faults == {FORGOTTEN, OTHER_HALF, OTHER_LEVEL, OTHER_SIDE}


def _check_belief(memory: Memory, truth: Memory, drawer: int) -> None:
    """What is believed is no noise: it was seen, there or in a drawer that is taken for it."""
    believed = memory.front(drawer)
    if believed is None or is_right(memory, truth, drawer):
        return
    seen = [trace.sight for place, trace in memory.fronts.items() if drawer in (place, trace.elsewhere)]
    turned = [Front(1 - sight.half, sight.gems, sight.alarm) for sight in seen]
    assert believed in (*seen, *turned)


def test_a_false_memory_is_believed_until_the_drawer_is_seen_again() -> None:
    for seed in range(20):
        match = any_game(seed, until=150)
        memory = told(match, 0.5)
        before = {drawer: memory.front(drawer) for drawer in range(DRAWERS)}
        again = told(match, 0.5)
        assert before == {drawer: again.front(drawer) for drawer in range(DRAWERS)}
    match = roles(table(3, box={"top e": "sapphire"}), "gemologist", "thief", "thief")
    grain = GRAIN_NAMES.index(grains(match)["top e"])
    turn(match, "open top e", "place diamond")
    memory = told(match, 0.0)
    found = memory.front(grain)
    assert found is not None, "what was seen just now is never lost"
    assert found.gems == [1, 1]


def test_two_players_forget_different_things() -> None:
    match = any_game(3)
    minds = []
    for seat in range(4):
        memory = Memory(0.5)
        memory.see(match.events(seat))
        memory.think("fr")
        minds.append([memory.front(drawer) for drawer in range(DRAWERS)])
    assert any(mind != minds[0] for mind in minds)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_greedy_with_a_perfect_memory_beats_three_random_bots(edition: str) -> None:
    assert win_share(1.0, "random", 12, edition) == 1.0


def test_after_a_round_bots_still_know_what_they_saw() -> None:
    match = finish_round(roles(table(3, box={"top e": "sapphire"}), "gemologist", "thief", "thief"))
    assert told(match).time > 0
