"""Golden games: whole transcripts, and what each observer read of them."""

from __future__ import annotations

import pytest

import larceny
from tests.games.casse.golden_games import FEATURES, FOLDER, GAMES, features, seen

PLAYERS = pytest.mark.parametrize("players", GAMES)


def golden(name: str) -> str:
    """A file of the golden folder."""
    return (FOLDER / name).read_text(encoding="utf-8")


@PLAYERS
def test_a_golden_game_replays_to_the_same_transcript(players: int) -> None:
    assert larceny.replay(golden(f"{players}.txt")).transcript() == golden(f"{players}.txt")


@PLAYERS
def test_of_a_golden_game_every_observer_reads_the_same_as_before(players: int) -> None:
    assert seen(larceny.replay(golden(f"{players}.txt"))) == golden(f"{players}.seen.txt")


@PLAYERS
def test_a_golden_game_visits_what_it_was_recorded_for(players: int) -> None:
    match = larceny.replay(golden(f"{players}.txt"))
    assert match.game.options == larceny.load("casse", players, **GAMES[players]).options
    assert features(match) >= FEATURES[players]


def test_every_golden_game_has_its_companion() -> None:
    names = sorted(file.name for file in FOLDER.iterdir())
    assert names == sorted(f"{players}{end}" for players in GAMES for end in (".txt", ".seen.txt"))
