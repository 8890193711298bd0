"""The lease of a database: one server at a time. Two would each take what they have in memory for the truth."""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

from larceny.engine.errors import LarcenyError


@contextlib.contextmanager
def lease(database: Path) -> Iterator[None]:
    """Have a database to oneself. The system takes the lease back however the process ends; readers need none."""
    database = database.resolve()  # whatever it is called
    with open(f"{database}.lock", "a", opener=_for_its_owner_only) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sentence = f"Another server has {database} open."
            raise LarcenyError(sentence, reason="database-in-use", file=str(database)) from None
        yield


def _for_its_owner_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
