"""Run the benchmark: `python -m bench.run` from the root of the repository."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from bench import contestants, machine, report
from bench.contest import Result, contest
from bench.entry import Entry, Section

RESULTS = Path(__file__).resolve().parent / "results"
LAUNCH_ROUNDS = 5  # at least so many fresh processes, unless --quick
COMPILE_ROUNDS = 2  # at most so many: compiling from nothing is slow, and hardly varies
SERVER_ROUNDS = 3  # at most so many: each fills four servers with a thousand players


def main(arguments: Sequence[str] | None = None) -> int:
    """Hold the contests of all sections that were asked for, and write the report."""
    options = parse(arguments)
    entered = chosen(options.quick, options.only)
    if not entered:
        print(f"No contestant matches {options.only!r}.", file=sys.stderr)
        return 2
    header = machine.describe() | {"rounds": f"{options.rounds} of {options.seconds} CPU s"}
    results: list[Result] = []
    for section in Section:
        field = [(module, entry) for module, entry in entered if entry.section == section]
        if field:
            print(f"== {section.heading}", flush=True)
            rounds = rounds_of(section, options.rounds, options.quick)
            results += contest(field, rounds, options.seconds, lambda line: print(line, flush=True))
    header["load at the end"] = machine.load()
    report.write(options.out, header, results)
    print(report.markdown(header, results))
    return 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.run", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few contestants, short rounds: a look, no result")
    parser.add_argument("--only", default="", metavar="PATTERN", help="regular expression on the rows' names")
    parser.add_argument("--rounds", type=int, help="rounds per section (7; quick: 3)")
    parser.add_argument("--seconds", type=float, help="CPU seconds per row and round (0.5; quick: 0.2)")
    parser.add_argument("--out", type=Path, default=RESULTS, metavar="DIR", help="folder of the results")
    options = parser.parse_args(arguments)
    options.rounds = options.rounds or (3 if options.quick else 7)
    options.seconds = options.seconds or (0.2 if options.quick else 0.5)
    return options


def chosen(quick: bool, pattern: str) -> list[tuple[str, Entry]]:
    """List the contestants that take part, with their modules."""
    return [
        (module, entry)
        for module in contestants.modules()
        for entry in contestants.entries(module)
        if (entry.quick or not quick) and re.search(pattern, entry.name, re.IGNORECASE)
    ]


def rounds_of(section: Section, rounds: int, quick: bool) -> int:
    """Say how many rounds a section has."""
    if section == Section.COMPILE:
        return min(rounds, COMPILE_ROUNDS)
    if section == Section.SERVER:
        return min(rounds, SERVER_ROUNDS)
    if section == Section.PROMPT and not quick:
        return max(rounds, LAUNCH_ROUNDS)
    return rounds


if __name__ == "__main__":
    sys.exit(main())
