"""§4.1 Money, §4.2 police cars, and what holds for every card that is played."""

from __future__ import annotations

from typing import Any

import pytest

import larceny
from tests.clauses import clause
from tests.games.dieven.table import events, hand, legal, loot, mover, on_table, pile, raids, read, scores, table, view
from tests.games.lines import moves

# §4.1


@clause("4.1")
def test_money_may_be_laid_face_down_in_front_of_oneself() -> None:
    match = moves(table(hands={"p1": "3 0 0 0"}), "p1 stash 3")
    assert loot(match, "p1") == "3 down"
    assert hand(match, "p1") == "0 0 0"


@clause("4.1")
def test_money_may_be_laid_face_up_in_front_of_any_other_player() -> None:
    for other in ("p1", "p3", "p4"):
        match = moves(table("p2", players=4, hands={"p2": "ring 0 0 0"}), f"p2 give ring {other}")
        assert loot(match, other, "spectator") == "ring up"
        assert hand(match, "p2") == "0 0 0"


@clause("4.1")
@pytest.mark.parametrize("card", ["0", "1", "2", "3", "ring", "horseshoe"])
def test_all_money_may_be_stashed_or_given(card: str) -> None:
    match = table(hands={"p1": f"{card} police police police"})
    assert legal(match, "p1") == {f"stash {card}", f"give {card} p2", f"give {card} p3", "play police"}


@clause("4.1")
def test_money_is_not_laid_face_up_in_front_of_oneself() -> None:
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(table(hands={"p1": "3"}), "p1 give 3 p1")
    assert (refusal.value.reason, refusal.value.section) == ("give-to-another", "§4.1")


@clause("4.1")
def test_money_is_not_given_to_somebody_who_does_not_play() -> None:
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(table(hands={"p1": "3"}), "p1 give 3 p4")
    assert (refusal.value.reason, refusal.value.section) == ("no-such-player", "§4.1")


@clause("4.1")
def test_from_then_on_the_money_is_that_players_loot() -> None:
    match = table(hands={"p1": "3 2", "p2": "1"}, getaway_cars=5)
    moves(match, "p1 give 3 p2", "chance draw 0", "p2 stash 1", "chance draw getaway", "chance draw 0")
    moves(match, "p3 give 0 p1", "chance draw getaway")
    assert scores(match) == (0, 4, 0)


@clause("4.1")
def test_everyone_sees_that_a_card_was_played_face_down_and_nobody_else_sees_which() -> None:
    match = moves(table("p2", hands={"p2": "horseshoe"}), "p2 stash horseshoe")
    assert read(match, "p2") == ["p2 stash horseshoe"]
    assert loot(match, "p2") == "horseshoe down"
    for other in ("p1", "p3", "spectator"):
        assert read(match, other) == ["p2 stash hidden"]
        assert loot(match, "p2", other) == "hidden down"
        assert view(match, other)["hand_count"] == [3, 3, 3]


@clause("4.1")
def test_everyone_sees_which_card_was_given_to_whom() -> None:
    match = moves(table(hands={"p1": "2"}), "p1 give 2 p3")
    for observer in ("p1", "p2", "p3", "spectator"):
        assert read(match, observer) == ["p1 give 2 p3"]
        assert loot(match, "p3", observer) == "2 up"


@clause("4.1")
def test_laying_money_brings_no_raid_and_leaves_the_discard_pile_alone() -> None:
    match = table(hands={"p1": "3"}, police="police double-police", loot={"p2": "1 down"})
    moves(match, "p1 stash 3")
    assert raids(match) == 0
    assert on_table(match, "discard") == ""
    assert loot(match, "p2", "p1") == "hidden down"


# §4.2


@clause("4.2")
@pytest.mark.parametrize("card", ["police", "double-police"])
def test_a_police_car_goes_face_up_on_the_table(card: str) -> None:
    match = moves(table(hands={"p1": card}), f"p1 play {card}")
    assert on_table(match, "police") == card
    for observer in ("p1", "p2", "p3", "spectator"):
        assert read(match, observer) == [f"p1 play {card}"]


@clause("4.2")
def test_police_cars_stay_on_the_table_while_their_value_is_below_4() -> None:
    match = moves(table(hands={"p1": "police"}, police="double-police", loot={"p2": "3 down"}), "p1 play police")
    assert on_table(match, "police") == "police double-police"
    assert raids(match) == 0
    assert loot(match, "p2", "p3") == "hidden down"


@clause("4.2")
def test_the_moment_the_police_value_on_the_table_is_4_a_raid_happens() -> None:
    match = moves(table(hands={"p1": "police"}, police="police police police"), "p1 play police")
    assert events(match, "raid") == [{"police": 4}]
    assert mover(match) == "chance"


@clause("4.2")
def test_a_raid_happens_too_when_the_police_value_jumps_over_4() -> None:
    match = moves(table(hands={"p1": "double-police"}, police="police police police"), "p1 play double-police")
    assert events(match, "raid") == [{"police": 5}]


@clause("4.2")
def test_police_cars_in_hands_do_not_bring_a_raid() -> None:
    match = table(hands={"p1": "police police police police", "p2": "police double-police"}, police="police")
    moves(match, "p1 play police")
    assert raids(match) == 0


# §4.3


@clause("4.3")
@pytest.mark.parametrize("card", ["siren", "clear", "swap", "double-play"])
def test_an_action_goes_to_the_discard_pile_and_all_see_it(card: str) -> None:
    match = moves(table("p3", hands={"p3": f"{card} 0 0 0"}), f"p3 play {card}")
    assert on_table(match, "discard") == card
    assert hand(match, "p3") == "0 0 0"
    for observer in ("p1", "p2", "p3", "spectator"):
        assert read(match, observer) == [f"p3 play {card}"]


@clause("4.3")
def test_an_action_is_discarded_before_it_takes_effect_so_a_raid_inside_it_reshuffles_it_too() -> None:
    match = table(hands={"p1": "siren", "p2": "police"}, police="police police police")
    assert pile(match)["siren"] == 1
    moves(match, "p1 play siren")
    assert raids(match) == 1
    assert on_table(match, "discard") == ""
    assert pile(match)["siren"] == 2


@clause("4.3")
def test_a_swap_under_way_already_lies_on_the_discard_pile() -> None:
    match = moves(table(hands={"p1": "swap"}, loot={"p2": "1 up, 2 up"}), "p1 play swap")
    assert mover(match) == "p1"
    assert on_table(match, "discard") == "swap"


# §4.4


@clause("4.4")
@pytest.mark.parametrize("options", [{}, {"clear": "one", "siren": "everyone"}])
def test_a_hand_card_must_be_played_even_if_it_does_nothing(options: dict[str, Any]) -> None:
    match = table(hands={"p1": "siren clear swap swap", "p2": "0", "p3": "0"}, **options)
    assert legal(match, "p1") == {"play siren", "play clear", "play swap"}
    for text in legal(match, "p1"):
        played = moves(match.copy(), f"p1 {text}")
        assert (mover(played), view(played, "p1")["turn"]) == ("chance", 1)
        assert view(played, "p1")["hand_count"] == [3, 3, 3]
        assert on_table(played, "discard") == text.removeprefix("play ")
        assert (raids(played), loot(played, "p1")) == (0, "")
