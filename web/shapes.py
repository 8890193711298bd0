"""The TypeScript type of values that were seen: a Shape takes in one after another and spells what all of them are."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
HIDDEN = "hidden"
WORD = re.compile(r"[a-z][a-z0-9_-]*")  # other texts, such as the lines of a map, are not listed one by one
WIDTH = 130  # up to which a dict stands in one line

Lists = Mapping[str, Sequence[str]]  # the words of a game, by the name of their type


class Shape:
    """What is known of a value: it may be several things at once, as in `number | 'hidden' | null`."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.words: set[str] = set()
        self.items: Shape | None = None  # of a list
        self.fields: dict[str, Shape] | None = None  # of a dict
        self.dicts = 0  # that were seen,
        self.holders: dict[str, int] = {}  # … and how many of them had the field

    def take(self, value: Any) -> None:
        """One more value."""
        if isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, list):
            self.items = self.items or Shape()
            for item in value:
                self.items.take(item)
        elif isinstance(value, dict):
            self.dicts += 1
            for name, part in value.items():
                self.holders[name] = self.holders.get(name, 0) + 1
                self.field(name).take(part)
        else:
            self.plain.add(PLAIN[type(value)])

    def field(self, name: str) -> Shape:
        """The shape of a part."""
        if self.fields is None:
            self.fields = {}
        return self.fields.setdefault(name, Shape())

    def add(self, other: Shape) -> None:
        """All that is known of another."""
        self.plain |= other.plain
        self.words |= other.words
        self.dicts += other.dicts
        if other.items:
            self.items = self.items or Shape()
            self.items.add(other.items)
        for name, part in (other.fields or {}).items():
            self.holders[name] = self.holders.get(name, 0) + other.holders.get(name, 0)
            self.field(name).add(part)

    def spell(self, lists: Lists, indent: str = "") -> str:
        """The type, with the names of the lists whose words it has."""
        return " | ".join(self._kinds(lists, indent))

    def _kinds(self, lists: Lists, indent: str) -> list[str]:
        kinds = []
        if self.items is not None:
            inner = self.items.spell(lists, indent)
            kinds.append(f"({inner})[]" if len(self.items._kinds(lists, indent)) > 1 else f"{inner or 'never'}[]")
        if self.fields is not None:
            kinds.append(self._record(lists, indent))
        if "string" not in self.plain:
            kinds += spell_words(self.words, lists)
        return kinds + sorted(self.plain, key=lambda name: (name == "null", name))

    def _record(self, lists: Lists, indent: str) -> str:
        fields = self.fields or {}
        for name, listed in lists.items():
            if fields.keys() == set(listed):
                both = Shape()
                for part in fields.values():
                    both.add(part)
                return f"Record<{name}, {both.spell(lists, indent)}>"
        deeper = f"{indent}  "
        parts = [f"{self._name(name)}: {part.spell(lists, deeper)}" for name, part in fields.items()]
        line = f"{{ {'; '.join(parts)} }}"
        if len(indent) + len(line) <= WIDTH and "\n" not in line:
            return line
        return "{\n" + "".join(f"{deeper}{part}\n" for part in parts) + f"{indent}}}"

    def _name(self, name: str) -> str:
        spelled = name if name.isidentifier() else quote(name)
        return spelled if self.holders.get(name, self.dicts) == self.dicts else f"{spelled}?"


def spell_words(words: set[str], lists: Lists) -> list[str]:
    """Words as the lists that they come from and those that come from none."""
    hidden = [quote(HIDDEN)] if HIDDEN in words else []
    rest = words - {HIDDEN}
    if not rest:
        return hidden
    for name, listed in lists.items():
        if rest <= set(listed):
            return [name, *hidden]
    whole = [name for name, listed in lists.items() if rest >= set(listed)]
    rest -= {word for name in whole for word in lists[name]}
    if not all(WORD.fullmatch(word) for word in rest):
        return ["string"]
    return [*whole, *hidden, *map(quote, sorted(rest))]


def quote(word: str) -> str:
    """A literal text."""
    return "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'"
