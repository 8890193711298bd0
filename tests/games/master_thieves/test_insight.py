"""What a hint says of a move: what is remembered of the box, what is to be had, and who else may want it."""

from __future__ import annotations

import larceny
from larceny.bots.bot import make_bot
from larceny.engine.insight import Insight, Insights
from tests.games.master_thieves.table import do, roles, table

BOX = {"top n": "diamond, sapphire", "middle e down": "sapphire", "bottom s": "diamond"}
HIDDEN = (None, Insight("risk-not-known", {}))


def insights(match: larceny.Match, *texts: str) -> list[Insights]:
    """What is said of these moves to whoever is asked, who was shown all that happened."""
    seat = match.movers()[0]
    bot = make_bot(match.game.ruleset, "greedy")
    bot.see(match.events(seat))
    said = {one.move: (one.fact, one.risk) for one in bot.explain(match.view(seat), match.legal(seat))}
    return [said[text] for text in texts]


def remembered(value: int) -> Insight:
    return Insight("fact-remembered", {"value": value})


def test_of_a_drawer_it_says_what_lies_there_and_whether_that_would_fall() -> None:
    match = roles(table(2, box=BOX, memory="open"), "thief", "detective")
    up, down, empty = insights(match, "open top n", "open middle e", "open top e")
    assert up == (remembered(3), None)
    assert down == (remembered(2), Insight("risk-underneath", {}))
    assert empty == (Insight("fact-empty", {}), None)


def test_of_a_drawer_that_nobody_has_seen_it_says_so() -> None:
    match = roles(table(2, box=BOX), "thief", "detective")
    assert insights(match, "open top n", "open top e") == [HIDDEN, HIDDEN]


def test_who_may_only_put_something_in_is_told_who_may_take_it() -> None:
    match = roles(table(3, box=BOX, memory="open"), "jeweler", "thief", "detective")
    assert insights(match, "open top n") == [(remembered(3), Insight("risk-others-take", {"count": 1}))]


def test_of_a_role_it_says_what_is_to_be_had_and_who_may_play_it_too() -> None:
    hands = {"p1": "thief, master-thief, jeweler, detective", "p2": "thief, jeweler, gemologist, smuggler"}
    match = table(2, box=BOX, red="diamond, sapphire", hands=hands, round_now=3, memory="open")
    thief, master, jeweler, detective = insights(
        match, "role thief", "role master-thief", "role jeweler", "role detective"
    )
    assert thief == (Insight("fact-best-drawer", {"value": 3}), Insight("risk-same-role", {"count": 1}))
    assert master == (Insight("fact-rubies", {"count": 3}), None)
    assert jeweler == (Insight("fact-imitations", {"count": sum(match.view(0)["white"][0].values())}), None)
    assert detective == (Insight("fact-pillow", {"value": 3}), None)


def test_a_detective_is_warned_of_an_empty_pillow() -> None:
    match = table(2, box=BOX, memory="open")
    assert insights(match, "role detective") == [(None, Insight("risk-pillow-empty", {}))]


def test_before_the_box_is_moved_it_says_what_moves_and_what_lies_up_then() -> None:
    match = do(roles(table(3, box=BOX, memory="open"), "thief", "thief", "detective"), "open bottom s")
    top, two, still = insights(match, "rotate top left", "rotate two left", "no-rotate")
    assert top == (Insight("fact-drawers-move", {"count": 4, "known": 1}), None)
    assert two == (Insight("fact-drawers-move", {"count": 8, "known": 1}), None)
    assert still == (Insight("fact-stays", {}), None)
    over, stays = insights(do(match, "no-rotate"), "turn", "no-turn")
    may_take = Insight("risk-others-take", {"count": 1})
    assert over == (Insight("fact-then-up", {"above": 2, "below": 3}), may_take)
    assert stays == (Insight("fact-then-up", {"above": 3, "below": 2}), may_take)


def test_in_an_open_drawer_it_counts_the_gems() -> None:
    match = do(roles(table(2, box=BOX, edition="en"), "master-thief", "detective"), "open top n")
    take, pull, leave = insights(match, "take", "pull", "leave")
    assert take == (Insight("fact-gems-worth", {"value": 3}), None)
    assert pull == (None, Insight("risk-no-ruby", {})), "he was not shown where the rubies were put"
    assert leave == (None, Insight("risk-left-there", {"value": 3}))
    seen = do(roles(table(2, box=BOX, edition="en", memory="open"), "master-thief", "detective"), "open top n")
    assert insights(seen, "pull") == [(Insight("fact-ruby", {}), None)]


def test_of_an_imitation_and_an_alarm_it_says_what_they_count() -> None:
    match = do(roles(table(2, box=BOX), "jeweler", "detective"), "open top n")
    diamond, sapphire = insights(match, "place diamond", "place sapphire")
    assert diamond == (Insight("fact-imitation", {"value": 1}), None)
    assert sapphire == (Insight("fact-imitation", {"value": 2}), None)
    assert insights(do(match, "place sapphire"), "alarm") == [(Insight("fact-gems-lie-there", {"value": 5}), None)]
