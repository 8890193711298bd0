"""Scripts of lessons: read as they stand, refused where they make no sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from larceny.engine.errors import LarcenyError
from larceny.engine.lesson import Act, Word, has_lesson, read_lesson

GOOD = """
chapter
players 3       # and a remark
option getaways 3
option siren everyone
learner p2
chance first p1, deal 3
chance deal ring
say welcome
ask stash
p2 stash 3
chance draw 1
p3 give 1 p1
"""


def write(folder: Path, script: str) -> Path:
    (folder / "lesson").mkdir()
    (folder / "lesson/script.txt").write_text(script, encoding="utf-8")
    return folder


def test_a_script_is_read_line_by_line(tmp_path: Path) -> None:
    (chapter,) = read_lesson(write(tmp_path, GOOD))
    assert (chapter.players, chapter.learner) == (3, 1)
    assert chapter.options == {"getaways": 3, "siren": "everyone"}
    assert chapter.chance == ["first p1", "deal 3", "deal ring"]
    words = [Word("welcome", asks=False), Word("stash", asks=True)]
    assert chapter.lines == [*words, Act(1, "stash 3", ["draw 1"]), Act(2, "give 1 p1")]


def test_a_game_without_a_script_has_no_lesson(tmp_path: Path) -> None:
    assert not has_lesson(tmp_path)
    assert has_lesson(write(tmp_path, GOOD))


@pytest.mark.parametrize(
    ("script", "line"),
    [
        ("say hello", 1),
        ("chapter\nplayers many", 2),
        ("chapter\nx1 stash 3", 2),
        ("chapter\n\nsay hello\nchance draw 3", 4),
        ("chapter\np1", 2),
    ],
)
def test_a_line_without_sense_is_named(tmp_path: Path, script: str, line: int) -> None:
    with pytest.raises(LarcenyError, match=f"Line {line} "):
        read_lesson(write(tmp_path, script))
