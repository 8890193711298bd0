"""Draws every page and state on a desk, a phone and more, in both themes: `make shots`. The docs keep a few."""

from __future__ import annotations

import base64
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from larceny.games import keys
from tests.web.conftest import BROWSERS, ROOT, Site
from tests.web.people import COMPANY, DESKTOP, LYING_PHONE, OFFERED, OVER, PHONE, Person
from tests.web.shots_box import round_the_box
from tests.web.shots_museum import in_the_museum

PICTURES, ALL = ROOT / "docs/pictures", ROOT / "build/shots"
KEPT = {"home-desk", "dieven-desk", "schattendieb-desk-dark", "dieven-phone", "casse-desk", "casse-phone"}
KEPT |= {"box-desk", "box-phone"}
WIDEST = 880  # pixels of a picture that the repository keeps
PLAIN = """() => { const plain = new CSSStyleSheet()
  plain.replaceSync('.felt { background: radial-gradient(ellipse at 50% 35%, var(--felt-lit), var(--felt) 75%) }')
  document.adoptedStyleSheets = [plain] }"""
LOOKS = {
    "desk": (DESKTOP, "light"),
    "desk-dark": (DESKTOP, "dark"),
    "phone": (PHONE, "light"),
    "phone-dark": (PHONE, "dark"),
    "landscape": (LYING_PHONE, "light"),
    "tablet": ((820, 1180), "light"),
}
TELEVISION = (1920, 1080)
GAMES = ("dieven", "schattendieb")
MOST = {"dieven": 6, "schattendieb": 7}


def main() -> int:
    """Take them all, or those of the looks that are named."""
    looks = sys.argv[1:] or list(LOOKS)
    ALL.mkdir(parents=True, exist_ok=True)
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for look in looks:
                around_the_table(browser, site, look)
                for game in GAMES:
                    at_the_table(browser, site, look, game)
                    at_a_full_table(browser, site, look, game)
                in_the_museum(browser, site, look, visitor, shoot)
                round_the_box(browser, site, look, visitor, shoot)
                in_lessons(browser, site, look)
            on_the_television(browser, site)
        finally:
            browser.close()
            site.stop()
    return 0


def visitor(browser: Browser, site: Site, look: str) -> Person:
    size, theme = LOOKS[look]
    return Person(browser, site.url, "Nora", size=size, theme=theme).arrive()


def shoot(person: Person, look: str, name: str) -> None:
    person.page.wait_for_timeout(400)
    if f"{name}-{look}" in KEPT:
        keep(person, PICTURES / f"web-{name}-{look}.png")
    else:
        person.page.screenshot(path=ALL / f"web-{name}-{look}.png")


def keep(person: Person, path: Path) -> None:
    """For the repository: without the weave of the felt, which packs badly, and no wider than pages show it."""
    page = person.page
    page.evaluate(PLAIN)
    size = page.viewport_size
    assert size
    clip = {"x": 0, "y": 0, **size, "scale": min(1, WIDEST / size["width"])}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "png", "clip": clip})
    path.write_bytes(base64.b64decode(taken["data"]))


def around_the_table(browser: Browser, site: Site, look: str) -> None:
    """Home, its dialogs, lobby, curtain."""
    person = visitor(browser, site, look).go("/")
    page = person.page
    page.wait_for_selector("article")
    shoot(person, look, "home")
    page.get_by_role("button", name="Same screen").first.click()
    page.locator("summary").click()
    shoot(person, look, "setup")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Nora").click()
    shoot(person, look, "settings")
    person.table("dieven", 4)
    page.wait_for_selector("section.invite")
    shoot(person, look, "lobby")
    person.table("schattendieb", 3, mine=3)
    page.wait_for_selector(".curtain")
    shoot(person, look, "curtain")
    person.context.close()


def at_the_table(browser: Browser, site: Site, look: str, game: str) -> None:
    """A game in the middle with its panes and menu, at the end, and again."""
    person, dice = visitor(browser, site, look), random.Random(7)
    path = person.table(game, 4, bots=3, levels=COMPANY)
    play(person, dice, 3)
    while person.over:  # bots are quick
        path = person.table(game, 4, bots=3, levels=COMPANY)
        play(person, dice, 3)
    shoot(person, look, f"{game}-turn")
    if person.page.locator("[data-hint]").count():
        person.page.keyboard.press("h")
        person.page.wait_for_selector(".advice")
        shoot(person, look, f"{game}-hint")
        person.page.keyboard.press("Escape")
    pick(person)
    shoot(person, look, game)
    beside_the_table(person, look, game)
    play_until(person, dice, lambda: person.page.locator("main button.free").count() > 0)
    if not person.over:
        shoot(person, look, f"{game}-choice")
    person.play_to_the_end(dice)
    person.page.wait_for_selector("dialog svg[role=img]")
    shoot(person, look, f"{game}-end")
    person.go(path.replace("/t/", "/r/").split("#")[0] + "?at=12&seat=1")
    person.page.wait_for_selector(".mat")
    shoot(person, look, f"{game}-replay")
    person.context.close()


def play(person: Person, dice: random.Random, turns: int) -> None:
    for _ in range(turns):
        person.page.wait_for_selector(f"{OFFERED}, {OVER}")
        person.act(dice)
    person.page.wait_for_selector(f"{OFFERED}, {OVER}")


def play_until(person: Person, dice: random.Random, found: Callable[[], bool]) -> None:
    """Play on until something is on the table, or the game is over."""
    for _ in range(60):
        if person.over or found():
            return
        play(person, dice, 1)


def pick(person: Person) -> None:
    cards = person.page.locator("[data-hand] button.free")
    if cards.count():
        cards.first.click()


def beside_the_table(person: Person, look: str, game: str) -> None:
    page = person.page
    for pane in ("Chat", "Rules"):
        page.get_by_role("button", name=pane).click()
        shoot(person, look, f"{game}-{pane.lower()}")
    if look.startswith(("phone", "landscape", "tablet")):
        page.get_by_role("button", name="Rules").click()
    else:
        page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Menu").click()
    shoot(person, look, f"{game}-menu")
    page.keyboard.press("Escape")


def at_a_full_table(browser: Browser, site: Site, look: str, game: str) -> None:
    """As many players as there can be, with clocks."""
    person, dice = visitor(browser, site, look), random.Random(4)
    person.table(game, MOST[game], bots=MOST[game] - 1, levels=COMPANY, clock=[180, 5])
    play(person, dice, 3)
    shoot(person, look, f"{game}-full")
    person.context.close()


def in_lessons(browser: Browser, site: Site, look: str) -> None:
    """The first thing that is to be done in each."""
    person = visitor(browser, site, look)
    for game in keys():
        person.go(f"/learn/{game}")
        person.page.wait_for_selector(".guide .settled")
        person.page.locator(".guide button.primary").click()
        person.page.wait_for_selector(".ring")
        shoot(person, look, f"{game}-lesson")
    person.context.close()


def on_the_television(browser: Browser, site: Site) -> None:
    for game in GAMES:
        host = visitor(browser, site, "desk")
        path = host.table(game, 4, bots=3, levels=COMPANY)
        play(host, random.Random(3), 3)
        screen = Person(browser, site.url, "TV", size=TELEVISION).go(path.replace("/t/", "/tv/"))
        screen.page.wait_for_selector(".mat")
        shoot(screen, "tv", game)
        for person in (host, screen):
            person.context.close()


if __name__ == "__main__":
    sys.exit(main())
