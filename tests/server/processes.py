"""The table server as people run it: a process of `larceny serve`, on a free port, with a database of its own."""

from __future__ import annotations

import contextlib
import http.client
import json
import multiprocessing
import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from larceny import library
from larceny.cli import main
from larceny.engine.match import Match
from larceny.server.entries import read_entry
from larceny.server.hub import read_table
from larceny.server.store import Store
from larceny.server.table import Table

# Every server is a process of its own; it is forked from one that has imported everything, which saves seconds each.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["larceny.cli.serve", "larceny.server.listening", "tests.server.processes"])
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0  # seconds: for machines that do something else as well
Json = dict[str, Any]

# A server whose limits are in nobody's way: tests are quicker than people.
GENEROUS = {
    "messages_per_second": 1_000_000,
    "messages_burst": 1_000_000,
    "chat_per_second": 1_000_000,
    "chat_burst": 1_000_000,
    "hints_per_second": 1_000_000,
    "hints_burst": 1_000_000,
    "sockets_per_address": 10_000,
    "tables_per_minute": 1_000_000,
    "guests_per_minute": 1_000_000,
    "requests_per_minute": 1_000_000,
    "replays_per_minute": 1_000_000,
    "wrong_tokens": 1_000_000,
    "bot_pace": 0,
    "metrics_token": "numbers",
}


def environment() -> dict[str, str]:
    """Rules run interpreted, so that nothing compiles; `tests` can be imported, for games of strangers."""
    path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
    return {**os.environ, "PYTHONPATH": path, "LARCENY_MODE": "python", "LANG": "C.UTF-8"}


def larceny(*words: str) -> subprocess.CompletedProcess[str]:
    """Another command, run to its end."""
    return subprocess.run(
        [sys.executable, "-m", "larceny", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        cwd=ROOT,
        timeout=PATIENCE,
        check=False,
    )


def left_running(*words: str) -> subprocess.Popen[str]:
    """A program of Python's that runs beside the test, with what it prints to be read."""
    return subprocess.Popen(
        [sys.executable, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        cwd=ROOT,
    )


def run(words: list[str], log: str) -> None:
    """In the new process: be `larceny` with these words."""
    with Path(os.devnull).open("wb") as nowhere, Path(log).open("ab") as file:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.argv = ["larceny", *words]
    sys.exit(main())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Reply:
    """An answer of the REST part."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def reason(self) -> str:
        reason: str = self.json["reason"]
        return reason


class Server:
    """One server. It can be stopped, killed and started again on the same port and database."""

    def __init__(self, folder: Path, *words: str, **flags: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.database, self.port = folder, folder / "tables.db", free_port()
        self.log = folder / "server.log"
        settings = {**GENEROUS, **flags}
        self.words = [*words, *(f"--{name.replace('_', '-')}={value}" for name, value in settings.items())]
        self.process: ForkServerProcess | None = None
        self.start()

    # Its life

    def start(self) -> None:
        """Start, and wait until it can write."""
        self.launch()
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process is not None
            assert self.process.is_alive(), f"it does not start: {self.log.read_text()}"
            assert time.monotonic() < deadline, f"it does not answer: {self.log.read_text()}"
            time.sleep(0.02)

    def launch(self) -> None:
        """Start, and wait for nothing."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", str(self.database), "--no-open"]
        self.process = self.forked([*words, *self.words])
        self.process.start()

    def forked(self, words: list[str]) -> ForkServerProcess:
        """The process that is to be `larceny` with these words."""
        return FORKS.Process(target=run, args=(words, str(self.log)), daemon=True)

    def answers(self) -> bool:
        with contextlib.suppress(OSError, http.client.HTTPException):
            return self.ask("GET", "/health").status == 200
        return False

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.join(PATIENCE)

    def stop(self) -> int | None:
        """SIGTERM; its exit code."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        return self.process.exitcode

    def is_alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def rss(self) -> int:
        """Bytes of memory that it uses."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    def faults(self) -> list[Json]:
        """What its log says about faults of its own. Every line must be JSON."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines()]
        return [line for line in lines if "fault" in line or line["level"] in ("error", "critical")]

    # Its REST part

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Reply:
        """Ask something; a body that is no bytes is sent as JSON."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            named["authorization"] = f"Bearer {token}"
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, named)
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return Reply(answer.status, found, answer.read())
        finally:
            connection.close()

    def guest(self, name: str = "Ada", lang: str = "en") -> str:
        """A new guest's token."""
        reply = self.ask("POST", "/api/guest", {"name": name, "lang": lang, "bearer": True})
        assert reply.status == 201, reply
        token: str = reply.json["token"]
        return token

    def table(self, token: str, game: str = "dieven", players: int = 3, **fields: Any) -> Json:
        """Set up a table: {"table": …, "join": …}."""
        reply = self.ask("POST", "/api/tables", {"game": game, "players": players, **fields}, token)
        assert reply.status == 201, reply
        made: Json = reply.json
        return made

    def lobby(self, token: str) -> Json:
        """The tables that a guest is shown."""
        answer: Json = self.ask("GET", "/api/tables", token=token).json
        return answer

    # What is on the disk

    @contextlib.contextmanager
    def slow_disk(self) -> Iterator[None]:
        """For as long as this lasts nothing that the server writes gets to the disk; it can still read."""
        with contextlib.closing(sqlite3.connect(self.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")

    def kept(self, table: str) -> Table:
        """The table as its log on the disk leads to it; the chain over the log is checked."""
        store = Store(self.database)
        try:
            kept = store.load(table)
        finally:
            store.close()
        assert kept is not None
        read = read_table(kept)
        assert read.status != "frozen", read.trouble
        return read

    def entries(self, table: str) -> list[Any]:
        """The entries of a table's log."""
        store = Store(self.database)
        try:
            kept = store.load(table)
        finally:
            store.close()
        assert kept is not None
        return [read_entry(text) for text, _ in kept.log]

    def match(self, table: str) -> Match:
        """The match as the log on the disk leads to it, made again from its transcript."""
        match = self.kept(table).match
        assert match is not None
        again = library.replay(match.transcript())
        assert again.state_bytes == match.state_bytes
        return again


@contextlib.contextmanager
def serving(folder: Path, *words: str, **flags: Any) -> Iterator[Server]:
    """A server for one test, killed in any case."""
    server = Server(folder, *words, **flags)
    try:
        yield server
    finally:
        if server.is_alive():
            server.kill()
