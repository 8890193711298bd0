"""Pieces of text on lines, and lines below each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text


def flow(pieces: Iterable[Text], width: int, between: str = " ") -> list[Text]:
    """Pieces side by side, on as many lines as they need; only one that is wider than a line is broken, at spaces."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(between) + piece.cell_len <= width:
            lines[-1].append(between, "bright_black").append_text(piece)
        elif piece.cell_len > width and " " in piece.plain:
            lines += flow(piece.split(" "), width)
        else:
            lines.append(Text().append_text(piece))  # a line with a style of its own would colour what follows
    return lines


def stack(lines: Sequence[Text]) -> Text:
    """Lines below each other, each cut rather than wrapped: they were made to fit."""
    stacked = Text("\n").join(lines)
    stacked.no_wrap, stacked.overflow = True, "ellipsis"
    return stacked
