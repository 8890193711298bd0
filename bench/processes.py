"""The processes of contestants: long-lived workers, and commands launched anew for each measurement."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple, Protocol

from bench.entry import Answer, Entry, Launch, Serve

ROOT = Path(__file__).resolve().parent.parent
CACHE = "LARCENY_CACHE"  # the variable that names the folder of compiled code
STATE = "XDG_STATE_HOME"  # and that of saved games, where a measured one would stay behind

NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"  # with it Python would translate our sources anew at each launch

# One thread for everybody; the greeting of one library is kept out of the way.
ENVIRONMENT = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}

PREPARE_PATIENCE = 300.0  # wall seconds to import, build, compile and warm up
LAUNCH_PATIENCE = 180.0
ROUND_PATIENCE = 60.0  # wall seconds on top of twenty times what was asked for


class Trouble(Exception):
    """A contestant can't be measured; the message is the sentence for the report."""


class Reading(NamedTuple):
    """What one round has shown."""

    value: float
    per_game: float | None = None  # decisions per game, where known
    figures: Mapping[str, float] = {}  # by name, what was measured besides


class Contestant(Protocol):
    """Something that can be asked for one number per round."""

    def ask(self, seconds: float) -> Reading:
        """Give the round's number, and what else is known."""

    def close(self) -> None:
        """End the contestant's process, if it still runs."""


def enter(module: str, entry: Entry) -> Contestant:
    """Bring a contestant to the start."""
    if isinstance(entry.how, Launch):
        return Fresh(entry.how)
    if isinstance(entry.how, Serve):
        from bench.server.site import Site

        return Site(entry.how)
    return Worker(module, entry)


class Worker:
    """A contestant that stays in its process and measures itself when asked."""

    def __init__(self, module: str, entry: Entry) -> None:
        """Start the process and wait until it is warm."""
        self.section = entry.section
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 (open as long as the process)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", module, entry.name],
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        try:
            self.answer(PREPARE_PATIENCE)
        except Trouble:
            self.close()
            raise

    def ask(self, seconds: float) -> Reading:
        """Let the contestant measure itself for so many CPU seconds."""
        assert self.process.stdin
        try:
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Trouble(last_words(self.errors, "the process ended")) from None
        answer = Answer(**self.answer(ROUND_PATIENCE + 20 * seconds))
        return Reading(answer.value(self.section), answer.decisions / answer.games if answer.games else None)

    def answer(self, patience: float) -> Mapping[str, float]:
        """Read one line of the contestant."""
        assert self.process.stdout
        with patience_of(self.process, patience) as ran_out:
            line = self.process.stdout.readline()
        if ran_out.is_set():
            raise Trouble(f"no answer within {patience:.0f} s")
        if not line:
            raise Trouble(last_words(self.errors, f"the process ended with {self.process.wait()}"))
        message: dict[str, float] = json.loads(line)
        if "problem" in message:
            raise Trouble(str(message["problem"]))
        return message

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()
        self.errors.close()


class Fresh:
    """A contestant that is a new process in each round."""

    def __init__(self, launch: Launch) -> None:
        """Run what has to be run first, then once unmeasured, so that files are in memory for everybody."""
        self.launch = launch
        if launch.first:
            run_to_end(launch.first, environment())
        if not launch.cpu:
            self.ask(0)

    def ask(self, seconds: float) -> Reading:
        """Launch the command once; `seconds` has no meaning here."""
        with tempfile.TemporaryDirectory() as empty:
            env = environment() | {STATE: empty} | ({CACHE: empty} if self.launch.cold else {})
            if self.launch.until:
                return Reading(time_until(self.launch.until, self.launch.arguments, env))
            spent = run_to_end(self.launch.arguments, env)
            return Reading(spent.cpu if self.launch.cpu else spent.wall)

    def close(self) -> None:
        """Nothing runs between two rounds."""


def environment() -> dict[str, str]:
    """Give the environment of every contestant. As after any installation, compiled modules are kept."""
    return {name: value for name, value in os.environ.items() if name != NO_BYTECODE} | ENVIRONMENT


@contextmanager
def patience_of(process: subprocess.Popen[str], seconds: float) -> Iterator[threading.Event]:
    """Kill a process that takes too long, which ends any wait for it; the event tells that it was so."""
    ran_out = threading.Event()

    def lose() -> None:
        ran_out.set()
        process.kill()

    timer = threading.Timer(seconds, lose)
    timer.start()
    try:
        yield ran_out
    finally:
        timer.cancel()


class Spent(NamedTuple):
    """The seconds of a process that has ended, its children's included."""

    wall: float
    cpu: float


def run_to_end(arguments: tuple[str, ...], env: dict[str, str]) -> Spent:
    """Run a command of this Python to its end."""
    with tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, *arguments], cwd=ROOT, env=env, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors,
        )  # fmt: skip
        with patience_of(process, LAUNCH_PATIENCE) as ran_out:
            _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if ran_out.is_set():
            raise Trouble(f"not done within {LAUNCH_PATIENCE:.0f} s")
        if process.returncode:
            raise Trouble(last_words(errors, f"exit status {process.returncode}"))
        return Spent(wall, usage.ru_utime + usage.ru_stime)


def time_until(pattern: str, arguments: tuple[str, ...], env: dict[str, str]) -> float:
    """Run a command of this Python until its output matches, and give the wall seconds to that."""
    with tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, *arguments], cwd=ROOT, env=env, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors,
        )  # fmt: skip
        assert process.stdout
        seen = b""
        try:
            with patience_of(process, LAUNCH_PATIENCE) as ran_out:
                # A prompt ends no line, so what comes is read piece by piece.
                while piece := os.read(process.stdout.fileno(), 65536):
                    seen += piece
                    if re.search(pattern, seen.decode(errors="replace")):
                        return time.perf_counter() - start
            if ran_out.is_set():
                raise Trouble(f"no prompt within {LAUNCH_PATIENCE:.0f} s")
            raise Trouble(last_words(errors, "it ended before its prompt"))
        finally:
            process.kill()
            process.communicate()


def last_words(errors: IO[bytes], otherwise: str) -> str:
    """Give the last line that a process wrote to stderr, or another reason."""
    errors.seek(0)
    lines = errors.read().decode(errors="replace").strip().splitlines()
    return lines[-1].strip()[:200] if lines else otherwise
