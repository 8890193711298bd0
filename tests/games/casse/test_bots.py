"""The greedy bots, and the belief they play by."""

from __future__ import annotations

import time

import numpy as np
import pytest

import larceny
from larceny.games.casse.belief import Belief
from tests.games.casse.golden_games import FOLDER


def thief_wins(thief: str, detectives: str, seed: int) -> bool:
    """Whether the thief wins a short game against three detectives."""
    match = larceny.load("casse", 4, setup="quick").start(seed)
    bots = {seat: larceny.bot("casse", detectives if seat else thief) for seat in range(4)}
    heard = dict.fromkeys(bots, 0)
    rng = np.random.default_rng(seed)
    while match.movers():
        seat = match.movers()[0]
        bots[seat].see(match.events(seat, heard[seat]))
        heard[seat] = match.event_count(seat)
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), rng))
    assert match.outcome is not None
    return 0 in match.outcome.winners


@pytest.mark.parametrize(
    ("thief", "detectives", "least", "most"),
    [("random", "greedy", 0, 1), ("greedy", "random", 17, 20), ("greedy", "greedy", 4, 18)],
)
def test_the_bots_are_as_strong_as_they_should_be(thief: str, detectives: str, least: int, most: int) -> None:
    assert least <= sum(thief_wins(thief, detectives, seed) for seed in range(20)) <= most


def test_the_belief_is_updated_in_two_milliseconds() -> None:
    events = larceny.replay((FOLDER / "7.txt").read_text(encoding="utf-8")).events(None)
    belief = Belief()
    belief.see(events)
    start = time.process_time()
    belief.see(events)
    assert (time.process_time() - start) / len(events) < 0.002


def test_a_sample_is_possible() -> None:
    match = larceny.load("casse", 4, setup="quick").start(3)
    belief = Belief()
    match.play(0, "enter W1")
    match.play(0, match.legal(0)[0])
    belief.see(match.events(1))
    rng = np.random.default_rng(1)
    for _ in range(50):
        assert belief.allows(*belief.sample(rng))


def test_what_only_the_thief_is_told_does_not_change_the_belief() -> None:
    match = larceny.replay((FOLDER / "2.txt").read_text(encoding="utf-8"))
    public, thiefs = Belief(), Belief()
    public.see(match.events(None))
    thiefs.see(match.events(0))
    assert (public.possible == thiefs.possible).all()
    assert np.allclose(public.mass, thiefs.mass)
