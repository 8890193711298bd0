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


def before_a_blind_take(known: str, unseen: str, gone: str) -> larceny.Match:
    """p1 has seen one of the two cards that lie face down; what the other is follows from what is gone."""
    match = table(hands={"p1": "swap"}, loot={"p2": f"{known} down p1, {unseen} down"}, discard=gone)
    moves(match, "p1 play swap")
    assert match.legal(0) == [f"take p2 {known} down", "take p2 hidden"]
    return match


def test_a_hint_for_a_blind_take_counts_only_the_face_down_cards_that_the_player_has_not_seen() -> None:
    match = before_a_blind_take("0", "2", POOR)
    assert fact_of(match, "take p2 hidden") == Insight("fact-hidden-good", {"percent": 100})


def test_a_hint_for_a_blind_take_of_a_poor_card_names_no_chance_but_says_so() -> None:
    match = before_a_blind_take("3", "1", GOOD)
    assert insights_of(match.game, match.view(0), ["take p2 hidden"]) == [(None, Insight("risk-hidden-poor", {}))]


def test_a_hint_says_nothing_of_what_cannot_be() -> None:
    match = table(hands={"p1": "0"}, loot={"p1": "0 up", "p2": "3 up", "p3": "1 up"})
    stash, give = insights_of(match.game, match.view(0), ["stash 0", "give 0 p3"])
    assert stash == (Insight("fact-not-richest", {"percent": 100}), None)
    assert give == (Insight("fact-card-worth", {"value": 0}), None)


def test_a_hint_for_a_double_play_says_what_may_be_drawn() -> None:
    match = table(hands={"p1": "double-play"})
    ((fact, risk),) = insights_of(match.game, match.view(0), ["play double-play"])
    assert fact is not None
    assert risk is not None
    assert 0 < int(fact.facts["percent"]) < 100
    assert 0 < int(risk.facts["percent"]) < 100


def test_a_hint_for_a_swap_names_the_best_card_and_what_has_to_be_given() -> None:
    match = table(hands={"p1": "swap"}, loot={"p1": "2 up, 3 up", "p2": "0 up", "p3": "3 up"})
    assert insights_of(match.game, match.view(0), ["play swap"]) == [
        (Insight("fact-best-loot", {"seat": "p3", "value": 3}), Insight("risk-gives-away", {"value": 2}))
    ]


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
