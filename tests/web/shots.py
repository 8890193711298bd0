"""Draws the pictures of the docs: `make shots`. Every page on a desk and on a phone, in both themes."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import BROWSERS, ROOT, Site
from tests.web.people import DESKTOP, PHONE, Person

PICTURES = ROOT / "docs/pictures"
LOOKS = {"desk": (DESKTOP, "light"), "desk-dark": (DESKTOP, "dark"), "phone": (PHONE, "light")}


def main() -> int:
    """Take them all."""
    import shutil

    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for look in LOOKS:
                around_the_table(browser, site, look)
                for game in ("dieven", "schattendieb"):
                    at_the_table(browser, site, look, game)
        finally:
            browser.close()
            site.stop()
    return 0


def visitor(browser: Browser, site: Site, look: str) -> Person:
    size, theme = LOOKS[look]
    return Person(browser, site.url, "Nora", size=size, theme=theme).arrive()


def shoot(person: Person, look: str, name: str) -> None:
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=PICTURES / f"web-{name}-{look}.png")


def around_the_table(browser: Browser, site: Site, look: str) -> None:
    """Home, lobby, curtain."""
    person = visitor(browser, site, look).go("/")
    person.page.wait_for_selector("article")
    shoot(person, look, "home")
    person.table("dieven", 4)
    person.page.wait_for_selector("section.invite")
    shoot(person, look, "lobby")
    person.table("schattendieb", 3, mine=3)
    person.page.wait_for_selector(".curtain")
    shoot(person, look, "curtain")
    person.context.close()


def at_the_table(browser: Browser, site: Site, look: str, game: str) -> None:
    """A game in the middle, at the end, and again."""
    person, dice = visitor(browser, site, look), random.Random(7)
    path = person.table(game, 4, bots=3)
    for _ in range(6):
        person.page.wait_for_selector("[data-hand] button.free, .buttons button.primary")
        person.act(dice)
    person.page.wait_for_selector("[data-hand] button.free, .buttons button.primary, dialog .ranking")
    if person.page.locator("[data-hand] button.free").count():
        person.page.locator("[data-hand] button.free").first.click()
    shoot(person, look, game)
    person.play_to_the_end(dice)
    person.page.wait_for_selector("dialog svg[role=img]")
    shoot(person, look, f"{game}-end")
    person.go(path.replace("/t/", "/r/").split("#")[0] + "?at=12&seat=1")
    person.page.wait_for_selector(".mat")
    shoot(person, look, f"{game}-replay")
    person.context.close()


if __name__ == "__main__":
    sys.exit(main())
