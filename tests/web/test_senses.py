"""What is heard, what calls, what runs down and what moves; each can be switched off."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Cast, Site
from tests.web.people import OFFERED, Person

TURN = 659  # Hz, the first note of the call to one's turn

LISTEN = """
window.notes = []
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (at) { notes.push(this.frequency.value); return start.call(this, at) }
"""
NOTIFY = """
window.notices = []
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { return (this.permission = window.answer ?? 'granted') }
  constructor(title, { body }) { notices.push(body) }
}
"""
WATCH = """
window.flights = []
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes)
    if (node.classList?.contains('ghost')) flights.push(parseFloat(node.style.transitionDuration))
}).observe(document, {childList: true, subtree: true})
"""


def turn(person: Person, dice: random.Random) -> None:
    """Make a move, and wait for one's next turn."""
    person.page.wait_for_selector(OFFERED)
    before = decision(person)
    for _ in range(20):
        person.act(dice)
        person.page.wait_for_selector(OFFERED)
        if decision(person) > before:
            return
    raise AssertionError("no move was made")


def until(person: Person, fact: str) -> None:
    """Wait for something to be so; the page's own policy forbids Playwright's way."""
    for _ in range(100):
        if person.page.evaluate(fact):
            return
        person.page.wait_for_timeout(100)
    raise AssertionError(f"it never was so: {fact}")


def decision(person: Person) -> int:
    return max(frame["decision"] or 0 for frame in person.frames if frame["type"] == "update")


def calls(person: Person) -> int:
    return len([note for note in person.page.evaluate("notes") if round(note) == TURN])


def test_ones_turn_is_heard_once_and_can_be_silent(cast: Cast) -> None:
    person, dice = cast.person("Ana").arrive(), random.Random(3)
    person.context.add_init_script(LISTEN)
    person.table("schattendieb", 3, bots=2)
    page = person.page
    turn(person, dice)
    assert page.evaluate("notes") == [], "it was switched off"
    page.get_by_role("button", name="Sound").click()
    turn(person, dice)
    until(person, f"notes.some(note => Math.round(note) === {TURN})")
    called = calls(person)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let nobody new in").click()
    expect(page.get_by_role("button", name="Let people in again")).to_be_visible()
    assert calls(person) == called, "what else happens at the table does not call again"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Sound").click()
    count = len(page.evaluate("notes"))
    turn(person, dice)
    assert len(page.evaluate("notes")) == count


def hide(person: Person) -> None:
    """As if another tab were looked at."""
    person.page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})")


def test_ones_turn_is_notified_where_that_is_wanted_and_nobody_looks(cast: Cast) -> None:
    person, dice = cast.person("Ana").arrive(), random.Random(3)
    person.context.add_init_script(NOTIFY)
    person.table("dieven", 3, bots=2)
    page = person.page
    hide(person)
    turn(person, dice)
    assert page.evaluate("notices") == [], "nobody has asked for it"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notify me when it is my turn").check()
    page.keyboard.press("Escape")
    turn(person, dice)
    until(person, "notices.length > 0")
    assert page.evaluate("notices[0]") == "Dieven!: Your turn"


def test_a_browser_that_forbids_notifications_is_said_to_do_so(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.context.add_init_script(NOTIFY + "window.answer = 'denied'")
    person.go("/")
    person.page.get_by_role("button", name="Ana").click()
    person.page.get_by_label("Notify me when it is my turn").click()
    expect(person.page.get_by_role("alert")).to_contain_text("does not allow")
    expect(person.page.get_by_label("Notify me when it is my turn")).not_to_be_checked()


def seconds(text: str) -> int:
    minutes, rest = text.strip().split(":")
    return 60 * int(minutes) + int(rest)


def test_clocks_are_shown_and_that_of_the_mover_runs_down(cast: Cast) -> None:
    person = cast.person("Ana").arrive()
    person.table("dieven", 3, bots=2, clock=[180, 5])
    page = person.page
    page.wait_for_selector(OFFERED)
    clocks = page.locator("main time")
    expect(clocks).to_have_count(3)
    own = page.locator("main header", has_text="Ana").locator("time")
    others = page.locator("main header").filter(has_not_text="Ana").locator("time")
    expect(others).to_have_count(2)
    first, still = own.inner_text(), others.all_inner_texts()
    expect(own).not_to_have_text(first)
    assert seconds(own.inner_text()) < seconds(first) <= 185
    assert others.all_inner_texts() == still, "the others’ clocks stand still"


def flights(browser: Browser, site: Site, speed: int, **context: Any) -> list[float]:
    """How long the cards flew while one move was made."""
    person = Person(browser, site.url, "Ana", speed=speed)
    if context:
        person.page.emulate_media(**context)
    person.context.add_init_script(WATCH)
    person.arrive().table("dieven", 3, bots=2)
    turn(person, random.Random(5))
    seen: list[float] = json.loads(person.page.evaluate("JSON.stringify(flights)"))
    assert not person.faults
    person.context.close()
    return seen


def test_cards_fly_as_fast_as_one_likes(browser: Browser, site: Site) -> None:
    slow, fast = flights(browser, site, 1), flights(browser, site, 2)
    assert slow
    assert fast
    assert max(slow) == 2 * max(fast)


@pytest.mark.parametrize(("speed", "context"), [(0, {}), (1, {"reduced_motion": "reduce"})])
def test_nothing_flies_for_who_wants_no_motion(browser: Browser, site: Site, speed: int, context: Any) -> None:
    assert flights(browser, site, speed, **context) == []
