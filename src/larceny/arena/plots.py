"""Plots as SVG, to stand inside a page: bars with intervals, and histograms."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from html import escape

from larceny.arena.intervals import Interval

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 56, 12, 12, 32
TICKS = 4
MOST_BINS = 30
ROW = 28  # pixels for the lying bars of a label
NAMES = 150  # pixels for the names beside lying bars

Series = Sequence[Sequence[float]]  # the values of each way of playing


def upright(labels: Sequence[str], series: Sequence[Sequence[Interval | None]], fair: float | None = None) -> str:
    """Bars side by side, one for each label and way of playing, with whiskers; a line where all would be equal."""
    top = _nice(max([_top(one) for bars in series for one in bars if one] + [fair or 0.0]))
    step = (WIDTH - LEFT - RIGHT) / len(labels)
    width = 0.7 * step / len(series)
    drawn = _scale(top)
    for i, label in enumerate(labels):
        start = LEFT + i * step + 0.15 * step
        drawn.append(_text(LEFT + (i + 0.5) * step, HEIGHT - 10, label))
        for way, bars in enumerate(series):
            if (one := bars[i]) is not None:
                drawn += _bar(start + way * width, width, one, top, way)
    if fair is not None:
        drawn.append(f'<line class="fair" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(fair, top)}" y2="{_y(fair, top)}"/>')
    return _svg(drawn, HEIGHT)


def histogram(series: Series) -> str:
    """How often each number occurred, as a share of the games; wide ranges are put in bins."""
    low, high = min(map(min, series)), max(map(max, series))
    size = max(1, math.ceil((high - low + 1) / MOST_BINS))
    bins = range(math.floor(low), math.floor(high) + 1, size)
    counts = [Counter((math.floor(value) - bins[0]) // size for value in values) for values in series]
    shares = [[count[i] / len(values) for i in range(len(bins))] for count, values in zip(counts, series, strict=True)]
    top = _nice(max(map(max, shares)))
    step = (WIDTH - LEFT - RIGHT) / len(bins)
    width = 0.9 * step / len(series)
    drawn = _scale(top)
    every = max(1, len(bins) // 10)
    for i, first in enumerate(bins):
        if i % every == 0:
            drawn.append(_text(LEFT + (i + 0.5) * step, HEIGHT - 10, str(first)))
        for way, ways in enumerate(shares):
            drawn.append(_box(LEFT + i * step + 0.05 * step + way * width, width, ways[i], top, way))
    return _svg(drawn, HEIGHT)


def lying(labels: Sequence[str], series: Sequence[Sequence[Interval | None]]) -> str:
    """Bars below each other, for many labels."""
    top = _nice(max(one.mean for bars in series for one in bars if one))
    across = (WIDTH - NAMES - 60) / top
    thick = 0.8 * ROW / len(series)
    drawn = []
    for i, label in enumerate(labels):
        drawn.append(_text(NAMES - 8, i * ROW + 18, label, "end"))
        for way, bars in enumerate(series):
            if (one := bars[i]) is not None:
                y, end = i * ROW + 2 + way * thick, NAMES + one.mean * across
                size = f'width="{_number(one.mean * across)}" height="{_number(thick)}"'
                drawn.append(f'<rect class="way{way}" x="{NAMES}" y="{_number(y)}" {size}/>')
                drawn.append(_text(end + 4, y + thick / 2 + 4, f"{one.mean:.3g}", "start"))
    return _svg(drawn, len(labels) * ROW + 4)


def _bar(x: float, width: float, one: Interval, top: float, way: int) -> list[str]:
    """One bar, with a whisker if anything is sure about it."""
    box = _box(x, width, one.mean, top, way)
    if not math.isfinite(one.high):
        return [box]
    middle, low, high = _number(x + width / 2), _y(max(one.low, 0.0), top), _y(one.high, top)
    return [box, f'<line class="whisker" x1="{middle}" x2="{middle}" y1="{low}" y2="{high}"/>']


def _box(x: float, width: float, value: float, top: float, way: int) -> str:
    y = _y(max(value, 0.0), top)
    height = _number(HEIGHT - BOTTOM - float(y))
    return f'<rect class="way{way}" x="{_number(x)}" y="{y}" width="{_number(width)}" height="{height}"/>'


def _scale(top: float) -> list[str]:
    """Lines across with their numbers."""
    drawn = []
    for tick in range(TICKS + 1):
        y = _y(top * tick / TICKS, top)
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        drawn.append(_text(LEFT - 6, float(y) + 4, f"{top * tick / TICKS:.3g}", "end"))
    return drawn


def _top(one: Interval) -> float:
    return one.high if math.isfinite(one.high) else one.mean


def _nice(value: float) -> float:
    """The next number that looks well at the end of a scale."""
    if value <= 0:
        return 1.0
    unit = 10.0 ** math.floor(math.log10(value))
    return next(step * unit for step in (1, 2, 4, 6, 8, 10) if step * unit >= value * 0.999)


def _y(value: float, top: float) -> str:
    return _number(TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(value / top, 1.0)))


def _number(value: float) -> str:
    return f"{value:.1f}"


def _text(x: float, y: float, label: str, anchor: str = "middle") -> str:
    return f'<text x="{_number(x)}" y="{_number(y)}" text-anchor="{anchor}">{escape(label)}</text>'


def _svg(drawn: Sequence[str], height: int) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" xmlns="http://www.w3.org/2000/svg">{"".join(drawn)}</svg>'
