"""§1 The box."""

from __future__ import annotations

import itertools

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import moves
from tests.games.master_thieves.table import (
    PLACES,
    ROLES,
    both_editions,
    deal,
    do,
    gems_about,
    grains,
    has_alarm,
    legal,
    place_of,
    red,
    roles,
    set_up,
    table,
    turn,
    view,
    white,
)

MOVES = ("rotate top left", "rotate top right", "rotate two left", "rotate two right", "turn")


def moved(*actions: str) -> dict[str, str]:
    """Where each grain is after moving the box like that, one move per turn of a master thief."""
    match = table(2, white={"p1": (8, 2)}, box_actions="one", round_limit=600)
    for action in actions:
        while not any(text.startswith("open") for text in legal(match)):
            do(match, next(iter(sorted(legal(match)))))
        do(match, "open bottom e")
        while "keep" not in legal(match):
            do(match, min(legal(match)))
        do(match, action)
    return grains(match)


def standing(*actions: str) -> tuple[str, ...]:
    """The grains in the order of places after set-up moves: each player has one rotation and one turn."""
    match = deal(8)
    wanted = list(actions)
    while wanted:
        if any(text.startswith("put") for text in legal(match)):
            do(match, "put bottom e")
        elif "no-rotate" in legal(match):
            do(match, wanted.pop(0) if wanted[0].startswith("rotate") else "no-rotate")
        else:
            do(match, wanted.pop(0) if wanted[0] == "turn" else "no-turn")
    return tuple(grains(match).values())


@clause("1.1")
@pytest.mark.parametrize("players", range(2, 9))
@both_editions
def test_two_to_eight_can_play(players: int, edition: str) -> None:
    assert set_up(players, edition=edition).game.players == players


@clause("1.1")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_fewer_or_more_cannot_play(players: int) -> None:
    with pytest.raises(larceny.BadOption):
        larceny.load("master_thieves", players)


@clause("1.1", "2.1", edition="fr")
@pytest.mark.parametrize("players", range(2, 9))
def test_fr_there_are_as_many_gems_as_players_need(players: int) -> None:
    found = gems_about(set_up(players))
    assert found == {"diamond": 12 + 8 * players, "sapphire": 2 * players, "ruby": 6}
    assert found["diamond"] <= 80
    assert found["sapphire"] <= 16


@clause("1.1", "2.1", edition="en")
@pytest.mark.parametrize("players", range(2, 9))
def test_en_the_supply_is_not_limited(players: int) -> None:
    found = gems_about(set_up(players, edition="en"))
    assert found == {"diamond": 12 + 9 * players, "sapphire": 3 * players, "ruby": 6}
    assert (found["diamond"] > 72) == (players >= 7)


@clause("1.2")
def test_there_are_three_levels_of_four_drawers() -> None:
    box = view(deal())["box"]
    assert {level: sorted(sides) for level, sides in box.items()} == {
        level: ["e", "n", "s", "w"] for level in ("top", "middle", "bottom")
    }
    assert len(set(grains(deal()).values())) == 12


@clause("1.2")
def test_two_drawers_opposite_each_other_are_long_and_the_others_short() -> None:
    known = {drawer["place"]: drawer["long"] for drawer in view(deal(memory="open"))["known"]}
    assert known == {place: place[-1] in "ns" for place in PLACES}


@clause("1.2")
@both_editions
@pytest.mark.parametrize("place", ["top e", "middle w", "bottom e"])
def test_a_short_drawer_has_no_secret_compartment(edition: str, place: str) -> None:
    match = roles(table(edition=edition), "master-thief", "detective", "detective")
    do(match, f"open {place}", "pull")
    assert view(match)["open"][0]["secret"] == "none"


@clause("1.2")
def test_of_each_front_one_half_is_up_and_one_down() -> None:
    match = roles(table(2, box={"top n": "diamond", "top s down": "sapphire"}, white={"p2": (8, 1)}), "thief", "thief")
    turn(match, "open top n")
    do(match, "open top s")
    assert view(match)["fell"] == {"diamond": 0, "sapphire": 1, "ruby": 0}


# §1.3 The model


@clause("1.3")
def test_rotating_the_top_level_to_the_right_moves_its_drawers_clockwise() -> None:
    before, after = standing(), standing("rotate top right")
    n, e, s, w = before[:4]
    assert after == (w, n, e, s, *before[4:])


@clause("1.3")
def test_rotating_to_the_left_undoes_rotating_to_the_right() -> None:
    assert standing("rotate top right", "rotate top left") == standing()
    assert standing("rotate two right", "rotate two left") == standing()


@clause("1.3")
def test_rotating_the_top_two_moves_both_and_leaves_the_bottom() -> None:
    before, after = standing(), standing("rotate two right")
    assert after[:4] == (before[3], *before[:3])
    assert after[4:8] == (before[7], *before[4:7])
    assert after[8:] == before[8:]


@clause("1.3")
@pytest.mark.parametrize("rotation", MOVES[:4])
def test_four_rotations_alike_change_nothing(rotation: str) -> None:
    assert standing(*[rotation] * 4) == standing()


@clause("1.3")
def test_turning_over_reverses_the_levels_and_swaps_north_and_south() -> None:
    before, after = standing(), standing("turn")
    there = dict(zip(PLACES, before, strict=True))
    other = {"top": "bottom", "middle": "middle", "bottom": "top"}, {"n": "s", "s": "n", "e": "e", "w": "w"}
    assert after == tuple(there[f"{other[0][level]} {other[1][side]}"] for level, side in map(str.split, PLACES))


@clause("1.3")
def test_two_turns_over_change_nothing() -> None:
    assert standing("turn", "turn") == standing()


@clause("1.3")
def test_rotating_then_turning_is_not_turning_then_rotating() -> None:
    assert standing("rotate top right", "turn") != standing("turn", "rotate top right")


@clause("1.3")
def test_there_are_128_positions_and_all_can_be_reached() -> None:
    places = {place: i for i, place in enumerate(PLACES)}
    steps = {action: _as_permutation(standing(action)) for action in MOVES}
    assert all(sorted(step) == list(range(12)) for step in steps.values())
    start = tuple(range(12))
    found, edge = {start}, [start]
    while edge:
        edge = [after for at in edge for step in steps.values() if (after := tuple(at[i] for i in step)) not in found]
        edge = list(dict.fromkeys(edge))
        found.update(edge)
    assert len(found) == 128
    assert len(places) == 12


def _as_permutation(after: tuple[str, ...]) -> tuple[int, ...]:
    before = standing()
    return tuple(before.index(grain) for grain in after)


@clause("1.3")
@pytest.mark.parametrize("one", MOVES)
@pytest.mark.parametrize("other", MOVES)
def test_each_move_can_be_undone_so_they_make_a_group(one: str, other: str) -> None:
    undo = {
        "rotate top left": "rotate top right",
        "rotate top right": "rotate top left",
        "rotate two left": "rotate two right",
        "rotate two right": "rotate two left",
        "turn": "turn",
    }
    assert standing(one, other, undo[other], undo[one]) == standing()


@clause("1.3")
def test_rotations_of_the_top_level_and_of_two_commute() -> None:
    for one, other in itertools.product(MOVES[:2], MOVES[2:4]):
        assert standing(one, other) == standing(other, one)


@clause("1.3")
@pytest.mark.parametrize("move", MOVES)
def test_all_drawers_can_be_reached_however_the_box_stands(move: str) -> None:
    match = roles(set_up(2), "thief", "thief")
    do(match, "open top n", move if move != "turn" else "no-rotate", "turn" if move == "turn" else "no-turn")
    assert legal(match) == {f"open {place}" for place in PLACES}


@clause("1.3")
@pytest.mark.parametrize("move", MOVES[:4])
def test_contents_stay_in_their_bins_when_levels_are_rotated(move: str) -> None:
    match = roles(table(2, box={"top n": "diamond"}), "gemologist", "thief")
    grain = grains(match)["top n"]
    do(match, "open bottom e", "place diamond", move, "no-turn")
    do(match, f"open {place_of(match, grain)}")
    assert view(match)["open"][0]["found"] == {"diamond": 1, "sapphire": 0}


@clause("1.3")
def test_what_was_up_is_down_when_the_box_is_turned_over() -> None:
    match = roles(table(2, box={"top n": "diamond"}), "gemologist", "thief")
    grain = grains(match)["top n"]
    do(match, "open bottom e", "place diamond", "no-rotate", "turn")
    assert place_of(match, grain) == "bottom s"
    do(match, "open bottom s")
    assert view(match)["fell"]["diamond"] == 1


@clause("1.3")
def test_the_model_follows_any_moves_of_a_game() -> None:
    assert moved("turn", "turn") == moved("keep", "keep")
    assert moved("rotate two left", "rotate two left") == moved("rotate two right", "rotate two right")


# §1.4 to §1.6


@clause("1.4", "2.2")
def test_each_player_has_one_card_of_each_of_the_six_roles() -> None:
    match = set_up(2)
    assert legal(match, "p1") == legal(match, "p2") == {f"role {role}" for role in ROLES}


@clause("1.4")
def test_numbers_go_from_1_to_8() -> None:
    match = larceny.load("master_thieves", 2).start(seed=None)
    assert match.legal(larceny.CHANCE) == [f"number {number}" for number in range(1, 9)]


@clause("1.5", "2.1")
@both_editions
def test_each_player_has_two_pillows_and_an_alarm_and_there_is_one_red_pillow(edition: str) -> None:
    match = deal(4, edition=edition)
    assert len(view(match)["white"]) == len(view(match)["black"]) == 4
    assert all(has_alarm(match, f"p{seat}") for seat in range(1, 5))
    assert red(match) == ""
    assert white(match, "p1") == ((8, 2) if edition == "fr" else (9, 3))


@clause("1.6")
def test_a_drawer_keeps_its_grain_wherever_it_goes() -> None:
    match = table(2, box={"top n": "diamond"})
    before = grains(match)
    moves(roles(match, "thief", "thief"), "p1 open top e", "p1 rotate two left", "p1 turn")
    ways = (("top", "bottom", "wsen"), ("middle", "middle", "wsen"), ("bottom", "top", "senw"))
    for level, other, sides in ways:
        went = [place_of(match, before[f"{level} {side}"]) for side in "nesw"]
        assert went == [f"{other} {side}" for side in sides]
    moves(match, "p2 open bottom w")
    assert view(match)["open"][0]["grain"] == before["top n"]
    assert view(match)["fell"]["diamond"] == 1


@clause("1.6", "7 Remembering")
@both_editions
def test_of_a_closed_drawer_a_view_shows_the_grain_and_nothing_else(edition: str) -> None:
    one = table(box={"top n": "diamond"}, edition=edition)
    other = table(box={"middle e down": "diamond"}, edition=edition)
    for observer in ("p1", "p2", "spectator"):
        assert view(one, observer) == view(other, observer)
