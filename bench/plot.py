"""The bar chart of a run: an SVG with one logarithmic panel per section, written by hand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape

from bench.contest import Result
from bench.entry import Section

WIDTH, LABELS, VALUES = 1000, 430, 90  # pixels: the whole, the names at the left, the numbers at the right
ROW, HEAD, GAP = 18, 46, 24
OURS, THEIRS, GRID = "#b3261e", "#7d8ca3", "#dddddd"


def plot(results: Sequence[Result]) -> str:
    """Draw all sections that have numbers, one below the other."""
    top = GAP
    parts: list[str] = []
    for section in Section:
        rows = [result for result in results if result.section == section and result.measured]
        if rows:
            rows.sort(key=lambda row: row.median, reverse=not section.in_seconds)
            parts += panel(section, rows, top)
            top += HEAD + ROW * len(rows) + GAP
    style = "<style>text{font:12px system-ui,sans-serif;fill:#222}.title{font-size:15px;font-weight:600}</style>"
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img">'
    title = "<title>Speed of Larceny and its peers, logarithmic</title>"
    ground = f'<rect width="{WIDTH}" height="{top}" fill="#fff"/>'
    return "\n".join([start, title, style, ground, *parts, "</svg>", ""])


def panel(section: Section, rows: Sequence[Result], top: int) -> Iterator[str]:
    """Draw one section: title, decades, bars."""
    low = math.floor(math.log10(min(row.median for row in rows)))
    high = max(low + 1, math.ceil(math.log10(max(row.median for row in rows))))
    scale = (WIDTH - LABELS - VALUES) / (high - low)
    bottom = top + HEAD + ROW * len(rows)
    yield text(8, top + 12, section.heading, "start", "title")
    for power in range(low, high + 1):
        x = LABELS + (power - low) * scale
        yield f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{top + 38}" y2="{bottom}" stroke="{GRID}"/>'
        yield text(x, top + 33, decade(power), "middle")
    for index, row in enumerate(rows):
        y = top + HEAD + ROW * index
        # A bar of the lowest decade's own value would have no width; a sliver shows that it is there.
        width = max(2.0, (math.log10(row.median) - low) * scale)
        yield text(LABELS - 8, y + 11, f"{row.library} · {row.game} · {row.mode}"[:68], "end")
        colour = OURS if row.ours else THEIRS
        yield f'<rect x="{LABELS}" y="{y}" width="{width:.1f}" height="{ROW - 4}" fill="{colour}"/>'
        yield text(LABELS + width + 5, y + 11, short(row.median), "start")


def text(x: float, y: float, content: str, anchor: str, name: str = "") -> str:
    """Draw a piece of text."""
    style = f' class="{name}"' if name else ""
    return f'<text x="{x:.0f}" y="{y}" text-anchor="{anchor}"{style}>{escape(content)}</text>'


def decade(power: int) -> str:
    """Write a power of ten."""
    return short(10.0**power)


def short(value: float) -> str:
    """Write a number with two or three figures and a unit prefix."""
    for limit, sign in ((1e6, " M"), (1e3, " k")):
        if value >= limit:
            return f"{value / limit:.3g}{sign}"
    return f"{value:.3g}"
