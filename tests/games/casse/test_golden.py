"""Golden games: whole transcripts, and what each observer read of them."""

from __future__ import annotations

import pytest

import larceny
from tests.games.casse.golden_games import FEATURES, FOLDER, GAMES, features, seen
from tests.games.goldens import assert_complete, golden, match_of

PLAYERS = pytest.mark.parametrize("players", GAMES)


@PLAYERS
def test_a_golden_game_replays_to_the_same_transcript(players: int) -> None:
    assert match_of(FOLDER, players).transcript() == golden(FOLDER, players)


@PLAYERS
def test_of_a_golden_game_every_observer_reads_the_same_as_before(players: int) -> None:
    assert seen(match_of(FOLDER, players)) == golden(FOLDER, players, ".seen.txt")


@PLAYERS
def test_a_golden_game_visits_what_it_was_recorded_for(players: int) -> None:
    match = match_of(FOLDER, players)
    assert match.game.options == larceny.load("casse", players, **GAMES[players]).options
    assert features(match) >= FEATURES[players]


def test_every_golden_game_has_its_companion() -> None:
    assert_complete(FOLDER, GAMES)
