"""The examples run."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("open_spiel_search", {"simulations": 4}),
        ("pettingzoo_random", {}),
        ("gymnasium_seat", {"games": 3}),
        ("language_model", {}),
    ],
)
def test_example(name: str, arguments: dict[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"](**arguments)
    assert capsys.readouterr().out
