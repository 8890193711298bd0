"""Golden transcripts, replayed line by line, and perft counts from positions in them."""

from __future__ import annotations

from pathlib import Path

from larceny.engine.match import Match
from larceny.engine.tree import divide, perft
from larceny.library import replay


def check_golden(path: Path) -> None:
    """A golden transcript is read, played by the rules of today, and written again to the same bytes."""
    text = path.read_text(encoding="utf-8")
    match = replay(text)
    assert match.transcript() == text, f"{path.name} is written differently today"
    assert match.outcome is not None, f"{path.name} is not a whole game"


def check_perft(path: Path) -> None:
    """Each line of a perft file: a golden transcript, a ply in it, a depth, and the number of ways from there."""
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    assert lines, f"{path.name} is empty"
    for golden, ply, depth, count in lines:
        match = at_ply(path.parent / "golden" / golden, int(ply))
        found = perft(match, int(depth))
        assert found == int(count), f"{golden} {ply} {depth}: {found}, not {count}: {divide(match, int(depth))}"


def at_ply(golden: Path, ply: int) -> Match:
    """The match after so many plies of a golden transcript, with chance left to the caller."""
    head, _, moves = golden.read_text(encoding="utf-8").partition("\n\n")
    lines = [line for line in head.splitlines() if not line.startswith("seed ")]
    return replay("\n".join([*lines, "", *moves.splitlines()[:ply]]))
