"""Draws the jewelry box in its moments: part of `make shots`."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Browser

from tests.web.conftest import Site
from tests.web.people import ACTIONS, COMPANY, FREE, OFFERED, OVER, Person

Visitor = Callable[[Browser, Site, str], Person]
Shoot = Callable[[Person, str, str], None]


def round_the_box(browser: Browser, site: Site, look: str, visitor: Visitor, shoot: Shoot) -> None:
    """Filling it, roles, an open drawer, moving it, the end; with all that is known, and eight at the table."""
    through_a_game(visitor(browser, site, look), look, shoot)
    with_open_memory(visitor(browser, site, look), look, shoot)


def through_a_game(person: Person, look: str, shoot: Shoot) -> None:
    page, dice, shot = person.page, random.Random(1), set[str]()
    person.table("master_thieves", 4, bots=3, levels=COMPANY, options={"round_limit": 6})
    for _ in range(150):
        page.wait_for_selector(f"{OFFERED}, {OVER}")
        if person.over:
            break
        view = next(frame["view"] for frame in reversed(person.frames) if frame["type"] == "update")
        name = "box" if view["open"] and view["round"] and "box" not in shot else f"box-{view['phase']}"
        if name not in shot:
            shot.add(name)
            if page.locator(FREE).count():
                page.locator(FREE).last.click()
            shoot(person, look, name)
        person.act(dice)
    page.wait_for_selector("dialog svg[role=img]")
    shoot(person, look, "box-end")
    page.get_by_role("button", name="Watch the replay").click()
    page.wait_for_selector(".net")
    page.get_by_label("Through whose eyes").select_option("all")
    page.wait_for_selector(".known")
    shoot(person, look, "box-replay")
    person.context.close()


def with_open_memory(person: Person, look: str, shoot: Shoot) -> None:
    page, dice = person.page, random.Random(2)
    person.table("master_thieves", 8, bots=7, levels=COMPANY, options={"memory": "open"}, clock=[180, 5])
    while not page.locator("[data-hand] button.free").count():
        page.wait_for_selector(OFFERED)
        person.act(dice)
        page.wait_for_timeout(200)
    page.locator("[data-hand] button.free").first.click()
    page.wait_for_selector(ACTIONS)
    shoot(person, look, "box-full")
    person.context.close()
