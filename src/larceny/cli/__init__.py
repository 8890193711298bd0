"""The command line. Each command lives in the module of its name and is imported only when it is run."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Sequence

from larceny.cli.arguments import parse, refuse_what_is_no_number
from larceny.cli.voice import Voice
from larceny.engine.errors import LarcenyError

FAILED, INTERRUPTED = 2, 130


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; what goes wrong is one sentence on stderr."""
    _never_fail_to_print()
    arguments = parse(words)
    try:
        refuse_what_is_no_number(arguments)
        code: int = importlib.import_module(f"larceny.cli.{arguments.command}").run(arguments)
        sys.stdout.flush()
    except LarcenyError as error:
        print(Voice(getattr(arguments, "lang", None)).sentence(error), file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        return _nobody_listens(error)
    return code


def _nobody_listens(error: OSError) -> int:
    """The reader has enough (`larceny replay … | head`), the terminal is closed, or the disk is full."""
    if not isinstance(error, BrokenPipeError):
        with contextlib.suppress(OSError):
            print(f"{error.strerror}.", file=sys.stderr)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python complains once more at exit
    return FAILED


def _never_fail_to_print() -> None:
    """Let a terminal without our letters show question marks, and odd bytes that are typed become such letters."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
