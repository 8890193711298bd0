"""The table server as machine code: compiled by the command, and played at over real sockets."""

from __future__ import annotations

import asyncio
import fcntl
import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from larceny.engine import cache
from larceny.games import keys
from larceny.server import native
from tests.server.compiled import CLEAN, run
from tests.server.processes import ROOT, Json, Server, environment
from tests.server.robots import FAULTS, check_log, play_out, robots_at

LACKING = native.missing()
COMPILING = 600.0  # seconds at most
TESTING = 1800.0
WITHOUT_NUMBA = """
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "numba" else find(name, *rest)
"""
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


def is_said(server: Server, words: str) -> bool:
    """Whether it stands in the log."""
    return any(words in json.loads(line)["event"] for line in server.log.read_text().splitlines())


def compile_the_server(*games: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "larceny", "warm", "--server", "--lang=en", *games],
        env=environment() | variables,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=COMPILING,
        check=False,
    )


@pytest.fixture
def machine_code() -> Path:
    """The folder of the machine code of these sources; of several processes of tests one compiles it."""
    with cache.root().joinpath("tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = compile_the_server()
    assert done.returncode == 0, done.stderr
    return native.home()


@pytest.fixture
def compiled(machine_code: Path, tmp_path: Path) -> Iterator[CleanServer]:
    server = CleanServer(tmp_path / "compiled")
    yield server
    server.kill()


@pytest.fixture
def copy(machine_code: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of it in a cache of its own, where it is looked for."""
    copy = shutil.copytree(machine_code, tmp_path / "cache" / machine_code.name)
    monkeypatch.setenv("LARCENY_CACHE", str(copy.parent))
    return copy


def runs_interpreted(folder: Path, why: str) -> bool:
    """Whether a server runs as plain Python, and says why it does not run as machine code."""
    server = CleanServer(folder)
    try:
        return not server.is_compiled() and is_said(server, why)
    finally:
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


@needs_a_compiler
@pytest.mark.usefixtures("machine_code")
@pytest.mark.parametrize(("words", "way"), [([], "as machine code"), (["--interpreted"], "interpreted")])
def test_it_runs_as_it_is_asked_to_and_says_so_in_its_log(tmp_path: Path, words: list[str], way: str) -> None:
    server = CleanServer(tmp_path / "asked", "--log-level=info", *words)
    try:
        assert server.is_compiled() is not bool(words)
        assert is_said(server, f"the tables run {way}")
    finally:
        server.kill()


@needs_a_compiler
@pytest.mark.parametrize("lost", [f"{native.LIBRARY}{native.SUFFIX}", f"larceny/server/hub{native.SUFFIX}"])
@pytest.mark.parametrize("cut", [True, False])
def test_damaged_it_runs_interpreted_and_the_command_knows_that_it_has_to_be_compiled_again(
    copy: Path, tmp_path: Path, lost: str, cut: bool
) -> None:
    if cut:
        os.truncate(copy / lost, 100)
    else:
        (copy / lost).unlink()
    assert runs_interpreted(tmp_path / "damaged", "it is damaged")
    without_compiler = compile_the_server(PATH=str(tmp_path))
    assert without_compiler.stderr.startswith("The table server cannot be compiled: ")


@needs_a_compiler
def test_machine_code_of_another_machine_is_left_aside(copy: Path, tmp_path: Path) -> None:
    library = copy / f"{native.LIBRARY}{native.SUFFIX}"
    library.write_bytes(bytes(library.stat().st_size))
    assert runs_interpreted(tmp_path / "strange", "it is damaged")


@needs_a_compiler
def test_machine_code_to_which_others_may_write_is_left_aside(copy: Path, tmp_path: Path) -> None:
    copy.parent.chmod(0o777)
    assert runs_interpreted(tmp_path / "others", "others may write")


@needs_a_compiler
def test_what_is_damaged_is_compiled_anew_whatever_settings_for_mypy_lie_about(tmp_path: Path) -> None:
    folder = tmp_path / "server-anew"
    (folder / "larceny").mkdir(parents=True)
    (tmp_path / "mypy.ini").write_text("[mypy]\nplugins = nowhere\n")
    code = f"""
from pathlib import Path
from larceny.engine import cache
from larceny.games import keys
from larceny.server import native
folder = Path({str(folder)!r})
native.build(folder, ["larceny.server.clocks", "larceny.server.frames"])
assert native.is_whole(folder)
"""
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("folder", ["/proc/nowhere", "open"])
def test_where_machine_code_cannot_be_kept_it_is_said_in_a_sentence(tmp_path: Path, folder: str) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    refused = compile_the_server(LARCENY_CACHE=str(tmp_path / folder))
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"Machine code cannot be kept in {tmp_path / folder}: ")
    assert refused.stderr.count("\n") == 1


def test_games_are_not_named_beside_the_server() -> None:
    refused = compile_the_server("dieven")
    assert refused.returncode == 2
    assert refused.stderr == "--server compiles the table server and no games: name none beside it.\n"


def test_compiling_it_takes_no_numba(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_NUMBA)
    path = os.pathsep.join(map(str, (tmp_path, ROOT / "src", ROOT)))
    refused = compile_the_server(PATH=str(tmp_path), PYTHONPATH=path, LARCENY_CACHE=str(tmp_path))
    assert refused.stderr.startswith("The table server cannot be compiled: ")


@needs_a_compiler
@pytest.mark.usefixtures("machine_code")
@pytest.mark.parametrize("key", keys())
def test_compiled_it_tells_everybody_the_same_bytes(key: str, tmp_path: Path) -> None:
    """So what the interpreted server was shown to keep secret the compiled one keeps, too."""
    plain, compiled = (told(tmp_path / way, key, way == "compiled") for way in ("interpreted", "compiled"))
    assert plain["told"].keys() == {"0", "1", "2", "None"}
    assert all(len(frames) > 60 for frames in plain["told"].values())
    assert plain["told"] == compiled["told"]


def told(folder: Path, key: str, compiled: bool) -> Json:
    """What a program prints that plays a game at a table."""
    path = os.pathsep.join(map(str, [ROOT / "tests/server/compiled_site"] * compiled + [ROOT / "src", ROOT]))
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.telling", str(folder), key],
        env=environment() | {"PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=TESTING,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: Json = json.loads(done.stdout)
    assert answer["compiled"] is compiled
    return answer


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
