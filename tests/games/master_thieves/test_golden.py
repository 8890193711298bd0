"""What the golden games were recorded for; tests/contract/test_goldens.py replays them."""

from __future__ import annotations

import pytest

from tests.games.goldens import golden, match_of
from tests.games.master_thieves.golden_games import FOLDER, GAMES, features, wanted
from tests.games.master_thieves.referee import recount

EVERY = pytest.mark.parametrize("name", GAMES)


@EVERY
def test_an_independent_referee_counts_the_same_for_a_golden_game(name: str) -> None:
    outcome = match_of(FOLDER, name).outcome
    assert outcome is not None
    assert recount(golden(FOLDER, name)) == (outcome.reason, list(outcome.scores), list(outcome.winners))


@EVERY
def test_a_golden_game_visits_what_it_was_recorded_for(name: str) -> None:
    assert wanted(name) - features(match_of(FOLDER, name)) == set()
