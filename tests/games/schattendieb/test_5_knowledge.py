"""§5 Who knows what."""

from __future__ import annotations

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import all_that, moves
from tests.games.schattendieb.table import (
    SEATS,
    deal,
    finish,
    hand,
    hand_sizes,
    lies_before,
    observers,
    pile_size,
    read,
    refill,
    reveal,
    safe,
    table,
)

OBSERVERS = ("p1", "p2", "p3", "spectator")


# Public


@clause("5")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_public_are_the_safes(observer: str) -> None:
    match = table(4, safes={"p1": "ring 4, watch 5", "p3": "tiara 1"}, closed={"p4": ("safe 9", "necklace 3")})
    found = [safe(match, seat, observer) for seat in SEATS[:4]]
    assert found == ["ring 4, watch 5", "", "tiara 1", "necklace 3"]


@clause("5")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_public_is_what_was_revealed(observer: str) -> None:
    match = table(hands={"p1": "ring 4", "p2": "safe 9", "p3": "thief watch"})
    reveal(match, "ring 4", "safe 9", "thief watch")
    assert [lies_before(match, seat, observer) for seat in SEATS[:3]] == ["ring 4", "safe 9", "thief watch"]
    assert {"p1 play ring 4", "p2 play safe 9", "p3 play thief watch"} <= set(read(match, observer))


@clause("5")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_public_are_the_numbers_of_cards_in_hands_and_pile(observer: str) -> None:
    match = table(hands={"p1": "ring 4, ring 5", "p2": "safe 9", "p3": "thief watch"}, pile="tiara 1, tiara 2, tiara 3")
    reveal(match, "ring 4", "safe 9", "thief watch")
    moves(match, "p1 done", "chance draw tiara 1")
    assert hand_sizes(match, observer) == [4, 3, 3]
    assert pile_size(match, observer) == 2


@clause("5")
def test_an_onlooker_sees_what_all_players_see_and_no_more() -> None:
    match = deal(3, ["ring 4, ring 5, safe 9, safe 10", "watch 4, watch 5, safe 9, safe 10"])
    for seat in SEATS[:3]:
        assert hand(match, seat, "spectator") == "hidden, hidden, hidden, hidden"
    assert set(read(match, "spectator")) == {"chance deal hidden"}


# Hands are secret


@clause("5")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = deal(3, ["ring 4, ring 5, safe 9, thief shadow", "watch 4, watch 5, safe 9, safe 10"])
    assert hand(match, "p1") == "ring 4, ring 5, safe 9, thief shadow"
    for other in ("p2", "p3", "spectator"):
        assert hand(match, "p1", other) == "hidden, hidden, hidden, hidden"


@clause("5")
def test_two_hands_that_differ_look_alike_to_the_others() -> None:
    one = deal(3, ["ring 4, ring 5, safe 9, thief shadow", "watch 4, watch 5, safe 9, safe 10"])
    other = deal(3, ["ring 4, tiara 5, safe 12, thief ring", "watch 4, watch 5, safe 9, safe 10"])
    for observer in ("p2", "spectator"):
        assert all_that(observer, one) == all_that(observer, other)
    assert all_that("p1", one) != all_that("p1", other)


@clause("5")
def test_the_cards_dealt_are_read_by_their_player_only() -> None:
    match = deal(2, ["ring 4, ring 5, safe 9, thief shadow", "watch 4, watch 5, safe 10, safe 11"])
    mine = ["chance deal ring 4", "chance deal ring 5", "chance deal safe 9", "chance deal thief shadow"]
    assert read(match, "p1") == mine + ["chance deal hidden"] * 4
    assert read(match, "p2")[:4] == ["chance deal hidden"] * 4


# The card picked is secret until the reveal


@clause("5")
@pytest.mark.parametrize("card", ["ring 4", "safe 9", "thief shadow"])
def test_the_card_picked_is_secret_until_the_reveal(card: str) -> None:
    match = deal(3, ["ring 4, ring 5, safe 9, thief shadow"])
    before = {who: all_that(who, match) for who in ("p2", "p3", "spectator")}
    moves(match, f"p1 play {card}")
    assert {who: all_that(who, match) for who in before} == before


@clause("5")
def test_in_step_1_hand_sizes_that_others_see_change_only_at_the_reveal() -> None:
    match = deal(3, ["ring 4", "watch 5", "tiara 6"])
    moves(match, "p2 play watch 5", "p1 play ring 4")
    for observer in ("p3", "spectator"):
        assert hand_sizes(match, observer) == [4, 4, 4]
    assert hand_sizes(match, "p2")[0] == hand_sizes(match, "p1")[1] == 4
    moves(match, "p3 play tiara 6")
    for observer in observers(match):
        assert hand_sizes(match, observer) == [3, 3, 3]


@clause("5")
def test_in_step_4_hand_sizes_that_others_see_change_only_at_the_reveal() -> None:
    match = reveal(deal(3, ["ring 4, ring 5, ring 6", "watch 5, watch 6", "tiara 6"]), "ring 4", "watch 5", "tiara 6")
    moves(match, "p1 add ring 5", "p2 add watch 6", "p1 add ring 6", "p2 done", "p1 done")
    for observer in ("p3", "spectator"):
        assert hand_sizes(match, observer) == [3, 3, 3]
    assert hand_sizes(match, "p2")[0] == hand_sizes(match, "p1")[1] == 3
    moves(match, "p3 done")
    for observer in observers(match):
        assert hand_sizes(match, observer) == [1, 2, 3]


@clause("5")
def test_events_are_numbered_per_observer_so_that_no_number_shows_a_secret_choice() -> None:
    match = deal(3, ["ring 4"])
    before = [event["number"] for event in match.events(1)]
    moves(match, "p1 play ring 4")
    assert [event["number"] for event in match.events(1)] == before == list(range(len(before)))


@clause("5")
def test_a_view_does_not_tell_who_else_has_already_chosen() -> None:
    one, other = deal(3), deal(3)
    moves(one, f"p1 {one.legal(0)[0]}")
    assert all_that("p2", one) == all_that("p2", other)
    assert one.view(1)["your_move"] is True


@clause("5")
def test_a_refusal_tells_no_more_than_what_its_seat_sees() -> None:
    one, other = deal(3), deal(3)
    moves(one, f"p1 {one.legal(0)[0]}")
    said = []
    for match in (one, other):
        with pytest.raises(larceny.IllegalMove) as refusal:
            moves(match, "p2 play thief shadow")
        said.append((str(refusal.value), refusal.value.reason, refusal.value.section, refusal.value.facts))
    assert said[0] == said[1]


# The pile and cards discarded from it are secret


@clause("5")
def test_nobody_sees_what_the_draw_pile_holds() -> None:
    twins = []
    for held, in_pile in (("safe 10", "thief ring"), ("thief ring", "safe 10")):
        hands = {"p1": "tiara 1", "p2": f"ring 1, ring 2, ring 3, {held}", "p3": "tiara 2"}
        twins.append(table(hands=hands, pile=f"watch 1, watch 2, safe 9, {in_pile}"))
    for observer in ("p1", "p3", "spectator"):
        assert all_that(observer, twins[0]) == all_that(observer, twins[1])
    assert all_that("p2", twins[0]) != all_that("p2", twins[1])


@clause("5", "3.7")
def test_what_is_discarded_of_the_pile_was_never_revealed_and_stays_secret() -> None:
    hands = {"p1": "safe 4", "p2": "safe 5", "p3": "safe 6"}
    twins = []
    for drawn, left in (("ring 1", "thief ring"), ("thief ring", "ring 1")):
        match = table(hands=hands, safes={"p1": "watch 1"}, pile=f"{drawn}, {left}")
        twins.append(refill(reveal(match, *hands.values())))
    for observer in OBSERVERS:
        assert all_that(observer, twins[0]) == all_that(observer, twins[1])


# What a closer put under the pile is secret


@clause("5", "3.6")
def test_what_a_closer_put_under_the_pile_is_known_to_him_only() -> None:
    twins = []
    for card, other in (("safe 12", "thief ring"), ("thief ring", "safe 12")):
        hands = {"p1": f"safe 4, tiara 1, tiara 2, {card}", "p2": "safe 5", "p3": "safe 6"}
        match = table(hands=hands, safes={"p1": "watch 1"}, pile=f"watch 2, watch 3, watch 4, {other}")
        twins.append(refill(reveal(match, "safe 4", "safe 5", "safe 6")))
    for observer in ("p2", "p3", "spectator"):
        assert all_that(observer, twins[0]) == all_that(observer, twins[1])
    assert all_that("p1", twins[0]) != all_that("p1", twins[1])


@clause("5", "6 What comes up when")
def test_the_order_in_which_his_cards_come_up_is_unknown_to_him() -> None:
    twins = []
    for card in ("tiara 1", "tiara 2"):
        hands = {"p1": "safe 4, tiara 1, tiara 2, tiara 3", "p2": "safe 5", "p3": "safe 6"}
        match = table(hands=hands, safes={"p1": "watch 1"}, pile="watch 2")
        twins.append(moves(reveal(match, "safe 4", "safe 5", "safe 6"), "chance draw watch 2", f"chance draw {card}"))
    for observer in ("p1", "p2", "spectator"):
        assert all_that(observer, twins[0]) == all_that(observer, twins[1])
    assert all_that("p3", twins[0]) != all_that("p3", twins[1])


@clause("5")
def test_that_a_player_holds_nothing_to_add_does_not_show_in_what_others_are_told_later() -> None:
    twins = []
    for card in ("ring 5", "watch 5"):
        match = table(hands={"p1": f"ring 4, {card}", "p2": "safe 9", "p3": "thief tiara"})
        reveal(match, "ring 4", "safe 9", "thief tiara")
        twins.append(refill(finish(match)))
    for observer in ("p2", "p3", "spectator"):
        assert all_that(observer, twins[0]) == all_that(observer, twins[1])
