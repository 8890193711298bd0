"""The cache of machine code: where it lies, and whose it must be."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from larceny.engine import cache

ROOT = Path(__file__).resolve().parents[2]
COMPILED = """
import larceny
assert larceny.load("tests.adapters.fingers").ruleset.compiled().play
"""
is_root = hasattr(os, "getuid") and os.getuid() == 0


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without a folder for caches; the folder for temporary files."""
    monkeypatch.delenv("LARCENY_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nowhere")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def compile_into(folder: Path) -> list[Path]:
    """Compile the rules of a small game; what is in the folder then."""
    variables = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "LARCENY_MODE": "auto"}
    subprocess.run([sys.executable, "-c", COMPILED], env={**variables, "LARCENY_CACHE": str(folder)}, check=True)
    return list(folder.iterdir())


def test_rules_are_neither_kept_nor_looked_for_where_others_may_write(tmp_path: Path) -> None:
    ours, everybodys = tmp_path / "ours", tmp_path / "everybody's"
    everybodys.mkdir()
    everybodys.chmod(0o777)
    assert compile_into(ours) != []
    assert compile_into(everybodys) == []


@pytest.mark.parametrize(("mode", "trusted"), [(0o700, True), (0o755, True), (0o770, False), (0o757, False)])
def test_a_folder_is_trusted_if_nobody_else_may_write_to_it(tmp_path: Path, mode: int, trusted: bool) -> None:
    tmp_path.chmod(mode)
    assert cache.is_trusted(tmp_path) is trusted
    assert not cache.is_trusted(tmp_path / "missing")


@pytest.mark.skipif(not is_root, reason="only root can give a folder away")
def test_a_folder_of_somebody_else_is_not_trusted(tmp_path: Path) -> None:
    os.chown(tmp_path, 12345, -1)
    assert not cache.is_trusted(tmp_path)


def test_a_folder_that_root_has_made_is_trusted() -> None:
    assert Path("/").stat().st_uid == 0
    assert cache.is_trusted(Path("/"))


def test_a_folder_among_temporary_files_is_for_us_alone(nowhere: Path) -> None:
    folder = cache.root()
    assert folder.parent == nowhere
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.skipif(is_root, reason="root may write everywhere")
def test_where_the_usual_folder_cannot_be_written_it_is_a_temporary_one(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = nowhere / "larceny"
    usual.mkdir(mode=0o500)
    monkeypatch.setenv("XDG_CACHE_HOME", str(nowhere))
    assert cache.root() != usual
    usual.chmod(0o700)
    assert cache.root() == usual


def test_nobody_can_turn_it_elsewhere_afterwards(nowhere: Path) -> None:
    mine, others = nowhere / "mine", nowhere / "others"
    mine.mkdir()
    others.mkdir()
    link = cache.root()
    link.rmdir()
    link.symlink_to(mine)
    folder = cache.root()
    link.unlink()
    link.symlink_to(others)
    assert folder == mine


def test_its_path_is_whole_however_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LARCENY_CACHE", "cache")
    assert cache.root() == tmp_path / "cache"


def test_old_code_is_deleted_nowhere_but_in_our_own_folder(tmp_path: Path) -> None:
    folders = [tmp_path / f"game-{number}" for number in range(cache.KEPT + 2)]
    for folder in folders:
        folder.mkdir()
    tmp_path.chmod(0o777)
    cache.forget_old(folders[0])
    assert len(list(tmp_path.iterdir())) == len(folders)
    tmp_path.chmod(0o700)
    cache.forget_old(folders[0])
    assert len(list(tmp_path.iterdir())) == cache.KEPT
