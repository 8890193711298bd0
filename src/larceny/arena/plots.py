"""Plots as SVG, to stand inside a page: bars and curves with intervals, histograms, heat maps."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

import numpy as np

from larceny.arena.intervals import Interval
from larceny.engine.chart import Plan, Point
from larceny.engine.record import Vector

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 56, 12, 12, 32
TICKS = 4
MOST_BINS = 30
ROW = 28  # pixels for the lying bars of a label
NAMES = 190  # pixels for the names beside lying bars
SPACIOUS = 60  # pixels of a bar whose value is written above it
PLACE = 48  # pixels of a place on a plan
MARGIN = 1.15  # widths of a place around a plan

Series = Sequence[Vector]  # the values of each way of playing


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
        drawn.append(_level(fair, top))
    return _svg(drawn, HEIGHT)


def histogram(series: Series) -> str:
    """How often each number occurred, as a share of the games; wide ranges are put in bins."""
    low, high = (math.floor(edge) for edge in (min(map(np.min, series)), max(map(np.max, series))))
    size = max(1, math.ceil((high - low + 1) / MOST_BINS))
    bins = range(low, high + 1, size)
    places = [(np.floor(values).astype(np.int64) - low) // size for values in series]
    shares = [np.bincount(place, minlength=len(bins)) / len(place) for place in places]
    top = _nice(float(max(map(np.max, shares))))
    step = (WIDTH - LEFT - RIGHT) / len(bins)
    width = 0.9 * step / len(series)
    drawn = _scale(top)
    every = max(1, len(bins) // 10)
    for i, first in enumerate(bins):
        if i % every == 0:
            drawn.append(_text(LEFT + (i + 0.5) * step, HEIGHT - 10, str(first)))
        for way, ways in enumerate(shares):
            drawn.append(_box(LEFT + i * step + 0.05 * step + way * width, width, float(ways[i]), top, way))
    return _svg(drawn, HEIGHT)


def curve(labels: Sequence[str], points: Sequence[Interval], fair: float) -> str:
    """Points joined by a line, with whiskers; a dashed line where all would be equal."""
    top = _nice(max([_top(one) for one in points] + [fair]))
    step = (WIDTH - LEFT - RIGHT) / len(labels)
    drawn = [*_scale(top), _level(fair, top)]
    middles = [LEFT + (i + 0.5) * step for i in range(len(labels))]
    line = " ".join(f"{_number(x)},{_y(one.mean, top)}" for x, one in zip(middles, points, strict=True))
    drawn.append(f'<polyline class="curve" points="{line}"/>')
    for label, x, one in zip(labels, middles, points, strict=True):
        drawn += [_text(x, HEIGHT - 10, label), *_whisker(x, one, top)]
        drawn.append(f'<circle class="way0" cx="{_number(x)}" cy="{_y(one.mean, top)}" r="4"/>')
        drawn.append(_text(x + 8, float(_y(one.mean, top)) - 6, f"{one.mean:.3g}", "start"))
    return _svg(drawn, HEIGHT)


def heat(plan: Plan, values: Mapping[str, float], top: float) -> str:
    """How often something happened at each place: the more often, the fuller its colour."""
    left, up = (min(point[axis] for point in plan.places.values()) - MARGIN for axis in (0, 1))
    right, down = (max(point[axis] for point in plan.places.values()) + MARGIN for axis in (0, 1))

    def at(point: Point) -> tuple[float, float]:
        return (point[0] - left) * PLACE, (point[1] - up) * PLACE

    drawn = []
    for name, point in plan.places.items():
        x, y = at(point)
        value = values.get(name, 0.0)
        box = f'x="{_number(x - PLACE / 2)}" y="{_number(y - PLACE / 2)}" width="{PLACE}" height="{PLACE}"'
        full = f"{value / top if top else 0.0:.3f}"
        told = f"<title>{escape(f'{name}: {value:.3g}')}</title>"
        drawn.append(f'<rect class="place" {box}/><rect class="way0" fill-opacity="{full}" {box}>{told}</rect>')
        drawn.append(_text(x, y + 4, _short(value)))
    for one, two in plan.walls:
        (x1, y1), (x2, y2) = at(one), at(two)
        ends = f'x1="{_number(x1)}" y1="{_number(y1)}" x2="{_number(x2)}" y2="{_number(y2)}"'
        drawn.append(f'<line class="wall" {ends}/>')
    drawn += [_text(at(point)[0], at(point)[1] + 4, label) for label, point in (plan.labels or {}).items()]
    return _svg(drawn, round((down - up) * PLACE), round((right - left) * PLACE))


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
    box, middle = _box(x, width, one.mean, top, way), x + width / 2
    told = [_text(middle, float(_y(_top(one), top)) - 4, f"{one.mean:.3g}")] if width >= SPACIOUS else []
    return [box, *_whisker(middle, one, top), *told]


def _whisker(x: float, one: Interval, top: float) -> list[str]:
    """A line from the lower to the upper end of an interval, if it has ends."""
    if not math.isfinite(one.high):
        return []
    low, high = _y(max(one.low, 0.0), top), _y(one.high, top)
    return [f'<line class="whisker" x1="{_number(x)}" x2="{_number(x)}" y1="{low}" y2="{high}"/>']


def _level(value: float, top: float) -> str:
    """A dashed line across."""
    return f'<line class="fair" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(value, top)}" y2="{_y(value, top)}"/>'


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


def _short(value: float) -> str:
    """A value as it fits into a place: nothing at all if it never happened."""
    return "" if value == 0 else f"{value:.2f}".lstrip("0") if value < 10 else f"{value:.0f}"


def _number(value: float) -> str:
    return f"{value:.1f}"


def _text(x: float, y: float, label: str, anchor: str = "middle") -> str:
    return f'<text x="{_number(x)}" y="{_number(y)}" text-anchor="{anchor}">{escape(label)}</text>'


def _svg(drawn: Sequence[str], height: int, width: int = WIDTH) -> str:
    head = f'<svg viewBox="0 0 {width} {height}" role="img" xmlns="http://www.w3.org/2000/svg">'
    return f"{head}{''.join(drawn)}</svg>"
