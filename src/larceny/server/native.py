"""The table server as machine code: what every move passes through, compiled ahead of time by mypyc.

It is the same source. `larceny warm --server` compiles it, which takes mypy, setuptools and a C compiler. Then
`larceny serve` takes it up, if it was made from exactly the sources that are installed; else it runs interpreted, as it
does where LARCENY_MODE is python. As with the rules a hash of all sources names the folder: no edit meets stale code.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from larceny.engine import cache
from larceny.engine.mode import PYTHON, mode
from larceny.games import keys

# All of them or none: they know each other's objects by their place in memory. Not among them are modules whose
# functions Numba reads, whose classes are made at run time, or which the command line imports before it knows what it
# is to do; nor those with types of messages: mypyc forgets what `Annotated` says of a field.
ENGINE = ("events", "fairness", "game", "match", "narrator", "obstacles", "parts", "prose", "scene", "undo")
SERVER = (
    *("allowances", "answers", "attendant", "clocks", "frames", "handset", "hub", "identity", "links", "moment"),
    *("news", "peer", "pencil", "reception", "requests", "seating", "sockets", "statements", "store", "table", "talk"),
)
MODULES = (
    *(f"larceny.engine.{name}" for name in ENGINE),
    *(f"larceny.games.{key}.view" for key in keys()),  # what each game shows after every move
    *(f"larceny.server.{name}" for name in SERVER),
)
KEY = "server"
MAKERS = ("mypyc", "setuptools")
NOT_SOURCES = shutil.ignore_patterns("__pycache__", "static")
FLAGS = ("--ignore-missing-imports", "--explicit-package-bases")  # what is not typed elsewhere is none of its business


def home() -> Path:
    """Where the machine code of these sources is, or would be."""
    return cache.folder(KEY, [sysconfig.get_config_var("EXT_SUFFIX")])


def in_use() -> bool:
    """Whether the tables of this process run as machine code."""
    hub = sys.modules.get("larceny.server.hub")
    return hub is not None and Path(str(hub.__file__)).suffix != ".py"


def missing() -> str | None:
    """What it takes to compile and is not here."""
    for name in MAKERS:
        if importlib.util.find_spec(name) is None:
            return name
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return compiler
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return None if header.exists() else str(header)


def build(folder: Path) -> None:
    """Compile into a folder, which is there when all of it went well."""
    from mypyc.build import mypycify
    from setuptools import setup

    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as work, contextlib.chdir(work):
        shutil.copytree(cache.PACKAGE, cache.PACKAGE.name, ignore=NOT_SOURCES)
        sources = [f"{module.replace('.', '/')}.py" for module in MODULES]
        extensions = mypycify([*FLAGS, *sources], opt_level="3", debug_level="0")
        setup(
            name="larceny-server",
            packages=[],
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", "--build-lib", "built"],
        )
        if not folder.is_dir():  # nobody else was quicker
            Path("built").rename(folder)
    cache.forget_old(folder)


def take_up() -> bool:
    """Let the imports that follow find the machine code, if there is some and none of the modules is there yet."""
    if mode() == PYTHON or any(module in sys.modules for module in MODULES):
        return False
    if not any(cache.root().glob(f"{KEY}-*")):  # as nearly everywhere: no source need be read
        return False
    folder = home()
    if not folder.is_dir():
        return False
    sys.path.append(str(folder))  # the library that all of them share
    # In this order: what a game imports of the engine is to be machine code, too.
    for package in sorted({module.rpartition(".")[0] for module in MODULES}):
        importlib.import_module(package).__path__.insert(0, str(folder.joinpath(*package.split("."))))
    return True
