"""The legal moves, drawn: numbered, those with the same first word together, in columns."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from larceny.cli.layout import stack
from larceny.cli.palette import Palette

GAP = 3  # columns between two moves


def draw_moves(palette: Palette, legal: Sequence[str], width: int) -> RenderableType:
    """All of them."""
    digits = len(str(len(legal)))
    groups: dict[str, list[tuple[str, list[str]]]] = {}
    for number, text in enumerate(legal, start=1):
        verb, *words = text.split(" ")
        groups.setdefault(verb, []).append((str(number).rjust(digits), words))
    margin = max(map(len, groups)) + 2
    return stack([line for verb, moves in groups.items() for line in _group(palette, verb.ljust(margin), moves, width)])


def _group(palette: Palette, verb: str, moves: Sequence[tuple[str, list[str]]], width: int) -> list[Text]:
    """Moves with the same first word, which stands before the first of them."""
    items = [_move(palette, number, words) for number, words in moves]
    widest = max(item.cell_len for item in items) + GAP
    columns = _columns([words[:1] for _, words in moves], (width - len(verb) + GAP) // widest)
    lines = []
    for start in range(0, len(items), columns):
        line = Text().append(verb if start == 0 else " " * len(verb), "bold")
        for place, item in enumerate(items[start : start + columns]):
            line.pad_right(len(verb) + place * widest - line.cell_len)
            line.append_text(item)
        lines.append(line)
    return lines


def _columns(second_words: Sequence[list[str]], most: int) -> int:
    """How many columns fit; fewer, if that keeps moves with the same second word on a line of their own."""
    runs = {len(list(run)) for _, run in itertools.groupby(second_words)}
    if len(runs) == 1 and max(runs) <= most:
        return most - most % max(runs)
    return max(1, most)


def _move(palette: Palette, number: str, words: Sequence[str]) -> Text:
    move = Text().append(number, "cyan")
    for name in words:
        move.append(" ")
        if palette.knows(name):
            move.append(f" {name} ", palette.style(name))
        else:
            move.append(name)
    return move
