from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import larceny
from larceny.arena.entrants import code_of, make_ready
from larceny.arena.fixtures import Tournament
from larceny.arena.payoffs import hero_share, payoffs
from larceny.arena.ratings import ratings
from larceny.arena.results import HEAD, RESULTS, Results
from larceny.arena.trouble import Trouble
from larceny.arena.workers import play_all
from larceny.engine.kernel_set import OF_A_MATCH, OF_A_POLICY, OF_A_SEARCH, Kernels
from tests.contract.strangers import package_from

STRANGERS = "tests.arena.strangers"
PROGRAM = f"exec:{sys.executable} {Path(__file__).with_name('strangers.py')}"


def dieven(*entrants: str, seed: int = 5) -> Tournament:
    return Tournament(larceny.load("dieven", 3), entrants, seed)


def play(tournament: Tournament, games: int, workers: int = 1) -> list[dict[str, Any]]:
    return list(play_all(tournament, range(tournament.count(games)), workers))


@pytest.fixture(scope="module")
def once() -> list[dict[str, Any]]:
    """Two bots, twelve matches, one worker."""
    return play(dieven("greedy", "random"), 6)


def test_every_entrant_sits_as_often_on_every_seat_with_the_same_deals() -> None:
    tournament = dieven("greedy", "search", "random")
    fixtures = [tournament.fixture(number) for number in range(tournament.count(6))]
    assert len(fixtures) == 6 * 6
    assert Counter((one.hero, one.field, one.deal, one.place) for one in fixtures) == Counter(
        (hero, field, deal, seat)
        for hero in tournament.entrants
        for field in tournament.entrants
        if field != hero
        for deal in range(2)
        for seat in range(3)
    )


def test_whole_deals_are_played() -> None:
    assert dieven("greedy", "random").count(7) == 2 * 9


def test_the_hero_sits_alone_and_the_deal_is_the_same_for_all(once: list[dict[str, Any]]) -> None:
    for played in once:
        assert [seat for seat, name in enumerate(played["seats"]) if name == played["hero"]] == [played["place"]]
        assert set(played["seats"]) == {played["hero"], played["field"]}
    tournament = dieven("greedy", "random")
    assert {one["deal"] for one in once} == {0, 1}
    assert tournament.game.start(5).state_bytes != tournament.game.start(6).state_bytes


def test_in_a_game_with_teams_one_entrant_plays_each_team() -> None:
    tournament = Tournament(larceny.load("casse", 3, setup="quick", turn_limit=3), ["greedy", "random"])
    all_played = play(tournament, 2)
    assert len(all_played) == 4
    for played in all_played:
        for role, team in enumerate(played["teams"]):
            expected = played["hero"] if role == played["place"] else played["field"]
            assert [played["seats"][seat] for seat in team] == [expected] * len(team)
    assert Counter((one["hero"], one["place"]) for one in all_played) == Counter(
        (hero, role) for hero in ("greedy", "random") for role in (0, 1)
    )


def test_where_teams_change_each_plays_for_himself_in_every_seat() -> None:
    """In the long version each is the thief once, and most works win: who is the thief at first has no part in it."""
    tournament = Tournament(larceny.load("casse", 3, version="long", setup="quick", turn_limit=2), ["greedy", "random"])
    all_played = play(tournament, 3)
    assert Counter((one["hero"], one["place"]) for one in all_played) == Counter(
        (hero, seat) for hero in ("greedy", "random") for seat in range(3)
    )
    for played in all_played:
        assert [seat for seat, name in enumerate(played["seats"]) if name == played["hero"]] == [played["place"]]
        assert played["teams"] == []
        assert hero_share(played) == (played["place"] in played["winners"]) / len(played["winners"])
    assert {one.role for one in payoffs(all_played)} == {one.role for one in ratings(all_played)} == {None}


def test_two_workers_play_the_same_even_if_one_is_killed(once: list[dict[str, Any]]) -> None:
    tournament = dieven("greedy", "random")
    coming = play_all(tournament, range(tournament.count(6)), 2)
    all_played = [next(coming)]
    victims = multiprocessing.active_children()
    assert len(victims) == 2
    for victim in victims:
        assert victim.pid is not None
        os.kill(victim.pid, signal.SIGKILL)
    all_played += coming
    assert all_played == once
    assert not multiprocessing.active_children()


def test_nothing_is_compiled_unless_a_bot_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[tuple[str, ...]] = []
    monkeypatch.setenv("LARCENY_MODE", "compiled")
    monkeypatch.setattr(Kernels, "build", lambda _, names: built.append(names))
    game = larceny.load("dieven")
    make_ready(game, ["greedy", "random", f"{STRANGERS}:First", PROGRAM])
    assert built == []
    make_ready(game, ["greedy", "search"])
    assert built == [OF_A_MATCH + OF_A_SEARCH + OF_A_POLICY]


def keep(folder: Path, all_played: list[dict[str, Any]]) -> None:
    with Results(folder, dieven("greedy", "random").head()) as results:
        for played in all_played:
            results.add(played)


def test_results_go_on_where_they_stopped_to_the_same_bytes(tmp_path: Path, once: list[dict[str, Any]]) -> None:
    keep(tmp_path / "whole", once)
    keep(tmp_path / "cut", once[:5])
    file = tmp_path / "cut" / RESULTS
    file.write_bytes(file.read_bytes()[:-7])
    tournament = dieven("greedy", "random")
    with Results(tmp_path / "cut", tournament.head()) as results:
        assert results.played == once[:4]
        for played in play_all(tournament, range(4, tournament.count(6)), 2):
            results.add(played)
    for name in (HEAD, RESULTS):
        assert (tmp_path / "cut" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_a_folder_holds_one_tournament(tmp_path: Path) -> None:
    keep(tmp_path, [])
    with pytest.raises(Trouble) as trouble:
        Results(tmp_path, dieven("greedy", "random", seed=6).head())
    assert trouble.value.reason == "arena-another"


def test_other_code_does_not_go_on_with_a_tournament(tmp_path: Path) -> None:
    head = dieven("greedy", "random").head()
    for changed in ({**head, "code": "0"}, {**head, "larceny": "0.0"}, {name: head[name] for name in [*head][2:]}):
        (tmp_path / HEAD).write_text(json.dumps(changed), encoding="utf-8")
        with pytest.raises(Trouble) as trouble:
            Results(tmp_path, head)
        assert trouble.value.reason == "arena-other-code"
        assert trouble.value.facts["version"] == changed.get("larceny", "?")
    (tmp_path / HEAD).write_text("[1]", encoding="utf-8")
    with pytest.raises(Trouble, match="arena-another"):
        Results(tmp_path, head)


def test_code_is_other_if_anything_is_changed_by_which_bots_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    ours = larceny.load("dieven")
    stranger = larceny.load(package_from("dieven", tmp_path, "coded"))
    before = code_of(stranger)
    assert code_of(ours) == code_of(ours) != code_of(larceny.load("schattendieb"))
    for name in ("levels.py", "policy.py", "practice.npz"):
        file = stranger.ruleset.folder / name
        file.write_bytes(file.read_bytes() + b"\n")
        assert code_of(stranger) != before
        before = code_of(stranger)


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    head = dieven("greedy", "random").head()
    with Results(tmp_path, head), pytest.raises(Trouble) as trouble:
        Results(tmp_path, head)
    assert trouble.value.reason == "arena-busy"
    keep(tmp_path, [])


def test_results_that_are_not_in_order_are_refused(tmp_path: Path) -> None:
    keep(tmp_path, [{"number": 1}])
    with pytest.raises(Trouble) as trouble:
        Results(tmp_path, dieven("greedy", "random").head())
    assert trouble.value.facts == {"file": str(tmp_path / RESULTS), "line": 1}


def test_a_class_and_a_program_of_strangers_play_alike() -> None:
    tournament = dieven(f"{STRANGERS}:First", PROGRAM)
    all_played = play(tournament, 3)
    assert len(all_played) == 6
    for seat in range(3):
        mirrored = [one for one in all_played if one["place"] == seat]
        assert mirrored[0]["scores"] == mirrored[1]["scores"], "both play the first move, wherever they sit"
    json.dumps(all_played)


@pytest.mark.parametrize(
    ("entrant", "reason", "word"),
    [
        (f"{STRANGERS}:Cheat", "arena-bot-failed", "steal everything"),
        (f"{STRANGERS}:Deadly", "arena-worker-died", "3"),
        (f"exec:{sys.executable} -c pass", "arena-bot-failed", "exec:"),
        (f"exec:{sys.executable} -c \"print('no')\"", "arena-bot-failed", "exec:"),
    ],
)
def test_a_bot_that_fails_ends_the_tournament(entrant: str, reason: str, word: str) -> None:
    with pytest.raises(Trouble) as trouble:
        play(dieven(entrant, "random"), 1)
    assert trouble.value.reason == reason
    assert word in str(trouble.value)


@pytest.mark.parametrize(
    ("entrants", "reason"),
    [
        (["greedy"], "arena-two-entrants"),
        (["greedy", "greedy"], "arena-two-entrants"),
        (["greedy", "clever"], "no-such-level"),
        (["greedy", "exec: "], "arena-no-command"),
        (["greedy", "nowhere:Bot"], "arena-no-class"),
        (["greedy", f"{STRANGERS}:Nobody"], "arena-no-class"),
        (["greedy", f"{STRANGERS}:__name__"], "arena-no-class"),
        (["greedy", ":"], "arena-no-class"),
        (["greedy", "raises:Bot"], "arena-no-class"),
        (["greedy", "leaves:Bot"], "arena-no-class"),
        (["greedy", "torn:Bot"], "arena-no-class"),
    ],
)
def test_who_cannot_enter_is_refused_before_anything_is_played(
    entrants: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, source in (("raises", "1 / 0"), ("leaves", "raise SystemExit"), ("torn", "class Bot(")):
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(Trouble) as trouble:
        dieven(*entrants)
    assert trouble.value.reason == reason
