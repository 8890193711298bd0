"""Compiled rules: never stale, built beside play, and gone without a trace when Numba is not there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import larceny
from larceny.engine.compiler import cache_folder
from larceny.engine.kernel_set import WRITTEN, Kernels

SOURCES = Path(larceny.__file__).parent
PLAYOUT = "import larceny; print(larceny.playouts('dieven', 50, players=3, seed=1).scores)"


def run(code: str, package: Path, **environment: str) -> str:
    """Run code in a fresh process over a copy of the package; what it prints."""
    variables = {**os.environ, "PYTHONPATH": str(package), "LARCENY_MODE": "auto", **environment}
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(SOURCES, tmp_path / "package" / "larceny", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "package"


def test_every_kernel_is_declared_with_what_it_returns() -> None:
    assert Kernels.__annotations__.keys() == WRITTEN.keys()


def test_an_edited_rule_changes_the_compiled_playout(copy: Path, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    before = run(PLAYOUT, copy, LARCENY_CACHE=cache)
    assert run(PLAYOUT, copy, LARCENY_CACHE=cache) == before
    cards = copy / "larceny" / "games" / "dieven" / "cards.py"
    cards.write_text(cards.read_text().replace("END_VALUE = (0, 1, 2, 3, 1, 3)", "END_VALUE = (0, 1, 2, 9, 1, 3)"))
    assert run(PLAYOUT, copy, LARCENY_CACHE=cache) != before


def test_interpreted_and_compiled_playouts_are_the_same_games(copy: Path) -> None:
    assert run(PLAYOUT, copy, LARCENY_MODE="python") == run(PLAYOUT, SOURCES.parent)


def test_a_match_swaps_in_compiled_rules_while_it_is_played() -> None:
    code = """
import time, larceny
game = larceny.load('dieven', 4)
match = game.start(seed=1)
assert not game.ruleset.kernels.compiled
assert 'numba' not in __import__('sys').modules
while not game.ruleset.kernels.compiled:
    time.sleep(0.05)
twin = larceny.replay(match.transcript())
while match.movers():
    seat = match.movers()[0]
    match.play_id(seat, match.legal_ids(seat)[0])
    twin.play_id(seat, twin.legal_ids(seat)[0])
assert match._kernels.compiled and match.state_bytes == twin.state_bytes
print(match.outcome.scores)
"""
    assert run(code, SOURCES.parent).startswith("(")


def test_a_search_begins_interpreted_and_goes_on_compiled() -> None:
    code = """
import time, larceny, numpy
from larceny.engine.kernel_set import OF_A_SEARCH
bot = larceny.bot('dieven', 'search', simulations=5)
match = larceny.load('dieven', 4).start(seed=1)
seat = match.movers()[0]
def choice(): return bot.choose(match.view(seat), match.legal(seat), numpy.random.default_rng(1))
first = choice()
assert 'numba' not in __import__('sys').modules
while not bot.ruleset.at_hand(OF_A_SEARCH).compiled:
    time.sleep(0.05)
assert choice() == first
"""
    assert run(code, SOURCES.parent) == ""


def test_a_process_may_end_while_rules_are_being_compiled(tmp_path: Path) -> None:
    code = "import time, larceny; larceny.load('dieven').start(seed=1); time.sleep(1.5); print('done')"
    assert run(code, SOURCES.parent, LARCENY_CACHE=str(tmp_path)) == "done"


def test_without_numba_everything_runs_interpreted() -> None:
    code = """
import importlib.util, sys
sys.modules['numba'] = None
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)
import larceny
print(larceny.playouts('dieven', 3, seed=1).games, larceny.batch('dieven', n=2, seed=1).masks.sum() > 0)
"""
    assert run(code, SOURCES.parent) == "3 True"


def test_the_cache_need_not_be_writable() -> None:
    assert run(PLAYOUT, SOURCES.parent, LARCENY_CACHE="/proc/nowhere", LARCENY_MODE="auto").startswith("(")


def test_rules_that_the_cache_has_lost_are_compiled_again_with_all_that_calls_them(tmp_path: Path) -> None:
    scores = run(PLAYOUT, SOURCES.parent)
    kept = cache_folder("dieven", larceny.load("dieven").ruleset.folder)
    cache = shutil.copytree(kept, tmp_path / kept.name)
    lost = [path for path in cache.iterdir() if path.name.startswith("step-")]
    assert lost
    for path in lost:
        path.unlink()
    assert run(PLAYOUT, SOURCES.parent, LARCENY_CACHE=str(tmp_path)) == scores


def test_no_two_games_have_machine_code_of_one_name() -> None:
    from larceny.engine.kernels import go_on  # it takes a match's memory, which has the same type in all games

    compilers = [larceny.load(key).ruleset.compiled()._binder for key in larceny.games()]
    assert len({compiler.copy(go_on).__qualname__ for compiler in compilers}) == len(compilers)


def test_an_unknown_mode_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from larceny.engine.mode import mode

    monkeypatch.setenv("LARCENY_MODE", "turbo")
    with pytest.raises(larceny.LarcenyError, match="auto, python or compiled"):
        mode()


@pytest.mark.long  # all games are compiled anew
def test_no_compiled_rule_reads_or_writes_out_of_bounds() -> None:
    code = """
import larceny
for key in larceny.games():
    for players in larceny.load(key).ruleset.card.players:
        assert larceny.playouts(key, 3000, players=players, seed=1).games == 3000
print('in bounds')
"""
    assert run(code, SOURCES.parent, NUMBA_BOUNDSCHECK="1") == "in bounds"
