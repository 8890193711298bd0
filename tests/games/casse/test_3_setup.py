"""§3 Set-up."""

from __future__ import annotations

from fractions import Fraction

import pytest

import larceny
from larceny.games.casse import board
from tests.clauses import clause
from tests.games.casse.table import CAMERAS, WORKS, go, legal, set_up, squares, start

INNER = {board.NAMES[square] for square in board.INNER}


def room(square: str) -> str:
    return board.MUSEUM.room(board.PLACES[board.NAMES.index(square)])


@clause("3.1")
def test_locks_lie_face_down_and_nobody_knows_them() -> None:
    match = set_up()
    for observer in (None, 0, 1, 2):
        assert set(match.view(observer)["locks"].values()) == {"unturned"}


@clause("3.2")
def test_art_goes_to_coloured_rooms_and_the_small_room_but_not_before_an_opening() -> None:
    offered = squares(start(), "art")
    assert {room(square) for square in offered} == set("RPBYGWS")
    assert not offered & INNER
    assert offered == {name for name in board.NAMES if room(name) in "RPBYGWS" and name not in INNER}


@clause("3.2")
def test_one_work_to_a_square() -> None:
    assert "r2c6" not in squares(go(start(), "art r2c6"), "art")


@clause("3.2")
def test_each_coloured_room_gets_at_least_one_work() -> None:
    match = go(start(), "art r5c5", "art r5c6", "art r5c7")
    assert {room(square) for square in squares(match, "art")} == set("RPBYGWS")
    go(match, "art r5c8")
    assert {room(square) for square in squares(match, "art")} == set("RPBYG")
    go(match, "art r2c6")
    assert {room(square) for square in squares(match, "art")} == set("PBYG")


@clause("3.3")
def test_cameras_stand_on_any_square_without_art_and_look_straight_or_diagonally() -> None:
    match = go(start(), *(f"art {square}" for square in WORKS))
    free = set(board.NAMES) - set(WORKS)
    assert legal(match) == {f"camera {square} {lens}" for square in free for lens in ("straight", "diagonal")}
    go(match, "camera r3c4 diagonal")
    assert "r3c4" not in squares(match, "camera")
    (camera,) = match.view(0)["cameras"]
    assert [camera[name] for name in ("number", "square", "lens")] == [1, "r3c4", "diagonal"]


@clause("3.4")
def test_a_pawn_stands_on_a_camera_but_on_no_work_no_pawn_no_inner_square_and_not_in_the_control_room() -> None:
    cameras = ("r3c4 straight", *CAMERAS[1:])
    match = go(start(), *(f"art {square}" for square in WORKS), *(f"camera {camera}" for camera in cameras))
    wanted = {name for name in board.NAMES if name not in {*WORKS, *INNER} and room(name) != "K"}
    assert squares(match, "pawn") == wanted
    go(match, "pawn r3c4")
    assert squares(match, "pawn") == wanted - {"r3c4"}


@clause("3.5", "8 Quick set-up")
def test_in_a_quick_set_up_chance_places_everything() -> None:
    match = start(4, setup="quick")
    art = {name for name in board.NAMES if room(name) in "RPBYGWS" and name not in INNER}
    works, cameras, pawns = set[str](), set[str](), set[str]()
    for rooms in (*"RPBYGW", *["RPBYGWS"] * 3):
        works.add(placed(match, "art {}", {square for square in art - works if room(square) in rooms}))
    for _ in range(6):
        cameras.add(placed(match, "camera {} straight", {*board.NAMES} - works - cameras))
    for _ in range(3):
        free = {name for name in board.NAMES if name not in {*INNER, *works, *pawns} and room(name) != "K"}
        pawns.add(placed(match, "pawn {}", free))
    assert match.movers() == (0,)


def placed(match: larceny.Match, words: str, squares: set[str]) -> str:
    """Where chance, to which all these squares are alike, places a piece."""
    assert match.odds() == {words.format(square): Fraction(1, len(squares)) for square in squares}
    square = min(squares)
    go(match, words.format(square))
    return square


@clause("3.5")
def test_each_round_of_the_long_version_is_set_up_afresh() -> None:
    match = go(set_up(version="long", turn_limit=1), "enter W1", "move r1c6")
    assert match.view(None)["works"] == match.view(None)["cameras"] == []
    assert match.movers() == (2,)
    assert squares(match, "art") == squares(start(), "art")


@clause("3.3")
def test_a_camera_placed_where_one_stands_is_refused() -> None:
    match = go(start(), *(f"art {square}" for square in WORKS), "camera r3c4 diagonal")
    with pytest.raises(larceny.IllegalMove) as refused:
        match.play(match.movers()[0], "camera r3c4 straight")
    assert refused.value.reason == "no-camera-there"


@clause("3.2")
def test_a_position_whose_works_are_displayed_elsewhere_is_refused() -> None:
    position = set_up().position()
    larceny.resume(position)
    position["state"]["displayed"][0] ^= 1 << 5
    with pytest.raises(larceny.BadPosition, match="not where they are displayed"):
        larceny.resume(position)
