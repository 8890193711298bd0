"""The contestants: one module per peer or part of ours, found by file; each offers `entries()`."""

from __future__ import annotations

import importlib
import pkgutil

from bench.entry import Entry


def modules() -> list[str]:
    """List the modules of contestants."""
    return [f"{__name__}.{found.name}" for found in pkgutil.iter_modules(__path__)]


def entries(module: str) -> list[Entry]:
    """List a module's rows. No peer library is imported for this."""
    listed: list[Entry] = importlib.import_module(module).entries()
    return listed
