"""One contestant in a process of its own: `python -m bench.worker MODULE NAME`, seconds in, answers out."""

from __future__ import annotations

import json
import os
import random
import sys
import threading
import time
from dataclasses import asdict
from typing import TextIO

from bench import contestants
from bench.entry import Answer, Launch, Serve, Unit

SLICE = 0.2  # CPU seconds of one warming slice
SETTLED = 1.25  # a slice less than this much faster than the one before: the speed has stopped climbing
PATIENCE = 240.0  # wall seconds for what a contestant does in the background


def main(module: str, name: str) -> int:
    """Prepare the contestant, then measure it for as many seconds as each line of stdin asks for."""
    answers = keep_stdout()
    stay_on_one_core()
    random.seed(1)  # the same deals in every run
    try:
        unit = prepare(module, name)
        settle(unit)
        send(answers, {"ready": True})
        for line in sys.stdin:
            send(answers, asdict(measure(unit, float(line))))
    except Exception as error:
        send(answers, {"problem": sentence(error)})
        return 1
    return 0


def keep_stdout() -> TextIO:
    """Keep stdout for the answers alone: some libraries greet on it."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


def stay_on_one_core() -> None:
    """Bind the process to one core: libraries that see several split work over threads, at twice the cost."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def send(answers: TextIO, message: dict[str, object]) -> None:
    """Send one line to the runner."""
    answers.write(json.dumps(message) + "\n")
    answers.flush()


def prepare(module: str, name: str) -> Unit:
    """Find the contestant by name and let it import and build what it needs."""
    for entry in contestants.entries(module):
        if entry.name == name and not isinstance(entry.how, Launch | Serve):
            return entry.how()
    raise LookupError(f"{module} has no contestant named {name}")


def settle(unit: Unit) -> None:
    """Wait until nothing compiles in the background, which playing would only slow down; then warm up."""
    unit()
    deadline = time.monotonic() + PATIENCE
    while threading.active_count() > 1:
        if time.monotonic() > deadline:
            raise TimeoutError(f"another thread was still at work after {PATIENCE:.0f} s")
        time.sleep(0.05)
    before, after = 0.0, measure(unit, SLICE).rate
    while after > before * SETTLED:
        before, after = after, measure(unit, SLICE).rate


def measure(unit: Unit, seconds: float) -> Answer:
    """Run units for about so many CPU seconds of this process, all its threads included."""
    decisions = games = aside = 0.0
    start = time.process_time()
    while True:
        tally = unit()
        decisions += tally.decisions
        games += tally.games
        aside += tally.aside
        elapsed = time.process_time() - start
        if elapsed >= seconds:
            return Answer(decisions, games, elapsed - aside)


def sentence(error: Exception) -> str:
    """Say in one line why a contestant can't take part."""
    lines = str(error).strip().splitlines() or ["no message"]
    return f"{type(error).__name__}: {lines[0]}"[:200]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
