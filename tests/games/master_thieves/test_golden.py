"""Golden games: whole transcripts, and what each observer read of them."""

from __future__ import annotations

import pytest

import larceny
from tests.games.master_thieves.golden_games import FOLDER, GAMES, features, seen, wanted
from tests.games.master_thieves.referee import recount

EVERY = pytest.mark.parametrize("name", GAMES)


def golden(name: str) -> str:
    """A file of the golden folder, byte for byte."""
    return (FOLDER / name).read_bytes().decode("utf-8")


@EVERY
def test_a_golden_game_replays_to_the_same_transcript(name: str) -> None:
    assert larceny.replay(golden(f"{name}.txt")).transcript() == golden(f"{name}.txt")


@EVERY
def test_of_a_golden_game_every_observer_reads_the_same_as_before(name: str) -> None:
    assert seen(larceny.replay(golden(f"{name}.txt"))) == golden(f"{name}.seen.txt")


@EVERY
def test_an_independent_referee_counts_the_same_for_a_golden_game(name: str) -> None:
    outcome = larceny.replay(golden(f"{name}.txt")).outcome
    assert outcome is not None
    assert recount(golden(f"{name}.txt")) == (outcome.reason, list(outcome.scores), list(outcome.winners))


@EVERY
def test_a_golden_game_visits_what_it_was_recorded_for(name: str) -> None:
    assert wanted(name) - features(larceny.replay(golden(f"{name}.txt"))) == set()


def test_every_golden_game_has_its_companion() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(
        f"{name}{end}" for name in GAMES for end in (".txt", ".seen.txt")
    )
