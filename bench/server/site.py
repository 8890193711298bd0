"""Servers as contestants: started anew for each round, filled with tables, loaded, stopped."""

from __future__ import annotations

import json
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.entry import Serve
from bench.processes import ROOT, Reading, Trouble, environment, last_words, run_to_end

PEER = Path(__file__).parent / "peer"
SOCKETS = 4096  # files that a process may have open
NO_LIMIT = 1_000_000
# The limits of `larceny serve` that a crowd behind one address would meet.
CROWDED = (
    "messages-per-second",
    "messages-burst",
    "sockets-per-address",
    "tables-per-minute",
    "guests-per-minute",
    "requests-per-minute",
)
START_PATIENCE = 60.0  # seconds
LOAD_PATIENCE = 400.0


class Site:
    """One server and those who play there."""

    def __init__(self, serve: Serve) -> None:
        """Find out whether the server can be run at all, and compile what it needs."""
        self.serve = serve
        if serve.speaker == "theirs":
            _look_for_node()
        else:
            run_to_end(("-m", "larceny", "warm", serve.game), environment())
            if not serve.interpreted:
                run_to_end(("-m", "larceny", "warm", "--server"), environment())
        _allow_many_sockets()

    def ask(self, seconds: float) -> Reading:
        """Give the moves per CPU second of the server; how many are played is the same in each round."""
        with tempfile.TemporaryDirectory() as folder, _running(self.serve, Path(folder)) as (server, port):
            found = self._load(server, port)
        return Reading(
            found["moves"] / found["cpu"],
            figures={
                "moves/s": found["moves"] / found["wall"],
                "p50 ms": 1000 * found["p50"],
                "p99 ms": 1000 * found["p99"],
                "KB/table": found["memory"] / 1000,
            },
        )

    def _load(self, server: int, port: int) -> dict[str, float]:
        serve = self.serve
        numbers = (port, server, serve.tables, serve.seats, serve.warming, serve.measured)
        command = [sys.executable, "-m", "bench.server.load", serve.speaker, serve.game, *map(str, numbers)]
        with tempfile.TemporaryFile() as errors:
            try:
                load = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, timeout=LOAD_PATIENCE)
            except subprocess.TimeoutExpired:
                raise Trouble(f"not played within {LOAD_PATIENCE:.0f} s") from None
            if load.returncode:
                raise Trouble(last_words(errors, f"the load ended with {load.returncode}"))
        found: dict[str, float] = json.loads(load.stdout)
        return found

    def close(self) -> None:
        """Nothing runs between two rounds."""


@contextmanager
def _running(serve: Serve, folder: Path) -> Iterator[tuple[int, int]]:
    """Run a server; give its process and its port."""
    port = free_port()
    command = ours(port, folder, serve) if serve.speaker == "ours" else theirs(port)
    env = environment() | {"LARCENY_MODE": "compiled", "NODE_ENV": "production"}
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=errors)
        try:
            if not _answers(process, port):
                raise Trouble(last_words(errors, "the server did not start"))
            yield process.pid, port
        finally:
            process.kill()
            process.wait()


def ours(port: int, folder: Path, serve: Serve) -> list[str]:
    """Give the command that serves Larceny to one address that sends as much as it can."""
    flags = [word for limit in CROWDED for word in (f"--{limit}", str(NO_LIMIT))]
    flags += ["--game", serve.game] if "." in serve.game else []
    flags += ["--interpreted"] if serve.interpreted else []
    here = ["--no-open", "--host", "127.0.0.1", "--port", str(port), "--db", str(folder / "tables.db")]
    return [sys.executable, "-m", "larceny", "serve", *here, *flags]


def theirs(port: int) -> list[str]:
    """Give the command that serves boardgame.io."""
    return ["node", str(PEER / "server.js"), str(port)]


def free_port() -> int:
    """Find a port that is free, and the next one too."""
    while True:
        with socket.socket() as one, socket.socket() as next_one:
            one.bind(("127.0.0.1", 0))
            port: int = one.getsockname()[1]
            try:
                next_one.bind(("127.0.0.1", port + 1))
            except (OSError, OverflowError):
                continue
            return port


def _answers(process: subprocess.Popen[bytes], port: int) -> bool:
    """Wait until the server takes connections."""
    deadline = time.monotonic() + START_PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return True
    return False


def _look_for_node() -> None:
    if not shutil.which("node"):
        raise Trouble("node is not installed")
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        raise Trouble("boardgame.io is not installed: npm ci in bench/server/peer")


def _allow_many_sockets() -> None:
    """Let the processes that are started from here have enough files open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < SOCKETS:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(SOCKETS, hard), hard))
