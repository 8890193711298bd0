"""§7 Who knows what."""

from __future__ import annotations

import itertools
import json

import pytest

from larceny.engine.record import HIDDEN
from tests.clauses import clause
from tests.games.lines import all_that
from tests.games.master_thieves.table import (
    PLACES,
    both_editions,
    deal,
    do,
    finish_round,
    grains,
    play_rounds,
    read,
    roles,
    set_up,
    table,
    turn,
    view,
)

OBSERVERS = ("p1", "p2", "p3", "spectator")
HIDING = {"diamonds", "sapphires", "alarm", "ruby"}


# Numbers and picks


@clause("7")
@both_editions
def test_numbers_are_secret_until_they_are_revealed(edition: str) -> None:
    match = roles(set_up(3, edition=edition), "thief", "jeweler", "detective")
    assert view(match, "p2")["number"][0] == {
        role: 1 if role == "thief" else "hidden" for role in view(match)["number"][0]
    }
    assert view(match, "p1")["number"][0]["detective"] == 1


@clause("7", "3.4")
@both_editions
def test_played_cards_lie_face_down_again_after_the_round(edition: str) -> None:
    match = finish_round(roles(set_up(3, edition=edition), "thief", "jeweler", "detective"))
    assert set(view(match, "p2")["number"][0].values()) == {"hidden"}
    assert view(match)["role"] == [None, None, None]


@clause("7", "3.4")
@both_editions
def test_a_player_knows_the_numbers_of_the_set_he_passed_on(edition: str) -> None:
    numbers = {"p1": "123456", "p2": "234567", "p3": "345678"}
    match = finish_round(roles(table(3, numbers=numbers, round_now=5, edition=edition), *["master-thief"] * 3))
    assert view(match)["round"] == 7
    assert list(view(match, "p1")["number"][1].values()) == [1, 2, 3, 4, 5, 6]
    assert list(view(match, "p2")["number"][1].values()) == [1, 2, 3, 4, 5, 6]
    assert set(view(match, "p3")["number"][1].values()) == {"hidden"}
    assert set(view(match)["number"][1].values()) == {"hidden"}


@clause("7", "3.4")
@both_editions
@pytest.mark.parametrize("passes", [1, 2])
def test_all_who_have_had_a_set_know_its_numbers_and_nobody_else_does(passes: int, edition: str) -> None:
    dealt = ["123456", "234567", "345678", "456781"]
    numbers = {f"p{seat + 1}": cards for seat, cards in enumerate(dealt)}
    match = set_up(4, numbers, edition=edition)
    for begins in (6 * passes + 1, 6 * passes + 2):  # right after the cards were passed, and when one has been played
        play_rounds(match, until=begins)
        for observer, seat in itertools.product(range(4), range(4)):
            cards = [int(number) for number in dealt[(seat - passes) % 4]]
            had = (seat - observer) % 4 <= passes
            shown = view(match, f"p{observer + 1}")["number"][seat]
            assert list(shown.values()) == (cards if had else ["hidden"] * 6)


@clause("7")
def test_two_deals_that_differ_look_alike_to_the_others() -> None:
    one, other = (deal(3, {"p1": numbers}) for numbers in ("111111", "456784"))
    for observer in ("p2", "p3", "spectator"):
        assert all_that(observer, one) == all_that(observer, other)
    assert all_that("p1", one) != all_that("p1", other)


# Roles that are left


@clause("7 Remembering")
@both_editions
def test_strict_views_show_how_many_cards_a_player_has_left_not_which(edition: str) -> None:
    one = finish_round(roles(set_up(3, edition=edition), "thief", "jeweler", "detective"))
    other = finish_round(roles(set_up(3, edition=edition), "thief", "jeweler", "master-thief"))
    assert view(one, "p1")["hand"][2] == ["hidden"] * 5
    assert view(one, "p1")["hand"] == view(other, "p1")["hand"]
    assert "thief" not in view(one, "p1")["hand"][0]


@clause("7 How much is remembered for you")
@both_editions
def test_open_views_show_which_roles_are_left(edition: str) -> None:
    match = finish_round(roles(set_up(3, edition=edition, memory="open"), "thief", "jeweler", "detective"))
    assert view(match, "p1")["hand"][2] == ["smuggler", "jeweler", "gemologist", "thief", "master-thief"]
    assert view(match, "p1")["number"][2]["detective"] == 3
    assert view(match, "p1")["number"][2]["thief"] == "hidden"


# The box


@clause("7 Remembering")
@both_editions
@pytest.mark.parametrize("observer", OBSERVERS)
def test_no_view_tells_what_is_in_a_closed_drawer(observer: str, edition: str) -> None:
    one = table(box={"top n": "diamond, sapphire, alarm p1", "middle s down": "diamond"}, edition=edition)
    other = table(box={"bottom w down": "diamond, diamond, alarm p1", "top e": "sapphire"}, edition=edition)
    told = [all_that(observer, match) for match in (one, other)]
    assert told[0] == told[1]


@clause("7 Remembering")
def test_no_view_tells_where_the_rubies_are_and_which_drawers_are_long() -> None:
    match = table(rubies={"top n down": "ruby"})
    plain = table()
    for observer in OBSERVERS:
        assert all_that(observer, match) == all_that(observer, plain)
        text = json.dumps(view(match, observer))
        assert '"long"' not in text


@clause("7 Remembering")
def test_of_two_grains_neither_name_nor_order_tells_the_long_one() -> None:
    match = deal(memory="open")
    known = [drawer["long"] for drawer in sorted(view(match)["known"], key=lambda drawer: drawer["grain"])]
    assert known not in ([True] * 6 + [False] * 6, [False] * 6 + [True] * 6, [True, False] * 6, [False, True] * 6)
    state = match.position()["state"]
    numbers = sorted(state["slot"][level][side] for level in range(3) for side in (0, 2))
    assert numbers not in ([0, 1, 2, 3, 4, 5], [0, 2, 4, 6, 8, 10], [6, 7, 8, 9, 10, 11], [1, 3, 5, 7, 9, 11])


@clause("7 Open drawers")
@both_editions
@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_drawer_is_open_until_its_player_has_answered_for_the_box(observer: str, edition: str) -> None:
    match = roles(table(3, box={"top n": "diamond"}, edition=edition), "gemologist", "thief", "thief")
    do(match, "open top n", "place sapphire")
    grain = grains(match)["top n"]
    shown = view(match, observer)["open"]
    assert [drawer["grain"] for drawer in shown] == [grain]
    assert shown[0]["upper"] == {"diamond": 1, "sapphire": 1, "alarm": None}
    do(match, "rotate two left")
    assert view(match, observer)["open"][0]["place"] == "top w"
    do(match, "no-turn")
    assert view(match, observer)["open"] == []


@clause("7 Open drawers", "2.4")
def test_in_set_up_all_drawers_of_a_player_are_open_until_he_has_answered_for_the_box() -> None:
    match = do(deal(4), "put top n", "put top e", "put top n")
    assert [drawer["place"] for drawer in view(match, "p3")["open"]] == ["top n", "top e"]
    do(match, "no-rotate", "turn")
    assert view(match, "p3")["open"] == []


@clause("7 Open drawers", "2.4")
@both_editions
def test_in_set_up_all_see_what_lay_in_each_open_drawer_and_all_that_fell(edition: str) -> None:
    match = do(deal(3, edition=edition), "put top n", "put top n", "put top e", "put middle w", "no-rotate", "turn")
    do(match, "put bottom s")
    do(match, "put bottom e", "put top n", "put top n")
    shown = {drawer["place"]: drawer for drawer in view(match, "p3")["open"]}
    assert [shown[place]["found"]["diamond"] for place in ("top n", "bottom e", "bottom s")] == [0, 0, 0]
    assert view(match, "p3")["fell"] == {"diamond": 3, "sapphire": 0, "ruby": 0}
    assert view(match, "p3")["drawer"] == grains(match)["top n"]
    do(match, "no-rotate", "no-turn", "put bottom s", "put top w")
    shown = {drawer["place"]: drawer for drawer in view(match, "p1")["open"]}
    assert shown["bottom s"]["found"]["diamond"] == (1 if edition == "fr" else 3)
    assert shown["top w"]["found"]["diamond"] == 0
    assert view(match, "p1")["fell"]["diamond"] == 0
    do(match, "put top n", "put top n", "no-rotate", "no-turn")
    assert view(match, "p1")["drawer"] is None


@clause("7 Open drawers")
@both_editions
def test_so_long_all_see_what_fell(edition: str) -> None:
    match = roles(table(3, box={"top n down": "diamond, alarm p3"}, edition=edition), "thief", "detective", "detective")
    do(match, "open top n")
    assert view(match, "p2")["fell"]["diamond"] == 1
    assert view(match, "p2")["fell_alarm"] == 2
    do(match, "rotate top left", *(["no-turn"] if edition == "fr" else []))
    assert view(match, "p2")["fell"]["diamond"] == 0
    assert view(match, "p2")["fell_alarm"] is None


@clause("7 Open drawers")
@both_editions
def test_a_secret_compartment_is_seen_only_when_the_drawer_is_pulled(edition: str) -> None:
    match = roles(table(3, edition=edition), "master-thief", "detective", "detective")
    do(match, "open top n")
    assert view(match, "p2")["open"][0]["secret"] is None
    assert match.seen(1).ruby[2 * match.seen(1).drawer] == HIDDEN
    do(match, "pull")
    assert view(match, "p2")["open"][0]["secret"] == "ruby"


# Logs


@clause("7 How much is remembered for you")
@both_editions
@pytest.mark.parametrize("observer", OBSERVERS)
def test_strict_logs_tell_of_the_box_only_the_turn_under_way(observer: str, edition: str) -> None:
    match = roles(table(3, box={"top n": "diamond"}, edition=edition), "gemologist", "thief", "thief")
    do(match, "open top n", "place sapphire")
    assert read(match, observer, 2) == ["p1 open top n", "p1 place sapphire"]
    do(match, "rotate two left", "turn")
    assert read(match, observer, 3)[-2:] == ["p1 open hidden", "p1 box hidden"]
    assert not any("place" in line for line in read(match, observer))
    do(match, "open bottom e")
    assert read(match, observer, 1) == ["p2 open bottom e"]


@clause("7 How much is remembered for you")
def test_strict_logs_hide_where_diamonds_were_put() -> None:
    match = do(deal(4), "put top n", "put top e", "put top n")
    assert read(match, "p2", 3) == ["p1 put top n", "p1 put top e", "p1 put top n"]
    do(match, "no-rotate", "turn")
    assert read(match, "p2", 4) == ["p1 put hidden"] * 3 + ["p1 box hidden"]


@clause("7 How much is remembered for you")
def test_two_games_that_differ_in_what_must_be_remembered_have_the_same_strict_log() -> None:
    one, other = (roles(set_up(3), "gemologist", "thief", "thief") for _ in range(2))
    do(one, "open top n", "place sapphire", "no-rotate", "turn", "open middle w", "rotate top left", "no-turn")
    do(other, "open top e", "place sapphire", "rotate two left", "no-turn", "open top w", "no-rotate", "turn")
    for observer in OBSERVERS:
        seat = None if observer == "spectator" else int(observer[1]) - 1
        assert one.read(seat) == other.read(seat)
        assert one.log(seat) == other.log(seat)


@clause("7 How much is remembered for you", "7 Remembering")
def test_strict_logs_do_not_tell_which_roles_others_have_played_in_earlier_rounds() -> None:
    match = roles(table(3), "thief", "jeweler", "detective")
    assert "p3 role detective" in read(match, "p1")
    finish_round(match)
    assert [line for line in read(match, "p1") if " role " in line] == [
        "p1 role thief",
        "p2 role hidden",
        "p3 role hidden",
    ]
    assert not any("detective" in line for line in match.log(0))


@clause("7 How much is remembered for you")
@pytest.mark.parametrize("memory", ["log", "open"])
def test_other_logs_keep_what_was_seen(memory: str) -> None:
    match = roles(table(3, memory=memory), "gemologist", "thief", "thief")
    turn(match, "open top n", "place sapphire")
    assert read(match, "p3", 4) == ["p1 open top n", "p1 place sapphire", "p1 no-rotate", "p1 no-turn"]
    assert any("top north" in line for line in match.log(2))


@clause("7 How much is remembered for you")
@pytest.mark.parametrize("memory", ["strict", "log"])
def test_only_open_views_show_all_that_could_be_known(memory: str) -> None:
    hidden = table(box={"top n": "diamond", "middle e down": "diamond, diamond"}, memory=memory)
    assert view(hidden)["known"] is None
    match = table(box={"top n": "diamond", "middle e down": "diamond, diamond"}, memory="open")
    known = {drawer["place"]: drawer for drawer in view(match)["known"]}
    assert set(known) == set(PLACES)
    assert known["top n"]["upper"] == {"diamond": 1, "sapphire": 0, "alarm": None, "ruby": 1}
    assert known["middle e"]["lower"]["diamond"] == 2
    assert (known["top n"]["long"], known["top e"]["long"]) == (True, False)


@clause("7 Remembering")
@both_editions
def test_events_tell_each_thing_when_it_happens(edition: str) -> None:
    match = roles(table(3, box={"top n": "diamond"}, edition=edition), "gemologist", "thief", "thief")
    for observer in (None, 0, 1, 2):
        told = len(match.events(observer))
        after = do(match.copy(), "open top n")
        new = [event["event"] for event in after.events(observer, told)]
        assert new == ["open", "found"]


@clause("7 Remembering")
def test_a_record_hides_bins_from_everybody() -> None:
    match = set_up(3)
    for observer in (None, 0, 1, 2):
        seen = match.seen(observer)
        for field in HIDING:
            assert set(getattr(seen, field)) == {HIDDEN}
