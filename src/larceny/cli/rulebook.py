"""The rulebook of a game, clause by clause."""

from __future__ import annotations

import re
from pathlib import Path

from larceny.engine.rulebook import rulebook

HEADING = re.compile(r"#+\s")
CHAPTER = re.compile(r"#+\s+§\s*(\d+)\b")
CLAUSE = re.compile(r"[\s*_>-]*§?((\d+)\.\d+)\b(?!\.\d)")
CAN_BE_FOLLOWED = re.compile(r"(.*[.:;!?|*)\]”])?\s*$")  # else the number is a reference in a wrapped sentence


class Rulebook:
    """A rulebook: chapters under headings such as `## §4 …`, in them clauses that begin `4.3 …`."""

    def __init__(self, folder: Path, lang: str = "en") -> None:
        self.text = rulebook(folder, lang)
        self.chapters: dict[str, list[str]] = {}
        self.clauses: dict[str, list[str]] = {}
        self._divide()

    def _divide(self) -> None:
        number, before = "", ""
        chapter: list[str] = []
        clause: list[str] = []
        for line in self.text.splitlines():
            if HEADING.match(line):
                found = CHAPTER.match(line)
                number = found[1] if found else ""
                chapter, clause, before = (self.chapters.setdefault(number, []) if found else []), [], ""
            elif (found := CLAUSE.match(line)) and found[2] == number and CAN_BE_FOLLOWED.match(before):
                clause = self.clauses.setdefault(found[1], [])
            before = "" if HEADING.match(line) else line
            chapter.append(line)
            clause.append(line)

    def find(self, number: str) -> str:
        """A clause such as 4.3 or a whole chapter such as 4; of a clause that stands nowhere, its chapter; or ""."""
        wanted = number.strip().removeprefix("§").strip(" .")
        lines = self.clauses.get(wanted) or self.chapters.get(wanted.partition(".")[0]) or []
        return "\n".join(lines).strip()
