"""The table server as machine code: most of what every move passes through, compiled ahead of time by mypyc.

It is the same source. `larceny warm --server` compiles it, which takes mypy, setuptools and a C compiler. Then
`larceny serve` takes it up, if it was made from exactly the sources that are installed; else it runs interpreted, as it
does where LARCENY_MODE is python. As with the rules a hash of all sources names the folder: no edit meets stale code.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.machinery
import importlib.metadata
import importlib.util
import json
import logging
import shlex
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

from larceny.engine import cache
from larceny.engine.mode import PYTHON, mode
from larceny.games import keys

# All of them or none: they know each other's objects by their place in memory. Not among them are modules whose
# functions Numba reads, whose classes are made at run time, or which the command line imports before it knows what it
# is to do; nor those with types of messages: mypyc forgets what `Annotated` says of a field. A frozen dataclass that is
# compiled cannot be unpickled: so a match with a pledge (fairness) is not pickled in the process of a server.
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
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
GROUP = "larceny"
LIBRARY = f"{GROUP}__mypyc"  # which all of them share
SIZES = "sizes.json"  # of all files, in bytes
MAKERS = ("mypyc", "setuptools")
NOT_SOURCES = shutil.ignore_patterns("__pycache__", "static")
# What is not typed elsewhere is none of its business, nor are settings for mypy that lie about where it is called.
FLAGS = ("--ignore-missing-imports", "--explicit-package-bases", "--config-file=")
log = logging.getLogger("larceny.server")


def home() -> Path:
    """Where the machine code of these sources is, or would be."""
    try:
        maker = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        maker = ""
    return cache.folder(KEY, [SUFFIX, maker])


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


def build(folder: Path, modules: Sequence[str] = MODULES) -> None:
    """Compile into a folder, which is there when all of it went well."""
    from mypyc.build import mypycify
    from setuptools import setup

    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as work, contextlib.chdir(work):
        shutil.copytree(cache.PACKAGE, cache.PACKAGE.name, ignore=NOT_SOURCES)
        sources = [f"{module.replace('.', '/')}.py" for module in modules]
        extensions = mypycify([*FLAGS, *sources], opt_level="3", debug_level="0", group_name=GROUP)
        setup(
            name="larceny-server",
            packages=[],
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", "--build-lib", "built"],
        )
        built = Path("built")
        (built / SIZES).write_text(json.dumps(_sizes(built)))
        _put(built, folder)
    cache.forget_old(folder)


def _put(built: Path, folder: Path) -> None:
    """Move what was built to its place, unless somebody else was quicker; what is damaged there goes."""
    if is_whole(folder):
        return
    shutil.rmtree(folder, ignore_errors=True)
    try:
        built.rename(folder)
    except OSError:
        if not is_whole(folder):
            raise


def is_whole(folder: Path) -> bool:
    """Whether all of the machine code is there as it was built, and is for this machine."""
    try:
        return json.loads((folder / SIZES).read_bytes()) == _sizes(folder) and _loads(folder)
    except (OSError, ValueError):
        return False


def _sizes(folder: Path) -> dict[str, int]:
    return {str(path.relative_to(folder)): path.stat().st_size for path in folder.rglob(f"*{SUFFIX}")}


def _loads(folder: Path) -> bool:
    """Load the library that all modules share, if it can be."""
    if LIBRARY not in sys.modules:
        loader = importlib.machinery.ExtensionFileLoader(LIBRARY, str(folder / f"{LIBRARY}{SUFFIX}"))
        spec = importlib.util.spec_from_loader(LIBRARY, loader)
        assert spec is not None
        try:
            library = importlib.util.module_from_spec(spec)
            loader.exec_module(library)
        except ImportError:
            return False
        sys.modules[LIBRARY] = library  # where its modules look for it
    return True


def take_up() -> bool:
    """Let the imports that follow find the machine code, if there is some and none of the modules is there yet."""
    if mode() == PYTHON or any(module in sys.modules for module in MODULES):
        return False
    if not any(cache.root().glob(f"{KEY}-*")):  # as nearly everywhere: no source need be read
        return False
    folder = home()
    if trouble := _trouble(folder):
        log.warning("the machine code of the tables is left aside: %s", trouble)
        return False
    # In this order: what a game imports of the engine is to be machine code, too.
    for package in sorted({module.rpartition(".")[0] for module in MODULES}):
        importlib.import_module(package).__path__.insert(0, str(folder.joinpath(*package.split("."))))
    return True


def _trouble(folder: Path) -> str:
    """Why machine code that there is, here or beside, is not to be used."""
    if not folder.is_dir():
        return "it was made from other sources, or by other tools; larceny warm --server makes it anew"
    if not cache.is_trusted(folder.parent):
        return "others may write to its folder"
    return "" if is_whole(folder) else "it is damaged; larceny warm --server makes it anew"
