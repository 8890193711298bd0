"""Looking ahead from what is remembered: worlds as a player has them in mind, and bots that use them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import larceny
from larceny.bots.bot import make_bot
from larceny.bots.search import SearchBot
from larceny.bots.seated import Seated
from larceny.bots.thumb import Recollection
from larceny.engine.level import Level
from larceny.engine.record import HIDDEN
from larceny.games.master_thieves.box import BINS
from larceny.games.master_thieves.cards import ROLES
from larceny.games.master_thieves.end import rubies_left
from larceny.games.master_thieves.recollection import recollect
from larceny.games.master_thieves.state import STRICT, State

EDITIONS = ("fr", "en")
OF_THE_BOX = ("diamonds", "sapphires", "alarm", "ruby")
GAMES = 12


def moments(seed: int, edition: str, recall: float) -> Iterator[tuple[larceny.Match, int, Recollection]]:
    """A game at random, at every few choices: the match, who is to choose, and what he has in mind."""
    game, dice = larceny.load("master_thieves", 4, edition=edition), random.Random(seed)
    match = game.start(seed)
    minds = [Recollection(game.ruleset, Level("", "", recall=recall)) for _ in range(4)]
    heard = [0] * 4
    while match.movers():
        seat = match.movers()[0]
        if dice.random() < 0.04:
            new = match.events(seat, heard[seat])
            heard[seat] += len(new)
            minds[seat].see(new)
            yield match, seat, minds[seat]
        match.play_id(seat, dice.choice(match.legal_ids(seat)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_forgets_nothing_has_the_box_and_all_hands_in_mind_as_they_are(edition: str) -> None:
    for match, seat, mind in moments(3, edition, recall=1.0):
        seen, truth = mind.known(match.view(seat)), State(match.laid_open())
        for name in OF_THE_BOX:
            held, real = getattr(seen, name), getattr(truth, name)
            assert all(held[bin_] in (real[bin_], HIDDEN) for bin_ in range(BINS))
            assert all(real[bin_] == 0 for bin_ in range(BINS) if held[bin_] == HIDDEN), "never opened, so empty"
        assert list(seen.hand[:4]) == list(truth.hand[:4])
        if match.view(seat)["round"] > ROLES:  # all cards have been seen
            assert [seen.number[other, role] for other in range(4) for role in range(ROLES)] == [
                truth.number[other, role] for other in range(4) for role in range(ROLES)
            ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_worlds_of_who_may_err_are_such_as_the_view_does_not_exclude(edition: str) -> None:
    for match, seat, mind in moments(4, edition, recall=0.5):
        view = match.view(seat)
        worlds = mind.worlds(view, mind.known(view), seed=match.ply)
        assert worlds is not None
        truth = State(match.laid_open())
        for vector in worlds[:8]:
            world = State(vector.copy())
            _hide_again(world, truth)
            assert np.array_equal(match.game.redacted(world.vector, seat), match.redacted(seat))
            assert sum(world.ruby[bin_] for bin_ in range(BINS)) == rubies_left(world)
            for name in ("diamonds", "sapphires"):
                assert sum(getattr(world, name)) == sum(getattr(truth, name))
            assert sorted(world.alarm) == sorted(truth.alarm)


def _hide_again(world: State, truth: State) -> None:
    """A world in the mind is one of a table with `memory=open`; but for that it must look like the real one."""
    world.memory = STRICT
    for name in ("bin_seen", "secret_seen", "hand_seen"):
        for place, eyes in enumerate(getattr(truth, name)):
            getattr(world, name)[place] = eyes


def test_beliefs_are_doubted_as_often_as_they_are_wrong() -> None:
    kept, sure = 0, 0.0
    for match, seat, mind in moments(5, "fr", recall=0.6):
        view = match.view(seat)
        seen = match.game.recall(view)
        dice = np.random.default_rng(match.ply)
        closed = [drawer for drawer in range(12) if seen.diamonds[2 * drawer] == HIDDEN]
        mind.memory.think("fr")
        beliefs = [mind.memory.belief_of_front(drawer) for drawer in closed]
        sure += 20 * sum(belief.sure for belief in beliefs if belief is not None)
        for _ in range(20):
            held = State(seen.vector.copy())
            recollect(mind.memory, view, held, dice)
            kept += sum(held.diamonds[2 * drawer] != HIDDEN for drawer in closed)
    assert 0.8 * sure < kept <= 1.05 * sure, "a few are given up because they cannot all be true"


def test_who_missed_how_the_box_was_moved_follows_no_drawer() -> None:
    match = larceny.load("master_thieves", 3).start(seed=2)
    while match.view(None)["phase"] != "role":
        match.play_id(match.movers()[0], match.legal_ids(match.movers()[0])[0])
    view, all_told = match.view(0), match.events(0)
    for told, follows in ((all_told, True), ([event for event in all_told if event["event"] != "turn"], False)):
        mind = Recollection(match.game.ruleset, Level("", ""))
        mind.see(told)
        assert any(mind.known(view).diamonds[bin_] != HIDDEN for bin_ in range(BINS)) == follows


def test_who_comes_late_makes_something_of_what_he_hears() -> None:
    match, seat, _ = next(at for at in moments(6, "fr", recall=1.0) if at[0].view(None)["round"] > ROLES)
    told = match.events(seat)
    for start in range(0, len(told), len(told) // 20):
        late = Recollection(match.game.ruleset, Level("", ""))
        late.see(told[start:])
        assert late.rate(match.view(seat), match.legal(seat))


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("edition", EDITIONS)
def test_looking_ahead_beats_the_rule_of_thumb_with_the_same_memory(edition: str) -> None:
    """It wins more than its share, however few games it plays on in its mind."""
    game, won = larceny.load("master_thieves", 4, edition=edition), 0.0
    for seed in range(GAMES):
        bots = [make_bot(game.ruleset, "greedy") for _ in range(4)]
        bots[seed % 4] = SearchBot(game.ruleset, simulations=100)
        seated = [Seated(bot, seat) for seat, bot in enumerate(bots)]
        match, dice = game.start(seed), np.random.default_rng(seed)
        while movers := match.movers():
            seated[movers[0]].act(match, dice)
        assert match.outcome
        won += match.outcome.share(seed % 4)
    assert won > GAMES / 4
