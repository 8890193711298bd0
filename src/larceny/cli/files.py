"""Transcripts on disk, and folders for what is found."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from larceny.cli.voice import Voice, quoted_path
from larceny.engine.notation import LONGEST


def read_file(path: Path, voice: Voice) -> str:
    """The text of a file; whatever is wrong with it is one sentence."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)  # a device never ends
    except UnicodeDecodeError:
        raise voice.refusal("file-no-text", file=quoted_path(path)) from None
    except OSError as error:
        raise voice.refusal("file-unreadable", file=quoted_path(path), why=voice.why(error)) from None


def ready_folder(folder: Path, voice: Voice) -> Path:
    """Make a folder for what a long run will find, and make sure that it can be written there before the run begins."""
    try:
        if folder.exists() and not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        raise voice.refusal("folder-unwritable", folder=quoted_path(folder), why=str(error.strerror)) from None


def write_file(path: Path, text: str) -> None:
    """Write the whole file or nothing: whoever is cut off in the middle keeps the old one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
