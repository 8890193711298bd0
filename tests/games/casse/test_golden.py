"""What the golden games were recorded for; tests/contract/test_goldens.py replays them."""

from __future__ import annotations

import pytest

import larceny
from tests.games.casse.golden_games import FEATURES, FOLDER, GAMES, features
from tests.games.goldens import match_of

PLAYERS = pytest.mark.parametrize("players", GAMES)


@PLAYERS
def test_a_golden_game_visits_what_it_was_recorded_for(players: int) -> None:
    match = match_of(FOLDER, players)
    assert match.game.options == larceny.load("casse", players, **GAMES[players]).options
    assert features(match) >= FEATURES[players]
