"""§4.3 Clear police."""

from __future__ import annotations

import pytest

import larceny
from larceny.engine.prose import explain_action
from larceny.engine.texts import LANGUAGES
from tests.clauses import clause
from tests.games.dieven.table import legal, mover, on_table, pile, raids, read, table
from tests.games.lines import moves


@clause("4.3 Clear police")
def test_clear_puts_all_police_cars_on_the_table_on_the_discard_pile() -> None:
    match = moves(table(hands={"p1": "clear"}, police="police double-police"), "p1 play clear")
    assert on_table(match, "police") == ""
    assert on_table(match, "discard") == "police double-police clear"
    assert raids(match) == 0


@clause("4.3 Clear police")
def test_cleared_police_cars_no_longer_count_for_a_raid() -> None:
    match = table(hands={"p1": "clear", "p2": "police"}, police="police police police")
    moves(match, "p1 play clear", "chance draw 0", "p2 play police")
    assert raids(match) == 0
    assert on_table(match, "police") == "police"


@clause("4.3 Clear police", "5.3")
@pytest.mark.parametrize(("reshuffle", "in_the_pile"), [("all", 8), ("loot", 5)])
def test_cleared_police_cars_come_back_with_the_next_raid_unless_reshuffle_is_loot(
    reshuffle: str, in_the_pile: int
) -> None:
    match = table(
        hands={"p1": "clear", "p2": "double-police", "p3": "double-police"},
        police="police police police",
        reshuffle=reshuffle,
    )
    moves(match, "p1 play clear", "chance draw 0", "p2 play double-police")
    moves(match, "chance draw 0", "p3 play double-police")
    assert raids(match) == 1
    assert pile(match)["police"] == in_the_pile


@clause("4.3 Clear police")
def test_clear_does_nothing_if_there_are_no_police_cars_on_the_table() -> None:
    match = moves(table(hands={"p1": "clear", "p2": "police"}), "p1 play clear")
    assert on_table(match, "discard") == "clear"
    assert mover(match) == "chance"


@clause("4.3 Clear police")
def test_with_clear_one_the_player_chooses_the_kind_among_those_on_the_table() -> None:
    match = table(hands={"p1": "clear 0 0 0"}, police="police double-police", clear="one")
    assert {text for text in legal(match, "p1") if "clear" in text} == {"play clear police", "play clear double-police"}


@clause("4.3 Clear police")
@pytest.mark.parametrize("kind", ["police", "double-police"])
def test_with_clear_one_a_single_kind_on_the_table_is_the_only_choice(kind: str) -> None:
    match = table(hands={"p1": "clear"}, police=kind, clear="one")
    assert {text for text in legal(match, "p1") if "clear" in text} == {f"play clear {kind}"}


@clause("4.3 Clear police")
@pytest.mark.parametrize(("kind", "left"), [("police", "double-police"), ("double-police", "police")])
def test_with_clear_one_one_car_of_that_kind_goes_to_the_discard_pile(kind: str, left: str) -> None:
    match = moves(table(hands={"p1": "clear"}, police="police double-police", clear="one"), f"p1 play clear {kind}")
    assert on_table(match, "police") == left
    assert on_table(match, "discard") == f"{kind} clear"


@clause("4.3 Clear police")
def test_with_clear_one_the_other_cars_of_that_kind_stay_on_the_table() -> None:
    match = moves(table(hands={"p1": "clear"}, police="police police police", clear="one"), "p1 play clear police")
    assert on_table(match, "police") == "police police"
    assert on_table(match, "discard") == "police clear"
    assert read(match, "p2") == ["p1 play clear police"]


@clause("4.3 Clear police")
def test_with_clear_one_and_no_police_on_the_table_it_is_just_played() -> None:
    match = table(hands={"p1": "clear"}, clear="one")
    assert {text for text in legal(match, "p1") if "clear" in text} == {"play clear"}
    moves(match, "p1 play clear")
    assert on_table(match, "discard") == "clear"


@clause("4.3 Clear police")
@pytest.mark.parametrize(
    ("option", "police", "text", "reason"),
    [
        ("all", "police", "play clear police", "clear-takes-all"),
        ("one", "police", "play clear", "clear-which"),
        ("one", "police", "play clear double-police", "no-such-police"),
        ("one", "", "play clear police", "no-such-police"),
    ],
)
def test_a_clear_that_does_not_fit_the_option_or_the_table_is_refused(
    option: str, police: str, text: str, reason: str
) -> None:
    match = table(hands={"p1": "clear"}, police=police, clear=option)
    with pytest.raises(larceny.IllegalMove) as refusal:
        moves(match, f"p1 {text}")
    assert (refusal.value.reason, refusal.value.section) == (reason, "§4.3")
    assert on_table(match, "police") == police


# What is told of it


@clause("4.3 Clear police", "7")
def test_with_clear_one_everyone_hears_which_car_leaves_the_table() -> None:
    match = table(hands={"p1": "clear"}, police="police double-police", clear="one")
    single, double = (moves(match.copy(), f"p1 play clear {kind}") for kind in ("police", "double-police"))
    assert single.log(0)[-1] == "You play: clear police. A single police car leaves the table."
    assert double.log(1)[-1] == "p1 plays: clear police. A double police car leaves the table."
    for lang in LANGUAGES:
        assert single.log(None, lang=lang)[-1] != double.log(None, lang=lang)[-1]


@clause("4.3 Clear police")
def test_with_clear_one_it_is_explained_which_car_goes() -> None:
    ruleset = larceny.load("dieven", clear="one").ruleset
    text = "play clear double-police"
    assert explain_action(ruleset, "en", text) == "Send a double police car from the table to the discard pile."
    for lang in LANGUAGES:
        ways = ("play clear", "play clear police", text)
        assert len({explain_action(ruleset, lang, way) for way in ways}) == len(ways)


@clause("4.3 Clear police")
def test_where_all_police_cars_are_cleared_no_single_one_is_named() -> None:
    match = moves(table(hands={"p1": "clear"}, police="police double-police"), "p1 play clear")
    assert match.log(1)[-1] == "p1 plays: clear police."
