"""What statistics cost: `python -m bench.simulate` measures for a table in docs/arena.md."""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass

from bench import kept
from bench.strength.series import version

FILE = kept.RESULTS / "statistics.json"


@dataclass(frozen=True)
class Study:
    """Games that `larceny simulate` plays and writes about, with one worker."""

    game: str
    arguments: str
    games: int
    told: str  # in the table


STUDIES = (
    Study("dieven", "--players 4 --bots greedy", 100_000, "of Dieven!, four `greedy`, compiled"),
    Study(
        *("casse", "--players 4 --bots greedy --option setup=quick", 100),
        "of Le Casse du Siècle, four `greedy` in Python, quick set-up",
    ),
    Study("master_thieves", "--players 4 --bots greedy", 25, "of Master Thieves, four `greedy` in Python"),
)


def cpu_seconds(study: Study) -> float:
    """What it takes of a processor, all of its processes together."""
    begun = _spent()
    command = [sys.executable, "-m", "larceny", "simulate", study.game, *study.arguments.split()]
    with tempfile.TemporaryDirectory() as folder:
        command += ["--games", str(study.games), "--workers", "1", "--out", folder]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return _spent() - begun


def _spent() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def statistics_table(lines: Sequence[kept.Line]) -> str:
    """A row for each study: the quickest and the slowest run, and what a game took at most."""
    head = ["| games with tables and page, one worker | CPU time | a game |", "|---|--:|--:|"]
    return "\n".join([*head, *map(_row, lines)])


def _row(one: kept.Line) -> str:
    low, high = f"{min(one['seconds']):.0f}", f"{max(one['seconds']):.0f}"
    each = 1000 * max(one["seconds"]) / one["games"]
    shown = f"{each:.1f} ms" if each < 100 else f"{each / 1000:.1f} s"
    return f"| {one['games']:,} {one['told']} | {low if low == high else f'{low}–{high}'} s | {shown} |"


def main() -> None:
    """Measure each study so often, the compiler's cache being warm."""
    parser = argparse.ArgumentParser(prog="python -m bench.simulate", description=__doc__)
    parser.add_argument("--runs", type=int, default=2)
    runs = parser.parse_args().runs
    subprocess.run([sys.executable, "-m", "larceny", "warm"], check=True, stdout=subprocess.DEVNULL)
    for study in STUDIES:
        seconds = [round(cpu_seconds(study), 1) for _ in range(runs)]
        kept.keep(FILE, {**vars(study), "seconds": seconds, "version": version()}, same=["game", "arguments", "games"])
        print(f"{study.games:,} {study.told}: {seconds}", flush=True)


if __name__ == "__main__":
    main()
