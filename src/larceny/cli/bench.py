"""`larceny bench`: the benchmarks of the source repository, if this is one."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from larceny.cli.voice import Voice


def run(arguments: argparse.Namespace) -> int:
    """Run them, or say where they are."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "bench" / "run.py").is_file():
        raise Voice(None).refusal("no-bench")
    return subprocess.run([sys.executable, "-m", "bench.run", *arguments.words], cwd=root, check=False).returncode
