"""The table server as machine code: compiled by the command, and played at over real sockets."""

from __future__ import annotations

import asyncio
import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from larceny.server import native
from tests.server.compiled import CLEAN, run
from tests.server.processes import ROOT, Server, environment
from tests.server.robots import FAULTS, check_log, play_out, robots_at

LACKING = native.missing()
COMPILING = 600.0  # seconds at most
TESTING = 1800.0
needs_a_compiler = pytest.mark.skipif(
    LACKING is not None, reason=f"there is no {LACKING} here, and without it the server runs interpreted"
)


class CleanServer(Server):
    """A server that has imported nothing before it is one."""

    def launch(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", str(self.database), "--no-open"]
        self.process = CLEAN.Process(target=run, args=([*words, *self.words], str(self.log)), daemon=True)  # type: ignore[assignment]  # as the other kind
        self.process.start()  # type: ignore[union-attr]  # see above

    def is_compiled(self) -> bool:
        numbers = self.ask("GET", "/metrics", token="numbers").body.decode()
        return "\nlarceny_compiled 1\n" in numbers


def compile_the_server(**variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "larceny", "warm", "--server", "--lang=en"],
        env=environment() | variables,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=COMPILING,
        check=False,
    )


@pytest.fixture
def compiled(tmp_path: Path) -> Iterator[CleanServer]:
    done = compile_the_server()
    assert done.returncode == 0, done.stderr
    server = CleanServer(tmp_path / "compiled")
    yield server
    server.kill()


@needs_a_compiler
def test_compiled_it_loses_and_doubles_no_move_either(compiled: CleanServer) -> None:
    assert compiled.is_compiled()
    tables = [robots_at(compiled, game, 4, FAULTS, seed) for seed, game in enumerate(("casse", "dieven"))]
    asyncio.run(play_out([robot for table in tables for robot in table], 240))
    compiled.kill()
    for table in tables:
        check_log(compiled, table)
    compiled.start()
    again = robots_at(compiled, "schattendieb", 4, FAULTS, 2)
    asyncio.run(play_out(again, 120))
    check_log(compiled, again)
    assert compiled.faults() == []


def test_it_runs_interpreted_where_that_is_asked_for(tmp_path: Path) -> None:
    server = CleanServer(tmp_path / "interpreted", "--interpreted")
    try:
        assert not server.is_compiled()
    finally:
        server.kill()


def test_without_a_compiler_it_is_said_what_is_missing(tmp_path: Path) -> None:
    refused = compile_the_server(PATH=str(tmp_path), LARCENY_CACHE=str(tmp_path))
    assert refused.returncode == 2
    assert refused.stderr.startswith("The table server cannot be compiled: ")
    assert refused.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("module", native.MODULES)
def test_no_type_of_message_is_compiled_for_its_limits_would_be_forgotten(module: str) -> None:
    found = importlib.import_module(module)
    own = [thing for thing in vars(found).values() if isinstance(thing, type) and thing.__module__ == module]
    assert not [kind for kind in own if issubclass(kind, msgspec.Struct)]


@needs_a_compiler
@pytest.mark.long
def test_compiled_it_passes_all_tests_that_do_not_reach_inside(compiled: CleanServer, tmp_path: Path) -> None:
    path = os.pathsep.join(map(str, (ROOT / "tests/server/compiled_site", ROOT / "src", ROOT)))
    words = ["-m", "pytest", "-q", "-m", "not long and not interpreted", "-p", "no:cacheprovider", "tests/server"]
    words += [f"--ignore={Path(__file__).relative_to(ROOT)}"]
    tests = subprocess.run(
        [sys.executable, *words, f"--basetemp={tmp_path / 'inside'}"],
        env={name: value for name, value in environment().items() if name != "LARCENY_LONG"} | {"PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=TESTING,
        check=False,
    )
    assert tests.returncode == 0, tests.stdout[-4000:]
