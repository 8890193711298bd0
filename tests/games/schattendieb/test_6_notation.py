"""§6 Notation."""

from __future__ import annotations

from pathlib import Path

import pytest

import larceny
from larceny.adapters.text import TextTable
from tests.clauses import clause
from tests.cli import processes
from tests.games.lines import moves
from tests.games.schattendieb.recount import BOX, JEWELS
from tests.games.schattendieb.table import (
    SEATS,
    deal,
    finish,
    hand_sizes,
    legal,
    mover,
    observers,
    read,
    refill,
    reveal,
    safe,
    table,
)


@clause("6")
def test_the_cards_are_named_as_in_the_rulebook() -> None:
    names = [f"{kind} {value}" for kind in ("necklace", "ring", "watch", "tiara") for value in range(1, 11)]
    names += [f"safe {value}" for value in range(4, 16)]
    names += [f"thief {kind}" for kind in ("necklace", "ring", "watch", "tiara", "shadow")]
    match = larceny.load("schattendieb").start(seed=None)
    assert legal(match, "chance") == {f"deal {name}" for name in names}


@clause("6")
def test_the_texts_of_the_players_are_those_of_the_rulebook() -> None:
    texts = [f"play {card}" for card in BOX]
    texts += [f"steal {seat}" for seat in SEATS]
    texts += [f"add {jewel}" for jewel in JEWELS]
    texts += ["done"]
    assert sorted(larceny.load("schattendieb").ruleset.actions) == sorted(texts)


@clause("6")
def test_the_texts_of_chance_are_those_of_the_rulebook() -> None:
    texts = [f"{verb} {card}" for verb in ("deal", "draw") for card in BOX]
    assert sorted(larceny.load("schattendieb").ruleset.outcomes) == sorted(texts)


@clause("6", "2.1")
def test_the_four_cards_of_p1_are_dealt_then_those_of_p2_and_so_on() -> None:
    match = larceny.load("schattendieb", players=3).start(seed=None)
    sizes = []
    for value in range(1, 11):
        moves(match, f"chance deal ring {value}")
        sizes.append(hand_sizes(match))
    assert sizes[:5] == [[1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [4, 1, 0]]
    assert sizes[7:] == [[4, 4, 0], [4, 4, 1], [4, 4, 2]]


@clause("6")
def test_each_round_is_dealt_in_this_notation() -> None:
    hands = {"p1": "safe 9", "p2": "thief ring"}
    match = reveal(table(2, hands=hands, safes={"p1": "ring 1"}), "safe 9", "thief ring")
    moves(match, *(f"chance deal ring {value}" for value in range(1, 9)))
    assert mover(match) == "p1 p2"


@clause("6", "3.3")
def test_steal_names_the_player_whose_jewel_it_is() -> None:
    hands = {"p1": "ring 4", "p2": "thief ring", "p3": "ring 6"}
    match = reveal(table(hands=hands), "ring 4", "thief ring", "ring 6")
    assert legal(match, "p2") == {"steal p1", "steal p3"}
    moves(match, "p2 steal p3")
    assert safe(match, "p2") == "ring 6"


@clause("6 What comes up when", "3.7")
def test_a_draw_with_one_possible_outcome_is_still_an_action() -> None:
    hands = {"p1": "safe 4", "p2": "safe 5", "p3": "safe 6"}
    match = reveal(table(hands=hands, pile="ring 1, ring 1, ring 2"), *hands.values())
    for text in ("ring 1", "ring 1", "ring 2"):
        assert mover(match) == "chance"
        moves(match, f"chance draw {text}")
    assert mover(match) == "p1 p2 p3"


@clause("6 What the others read")
def test_a_secret_choice_is_read_at_its_reveal_and_only_once() -> None:
    match = deal(3, ["ring 4, ring 5", "watch 6, watch 7", "safe 9"])
    moves(match, "p2 play watch 6", "p1 play ring 4", "p3 play safe 9", "p2 add watch 7", "p1 done", "p2 done")
    for observer in observers(match):
        lines = read(match, observer)
        for line in ("p1 play ring 4", "p2 play watch 6", "p3 play safe 9", "p2 add watch 7", "p1 done", "p2 done"):
            assert lines.count(line) == 1


@clause("6 What the others read")
def test_all_choices_of_a_step_are_read_before_what_follows_from_them() -> None:
    match = deal(3, ["ring 4, ring 5", "watch 6, watch 7", "safe 9"])
    moves(match, "p2 play watch 6", "p1 play ring 4", "p3 play safe 9", "p2 add watch 7", "p1 done", "p2 done")
    refill(match)
    for observer in observers(match):
        verbs = [line.split()[1] for line in read(match, observer)]
        assert [verb for i, verb in enumerate(verbs) if verb != verbs[i - 1] and verb in ("deal", "play", "draw")] == [
            *("deal", "play", "draw"),
        ]


@clause("6 What the others read")
def test_jewels_that_others_add_are_read_in_an_order_that_tells_nothing() -> None:
    orders = (["p1 add ring 5", "p1 add ring 6"], ["p1 add ring 6", "p1 add ring 5"])
    matches = []
    for order in orders:
        match = reveal(deal(3, ["ring 4, ring 5, ring 6", "safe 8", "safe 9"]), "ring 4", "safe 8", "safe 9")
        matches.append(moves(match, *order, "p1 done"))
    assert matches[0].state_bytes == matches[1].state_bytes
    for observer in ("p2", "p3", "spectator"):
        assert read(matches[0], observer) == read(matches[1], observer)


@clause("6 When you are asked")
def test_what_is_sent_is_final() -> None:
    match = deal(3, ["ring 4, ring 5"])
    moves(match, "p1 play ring 4")
    assert legal(match, "p1") == set()
    for text in ("play ring 5", "play ring 4", "done"):
        with pytest.raises(larceny.NotYourTurn, match="You have chosen already") as refusal:
            moves(match, f"p1 {text}")
        assert (refusal.value.reason, refusal.value.section) == ("already-chosen", "§3.1")


@clause("6 When you are asked")
def test_who_has_added_what_he_wanted_has_chosen_but_who_was_not_asked_has_not() -> None:
    match = reveal(deal(3, ["ring 4, ring 5", "watch 6", "safe 9"]), "ring 4", "watch 6", "safe 9")
    moves(match, "p1 done")
    reasons = {}
    for seat in ("p1", "p3"):
        with pytest.raises(larceny.NotYourTurn) as refusal:
            moves(match, f"{seat} done")
        reasons[seat] = refusal.value.reason
    assert reasons == {"p1": "already-chosen", "p3": "not-your-turn"}


@clause("6 When you are asked")
def test_a_person_with_nothing_to_add_is_asked_in_the_terminal_too(tmp_path: Path) -> None:
    hands = ["ring 4, safe 9, safe 10, safe 11", "watch 6, watch 7", "safe 9, safe 10"]
    match = reveal(deal(3, hands), "ring 4", "watch 6", "safe 9")
    assert legal(match, "p1") == {"done"}
    kept = tmp_path / "match.txt"
    kept.write_text(match.transcript(), encoding="utf-8")
    ran = processes.larceny(tmp_path, "play", "--resume", str(kept), "--seat", "p1", "--bots", "random", typed="quit\n")
    assert ran.stdout.count("p1, your move") == 1
    assert "You add no more." not in ran.stdout


@clause("6 When you are asked")
def test_an_agent_with_nothing_to_add_is_asked_too() -> None:
    talk = TextTable("schattendieb", 3)
    hands = ["ring 4, safe 9, safe 10, safe 11", "watch 6, watch 7", "safe 9, safe 10"]
    talk.match = reveal(deal(3, hands), "ring 4", "watch 6", "safe 9")
    assert talk.asked() == 0
    assert talk.ask(0).endswith("move: done")
    assert mover(talk.match) == "p1 p2", "nobody has answered for p1"


@clause("6 When you are asked")
def test_no_jewel_that_was_added_can_be_taken_back() -> None:
    match = reveal(deal(3, ["ring 4, ring 5", "safe 8", "safe 9"]), "ring 4", "safe 8", "safe 9")
    moves(match, "p1 add ring 5")
    assert legal(match, "p1") == {"done"}
    moves(match, "p1 done")
    assert safe(match, "p1") == "ring 4, ring 5"


@clause("6")
def test_a_transcript_of_these_texts_can_be_replayed() -> None:
    match = deal(3, ["ring 4, ring 5", "watch 6, watch 7", "thief shadow"])
    moves(match, "p2 play watch 6", "p3 play thief shadow", "p1 play ring 4", "p3 steal p2", "p1 add ring 5")
    finish(match)
    lines = match.transcript().splitlines()
    assert lines[-5:] == [
        *("14 p3 play thief shadow", "15 p1 play ring 4", "16 p3 steal p2", "17 p1 add ring 5", "18 p1 done")
    ]
    assert larceny.replay(match.transcript()).state_bytes == match.state_bytes


@clause("6")
@pytest.mark.parametrize(
    "text", ["play ring", "play ring 11", "play ring 0", "play safe 3", "play safe 16", "thief ring"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(larceny.IllegalMove):
        moves(deal(3, ["ring 1, ring 10, safe 4, safe 15"]), f"p1 {text}")
