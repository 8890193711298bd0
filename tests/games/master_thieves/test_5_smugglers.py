"""§5.1 Smugglers, and §5.2 how a red pillow is shared."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.lines import moves
from tests.games.master_thieves.table import (
    bin_at,
    black,
    both_editions,
    do,
    events,
    legal,
    mover,
    red,
    roles,
    table,
    turn,
    view,
    white,
)

SMUGGLERS = ("smuggler", "smuggler", "smuggler", "thief", "thief")

# fr


@clause("5.1", edition="fr")
def test_fr_all_gems_of_the_upper_bin_go_to_the_red_pillow() -> None:
    match = roles(table(2, box={"top n": "diamond, diamond, sapphire"}), "smuggler", "thief")
    do(match, "open top n")
    assert red(match) == "diamond, diamond, sapphire"
    assert bin_at(match, "top n") == ""


@clause("5.1", edition="fr")
@pytest.mark.parametrize("gem", ["diamond", "sapphire"])
def test_fr_then_he_must_place_one_imitation_of_his_choice(gem: str) -> None:
    match = roles(table(2), "smuggler", "thief")
    do(match, "open top n")
    assert legal(match) == {"place diamond", "place sapphire"}
    do(match, f"place {gem}")
    assert bin_at(match, "top n") == gem
    assert white(match, "p1") == ((7, 2) if gem == "diamond" else (8, 1))


@clause("5.1", "8 When you are asked", edition="fr")
@pytest.mark.parametrize(("pillow", "gem"), [((3, 0), "diamond"), ((0, 2), "sapphire")])
def test_fr_who_has_one_kind_left_places_it_unasked(pillow: tuple[int, int], gem: str) -> None:
    match = roles(table(2, white={"p1": pillow}), "smuggler", "thief")
    do(match, "open top n")
    assert "no-rotate" in legal(match)
    assert bin_at(match, "top n") == gem
    assert events(match, "placed") == [{"seat": 0, "gem": gem}]


@clause("5.1", edition="fr")
@pytest.mark.parametrize("detectives", [0, 1, 2])
def test_fr_at_least_as_many_smugglers_as_detectives_share_at_once(detectives: int) -> None:
    match = table(4, box={"top n": "diamond"}, red="diamond, sapphire")
    roles(match, "smuggler", "smuggler", *["detective"] * detectives, *["thief"] * (2 - detectives))
    turn(match, "open top n", "place diamond")
    turn(match, "open top e", "place diamond")
    assert mover(match) == "p1"
    assert legal(match) == {"share diamond", "share sapphire"}
    do(match, "share sapphire")
    assert (black(match, "p1"), black(match, "p2")) == ("diamond, sapphire", "diamond")
    assert red(match) == ""


@clause("5.1", edition="fr")
def test_fr_if_there_are_more_detectives_the_smugglers_get_nothing() -> None:
    match = roles(table(3, red="diamond, diamond"), "smuggler", "detective", "detective")
    turn(match, "open top e", "place diamond")
    assert events(match, "outnumbered") == [{}]
    assert black(match, "p1") == ""
    assert black(match, "p2") == "diamond"


@clause("5.1", "5.2", edition="fr")
def test_fr_one_smuggler_with_one_detective_takes_the_whole_pillow() -> None:
    match = roles(table(3, box={"top n": "sapphire"}, red="diamond, diamond"), "smuggler", "detective", "thief")
    turn(match, "open top n", "place diamond")
    assert black(match, "p1") == "diamond, diamond, sapphire"
    assert events(match, "got-all") == [{"seat": 0, "value": 3}]


@clause("5.1", edition="fr")
def test_fr_they_share_when_the_last_smuggler_is_done_and_before_the_others_act() -> None:
    match = roles(table(3, red="diamond"), "jeweler", "smuggler", "thief")
    assert mover(match) == "p2"
    turn(match, "open top n", "place diamond")
    assert red(match) == ""
    assert mover(match) == "p1"


# en


@clause("5.1", edition="en")
@pytest.mark.parametrize("gem", ["diamond", "sapphire"])
def test_en_alone_he_may_take_one_gem_of_his_choice_to_his_black_pillow(gem: str) -> None:
    match = roles(table(2, box={"top n": "diamond, diamond, sapphire"}, edition="en"), "smuggler", "thief")
    do(match, "open top n")
    assert legal(match) == {"take diamond", "take sapphire", "leave"}
    do(match, f"take {gem}")
    assert black(match, "p1") == gem
    assert len(bin_at(match, "top n").split(", ")) == 2


@clause("5.1", edition="en")
@pytest.mark.parametrize("answer", ["take diamond", "leave"])
def test_en_then_he_may_place_one_imitation(answer: str) -> None:
    match = roles(table(2, box={"top n": "diamond"}, edition="en"), "smuggler", "thief")
    do(match, "open top n")
    assert legal(match) == {"take diamond", "leave"}
    do(match, answer)
    assert legal(match) == {"place diamond", "place sapphire", "place nothing"}
    do(match, "place sapphire")
    assert white(match, "p1") == (9, 2)


@clause("5.1", edition="en")
def test_en_he_may_place_even_if_he_finds_no_gems() -> None:
    match = do(roles(table(2, edition="en"), "smuggler", "thief"), "open top n")
    assert legal(match) == {"place diamond", "place sapphire", "place nothing"}


@clause("5.1", edition="en")
@pytest.mark.parametrize(
    "others",
    [("thief", "thief"), ("detective", "thief"), ("detective", "detective"), ("smuggler", "detective", "detective")],
)
def test_en_alone_or_with_no_more_smugglers_than_detectives_there_is_no_ring(others: tuple[str, ...]) -> None:
    match = table(1 + len(others), box={"top n": "diamond"}, red="sapphire, sapphire", edition="en")
    roles(match, "smuggler", *others)
    do(match, "open top n")
    assert legal(match) == {"take diamond", "leave"}
    turn(match, "take diamond", "place nothing")
    if "smuggler" in others:
        turn(match, "open top e", "place nothing")
    assert "sapphire" not in black(match, "p1")


@clause("5.1", edition="en")
@pytest.mark.parametrize("others", [("smuggler", "thief"), ("smuggler", "detective"), ("smuggler",)])
def test_en_a_ring_is_more_than_one_smuggler_and_more_smugglers_than_detectives(others: tuple[str, ...]) -> None:
    match = roles(table(1 + len(others), box={"top n": "diamond"}, edition="en"), "smuggler", *others)
    do(match, "open top n")
    assert red(match) == "diamond"
    assert legal(match) == {"place diamond", "place sapphire", "place nothing"}


@clause("5.1", edition="en")
def test_en_after_the_last_one_the_ring_shares_the_red_pillow() -> None:
    match = roles(table(3, box={"top n": "diamond"}, red="ruby", rubies={"top n": ""}, edition="en"), *["smuggler"] * 3)
    turn(match, "open top n", "place nothing")
    turn(match, "open top e", "place nothing")
    assert red(match) == "diamond, ruby"
    turn(match, "open top w", "place nothing")
    assert mover(match) == "p1"
    assert legal(match) == {"share diamond", "share ruby"}
    do(match, "share ruby")
    assert (black(match, "p1"), black(match, "p2")) == ("ruby", "diamond")


@clause("5.1", edition="en")
def test_en_a_smuggler_outside_a_ring_has_no_share_of_the_red_pillow() -> None:
    match = roles(table(2, red="diamond", edition="en"), "smuggler", "thief")
    turn(match, "open top n", "place nothing")
    assert red(match) == "diamond"


@clause("5.1", "5.2", edition="en")
def test_en_outside_a_ring_nobody_shares_and_so_nobody_is_said_to_get_no_share() -> None:
    box = {"top n down": "diamond"}
    alone = turn(roles(table(3, box=box, edition="en"), "smuggler", "thief", "thief"), "open top n")
    ring = turn(roles(table(3, box=box, edition="en"), "smuggler", "smuggler", "thief"), "open top n")
    assert (view(alone)["no_share"], view(ring)["no_share"]) == ([], [0])


# §5.2 Sharing


@clause("5.2", "8 Sharing")
@both_editions
def test_lowest_number_first_one_gem_each_round_and_round(edition: str) -> None:
    numbers = {"p1": "777777", "p2": "222222", "p3": "444444"}
    pillow = "diamond, diamond, diamond, sapphire, sapphire, sapphire"
    match = roles(
        table(5, red=pillow, numbers={**numbers, "p4": "111111", "p5": "888888"}, edition=edition), *SMUGGLERS
    )
    for place in ("top e", "top w", "middle e"):
        turn(match, f"open {place}", "place diamond" if edition == "fr" else "place nothing")
    order = []
    while view(match)["phase"] == "share":
        order.append(mover(match))
        do(match, "share sapphire" if len(order) % 2 else "share diamond")
    assert order == ["p2", "p3", "p1", "p2", "p3"]
    assert events(match, "got") == [{"seat": 0, "gem": "diamond"}]


@clause("5.2", "8 When you are asked")
@both_editions
def test_gems_that_are_alike_are_shared_unasked(edition: str) -> None:
    match = roles(table(3, red="diamond, diamond, diamond", edition=edition), "detective", "detective", "thief")
    turn(match, "open top e")
    assert view(match)["phase"] == "role"
    assert (black(match, "p1"), black(match, "p2")) == ("diamond, diamond", "diamond")


@clause("5.2")
@both_editions
def test_who_shares_alone_takes_all_unasked(edition: str) -> None:
    match = roles(table(2, red="diamond, sapphire, diamond", edition=edition), "detective", "thief")
    turn(match, "open top e")
    assert view(match)["phase"] == "role"
    assert black(match, "p1") == "diamond, diamond, sapphire"


@clause("5.2")
@both_editions
def test_a_smuggler_who_made_gems_fall_gets_no_share_but_counts(edition: str) -> None:
    match = table(4, box={"top n down": "sapphire"}, red="diamond", edition=edition)
    roles(match, "smuggler", "smuggler", "detective", "thief")
    turn(match, "open top n")
    turn(match, "open top e", "place diamond")
    assert black(match, "p1") == ""
    assert black(match, "p2") == "diamond, sapphire"
    assert events(match, "no-share") == [{"seat": 0}]


@clause("5.2")
@both_editions
def test_he_gets_no_share_wherever_the_gems_went(edition: str) -> None:
    match = table(4, box={"top n down": "sapphire, alarm p3"}, red="diamond, diamond", edition=edition)
    roles(match, "smuggler", "smuggler", "thief", "thief")
    turn(match, "open top n")
    turn(match, "open top e", "place diamond")
    assert black(match, "p1") == ""
    assert black(match, "p2") == "diamond, diamond"
    assert black(match, "p3") == "sapphire"


@clause("5.2", edition="fr")
def test_fr_if_none_may_share_the_gems_stay() -> None:
    match = roles(table(2, box={"top n down": "sapphire"}), "smuggler", "thief")
    turn(match, "open top n")
    assert red(match) == "sapphire"
    assert mover(match) == "p2"


@clause("5.2", edition="en")
def test_en_if_none_may_share_the_gems_stay() -> None:
    match = table(3, box={"top n down": "sapphire", "top e down": "diamond"}, edition="en")
    roles(match, "smuggler", "smuggler", "thief")
    turn(match, "open top n")
    turn(match, "open top e")
    assert red(match) == "diamond, sapphire"


@clause("5.2")
@both_editions
def test_a_share_must_lie_on_the_pillow(edition: str) -> None:
    match = table(3, red="diamond, sapphire", edition=edition)
    roles(match, "detective", "detective", "thief")
    turn(match, "open top e")
    assert legal(match, "p1") == {"share diamond", "share sapphire"}
    moves(match, "p1 share sapphire")
    assert black(match, "p2") == "diamond"


@clause("5.2")
@both_editions
@pytest.mark.parametrize("sharing", ["smuggler", "detective"])
def test_while_gems_are_shared_it_is_the_turn_of_who_is_asked_to_choose(sharing: str, edition: str) -> None:
    match = roles(table(3, red="diamond, diamond, sapphire", edition=edition), sharing, sharing, "thief")
    while view(match)["phase"] != "share":
        texts = match.legal(match.movers()[0])
        do(match, next((text for text in ("open top e", "place diamond") if text in texts), texts[-1]))
    assert (view(match)["turn"], view(match)["asked"], mover(match)) == (0, 0, "p1")
    do(match, "share diamond")
    assert (view(match)["turn"], view(match)["asked"], mover(match)) == (1, 1, "p2")
