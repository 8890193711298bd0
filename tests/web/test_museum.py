"""Le Casse du Siècle on its board: played by several, by touch and by keys, readable by all, and the thief unseen."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Cast, Site
from tests.web.people import ACTIONS, DESKTOP, OFFERED, OVER, PHONE, Person, play_together
from tests.web.test_access import assert_clean, tab_to
from tests.web.test_languages import LANGUAGES, assert_speaks

QUICK = {"setup": "quick"}
SQUARES = "main button.free[data-spot^=square]"
OPENINGS = "main button.free[data-spot^=opening]"
THIEF = '[data-anchor="pawn-thief"]'
WATCH = """
window.gestures = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, timing) {
  gestures.push({anchor: this.dataset?.anchor, frames, duration: timing.duration})
  return animate.call(this, frames, timing)
}
"""


def views(person: Person) -> list[dict[str, Any]]:
    """All views that came over the line."""
    return [frame["view"] for frame in person.frames if frame["type"] == "update"]


def as_the_thief(person: Person, players: int = 3, **options: Any) -> Page:
    """Break in by W1, at a table with bots."""
    person.arrive().table("casse", players, bots=players - 1, options=QUICK | options)
    break_in(person)
    return person.page


def break_in(person: Person) -> None:
    person.page.locator('main button.free[data-spot="opening:W1"]').click()
    person.page.locator(ACTIONS).click()
    person.page.wait_for_selector(SQUARES)


def test_three_browsers_play_the_short_version(cast: Cast) -> None:
    host = cast.person("Ana").arrive()
    path = host.table("casse", 3, options=QUICK | {"turn_limit": 3})
    others = [cast.person(name, size=size).sit_down(path) for name, size in (("Ben", PHONE), ("Cleo", DESKTOP))]
    host.page.get_by_role("button", name="Start", exact=True).click()
    people = [host, *others]
    play_together(people, random.Random(1))
    endings = {person.page.locator("dialog h2").inner_text() for person in people}
    assert len(endings) == 1
    assert "win" in endings.pop()
    for person in people:
        person.page.keyboard.press("Escape")
        expect(person.page.locator(".stop.entry")).to_have_count(1)  # now the sheet is laid open


def test_a_phone_sets_the_museum_up_by_touch(cast: Cast) -> None:
    person, dice = cast.person("Ana", size=PHONE, touch=True).arrive(), random.Random(2)
    person.table("casse", 2, bots=1, options={"first_thief": "p2", "turn_limit": 1})
    page = person.page
    page.wait_for_selector(SQUARES)
    expect(page.locator(".progress li").first).to_contain_text("0/9")
    expect(page.locator(".progress .room")).to_have_count(6)
    page.locator('[data-spot="square:r2c6"]').click()
    page.get_by_role("button", name="Display here").click()
    expect(page.locator(".progress li").first).to_contain_text("1/9")
    expect(page.locator(".progress .room")).to_have_count(5)
    person.play_to_the_end(dice)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keyboard_walks_over_the_squares_and_chooses(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("casse", 3, bots=2, options=QUICK)
    page = person.page
    page.wait_for_selector(OPENINGS)
    tab_to(page, "document.activeElement.matches('[role=grid] button')")
    assert page.evaluate("document.activeElement.ariaLabel") == "window W1, lock unknown"
    press_enter_and_confirm(page)
    page.wait_for_selector(SQUARES)
    page.keyboard.press("Escape")
    page.locator('[data-spot="opening:W1"]').focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.ariaLabel").startswith("room R, column 5, row 1, Thief")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.spot") == "square:r2c5"
    press_enter_and_confirm(page)
    page.wait_for_selector(OFFERED + ", " + OVER)
    assert any(view["sheet"] and view["sheet"]["stops"] == ["r1c5", "r2c5"] for view in views(person))


def press_enter_and_confirm(page: Page) -> None:
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.ariaPressed") == "true"
    tab_to(page, f"document.activeElement.matches('{ACTIONS}')")
    page.keyboard.press("Enter")


def test_a_square_out_of_reach_tells_why_and_leads_to_the_rule(cast: Cast) -> None:
    page = as_the_thief(cast.person("Ana"))
    page.locator('[data-spot="square:r11c4"]').click(force=True)  # a screen reader hears that it is disabled
    expect(page.locator("#hint")).to_contain_text("The thief moves up to 3 squares")
    expect(page.locator("#hint button")).to_have_text("§4.2")


def test_lines_of_sight_are_shown_where_a_camera_is_pointed_at(cast: Cast) -> None:
    person = cast.person("Ana")
    page = as_the_thief(person)
    free = {square.get_attribute("data-spot") for square in page.locator(SQUARES).all()}
    view = views(person)[-1]
    cameras = [
        one for one in view["cameras"] if f"square:{one['square']}" not in free | {f"square:{p}" for p in view["pawns"]}
    ]
    assert cameras
    expect(page.locator(".seen")).to_have_count(0)
    page.locator(f'[data-spot="square:{cameras[0]["square"]}"]').hover()
    expect(page.locator(".seen")).to_have_count(len(cameras[0]["sees"]))


def test_the_browser_of_a_detective_or_a_spectator_does_not_hold_the_thiefs_place(cast: Cast) -> None:
    thief = cast.person("Ana").arrive()
    path = thief.table("casse", 2, options=QUICK)
    detective = cast.person("Ben").sit_down(path)
    thief.page.get_by_role("button", name="Start", exact=True).click()
    watcher = cast.person("Cleo").arrive().go(path)
    break_in(thief)
    thief.page.locator(SQUARES).first.click()
    thief.page.locator(ACTIONS).first.click()
    detective.page.wait_for_selector(SQUARES)
    watcher.page.wait_for_selector(".dice:not(.idle)")
    expect(thief.page.locator(THIEF)).to_have_count(1)
    expect(thief.page.locator(".stop")).to_have_count(2)
    for other in (detective, watcher):
        assert all(view["thief_square"] in (None, "hidden") and view["sheet"] is None for view in views(other))
        told = [event for frame in other.frames if frame["type"] == "update" for event in frame["events"]]
        assert {event["place"] for event in told if event["event"] in ("enter", "move")} == {"hidden"}
        expect(other.page.locator(f"{THIEF}, .way, .stop, .carried")).to_have_count(0)
        expect(other.page.locator('[role=grid] [aria-label*="Thief"]')).to_have_count(0)


@pytest.mark.parametrize(("theme", "size"), [("light", PHONE), ("dark", DESKTOP)])
def test_the_museum_is_clean(cast: Cast, theme: str, size: tuple[int, int]) -> None:
    person = cast.person("Ana", theme=theme, size=size).arrive()
    path = person.table("casse", 3, bots=2, options=QUICK | {"turn_limit": 1})
    page = person.page
    page.wait_for_selector(OPENINGS)
    assert_clean(page, "breaking in")
    break_in(person)
    page.get_by_role("button", name="Possible places").click()
    page.locator(SQUARES).first.click()
    assert_clean(page, "a square picked")
    page.locator(ACTIONS).first.click()
    page.wait_for_selector(OVER)
    person.go(path.replace("/t/", "/r/").split("#")[0] + "?at=99")
    page.wait_for_selector(".plan")
    assert_clean(page, "replay")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_museum_speaks_the_language_and_fits(cast: Cast, lang: str) -> None:
    person = cast.person("Ana", lang=lang, size=PHONE)
    page = as_the_thief(person, players=7)
    page.locator(SQUARES).first.click()
    assert_speaks(page, lang, "the thief")
    person.table("casse", 3, bots=2, options={"first_thief": "p3", "chosen_locks": "on"})
    page.locator(OPENINGS).first.click()
    assert_speaks(page, lang, "locks")


def gestures(browser: Browser, site: Site, speed: int, **context: Any) -> list[dict[str, Any]]:
    """What moved when the thief made a move."""
    person = Person(browser, site.url, "Ana", speed=speed)
    page = person.page
    page.emulate_media(**context)
    person.context.add_init_script(WATCH)
    as_the_thief(person)
    page.locator(SQUARES).first.click()
    page.locator(ACTIONS).first.click()
    page.wait_for_selector(f"{SQUARES}, {ACTIONS}, {OVER}")
    if speed and not context:  # the detectives roll soon after him
        page.wait_for_function("gestures.some((one) => one.anchor === 'dice')")
    seen: list[dict[str, Any]] = json.loads(page.evaluate("JSON.stringify(gestures)"))
    assert not person.faults
    person.context.close()
    return seen


def test_pawns_walk_and_dice_roll(browser: Browser, site: Site) -> None:
    seen = gestures(browser, site, 2)
    assert {"pawn-thief", "dice"} <= {one["anchor"] for one in seen}


@pytest.mark.parametrize(("speed", "context"), [(0, {}), (1, {"reduced_motion": "reduce"})])
def test_nothing_walks_for_who_wants_no_motion(browser: Browser, site: Site, speed: int, context: Any) -> None:
    assert gestures(browser, site, speed, **context) == []
