"""Golden games: whole transcripts, and what each observer read of them."""

from __future__ import annotations

import pytest

from tests.games.goldens import assert_complete, golden, match_of, seen_move_by_move
from tests.games.master_thieves.golden_games import FOLDER, GAMES, features, wanted
from tests.games.master_thieves.referee import recount

EVERY = pytest.mark.parametrize("name", GAMES)


@EVERY
def test_a_golden_game_replays_to_the_same_transcript(name: str) -> None:
    assert match_of(FOLDER, name).transcript() == golden(FOLDER, name)


@EVERY
def test_of_a_golden_game_every_observer_reads_the_same_as_before(name: str) -> None:
    assert seen_move_by_move(match_of(FOLDER, name)) == golden(FOLDER, name, ".seen.txt")


@EVERY
def test_an_independent_referee_counts_the_same_for_a_golden_game(name: str) -> None:
    outcome = match_of(FOLDER, name).outcome
    assert outcome is not None
    assert recount(golden(FOLDER, name)) == (outcome.reason, list(outcome.scores), list(outcome.winners))


@EVERY
def test_a_golden_game_visits_what_it_was_recorded_for(name: str) -> None:
    assert wanted(name) - features(match_of(FOLDER, name)) == set()


def test_every_golden_game_has_its_companion() -> None:
    assert_complete(FOLDER, GAMES)
