"""§2 Set-up."""

from __future__ import annotations

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import moves
from tests.games.master_thieves.table import (
    PLACES,
    ROLES,
    bin_at,
    black,
    both_editions,
    deal,
    do,
    events,
    grains,
    legal,
    mover,
    red,
    ruby_at,
    set_up,
    still,
    view,
    white,
)

FOUR = {"rotate top left", "rotate top right", "rotate two left", "rotate two right"}


@clause("2.1", edition="fr")
def test_fr_on_each_white_pillow_lie_8_diamonds_and_2_sapphires() -> None:
    match = deal(3)
    assert [white(match, f"p{seat}") for seat in (1, 2, 3)] == [(8, 2)] * 3


@clause("2.1", edition="en")
def test_en_on_each_white_pillow_lie_9_diamonds_and_3_sapphires() -> None:
    match = deal(3, edition="en")
    assert [white(match, f"p{seat}") for seat in (1, 2, 3)] == [(9, 3)] * 3


@clause("2.1")
@both_editions
def test_black_and_red_pillows_are_empty(edition: str) -> None:
    match = deal(3, edition=edition)
    assert [black(match, f"p{seat}") for seat in (1, 2, 3)] == ["", "", ""]
    assert red(match) == ""


# §2.2 Cards


@clause("2.2", "8 Chance")
@both_editions
@pytest.mark.parametrize("players", range(2, 9))
def test_all_of_p1s_numbers_are_dealt_in_the_order_of_the_roles_then_those_of_p2(players: int, edition: str) -> None:
    match = larceny.load("master_thieves", players, edition=edition).start(seed=None)
    for seat in range(players):
        for role in ROLES:
            assert mover(match) == "chance"
            do(match, f"number {seat + 1}")
            assert match.view(seat)["number"][seat][role] == seat + 1
    assert mover(match) == "p1"


@clause("2.2")
def test_a_number_is_dealt_once_for_each_role_each_as_likely_as_the_others() -> None:
    match = larceny.load("master_thieves", 3).start(seed=None)
    do(match, *(f"number {number}" for number in (3, 1, 4, 1, 5, 8)))
    assert set(match.odds()) == {f"number {number}" for number in range(1, 9) if number != 3}
    assert len(set(match.odds().values())) == 1
    with pytest.raises(larceny.IllegalMove):
        do(match, "number 3")


@clause("2.2", "7")
def test_nobody_else_sees_the_numbers() -> None:
    match = deal(2, {"p1": "123456", "p2": "876543"})
    assert set(match.view(1)["number"][0].values()) == {"hidden"}
    assert list(match.view(0)["number"][0].values()) == [1, 2, 3, 4, 5, 6]
    assert match.read(1)[:7] == ["chance number hidden"] * 6 + ["chance number 8"]
    assert set(match.view(None)["number"][0].values()) == {"hidden"}


# §2.3 Rubies


@clause("2.3", "8 Places")
@both_editions
def test_the_three_long_drawers_in_the_north_hold_a_ruby_up_and_the_opposite_ones_a_ruby_down(edition: str) -> None:
    match = deal(edition=edition)
    up = {place for place in PLACES if ruby_at(match, place)}
    down = {place for place in PLACES if ruby_at(match, f"{place} down")}
    assert up == {"top n", "middle n", "bottom n"}
    assert down == {"top s", "middle s", "bottom s"}


@clause("2.3")
@both_editions
@pytest.mark.parametrize("move", ["rotate top left", "rotate two right", "no-rotate"])
@pytest.mark.parametrize("turn", ["turn", "no-turn"])
def test_three_rubies_lie_up_and_three_down_however_the_box_is_moved(edition: str, move: str, turn: str) -> None:
    match = do(deal(8, edition=edition), "put top e", "put top e", move, turn)
    assert sum(ruby_at(match, place) for place in PLACES) == 3
    assert sum(ruby_at(match, f"{place} down") for place in PLACES) == 3


# §2.4 Diamonds


@clause("2.4")
@both_editions
@pytest.mark.parametrize(
    ("players", "shares"),
    [
        (2, [6, 6]),
        (3, [4, 4, 4]),
        (4, [3] * 4),
        (5, [3, 3, 2, 2, 2]),
        (6, [2] * 6),
        (7, [2] * 5 + [1] * 2),
        (8, [2] * 4 + [1] * 4),
    ],
)
def test_12_diamonds_are_shared_out_and_the_first_seats_get_one_more(
    players: int, shares: list[int], edition: str
) -> None:
    match = set_up(players, edition=edition)
    told = [(event["seat"], event["value"]) for event in events(match, "places")]
    assert told == list(enumerate(shares))
    lines = [line for line in match.transcript().splitlines() if " put " in line]
    assert len(lines) == 12


@clause("2.4")
@both_editions
def test_clockwise_from_p1_each_puts_his_diamonds_where_he_likes(edition: str) -> None:
    match = deal(3, edition=edition)
    assert mover(match) == "p1"
    assert legal(match) == {f"put {place}" for place in PLACES}
    do(match, "put top n", "put top n", "put middle e", "put bottom s")
    assert [bin_at(match, p) for p in ("top n", "middle e", "bottom s")] == ["diamond, diamond", "diamond", "diamond"]
    still(match)
    assert mover(match) == "p2"


@clause("2.4")
@both_editions
@pytest.mark.parametrize("box_actions", ["edition", "one"])
def test_then_he_may_rotate_then_may_turn_over_whatever_the_option(edition: str, box_actions: str) -> None:
    match = do(deal(8, edition=edition, box_actions=box_actions), "put top n", "put top n")
    assert legal(match) == {*FOUR, "no-rotate"}
    do(match, "rotate top left")
    assert legal(match) == {"turn", "no-turn"}
    do(match, "turn")
    assert mover(match) == "p2"


@clause("2.4")
@both_editions
def test_he_may_refuse_both(edition: str) -> None:
    match = deal(8, edition=edition)
    before = grains(match)
    do(match, "put top n", "put top n", "no-rotate", "no-turn")
    assert grains(match) == before
    assert mover(match) == "p2"


@clause("2.4", edition="fr")
def test_fr_diamonds_that_fall_out_of_a_drawer_opened_for_this_go_to_the_red_pillow() -> None:
    match = do(deal(8), "put top n", "put top n", "no-rotate", "turn")
    do(match, "put bottom s")
    assert red(match) == "diamond, diamond"
    assert bin_at(match, "bottom s") == "diamond"
    assert bin_at(match, "bottom s down") == ""


@clause("2.4", edition="en")
def test_en_diamonds_that_fall_out_go_back_into_the_upper_bin_of_that_drawer() -> None:
    match = do(deal(8, edition="en"), "put top n", "put top n", "no-rotate", "turn")
    do(match, "put bottom s")
    assert red(match) == ""
    assert bin_at(match, "bottom s") == "diamond, diamond, diamond"
    assert bin_at(match, "bottom s down") == ""


@clause("2.4")
@both_editions
def test_the_log_of_set_up_tells_what_lay_there_before_the_first_diamond_was_put(edition: str) -> None:
    match = do(deal(4, edition=edition), "put top n")
    assert match.log(1)[-2:] == ["p1 puts a diamond into the drawer top north.", "It was empty."]
    do(match, "put top n", "put top e", "no-rotate", "no-turn", "put top n")
    assert match.log(1)[-2:] == ["You put a diamond into the drawer top north.", "In it lay before: 2 × diamond."]
    do(match, "put top w", "put top w", "no-rotate", "turn", "put bottom s")
    assert match.log(2)[-2:] == ["You put a diamond into the drawer bottom south.", "Out of it: 3 × diamond."]


@clause("2.4")
@both_editions
def test_nothing_is_told_of_a_drawer_that_is_open_already(edition: str) -> None:
    match = do(deal(4, edition=edition), "put top n", "put top e", "put top n")
    assert match.log(1)[-1] == "p1 puts a diamond into the drawer top north."
    assert [event["event"] for event in match.events(1)[-1:]] == ["put"]
    match.undo(0)  # so nobody has seen anything new
    assert "put top n" in legal(match)


@clause("2.4")
@both_editions
def test_in_set_up_the_box_is_moved_by_this_clause(edition: str) -> None:
    match = do(deal(8, edition=edition), "put top n", "put top n")
    for text in ("no-rotate", "no-turn"):
        assert match.game.ruleset.view.section(match.seen(None)) == "2.4"
        with pytest.raises(larceny.IllegalMove) as refusal:
            match.play(0, "open top n")
        assert refusal.value.section == "§2.4"
        do(match, text)
    moved = next(event for event in match.events(None) if event["event"] == "no-rotate")
    assert [match.game.ruleset.view.clause(event) for event in ({"event": "was-empty"}, moved)] == ["2.4", "1.3"]


@clause("2.4")
@both_editions
def test_after_the_last_player_the_first_round_begins(edition: str) -> None:
    match = set_up(5, edition=edition)
    assert view(match)["round"] == 1
    assert mover(match) == "p1 p2 p3 p4 p5"


@clause("2.4")
@both_editions
def test_clockwise_means_the_next_seat(edition: str) -> None:
    match = deal(4, edition=edition)
    order = []
    while "put top e" in legal(match):
        order.append(mover(match))
        while "put top e" in legal(match, order[-1]):
            moves(match, f"{order[-1]} put top e")
        still(match)
    assert order == ["p1", "p2", "p3", "p4"]
