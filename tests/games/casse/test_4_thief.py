"""§4 The thief."""

from __future__ import annotations

from typing import Any

import pytest

import larceny
from larceny.games.casse import board
from larceny.games.casse.museum import OPENING_NAMES
from tests.clauses import clause
from tests.games.casse.table import (
    CAMERAS,
    WORKS,
    go,
    happened,
    inside,
    last_events,
    legal,
    set_up,
    squares,
    state,
    thief_view,
)

STAY = ("roll 1 eye", "walk r6c10", "no-look")
STAY_TOO = ("roll 1 eye", "walk r6c12", "no-look")


def near(square: str, steps: int) -> set[str]:
    """All squares one to so many steps away."""
    row = board.DISTANCE[board.NAMES.index(square)]
    return {name for name, distance in zip(board.NAMES, row, strict=True) if 0 < distance <= steps}


@clause("4.1")
def test_the_thief_secretly_enters_by_any_opening_whatever_its_lock() -> None:
    match = set_up()
    assert legal(match) == {f"enter {opening}" for opening in OPENING_NAMES}
    go(match, "enter D2")
    assert thief_view(match)["thief_square"] == "r6c2"
    for observer in (None, 1, 2):
        assert match.view(observer)["thief_square"] == "hidden"
        assert match.read(observer)[-1] == "p1 enter hidden"


@clause("4.1")
def test_the_thief_plays_first_and_then_after_every_detective() -> None:
    match = inside(players=4)
    movers = []
    for _ in range(4):
        movers.append(match.movers()[0])
        go(match, min(text for text in legal(match) if text.startswith("move") and text[5:] != "r1c5"))
        match.play(larceny.CHANCE, "roll 1 eye")
        seat = match.movers()[0]
        movers.append(seat)
        go(match, f"walk {match.view(None)['pawns'][match.view(None)['detective']]}", "no-look")
    assert movers == [0, 1, 0, 2, 0, 3, 0, 1]


@clause("4.2")
def test_he_moves_one_to_three_squares_and_must_move() -> None:
    match = inside()
    assert squares(match, "move") == near("r1c5", 3)
    with pytest.raises(larceny.IllegalMove) as refused:
        match.play(0, "move r1c5")
    assert refused.value.reason == "must-move"
    with pytest.raises(larceny.IllegalMove) as far:
        match.play(0, "move r9c9")
    assert far.value.reason == "too-far"


@clause("4.2")
def test_he_may_pass_detectives() -> None:
    match = inside(enter="D2", pawns=("r6c3", "r6c12"))
    assert {"r6c4", "r5c4", "r7c4"} <= squares(match, "move")


@clause("4.2")
def test_ending_on_a_detective_he_is_caught() -> None:
    match = go(inside(enter="D2", pawns=("r6c3", "r6c12")), "move r6c3")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1, 2), "caught")


@clause("4.2", "4.7")
def test_ending_on_a_detective_he_is_caught_before_any_lock_is_tried() -> None:
    match = inside("move r1c6", "roll 1 eye", "walk r1c5", "no-look", version="long", pawns=("r1c4", "r6c12"))
    go(match, "move r1c5 try")
    assert "lock-turned" not in happened(match)
    assert match.view(None)["result"] == "caught"


def cornered(**museum: Any) -> larceny.Match:
    """The thief has come in by D2, and on each of the four squares within three steps stands a detective."""
    return inside(enter="D2", players=7, pawns=("r6c3", "r6c4", "r5c4", "r7c4", "r6c10", "r6c12"), **museum)


@clause("4.2")
def test_only_if_every_move_would_end_on_a_detective_may_he_stand_still() -> None:
    match = cornered()
    assert squares(match, "move") == {"r6c3", "r6c4", "r5c4", "r7c4", "r6c2"}
    go(match, "move r6c2")
    assert match.outcome is None
    assert thief_view(match)["thief_turns"] == 1
    free = inside(enter="D2", players=7, pawns=("r6c3", "r6c4", "r5c4", "r6c11", "r6c10", "r6c12"))
    assert squares(free, "move") == {"r6c3", "r6c4", "r5c4", "r7c4"}


@clause("4.2", "4.4")
def test_standing_still_on_a_camera_destroys_it() -> None:
    match = cornered(cameras=("r6c2 straight", *CAMERAS[1:]))
    assert thief_view(match)["sheet"]["destroyed"] == []
    go(match, "move r6c2")
    assert thief_view(match)["sheet"]["destroyed"] == [1]


@clause("4.2", "4.7")
def test_standing_still_on_an_inner_square_he_may_try_its_lock() -> None:
    assert {text for text in legal(cornered(version="long")) if text.endswith("try")} == {"move r6c2 try"}
    match = go(cornered(version="long"), "move r6c2 try", "lock open")
    assert match.view(None)["result"] == "escaped"


@clause("4.2", "4.3")
def test_standing_still_on_a_stolen_work_he_has_moved_and_it_leaves_the_board() -> None:
    match = inside(
        *("move r10c5", "roll 1 eye", "walk r10c4", "no-look"),
        *("move r11c4", "roll 2 eye", "walk r10c5", "no-look"),
        enter="D3",
        players=7,
        works=(*WORKS[:7], "r11c4", "r2c8"),
        pawns=("r10c4", "r9c6", "r9c5", "r11c5", "r6c12", "r6c10"),
    )
    assert "r11c4" in match.view(1)["works"]
    go(match, "move r11c4")
    assert last_events(match)[0]["event"] == "art-gone"
    assert match.view(1)["frames"] == ["r11c4"]
    assert thief_view(match)["sheet"]["works"] == 1


@clause("4.3")
def test_a_stolen_work_leaves_the_board_only_after_his_next_move() -> None:
    match = inside("move r2c6")
    assert thief_view(match)["sheet"]["works"] == 1
    assert "r2c6" in match.view(1)["works"]
    go(match, *STAY)
    assert "r2c6" in match.view(1)["works"]
    go(match, "move r1c6")
    assert "r2c6" not in match.view(1)["works"]
    assert {event["event"] for event in last_events(match)} == {"art-gone"}
    assert match.view(1)["works_gone"] == 1


@clause("4.3")
def test_the_frame_of_a_work_that_is_gone_stays_empty_and_the_thief_has_a_circle_there() -> None:
    match = inside("move r2c6", *STAY)
    assert match.view(1)["frames"] == [], "he is on it, but it is still displayed"
    assert "⊗" in match.text(0)
    assert "⊗" not in match.text(1)
    go(match, "move r2c4", *STAY_TOO, "move r1c6")
    assert match.view(1)["frames"] == ["r2c6"]
    assert "⊗" in match.text(0)


@clause("4.3")
def test_passing_a_work_steals_nothing() -> None:
    match = inside("move r2c7", *STAY, "move r1c7", works=("r2c6", "r1c6", *WORKS[1:8]))
    assert thief_view(match)["sheet"]["works"] == 0


@clause("4.3", "4.6")
def test_with_his_pawn_on_the_board_a_work_goes_at_once() -> None:
    match = inside("move r1c7", "roll 1 eye", "look eyes", "walk r1c6", pawns=("r1c6", "r6c12"))
    assert match.view(1)["spotted"]
    go(match, "move r2c6")
    assert "r2c6" not in match.view(2)["works"]


@clause("4.3", "4.6")
def test_seen_on_a_stolen_work_it_goes_at_once() -> None:
    match = inside("move r2c6", "roll 1 eye", "look eyes", pawns=("r2c4", "r6c12"))
    assert "r2c6" not in match.view(2)["works"]
    assert match.view(2)["works_gone"] == 1


@clause("4.4")
def test_ending_on_a_camera_destroys_it_and_nobody_is_told() -> None:
    match = inside("move r1c4")
    assert thief_view(match)["sheet"]["destroyed"] == [3]
    assert match.view(1)["sheet"] is None
    assert len(match.view(1)["cameras"]) == 6


@clause("4.4")
def test_passing_a_camera_or_entering_on_one_does_not_destroy_it() -> None:
    cameras = ("r1c5 straight", "r1c6 straight", "r1c9 straight", "r10c9 straight", "r11c8 straight", "r3c1 straight")
    match = inside("move r1c7", cameras=cameras)
    assert state(match)["destroyed"] == 0


@clause("4.4", "5.2")
def test_a_destroyed_camera_leaves_the_board_when_it_is_asked() -> None:
    match = inside("move r1c4", "roll 1 eye", "look camera 3")
    assert [camera["number"] for camera in match.view(2)["cameras"]] == [1, 2, 4, 5, 6]
    assert "camera-gone" in happened(match)


@clause("4.4")
def test_a_camera_that_was_destroyed_stays_crossed_off_on_his_sheet() -> None:
    match = inside("move r1c4")
    assert "❸" in match.text(0)
    assert "cameras destroyed: 3;" in match.text(0)
    go(match, "roll 1 eye", "look camera 3")
    assert "cameras destroyed: 3;" in match.text(0)
    assert "❸" not in match.text(0), "it has left the board"


def to_the_generator(**museum: Any) -> larceny.Match:
    """From D4 through the doorway of the control room to the generator."""
    return inside("move r10c8", *STAY, "move r11c9", enter="D4", **museum)


@clause("4.5")
def test_ending_on_the_generator_cuts_the_power_and_nobody_is_told() -> None:
    before = inside("move r10c8", *STAY, enter="D4")
    told = len(before.events(1))
    match = to_the_generator()
    assert thief_view(match)["sheet"]["power_off"]
    assert [event["action"] for event in match.events(1)[told:]] == ["move hidden"]


@clause("4.5", "5.2", "5.3", "5.4")
@pytest.mark.parametrize("look", ["eye", "scan", "sensor"])
def test_without_power_the_answer_is_no_power_and_nothing_else(look: str) -> None:
    match = to_the_generator()
    go(match, f"roll 1 {look}", {"eye": "look camera 2", "scan": "look scan", "sensor": "look sensor"}[look])
    assert happened(match)[-1] == "no-power"
    assert len(match.view(1)["cameras"]) == 6
    assert match.view(1)["disconnections"] == 2


@clause("4.5", "5.2", "5.3")
@pytest.mark.parametrize("look", ["look camera 2", "look scan"])
def test_without_power_a_destroyed_camera_stays_on_the_board(look: str) -> None:
    match = inside("move r10c8", *STAY, "move r11c8", *STAY_TOO, "move r11c9", enter="D4")
    assert thief_view(match)["sheet"]["destroyed"] == [2]
    go(match, "roll 1 scan" if look == "look scan" else "roll 1 eye", look)
    assert happened(match)[-1] == "no-power"
    assert "camera-gone" not in happened(match)
    assert [camera["number"] for camera in match.view(1)["cameras"]] == [1, 2, 3, 4, 5, 6]


@clause("4.5")
@pytest.mark.parametrize("square", ["r11c8", "r10c9", "r10c8"])
def test_a_detective_who_stops_elsewhere_in_the_control_room_does_not_restore_the_power(square: str) -> None:
    match = to_the_generator(pawns=("r6c10", "r9c8"))
    go(match, "roll 6 scan", f"walk {square}", "look scan")
    assert happened(match)[-1] == "no-power"


@clause("4.5")
def test_a_detective_who_stops_on_the_generator_restores_the_power_without_a_word() -> None:
    match = inside(
        *("move r10c8", *STAY, "move r11c9"),
        *("roll 1 eye", "walk r9c7", "no-look"),
        *("move r10c9", *STAY, "move r10c8"),
        *("roll 6 eye", "walk r11c9"),
        enter="D4",
        pawns=("r6c10", "r9c8"),
    )
    assert state(match)["power_off"] == 0
    assert happened(match)[-1] != "no-power"
    go(match, "look camera 3")
    assert "no-power" not in happened(match)


@clause("4.6")
def test_seen_with_own_eyes_he_moves_openly_for_the_rest_of_the_round() -> None:
    match = inside("move r1c7", "roll 1 eye", "look eyes", pawns=("r1c6", "r6c12"))
    assert match.view(2)["thief_square"] == match.view(None)["thief_square"] == "r1c7"
    go(match, "walk r1c6", "move r2c8")
    assert match.read(2)[-1] == "p1 move r2c8"
    assert match.view(2)["thief_square"] == "r2c8"


@clause("4.6")
def test_a_camera_that_sees_him_does_not_put_his_pawn_on_the_board() -> None:
    match = inside("move r1c6", "roll 1 eye", "look camera 3")
    assert happened(match)[-1] == "camera-sees"
    assert match.view(1)["thief_square"] == "hidden"


@clause("4.7", "6.1")
def test_an_open_lock_lets_him_out_for_good() -> None:
    match = inside("move r1c6", *STAY, "move r1c5 try", "lock open", version="long")
    assert match.view(None)["result"] == "escaped"


@clause("4.7")
def test_a_closed_lock_keeps_him_in_lies_face_up_and_does_not_place_his_pawn() -> None:
    match = inside("move r1c6", *STAY, "move r1c5 try", "lock closed", version="long")
    for observer in (None, 0, 1):
        assert match.view(observer)["locks"]["W1"] == "closed"
        assert match.view(observer)["face_up"] == ["W1"]
    assert match.view(1)["thief_square"] == "hidden"
    assert match.view(1)["possible"] == ["r1c5"]


@clause("4.7")
def test_a_lock_that_lies_face_up_is_not_tried_again() -> None:
    match = inside("move r1c6", *STAY, "move r1c5 try", "lock closed", *STAY_TOO, "move r1c6", *STAY, version="long")
    assert "move r1c5" in legal(match)
    assert "move r1c5 try" not in legal(match)


@clause("4.7")
def test_in_the_short_version_he_needs_three_works_to_try() -> None:
    match = inside("move r2c6", *STAY)
    assert "move r1c5" in legal(match)
    with pytest.raises(larceny.IllegalMove) as refused:
        match.play(0, "move r1c5 try")
    assert refused.value.reason == "too-few-works"
