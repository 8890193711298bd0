"""Compiling in the background: a first prompt waits for nothing, and an end for at most one function."""

from __future__ import annotations

import atexit
import functools
import threading
from typing import TYPE_CHECKING

from larceny.engine.kernel_set import OF_A_MATCH

if TYPE_CHECKING:
    from larceny.engine.ruleset import Ruleset

GRACE = 0.3  # seconds before a compilation starts: a first prompt comes before that
ENDING = threading.Event()  # the process is about to end


@functools.cache
def compile_in_background(ruleset: Ruleset, names: tuple[str, ...]) -> threading.Thread:
    """Begin to compile these kernels of a game, once. When those of a match are ready, matches use them."""

    def work() -> None:
        from larceny.engine.compiler import Stopped

        try:
            run = ruleset.compiled()
            run.build(names)
            if names == OF_A_MATCH:
                ruleset.kernels = run
        except Stopped:
            return  # the process ends: nobody will miss it

    def wait_then_work() -> None:
        if not ENDING.wait(GRACE):
            work()

    thread = threading.Thread(target=wait_then_work, name=f"compile-{ruleset.key}", daemon=True)
    thread.start()

    def end() -> None:
        ENDING.set()
        thread.join()  # at most for the function that is being compiled: cutting it off could crash at exit

    atexit.register(end)
    return thread
