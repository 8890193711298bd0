"""Texts in four languages, by Project Fluent: one source for terminal, logs, errors and the web."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from larceny.engine.errors import LarcenyError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "nl", "de")
OURS = Path(__file__).parent / "text"


class Texts:
    """The messages of one game, over those of the engine."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (OURS, *folders)

    def bundle(self, lang: str) -> FluentBundle:
        """All messages in one language."""
        if not isinstance(lang, str) or lang not in LANGUAGES:
            known, asked = ", ".join(LANGUAGES), repr(lang)[:20]
            raise LarcenyError(f"There are texts in {known}, not in {asked}.", reason="no-language")
        return self._bundle(lang)

    @functools.cache  # noqa: B019  # one per ruleset, which lives as long as the process
    def _bundle(self, lang: str) -> FluentBundle:
        # Imported late: the first prompt and `--help` must not wait for it.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self.folders:
            source = _file(folder, lang).read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(source), allow_overrides=True)
        return bundle

    def has(self, lang: str, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle(lang).has_message(message))

    def say(self, lang: str, message: str, facts: Mapping[str, Any] | None = None) -> str:
        """One message with its facts filled in; a fault in a text is an error, never half a sentence."""
        text, faults = self._filled(lang, message, facts)
        if faults:
            raise LarcenyError(f"The text {message} in {lang} is faulty: {faults[0]}.", reason="bad-text")
        return text

    def _filled(self, lang: str, message: str, facts: Mapping[str, Any] | None) -> tuple[str, list[Any]]:
        bundle = self.bundle(lang)
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text in {lang}"
        text, faults = bundle.format_pattern(pattern, dict(facts or {}))
        return str(text), list(faults)

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
        text, missing = self._filled(lang, message, error.facts)
        return str(error) if missing else text


ENGINE_TEXTS = Texts()  # what can be said without any game


def _file(folder: Path, lang: str) -> Path:
    """The texts of a language; a stranger's game that has none in it speaks English."""
    file = folder / f"{lang}.ftl"
    return file if file.exists() else folder / f"{LANGUAGES[0]}.ftl"
