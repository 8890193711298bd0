"""Golden games: whole transcripts, and what each observer read of them."""

from __future__ import annotations

import pytest

import larceny
from tests.games.schattendieb.golden_games import FEATURES, FOLDER, GAMES, RARE, TOO_RARE, features, seen
from tests.games.schattendieb.recount import recount
from tests.games.schattendieb.table import scores

PLAYERS = pytest.mark.parametrize("players", GAMES)


def golden(name: str) -> str:
    """A file of the golden folder, byte for byte."""
    return (FOLDER / name).read_bytes().decode("utf-8")


def match_of(players: int) -> larceny.Match:
    """A golden game, played again."""
    return larceny.replay(golden(f"{players}.txt"))


@PLAYERS
def test_a_golden_game_replays_to_the_same_transcript(players: int) -> None:
    assert match_of(players).transcript() == golden(f"{players}.txt")


@PLAYERS
def test_of_a_golden_game_every_observer_reads_the_same_as_before(players: int) -> None:
    assert seen(match_of(players)) == golden(f"{players}.seen.txt")


@PLAYERS
def test_an_independent_count_of_a_golden_game_gives_its_result(players: int) -> None:
    assert recount(golden(f"{players}.txt")) == list(scores(match_of(players)))


@PLAYERS
def test_a_golden_game_visits_what_it_was_recorded_for(players: int) -> None:
    match = match_of(players)
    assert match.game.options == larceny.load("schattendieb", players=players, **GAMES[players]).options
    assert FEATURES - TOO_RARE[players] - features(match) == set()


def test_the_golden_games_together_visit_everything_but_what_is_too_rare() -> None:
    assert FEATURES - set().union(*(features(match_of(players)) for players in GAMES)) <= RARE


def test_every_golden_game_has_its_companion() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(
        f"{players}{end}" for players in GAMES for end in (".txt", ".seen.txt")
    )
