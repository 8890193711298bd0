"""The matches of a tournament on disk: a line of JSON each, in order, so that a run goes on where another stopped."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Self

from larceny.arena.trouble import Trouble
from larceny.arena.workers import Played

HEAD, RESULTS = "arena.json", "results.ndjson"
VERSION, CODE = "larceny", "code"  # which bots play: bots of other code do not go on with a tournament


class Results:
    """What has been played, in a folder, or in memory only if there is none."""

    def __init__(self, folder: Path | None, head: Mapping[str, Any]) -> None:
        self.played: list[Played] = []
        self._file: IO[bytes] | None = None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            _agree(folder, head)
            self._file = _alone(folder)
            try:
                self.played = _taken_up(folder / RESULTS)
            except Trouble:
                self._file.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, played: Played) -> None:
        """Keep one more; it is in the file when this returns."""
        self.played.append(played)
        if self._file is not None:
            self._file.write(json.dumps(played, separators=(",", ":"), ensure_ascii=False).encode() + b"\n")
            self._file.flush()


def _agree(folder: Path, head: Mapping[str, Any]) -> None:
    """Write what the tournament is, or make sure that the folder holds the same, played by the same code."""
    file, text = folder / HEAD, json.dumps(head, indent=2, ensure_ascii=False) + "\n"
    if not file.exists():
        file.write_text(text, encoding="utf-8")
        return
    kept = file.read_text(encoding="utf-8")
    if kept == text:
        return
    try:
        known = dict(json.loads(kept))
    except (ValueError, TypeError):
        known = {}
    if {**known, **_code(head)} == head:
        raise Trouble("arena-other-code", folder=str(folder), version=str(known.get(VERSION, "?")))
    raise Trouble("arena-another", folder=str(folder))


def _code(head: Mapping[str, Any]) -> dict[str, Any]:
    """What a head says of the code."""
    return {name: value for name, value in head.items() if name in (VERSION, CODE)}


def _alone(folder: Path) -> IO[bytes]:
    """The file to write to, unless somebody else is writing to it."""
    file = (folder / RESULTS).open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise Trouble("arena-busy", folder=str(folder)) from None
    return file


def _taken_up(file: Path) -> list[Played]:
    """What a file holds; a line that was cut off is taken away."""
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        os.truncate(file, len(whole))
    return [_next(file, line, number) for number, line in enumerate(whole.splitlines())]


def _next(file: Path, line: bytes, number: int) -> Played:
    """A line's match, which must be the next."""
    try:
        played = json.loads(line)
        fits = played["number"] == number
    except (ValueError, TypeError, KeyError):
        fits = False
    if not fits:
        raise Trouble("arena-torn", file=str(file), line=number + 1)
    found: Played = played
    return found
