"""Small studies as data: a line of JSON for each figure, from which docs/make.py has its tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"

Line = Mapping[str, Any]


def read(file: Path) -> list[Line]:
    """What has been measured so far."""
    found: list[Line] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    return found


def keep(file: Path, line: Line, same: Sequence[str]) -> None:
    """Add a line; one that has the same values for those names was measured before, and gives it its place."""
    lines = read(file)
    places = [place for place, old in enumerate(lines) if all(old[name] == line[name] for name in same)]
    place = places[0] if places else len(lines)
    lines[place : place + 1] = [line]
    file.parent.mkdir(parents=True, exist_ok=True)
    written = ",\n".join(json.dumps(one, ensure_ascii=False) for one in lines)
    file.write_text(f"[\n{written}\n]\n", encoding="utf-8")
