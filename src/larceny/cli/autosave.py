"""The match in play, kept on disk so that nothing is lost, however the sitting ends."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from larceny.cli.files import read_file, write_file
from larceny.cli.terms import Terms
from larceny.cli.voice import Voice

if TYPE_CHECKING:
    from larceny.engine.match import Match


def folder() -> Path:
    """The user's folder for state, or a temporary one where that cannot be written."""
    home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "larceny"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        import tempfile

        home = Path(tempfile.gettempdir()) / f"larceny-{os.getuid()}"
        home.mkdir(mode=0o700, exist_ok=True)  # transcripts hold every hand: for nobody else to read
    return home


def newest(voice: Voice) -> Path:
    """The match that was left last."""
    kept = sorted(folder().glob("*.txt"), key=lambda path: path.stat().st_mtime_ns)
    if not kept:
        raise voice.refusal("nothing-to-resume")
    return kept[-1]


class Autosave:
    """One transcript in that folder, and beside it who sat where."""

    def __init__(self, key: str, path: Path | None = None) -> None:
        self.key = key
        self.path = path if path is not None and path.parent == folder() else None
        self._written = ""

    def write(self, match: Match, terms: Terms) -> Path:
        """Keep the match as it stands; a disk that is full is found out at the next occasion."""
        if self.path is None:
            self.path = folder() / f"{self.key}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
        transcript = match.transcript()
        if transcript != self._written:
            write_file(self.path, transcript)
            write_file(self.path.with_suffix(".json"), terms.to_json())
            self._written = transcript
        return self.path

    def forget(self) -> None:
        """The match is over, or kept elsewhere."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)
            self.path.with_suffix(".json").unlink(missing_ok=True)


def terms_of(path: Path, players: int, voice: Voice) -> Terms | None:
    """Who sat where in a kept match."""
    beside = path.with_suffix(".json")
    if path.suffix != ".txt" or not beside.is_file():
        return None
    return Terms.from_json(read_file(beside, voice), players)
