"""What the golden games were recorded for; tests/contract/test_goldens.py replays them."""

from __future__ import annotations

import pytest

import larceny
from tests.games.goldens import golden, match_of
from tests.games.schattendieb.golden_games import FEATURES, FOLDER, GAMES, RARE, TOO_RARE, features
from tests.games.schattendieb.recount import recount
from tests.games.schattendieb.table import scores

PLAYERS = pytest.mark.parametrize("players", GAMES)


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
