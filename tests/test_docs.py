"""The documentation is true: examples run, generated pages are up to date, the tree and the pictures are all there."""

from __future__ import annotations

import doctest
import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
PARTS = ("engine", "bots", "arena", "server")  # whose modules stand in the tree of ARCHITECTURE.md, one by one
FEWER = {"n=4096": "n=64"}  # games of a batch are enough to see that an example runs


def blocks_of(page: str) -> list[str]:
    """The Python in a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_readmes_example_does_what_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0


@pytest.mark.parametrize("name", ["docs/bots.md", "docs/training.md", "docs/adapters.md", "docs/arena.md"])
def test_the_python_in_a_page_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(1)
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"begin": "dieven"}\n{"legal": ["stash 3"]}\n'))
    names = {"model": lambda prompt: f"move: {dice.choice(re.findall('^  (.+)', prompt, re.MULTILINE))}"}
    blocks = blocks_of(name)
    assert blocks
    for block in blocks:  # one after the other, as a reader would type them
        for many, few in FEWER.items():
            block = block.replace(many, few)
        exec(block, names)


def test_every_module_stands_in_the_tree_and_every_module_of_the_tree_is_there() -> None:
    tree = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("```")[1]
    for part in PARTS:
        chapter = re.search(rf"^  {part}/ .*\n((?:    .*\n)+)", tree, re.MULTILINE)
        assert chapter, f"the tree has no {part}/"
        modules = [file.name for file in (ROOT / "src/larceny" / part).glob("*.py") if file.stem != "__init__"]
        assert sorted(re.findall(r"\w+\.py\b", chapter[1])) == sorted(modules), f"the tree of {part}/ is another"


def test_every_folder_of_the_repository_and_of_the_package_stands_in_the_tree() -> None:
    tree = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("```")[1]
    listed = subprocess.run(["git", "-c", "safe.directory=*", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    files = [Path(name) for name in listed.stdout.splitlines() if not name.startswith(".")]
    for file in files:
        inside = file.parts[:2] == ("src", "larceny")
        top, indent = (file.parts[2:], "  ") if inside else (file.parts, "")
        if len(top) > 1 and top[0] != "static":
            assert re.search(rf"^{indent}{top[0]}/", tree, re.MULTILINE), f"the tree has no {top[0]}/"


def test_every_picture_is_shown_and_every_picture_that_is_shown_is_there() -> None:
    shown = set()
    for page in PAGES:
        for link in re.findall(r"""(?:!\[[^]]*\]\(|<img src=")([^)"]+)""", page.read_text(encoding="utf-8")):
            picture = (page.parent / link).resolve()
            assert picture.exists(), f"{page.name} shows {link}, which is not there"
            shown.add(picture)
    assert {file.name for file in (ROOT / "docs/pictures").iterdir() if file.resolve() not in shown} == set()


def test_generated_pages_are_up_to_date() -> None:
    command = [sys.executable, "-m", "docs.make", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}: run `make docs`"
