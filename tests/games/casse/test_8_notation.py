"""§8 Notation, and who is asked."""

from __future__ import annotations

import pytest

import larceny
from larceny.engine.prose import explain_action
from larceny.games.casse import board
from larceny.games.casse.museum import OPENING_NAMES
from tests.clauses import clause
from tests.games.casse.table import CAMERAS, WORKS, go, inside, legal, set_up, start
from tests.games.casse.test_2_versions import LOCKS

EVERYTHING = set(larceny.load("casse").ruleset.actions)
CHANCE = set(larceny.load("casse").ruleset.outcomes)


@clause("8")
def test_squares_are_written_by_row_and_column() -> None:
    assert len(board.NAMES) == 104
    assert {"r1c4", "r5c3", "r11c9"} <= set(board.NAMES)
    assert not {"r1c1", "r11c6", "r5c12"} & set(board.NAMES)


@clause("8")
def test_all_texts_are_those_of_the_notation() -> None:
    assert {f"art {name}" for name in board.NAMES} | {f"walk {name}" for name in board.NAMES} <= EVERYTHING
    assert {"lock W1 open", "lock D4 closed", "camera r5c3 diagonal", "pawn r5c3", "enter W1"} <= EVERYTHING
    assert {"move r5c3", "move r1c5 try", "answer", "disconnect", "look eyes", "look camera 6"} <= EVERYTHING
    assert {"look scan", "look sensor", "no-look"} <= EVERYTHING
    assert {text for text in EVERYTHING if text.endswith("try")} == {
        f"move {board.NAMES[square]} try" for square in board.INNER
    }
    assert {"roll 1 eye", "roll 6 sensor", "lock open", "lock closed", "camera r5c3 straight", "art r5c3"} <= CHANCE


@clause("8 Seats")
@pytest.mark.parametrize("first", ["p1", "p3", "p4"])
def test_any_seat_may_be_the_first_thief_and_detectives_play_from_his_left(first: str) -> None:
    match = set_up(4, first_thief=first)
    thief = int(first[1:]) - 1
    assert match.movers() == (thief,)
    assert match.view(None)["detectives"] == [(thief + step) % 4 for step in (1, 2, 3)]


@clause("8 Seats")
def test_a_seat_that_is_not_there_cannot_be_the_first_thief() -> None:
    for players, seat in ((3, "p4"), (2, "p3")):
        with pytest.raises(larceny.BadOption):
            larceny.load("casse", players, first_thief=seat)


@clause("8 Seats")
def test_in_the_long_version_the_thief_passes_to_the_left() -> None:
    match = set_up(3, version="long", first_thief="p3", turn_limit=1)
    go(match, "enter W1", "move r1c6")
    assert match.view(None)["thief"] == 0


@clause("8 Choosing")
def test_locks_works_and_cameras_go_round_in_one_rotation_and_pawns_are_ones_own() -> None:
    match = start(4, chosen_locks="on")
    movers = []
    texts = (*(f"lock {lock}" for lock in LOCKS), *(f"art {square}" for square in WORKS))
    for text in (*texts, *(f"camera {camera}" for camera in CAMERAS), "pawn r6c10", "pawn r6c12", "pawn r9c10"):
        movers.append(match.movers()[0])
        go(match, text)
    assert movers == [*(1 + piece % 3 for piece in range(26)), 1, 2, 3]
    assert match.view(None)["pawns"] == ["r6c10", "r6c12", "r9c10"]


@clause("8 Choosing")
def test_locks_are_asked_in_order_forced_ones_too() -> None:
    match = start(3, chosen_locks="on", open_locks=1)
    assert legal(match) == {"lock W1 open", "lock W1 closed"}
    go(match, "lock W1 open")
    for opening in OPENING_NAMES[1:]:
        assert legal(match) == {f"lock {opening} closed"}
        go(match, f"lock {opening} closed")
    assert legal(match) == legal(start(3))


@clause("8 Choosing")
def test_no_lock_is_asked_and_none_drawn_if_all_eleven_are_open() -> None:
    match = inside(chosen_locks="on", open_locks=11, version="long")
    go(match, "move r1c6", "roll 1 eye", "walk r6c10", "no-look", "move r1c5 try")
    assert match.view(None)["result"] == "escaped"


@clause("8 The thief")
def test_a_lock_is_drawn_from_those_still_unknown() -> None:
    match = inside("move r1c6", "roll 1 eye", "walk r6c10", "no-look", "move r1c5 try", version="long", open_locks=10)
    go(match, "lock closed", "roll 1 eye", "walk r6c12", "no-look", "move r1c8 try")
    assert match.legal(larceny.CHANCE) == ["lock open"]


@clause("8 The thief")
def test_a_move_and_a_try_are_one_action_that_all_see() -> None:
    match = inside("move r1c6", "roll 1 eye", "walk r6c10", "no-look", "move r1c5 try", version="long")
    assert match.read(1)[-1] == "p1 move r1c5 try"
    assert match.movers() == (larceny.CHANCE,)


@clause("8 The detectives")
def test_with_the_thief_in_sight_both_dice_are_rolled_and_only_walking_is_asked() -> None:
    match = inside("move r1c7", "roll 1 eye", "look eyes", "walk r1c6", "move r2c9", pawns=("r1c6", "r6c12"))
    assert len(match.odds()) == 18
    go(match, "roll 2 scan")
    assert all(text.startswith("walk ") for text in legal(match))
    go(match, "walk r6c11")
    assert match.movers() == (0,)


@clause("8 The detectives")
def test_a_detective_who_can_only_stay_is_not_asked_to_walk() -> None:
    works = ("r2c4", "r1c6", "r3c2", "r3c12", "r7c2", "r7c11", "r5c6", "r7c7", "r10c4")
    match = inside("move r3c5", "roll 1 scan", "look scan", works=works, pawns=("r1c4", "r6c12"))
    assert "walk r1c5" in legal(match), "the inner square is free to walk to"
    works = ("r10c4", "r11c5", "r2c6", "r3c2", "r3c12", "r7c2", "r7c11", "r5c6", "r7c7")
    match = inside("move r3c5", "roll 1 scan", "look scan", works=works, pawns=("r11c4", "r6c12"))
    assert match.movers() == (0,)
    assert match.events(None)[-1]["event"] == "stays"


@clause("8 The thief")
def test_only_a_move_that_turns_a_lock_over_is_explained_so() -> None:
    ruleset = larceny.load("casse").ruleset
    assert explain_action(ruleset, "en", "move r1c5") == "Move to r1c5."
    assert explain_action(ruleset, "en", "move r1c5 try") == "Move to r1c5 and turn over the lock there."


@clause("8 The detectives")
def test_any_camera_on_the_board_may_be_asked_destroyed_or_not() -> None:
    match = inside("move r1c4", "roll 1 eye")
    assert "look camera 3" in legal(match)
    go(match, "look camera 3", "walk r6c10", "move r1c6", "roll 1 eye")
    assert "look camera 3" not in legal(match)
