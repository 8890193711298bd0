"""What the golden games were recorded for; tests/contract/test_goldens.py replays them."""

from __future__ import annotations

import pytest

import larceny
from tests.games.dieven.golden_games import FEATURES, FOLDER, GAMES, TOO_RARE, features
from tests.games.dieven.recount import recount
from tests.games.dieven.table import scores
from tests.games.goldens import golden, match_of

PLAYERS = pytest.mark.parametrize("players", GAMES)


@PLAYERS
def test_an_independent_count_of_a_golden_game_gives_its_result(players: int) -> None:
    assert recount(golden(FOLDER, players)) == list(scores(match_of(FOLDER, players)))


@PLAYERS
def test_a_golden_game_visits_what_it_was_recorded_for(players: int) -> None:
    match = match_of(FOLDER, players)
    assert match.game.options == larceny.load("dieven", players=players, **GAMES[players]).options
    assert FEATURES - TOO_RARE[players] - features(match) == set()


def test_the_golden_games_together_visit_everything_and_know_every_option() -> None:
    assert FEATURES - set().union(*(features(match_of(FOLDER, players)) for players in GAMES)) == set()
    values = {(name, value) for players in GAMES for name, value in match_of(FOLDER, players).game.options.items()}
    assert len({name for name, _ in values}) == 5
    assert all(len({value for name, value in values if name == option}) == 2 for option, _ in values)
