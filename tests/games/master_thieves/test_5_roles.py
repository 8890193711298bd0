"""§5.3 to §5.7 The other roles."""

from __future__ import annotations

import pytest

import larceny
from tests.clauses import clause
from tests.games.master_thieves.table import (
    PLACES,
    bin_at,
    black,
    both_editions,
    do,
    events,
    finish_round,
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

BOX_VERBS = {"rotate", "no-rotate", "turn", "keep"}

# Which clause is at hand


@clause("5.3", "5.4", "5.6")
@pytest.mark.parametrize(
    ("role", "texts", "section"),
    [
        ("smuggler", ["open top n"], "5.1"),
        ("jeweler", ["open top n"], "5.3"),
        ("gemologist", ["open top n"], "5.4"),
        ("master-thief", ["open top n", "take"], "5.6"),
    ],
)
def test_who_places_is_told_the_clause_of_his_role(role: str, texts: list[str], section: str) -> None:
    for edition in ("fr", "en") if role != "master-thief" else ("en",):
        match = do(roles(table(2, edition=edition), role, "detective"), *texts)
        assert view(match)["phase"] == "place"
        assert match.game.ruleset.view.section(match.seen(1)) == section
        for wrong in ("take", *(["place nothing"] if edition == "fr" else [])):
            with pytest.raises(larceny.IllegalMove) as refusal:
                match.play(0, wrong)
            assert refusal.value.section == f"§{section}"


@clause("5.5", "5.6", edition="en")
@pytest.mark.parametrize("role", ["thief", "master-thief"])
def test_en_what_is_taken_is_told_with_a_clause_that_holds_for_every_role(role: str) -> None:
    match = do(roles(table(2, box={"top n": "diamond"}, edition="en"), role, "detective"), "open top n", "take")
    (taken,) = [event for event in match.events(None) if event["event"] == "take"]
    assert match.game.ruleset.view.clause(taken) == "4.4"


# §5.3 Jeweler


@clause("5.3", edition="fr")
def test_fr_a_jeweler_must_place_one_imitation() -> None:
    match = do(roles(table(2), "jeweler", "thief"), "open top n")
    assert legal(match) == {"place diamond", "place sapphire"}
    do(match, "place diamond")
    assert bin_at(match, "top n") == "diamond"
    assert verbs(match) == {"alarm", "no-alarm"}


@clause("5.3", edition="en")
def test_en_a_jeweler_may_place_one_imitation() -> None:
    match = do(roles(table(2, edition="en"), "jeweler", "thief"), "open top n")
    assert legal(match) == {"place diamond", "place sapphire", "place nothing"}


@clause("5.3")
@both_editions
def test_he_may_add_his_alarm(edition: str) -> None:
    match = do(roles(table(2, edition=edition), "jeweler", "thief"), "open top n", "place diamond")
    assert legal(match) == {"alarm", "no-alarm"}
    do(match, "alarm")
    assert bin_at(match, "top n") == "diamond, alarm p1"
    assert not has_alarm(match, "p1")
    assert verbs(match) <= BOX_VERBS


@clause("5.3")
@both_editions
def test_he_may_keep_his_alarm(edition: str) -> None:
    match = do(roles(table(2, edition=edition), "jeweler", "thief"), "open top n", "place diamond", "no-alarm")
    assert has_alarm(match, "p1")
    assert bin_at(match, "top n") == "diamond"


@clause("5.3")
@both_editions
def test_not_if_his_alarm_is_in_the_box(edition: str) -> None:
    match = roles(table(2, box={"top s": "diamond, alarm p1"}, edition=edition), "jeweler", "thief")
    do(match, "open top n", "place diamond")
    assert verbs(match) <= BOX_VERBS


@clause("5.3")
@both_editions
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_not_if_an_alarm_lies_in_that_drawer(owner: str, edition: str) -> None:
    match = roles(table(2, box={"top n": f"diamond, alarm {owner}"}, edition=edition), "jeweler", "thief")
    do(match, "open top n", "place diamond")
    assert verbs(match) <= BOX_VERBS


@clause("5.3", edition="en")
def test_en_not_if_no_gems_lie_there() -> None:
    match = do(roles(table(2, edition="en"), "jeweler", "thief"), "open top n", "place nothing")
    assert verbs(match) <= BOX_VERBS


@clause("5.3", edition="en")
def test_en_he_may_add_it_to_gems_that_lay_there_without_placing() -> None:
    match = roles(table(2, box={"top n": "diamond"}, edition="en"), "jeweler", "thief")
    do(match, "open top n", "place nothing")
    assert legal(match) == {"alarm", "no-alarm"}


@clause("5.3", "6.3", edition="fr")
def test_fr_a_jeweler_without_imitations_may_still_add_his_alarm_to_gems() -> None:
    match = roles(table(2, box={"top n": "diamond"}, white={"p1": (0, 0)}), "jeweler", "thief")
    do(match, "open top n")
    assert legal(match) == {"alarm", "no-alarm"}


@clause("5.3")
@both_editions
def test_a_jeweler_takes_nothing(edition: str) -> None:
    match = roles(table(2, box={"top n": "sapphire"}, edition=edition), "jeweler", "thief")
    do(match, "open top n", "place diamond")
    assert bin_at(match, "top n") == "diamond, sapphire"
    assert black(match, "p1") == ""


# §5.4 Gemologist


@clause("5.4", edition="fr")
def test_fr_a_gemologist_must_place_one_imitation() -> None:
    match = do(roles(table(2), "gemologist", "thief"), "open top n")
    assert legal(match) == {"place diamond", "place sapphire"}
    do(match, "place sapphire")
    assert verbs(match) <= BOX_VERBS


@clause("5.4", edition="en")
def test_en_a_gemologist_may_place_one_imitation() -> None:
    match = do(roles(table(2, edition="en"), "gemologist", "thief"), "open top n")
    assert legal(match) == {"place diamond", "place sapphire", "place nothing"}
    do(match, "place nothing")
    assert verbs(match) <= BOX_VERBS


@clause("5.4", "4.2")
@both_editions
@pytest.mark.parametrize("alarm", ["", ", alarm p2"])
def test_she_places_also_if_gems_fell(alarm: str, edition: str) -> None:
    match = roles(table(3, box={"top n down": f"sapphire{alarm}"}, edition=edition), "gemologist", "thief", "thief")
    do(match, "open top n")
    assert {"place diamond", "place sapphire"} <= legal(match)
    do(match, "place diamond")
    assert bin_at(match, "top n") == "diamond"
    assert (red(match), black(match, "p2")) == (("", "sapphire") if alarm else ("sapphire", ""))


@clause("5.4")
@both_editions
@pytest.mark.parametrize("detectives", [0, 1, 2, 3])
def test_she_may_place_one_more_for_each_detective_in_the_same_drawer(detectives: int, edition: str) -> None:
    match = table(4, edition=edition)
    roles(match, "gemologist", *["detective"] * detectives, *["thief"] * (3 - detectives))
    do(match, "open top n", "place diamond")
    for _ in range(detectives):
        assert legal(match) == {"place diamond", "place sapphire", "place nothing"}
        do(match, "place diamond")
    assert verbs(match) <= BOX_VERBS
    assert bin_at(match, "top n") == ", ".join(["diamond"] * (1 + detectives))


@clause("5.4")
@both_editions
def test_place_nothing_ends_her_placing(edition: str) -> None:
    match = roles(table(3, edition=edition), "gemologist", "detective", "detective")
    do(match, "open top n", "place diamond", "place nothing")
    assert verbs(match) <= BOX_VERBS
    assert white(match, "p1")[0] == (7 if edition == "fr" else 8)


# §5.5 Thief


@clause("5.5", edition="fr")
def test_fr_a_thief_always_takes_all_gems_of_the_upper_bin() -> None:
    match = do(roles(table(2, box={"top n": "diamond, diamond, sapphire"}), "thief", "detective"), "open top n")
    assert black(match, "p1") == "diamond, diamond, sapphire"
    assert bin_at(match, "top n") == ""
    assert verbs(match) <= BOX_VERBS


@clause("5.5", edition="en")
def test_en_a_thief_may_take_all_gems_of_the_upper_bin() -> None:
    for answer, taken in (("take", "diamond, sapphire"), ("leave", "")):
        match = roles(table(2, box={"top n": "diamond, sapphire"}, edition="en"), "thief", "detective")
        do(match, "open top n")
        assert legal(match) == {"take", "leave"}
        do(match, answer)
        assert black(match, "p1") == taken
        assert verbs(match) <= BOX_VERBS


@clause("5.5", "8 When you are asked")
@both_editions
def test_a_thief_who_finds_nothing_is_not_asked(edition: str) -> None:
    match = do(roles(table(2, edition=edition), "thief", "detective"), "open top n")
    assert verbs(match) <= BOX_VERBS


# §5.6 Master thief


@clause("5.6", "8 In a round", edition="fr")
@pytest.mark.parametrize("front", ["", "diamond"])
def test_fr_a_master_thief_takes_or_pulls(front: str) -> None:
    box = {"top n": front} if front else {}
    match = do(roles(table(2, box=box), "master-thief", "detective"), "open top n")
    assert legal(match) == {"take", "pull"}
    do(match, "take")
    assert black(match, "p1") == front
    assert verbs(match) <= BOX_VERBS


@clause("5.6", "8 In a round", edition="en")
def test_en_a_master_thief_takes_leaves_or_pulls() -> None:
    match = roles(table(2, box={"top n": "diamond"}, edition="en"), "master-thief", "detective")
    do(match, "open top n")
    assert legal(match) == {"take", "pull", "leave"}


@clause("5.6", "8 In a round", edition="en")
def test_en_with_an_empty_bin_take_takes_nothing_and_there_is_nothing_to_leave() -> None:
    match = do(roles(table(2, edition="en"), "master-thief", "detective"), "open top n")
    assert legal(match) == {"take", "pull"}
    do(match, "take")
    assert black(match, "p1") == ""
    assert "place nothing" in legal(match)


@clause("5.6", "8 In a round")
@pytest.mark.parametrize(
    ("edition", "front", "says"),
    [
        ("fr", "diamond", "First take what is there, or pull the drawer further."),
        ("en", "alarm p2", "First take what is there, or pull the drawer further."),
        ("en", "diamond", "First take what is there or leave it, or pull the drawer further."),
    ],
)
def test_who_does_something_else_first_is_told_all_that_he_may_do(edition: str, front: str, says: str) -> None:
    match = do(roles(table(2, box={"top n": front}, edition=edition), "master-thief", "detective"), "open top n")
    with pytest.raises(larceny.IllegalMove) as refused:
        do(match, "keep")
    assert str(refused.value).startswith(says)


@clause("5.6", edition="en")
@pytest.mark.parametrize("answer", ["take", "leave"])
def test_en_whether_he_took_or_not_a_master_thief_may_place_one_imitation(answer: str) -> None:
    match = roles(table(2, box={"top n": "diamond"}, edition="en"), "master-thief", "detective")
    do(match, "open top n", answer)
    assert black(match, "p1") == ("diamond" if answer == "take" else "")
    assert legal(match) == {"place diamond", "place sapphire", "place nothing"}


@clause("5.6")
@both_editions
@pytest.mark.parametrize("front", ["", "diamond, sapphire"])
def test_a_ruby_in_the_upper_secret_bin_may_be_taken_with_all_gems_of_the_front(front: str, edition: str) -> None:
    box = {"top n": front} if front else {}
    match = roles(table(2, box=box, edition=edition), "master-thief", "detective")
    do(match, "open top n", "pull")
    assert legal(match) == {"take", "leave"}
    assert view(match)["open"][0]["secret"] == "ruby"
    do(match, "take")
    assert black(match, "p1") == ", ".join(part for part in (front, "ruby") if part)
    assert not ruby_at(match, "top n")
    assert ("place nothing" in legal(match)) == (edition == "en")


@clause("5.6")
@both_editions
def test_he_may_leave_a_ruby_that_he_has_found(edition: str) -> None:
    match = roles(table(2, box={"top n": "diamond"}, edition=edition), "master-thief", "detective")
    do(match, "open top n", "pull", "leave")
    assert black(match, "p1") == ""
    assert ruby_at(match, "top n")
    assert ("place nothing" in legal(match)) == (edition == "en")


@clause("5.6")
@both_editions
@pytest.mark.parametrize("place", ["top e", "top n"])
def test_without_a_compartment_or_with_an_empty_one_he_takes_and_places_nothing(place: str, edition: str) -> None:
    box = {place: "diamond"}
    match = roles(table(2, box=box, rubies={"top n": ""}, edition=edition), "master-thief", "detective")
    do(match, f"open {place}", "pull")
    assert black(match, "p1") == ""
    assert bin_at(match, place) == "diamond"
    assert verbs(match) <= BOX_VERBS
    assert len(events(match, "no-compartment" if place == "top e" else "no-ruby")) == 1


@clause("5.6", edition="fr")
def test_fr_a_ruby_that_falls_goes_into_the_upper_secret_bin_of_that_drawer() -> None:
    match = roles(table(2, box={"top s": "diamond"}), "master-thief", "detective")
    do(match, "open top s", "pull")
    assert (black(match, "p1"), red(match), bin_at(match, "top s")) == ("", "", "diamond")
    assert ruby_at(match, "top s")
    assert not ruby_at(match, "top s down")
    assert verbs(match) <= BOX_VERBS


@clause("5.6", edition="en")
def test_en_a_ruby_that_falls_goes_to_the_red_pillow() -> None:
    match = roles(table(2, box={"top s": "diamond"}, edition="en"), "master-thief", "detective")
    do(match, "open top s", "pull")
    assert (black(match, "p1"), red(match), bin_at(match, "top s")) == ("", "ruby", "diamond")
    assert not ruby_at(match, "top s down")
    assert verbs(match) <= BOX_VERBS


@clause("5.6")
@both_editions
def test_only_the_master_thief_pulls(edition: str) -> None:
    for role in ("smuggler", "jeweler", "gemologist", "thief"):
        match = do(roles(table(2, edition=edition), role, "master-thief"), "open top n")
        assert "pull" not in legal(match)


# §5.7 Detective


@clause("5.7")
@both_editions
def test_a_detective_never_touches_the_box(edition: str) -> None:
    match = roles(table(2, edition=edition), "detective", "thief")
    assert mover(match) == "p2"
    turn(match, "open top n")
    assert view(match)["round"] == 2
    assert not any(line.startswith("p1") for line in match.read(1) if "role" not in line)


@clause("5.7")
@both_editions
def test_at_the_end_of_the_round_the_detectives_share_the_red_pillow(edition: str) -> None:
    match = table(3, box={"top n down": "sapphire"}, red="diamond", edition=edition)
    roles(match, "detective", "thief", "detective")
    turn(match, "open top n")
    assert (mover(match), legal(match)) == ("p1", {"share diamond", "share sapphire"})
    before = black(match, "p3").count("diamond")
    do(match, "share sapphire")
    assert black(match, "p1") == "sapphire"
    assert black(match, "p3").count("diamond") == before + 1


@clause("5.7")
@both_editions
def test_without_a_detective_the_gems_stay(edition: str) -> None:
    match = table(2, box={"top n down": "sapphire"}, edition=edition)
    roles(match, "thief", "thief")
    turn(match, "open top n")
    turn(match, "open top e")
    assert view(match)["round"] == 2
    assert red(match) == "sapphire"
    finish_round(roles(match, "jeweler", "jeweler"), "top w")
    assert red(match) == "sapphire"


@clause("5.7")
@both_editions
def test_a_round_of_detectives_alone_has_no_turns(edition: str) -> None:
    match = roles(table(2, red="diamond, diamond", edition=edition), "detective", "detective")
    assert view(match)["round"] == 2
    assert black(match, "p1") == "diamond"
    assert len(PLACES) == 12
