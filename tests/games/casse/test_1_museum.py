"""§1 The museum."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import larceny
from larceny.games.casse import board, choices
from larceny.games.casse.museum import OPENING_NAMES, BadMap, read_map
from larceny.games.casse.state import State
from tests.clauses import clause
from tests.games.casse.table import go, inside, set_up

MAP = (Path(board.__file__).parent / "museum.map").read_text(encoding="utf-8")


@clause("1.1")
def test_two_to_seven_players_and_no_others() -> None:
    assert larceny.load("casse").ruleset.card.players == (2, 3, 4, 5, 6, 7)
    for players in (1, 8):
        with pytest.raises(larceny.BadOption):
            larceny.load("casse", players)


@clause("1.1")
@pytest.mark.parametrize("players", [3, 5, 7])
def test_all_but_the_thief_are_detectives(players: int) -> None:
    match = set_up(players)
    assert match.view(None)["detectives"] == list(range(1, players))
    assert match.teams() == [[0], list(range(1, players))]


@clause("1.1")
def test_with_two_players_one_runs_two_detectives_each_with_its_own_turn() -> None:
    match = inside("move r1c6", "roll 1 eye", "walk r6c11", "no-look", "move r1c7", "roll 1 eye", players=2)
    assert match.view(None)["detectives"] == [1, 1]
    assert match.view(None)["pawns"] == ["r6c11", "r6c12"]
    go(match, "walk r7c12")
    assert match.view(None)["pawns"] == ["r6c11", "r7c12"]


@clause("1.1")
def test_the_two_detectives_of_one_player_are_told_apart() -> None:
    match = inside("move r1c6", "roll 1 eye", players=2)
    assert "p2 (A) walks" in match.text(1)
    assert "Detective at r6c10 (A), r6c12 (B)" in match.text(0)
    go(match, "walk r6c11", "no-look", "move r1c7", "roll 1 eye")
    assert "p2 (B) walks" in match.text(1)


@clause("1.2")
def test_104_squares_and_146_open_edges() -> None:
    assert (board.ROWS, board.COLUMNS, board.SQUARES) == (11, 12, 104)
    assert (board.NEXT[:4] != board.NOWHERE).sum() == 2 * 146
    rooms = Counter(board.MUSEUM.room(place) for place in board.PLACES)
    assert (rooms["R"], rooms["P"], rooms["B"], rooms["Y"], rooms["G"], rooms["W"]) == (12, 9, 6, 9, 12, 20)
    assert (rooms["S"], rooms["K"], rooms["H"]) == (4, 4, 28)
    assert board.NAMES[board.GENERATOR] == "r11c9"


FLOOR = """
...RRRRRR...
...RRRRRR...
PPPHHHHHHBBB
PPPHWWWWHBBB
PPPHWWWWHHH.
.HHHWWWWHGGG
YYYHWWWWHGGG
YYYHWWWWHGGG
YYYHHHHHHGGG
...SSHHKK...
...SS..KK...
"""
DOORWAYS = """
r2c5-r3c5 r2c8-r3c8 r5c3-r5c4 r4c10-r4c9 r8c3-r8c4 r8c10-r8c9
r4c6-r3c6 r4c7-r3c7 r8c6-r9c6 r8c7-r9c7 r7c5-r7c4 r6c8-r6c9 r10c5-r9c5 r10c8-r9c8
"""


@clause("1.2")
def test_each_square_lies_in_its_room() -> None:
    rooms = {
        f"r{row}c{column}": room for row, line in enumerate(FLOOR.split(), 1) for column, room in enumerate(line, 1)
    }
    found = {name: board.MUSEUM.room(place) for name, place in zip(board.NAMES, board.PLACES, strict=True)}
    assert found == {name: room for name, room in rooms.items() if room != "."}


@clause("1.2")
def test_rooms_are_joined_by_doorways_only() -> None:
    steps = np.argwhere(board.DISTANCE == 1).tolist()
    rooms = [board.MUSEUM.room(place) for place in board.PLACES]
    between = {frozenset((board.NAMES[one], board.NAMES[other])) for one, other in steps if rooms[one] != rooms[other]}
    assert between == {frozenset(doorway.split("-")) for doorway in DOORWAYS.split()}


@clause("1.3")
def test_eleven_openings_with_their_inner_squares() -> None:
    inner = dict(zip(OPENING_NAMES, (board.NAMES[square] for square in board.INNER), strict=True))
    assert inner == {
        "W1": "r1c5",
        "W2": "r1c8",
        "W3": "r3c11",
        "W4": "r4c1",
        "W5": "r8c1",
        "W6": "r9c2",
        "W7": "r8c12",
        "D1": "r5c11",
        "D2": "r6c2",
        "D3": "r10c6",
        "D4": "r10c7",
    }


@clause("1.4")
def test_six_locks_are_open_and_five_closed() -> None:
    match = inside(version="long")
    go(match, "move r1c6", "roll 1 eye", "walk r6c10", "no-look", "move r1c5 try")
    assert match.odds() == {"lock open": Fraction(6, 11), "lock closed": Fraction(5, 11)}


@clause("1.4")
@pytest.mark.parametrize("wrong", [0, 12])
def test_one_to_eleven_locks_may_be_open(wrong: int) -> None:
    with pytest.raises(larceny.BadOption):
        larceny.load("casse", open_locks=wrong)


@clause("1.4")
def test_the_dice_show_a_number_and_four_eyes_a_scan_or_a_sensor() -> None:
    odds = inside("move r1c6").odds()
    assert odds["roll 1 eye"] == Fraction(4, 36)
    assert odds["roll 6 scan"] == odds["roll 3 sensor"] == Fraction(1, 36)
    assert len(odds) == 18


@clause("1.4")
@pytest.mark.parametrize("die", ["4-1-1", "0-2-4"])
def test_dice_that_are_rolled_at_once_fall_as_the_odds_say(die: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = inside("move r1c6", look_die=die)
    chase = State(np.frombuffer(match.state_bytes, State.CELL))
    ruleset, numbers = match.game.ruleset, iter(range(36))
    monkeypatch.setattr(choices, "below", lambda _, bound: next(numbers) % bound)
    thrown = Counter(ruleset.outcomes[choices.roll(chase, ruleset.Desk())] for _ in range(36))
    assert {text: Fraction(count, 36) for text, count in thrown.items()} == match.odds()


@clause("1.4")
def test_the_look_die_may_have_other_faces_that_make_six() -> None:
    odds = inside("move r1c6", look_die="0-2-4").odds()
    assert odds["roll 2 scan"] == Fraction(2, 36)
    assert "roll 2 eye" not in odds
    with pytest.raises(larceny.BadOption):
        larceny.load("casse", look_die="4-1-2")


# Maps


@clause("1.2")
def test_the_map_can_be_read() -> None:
    assert len(read_map(MAP).squares) == 104


@clause("1.2", "1.3")
@pytest.mark.parametrize(
    ("old", "new", "flaw"),
    [
        ("...RRRRRR...\n", "...RRRRRR..\n", "not equally long"),
        ("PPPHHHHHHBBB", "PPPHHHHHHBBX", "no proper line"),
        ("r2c5 r3c5\n", "r2c5 r4c5\n", "do not touch"),
        ("r2c5 r3c5\n", "r2c5 r2c6\n", "inside one room"),
        ("r2c5 r3c5\n", "r1c5 r2c5\nr2c8 r3c8\n", "twice"),
        ("W1 r1c5 north\n", "", "the openings are not"),
        ("W1 r1c5 north\n", "W1 r2c5 south\n", "not in an outer wall"),
        ("W1 r1c5 north\n", "W1 r1c1 north\n", "no square"),
        ("generator\nr11c9", "generator\nr9c9", "generator"),
        ("r5c3 r5c4\n", "", "no way leads"),
    ],
)
def test_a_map_that_is_wrong_is_refused_with_what_is_wrong(old: str, new: str, flaw: str) -> None:
    assert old in MAP
    with pytest.raises(BadMap) as refused:
        read_map(MAP.replace(old, new, 1))
    assert any(flaw in said for said in refused.value.flaws)


@clause("1.2")
def test_all_that_is_wrong_with_a_map_is_listed() -> None:
    with pytest.raises(BadMap) as refused:
        read_map(MAP.replace("W1 r1c5 north\n", "").replace("r5c3 r5c4\n", ""))
    assert len(refused.value.flaws) == 2
    with pytest.raises(BadMap) as refused:
        read_map(MAP.replace("W1 r1c5 north\n", "").replace("r5c3 r5c4\n", "r5c3 nowhere\n"))
    assert len(refused.value.flaws) == 3, "what cannot be read hides nothing else"
    with pytest.raises(BadMap, match="there is no floor"):
        read_map("")


@clause("1.2", "3.2")
def test_in_each_coloured_room_there_is_a_choice_for_a_work() -> None:
    narrow = MAP.replace("PPPHHHHHHBBB", "...HHHHHHBBB").replace("PPPHWWWWHHH.", "..PHWWWWHHH.")
    read_map(narrow)
    with pytest.raises(BadMap, match="the room P has not 2 squares for a work of art"):
        read_map(narrow.replace("PPPHWWWWHBBB", "..PHWWWWHBBB").replace("W4 r4c1 west", "W4 r4c3 west"))
