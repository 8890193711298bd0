"""What the command line says, in the language of the person it speaks to."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

from larceny.engine.errors import LarcenyError
from larceny.engine.texts import LANGUAGES, Texts

TEXTS = Texts(Path(__file__).parent / "text")
# What the system and SQLite may find wrong, by their names for it, and the message that says so.
CAUSES = {
    "ENOENT": "why-missing",
    **dict.fromkeys(("EACCES", "EPERM", "PERM"), "why-forbidden"),
    "EADDRINUSE": "why-somebody-listens",
    "EISDIR": "why-a-folder",
    **dict.fromkeys(("ENOTDIR", "EEXIST"), "why-no-folder"),
    **dict.fromkeys(("EROFS", "READONLY"), "why-read-only"),
    **dict.fromkeys(("ENOSPC", "EDQUOT", "FULL"), "why-full"),
    **dict.fromkeys(("EIO", "IOERR"), "why-disk"),
    **dict.fromkeys(("BUSY", "LOCKED"), "why-busy"),
    "NOTADB": "why-no-database",
    "CORRUPT": "why-damaged",
    "CANTOPEN": "why-no-opening",
}


class Misuse(LarcenyError):
    """Something that was typed wrongly; the sentence is in the language of who typed it."""

    code = "misuse"


class Voice:
    """One language."""

    def __init__(self, lang: str | None) -> None:
        self.lang = lang or language_of_the_system()

    def say(self, message: str, **facts: Any) -> str:
        """One message of the command line."""
        return TEXTS.say(self.lang, message, facts)

    def why(self, error: Exception) -> str:
        """What the system or SQLite finds wrong, in this language if that can be said in it."""
        name = getattr(error, "sqlite_errorname", "").removeprefix("SQLITE_").partition("_")[0]
        name = name or errno.errorcode.get(getattr(error, "errno", None) or 0, "")
        return self.say(CAUSES[name]) if name in CAUSES else getattr(error, "strerror", None) or str(error)

    def refusal(self, message: str, **facts: Any) -> LarcenyError:
        """An error of the command line: its sentence goes to stderr."""
        return Misuse(self.say(message, **facts), reason=message)

    def sentence(self, error: LarcenyError) -> str:
        """What went wrong, in this language if it can be said in it."""
        return str(error) if isinstance(error, Misuse) else TEXTS.sentence(error, self.lang)


def language_of_the_system() -> str:
    """The language that the environment asks for, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(name):
            return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def quoted(text: str, longest: int = 40) -> str:
    """What somebody typed, short enough for a sentence and without what would move the cursor."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[: longest + 1])
    return shown if len(shown) <= longest else shown[:longest] + "…"


def quoted_path(path: Path) -> str:
    """The name of a file: in full, unless somebody leaned on a key."""
    return quoted(str(path), 300)
