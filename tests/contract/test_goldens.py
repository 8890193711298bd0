"""Golden games of every game: whole transcripts, and what each observer read of them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from larceny import testing
from larceny.games import keys
from tests.games.goldens import golden, match_of, seen_move_by_move

FEWEST = 3  # golden games of each game

RECORDED: dict[str, ModuleType] = {key: import_module(f"tests.games.{key}.golden_games") for key in keys()}
EVERY = [pytest.param(key, name, id=f"{key}-{name}") for key, recorded in RECORDED.items() for name in recorded.GAMES]
every_golden_game = pytest.mark.parametrize(("key", "name"), EVERY)


def folder_of(key: str) -> Path:
    folder: Path = RECORDED[key].FOLDER
    return folder


@every_golden_game
def test_a_golden_game_is_whole_and_replays_to_the_same_transcript(key: str, name: object) -> None:
    testing.check_golden(folder_of(key) / f"{name}.txt")


@every_golden_game
def test_of_a_golden_game_every_observer_reads_the_same_as_before(key: str, name: object) -> None:
    seen = getattr(RECORDED[key], "seen", seen_move_by_move)  # a game may have a way of its own to write it down
    assert seen(match_of(folder_of(key), name)) == golden(folder_of(key), name, ".seen.txt")


@pytest.mark.parametrize("key", keys())
def test_there_are_golden_games_each_with_its_companion_and_nothing_else(key: str) -> None:
    names = list(RECORDED[key].GAMES)
    assert len(names) >= FEWEST, f"{key} has too few golden transcripts"
    wanted = sorted(f"{name}{end}" for name in names for end in (".txt", ".seen.txt"))
    assert sorted(file.name for file in folder_of(key).iterdir()) == wanted
