"""§2 Versions."""

from __future__ import annotations

from typing import Any

import pytest

import larceny
from tests.clauses import clause
from tests.games.casse.table import furnish, go, inside, legal, set_up, start

STAY = ("roll 1 eye", "walk r6c10", "no-look")
STAY_TOO = ("roll 1 eye", "walk r6c12", "no-look")


@clause("2.1")
def test_in_the_short_version_there_is_one_round_and_three_works_are_needed() -> None:
    match = two_works()
    assert "move r1c5" in legal(match)
    assert refusal(match, "move r1c5 try") == "too-few-works"
    go(match, "move r1c7", *STAY)
    assert "move r1c5 try" in legal(match)


WORKS_NEAR_W1 = ("r2c6", "r2c7", "r1c7", "r3c2", "r3c12", "r7c2", "r7c11", "r5c6", "r10c4")


def two_works(**options: Any) -> larceny.Match:
    """The thief has two works, stands on the second and is within reach of W1 and of a third."""
    return inside("move r2c6", *STAY, "move r2c7", *STAY_TOO, works=WORKS_NEAR_W1, **options)


def three_works(**options: Any) -> larceny.Match:
    """The thief has three works and is within reach of W1."""
    return go(two_works(**options), "move r1c7", *STAY)


def refusal(match: larceny.Match, text: str) -> str:
    """Why the thief may not do this."""
    with pytest.raises(larceny.IllegalMove) as refused:
        match.play(0, text)
    return refused.value.reason


@clause("2.1", "6.1")
def test_a_thief_who_escapes_with_three_works_wins_the_short_version() -> None:
    match = go(three_works(), "move r1c5 try", "lock open")
    assert match.outcome == larceny_outcome((1, 0, 0), (0,), "escaped")


def larceny_outcome(scores: tuple[int, ...], winners: tuple[int, ...], reason: str) -> object:
    from larceny.engine.match import Outcome

    return Outcome(scores, winners, reason)


@clause("2.1")
def test_in_the_long_version_each_is_the_thief_once_and_the_works_score() -> None:
    match = three_works(version="long")
    go(match, "move r1c5 try", "lock open")
    assert match.view(None)["scores"] == [3, 0, 0]
    assert (match.view(None)["round"], match.view(None)["thief"]) == (2, 1)
    assert match.outcome is None


def round_with(match: larceny.Match, works: int) -> larceny.Match:
    """A round whose thief escapes with so many works, up to two."""
    furnish(match, works=WORKS_NEAR_W1)
    go(match, "enter W1", "move r2c6" if works else "move r2c5", *STAY)
    go(match, "move r2c7" if works == 2 else "move r1c6", *STAY_TOO)
    return go(match, "move r1c5 try", "lock open")


@clause("2.1")
@pytest.mark.parametrize(
    ("works", "winners"),
    [((1, 2, 0), (1,)), ((2, 0, 1), (0,)), ((0, 1, 2), (2,)), ((1, 0, 1), (0, 2))],
)
def test_in_the_long_version_most_works_win(works: tuple[int, ...], winners: tuple[int, ...]) -> None:
    match = start(3, version="long")
    for escaped_with in works:
        round_with(match, escaped_with)
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == (works, winners)


@clause("2.1")
def test_in_the_long_version_nothing_is_needed_to_escape_and_ties_are_shared_even_at_0() -> None:
    match = start(3, version="long", setup="quick", turn_limit=1)
    while match.movers():
        seat = match.movers()[0]
        match.play(seat, next(text for text in match.legal(seat) if not text.endswith("try")))
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)
    assert match.outcome.scores == (0, 0, 0)


@clause("2.1")
def test_the_short_version_is_won_by_a_side_and_the_long_one_by_each_for_himself() -> None:
    assert start(3, version="short").sides() == [[0], [1, 2]]
    assert start(3, version="long").sides() == []


@clause("2.1")
def test_in_the_long_version_the_thief_may_try_with_nothing() -> None:
    match = inside("move r1c6", *STAY, version="long")
    assert "move r1c5 try" in legal(match)


@clause("2.2")
def test_until_spotted_the_thief_may_not_leave_before_he_was_seen() -> None:
    match = three_works(until_spotted="on")
    assert "move r1c5 try" not in legal(match)
    assert refusal(match, "move r1c5 try") == "not-seen-yet"


@clause("2.2")
def test_until_spotted_he_may_leave_once_he_was_seen_and_has_the_three_works_besides() -> None:
    match = inside(
        "move r2c6",
        *("roll 1 eye", "look eyes", "walk r1c6"),
        "move r2c7",
        *("roll 1 eye", "walk r6c12"),
        works=WORKS_NEAR_W1,
        pawns=("r1c6", "r6c12"),
        until_spotted="on",
    )
    assert match.view(1)["spotted"]
    assert refusal(match, "move r1c8 try") == "too-few-works"
    go(match, "move r1c7", "roll 1 eye", "walk r1c6")
    assert "move r1c8 try" in legal(match)


@clause("2.2")
def test_until_spotted_has_no_effect_in_the_long_version() -> None:
    assert "move r1c5 try" in legal(inside("move r1c6", *STAY, version="long", until_spotted="on"))


LOCKS = tuple(
    f"{name} {'open' if i < 6 else 'closed'}"
    for i, name in enumerate(("W1", "W2", "W3", "W4", "W5", "W6", "W7", "D1", "D2", "D3", "D4"))
)


@clause("2.3")
def test_chosen_locks_are_seen_by_the_detectives_and_not_by_the_thief() -> None:
    match = set_up(3, chosen_locks="on", locks=LOCKS)
    assert match.view(1)["locks"] == match.view(2)["locks"] == dict(lock.split(" ") for lock in LOCKS)
    assert set(match.view(0)["locks"].values()) == set(match.view(None)["locks"].values()) == {"hidden"}
    assert not any("lock" in line for line in match.read(0))


@clause("2.3")
def test_a_chosen_lock_is_turned_over_without_chance() -> None:
    match = inside("move r1c6", *STAY, "move r1c5 try", version="long", chosen_locks="on", locks=LOCKS)
    assert match.view(None)["round"] == 2
    match = inside("move r10c6", *STAY, "move r10c7 try", enter="D4", version="long", chosen_locks="on", locks=LOCKS)
    assert match.view(None)["locks"]["D4"] == "closed"
    assert match.view(None)["round"] == 1


@clause("2.3")
def test_with_a_quick_set_up_chosen_locks_have_no_effect() -> None:
    match = start(3, chosen_locks="on", setup="quick")
    assert match.movers() == (larceny.CHANCE,)
    assert all(text.startswith("art ") for text in match.legal(larceny.CHANCE))
    assert set(match.view(0)["locks"].values()) == {"unturned"}
