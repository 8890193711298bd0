"""§8 Notation."""

from __future__ import annotations

import pytest

import larceny
from tests.clauses import clause
from tests.games.master_thieves.table import PLACES, both_editions, deal, do, legal, mover, roles, set_up, table, turn

GAME = larceny.load("master_thieves")
LAW = {
    *(f"put {place}" for place in PLACES),
    *(f"open {place}" for place in PLACES),
    *(f"role {role}" for role in ["smuggler", "jeweler", "gemologist", "thief", "master-thief", "detective"]),
    *("take", "leave", "pull", "take diamond", "take sapphire"),
    *("place diamond", "place sapphire", "place nothing"),
    *("alarm", "no-alarm", "alarm-back", "alarm-stay"),
    *(f"rotate {levels} {way}" for levels in ("top", "two") for way in ("left", "right")),
    *("no-rotate", "turn", "no-turn", "keep"),
    *("share ruby", "share sapphire", "share diamond"),
}


@clause("8 Places", "8 In set-up", "8 In a round", "8 The box", "8 Sharing")
def test_the_notation_is_that_of_the_law() -> None:
    assert set(GAME.ruleset.actions) == LAW


@clause("8 Chance")
def test_chance_deals_numbers_and_does_nothing_else() -> None:
    assert GAME.ruleset.outcomes == tuple(f"number {number}" for number in range(1, 9))
    for players in (2, 8):
        match = larceny.load("master_thieves", players).start(seed=3)
        assert match.transcript().count("chance number") == 6 * players


@clause("8 Places")
@both_editions
def test_places_are_named_as_the_box_stands_now(edition: str) -> None:
    match = do(deal(8, edition=edition), "put top n", "put top n", "rotate top right", "no-turn", "put top e")
    state = match.position()["state"]
    drawer = state["slot"][0][1]
    assert state["diamonds"][2 * drawer] == 3


@clause("8 In set-up")
@both_editions
def test_set_up_asks_for_each_diamond_and_then_for_the_box(edition: str) -> None:
    asked = []
    match = deal(2, edition=edition)
    while mover(match) == "p1":
        asked.append(min(legal(match)).split()[0])
        do(match, min(legal(match)))
    assert asked == ["put"] * 6 + ["no-rotate", "no-turn"]


@clause("8 The box")
@both_editions
def test_right_is_clockwise_seen_from_above(edition: str) -> None:
    match = do(deal(8, edition=edition), "put top n", "put top n")
    north = match.view(None)["box"]["top"]["n"]
    do(match, "rotate top right")
    assert match.view(None)["box"]["top"]["e"] == north


@clause("8 In a round")
@both_editions
def test_a_turn_asks_in_the_order_of_the_law(edition: str) -> None:
    match = roles(table(3, box={"top n": "diamond"}, edition=edition), "jeweler", "detective", "thief")
    asked = []
    while mover(match) == "p1" and "share diamond" not in legal(match):
        asked.append(min(legal(match)).split()[0])
        do(match, min(legal(match)) if asked[-1] != "open" else "open top n")
    assert asked == ["open", "place", "alarm", "no-rotate", "no-turn"]


MUST = {"en": "must place", "fr": "doit poser", "nl": "moet een imitatie", "de": "muss eine Imitation"}
MAY = {"en": "may place", "fr": "peut poser", "nl": "mag een imitatie", "de": "darf eine Imitation"}


@clause("8 In a round")
@pytest.mark.parametrize("language", MUST)
def test_the_table_says_who_must_place_and_who_may(language: str) -> None:
    must = do(roles(table(3), "gemologist", "detective", "thief"), "open top n")
    assert "place nothing" not in legal(must)
    assert MUST[language] in must.text(1, language)
    may = do(must.copy(), "place diamond")
    assert "place nothing" in legal(may)
    assert MAY[language] in may.text(1, language)


@clause("8 When you are asked")
@both_editions
def test_nobody_is_ever_asked_with_one_possibility(edition: str) -> None:
    for seed in range(6):
        match = larceny.load("master_thieves", 2 + seed, edition=edition).start(seed)
        step = 0
        while match.movers():
            for seat in match.movers():
                assert len(match.legal_ids(seat)) > 1
            seat = match.movers()[-1]
            numbers = match.legal_ids(seat)
            step += 7
            match.play_id(seat, numbers[step % len(numbers)])


@clause("8 What cannot be", "1.3")
@both_editions
def test_gems_in_both_halves_of_a_drawer_cannot_be(edition: str) -> None:
    with pytest.raises(larceny.BadPosition):
        table(2, box={"top n": "diamond", "top n down": "diamond"}, edition=edition)


@clause("8")
def test_a_transcript_reads_as_the_law_says() -> None:
    match = roles(set_up(2), "thief", "jeweler")
    turn(match, "open top n", "place sapphire", "no-alarm")
    text = match.transcript()
    assert text.startswith("game master_thieves\nrules 1\nplayers 2\noption edition fr\noption box_actions edition\n")
    assert "\n29 p1 role thief\n" in text
    assert larceny.replay(text).state_bytes == match.state_bytes
