"""§3.5 Step 5: fill."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.lines import moves
from tests.games.schattendieb.table import SEATS, finish, is_open, lies_before, observers, refill, reveal, safe, table


@clause("3.5")
def test_all_jewels_in_front_of_the_players_go_onto_their_safes() -> None:
    hands = {"p1": "ring 4, ring 6", "p2": "tiara 7", "p3": "watch 1"}
    match = reveal(table(hands=hands, safes={"p2": "necklace 2"}), "ring 4", "tiara 7", "watch 1")
    assert [safe(match, seat) for seat in SEATS[:3]] == ["", "necklace 2", ""]
    moves(match, "p1 add ring 6")
    finish(match)
    assert [safe(match, seat) for seat in SEATS[:3]] == ["ring 4, ring 6", "necklace 2, tiara 7", "watch 1"]
    assert [lies_before(match, seat) for seat in SEATS[:3]] == ["", "", ""]


@clause("3.5", "5")
def test_they_lie_there_face_up() -> None:
    match = table(hands={"p1": "ring 4", "p2": "tiara 7", "p3": "watch 1"})
    finish(reveal(match, "ring 4", "tiara 7", "watch 1"))
    for observer in observers(match):
        assert [safe(match, seat, observer) for seat in SEATS[:3]] == ["ring 4", "tiara 7", "watch 1"]


@clause("3.5")
def test_they_stay_there_to_the_end_of_the_round() -> None:
    hands = {"p1": "ring 4, ring 7", "p2": "tiara 7, safe 4", "p3": "watch 1, thief shadow"}
    match = table(hands=hands)
    refill(finish(reveal(match, "ring 4", "tiara 7", "watch 1")))
    refill(finish(reveal(match, "ring 7", "safe 4", "thief shadow")))
    assert [safe(match, seat) for seat in SEATS[:3]] == ["ring 4", "tiara 7", "ring 7, watch 1"]


@clause("3.5")
def test_closed_safes_and_thieves_in_front_of_players_are_no_jewels() -> None:
    match = table(hands={"p1": "thief ring", "p2": "safe 7", "p3": "watch 1"})
    finish(reveal(match, "thief ring", "safe 7", "watch 1"))
    assert [safe(match, seat) for seat in SEATS[:3]] == ["", "", "watch 1"]


@clause("3.5", "3.6")
def test_jewels_go_onto_the_safes_before_another_closes_his_in_the_same_turn() -> None:
    match = table(2, rounds=1, hands={"p1": "ring 4", "p2": "safe 4"}, safes={"p2": "tiara 2"})
    finish(reveal(match, "ring 4", "safe 4"))
    assert match.outcome is not None, "only the safe of p1 is open now, and that ends the round at once"
    assert [is_open(match, seat) for seat in SEATS[:2]] == [True, False]
    assert [safe(match, seat) for seat in SEATS[:2]] == ["ring 4", "tiara 2"]


@clause("3.5", "3.6")
def test_jewels_that_others_fill_in_do_not_count_when_a_player_closes() -> None:
    four = "tiara 2, tiara 3, tiara 4, tiara 5"
    match = table(hands={"p1": "ring 4", "p2": "safe 4", "p3": "watch 1"}, safes={"p2": four})
    finish(reveal(match, "ring 4", "safe 4", "watch 1"))
    assert [safe(match, seat) for seat in SEATS[:3]] == ["ring 4", four, "watch 1"]
    assert [is_open(match, seat) for seat in SEATS[:3]] == [True, False, True]
