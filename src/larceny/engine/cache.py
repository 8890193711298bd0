"""The cache: folders of machine code, each named by a hash of all that it was made from."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = ("*.py", "*.npz")  # rules, and what practice has taught: machine code is made of it, and bots play by it
KEPT = 4  # of each kind: an edited source leaves its old folder behind, the newest few stay


def folder(key: str, marks: Sequence[str], *sources: Path) -> Path:
    """Where what was made from exactly these sources and the package's own is kept; marks are what counts besides."""
    return root() / f"{key}-{digest([platform.python_version(), *marks], PACKAGE, *sources)}"


def digest(marks: Sequence[str], *homes: Path) -> str:
    """A hash of these marks and of all sources in these folders."""
    found = hashlib.sha256("\0".join(marks).encode())
    for home in homes:
        for path in sorted(path for kind in SOURCES for path in home.rglob(kind)):
            found.update(str(path.relative_to(home)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:24]


def root() -> Path:
    """LARCENY_CACHE, or the user's cache folder, or a temporary one where that cannot be written."""
    if named := os.environ.get("LARCENY_CACHE"):
        return Path(named)
    usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "larceny"
    try:
        usual.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir()) / f"larceny-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"
    return usual


def forget_old(newest: Path) -> None:
    """Delete the folders of older sources of the same kind but for the newest few."""
    key = newest.name.rpartition("-")[0]
    others = [path for path in newest.parent.glob(f"{key}-*") if path != newest and path.is_dir()]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
