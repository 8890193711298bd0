"""Transcripts: read strictly, each fault a sentence with its line."""

from __future__ import annotations

import pytest

import larceny


@pytest.fixture(scope="module")
def transcript() -> str:
    match = larceny.load("dieven", players=3).start(seed=5)
    while match.movers():
        seat = match.movers()[0]
        match.play_id(seat, match.legal_ids(seat)[0])
    return match.transcript()


def test_a_transcript_begins_with_its_head_and_ends_with_the_result(transcript: str) -> None:
    head, moves = transcript.split("\n\n")
    assert head.splitlines() == [
        *("game dieven", "rules 1", "players 3"),
        *("option siren others", "option clear all", "option raid_tie all", "option reshuffle all"),
        *("option getaways 7", "seed 5"),
    ]
    assert moves.splitlines()[0].startswith("1 chance first p")
    assert moves.splitlines()[-1].startswith("result p1=")


def test_options_may_stand_in_any_order_and_defaults_may_be_left_out(transcript: str) -> None:
    lines = transcript.splitlines()
    assert larceny.replay("\n".join([*lines[:3], *lines[8:]])).outcome is not None
    assert larceny.replay("\n".join([*lines[:3], *reversed(lines[3:8]), *lines[8:]])).outcome is not None


def test_without_the_seed_the_same_state_is_reached_by_hand(transcript: str) -> None:
    by_hand = larceny.replay(transcript.replace("seed 5\n", ""))
    assert by_hand.state_bytes == larceny.replay(transcript).state_bytes
    assert by_hand.seed is None


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("game dieven", "game chess", "no game"),
        ("rules 1", "rules 99", "played by rules 99"),
        ("players 3", "players 4", "Line"),
        ("players 3", "players many", "no number of players"),
        ("option getaways 7", "option getaways 70", "1-8"),
        ("seed 5", "seed five", "no number"),
        ("seed 5", "seed 6", "the seed gives"),
        ("seed 5", "deal me in", "neither a head line"),
        ("\n2 chance", "\n3 chance", "move 2 is missing"),
        (" chance deal", " dealer deal", "Line"),
        ("result p1=", "result p1=9", "the result of these moves is"),
        ("game dieven\n", "", "does not say its game"),
    ],
)
def test_a_fault_is_named_with_its_line(transcript: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(larceny.LarcenyError, match=complaint):
        larceny.replay(transcript.replace(old, new, 1))


def test_a_move_that_the_rules_do_not_allow_is_refused_with_its_reason(transcript: str) -> None:
    lines = transcript.replace("seed 5\n", "").splitlines()
    place = next(i for i, line in enumerate(lines) if " stash " in line or " give " in line)
    lines[place] = lines[place].split(" ")[0] + " " + lines[place].split(" ")[1] + " take p1 0"
    with pytest.raises(larceny.BadTranscript, match=r"only in a swap|No such card") as caught:
        larceny.replay("\n".join(lines))
    assert caught.value.facts["line"] == place + 1


def test_a_transcript_cut_in_the_middle_of_a_deal_is_refused(transcript: str) -> None:
    with pytest.raises(larceny.BadTranscript, match="still has cards to deal"):
        larceny.replay("\n".join(transcript.splitlines()[:14]))


def test_what_is_no_text_is_refused() -> None:
    for wrong in (None, 5, b"game dieven", "x" * 20_000_001, "", "\0"):
        with pytest.raises(larceny.BadTranscript):
            larceny.replay(wrong)  # type: ignore[arg-type]  # the fault under test


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (" chance first", " p0 first", "no seat"),
        (" chance first", " p" + "9" * 5000 + " first", "no seat"),
        ("players 3", "players 3\nplayers 3", "said twice"),
        ("option clear all", "option clear all\noption clear one", "said twice"),
        ("option clear all", "option players 4", "has no option"),
        ("\n\n1 chance", "\nresult p1=0 p2=0 p3=0\n\n1 chance", "nothing comes after"),
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(transcript: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(larceny.LarcenyError, match=complaint):
        larceny.replay(transcript.replace("seed 5\n", "").replace(old, new, 1))
