"""The rulebook of a game as a text, in the reader's language where there is one."""

from __future__ import annotations

from pathlib import Path


def rulebook(folder: Path, lang: str) -> str:
    """The file `rulebook.fr.md` and the like; else the English one, `rulebook.md`; "" if a game has none."""
    books = (folder / f"rulebook.{lang}.md", folder / "rulebook.md")
    return next((book.read_text(encoding="utf-8") for book in books if book.is_file()), "")
