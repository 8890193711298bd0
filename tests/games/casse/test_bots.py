"""The greedy bots, and the belief they play by."""

from __future__ import annotations

import math

import numpy as np
import pytest

import larceny
from larceny.bots.seated import Seated
from larceny.games.casse.belief import Belief
from larceny.games.casse.board import NAMES
from larceny.games.casse.bot import Memory
from larceny.games.casse.oversights import HE_GOES_ON
from tests.conftest import LONG
from tests.games.casse.duel import thief_wins
from tests.games.casse.golden_games import FOLDER

GAMES = 1000 if LONG else 30


@pytest.mark.parametrize(
    ("thief", "detectives", "least", "most"),
    [("random", "greedy", 0.0, 0.05), ("greedy", "random", 0.9, 1.0), ("greedy", "greedy", 0.3, 0.7)],
)
def test_the_bots_are_as_strong_as_they_should_be(thief: str, detectives: str, least: float, most: float) -> None:
    share = sum(thief_wins(thief, detectives, seed) for seed in range(GAMES)) / GAMES
    luck = 0.0 if LONG else 0.15  # of few games
    assert least - luck <= share <= most + luck


def test_a_bot_that_remembers_less_still_sees_what_is_on_the_table() -> None:
    match = larceny.load("casse", 4, setup="quick").start(3)
    match.play(0, "enter W1")
    match.play(0, "move r2c5")
    view = match.view(1)
    for recall in (0.0, 0.5, 1.0):
        memory = Memory(recall)
        memory.see(match.events(1))
        chances = memory.chances(view)
        assert abs(chances.sum() - 1) < 1e-9
        assert {NAMES[square] for square in np.flatnonzero(chances)} == set(view["possible"])
        assert (chances.max() == chances[chances > 0].min()) == (recall == 0)


def test_who_was_not_told_all_of_a_round_goes_by_what_is_on_the_table() -> None:
    match = larceny.load("casse", 4, setup="quick").start(3)
    match.play(0, "enter W1")
    match.play(0, "move r2c5")
    match.play(1, next(text for text in match.legal(1) if text.startswith("walk")))
    view, late = match.view(1), Memory(1.0)
    late.see(match.events(1)[-1:])
    assert {NAMES[square] for square in np.flatnonzero(late.chances(view))} == set(view["possible"])
    assert late.belief.squares.sum() == 0


def test_who_runs_after_the_last_sign_forgets_it_when_another_is_the_thief() -> None:
    match = larceny.load("casse", 3, setup="quick", version="long").start(4)
    bots = [Seated(larceny.bot("casse", "greedy"), seat) for seat in range(3)]
    memory, told, forgotten, dice = Memory(0.0, HE_GOES_ON), 0, 0, np.random.default_rng(4)
    while match.movers():
        bots[match.movers()[0]].act(match, dice)
        new, had_one = match.events(None, told), memory.last_sign is not None
        told += len(new)
        memory.see(new)
        if any(event["event"] == "round" for event in new):
            assert memory.last_sign is None
            forgotten += had_one
    assert forgotten > 0


def scores_of_the_belief(seed: int) -> list[float]:
    """By how much better than among all possible squares alike the belief guessed where the thief was, in nats.

    Before each choice of a detective while there was a doubt, in a game of greedy bots.
    """
    match, belief, heard = larceny.load("casse", 4, setup="quick").start(seed), Belief(), 0
    seated = [Seated(larceny.bot("casse", "greedy"), seat) for seat in range(4)]
    rng, gains = np.random.default_rng(seed), []
    while movers := match.movers():
        belief.see(match.events(None, heard))
        heard = match.event_count(None)
        names = match.view(None)["possible"]
        if movers[0] != 0 and len(names) > 1:
            square = NAMES.index(match.view(0)["thief_square"])
            assert NAMES[square] in names, "where he is was excluded"
            assert belief.squares[square] > 0, "the belief excludes where he is"
            assert belief.squares.sum() == pytest.approx(1)
            gains.append(math.log(belief.squares[square] * len(names)))
        seated[movers[0]].act(match, rng)
    return gains


def test_the_belief_knows_better_than_chance_where_the_thief_is_and_never_excludes_it() -> None:
    gains = [gain for seed in range(300 if LONG else 30) for gain in scores_of_the_belief(seed)]
    assert len(gains) > 200
    assert sum(gains) / len(gains) >= 0.3


def test_a_sample_is_possible() -> None:
    match = larceny.load("casse", 4, setup="quick").start(3)
    belief = Belief()
    match.play(0, "enter W1")
    match.play(0, match.legal(0)[0])
    belief.see(match.events(1))
    rng = np.random.default_rng(1)
    for _ in range(50):
        assert belief.allows(*belief.sample(rng))


def test_the_belief_takes_in_only_what_can_happen() -> None:
    vocabulary = larceny.load("casse").ruleset.vocabulary
    actions = {text.split(" ")[0] for text in (*vocabulary.actions, *vocabulary.outcomes)}
    assert Belief.TAKERS.keys() <= actions | {event.name for event in vocabulary.events}


def test_what_only_the_thief_is_told_does_not_change_the_belief() -> None:
    match = larceny.replay((FOLDER / "2.txt").read_text(encoding="utf-8"))
    public, thiefs = Belief(), Belief()
    public.see(match.events(None))
    thiefs.see(match.events(0))
    assert (public.possible == thiefs.possible).all()
    assert np.allclose(public.mass, thiefs.mass)
