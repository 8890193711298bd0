"""Hints at Dieven!: the facts that they give are true."""

from __future__ import annotations

import pytest

import larceny
from larceny.bots.advice import insights_of
from larceny.engine.insight import Insight
from larceny.engine.texts import LANGUAGES
from tests.games.dieven.table import swap, table
from tests.games.lines import moves

GOOD = "2 2 2 2 2 2 3 3 3 3 3 horseshoe"  # all good cards but one
POOR = "0 0 0 0 0 1 1 1 1 1 1 ring"  # all others but one


def fact_of(match: larceny.Match, text: str) -> Insight:
    """What a hint of this move of p1 says that speaks for it."""
    ((fact, _),) = insights_of(match.game, match.view(0), [text])
    assert fact is not None
    return fact


@pytest.mark.parametrize(("known", "gone", "chance"), [("3", GOOD, 0), ("0", POOR, 100)])
def test_a_hint_for_a_blind_take_counts_only_the_face_down_cards_that_the_player_has_not_seen(
    known: str, gone: str, chance: int
) -> None:
    unseen = "1" if gone == GOOD else "2"
    match = table(hands={"p1": "swap"}, loot={"p2": f"{known} down p1, {unseen} down"}, discard=gone)
    moves(match, "p1 play swap")
    assert match.legal(0) == [f"take p2 {known} down", "take p2 hidden"]
    assert fact_of(match, "take p2 hidden") == Insight("fact-hidden-good", {"percent": chance})


def test_a_hint_for_a_blind_take_of_cards_that_are_all_unseen_counts_all_of_them() -> None:
    percent = fact_of(swap(p2="3 down, 0 down"), "take p2 hidden").facts["percent"]
    assert isinstance(percent, int)
    assert 0 < percent < 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_for_a_gift_that_changes_nothing_does_not_say_that_it_makes_somebody_the_richest(lang: str) -> None:
    match = table(hands={"p1": "0"}, loot={"p2": "3 up, 3 up"})
    fact = fact_of(match, "give 0 p2")
    assert fact == Insight("fact-then-richest", {"seat": "p2", "percent": 100})
    assert (
        match.game.ruleset.texts.say(lang, *fact)
        == {
            "en": "With a chance of 100\u00a0% p2 is the richest then.",
            "fr": "Il y a 100\u00a0% de chances que p2 soit alors le plus riche.",
            "nl": "De kans dat p2 dan de rijkste is, is 100\u00a0%.",
            "de": "Mit einer Wahrscheinlichkeit von 100\u00a0% ist p2 dann am reichsten.",
        }[lang]
    )
