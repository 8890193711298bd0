"""The report of a run: Markdown for people, JSON for programs."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from bench.bars import BARS, Bar, Verdict, verdicts
from bench.contest import Result, advantage
from bench.entry import Section
from bench.plot import plot

SHORT = 0.001  # seconds; what takes less is written in µs


def write(folder: Path, header: dict[str, str], results: Sequence[Result]) -> None:
    """Write the three files of a run."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "latest.md").write_text(markdown(header, results), encoding="utf-8")
    (folder / "latest.svg").write_text(plot(results), encoding="utf-8")
    rows = [asdict(result) for result in results]
    (folder / "latest.json").write_text(json.dumps({"header": header, "rows": rows}, indent=1) + "\n", encoding="utf-8")


def markdown(header: dict[str, str], results: Sequence[Result]) -> str:
    """Give the whole report."""
    lines = ["# Benchmark", ""]
    lines += [f"- {name}: {value}" for name, value in header.items()]
    lines += [
        "",
        "How to read this: [README](../README.md). Bars as a picture: [latest.svg](latest.svg).",
        "",
    ]
    lines += bars(results)
    for section in Section:
        lines += table(section, [result for result in results if result.section == section])
    return "\n".join(lines)


def bars(results: Sequence[Result]) -> Iterator[str]:
    """Give the table of bars: what was promised, what was measured."""
    measured = {result.section for result in results}
    yield from (
        "## Bars",
        "",
        "| what | game | bar | measured | peer of its size | verdict |",
        "|---|---|--:|--:|---|---|",
    )
    for bar in BARS:
        held = list(verdicts(bar, results))
        for verdict in held:
            yield verdict_row(verdict)
        if not held and bar.section in measured:
            yield f"| {bar_name(bar)} | – | {in_unit(bar, bar.limit)} | – | | no contestant in this run |"
    yield ""


def bar_name(bar: Bar) -> str:
    """Name a bar without its game."""
    return f"{bar.section}: {bar.mode}" if bar.mode else str(bar.section)


def verdict_row(verdict: Verdict) -> str:
    """Give one line of the table of bars."""
    row, limit = verdict.row, in_unit(verdict.bar, verdict.limit)
    what = f"| {row.section}: {row.mode} | {row.game} | {limit} |"
    if not verdict.judged:
        return f"{what} – | | **not measured**: {row.problem or 'no peer in this run'} |"
    said = f"{'pass' if verdict.passed else '**miss**'}, {times(verdict.margin)} the bar"
    if verdict.rival and not verdict.bar.times_peer:
        said += f", {times(advantage(row, verdict.rival))} the peer"
    return f"{what} {in_unit(verdict.bar, verdict.measured)} | {peer_of(verdict)} | {said} |"


def peer_of(verdict: Verdict) -> str:
    """Name the peer that a row is held against, if any."""
    if verdict.rival:
        return f"{verdict.rival.game}, {number(verdict.row.section, verdict.rival.median)}"
    return "none in this run" if verdict.bar.beats_peers else ""


def in_unit(bar: Bar, value: float) -> str:
    """Write a bar's limit, or what is held against it."""
    if bar.times_peer:
        return times(value)
    return f"{value:,.0f} {bar.figure}" if bar.figure else number(bar.section, value)


def table(section: Section, results: Sequence[Result]) -> list[str]:
    """Give the table of one section, best first, with those who could not take part at its end."""
    if not results:
        return []
    measured = sorted((r for r in results if r.measured), key=lambda r: r.median, reverse=not section.in_seconds)
    ours = [result for result in measured if result.headline]
    figures = list(dict.fromkeys(name for result in measured for name in result.figures))
    lines = [f"## {section.heading}", ""]
    lines += [cells("library", "game", "how", "decisions/game", "median", "best", "worst", *figures, "our advantage")]
    lines += ["|---|---|---|--:|--:|--:|--:|--:|" + "--:|" * len(figures)]
    lines += [measured_row(result, figures, ours) for result in measured]
    lines += [
        cells(r.library, r.game, r.mode, "", f"not measured: {r.problem}", *[""] * (3 + len(figures)))
        for r in results
        if r.problem
    ]
    return [*lines, ""]


def cells(*texts: str) -> str:
    """Give one line of a table."""
    return f"| {' | '.join(texts)} |"


def measured_row(result: Result, figures: Sequence[str], ours: Sequence[Result]) -> str:
    """Give one line of a section's table."""
    library = f"**{result.library}**" if result.ours else result.library
    per_game = f"{result.per_game:.1f}" if result.per_game else ""
    numbers = [number(result.section, value) for value in (result.median, result.best, result.worst)]
    others = [f"{statistics.median(result.figures[name]):,.0f}" if name in result.figures else "" for name in figures]
    return cells(library, result.game, result.mode, per_game, *numbers, *others, compared(result, ours))


def compared(result: Result, ours: Sequence[Result]) -> str:
    """Say how many times better than a peer our slowest and our fastest headline rows are."""
    alike = [row for row in ours if row.mode == result.mode] if result.section == Section.SERVER else ours
    if result.ours or not alike:
        return ""
    factors = sorted(advantage(row, result) for row in alike)
    low, high = times(factors[0]), times(factors[-1])
    return low if low == high else f"{low} – {high}"


def times(factor: float) -> str:
    """Write a factor with about three figures."""
    return f"{factor:,.{0 if factor >= 100 else 1 if factor >= 10 else 2}f}×"


def number(section: Section, value: float) -> str:
    """Write a section's number: seconds, millionths of them where they are few, or whole decisions per second."""
    if not section.in_seconds:
        return f"{value:,.0f}"
    return f"{value:.3f} s" if value >= SHORT else f"{value * 1e6:.1f} µs"
