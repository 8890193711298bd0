"""The committed client is that of the sources, small and quick."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Response

import larceny
from larceny.engine.texts import LANGUAGES
from tests.web.conftest import Cast
from tests.web.people import CARD_GAMES, PHONE, Person

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src/larceny/static"
LARGEST = 80_000  # bytes of scripts and styles to the first table of a card game, packed
LARGEST_BOARD = 90_000  # … of a game with a board: the museum, the box
WHOLE = 110_000  # … of everything: all pages and all games, in one language
GOAL = 2000  # ms to the first table
LONGEST_COMPONENT = 250  # lines
DRAWN = "[data-hand] button, [role=grid] [data-spot]"  # a card in the hand, or a square of the museum
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}


@pytest.fixture(scope="module")
def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_built_client_is_that_of_the_sources(builder: ModuleType) -> None:
    assert builder.is_fresh(), "the built client is older than its sources: run `make web`"


def test_a_stale_build_is_noticed(builder: ModuleType, tmp_path: Path) -> None:
    sources, built = tmp_path / "web", tmp_path / "static"
    shutil.copytree(WEB, sources, ignore=shutil.ignore_patterns("node_modules"))
    built.mkdir()
    assert not builder.is_fresh(sources, built), "never built"
    (built / ".stamp").write_text(builder.stamp_of(sources) + "\n", encoding="utf-8")
    assert builder.is_fresh(sources, built)
    main = sources / "main.ts"
    text = main.read_text(encoding="utf-8")
    main.write_bytes(text.replace("\n", "\r\n").encode())
    assert builder.is_fresh(sources, built), "line ends do not count"
    main.write_text(text + "// changed\n", encoding="utf-8")
    assert not builder.is_fresh(sources, built)


def test_generated_types_are_those_of_the_python() -> None:
    command = [sys.executable, "-m", "web.generate", "--check"]
    checked = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_lock_serves_all_platforms() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert sum("/@rolldown/binding-" in name for name in packages) >= 15
    assert not any("resolved" in package for package in packages.values())


def test_no_component_is_long_and_none_sets_raw_html() -> None:
    sources = [file for kind in ("*.svelte", "*.ts") for file in WEB.rglob(kind) if "node_modules" not in file.parts]
    for file in sources:
        text = file.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= LONGEST_COMPONENT or "generated" in file.parts, file
        assert not re.search(r"\{@html|innerHTML|: any\b|<any>|as any\b| style=\"", text), file


def test_no_source_lists_the_games() -> None:
    common = [file for folder in ("app", "lib", "board") for file in (WEB / folder).rglob("*.*")]
    assert not [file for file in common if re.search("|".join(larceny.games()), file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_client_is_small(lang: str) -> None:
    files = json.loads((BUILT / "files.json").read_text(encoding="utf-8"))
    other_words = re.compile(rf"text/(?!{lang})\w\w\.json$")
    wanted = {name for source, file in files.items() if not other_words.search(source) for name in parts_of(file)}
    sizes = {name: len(gzip.compress((BUILT / name).read_bytes())) for name in wanted if name.endswith(("js", "css"))}
    unknown = {path.name for path in (BUILT / "assets").glob("*.js")} - {Path(name).name for name in all_parts(files)}
    assert not unknown, "files that no page names"
    print(f"\n{lang}: {sum(sizes.values()) / 1000:.1f} kB in {len(sizes)} files")
    assert sum(sizes.values()) <= WHOLE, sizes


def parts_of(file: dict[str, Any]) -> list[str]:
    """A script and its styles."""
    return [file["file"], *file.get("css", [])]


def all_parts(files: dict[str, dict[str, Any]]) -> set[str]:
    return {name for file in files.values() for name in parts_of(file)}


@pytest.mark.parametrize("game", larceny.games())
def test_the_first_table_is_small_and_quick(cast: Cast, game: str) -> None:
    """How quick it is depends on what else the machine does: it is told, and held to the goal where that is asked for.

    LARCENY_PATIENCE=1 allows the 2 s of the goal, in the best of three visits.
    """
    longest = GOAL * float(os.environ.get("LARCENY_PATIENCE", "inf"))
    person = cast.person("Ana", size=PHONE).arrive()
    path = person.table(game, 3, bots=2)
    runs = [first_visit(cast, person, path)]
    while runs[-1]["table"] >= longest and len(runs) < 3:
        runs.append(first_visit(cast, person, path))
    size, shift, table = runs[0]["size"], max(run["shift"] for run in runs), min(run["table"] for run in runs)
    print(f"\n{game}: {size / 1000:.1f} kB, table after {table:.0f} ms, shift {shift:.4f}")
    assert size <= (LARGEST if game in CARD_GAMES else LARGEST_BOARD)
    assert shift < 0.01
    assert table < longest


def first_visit(cast: Cast, owner: Person, path: str) -> dict[str, float]:
    """A known guest opens a table with nothing in the cache, on a slow phone with a slow line."""
    visitor = cast.person("Ana", size=PHONE)
    visitor.context.add_cookies(owner.context.cookies())  # type: ignore[arg-type]  # what it gives it takes
    visitor.context.add_init_script("localStorage.setItem('larceny.known', 'yes')")
    page, loaded = visitor.page, list[Response]()
    page.on("response", lambda answer: loaded.append(answer))
    page.add_init_script(
        "window.shift = 0; new PerformanceObserver(list => { for (const one of list.getEntries())"
        " if (!one.hadRecentInput) window.shift += one.value }).observe({type: 'layout-shift', buffered: true});"
        f"new MutationObserver(() => {{ if (!window.table && document.querySelector('{DRAWN}'))"
        " requestAnimationFrame(() => (window.table ??= performance.now())) })"
        ".observe(document, {childList: true, subtree: true})"
    )
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW_4G)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    visitor.go(path)
    page.wait_for_selector(DRAWN)
    page.wait_for_timeout(800)
    parts = [answer.body() for answer in loaded if re.search(r"/assets/.*\.(js|css)$", answer.url)]
    measured: dict[str, float] = page.evaluate("() => ({table: window.table, shift: window.shift})")
    page.close()
    return {**measured, "size": sum(len(gzip.compress(part)) for part in parts)}
