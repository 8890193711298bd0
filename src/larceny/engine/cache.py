"""The cache: folders of machine code, each named by a hash of all that it was made from."""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import stat
import tempfile
from collections.abc import Sequence
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = ("*.py", "*.npz")  # rules, and what practice has taught: machine code is made of it, and bots play by it
WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH
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
    """LARCENY_CACHE, or else the user's cache folder, or a temporary one where that cannot be written."""
    if named := os.environ.get("LARCENY_CACHE"):
        return _made(Path(named))
    usual = _made(Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "larceny")
    if os.access(usual, os.W_OK):
        return usual
    return _made(Path(tempfile.gettempdir()) / f"larceny-{os.getuid() if hasattr(os, 'getuid') else 'cache'}")


def _made(folder: Path) -> Path:
    """A folder, for us alone if it is made now; its whole path, without links that others could turn elsewhere."""
    with contextlib.suppress(OSError):  # whoever needs it looks whether it is there
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return Path(os.path.realpath(folder))


def is_trusted(folder: Path) -> bool:
    """Whether only we, or root, can have laid something there: machine code is run as it lies there.

    Anybody can make a folder of any name where temporary files are.
    """
    try:
        found = folder.stat()
    except OSError:
        return False
    return not hasattr(os, "getuid") or (found.st_uid in (0, os.getuid()) and not found.st_mode & WRITABLE_BY_OTHERS)


def forget_old(newest: Path) -> None:
    """Delete the folders of older sources of the same kind but for the newest few."""
    if not is_trusted(newest.parent):
        return
    key = newest.name.rpartition("-")[0]
    others = [path for path in newest.parent.glob(f"{key}-*") if path != newest and path.is_dir()]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
