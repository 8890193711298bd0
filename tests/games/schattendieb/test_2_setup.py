"""§2 Set-up."""

from __future__ import annotations

from fractions import Fraction

import pytest

import larceny
from tests.clauses import clause
from tests.games.lines import moves
from tests.games.schattendieb.recount import BOX
from tests.games.schattendieb.table import (
    SEATS,
    deal,
    finish,
    hand,
    hand_sizes,
    is_open,
    legal,
    mover,
    pile_size,
    reveal,
    reveal_any,
    round_number,
    safe,
    scores,
    table,
    totals,
)

PLAYERS = pytest.mark.parametrize("players", range(2, 8))


def closing(round_now: int = 3, rounds: int = 3, **before: int) -> larceny.Match:
    """A table of three where p1 closes with 7 points, p2 with 9, and p3 is left open; `before` are earlier points."""
    hands = {"p1": "safe 9", "p2": "safe 10", "p3": "thief shadow"}
    safes = {"p1": "necklace 7", "p2": "ring 4, ring 5"}
    match = table(hands=hands, safes=safes, totals=before, round_now=round_now, rounds=rounds)
    return reveal(match, "safe 9", "safe 10", "thief shadow")


# §2.1


@clause("2.1")
@PLAYERS
def test_each_player_has_an_open_safe(players: int) -> None:
    match = deal(players)
    assert all(is_open(match, seat) for seat in SEATS[:players])
    assert all(safe(match, seat) == "" for seat in SEATS[:players])


@clause("2.1")
def test_jewels_closed_safes_and_thieves_are_shuffled_together() -> None:
    match = larceny.load("schattendieb").start(seed=None)
    assert match.odds() == {f"deal {card}": Fraction(count, 105) for card, count in BOX.items()}


@clause("2.1")
def test_a_dealt_card_is_gone_from_the_pile() -> None:
    match = moves(larceny.load("schattendieb").start(seed=None), "chance deal necklace 7", "chance deal safe 12")
    odds = match.odds()
    assert odds["deal necklace 7"] == Fraction(1, 103)
    assert "deal safe 12" not in odds
    assert sum(odds.values()) == 1


@clause("2.1")
@PLAYERS
def test_each_player_is_dealt_four_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    match = deal(players, ["necklace 7, ring 3, safe 9, thief shadow"])
    assert hand(match, "p1") == "necklace 7, ring 3, safe 9, thief shadow"
    assert hand_sizes(match) == [4] * players
    assert pile_size(match) == 105 - 4 * players


@clause("2.1")
@PLAYERS
def test_after_the_deal_all_play_a_card(players: int) -> None:
    assert mover(deal(players)) == " ".join(SEATS[:players])


# §2.2


@clause("2.2")
def test_a_game_is_3_rounds() -> None:
    assert larceny.load("schattendieb").options == {"rounds": 3}
    for round_now in (1, 2):
        match = moves(closing(round_now), "chance deal ring 1")
        assert (match.outcome, round_number(match)) == (None, round_now + 1)
    match = closing(round_now=3)
    assert match.outcome is not None
    assert match.movers() == ()


@clause("2.2")
@pytest.mark.parametrize("rounds", range(1, 11))
def test_the_option_rounds_allows_1_to_10(rounds: int) -> None:
    assert closing(round_now=rounds, rounds=rounds).outcome is not None
    if rounds > 1:
        assert closing(round_now=rounds - 1, rounds=rounds).outcome is None


@clause("2.2")
@pytest.mark.parametrize("rounds", [0, 11, -1, "many", True, None, 2.5])
def test_other_numbers_of_rounds_are_refused(rounds: object) -> None:
    with pytest.raises(larceny.BadOption, match=r"^Option rounds is one of 1-10, not "):
        larceny.load("schattendieb", rounds=rounds)


@clause("2.2")
@PLAYERS
def test_each_round_is_dealt_afresh(players: int) -> None:
    last = SEATS[players - 1]
    hands = {seat: f"safe {4 + i}" for i, seat in enumerate(SEATS[: players - 1])} | {last: "thief shadow"}
    safes = {seat: f"ring {1 + i}" for i, seat in enumerate(SEATS[:players])}
    match = table(players, hands=hands, safes=safes, round_now=1)
    reveal(match, *hands.values())
    assert mover(match) == "chance"
    assert match.odds() == {f"deal {card}": Fraction(count, 105) for card, count in BOX.items()}
    moves(match, "chance deal thief shadow")
    assert hand_sizes(match) == [1] + [0] * (players - 1)
    assert pile_size(match) == 104
    assert [safe(match, seat) for seat in SEATS[:players]] == [""] * players
    assert all(is_open(match, seat) for seat in SEATS[:players])
    for _ in range(4 * players - 1):
        moves(match, f"chance {min(legal(match, 'chance'))}")
    assert mover(match) == " ".join(SEATS[:players])
    assert hand_sizes(match) == [4] * players
    assert pile_size(match) == 105 - 4 * players


@clause("2.2")
def test_a_used_up_pile_is_a_full_one_again_in_the_next_round() -> None:
    match = table(hands={"p1": "ring 1", "p2": "ring 2", "p3": "ring 3"}, used_up=True, round_now=1)
    reveal(match, "ring 1", "ring 2", "ring 3")
    while mover(match) == "chance":
        moves(match, f"chance {min(legal(match, 'chance'))}")
    finish(reveal_any(match))
    assert mover(match) == "chance"
    assert all(text.startswith("draw ") for text in legal(match, "chance"))


@clause("2.2")
def test_the_highest_total_over_all_rounds_wins() -> None:
    match = closing(p1=10, p2=3, p3=4)
    assert scores(match) == (17, 12, 4)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@clause("2.2", "4.4")
def test_the_points_of_each_round_are_added_to_the_total() -> None:
    match = closing(round_now=2, p1=10, p3=4)
    assert totals(match) == [17, 9, 4]


@clause("2.2")
def test_ties_are_shared() -> None:
    match = closing(p1=5, p2=3, p3=12)
    assert scores(match) == (12, 12, 12)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)
    match = closing(p1=2, p3=1)
    assert scores(match) == (9, 9, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@clause("2.2")
def test_if_nobody_has_a_point_all_share_the_win() -> None:
    hands = {"p1": "safe 9", "p2": "safe 10", "p3": "safe 11"}
    match = table(rounds=1, hands=hands, safes={"p1": "ring 1", "p2": "ring 2", "p3": "ring 3"})
    reveal(match, "safe 9", "safe 10", "safe 11")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((0, 0, 0), (0, 1, 2))
