"""Real processes of the command line: in pipes, and on a pseudo-terminal."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LARCENY = [sys.executable, "-m", "larceny"]
PATIENCE = 240  # seconds: a machine may be busy
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A person's environment with an empty home; rules run interpreted, so that nothing compiles."""
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR" and not name.startswith("LC_")}
    return {
        **kept,
        "HOME": str(home),
        "XDG_STATE_HOME": str(home / "state"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "LANG": "C.UTF-8",
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",  # these sources, wherever others are installed
        "LARCENY_MODE": "python",
        **more,
    }


def larceny(home: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a pipe to its end."""
    return subprocess.run(
        [*LARCENY, *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home, **more),
        timeout=PATIENCE,
        check=False,
    )


def read_until(file: int, *words: str) -> str:
    """Read until any of the words has come, or, if there are none, to the end."""
    raw, deadline = b"", time.monotonic() + PATIENCE
    while not any(word in raw.decode(errors="ignore") for word in words):
        assert time.monotonic() < deadline, f"{words} did not come: {raw.decode(errors='replace')}"
        if not select.select([file], [], [], 1.0)[0]:
            continue
        try:
            more = os.read(file, 65536)
        except OSError:  # how a pseudo-terminal says that the other side is closed
            more = b""
        if not more:
            assert not words, f"it ended without {words}: {raw.decode(errors='replace')}"
            break
        raw += more
    return raw.decode(errors="replace").replace("\r\n", "\n")


class Talk:
    """A command in a pipe that is answered line by line."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process

    def until(self, *words: str) -> str:
        """What it says up to a line with any of these words."""
        assert self.process.stdout is not None
        return read_until(self.process.stdout.fileno(), *words)

    def say(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def end(self) -> tuple[int, str]:
        """Type nothing more; its exit code and last words."""
        rest, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, rest.decode()

    def signalled(self, number: signal.Signals) -> tuple[int, str]:
        """Send it a signal."""
        self.process.send_signal(number)
        return self.end()


@contextlib.contextmanager
def talk(home: Path, *words: str, **more: str) -> Iterator[Talk]:
    """Run a command in a pipe and keep talking to it."""
    process = subprocess.Popen(
        [*LARCENY, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=home,
        env=environment(home, **more),
    )
    try:
        yield Talk(process)
    finally:
        process.kill()
        process.communicate()


class Terminal:
    """A command on a pseudo-terminal."""

    def __init__(self, process: subprocess.Popen[bytes], keyboard: int) -> None:
        self.process = process
        self.keyboard = keyboard

    def until(self, *words: str) -> str:
        """All that is written up to any of these words, escape sequences too."""
        return read_until(self.keyboard, *words)

    def rest(self) -> str:
        """All that is written until it ends."""
        return read_until(self.keyboard)

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.keyboard, keys.encode())

    def code(self) -> int:
        """Its exit code."""
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def terminal(home: Path, *words: str, columns: int = 80, rows: int = 40, **more: str) -> Iterator[Terminal]:
    """Run a command on a terminal of this size."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    colours = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "", "LINES": ""}

    def take_terminal() -> None:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C comes as a signal
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever runs the tests may have run them by nohup

    process = subprocess.Popen(
        [*LARCENY, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=home,
        env=environment(home, **(colours | more)),
        start_new_session=True,
        preexec_fn=take_terminal,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def without_escapes(text: str) -> str:
    """What a person reads."""
    return ESCAPES.sub("", text)
