"""`larceny backup`: a copy of the database, made while the server runs."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

from larceny.cli.voice import Voice, quoted_path


def run(arguments: argparse.Namespace) -> int:
    """Copy the database to a file that is not there yet."""
    voice = Voice(arguments.lang)
    source, copy = Path(arguments.db).expanduser(), Path(arguments.file).expanduser()
    if copy.exists():
        raise voice.refusal("file-exists", file=quoted_path(copy))
    if not source.is_file():
        raise voice.refusal("file-unreadable", file=quoted_path(source), why=voice.say("why-missing"))
    database = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
    try:
        copy.touch(0o600)  # it holds the seeds of running games
        database.execute("VACUUM INTO ?", (str(copy),))
    except (sqlite3.Error, OSError) as error:
        copy.unlink(missing_ok=True)
        raise voice.refusal("file-unwritable", file=quoted_path(copy), why=voice.why(error)) from None
    finally:
        database.close()
    print(voice.say("backed-up", file=quoted_path(copy)))
    return 0
