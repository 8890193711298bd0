"""§3 A round."""

from __future__ import annotations

import itertools

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import all_that, moves
from tests.games.master_thieves.table import (
    ROLES,
    both_editions,
    do,
    events,
    finish_round,
    legal,
    mover,
    play_rounds,
    read,
    roles,
    set_up,
    table,
    turn,
    view,
)

ROUND_OF_EIGHT = (
    *("thief", "smuggler", "detective", "master-thief"),
    *("gemologist", "smuggler", "thief", "jeweler"),
)


def order_of_turns(match: larceny.Match) -> list[str]:
    """Who has his turn when, to the end of the round."""
    now = view(match)["round"]
    order = []
    while match.movers() and view(match)["round"] == now and view(match)["phase"] != "role":
        if view(match)["phase"] == "open":
            order.append(mover(match))
        do(match, min(legal(match)))
    return order


# §3.1 Picking


@clause("3.1")
@both_editions
def test_everyone_picks_one_role_card_from_his_hand_at_the_same_time(edition: str) -> None:
    match = set_up(4, edition=edition)
    assert mover(match) == "p1 p2 p3 p4"
    for seat in ("p3", "p1", "p4"):
        assert legal(match, seat) == {f"role {role}" for role in ROLES}
        moves(match, f"{seat} role thief")
        assert legal(match, seat) == set()
    assert mover(match) == "p2"


@clause("3.1", "7")
@both_editions
def test_a_pick_lies_face_down_until_it_is_revealed(edition: str) -> None:
    match = set_up(3, edition=edition)
    before = {who: all_that(who, match) for who in ("p2", "p3", "spectator")}
    moves(match, "p1 role thief")
    assert {who: all_that(who, match) for who in before} == before
    assert view(match, "p1")["picked"][0] == "thief"


@clause("3.1")
@both_editions
def test_a_pick_is_final(edition: str) -> None:
    match = moves(set_up(3, edition=edition), "p1 role thief")
    with pytest.raises(larceny.NotYourTurn):
        moves(match, "p1 role detective")


@clause("3.1")
@both_editions
def test_picks_in_any_order_lead_to_the_same_table(edition: str) -> None:
    lines = ["p1 role thief", "p2 role smuggler", "p3 role detective"]
    matches = [moves(set_up(3, edition=edition), *order) for order in itertools.permutations(lines)]
    assert len({match.state_bytes for match in matches}) == 1
    told = all_that("spectator", matches[0])
    assert all(all_that("spectator", match) == told for match in matches)


@clause("3.1", "3.4")
@both_editions
def test_a_card_that_was_played_is_not_in_the_hand_any_more(edition: str) -> None:
    match = finish_round(roles(set_up(2, edition=edition), "thief", "detective"))
    assert legal(match, "p1") == {f"role {role}" for role in ROLES if role != "thief"}
    assert legal(match, "p2") == {f"role {role}" for role in ROLES if role != "detective"}
    with pytest.raises(larceny.IllegalMove):
        moves(match, "p1 role thief")


# §3.2 Revealing


@clause("3.2", edition="fr")
def test_fr_only_smugglers_are_revealed_at_first() -> None:
    match = roles(set_up(4), "smuggler", "thief", "smuggler", "detective")
    for observer in ("p2", "p4", "spectator"):
        assert view(match, observer)["role"] == ["smuggler", None, "smuggler", None]
        assert [line for line in read(match, observer) if line.startswith(("p2 role", "p4 role"))] == (
            [] if observer == "spectator" else [f"{observer} role {'thief' if observer == 'p2' else 'detective'}"]
        )


@clause("3.2", edition="fr")
def test_fr_the_others_stay_hidden_while_smugglers_act() -> None:
    one = roles(set_up(3), "smuggler", "thief", "detective")
    other = roles(set_up(3), "smuggler", "gemologist", "jeweler")
    for match in (one, other):
        do(match, "open top n", "place diamond")
    assert all_that("p1", one) == all_that("p1", other)
    assert all_that("spectator", one) == all_that("spectator", other)


@clause("3.2", edition="fr")
def test_fr_when_the_smugglers_have_acted_all_others_are_revealed_together() -> None:
    match = roles(set_up(4), "smuggler", "thief", "smuggler", "detective")
    turn(match, "open top n", "place diamond")
    assert view(match)["role"] == ["smuggler", None, "smuggler", None]
    turn(match, "open top n", "place diamond")
    assert view(match)["role"] == ["smuggler", "thief", "smuggler", "detective"]


@clause("3.2", edition="fr")
def test_fr_without_smugglers_all_are_revealed_at_once() -> None:
    match = roles(set_up(3), "thief", "detective", "jeweler")
    assert view(match)["role"] == ["thief", "detective", "jeweler"]


@clause("3.2", edition="en")
def test_en_all_are_revealed_together() -> None:
    match = roles(set_up(4, edition="en"), "smuggler", "thief", "smuggler", "detective")
    for observer in ("p1", "p2", "spectator"):
        assert view(match, observer)["role"] == ["smuggler", "thief", "smuggler", "detective"]


# §3.3 The order of play


@clause("3.3")
@both_editions
def test_smugglers_jewelers_gemologists_thieves_master_thieves_in_this_order(edition: str) -> None:
    match = roles(table(8, edition=edition), *ROUND_OF_EIGHT)
    assert order_of_turns(match) == ["p2", "p6", "p8", "p5", "p1", "p7", "p4"]


@clause("3.3")
@both_editions
def test_within_a_role_the_lower_number_goes_first(edition: str) -> None:
    numbers = {"p1": "888888", "p2": "333333", "p3": "555555"}
    match = roles(table(3, numbers=numbers, edition=edition), "thief", "thief", "thief")
    assert order_of_turns(match) == ["p2", "p3", "p1"]


@clause("3.3")
def test_the_number_that_counts_is_that_of_the_card_played() -> None:
    numbers = {"p1": "812345", "p2": "187654"}
    assert order_of_turns(roles(table(2, numbers=numbers), "smuggler", "smuggler")) == ["p2", "p1"]
    assert order_of_turns(roles(table(2, numbers=numbers), "thief", "thief")) == ["p1", "p2"]


# §3.4 Played cards


@clause("3.4")
@both_editions
def test_after_the_6th_round_everyone_passes_his_six_cards_to_the_left(edition: str) -> None:
    numbers = {"p1": "123456", "p2": "234567", "p3": "345678"}
    match = roles(table(3, numbers=numbers, round_now=5, edition=edition), *["master-thief"] * 3)
    finish_round(match)  # of the sixth round only detectives are left
    assert view(match)["round"] == 7
    assert events(match, "passed") == [{}]
    assert list(view(match, "p2")["number"][1].values()) == [1, 2, 3, 4, 5, 6]
    assert list(view(match, "p3")["number"][2].values()) == [2, 3, 4, 5, 6, 7]
    assert list(view(match, "p1")["number"][0].values()) == [3, 4, 5, 6, 7, 8]
    assert legal(match, "p1") == {f"role {role}" for role in ROLES}


@clause("3.4", "8 When you are asked")
@both_editions
def test_the_last_of_six_cards_is_played_without_asking(edition: str) -> None:
    hands = {"p1": "thief, detective", "p2": "thief, detective"}
    match = roles(table(2, round_now=5, hands=hands, edition=edition), "detective", "detective")
    assert view(match)["round"] == 6
    assert view(match)["role"] == ["thief", "thief"]
    assert events(match, "last-card") == [{"seat": 0, "role": "thief"}, {"seat": 1, "role": "thief"}]
    assert mover(match) == "p1"


@clause("3.4", "8 When you are asked", edition="fr")
def test_fr_also_of_last_cards_only_smugglers_are_revealed_at_first() -> None:
    hands = {"p1": "thief, detective", "p2": "smuggler, detective"}
    match = roles(table(2, round_now=5, hands=hands), "detective", "detective")
    assert view(match)["role"] == [None, "smuggler"]
    assert mover(match) == "p2"


@clause("3.4")
@both_editions
def test_cards_go_on_to_the_left_after_every_sixth_round(edition: str) -> None:
    match = set_up(3, {"p1": "111111", "p2": "222222", "p3": "333333"}, edition=edition)
    for begins, dealt in ((1, [1, 2, 3]), (7, [3, 1, 2]), (13, [2, 3, 1])):
        play_rounds(match, until=begins)
        assert [view(match, f"p{seat + 1}")["number"][seat]["thief"] for seat in range(3)] == dealt
