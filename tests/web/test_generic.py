"""A game that has no folder in web/ is playable all the same."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Site
from tests.web.people import Person

GAMES = Path(__file__).resolve().parents[2] / "src/larceny/games"


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[Site]:
    """A server that offers a game of somebody else: one of ours under another name."""
    folder = tmp_path / "strangers/loot"
    shutil.copytree(GAMES / "dieven", folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "strangers/__init__.py").touch()
    for file in folder.rglob("*.py"):
        source = file.read_text(encoding="utf-8").replace("larceny.games.dieven", "strangers.loot")
        file.write_text(source.replace('title="Dieven!"', 'title="Loot"'), encoding="utf-8")
    site = Site(tmp_path, "--game", "strangers.loot", path=tmp_path)
    yield site
    site.stop()


def test_a_new_game_appears_by_itself_and_is_played_by_buttons(browser: Browser, stranger: Site) -> None:
    person = Person(browser, stranger.url, "Ana").arrive().go("/")
    page = person.page
    tile = page.locator("article", has=page.get_by_role("heading", name="Loot"))
    expect(tile).to_be_visible()
    tile.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".generic table")
    person.play_to_the_end(random.Random(1))
    assert not person.faults
    person.context.close()
