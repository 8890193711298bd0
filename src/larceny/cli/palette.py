"""Cards as coloured chips. The colours come from the game's view.py (STYLES); words without one get theirs in turn."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from rich.text import Text

from larceny.engine.prose import word
from larceny.engine.ruleset import Ruleset

IN_TURN = ("#4c6a92", "#7a5c8e", "#4f7f6b", "#8e6b4c", "#8a4f5f", "#5f7a3f", "#3f7a80", "#7d7a45")
BACK = Style(color="#8a8f98", bgcolor="#2b2f36")  # a card that nobody here may look at
UNDER = "#2b2f36"  # behind a face-down card whose face the observer knows
INK = "#ffffff"


class Palette:
    """The look of one game's words."""

    def __init__(self, ruleset: Ruleset, lang: str) -> None:
        self.ruleset = ruleset
        self.lang = lang
        self.words = [name for names in ruleset.vocabulary.words.values() for name in names]
        self.hints: Mapping[str, str] = getattr(ruleset.view, "STYLES", {})

    def style(self, name: str) -> Style:
        """A face-up card."""
        if name == "hidden":
            return BACK
        if name in self.hints:
            return Style.parse(self.hints[name]) + Style(bold=True)
        return Style(color=INK, bgcolor=IN_TURN[self.words.index(name) % len(IN_TURN)], bold=True)

    def knows(self, name: str) -> bool:
        """Whether this is the name of a thing, rather than a seat or a number."""
        return name in self.words

    def chip(self, thing: str) -> Text:
        """A thing as it lies on the table: face up in full colour, face down dark, unknown grey."""
        return Text(f" {word(self.ruleset, self.lang, thing)} ", self._lying(thing))

    def card(self, thing: str) -> tuple[Text, Text, Text]:
        """A thing drawn large: three lines, the upper and lower ones half as high."""
        style = self._lying(thing)
        face = Text(f"  {word(self.ruleset, self.lang, thing)}  ", style)
        edge = Style(color=style.bgcolor)
        return Text("▄" * face.cell_len, edge), face, Text("▀" * face.cell_len, edge)

    def _lying(self, thing: str) -> Style:
        name, _, face = thing.partition(" ")
        style = self.style(name)
        if face != "down" or name == "hidden":
            return style
        return Style(color=style.bgcolor, bgcolor=UNDER, bold=True)
