"""The command line. Each command lives in the module of its name and is imported only when it is run."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

from larceny.cli.arguments import parse
from larceny.engine.errors import LarcenyError

FAILED, INTERRUPTED = 2, 130


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; what goes wrong is one sentence on stderr."""
    _never_fail_to_print()
    arguments = parse(words)
    try:
        code: int = importlib.import_module(f"larceny.cli.{arguments.command}").run(arguments)
        sys.stdout.flush()
    except LarcenyError as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has enough (`larceny replay … | head`): without this, Python complains once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return code


def _never_fail_to_print() -> None:
    """Let a terminal without our letters show question marks, and odd bytes that are typed become such letters."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
