"""A stranger's game: a package outside Larceny, made from a copy of one of ours, with a planted change."""

from __future__ import annotations

import shutil
from pathlib import Path

import larceny


def package_from(key: str, folder: Path, name: str, *changes: tuple[str, str, str]) -> str:
    """Copy a game's folder to an importable package `name.game`; each change is (file, old text, new text)."""
    source = Path(larceny.__file__).parent / "games" / key
    copy = folder / name / key
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / name / "__init__.py").write_text("")
    for path in copy.glob("*.py"):
        path.write_text(path.read_text().replace(f"larceny.games.{key}", f"{name}.{key}"))
    for file, old, new in changes:
        text = (copy / file).read_text()
        assert old in text, f"{file} has changed: plant the fault elsewhere"
        (copy / file).write_text(text.replace(old, new))
    return f"{name}.{key}"
