"""§6 The end of a round."""

from __future__ import annotations

import pytest

import larceny
from larceny.games.casse.drawing import PATH_SIGN
from tests.clauses import clause
from tests.games.casse.table import go, happened, inside
from tests.games.casse.test_2_versions import LOCKS

STAY = ("roll 1 eye", "walk r6c10", "no-look")


@clause("6.1")
def test_caught_the_detectives_win_and_the_round_ends_at_once() -> None:
    match = inside("move r1c6", "roll 2 eye", "walk r1c6", pawns=("r1c4", "r6c12"))
    assert match.movers() == ()
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((0, 1, 1), (1, 2))


@clause("6.1")
def test_escaped_in_the_long_version_the_thief_scores_his_works() -> None:
    match = inside("move r2c6", *STAY, "move r1c5 try", "lock open", version="long")
    assert match.view(None)["scores"] == [1, 0, 0]


@clause("6.2")
def test_after_the_turn_limit_the_detectives_have_won() -> None:
    match = inside("move r1c6", *STAY, "move r1c7", turn_limit=2)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1, 2), "too-late")


@clause("6.2")
def test_the_limit_is_120_turns_if_no_other_from_1_to_999_is_agreed() -> None:
    assert larceny.load("casse").options["turn_limit"] == 120
    assert larceny.load("casse", turn_limit=999).options["turn_limit"] == 999
    for wrong in (0, 1000):
        with pytest.raises(larceny.BadOption):
            larceny.load("casse", turn_limit=wrong)
    first = inside("move r1c6", turn_limit=1)
    assert first.outcome is not None
    assert first.outcome.reason == "too-late"


@clause("6.2")
def test_a_failed_try_in_the_last_turn_is_too_late_and_scores_nothing() -> None:
    match = inside("move r2c6", *STAY, "move r1c5 try", "lock closed", turn_limit=2, version="long")
    assert match.view(None)["result"] == "too-late"
    assert match.view(None)["scores"] == [0, 0, 0]
    out = inside("move r2c6", *STAY, "move r1c5 try", "lock open", turn_limit=2, version="long")
    assert out.view(None)["result"] == "escaped"


@clause("6.3")
def test_when_the_round_is_over_the_thiefs_sheet_is_laid_open() -> None:
    match = inside("move r1c4", *STAY, "move r1c7", turn_limit=2)
    for observer in (None, 1, 2):
        seen = match.view(observer)
        assert seen["thief_square"] == "r1c7"
        assert seen["sheet"] == {
            "stops": ["r1c5", "r1c4", "r1c7"],
            "path": ["r1c5", "r1c4", "r1c5", "r1c6", "r1c7"],
            "works": 0,
            "destroyed": [3],
            "power_off": False,
        }
        assert happened(match, observer)[-3:] == ["laid-entry", "laid-stop", "laid-stop"]


@clause("6.2", "6.3")
def test_the_way_in_is_laid_open_however_long_the_thief_stays() -> None:
    match = inside("move r1c6", turn_limit=125, enter="W1")
    for turn in range(124):
        stay = ("walk r6c10", "walk r6c12")[turn % 2]
        go(match, "roll 1 eye", stay, "no-look", ("move r1c7", "move r1c6")[turn % 2])
    assert match.outcome is not None
    laid = [event for event in match.events(1) if event["event"].startswith("laid-")]
    assert laid[0]["event"] == "laid-entry"
    assert [event["value"] for event in laid[1:]] == [*range(6, 126)], "the sheet has room for 120 stops"
    sheet = match.view(1)["sheet"]
    assert (sheet["stops"][0], sheet["stops"][-1], len(sheet["stops"])) == ("r1c5", "r1c6", 121)


@clause("6.3")
@pytest.mark.parametrize(
    ("turns", "begins"), [(120, ["r1c5", "r2c5", "r3c5", "r3c6", "r3c7"]), (121, ["r3c7", "r3c8"])]
)
def test_the_way_is_drawn_from_the_entry_on_until_the_stop_after_it_is_written_over(
    turns: int, begins: list[str]
) -> None:
    match = inside("move r3c6", turn_limit=turns)
    for turn in range(turns - 1):
        stay = ("walk r6c10", "walk r6c12")[turn % 2]
        go(match, "roll 1 eye", stay, "no-look", ("move r3c7", "move r3c8")[turn % 2])
    sheet = match.view(1)["sheet"]
    assert sheet["stops"][0] == "r1c5"
    assert sheet["path"][: len(begins)] == begins
    assert (PATH_SIGN in match.text(1)) == (turns == 120)


@clause("6.3")
def test_chosen_locks_are_laid_open_and_others_stay_undrawn() -> None:
    chosen = inside("move r1c6", turn_limit=1, chosen_locks="on", locks=LOCKS)
    assert chosen.view(0)["locks"] == dict(lock.split(" ") for lock in LOCKS)
    assert happened(chosen, 0).count("laid-lock") == 11
    drawn = inside("move r1c6", turn_limit=1)
    assert set(drawn.view(0)["locks"].values()) == {"unturned"}


@clause("6.3")
def test_in_the_long_version_a_round_is_laid_open_before_the_next_begins() -> None:
    match = inside("move r1c4", turn_limit=1, version="long")
    told = happened(match, 1)
    assert told[told.index("laid-entry") :] == ["laid-entry", "laid-stop", "scored", "round"]
    assert go(match, "art r2c6").view(1)["sheet"] is not None, "now p2 is the thief"
