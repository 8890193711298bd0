"""How rules run: interpreted, compiled, or compiled as soon as that is done."""

from __future__ import annotations

import functools
import importlib.util
import os

from larceny.engine.errors import LarcenyError

PYTHON, COMPILED, AUTO = "python", "compiled", "auto"


def mode() -> str:
    """How rules run, from LARCENY_MODE: `auto` (default), `python` or `compiled`."""
    wanted = os.environ.get("LARCENY_MODE", AUTO)
    if wanted not in (AUTO, PYTHON, COMPILED):
        raise LarcenyError(f"LARCENY_MODE is auto, python or compiled, not {wanted[:40]!r}.", reason="bad-mode")
    if wanted == COMPILED and not can_compile():
        raise LarcenyError("LARCENY_MODE is compiled, but Numba is not installed.", reason="bad-mode")
    return wanted


@functools.cache
def can_compile() -> bool:
    """Whether Numba is installed: without it everything runs, slowly."""
    return importlib.util.find_spec("numba") is not None
