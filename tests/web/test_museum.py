"""Le Casse du Siècle on its board: played by several, by touch and by keys, readable by all, and the thief unseen."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Cast, Site
from tests.web.people import ACTIONS, DESKTOP, OFFERED, OVER, PHONE, Person, play_together
from tests.web.test_access import assert_clean, tab_to
from tests.web.test_languages import TRIED, assert_speaks

QUICK = {"setup": "quick"}
SQUARES = "main button.free[data-spot^=square]"
SAFE = f"{SQUARES}:not([aria-label*='detective of'])"  # the thief is not caught there: where they stand is random
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


@pytest.mark.long  # the rounds of a long game are played by other tests; the page is that of the short one
def test_two_browsers_play_the_long_version(cast: Cast) -> None:
    """Each is the thief once; what the one has marked as a detective is gone when he is the thief."""
    host = cast.person("Ana").arrive()
    path = host.table("casse", 2, options=QUICK | {"version": "long", "turn_limit": 2})
    guest = cast.person("Ben", size=PHONE, touch=True).sit_down(path)
    host.page.get_by_role("button", name="Start", exact=True).click()
    guest.page.get_by_role("button", name="Pencil").click()
    guest.page.locator('[data-spot="square:r5c5"]').click(force=True)
    expect(guest.page.locator("[data-mark]")).to_have_count(1)
    guest.page.get_by_role("button", name="Pencil").click()
    play_together([host, guest], random.Random(4))
    assert host.page.locator("dialog h2").inner_text() == guest.page.locator("dialog h2").inner_text()
    assert {view["thief"] for view in views(host)} == {0, 1}
    assert guest.page.locator("[data-mark]").count() == 0


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
    assert tab_to(page, "[role=grid] button")
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
    assert tab_to(page, ACTIONS)
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
    thief.page.locator(SAFE).first.click()
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
    page.locator(SQUARES).first.click()
    assert_clean(page, "a square picked")
    page.locator(ACTIONS).first.click()
    page.wait_for_selector(OVER)
    expect(page.get_by_role("img", name="Possible places of the thief over time")).to_be_visible()
    assert_clean(page, "the end")
    person.go(path.replace("/t/", "/r/").split("#")[0] + "?at=99&seat=all")
    page.get_by_role("button", name="Possible places").click()
    expect(page.locator(".stop.entry")).to_have_count(1)
    assert_clean(page, "replay")


def test_detectives_share_pencil_marks_and_the_thief_never_sees_them(cast: Cast) -> None:
    """One table for what detectives have among themselves: marks, and what the board points out."""
    thief = cast.person("Ana").arrive()
    path = thief.table("casse", 3, options=QUICK)
    ben, cleo = (cast.person(name, size=size).sit_down(path) for name, size in (("Ben", DESKTOP), ("Cleo", PHONE)))
    watcher = cast.person("Dora").arrive().go(path)
    thief.page.get_by_role("button", name="Start", exact=True).click()
    break_in(thief)
    ben.page.get_by_role("button", name="Pencil").click()
    square = ben.page.locator('[data-spot="square:r5c5"]')
    for sign in ("perhaps", "not here", "here", None, "perhaps"):
        square.click(force=True)  # it is not his turn: a screen reader hears that nothing can be done there
        for page in (ben.page, cleo.page):
            label = page.locator('[data-spot="square:r5c5"]')
            expect(label).to_have_attribute("aria-label", re.compile(f"marked: {sign}" if sign else "^(?!.*marked)"))
    expect(cleo.page.locator('[data-mark="r5c5"]')).to_have_count(1)
    cleo.page.reload()
    expect(cleo.page.locator('[data-mark="r5c5"]')).to_have_count(1)
    for stranger in (thief, watcher):
        # who comes while they play is told that his team has none
        assert not any(frame["marks"] for frame in stranger.frames if frame["type"] == "marks")
        assert stranger.page.locator("[data-mark]").count() == 0
        assert stranger.page.get_by_role("button", name="Pencil").count() == 0
    expect(thief.page.get_by_text("detectives may have them shown")).to_be_visible()
    assert thief.page.get_by_role("button", name="Possible places").count() == 0
    for hunter in (ben, watcher):
        expect(hunter.page.locator("[fill='url(#doubt)']")).to_have_count(0)
        hunter.page.get_by_role("button", name="Possible places").click()
        expect(hunter.page.locator("[fill='url(#doubt)']")).to_have_count(len(views(hunter)[-1]["possible"]))
    assert_clean(ben.page, "marks and possible places")


def test_in_earnest_nothing_is_pointed_out_and_everybody_knows(cast: Cast) -> None:
    detective = cast.person("Ana").arrive()
    detective.table("casse", 2, bots=1, options=QUICK | {"first_thief": "p2"}, clock=[600, 15])
    expect(detective.page.get_by_text("Possible places are not shown at this table.")).to_be_visible()
    assert detective.page.get_by_role("button", name="Possible places").count() == 0


def test_pieces_are_dragged_to_their_squares(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("casse", 2, bots=1, options={"first_thief": "p2", "turn_limit": 1})
    page = person.page
    for count in range(9):
        expect(page.locator(".progress li").first).to_contain_text(f"{count}/9")
        drag_to_any_square(page)
    expect(page.locator("[data-tray=camera]")).to_be_visible()
    drag_to_any_square(page)
    expect(page.get_by_role("button", name="Diagonal")).to_be_visible()  # a camera looks in one of two ways
    page.get_by_role("button", name="Diagonal").click()
    expect(page.locator(".progress li").nth(1)).to_contain_text("1/6")
    page.locator("[data-tray]").hover()
    page.mouse.down()
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(page.locator(".progress li").nth(1)).to_contain_text("1/6")  # dropped beside the museum


def drag_to_any_square(page: Page) -> None:
    target = page.locator(SQUARES).first
    target.wait_for()
    page.locator("[data-tray]").hover()
    page.mouse.down()
    target.hover(force=True)
    page.mouse.up()


def test_a_phone_shows_what_a_touch_would_do_and_two_fingers_enlarge_the_plan(cast: Cast) -> None:
    person = cast.person("Ana", size=PHONE, touch=True)
    page = as_the_thief(person)
    seen = len(person.frames)
    page.locator(SQUARES).first.tap()
    expect(page.locator(".thought")).to_be_visible()
    expect(page.locator(ACTIONS).first).to_be_visible()
    assert not [frame for frame in person.frames[seen:] if frame["type"] == "update"], "nothing is sent yet"
    before = page.locator(".plan").bounding_box()
    assert before
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    tools = page.context.new_cdp_session(page)
    for kind, gap in (("touchStart", 40), ("touchMove", 60), ("touchMove", 80), ("touchEnd", 0)):
        fingers = [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}] if gap else []
        tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    expect(page.get_by_role("button", name="Larger plan")).to_have_attribute("aria-pressed", "true")
    after = page.locator(".plan").bounding_box()
    assert after
    assert after["width"] > 1.5 * before["width"]
    assert page.evaluate("visualViewport.scale") == 1, "the page itself stays as it is"
    page.get_by_role("button", name="Larger plan").click()
    expect(page.get_by_role("button", name="Larger plan")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("lang", TRIED)
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
    page.locator(SAFE).first.click()
    page.locator(ACTIONS).first.click()
    page.wait_for_selector(f"{SQUARES}, {ACTIONS}, {OVER}")
    if speed and not context:  # the detectives roll soon after him
        page.wait_for_function("() => gestures.some((one) => one.anchor === 'dice')")
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
