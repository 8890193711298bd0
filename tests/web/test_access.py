"""Everybody can play: axe finds nothing on any page in either theme, and the keyboard is enough for a whole game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Cast
from tests.web.people import CARD_GAMES, DESKTOP, PHONE, Person

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RULES = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}"
THEMES = ("light", "dark")
LOOKS = [
    ("light", DESKTOP),
    ("dark", PHONE),
    pytest.param("dark", DESKTOP, marks=pytest.mark.long),
    pytest.param("light", PHONE, marks=pytest.mark.long),
]


def assert_clean(page: Page, where: str) -> None:
    """No fault that axe can find."""
    page.wait_for_timeout(250)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(f"async () => (await axe.run(document, {RULES})).violations")
    faults = [(one["id"], node["html"][:160], node["failureSummary"][:300]) for one in found for node in one["nodes"]]
    assert not faults, (where, faults)


@pytest.mark.parametrize("theme", THEMES)
def test_pages_around_the_table_are_clean(cast: Cast, theme: str) -> None:
    person = cast.person("Ana", theme=theme).go("/")
    page = person.page
    page.wait_for_selector("article")
    assert_clean(page, "home")
    page.get_by_role("button", name="Settings").click()
    assert_clean(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_text("Options").click()
    assert_clean(page, "setting up a table")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_selector("dialog input[autocomplete=nickname]")
    assert_clean(page, "name")
    page.get_by_role("button", name="Let’s go").click()
    page.wait_for_selector("section.invite")
    assert_clean(page, "lobby")


@pytest.mark.parametrize(("theme", "size"), LOOKS)
@pytest.mark.parametrize("game", CARD_GAMES)
def test_tables_ends_and_replays_are_clean(cast: Cast, game: str, theme: str, size: tuple[int, int]) -> None:
    person = cast.person("Ana", theme=theme, size=size).arrive()
    path = person.table(game, 3, bots=2, options={"getaways": 4} if game == "dieven" else {"rounds": 1})
    page = person.page
    page.wait_for_selector("[data-hand] button")
    assert_clean(page, "table")
    for name in ("Chat", "Rules", "Log"):
        page.get_by_role("button", name=name).click()
        assert_clean(page, name)
    page.get_by_role("button", name="Menu").click()
    assert_clean(page, "menu")
    page.keyboard.press("Escape")
    if size == PHONE:
        page.keyboard.press("Escape")
    page.locator("[data-hand] button.free").first.click()
    assert_clean(page, "a card picked")
    page.keyboard.press("Escape")
    person.play_to_the_end(random.Random(1))
    page.wait_for_selector("dialog svg[role=img]")
    assert_clean(page, "end")
    person.go(path.replace("/t/", "/r/").split("#")[0])
    page.wait_for_selector(".mat")
    assert_clean(page, "replay")


@pytest.mark.parametrize("theme", THEMES)
def test_the_curtain_and_the_television_are_clean(cast: Cast, theme: str) -> None:
    person = cast.person("Ana", theme=theme).arrive()
    path = person.table("dieven", 3, mine=3)
    person.page.wait_for_selector(".curtain")
    assert_clean(person.page, "curtain")
    viewer = cast.person("TV", theme=theme, size=(1920, 1080)).go(path.replace("/t/", "/tv/"))
    viewer.page.wait_for_selector(".mat")
    assert_clean(viewer.page, "television")


WHOLE_GAMES = [
    ("casse", {"setup": "quick", "turn_limit": 3}),
    ("dieven", {"getaways": 3}),
    ("schattendieb", {"rounds": 1}),
    # Six rounds are its least, and Tab leads through all twelve drawers each time.
    pytest.param("master_thieves", {"round_limit": 6, "edition": "en"}, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "options"), WHOLE_GAMES)
def test_the_keyboard_is_enough_for_a_whole_game(cast: Cast, game: str, options: dict[str, Any]) -> None:
    person = cast.person("Ana").arrive()
    person.table(game, 3, bots=2, options=options)
    dice = random.Random(1)
    for _ in range(400):
        person.page.wait_for_selector("button.free, .mine .buttons button.primary, dialog .ranking")
        if person.over:
            return
        press_something(person, dice)
    raise AssertionError("the game does not end")


def press_something(person: Person, dice: random.Random) -> None:
    """Pick a card by its number, or walk to a thing by Tab; then walk to the button by Tab."""
    page = person.page
    if page.locator("[data-hand] button.free").count():
        page.keyboard.press(str(dice.randrange(page.locator("[data-hand] button").count()) + 1))
    elif page.locator("main button.free").count():
        enter_by_tab(page, "main button.free")
    if page.locator(".mine .buttons button.primary").count():
        enter_by_tab(page, ".mine .buttons button.primary")


def enter_by_tab(page: Page, things: str) -> None:
    """Walk to one of these and press it; nothing is pressed if they are gone by then: the way leads over links, too."""
    if tab_to(page, things):
        page.keyboard.press("Enter")


def tab_to(page: Page, things: str) -> bool:
    """Walk to one of these, if it can be found."""
    for _ in range(60):
        if page.evaluate("things => document.activeElement.matches(things)", things):
            return True
        page.keyboard.press("Tab")
    return False


def test_question_mark_lists_the_keys(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("dieven", 3, bots=2)
    person.page.wait_for_selector("[data-hand] button")
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_a_card_that_cannot_be_played_tells_why_and_leads_to_the_rule(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    path = person.table("schattendieb", 2)
    other = cast.person("Ben").sit_down(path)
    page = person.page
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("[data-hand] button.free").first.click()
    page.locator(".mine .buttons button.primary").click()
    card = page.locator("[data-hand] button[aria-disabled=true]").first
    card.focus()
    expect(page.locator("#hint")).to_contain_text("not your turn")
    expect(other.page.locator("[data-hand] button.free").first).to_be_visible()


def test_what_can_be_touched_is_large_enough(cast: Cast) -> None:
    person = cast.person("Ana", size=PHONE, touch=True).arrive()
    person.table("dieven", 6, bots=5)
    page = person.page
    page.locator("[data-hand] button.free").first.click()
    small = page.evaluate(
        "() => [...document.querySelectorAll('button, a, select, input')]"
        ".filter(one => one.checkVisibility()).map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])"
        ".filter(([, box]) => box.width > 1 &&"
        " (box.width < 44 || box.height < 44)).map(([html, box]) => [html, box.width, box.height])"
    )
    assert small == []
