"""The contract finds what it is there to find: a stranger's game with one planted fault fails the right check."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import larceny
from larceny import testing
from larceny.engine.game import Game
from tests.contract.strangers import package_from

Change = tuple[str, str, str]
Check = Callable[[Game], object]


def stranger(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, *changes: Change) -> Game:
    monkeypatch.syspath_prepend(str(folder))
    return larceny.load(package_from("dieven", folder, name, *changes), players=3)


def test_a_strangers_game_without_a_fault_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = stranger(tmp_path, monkeypatch, "sound")
    testing.check_random_play(game, games=2)
    testing.check_secrecy(game, 0, pairs=20)
    testing.check_misuse(game, games=1)
    testing.check_replay(game, games=2)
    assert game.key == "sound.dieven"


LEAKS: dict[str, tuple[Change, Check]] = {
    "a_field_that_everyone_sees": (
        ("state.py", "hand: Grid = grid(SEATS, KINDS, OWNER)", "hand: Grid = grid(SEATS, KINDS, ALL)"),
        lambda game: testing.check_secrecy(game, 0, pairs=10),
    ),
    "a_stash_told_to_everyone": (
        ("rules.py", "STASH_MASKED, only(seat))", "STASH_MASKED, EVERYONE)"),
        lambda game: testing.check_masks(game, games=30),
    ),
    "a_stash_whispered_to_one_more": (
        ("rules.py", "STASH_MASKED, only(seat))", "STASH_MASKED, only(seat) | only(0))"),
        lambda game: testing.check_secrecy(game, 0, pairs=60),
    ),
    "a_private_event_too_many": (
        (
            "turn.py",
            "    enter_hand(state, seat, kind)\n",
            "    enter_hand(state, seat, kind)\n    show(state, 7, 3, kind, 0)\n",
        ),
        lambda game: testing.check_secrecy(game, 0, pairs=60),
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change, check = LEAKS[leak]
    game = stranger(tmp_path, monkeypatch, leak, change)
    with pytest.raises(AssertionError):
        check(game)


FAULTS: dict[str, tuple[Change, Check]] = {
    "a_view_that_forgets_what_only_some_have_seen": (
        ("view.py", '    view["loot"] = loot(seen)\n', ""),
        lambda game: testing.check_views(game, games=5),
    ),
    "a_lost_card": (
        ("piles.py", "    state.pile[kind] += count\n", "    state.pile[kind] += count - (kind == 6)\n"),
        lambda game: testing.check_random_play(game, games=20),
    ),
    "teams_that_do_not_win_as_one": (
        ("view.py", "def table(", "def teams(seen):\n    return [[0], [1, 2]]\n\n\ndef table("),
        lambda game: testing.check_random_play(game, games=3),
    ),
    "a_roll_unlike_the_odds": (
        ("choices.py", "left = below(desk, state.pile_count)", "left = below(desk, state.pile_count) // 2"),
        lambda game: testing.check_roll(game, games=2),
    ),
    "an_imagined_world_that_cannot_be": (
        ("belief.py", "- state.discard[kind]", "- 0 * state.discard[kind]"),
        lambda game: testing.check_worlds(game, games=5),
    ),
    "a_fact_that_is_recalled_wrongly": (
        ("belief.py", 'EVERYONE if face == "up" else', 'EVERYONE if face == "up" and i else'),
        lambda game: testing.check_recall(game, games=2),
    ),
    "a_fact_that_a_view_does_not_tell": (
        ("view.py", '"getaway_cars": seen.getaway_cars', '"getaway_cars": min(seen.getaway_cars, 1)'),
        lambda game: testing.check_recall(game, games=2),
    ),
    "an_action_listed_but_refused": (
        ("choices.py", "offer(desk, PLAY_SIREN)", "offer(desk, PLAY_SIREN)\n        offer(desk, PLAY_SIREN)"),
        lambda game: testing.check_notation(game, games=5),
    ),
}


def test_a_fact_is_not_forgotten_that_matters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten = ("belief.py", 'FORGOTTEN = ("swap_with"', 'FORGOTTEN = ("police", "swap_with"')
    lost = ("belief.py", "        state.police[KIND_OF[name] - POLICE] += 1\n", "        pass\n")
    with pytest.raises(AssertionError):
        testing.check_recall(stranger(tmp_path, monkeypatch, "forgetful", forgotten, lost), games=20)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change, check = FAULTS[fault]
    game = stranger(tmp_path, monkeypatch, fault, change)
    with pytest.raises(AssertionError):
        check(game)
