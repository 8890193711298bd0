"""Golden games: whole transcripts, and what each observer read of them."""

from __future__ import annotations

import pytest

import larceny
from tests.games.goldens import assert_complete, golden, match_of, seen_move_by_move
from tests.games.schattendieb.golden_games import FEATURES, FOLDER, GAMES, RARE, TOO_RARE, features
from tests.games.schattendieb.recount import recount
from tests.games.schattendieb.table import scores

PLAYERS = pytest.mark.parametrize("players", GAMES)


@PLAYERS
def test_a_golden_game_replays_to_the_same_transcript(players: int) -> None:
    assert match_of(FOLDER, players).transcript() == golden(FOLDER, players)


@PLAYERS
def test_of_a_golden_game_every_observer_reads_the_same_as_before(players: int) -> None:
    assert seen_move_by_move(match_of(FOLDER, players)) == golden(FOLDER, players, ".seen.txt")


@PLAYERS
def test_an_independent_count_of_a_golden_game_gives_its_result(players: int) -> None:
    assert recount(golden(FOLDER, players)) == list(scores(match_of(FOLDER, players)))


@PLAYERS
def test_a_golden_game_visits_what_it_was_recorded_for(players: int) -> None:
    match = match_of(FOLDER, players)
    assert match.game.options == larceny.load("schattendieb", players=players, **GAMES[players]).options
    assert FEATURES - TOO_RARE[players] - features(match) == set()


def test_the_golden_games_together_visit_everything_but_what_is_too_rare() -> None:
    assert FEATURES - set().union(*(features(match_of(FOLDER, players)) for players in GAMES)) <= RARE


def test_every_golden_game_has_its_companion() -> None:
    assert_complete(FOLDER, GAMES)
