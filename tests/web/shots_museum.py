"""Draws the museum as the thief, the detectives and a television see it: part of `make shots`."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Browser

from tests.web.conftest import Site
from tests.web.people import COMPANY, OFFERED, OVER, Person

SQUARES = "main button.free[data-spot^=square]"

Visitor = Callable[[Browser, Site, str], Person]
Shoot = Callable[[Person, str, str], None]


def in_the_museum(browser: Browser, site: Site, look: str, visitor: Visitor, shoot: Shoot) -> None:
    """Breaking in, sneaking, hunting, setting up, the end."""
    as_the_thief(visitor(browser, site, look), look, shoot)
    as_a_detective(visitor(browser, site, look), look, shoot)
    setting_up(visitor(browser, site, look), look, shoot)


def as_the_thief(person: Person, look: str, shoot: Shoot) -> None:
    page, dice = person.page, random.Random(1)
    person.table("casse", 3, bots=2, levels=COMPANY, options={"setup": "quick"})
    page.wait_for_selector(OFFERED)
    shoot(person, look, "casse-enter")
    turns = 0
    while turns < 4 or not (page.locator(SQUARES).count() or person.over):
        page.wait_for_selector(f"{OFFERED}, {OVER}")
        turns += person.act(dice) or person.over
        page.wait_for_timeout(500)  # the bots play
    if not person.over:
        page.locator(SQUARES).last.click()
        shoot(person, look, "casse")
    person.context.close()


def as_a_detective(person: Person, look: str, shoot: Shoot) -> None:
    page, dice = person.page, random.Random(2)
    options = {"setup": "quick", "first_thief": "p7", "turn_limit": 12}
    person.table("casse", 7, bots=6, levels=COMPANY, options=options, clock=[180, 5], deductions=True)
    page.wait_for_selector(f"{SQUARES}, {OVER}")
    if not person.over:
        page.get_by_role("button", name="Possible places").click()
        page.locator(".mine .buttons button").last.focus()
        shoot(person, look, "casse-detective")
    person.play_to_the_end(dice)
    page.wait_for_selector("dialog svg[role=img]")
    page.keyboard.press("Escape")
    shoot(person, look, "casse-over")
    person.context.close()


def setting_up(person: Person, look: str, shoot: Shoot) -> None:
    page, dice = person.page, random.Random(5)
    person.table("casse", 2, bots=1, levels=COMPANY, options={"first_thief": "p2"})
    for _ in range(11):
        page.wait_for_selector(SQUARES)
        person.act(dice)
    page.wait_for_selector(SQUARES)
    page.locator(SQUARES).first.click()
    shoot(person, look, "casse-setup")
    person.context.close()
