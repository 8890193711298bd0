"""§4 A player's turn."""

from __future__ import annotations

import pytest

import larceny
from tests.clauses import clause
from tests.games.master_thieves.table import (
    PLACES,
    ROLES,
    bin_at,
    black,
    both_editions,
    do,
    events,
    has_alarm,
    legal,
    mover,
    red,
    roles,
    ruby_at,
    table,
    turn,
    verbs,
    view,
    white,
)

FOUR = {"rotate top left", "rotate top right", "rotate two left", "rotate two right"}
ACTING = ROLES[:5]


# §4.1 Opening


@clause("4.1")
@both_editions
@pytest.mark.parametrize("role", ACTING)
def test_he_opens_exactly_one_drawer_any_of_the_12(role: str, edition: str) -> None:
    match = roles(table(2, edition=edition), role, "detective")
    assert mover(match) == "p1"
    assert legal(match) == {f"open {place}" for place in PLACES}
    do(match, "open middle w")
    assert not any(text.startswith("open") for text in legal(match))


@clause("4.1")
@both_editions
def test_the_box_is_not_moved_before(edition: str) -> None:
    match = roles(table(2, edition=edition), "thief", "detective")
    for text in ("rotate top left", "turn", "keep", "no-rotate"):
        with pytest.raises(larceny.IllegalMove):
            do(match, text)


@clause("4.1", "7 Open drawers")
@both_editions
def test_the_upper_front_bin_is_seen_by_all(edition: str) -> None:
    match = roles(table(2, box={"top n": "diamond, sapphire"}, edition=edition), "master-thief", "detective")
    do(match, "open top n")
    for observer in ("p1", "p2", "spectator"):
        drawer = view(match, observer)["open"][0]
        assert (drawer["place"], drawer["found"]) == ("top n", {"diamond": 1, "sapphire": 1})
        assert drawer["upper"] == {"diamond": 1, "sapphire": 1, "alarm": None}


@clause("4.1")
@both_editions
def test_everything_in_the_lower_front_bin_falls_out(edition: str) -> None:
    match = roles(table(2, box={"top n down": "diamond, diamond, sapphire"}, edition=edition), "thief", "detective")
    do(match, "open top n")
    assert view(match)["fell"] == {"diamond": 2, "sapphire": 1, "ruby": 0}
    assert bin_at(match, "top n down") == ""


# §4.2 Gems that fall


@clause("4.2")
@both_editions
@pytest.mark.parametrize("role", ACTING)
def test_gems_that_fall_go_to_the_red_pillow(role: str, edition: str) -> None:
    match = roles(table(2, box={"top n down": "diamond, sapphire"}, edition=edition), role, "detective")
    do(match, "open top n")
    assert red(match) == "diamond, sapphire"


@clause("4.2")
@both_editions
@pytest.mark.parametrize("role", [role for role in ACTING if role != "gemologist"])
def test_whoever_makes_gems_fall_does_not_act(role: str, edition: str) -> None:
    match = roles(table(2, box={"top n down": "diamond"}, edition=edition), role, "detective")
    do(match, "open top n")
    assert verbs(match) == ({"rotate", "no-rotate"} if edition == "fr" else {"rotate", "turn", "keep"})
    assert bin_at(match, "top n") == ""
    assert ruby_at(match, "top n")


# §4.3 Alarms that fall


@clause("4.3")
@both_editions
@pytest.mark.parametrize("role", [role for role in ACTING if role != "gemologist"])
def test_gems_that_fall_with_an_alarm_go_to_its_owner_who_gets_it_back(role: str, edition: str) -> None:
    match = roles(
        table(3, box={"top n down": "diamond, sapphire, alarm p2"}, edition=edition), role, *["detective"] * 2
    )
    do(match, "open top n")
    assert black(match, "p2") == "diamond, sapphire"
    assert has_alarm(match, "p2")
    assert red(match) == ""
    assert not any(text.startswith(("take", "place", "pull", "alarm")) for text in legal(match))


@clause("4.3")
@both_editions
def test_if_the_opener_owns_the_alarm_the_gems_go_to_the_red_pillow(edition: str) -> None:
    match = roles(table(2, box={"top n down": "diamond, alarm p1"}, edition=edition), "thief", "detective")
    do(match, "open top n")
    assert (black(match, "p1"), red(match), has_alarm(match, "p1")) == ("", "diamond", True)


@clause("4.3", edition="en")
def test_en_an_alarm_that_falls_without_gems_is_returned_and_the_turn_goes_on() -> None:
    match = roles(table(2, box={"top n down": "alarm p2"}, edition="en"), "master-thief", "detective")
    do(match, "open top n")
    assert has_alarm(match, "p2")
    assert legal(match) == {"take", "pull"}


@clause("4.3", edition="en")
def test_en_a_smuggler_whose_drawer_dropped_only_an_alarm_still_has_his_share() -> None:
    match = table(3, box={"top n down": "alarm p3"}, red="diamond, sapphire", edition="en")
    roles(match, "smuggler", "smuggler", "thief")
    turn(match, "open top n", "place nothing")
    turn(match, "open top e", "place nothing")
    assert legal(match, "p1") == {"share diamond", "share sapphire"}


# §4.4 Alarms that lie


@clause("4.4")
@both_editions
@pytest.mark.parametrize("role", ["thief", "master-thief"])
def test_an_alarm_in_the_upper_bin_does_nothing(role: str, edition: str) -> None:
    match = roles(table(2, box={"top n": "diamond, sapphire, alarm p2"}, edition=edition), role, "detective")
    do(match, "open top n")
    if "take" in legal(match):
        do(match, "take")
    assert black(match, "p1") == "diamond, sapphire"
    assert red(match) == ""


@clause("4.4", edition="fr")
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_fr_an_alarm_left_without_gems_goes_back_at_once(owner: str) -> None:
    match = roles(table(2, box={"top n": f"diamond, alarm {owner}"}), "thief", "detective")
    do(match, "open top n")
    assert has_alarm(match, owner)
    assert bin_at(match, "top n") == ""
    assert "no-rotate" in legal(match, "p1")


@clause("4.4", edition="en")
@pytest.mark.parametrize("owner", ["p1", "p2"])
@pytest.mark.parametrize("answer", ["alarm-back", "alarm-stay"])
def test_en_the_owner_of_an_alarm_left_alone_may_take_it_back_or_leave_it(owner: str, answer: str) -> None:
    match = roles(table(2, box={"top n": f"diamond, alarm {owner}"}, edition="en"), "thief", "detective")
    do(match, "open top n", "take")
    assert mover(match) == owner
    assert legal(match) == {"alarm-back", "alarm-stay"}
    do(match, answer)
    assert has_alarm(match, owner) == (answer == "alarm-back")
    assert bin_at(match, "top n") == ("" if answer == "alarm-back" else f"alarm {owner}")
    assert mover(match) == "p1"
    assert "keep" in legal(match)


@clause("4.4", edition="en")
def test_en_he_is_asked_each_time_it_is_left_alone() -> None:
    match = roles(table(3, box={"top n": "alarm p3"}, edition="en"), "thief", "thief", "detective")
    for seat in ("p1", "p2"):
        assert mover(match) == seat
        do(match, "open top n")
        assert mover(match) == "p3"
        do(match, "alarm-stay", "keep")


@clause("4.4", edition="en")
def test_en_an_alarm_with_gems_beside_it_is_not_asked_for() -> None:
    match = roles(table(2, box={"top n": "diamond, alarm p2"}, edition="en"), "thief", "detective")
    do(match, "open top n", "leave")
    assert mover(match) == "p1"
    assert "keep" in legal(match)


@clause("4.4", edition="fr")
def test_fr_a_smuggler_who_must_place_keeps_an_alarm_in_company() -> None:
    match = roles(table(2, box={"top n": "diamond, alarm p2"}), "smuggler", "thief")
    do(match, "open top n")
    assert legal(match) == {"place diamond", "place sapphire"}
    do(match, "place sapphire")
    assert bin_at(match, "top n") == "sapphire, alarm p2"
    assert not has_alarm(match, "p2")


@clause("4.4", edition="en")
def test_en_a_failed_pull_leaves_an_alarm_alone_too() -> None:
    match = roles(table(2, box={"top e": "alarm p2"}, edition="en"), "master-thief", "detective")
    do(match, "open top e", "pull")
    assert mover(match) == "p2"
    assert legal(match) == {"alarm-back", "alarm-stay"}


# §4.5 The box


@clause("4.5", edition="fr")
@pytest.mark.parametrize("role", ACTING)
def test_fr_he_may_rotate_then_may_turn_over(role: str) -> None:
    match = do(roles(table(2, box={"top n down": "diamond"}, white={"p1": (0, 2)}), role, "detective"), "open top n")
    while "no-rotate" not in legal(match):
        do(match, "place sapphire" if role == "gemologist" else min(legal(match)))
    assert legal(match) == {*FOUR, "no-rotate"}
    do(match, "rotate two left")
    assert legal(match) == {"turn", "no-turn"}


@clause("4.5", edition="en")
@pytest.mark.parametrize("role", ["smuggler", "jeweler", "gemologist", "master-thief"])
def test_en_he_may_do_both_if_he_placed_an_imitation(role: str) -> None:
    match = do(roles(table(2, edition="en"), role, "thief"), "open top n" if role != "master-thief" else "open top e")
    if role == "master-thief":
        do(match, "keep", "open top n", "take")
    do(match, "place diamond")
    while "no-rotate" not in legal(match):
        do(match, "no-alarm" if "no-alarm" in legal(match) else "place nothing")
    assert legal(match) == {*FOUR, "no-rotate"}
    do(match, "no-rotate")
    assert legal(match) == {"turn", "no-turn"}


@clause("4.5", edition="en")
@pytest.mark.parametrize("role", ["smuggler", "jeweler", "gemologist"])
def test_en_who_placed_nothing_may_do_one_of_the_two(role: str) -> None:
    match = do(roles(table(2, edition="en"), role, "thief"), "open top n", "place nothing")
    assert legal(match) == {*FOUR, "turn", "keep"}


@clause("4.5", edition="en")
def test_en_a_thief_may_do_one_of_the_two() -> None:
    match = do(roles(table(2, edition="en"), "thief", "detective"), "open top n")
    assert legal(match) == {*FOUR, "turn", "keep"}
    do(match, "rotate top left")
    assert view(match)["phase"] == "role"


@clause("4.5", edition="en")
def test_en_an_alarm_is_no_imitation() -> None:
    match = roles(table(2, box={"top n": "diamond"}, edition="en"), "jeweler", "detective")
    do(match, "open top n", "place nothing", "alarm")
    assert legal(match) == {*FOUR, "turn", "keep"}


@clause("4.5")
@both_editions
@pytest.mark.parametrize("role", ["jeweler", "gemologist", "smuggler"])
def test_with_one_box_action_he_may_rotate_or_turn(role: str, edition: str) -> None:
    match = roles(table(2, edition=edition, box_actions="one"), role, "thief")
    do(match, "open top n", "place diamond")
    while "keep" not in legal(match):
        do(match, "no-alarm")
    assert legal(match) == {*FOUR, "turn", "keep"}
    before = view(match)["box"]
    do(match, "turn")
    assert view(match)["box"] != before
    assert view(match)["turn"] == 1


@clause("4.5", "4.2", edition="en")
def test_en_a_gemologist_who_placed_after_a_fall_may_do_both() -> None:
    match = roles(table(2, box={"top n down": "diamond"}, edition="en"), "gemologist", "thief")
    do(match, "open top n", "place diamond")
    assert legal(match) == {*FOUR, "no-rotate"}


# §4.6 True gems


@clause("4.6")
@both_editions
def test_an_imitation_that_is_taken_from_the_box_is_a_true_gem(edition: str) -> None:
    match = roles(table(2, edition=edition), "jeweler", "thief")
    turn(match, "open top n", "place sapphire", "no-alarm")
    do(match, "open top n")
    if edition == "en":
        do(match, "take")
    assert black(match, "p2").count("sapphire") == 1
    assert white(match, "p2")[1] == (2 if edition == "fr" else 3)
    assert events(match, "took-all") == [{"seat": 1, "value": 1}]


@clause("4.6")
@both_editions
def test_an_imitation_that_falls_out_is_a_true_gem(edition: str) -> None:
    match = roles(table(2, edition=edition), "jeweler", "thief")
    do(match, "open top n", "place sapphire", "no-alarm", "no-rotate", "turn", "open bottom s")
    assert red(match) == "sapphire"
