"""Texts in four languages, by Project Fluent: one source for terminal, logs, errors and the web."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, get_args

from larceny.engine.errors import LarcenyError

Language = Literal["en", "fr", "nl", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
OURS = Path(__file__).parent / "text"

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?!-?[a-zA-Z][\w-]* *=).*)*", re.MULTILINE)  # of a file: its name
REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")  # in an entry: perhaps the name of another


class Wording:
    """The messages of one language. Each is parsed when it is first wanted: most never are, and it takes long."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        # Imported late: the first prompt and `--help` must not wait for it.
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([lang], use_isolating=False)
        self.unread = {entry[1]: entry[0] for source in sources for entry in ENTRY.finditer(source)}

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        self._read(message)
        return bool(self.bundle.has_message(message))

    def fill(self, message: str, facts: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """A message with these facts, and what is wrong with it."""
        self._read(message)
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        text, faults = self.bundle.format_pattern(pattern, dict(facts))
        return str(text), list(faults)

    def _read(self, message: str) -> None:
        """Parse a message and all that it refers to. Until all is there it counts as unread, for other threads too."""
        if message not in self.unread:
            return
        from fluent.runtime import FluentResource

        wanted = [message]
        for name in wanted:  # it grows while it is gone through
            if entry := self.unread.get(name):
                self.bundle.add_resource(FluentResource(entry))
                wanted += [other for other in REFERENCE.findall(entry) if other not in wanted]
        for name in wanted:
            self.unread.pop(name, None)


class Texts:
    """The messages of one game, over those of the engine."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (OURS, *folders)

    def wording(self, lang: str) -> Wording:
        """All messages in one language."""
        if not isinstance(lang, str) or lang not in LANGUAGES:
            known, asked = ", ".join(LANGUAGES), repr(lang)[:20]
            raise LarcenyError(f"There are texts in {known}, not in {asked}.", reason="no-language")
        return self._wording(lang)

    @functools.cache  # noqa: B019  # one per ruleset, which lives as long as the process
    def _wording(self, lang: str) -> Wording:
        return Wording(lang, [_file(folder, lang).read_text(encoding="utf-8") for folder in self.folders])

    def has(self, lang: str, message: str) -> bool:
        """Whether there is such a message."""
        return self.wording(lang).has(message)

    def say(self, lang: str, message: str, facts: Mapping[str, Any] | None = None) -> str:
        """One message with its facts filled in; a fault in a text is an error, never half a sentence."""
        text, faults = self.wording(lang).fill(message, facts or {})
        if faults:
            raise LarcenyError(f"The text {message} in {lang} is faulty: {faults[0]}.", reason="bad-text")
        return text

    def plain(self, lang: str) -> dict[str, str]:
        """All messages that need no facts, such as the names of cards."""
        from fluent.syntax import FluentParser, ast

        found = {}
        for folder in self.folders:
            source = _file(folder, lang).read_text(encoding="utf-8")
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    texts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
                    if len(texts) == len(entry.value.elements):
                        found[entry.id.name] = "".join(texts)
        return found

    def error(self, kind: type[LarcenyError], reason: str, section: str = "", **facts: str | int) -> LarcenyError:
        """An error whose sentence is the message `reason-…`."""
        sentence = self.say("en", f"reason-{reason}", facts)
        return kind(sentence, reason=reason, section=section, **facts)

    def sentence(self, error: LarcenyError, lang: str) -> str:
        """An error's sentence in another language, where there is one that the error's facts fill."""
        message = f"reason-{error.reason}"
        if not self.has(lang, message):
            return str(error)
        text, missing = self.wording(lang).fill(message, error.facts)
        return str(error) if missing else text


ENGINE_TEXTS = Texts()  # what can be said without any game


def _file(folder: Path, lang: str) -> Path:
    """The texts of a language; a stranger's game that has none in it speaks English."""
    file = folder / f"{lang}.ftl"
    return file if file.exists() else folder / f"{LANGUAGES[0]}.ftl"
