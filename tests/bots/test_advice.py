"""What a bot that looks ahead says of moves: the one that it would play goes first, and no number contradicts that."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import numpy as np
import pytest

import larceny
from larceny.bots.advice import Advice, falling, say
from larceny.bots.bot import make_bot
from larceny.bots.search import FEWEST, SearchBot
from larceny.engine.insight import Insight
from larceny.engine.texts import LANGUAGES
from larceny.games import keys
from larceny.testing.bots import NO_CHANCE
from tests.compiled import compiled_rules

TOLD = 0.8  # of best moves have a fact or a risk, at least
GAMES, OFTEN, MOMENTS = 6, 0.3, 40


@pytest.fixture(autouse=True, scope="module")
def compiled() -> Iterator[None]:
    """Search compiled, as it is made for."""
    with compiled_rules(*keys()):
        yield


def moments(key: str, **options: str) -> Iterator[tuple[larceny.Match, int]]:
    """Choices of games between greedy bots, with the seat whose choice it is."""
    left = MOMENTS
    for number in range(GAMES):
        match, dice = larceny.load(key, players=4, **options).start(seed=number), random.Random(number)
        greedy = [larceny.bot(key, "greedy") for _ in range(4)]
        shown = [0] * 4
        while left and (movers := match.movers()):
            seat = movers[0]
            greedy[seat].see(match.events(seat, shown[seat]))
            shown[seat] = match.event_count(seat)
            if len(match.legal(seat)) > 1 and dice.random() < OFTEN:
                left -= 1
                yield match, seat
            rng = np.random.default_rng(dice.randrange(2**32))
            match.play(seat, greedy[seat].choose(match.view(seat), match.legal(seat), rng))


def bot_at(match: larceny.Match, seat: int, level: str = "search") -> SearchBot:
    """A new one that has heard all that its seat has."""
    bot = make_bot(match.game.ruleset, level, simulations=200)
    bot.see(match.events(seat))
    assert isinstance(bot, SearchBot)
    return bot


def explained(match: larceny.Match, seat: int, level: str = "search") -> list[Advice]:
    return bot_at(match, seat, level).explain(match.view(seat), match.legal(seat))


@pytest.mark.parametrize("level", ["search", "master"])
@pytest.mark.parametrize("key", keys())
def test_the_move_that_is_explained_first_is_the_one_that_is_played(key: str, level: str) -> None:
    """With the same dice; where a lot decides it is the likeliest, and the other may be drawn as well."""
    for match, seat in moments(key):
        ranked = explained(match, seat, level)
        choice = bot_at(match, seat, level).choose(match.view(seat), match.legal(seat), np.random.default_rng(0))
        if choice != ranked[0].move:
            mixes = match.game.ruleset.policy.mixes(match.seen(seat))
            assert mixes or (key, level) == ("casse", "master"), (
                "there is no lot: roles are mixed, a master thief wavers"
            )
            assert not mixes or {one.move: one.value for one in ranked}[choice] > 0


@pytest.mark.parametrize("key", keys())
def test_every_best_move_has_a_chance_and_most_have_a_fact_or_a_risk(key: str) -> None:
    best, known = 0, 0
    for match, seat in moments(key):
        ranked = explained(match, seat)
        chances = [one.chance for one in ranked if one.chance is not None]
        assert ranked[0].chance is not None
        assert chances == sorted(chances, reverse=True)
        for one in ranked[:3]:
            for lang in LANGUAGES:
                assert not NO_CHANCE.search(say(match.game.ruleset, one, lang))
        best += 1
        known += ranked[0].fact is not None or ranked[0].risk is not None
    assert best == MOMENTS
    assert known >= TOLD * best


@pytest.mark.parametrize("key", keys())
def test_a_move_that_was_hardly_tried_promises_nothing(key: str) -> None:
    match = larceny.load(key, players=4).start(seed=2)
    seat = match.movers()[0]
    while len(match.legal(seat)) < 3:
        match.play(seat, match.legal(seat)[0])
        seat = match.movers()[0]
    bot = make_bot(match.game.ruleset, "search", simulations=FEWEST + 2)
    ranked = bot.explain(match.view(seat), match.legal(seat))
    assert [one.chance is None for one in ranked[1:]] == [True] * len(ranked[1:])
    assert all((one.promise is None) == (one.chance is None) for one in ranked)


def test_means_are_made_to_fall_in_the_order_of_the_moves() -> None:
    assert falling([0.5, 0.4], [10, 10]) == [0.5, 0.4]
    assert falling([0.93, 1.0], [98, 2]) == [pytest.approx(0.9314)] * 2
    assert falling([0.5, 0.2, 0.5], [10, 1, 2]) == [0.5, pytest.approx(0.4), pytest.approx(0.4)]
    assert falling([], []) == []


def test_what_a_single_move_promises_is_told_too() -> None:
    match = larceny.load("dieven", players=3).start(seed=1)
    seat = match.movers()[0]
    (only,) = bot_at(match, seat).explain(match.view(seat), match.legal(seat)[:1])
    assert only.chance is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chance_is_said_in_steps_of_five_and_never_as_none(lang: str) -> None:
    texts = larceny.load("dieven").ruleset.texts
    said = {percent: texts.say(lang, "promise-win", {"percent": percent}) for percent in (0, 5, 95, 100)}
    assert len(set(said.values())) == 4
    assert not re.search(r"\d", said[0] + said[100])


def test_in_the_long_version_of_the_museum_works_are_promised_and_no_win() -> None:
    sides = set()
    for match, seat in moments("casse", version="long", setup="quick"):
        best = explained(match, seat)[0]
        assert best.chance is None
        assert best.promise is not None
        assert 0 <= int(best.promise.facts["count"]) <= 9
        assert best.data()["promise"] == best.promise._asdict()
        sides.add((best.promise.message, seat == match.view(seat)["thief"]))
    assert sides == {("promise-works", True), ("promise-works-of-thief", False)}


def test_a_reason_against_a_move_is_not_given_for_playing_it() -> None:
    """What the rule of thumb holds for worse than the others has no reason of its own: looking ahead has one."""
    for match, seat in moments("master_thieves"):
        bot = bot_at(match, seat)
        rated = dict(zip(match.legal(seat), bot.thumb.rate(match.view(seat), match.legal(seat)), strict=True))
        middle = sum(value for value, _ in rated.values()) / len(rated)
        for one in explained(match, seat):
            value, reason = rated[one.move]
            assert one.reason == (reason if value >= middle else "why-ahead")


def test_what_is_not_known_of_a_move_is_no_data() -> None:
    unknown = dict.fromkeys(("chance", "promise", "fact", "risk"))
    assert Advice("a", 0.5, "why-any").data() == {"move": "a", "value": 0.5, "reason": "why-any", **unknown}
    fact = Insight("fact-x", {"value": 1})
    assert Advice("a", 0.5, "why-any", insights=(fact, None)).data()["fact"] == {
        "message": "fact-x",
        "facts": {"value": 1},
    }
