"""§5 The detectives."""

from __future__ import annotations

import numpy as np
import pytest

import larceny
from larceny.games.casse import board
from larceny.games.casse.evidence import seen_from
from larceny.games.casse.pieces import put
from larceny.games.casse.sight import sees
from larceny.games.casse.state import A_PAWN, State
from tests.clauses import clause
from tests.games.casse.table import CAMERAS, WORKS, go, happened, inside, legal, squares, state

STAY = ("roll 1 eye", "walk r6c10", "no-look")


def near(square: str, steps: int) -> set[str]:
    row = board.DISTANCE[board.NAMES.index(square)]
    return {name for name, distance in zip(board.NAMES, row, strict=True) if distance <= steps}


def seen(square: str, lens: int = board.STRAIGHT, pawns: tuple[str, ...] = ()) -> set[str]:
    """What the rule says is in sight, in a museum with these pawns and nothing else."""
    museum = State()
    for pawn in pawns:
        put(museum, board.NAMES.index(pawn), A_PAWN)
    start = board.NAMES.index(square)
    return {name for target, name in enumerate(board.NAMES) if sees(museum, start, lens, target)}


@clause("5.1")
def test_he_walks_up_to_the_number_or_stays_but_never_stops_on_a_displayed_work_or_a_colleague() -> None:
    match = inside("move r1c6", "roll 4 eye")
    assert squares(match, "walk") == near("r6c10", 4) - {"r7c11", "r6c12"}


@clause("5.1")
def test_he_may_pass_works_and_colleagues() -> None:
    past_a_work = inside("move r1c6", "roll 2 eye", pawns=("r7c10", "r6c10"))
    assert "r7c12" in squares(past_a_work, "walk")
    past_a_colleague = inside("move r1c6", "roll 3 eye", pawns=("r3c4", "r3c5"))
    assert {"r3c6", "r3c7", "r2c5"} <= near("r3c4", 3)
    assert squares(past_a_colleague, "walk") == near("r3c4", 3) - {"r3c5", *WORKS}


@clause("5.1")
def test_stopping_on_a_camera_is_allowed() -> None:
    match = inside("move r1c6", "roll 6 eye")
    assert "r9c12" in squares(match, "walk")


@clause("5.1", "8 The detectives")
def test_he_walks_and_looks_in_either_order_and_looking_is_optional() -> None:
    match = inside("move r1c6", "roll 2 scan")
    assert "look scan" in legal(match)
    assert "no-look" not in legal(match)
    after = go(match.copy(), "walk r6c10")
    assert legal(after) == {"look scan", "no-look"}
    before = go(match.copy(), "look scan")
    assert legal(before) == {f"walk {square}" for square in squares(match, "walk")}


@clause("5.2")
def test_the_eye_asks_a_camera_on_the_board_or_own_eyes() -> None:
    match = inside("move r1c6", "roll 2 eye")
    looks = {text for text in legal(match) if text.startswith("look")}
    assert looks == {"look eyes", *(f"look camera {number}" for number in range(1, 7))}


@clause("5.2")
def test_a_connected_camera_tells_whether_it_sees_the_thief() -> None:
    match = inside("move r1c6", "roll 1 eye")
    assert happened(go(match.copy(), "look camera 3"))[-1] == "camera-sees"
    assert happened(go(match.copy(), "look camera 1"))[-1] == "camera-blind"


@clause("5.2")
def test_own_eyes_see_four_straight_lines_at_any_distance() -> None:
    match = inside("move r3c5", "roll 1 eye", "look eyes", pawns=("r3c9", "r6c12"))
    assert match.view(1)["thief_square"] == "r3c5"
    assert seen("r3c9") == {*(f"r3c{column}" for column in range(4, 9)), *(f"r{row}c9" for row in range(4, 10))}


@clause("5.2")
def test_own_eyes_do_not_see_diagonally() -> None:
    match = inside("move r2c6", "roll 1 eye", "look eyes", pawns=("r1c7", "r6c12"))
    assert happened(match)[-1] == "eyes-nothing"
    assert match.view(1)["thief_square"] == "hidden"


@clause("5.3")
def test_a_scan_removes_destroyed_cameras_and_names_those_that_see_the_thief() -> None:
    match = inside("move r1c4", *STAY, "move r1c6", "roll 1 scan", "look scan")
    told = [
        (event["event"], event.get("value")) for event in match.events(None) if event["event"].startswith("camera-")
    ]
    assert told == [("camera-gone", 3), ("camera-sees", 4)]
    assert "scan-nothing" not in happened(match)


@clause("5.3")
def test_a_scan_may_find_that_no_camera_sees_him() -> None:
    match = inside("move r6c3", "roll 1 scan", "look scan", enter="D2")
    assert happened(match)[-1] == "scan-nothing"


@clause("5.4")
def test_the_sensor_is_told_the_colour_of_his_square() -> None:
    match = inside("move r1c6", "roll 1 sensor", "look sensor")
    assert match.movers() == (0,)
    assert legal(match) == {"answer", "disconnect"}
    go(match, "answer")
    assert match.events(None)[-1]["colour"] == "red"
    assert match.view(1)["disconnections"] == 2


@clause("5.4")
def test_he_may_disconnect_twice_and_then_must_answer() -> None:
    match = inside()
    for turn, square in enumerate(("r1c6", "r1c7", "r1c6")):
        go(match, f"move {square}", "roll 1 sensor", "look sensor")
        if turn < 2:
            go(match, "disconnect")
            assert match.view(None)["disconnections"] == 1 - turn
            assert match.read(1)[-1] == "p1 disconnect"
            go(match, f"walk {match.view(None)['pawns'][match.view(None)['detective']]}")
    assert match.events(None)[-1]["colour"] == "red"
    assert match.movers() == (1,)


@clause("5.4")
def test_the_thief_of_the_next_round_has_both_disconnections_again() -> None:
    match = inside("move r1c6", "roll 1 sensor", "look sensor", "disconnect", version="long", turn_limit=2)
    assert match.view(None)["disconnections"] == 1
    go(match, "walk r6c10", "move r1c7")
    assert (match.view(None)["round"], match.view(None)["disconnections"]) == (2, 2)


@clause("5.4")
@pytest.mark.parametrize(("enter", "square"), [("D3", "r10c5"), ("D4", "r10c8"), ("D2", "r6c3")])
def test_small_room_control_room_and_corridor_are_all_grey(enter: str, square: str) -> None:
    first = {"D3": "r9c5", "D4": "r9c8", "D2": "r6c4"}[enter]
    match = inside(f"move {first}", *STAY, f"move {square}", "roll 1 sensor", "look sensor", "answer", enter=enter)
    assert match.events(None)[-1]["colour"] == "grey"


@clause("5.5")
def test_walls_and_pawns_block_every_view_but_art_and_cameras_do_not() -> None:
    assert seen("r2c4") == {"r1c4", *(f"r2c{column}" for column in range(5, 10))}
    assert seen("r2c4", pawns=("r2c7",)) == {"r1c4", "r2c5", "r2c6", "r2c7"}
    match = inside("move r2c7", "roll 1 eye", "look eyes", pawns=("r2c4", "r6c12"))
    assert match.view(1)["thief_square"] == "r2c7", "a work on r2c6 is not in the way"
    cameras = ("r1c6 straight", "r1c8 straight", *CAMERAS[2:])
    match = inside("move r1c7", "roll 1 eye", cameras=cameras, pawns=("r1c4", "r6c12"))
    assert go(match.copy(), "look eyes").view(1)["thief_square"] == "r1c7", "nor a camera on r1c6"
    assert happened(go(match.copy(), "look camera 4"))[-1] == "camera-sees", "nor, for another camera, one on r1c8"


@clause("5.5")
def test_a_pawn_blocks_the_eyes_of_a_colleague() -> None:
    match = inside("move r1c7", "roll 1 eye", "look eyes", pawns=("r1c4", "r1c6"))
    assert happened(match)[-1] == "eyes-nothing"
    assert match.view(2)["thief_square"] == "hidden"
    beyond = inside("move r1c7", "roll 1 eye", "look eyes", pawns=("r1c4", "r1c9"))
    assert beyond.view(2)["thief_square"] == "r1c7"


@clause("5.5")
@pytest.mark.parametrize("lens", [board.STRAIGHT, board.DIAGONAL])
def test_bots_reckon_with_what_the_rule_says_is_in_sight(lens: int) -> None:
    pawns = ("r2c7", "r3c6", "r5c6", "r7c10")
    standing = [board.NAMES.index(pawn) for pawn in pawns]
    for square, name in enumerate(board.NAMES):
        reckoned = {board.NAMES[target] for target in np.flatnonzero(seen_from(square, lens, standing))}
        assert reckoned == seen(name, lens, pawns) - {*pawns}, "where a pawn stands the thief is not"


@clause("5.5")
def test_a_diagonal_step_is_clear_only_if_all_four_edges_round_the_corner_are_open() -> None:
    assert seen("r3c6", board.DIAGONAL) == {"r4c7", "r5c8"}
    assert "r3c4" not in seen("r2c5", board.DIAGONAL)
    assert seen("r2c5", board.DIAGONAL) == {"r1c4", "r1c6"}


@clause("5.5")
def test_diagonal_cameras_see_diagonals_only() -> None:
    cameras = ("r1c6 diagonal", *CAMERAS[1:])
    sees = inside("move r2c7", "roll 1 eye", "look camera 1", cameras=cameras)
    blind = inside("move r1c7", "roll 1 eye", "look camera 1", cameras=cameras)
    assert (happened(sees)[-1], happened(blind)[-1]) == ("camera-sees", "camera-blind")


@clause("5.5")
def test_a_pawn_blocks_a_camera_but_not_on_the_cameras_own_square() -> None:
    cameras = ("r1c9 straight", "r10c9 straight", "r11c8 straight", "r1c4 straight", "r3c1 straight", "r9c12 straight")
    blocked = inside("move r1c6", "roll 1 eye", "look camera 1", cameras=cameras, pawns=("r1c7", "r6c12"))
    on_it = inside("move r1c6", "roll 1 eye", "look camera 1", cameras=cameras, pawns=("r1c9", "r6c12"))
    assert (happened(blocked)[-1], happened(on_it)[-1]) == ("camera-blind", "camera-sees")


@clause("5.5")
def test_the_view_says_what_each_camera_and_each_pair_of_eyes_has_in_sight() -> None:
    cameras = ("r1c6 diagonal", *CAMERAS[1:])
    view = inside("move r1c6", cameras=cameras, pawns=("r2c4", "r2c7")).view(None)
    assert view["cameras"][0]["sees"] == ["r2c7", "r2c5"]
    assert view["cameras"][3]["sees"] == ["r2c9", "r1c8", "r1c7", "r1c6", "r1c5", "r1c4"]
    assert view["eyes"][0] == ["r1c4", "r2c5", "r2c6", "r2c7"], "the line ends with the pawn"
    assert view["eyes"][1] == ["r1c7", "r2c8", "r2c9", "r2c6", "r2c5", "r2c4"]


@clause("5.6")
def test_who_ends_on_the_thiefs_square_has_caught_him_even_unseen() -> None:
    match = inside("move r1c6", "roll 2 eye", "walk r1c6", pawns=("r1c4", "r6c12"))
    assert match.outcome is not None
    assert match.outcome.reason == "caught"


@clause("5.1", "5.6")
def test_passing_the_thief_does_not_catch_him() -> None:
    match = inside("move r1c6", "roll 3 eye", "walk r1c7", pawns=("r1c4", "r6c12"))
    assert match.outcome is None
    assert state(match)["thief_square"] == board.NAMES.index("r1c6")


@clause("5.1")
def test_why_a_walk_or_look_is_refused() -> None:
    match = inside("move r1c6", "roll 2 scan", pawns=("r7c10", "r6c10"))
    reasons = {}
    for text in ("walk r9c9", "walk r6c10", "walk r7c11", "look eyes", "no-look"):
        with pytest.raises(larceny.IllegalMove) as refused:
            match.play(1, text)
        reasons[text] = refused.value.reason
    assert reasons == {
        "walk r9c9": "rolled-less",
        "walk r6c10": "colleague-there",
        "walk r7c11": "displayed-there",
        "look eyes": "other-face",
        "no-look": "not-now",
    }
    assert "r7c11" in WORKS
