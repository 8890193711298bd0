"""How blindly others play: read off what they chose, never off what they hold."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import larceny
from larceny.bots.manners import RATES, Likely, Manners, rate_of, weighed
from larceny.bots.search import SearchBot
from larceny.engine.search import BLIND
from tests.compiled import compiled_rules
from tests.games.schattendieb.table import table

NOTHING_KNOWN: Likely = [1.0] * len(RATES)
FOOLISH = weighed(NOTHING_KNOWN, at_random=1000, by_thumb=0)  # by the rule of thumb nobody would do that
CLEVER = weighed(NOTHING_KNOWN, at_random=250, by_thumb=1000)
HANDS = {
    "p1": "ring 4, ring 9, watch 2, watch 8",
    "p2": "ring 5, safe 4, tiara 3, tiara 6",
    "p3": "necklace 9, ring 2, tiara 8, watch 5",
}


@pytest.fixture(autouse=True)
def compiled() -> Iterator[None]:
    with compiled_rules("schattendieb"):
        yield


def watching(match: larceny.Match) -> Manners:
    """p1, who has seen the table and is about to choose."""
    manners = Manners(match.game)
    manners.watch(match.seen(0), 0)
    return manners


def rates_after(match: larceny.Match, *moves: str) -> list[int]:
    """What p1 thinks of all when each has laid down a card."""
    manners, before = watching(match), len(match.events(0))
    for seat, move in enumerate(moves):
        match.play(seat, move)
    manners.see(match.events(0)[before:])
    return manners.blind(0)


def test_who_does_what_the_rule_of_thumb_never_does_is_held_for_blind() -> None:
    known = [NOTHING_KNOWN, NOTHING_KNOWN]
    assert rate_of([NOTHING_KNOWN, CLEVER], 1) < rate_of(known, 1) < rate_of([NOTHING_KNOWN, FOOLISH], 1)


def test_most_at_a_table_are_held_for_alike_but_each_most_for_what_he_did_himself() -> None:
    evidence = [NOTHING_KNOWN, FOOLISH, NOTHING_KNOWN]
    assert rate_of([NOTHING_KNOWN] * 3, 2) < rate_of(evidence, 2) < rate_of(evidence, 1)


def test_a_closed_safe_that_closes_nothing_speaks_for_blindness() -> None:
    wasted = rates_after(table(hands=HANDS), "play ring 4", "play safe 4", "play necklace 9")
    sensible = rates_after(table(hands=HANDS), "play ring 4", "play tiara 3", "play necklace 9")
    assert wasted[1] > sensible[1]


def test_nobody_doubts_himself() -> None:
    for card in ("ring 4", "watch 8"):
        assert rates_after(table(hands=HANDS), f"play {card}", "play safe 4", "play necklace 9")[0] == BLIND


def test_nothing_is_concluded_before_anything_was_heard() -> None:
    match = table(hands=HANDS)
    assert watching(match).blind(0) == Manners(match.game).blind(0)


def test_what_is_concluded_does_not_depend_on_what_the_others_keep_in_hand() -> None:
    """The card that was laid down is known, the three others are not."""
    hands = [HANDS | {"p2": f"safe 4, {kept}"} for kept in ("ring 5, tiara 3, tiara 6", "safe 9, ring 1, watch 1")]
    moves = ("play ring 4", "play safe 4", "play necklace 9")
    one, other = (rates_after(table(hands=each), *moves) for each in hands)
    assert one == other


def test_interpreted_and_compiled_conclude_the_same() -> None:
    moves = ("play ring 4", "play safe 4", "play necklace 9")
    compiled = rates_after(table(hands=HANDS), *moves)
    ruleset = larceny.load("schattendieb").ruleset
    ruleset.use("python")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LARCENY_MODE", "python")
        assert rates_after(table(hands=HANDS), *moves) == compiled


@pytest.mark.parametrize(("rival", "blind"), [("random", True), ("greedy", False)])
def test_after_a_match_it_is_known_who_played_at_random(rival: str, blind: bool) -> None:
    match = larceny.load("schattendieb", 4).start(seed=5)
    bot = SearchBot(match.game.ruleset, simulations=50)
    others = [larceny.bot("schattendieb", level=rival) for _ in range(3)]
    rng, shown = np.random.default_rng(1), 0
    while movers := match.movers():
        seat = movers[0]
        if seat == 0:
            events = match.events(0, shown)
            shown += len(events)
            bot.see(events)
        chooser = bot if seat == 0 else others[seat - 1]
        match.play(seat, chooser.choose(match.view(seat), match.legal(seat), rng))
    assert bot.manners is not None
    rates = bot.manners.blind(0)[1:]
    assert min(rates) > 500 if blind else max(rates) < 400
