"""Transcripts of tables that have promised fair shuffles: read strictly, each fault a sentence with its line."""

from __future__ import annotations

import re

import pytest

import larceny
from tests.engine.exports import HonestTable


@pytest.fixture(scope="module")
def running() -> str:
    """A game under way: the seed is still secret."""
    table = HonestTable("dieven", 3, 1)
    table.start()
    return table.match.transcript()


@pytest.fixture(scope="module")
def over() -> str:
    """The same game when it is over."""
    table = HonestTable("dieven", 3, 1)
    table.start()
    table.finish()
    return str(table.export()["transcript"])


def line_of(transcript: str, beginning: str) -> int:
    return next(i for i, line in enumerate(transcript.splitlines(), start=1) if line.startswith(beginning))


def test_the_promise_stands_in_the_head_after_the_options(over: str, running: str) -> None:
    words = [line.split()[0] for line in over.split("\n\n")[0].splitlines()]
    assert words == ["game", "rules", "players", *["option"] * 5, "commitment", "table", *["nonce"] * 3, "seed"]
    assert "\nseed" not in running


def test_a_transcript_makes_itself_again(over: str, running: str) -> None:
    for transcript in (over, running):
        match = larceny.replay(transcript)
        assert match.transcript() == transcript
        assert match.seed is None


def test_head_lines_may_stand_in_any_order(over: str) -> None:
    head, moves = over.split("\n\n")
    backwards = "\n".join(reversed(head.splitlines()))
    assert larceny.replay(f"{backwards}\n\n{moves}").transcript() == over


def test_without_the_seed_chance_is_played_as_written(over: str) -> None:
    withheld = re.sub(r"seed .*\n", "", over)
    match = larceny.replay(withheld)
    assert match.state_bytes == larceny.replay(over).state_bytes
    assert match.fairness is not None
    assert match.fairness.seed is None


def test_chance_that_the_seed_does_not_give_is_refused_with_its_line(over: str) -> None:
    number = line_of(over, "5 chance deal")
    card = over.splitlines()[number - 1].split()[-1]
    altered = re.sub(r"\n5 chance deal .*", f"\n5 chance deal {'1' if card != '1' else '2'}", over)
    with pytest.raises(larceny.BadTranscript, match=f"the seed gives chance 'deal {card}'") as caught:
        larceny.replay(altered)
    assert caught.value.facts["line"] == number


def test_a_transcript_cut_in_the_middle_of_a_deal_is_refused(over: str) -> None:
    with pytest.raises(larceny.BadTranscript, match="still has cards to deal"):
        larceny.replay("\n".join(over.splitlines()[: line_of(over, "6 chance")]))


HEX = "[0-9a-f]+"


@pytest.mark.parametrize(
    ("pattern", "replacement", "at", "complaint"),
    [
        (rf"seed {HEX}", "seed " + "00" * 32, "seed", "not the seed that the table committed itself to"),
        (rf"commitment {HEX}", "commitment " + "00" * 32, "seed", "not the seed that the table committed itself to"),
        (r"table table-1", "table table-2", "seed", "not the seed that the table committed itself to"),
        (rf"nonce p2 {HEX}", "nonce p2 " + "00" * 16, "1 chance", "the seed gives"),
        (rf"seed {HEX}", "seed 7", "seed", "the seed of a commitment is 64 hexadecimal digits"),
        (rf"seed ({HEX})", r"seed \g<1>0", "seed", "is 64 hexadecimal digits"),
        (rf"commitment {HEX}", "commitment 00", "commitment", "a commitment is 64 hexadecimal digits"),
        (rf"commitment {HEX}", "commitment " + "AA" * 32, "commitment", "a commitment is 64 hexadecimal digits"),
        (rf"nonce p2 {HEX}", "nonce p2 123", "nonce p2", "a nonce is 32 hexadecimal digits"),
        (rf"nonce p2 {HEX}\n", "", "commitment", "the nonce of p2 is missing"),
        (r"nonce p2", "nonce p4", "nonce p4", "'p4' is no seat"),
        (r"nonce p2", "nonce p1", "nonce p3", "'nonce p1' is said twice"),
        (r"nonce p2", "nonce", "nonce 1", "no proper head line"),
        (r"table table-1\n", "", "commitment", "the table of this commitment is missing"),
        (r"table table-1", "table tisch/1", "table", "the name of a table is"),
        (r"table table-1", "table a\ntable a", "nonce p1", "'table' is said twice"),
        (rf"commitment {HEX}\n", "", "table", "'table' says nothing without a commitment"),
        (rf"commitment {HEX}\ntable \S+\n", "", "nonce p1", "'nonce p1' says nothing without a commitment"),
        (rf"commitment {HEX}\n(.+\n)+seed", "seed", "seed", "a seed of 64 hexadecimal digits says nothing"),
        (r"seed", "position {}\nseed", "position", "begins with its set-up, not from a position"),
    ],
)
def test_a_fault_is_named_with_its_line(over: str, pattern: str, replacement: str, at: str, complaint: str) -> None:
    wrong = re.sub(pattern, replacement, over, count=1)
    assert wrong != over
    with pytest.raises(larceny.BadTranscript, match=complaint) as caught:
        larceny.replay(wrong)
    place = caught.value.facts["line"]
    assert isinstance(place, int)
    if complaint != "no proper head line" and "twice" not in complaint:
        assert wrong.splitlines()[place - 1].startswith(at)
