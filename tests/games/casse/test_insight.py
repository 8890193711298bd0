"""What a hint says of a move in the museum: steps and squares, true ones."""

from __future__ import annotations

import larceny
from larceny.bots.bot import make_bot
from larceny.engine.insight import Insight, Insights
from tests.games.casse.table import CAMERAS, WORKS, go, inside, legal, set_up, start, thief_view

STAY = ("roll 1 eye", "walk r6c10", "no-look")


def insights(match: larceny.Match, *texts: str) -> list[Insights]:
    """What is said of these moves to whoever is asked, who was told all that happened."""
    seat = match.movers()[0]
    bot = make_bot(match.game.ruleset, "greedy")
    bot.see(match.events(seat))
    said = {one.move: (one.fact, one.risk) for one in bot.explain(match.view(seat), match.legal(seat))}
    return [said[text] for text in texts]


def steps(message: str, count: int, **more: str) -> Insight:
    return Insight(message, {"steps": count, **more})


def test_the_thief_is_told_how_far_it_is_to_works_and_detectives() -> None:
    ((fact, risk),) = insights(set_up(), "enter W1")
    assert fact == steps("fact-steps-to-work", 2), "from r1c5 to r2c6"
    assert risk is not None
    assert risk.message == "risk-detective-near"


def test_the_thief_is_told_how_many_works_he_has_with_one() -> None:
    ((fact, _),) = insights(inside(), "move r2c6")
    assert fact == Insight("fact-works", {"count": 1})


def test_the_thief_is_warned_of_eyes() -> None:
    match = inside(pawns=("r2c9", "r9c11"))
    in_sight = thief_view(match)["eyes"][0]
    square = next(text.split(" ")[1] for text in sorted(legal(match)) if text.split(" ")[1] in in_sight)
    ((_, risk),) = insights(match, f"move {square}")
    assert risk == Insight("risk-in-sight", {"count": 1})


def test_a_lock_that_nobody_knows_is_as_likely_open_as_so_many_of_all_are() -> None:
    match = inside("move r1c6", *STAY, version="long", open_locks=4)
    assert insights(match, "move r1c5 try")[0][0] == Insight("fact-lock-open", {"percent": round(100 * 4 / 11)})


def test_the_thief_is_told_what_an_answer_gives_away_and_how_often_he_may_be_silent() -> None:
    match = inside("move r1c6", "roll 1 sensor", "look sensor")
    answer, silence = insights(match, "answer", "disconnect")
    assert silence[0] is not None
    facts = silence[0].facts
    assert facts["total"] == len(match.view(1)["possible"])
    said = [one for one in answer if one is not None]
    assert [one.facts for one in said] == [facts]
    assert silence[1] == Insight("risk-disconnections", {"count": 1})
    go(match, "answer")
    assert len(match.view(1)["possible"]) == facts["count"], "so it is after the answer"


def test_a_detective_is_told_where_the_thief_may_be_and_what_is_left_open() -> None:
    match = inside("move r1c6", "roll 6 eye")
    told = insights(match, *[text for text in match.legal(1) if text.startswith("walk")])
    facts = {fact.message for fact, _ in told if fact is not None}
    assert facts == {"fact-way-out-near"}
    assert {risk.message for _, risk in told if risk is not None} == {"risk-way-out"}


def test_a_look_is_told_by_what_it_leaves_possible() -> None:
    match = inside("move r1c6", "roll 1 sensor")
    ((fact, _),) = insights(match, "look sensor")
    assert fact is not None
    assert fact.message == "fact-narrows"
    assert 1 <= int(fact.facts["count"]) < int(fact.facts["total"]) == len(match.view(1)["possible"])
    go(match, "walk r6c10")
    assert insights(match, "no-look") == [(None, Insight("risk-no-look", {}))]


def test_eyes_that_cannot_show_him_are_called_so() -> None:
    match = inside("move r1c6", "roll 1 eye")
    assert insights(match, "look eyes") == [(None, Insight("risk-shows-nobody", {}))]


def test_in_set_up_it_says_what_a_place_is_like() -> None:
    match = start(3)
    assert insights(match, "art r2c6") == [(steps("fact-from-ways-out", 2), None)]
    go(match, *(f"art {square}" for square in WORKS))
    assert insights(match, "camera r1c4 straight") == [(Insight("fact-camera-sees", {"count": 6}), None)]
    go(match, *(f"camera {camera}" for camera in CAMERAS), "pawn r6c10")
    assert insights(match, "pawn r6c12") == [(steps("fact-apart", 2), None)]
