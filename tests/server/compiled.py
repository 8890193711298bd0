"""A server that is the process of `larceny serve` from its first import on, so that it can take up its machine code.

Other servers of the tests are forked from one that has imported everything already, interpreted.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from pathlib import Path

CLEAN = multiprocessing.get_context("spawn")


def run(words: list[str], log: str) -> None:
    """In the new process: be `larceny` with these words."""
    os.environ["LARCENY_MODE"] = "auto"
    from larceny.cli import main

    with Path(os.devnull).open("wb") as nowhere, Path(log).open("ab") as file:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.argv = ["larceny", *words]
    sys.exit(main())
