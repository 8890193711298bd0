"""The documentation is true: the README's example runs, and generated pages are up to date."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_readmes_example_does_what_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0


def test_generated_pages_are_up_to_date() -> None:
    command = [sys.executable, "-m", "docs.make", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}: run `make docs`"
